import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** The addresses of an embedded backend. */
export type TestBackend = {
  url: string;
  /** A request to this URL makes the backend's clock tick, which nothing else does. */
  clockUrl: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    backends: TestBackend[];
  }
}

/** Starts an embedded backend for each worker, in a process of its own: a database uses one core. */
export async function setup(project: TestProject) {
  const processes = Array.from({ length: project.config.maxWorkers ?? 1 }, () =>
    fork(path.join(import.meta.dirname, 'backend-process.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  project.provide('backends', await Promise.all(processes.map(startedBackend)));
  return () => Promise.all(processes.map(end));
}

/** @throws if the process ends instead. */
async function startedBackend(child: ChildProcess): Promise<TestBackend> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The embedded backend did not start')));
  const [addresses] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return addresses;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
