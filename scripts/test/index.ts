/**
 * Runs every test: unit, component, database and function tests, then the production build and the end-to-end tests.
 * Ends with what failed and one line for the whole run, "N passed, N failed", with ", N skipped" if any were. Fails if
 * anything failed or no test ran.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';
import { runPlaywright, runVitest } from './run-suites.ts';
import type { SuiteResult } from './suite-result.ts';

rmSync('test-results', { recursive: true, force: true });
rmSync('supabase/.temp/e2e', { recursive: true, force: true });
const environment = { CHROMIUM_PATH: findChromium() };

const results = [runVitest({ testDir: 'tests', report: 'test-results/vitest.json', environment }), endToEnd()];

for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && results.every((result) => result.passed > 0) ? 0 : 1;

function endToEnd(): SuiteResult {
  const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) return { passed: 0, failed: 1, skipped: 0, failures: ['The build'] };
  return runPlaywright({ testDir: 'tests/e2e', report: 'test-results/e2e.json', environment });
}

function total(count: 'passed' | 'failed' | 'skipped'): number {
  return results.reduce((sum, result) => sum + result[count], 0);
}
