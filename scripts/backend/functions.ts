import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';

const functionsDir = path.resolve(import.meta.dirname, '../../supabase/functions');

/**
 * Runs every function of `supabase/functions` in Deno, one process each, with `environment`.
 * Their imports come from this project's `node_modules`; `deno.json` is for the hosted runtime.
 *
 * @throws if one of them does not listen within a minute.
 */
export async function startFunctions(environment: Record<string, string>) {
  const names = readdirSync(functionsDir).filter((name) => !name.startsWith('_'));
  const running = await Promise.all(names.map((name) => startFunction(name, environment)));
  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      const name = new URL(request.url ?? '/', 'http://localhost').pathname.split('/')[3];
      const target = running.find((each) => each.name === name);
      if (target) forward(request, response, target.port);
      else response.writeHead(404).end();
    },
    close() {
      for (const each of running) each.stop();
    },
  };
}

async function startFunction(name: string, environment: Record<string, string>) {
  const port = await freePort();
  const deno = spawn(
    path.resolve(import.meta.dirname, '../../node_modules/.bin/deno'),
    [
      'run',
      '--no-config',
      '--no-lock',
      '--no-remote',
      '--node-modules-dir=manual',
      '--allow-env',
      '--allow-net=127.0.0.1',
      path.join(functionsDir, name, 'index.ts'),
    ],
    {
      env: { ...process.env, ...environment, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, DENO_NO_UPDATE_CHECK: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = () => deno.kill();
  process.once('exit', stop);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The function ${name} did not start:\n${output}`)), 60_000);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Listening on')) {
        clearTimeout(timer);
        resolve();
      }
    };
    deno.stdout.on('data', read);
    deno.stderr.on('data', read);
    deno.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The function ${name} ended with code ${code}:\n${output}`));
    });
  });
  deno.stdout.removeAllListeners('data').resume();
  deno.stderr.removeAllListeners('data').pipe(process.stderr);
  return {
    name,
    port,
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
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
  // A function hangs up on a body that it does not want. The rest is read all the same: a connection that is closed while
  // the visitor still sends would be reset, and take the answer with it.
  outgoing.on('close', () => request.unpipe(outgoing).resume());
  request.pipe(outgoing);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
