import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    leasePort: number;
  }
}

/**
 * Starts embedded backends in processes of their own, one for each worker. A worker that connects to the port gets the
 * addresses of a free one, and has it until the connection ends.
 */
export async function setup(project: TestProject) {
  const children = Array.from({ length: project.vitest.config.maxWorkers }, () =>
    fork(path.join(import.meta.dirname, 'backend-process.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const free = await Promise.all(children.map(firstMessage));
  const waiting: Socket[] = [];
  function lend() {
    while (free.length > 0 && waiting.length > 0) {
      const worker = waiting.shift();
      if (worker === undefined || worker.destroyed) continue;
      const backend = free.shift();
      worker.once('close', () => {
        free.push(backend);
        lend();
      });
      worker.write(JSON.stringify(backend));
    }
  }
  const leases = createServer((worker) => {
    worker.on('error', () => {});
    waiting.push(worker);
    lend();
  }).listen(0, '127.0.0.1');
  await once(leases, 'listening');
  const address = leases.address();
  if (address === null || typeof address === 'string') throw new Error('The leases have no port');
  project.provide('leasePort', address.port);
  return async () => {
    leases.close();
    await Promise.all(children.map(end));
  };
}

/** @throws if the process ends instead. */
async function firstMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The embedded backend did not start')));
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return message;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
