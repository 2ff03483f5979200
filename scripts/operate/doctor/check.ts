import { explain } from '../operator.ts';

/** The system to check, from outside, as a visitor sees it. */
export type Target = {
  /** Origin of the Supabase project, such as `https://abcd.supabase.co`. */
  api: string;
  key: string;
  /** Origin of the site; undefined if there is none yet. */
  site?: string | undefined;
  /** The key of the sending function; undefined to skip its checks. */
  senderKey?: string | undefined;
  /** The secret key; undefined to skip checks that only the operator can make. */
  secretKey?: string | undefined;
  /** Stands in for the network in tests. */
  fetch: typeof fetch;
};

export type Check = {
  /** The condition that the check verifies. */
  title: string;
  /** How to fix it. */
  advice: string;
  /** The system works anyway: the operator gets a warning, and the check does not fail. */
  isWarning?: true;
  /** Returns the problems, if any. Leaves no data behind. */
  run(target: Target): Promise<string[]>;
};

/** Checks that make sense only if the first one passes. `name` is what they are about. */
export type Area = { name: string; checks: readonly [Check, ...Check[]] };

export type Finding = { title: string; advice: string; isWarning: boolean; problems: string[] };

/** Runs every check of an area. If a check gets no response at all, that is its problem. */
export async function examine(area: Area, target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { title, advice, isWarning = false, run } of area.checks) {
    const problems = await run(target).catch((error: unknown) => [explain(error)]);
    const isGate = findings.length === 0 && problems.length > 0 && area.checks.length > 1;
    findings.push({
      title,
      advice,
      isWarning,
      problems: isGate ? [...problems, `the other checks of ${area.name} were skipped`] : problems,
    });
    if (isGate) break;
  }
  return findings;
}

/** A server's response: status, headers, and the body as text and, if possible, as JSON. */
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

/** Calls the REST API with the secret key. */
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

/** A field of a JSON response, as text; empty if there is none. */
export function field(answer: Answer, name: string): string {
  const { json } = answer;
  const value = typeof json === 'object' && json !== null ? new Map(Object.entries(json)).get(name) : undefined;
  return value === undefined || value === null ? '' : String(value);
}

/** A short description of a response, for a problem. */
export function describeAnswer({ status, text }: Answer): string {
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
