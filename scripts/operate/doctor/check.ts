import { explain } from '../operator.ts';

/** The system that is looked at, from outside, as a visitor sees it. */
export type Target = {
  /** Origin of the Supabase project, such as `https://abcd.supabase.co`. */
  api: string;
  /** The publishable key. */
  key: string;
  /** Origin of the site; undefined when there is none yet. */
  site?: string | undefined;
  /** Wakes the function that sends mail; undefined when it is not to be woken. */
  senderKey?: string | undefined;
  /** The secret key; undefined when what only the operator may ask is not to be looked at. */
  secretKey?: string | undefined;
  /** Stands in for the network in tests. */
  fetch: typeof fetch;
};

export type Check = {
  /** What is so when all is well. */
  title: string;
  /** What to do otherwise. */
  advice: string;
  /** The system works all the same: the operator is warned, and the check does not fail. */
  isWarning?: true;
  /** The problems found; none when all is well. Leaves nothing behind. */
  run(target: Target): Promise<string[]>;
};

/** Checks that are worth making only when the first of them is fine. `name` is what they look at. */
export type Area = { name: string; checks: readonly [Check, ...Check[]] };

export type Finding = { title: string; advice: string; isWarning: boolean; problems: string[] };

/** Makes every check of an area; a check that fails to get an answer at all has that as its problem. */
export async function examine(area: Area, target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { title, advice, isWarning = false, run } of area.checks) {
    const problems = await run(target).catch((error: unknown) => [explain(error)]);
    const isGate = findings.length === 0 && problems.length > 0 && area.checks.length > 1;
    findings.push({
      title,
      advice,
      isWarning,
      problems: isGate ? [...problems, `nothing else of ${area.name} was looked at`] : problems,
    });
    if (isGate) break;
  }
  return findings;
}

/** What a server said: status, headers, and the body as text and, if it is any, as JSON. */
export type Answer = { status: number; headers: Headers; text: string; json: unknown };

const PATIENCE_MS = 30_000;

/** Sends a request, without following redirects. */
export async function ask(target: Target, address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await target.fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

/** Reads or calls something of the REST API as the operator, with the secret key. */
export function askAsOperator(target: Target, path: string, init: RequestInit = {}): Promise<Answer> {
  return ask(target, `${target.api}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: target.secretKey ?? '', 'content-type': 'application/json', ...init.headers },
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of a JSON answer, as text; empty if there is none. */
export function field(answer: Answer, name: string): string {
  const { json } = answer;
  const value = typeof json === 'object' && json !== null ? new Map(Object.entries(json)).get(name) : undefined;
  return value === undefined || value === null ? '' : String(value);
}

/** A short account of an answer, for a problem. */
export function account({ status, text }: Answer): string {
  return `HTTP ${status}${text ? `, ${text.slice(0, 160).replace(/\s+/g, ' ')}` : ''}`;
}

/** Runs `task` on every item, a few at a time, and joins the problems. */
export async function problemsOf<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[][] = [];
  const waiting = items.entries();
  async function work() {
    for (const [index, item] of waiting) problems[index] = await task(item);
  }
  await Promise.all(Array.from({ length: 8 }, work));
  return problems.flat();
}
