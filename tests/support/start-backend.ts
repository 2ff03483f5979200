import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedBackend } from '../../scripts/backend/backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the embedded backend answers. */
    backendUrl: string;
  }
}

/** The origin that the functions answer to in tests. */
export const allowedOrigin = 'https://site.example';

/** Starts one embedded backend, in memory, for all database and function tests. */
export async function setup(project: TestProject) {
  // Lite prints every refused query, and refusing is what these tests are about.
  console.error = () => {};
  const dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-test-'));
  const backend = await startEmbeddedBackend({
    dataDir,
    inMemory: true,
    allowedOrigins: [allowedOrigin],
  });
  project.provide('backendUrl', backend.url);
  return async () => {
    await backend.close();
    await rm(dataDir, { recursive: true });
  };
}
