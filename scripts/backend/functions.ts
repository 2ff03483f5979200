import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Generous, so that a slow machine does not fail the function. */
const START_TIMEOUT_MS = 60_000;

type FunctionProcess = {
  /** The port it listens on. Rejects if the process exits first. */
  port: Promise<number>;
  /** Resolves with the reason when the process has exited. */
  ended: Promise<string>;
  stop(): void;
};

/**
 * Serves the functions in `directory`, each as its own Deno process with `environment`; a variable that is undefined is
 * unset, even if this process has it. A function starts at its first request, and again at the next one after it has
 * exited. Requests get a 503 if it does not start and a 502 if it dies meanwhile, and the reason is printed. Functions
 * can reach only this machine and the providers and monitor in `environment`. Their imports resolve to this project's
 * `node_modules`; `deno.json` is for the hosted runtime.
 */
export function startFunctions(
  environment: Record<string, string | undefined>,
  directory = path.join(root, 'supabase/functions'),
) {
  const processes = new Map<string, FunctionProcess>();
  let isClosed = false;

  // One listener for all of them: Node warns of a leak above ten.
  const stopAll = () => {
    for (const each of processes.values()) each.stop();
  };
  process.once('exit', stopAll);

  function processOf(name: string): FunctionProcess {
    const known = processes.get(name);
    if (known) return known;
    const started = startProcess(path.join(directory, name, 'index.ts'), environment);
    processes.set(name, started);
    void started.ended.then((reason) => {
      processes.delete(name);
      if (!isClosed) console.error(`The function ${name} ${reason}`);
    });
    return started;
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const name = new URL(request.url ?? '/', 'http://localhost').pathname.split('/')[3] ?? '';
      if (name.startsWith('_') || !readdirSync(directory).includes(name)) {
        response.writeHead(404).end();
        return;
      }
      const port = isClosed ? undefined : await processOf(name).port.catch(() => undefined);
      if (port === undefined) response.writeHead(503).end();
      else if (!response.destroyed) forward(request, response, port);
    },
    close() {
      isClosed = true;
      process.off('exit', stopAll);
      stopAll();
    },
  };
}

/** The hosts that functions can reach: this machine, and the providers and monitor named by variables. */
function hostsOf(environment: Record<string, string | undefined>): string[] {
  const hosts = Object.entries(environment).flatMap(([name, value = '']) =>
    /^(?:HEARTBEAT|[A-Z]+_API)_URL$/.test(name) && URL.canParse(value) ? new URL(value).host : [],
  );
  return [...new Set(['127.0.0.1', ...hosts])];
}

function startProcess(file: string, environment: Record<string, string | undefined>): FunctionProcess {
  const deno = spawn(
    path.join(root, 'node_modules/.bin/deno'),
    [
      'run',
      '--no-config',
      '--no-lock',
      '--no-remote',
      '--node-modules-dir=manual',
      '--allow-env',
      `--allow-net=${hostsOf(environment).join()}`,
      file,
    ],
    {
      env: { ...process.env, ...environment, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', DENO_NO_UPDATE_CHECK: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = () => deno.kill();

  let output = '';
  const port = new Promise<number>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const listening = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      if (!listening) return;
      output = '';
      deno.stdout.off('data', read).resume();
      // A pipe would add a listener to this process's stderr for each function.
      deno.stderr.off('data', read).on('data', (chunk) => process.stderr.write(chunk));
      resolve(Number(listening[1]));
    };
    deno.stdout.on('data', read);
    deno.stderr.on('data', read);
  });
  const timer = setTimeout(stop, START_TIMEOUT_MS);
  void port.then(() => clearTimeout(timer));

  const ended = new Promise<string>((resolve) => {
    deno.once('error', (error) => resolve(`cannot be run: ${error.message}`));
    deno.once('close', (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}. ${output}`.trim()));
  });
  void ended.then(() => clearTimeout(timer));

  return { port: Promise.race([port, ended.then((reason) => Promise.reject(new Error(reason)))]), ended, stop };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number) {
  const outgoing = httpRequest(
    { host: '127.0.0.1', port, path: request.url, method: request.method, headers: request.headers, agent: false },
    (incoming) => {
      const { connection, ...headers } = incoming.headers;
      response.writeHead(incoming.statusCode ?? 502, headers);
      incoming.pipe(response);
    },
  );
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502).end();
  });
  // A function may stop reading a body that it does not want. The rest is still consumed: closing the connection while
  // the visitor is sending would reset it and lose the response.
  outgoing.on('close', () => request.unpipe(outgoing).resume());
  request.pipe(outgoing);
}
