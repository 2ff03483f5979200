import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedBackend } from '../../scripts/backend/backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the embedded backend. */
    backendUrl: string;
    /** A request to this URL makes its clock tick, which nothing else does. */
    clockUrl: string;
  }
}

/** The origin that functions allow in tests. */
export const allowedOrigin = 'https://site.example';

/** Starts one embedded backend for all database and function tests. */
export async function setup(project: TestProject) {
  // Lite logs every refused query, and these tests are about refusals.
  console.error = () => {};
  const dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-test-'));
  const backend = await startEmbeddedBackend({
    dataDir,
    allowedOrigins: [allowedOrigin],
  });
  const clock = createServer((_, response) => {
    backend.database.exec('select private.tick()').then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(clock, 'listening');
  const address = clock.address();
  if (address === null || typeof address === 'string') throw new Error('The clock has no port');
  project.provide('backendUrl', backend.url);
  project.provide('clockUrl', `http://127.0.0.1:${address.port}`);
  return async () => {
    clock.close();
    await backend.close();
    await rm(dataDir, { recursive: true });
  };
}
