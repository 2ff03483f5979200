import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), inBundle: z.boolean().optional(), resolved: z.string().optional() }),
  ),
});

const { '': project, ...packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;

test('every package in the lockfile has a hash for every platform, and bundled packages share that of their parent', () => {
  // The registry doesn't have these builds of this CLI version, so their hashes are unknown.
  const unpublished = /^node_modules\/@supabase\/cli-(?:darwin|windows|linux-arm64|linux-x64-musl)/;
  const withoutHash = Object.entries(packages).filter(
    ([name, { integrity, inBundle }]) => !integrity && !inBundle && !unpublished.test(name),
  );

  expect(project).toBeDefined();
  expect(Object.keys(packages).length).toBeGreaterThan(400);
  expect(withoutHash).toEqual([]);
});

test('the lockfile names no registry host', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
