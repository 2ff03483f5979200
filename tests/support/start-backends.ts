import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    leasePort: number;
  }
}

/**
 * Lends embedded backends in processes of their own, at most one for each worker. A worker that connects to the port
 * gets the addresses of a free one, and has it until the connection ends.
 */
export async function setup(project: TestProject) {
  const children: ChildProcess[] = [];
  const free: unknown[] = [];
  const waiting: ((backend: unknown) => void)[] = [];

  async function take(): Promise<unknown> {
    if (free.length > 0) return free.pop();
    if (children.length === project.vitest.config.maxWorkers) return new Promise((resolve) => waiting.push(resolve));
    const child = fork(path.join(import.meta.dirname, 'backend-process.ts'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.push(child);
    return firstMessage(child);
  }

  function giveBack(backend: unknown) {
    const next = waiting.shift();
    if (next) next(backend);
    else free.push(backend);
  }

  const leases = createServer(async (worker) => {
    worker.on('error', () => {});
    const backend = await take();
    if (worker.destroyed) return giveBack(backend);
    worker.once('close', () => giveBack(backend));
    worker.write(JSON.stringify(backend));
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
