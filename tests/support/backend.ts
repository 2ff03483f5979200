import { inject } from 'vitest';
import type { TestBackend } from './start-backend.ts';

/** The embedded backend of this worker, which runs one file at a time. */
export const { url: backendUrl, clockUrl } = backendOf(Number(process.env['VITEST_POOL_ID']));

function backendOf(worker: number): TestBackend {
  const backend = inject('backends')[worker - 1];
  if (!backend) throw new Error(`Worker ${worker} has no backend`);
  return backend;
}
