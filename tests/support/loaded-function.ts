import { expect, vi } from 'vitest';

/** What the database answers to a function or table by its name, or how it finds that out. */
type Answers = Record<string, unknown>;

/** A failure of the database, with Postgres' code. */
export class DatabaseError {
  readonly body: object;

  constructor(code: string, message = 'The database fails', details?: string, hint?: string) {
    this.body = { code, message, details, hint };
  }
}

/** The result of an input that is refused before it reaches the database. */
export const refusedWith = (code: string) => ({
  ...{ status: 400, answer: { statusCode: 400, code, message: expect.any(String) }, asked: [] },
});

/** What a function asked of the database: a function and its arguments, or a table and its query. */
type Asked = [name: string, input: unknown];

const KEY = 'key-of-the-page';

/**
 * Loads a function into this process as it is deployed, in front of a database that only has answers. Its calls of the
 * database are recorded, without the one that counts a request.
 *
 * @param environment variables beside those that every function has.
 */
export async function loadFunction(name: string, environment: Record<string, string> = {}) {
  const variables: Record<string, string> = {
    SUPABASE_URL: 'https://project.test',
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: KEY }),
    SUPABASE_SECRET_KEYS: '{"default":"secret"}',
    ALLOWED_ORIGINS: ' https://www.site.example , https://site.example\n',
    ...environment,
  };
  let answers: Answers = {};
  let asked: Asked[] = [];
  let counted: unknown;
  let handle: ((request: Request) => Promise<Response>) | undefined;

  async function ask(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(url instanceof Request ? url.url : url);
    const what = pathname.split('/').at(-1) ?? '';
    const input = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams);
    if (what === 'count_function_request') counted = input;
    else asked.push([what, input]);
    const known = what in answers ? answers[what] : what === 'count_function_request';
    const answer = typeof known === 'function' ? known() : known;
    return answer instanceof DatabaseError
      ? Response.json(answer.body, { status: 500 })
      : new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  }

  vi.stubGlobal('Deno', {
    env: { get: (variable: string) => variables[variable] },
    serve(handler: typeof handle) {
      handle = handler;
    },
  });
  vi.resetModules();
  await import(`../../supabase/functions/${name}/index.ts`);

  /** Sends a request, by default with the key of the page. `given` has the database's answers. */
  async function request(init: RequestInit & { query?: string }, given: Answers = {}) {
    vi.stubGlobal('fetch', ask);
    answers = given;
    asked = [];
    counted = undefined;
    const { query = '', ...rest } = init;
    const sent = new Request(`https://functions.test/${name}${query}`, {
      method: 'POST',
      headers: { apikey: KEY },
      ...rest,
    });
    const response = await handle?.(sent);
    if (!response) throw new Error(`The function ${name} serves nothing`);
    return response;
  }

  return {
    request,
    /** The arguments with which the last request was counted. */
    counted: () => counted,
    asked: () => asked,
    /** Sends an input like a page. */
    async call(input: object, given: Answers = {}) {
      const response = await request({ body: JSON.stringify(input) }, given);
      return { status: response.status, answer: await response.json(), asked };
    },
  };
}
