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

type Check = {
  /** The condition that the check verifies. */
  title: string;
  /** How to fix it. */
  advice: string;
  /** The system works anyway: the operator gets a warning, and the check does not fail. */
  isWarning?: true;
  /** Returns the problems, if any. Leaves no data behind. @throws if it gets no answer to look at. */
  run(target: Target): Promise<string[]>;
};

/** Checks of one subject. */
export type Area = {
  /** What they are about. */
  name: string;
  /** Without it in the target, the area is skipped. */
  needs?: 'site' | 'senderKey' | 'secretKey';
  checks: readonly Check[];
};

export type Finding = { title: string; advice: string; isWarning: boolean; problems: string[] };

/** Runs every check of an area. If the first one gets nothing to look at, the others are skipped. */
export async function examine(area: Area, target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { title, advice, isWarning = false, run } of area.checks) {
    try {
      findings.push({ title, advice, isWarning, problems: await run(target) });
    } catch (error) {
      const isFirst = findings.length === 0 && area.checks.length > 1;
      const skipped = isFirst ? [`the other checks of ${area.name} were skipped`] : [];
      findings.push({ title, advice, isWarning, problems: [explain(error), ...skipped] });
      if (isFirst) break;
    }
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

/** Calls the REST API with this key: the publishable one, unless another is given. */
export function askDatabase(target: Target, path: string, init: RequestInit = {}, key = target.key): Promise<Answer> {
  return ask(target, `${target.api}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
  });
}

/** Reads or calls, with the secret key, what returns rows. @throws with the response if it is something else. */
export async function rowsOf(target: Target, path: string, init: RequestInit = {}): Promise<unknown[]> {
  const answer = await askDatabase(target, path, init, target.secretKey);
  if (answer.status !== 200 || !Array.isArray(answer.json)) throw new Error(describeAnswer(answer));
  return answer.json;
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
