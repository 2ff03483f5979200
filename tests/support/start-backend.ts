import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** The addresses of an embedded backend. */
type TestBackend = {
  url: string;
  /** A request to this URL makes the backend's clock tick, which nothing else does. */
  clockUrl: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    backend: TestBackend;
  }
}

/** Starts an embedded backend in a process of its own: it uses a core. */
export async function setup(project: TestProject) {
  const child = fork(path.join(import.meta.dirname, 'backend-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  project.provide('backend', await startedBackend(child));
  return () => end(child);
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
