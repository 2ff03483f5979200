/**
 * Runs every test: unit, component, database and function tests, then the production build and the end-to-end tests.
 * Ends with the names of the tests that failed and one line for the whole run, "N passed, N failed". Fails if a test
 * failed or none ran.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const VITEST_REPORT = 'test-results/vitest.json';
const E2E_REPORT = 'test-results/e2e.json';

type Counts = { passed: number; failed: number; failures?: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; assertionResults: { fullName: string; failureMessages: string[] }[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

function run(command: string, args: string[]): boolean {
  const environment = { ...process.env, CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? findChromium() };
  return spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0;
}

/** A suite that ended without a report counts as one failure. */
function countsOf<Report>(file: string, isSuccess: boolean, count: (report: Report) => Counts): Counts {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
  return !isSuccess && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

rmSync('test-results', { recursive: true, force: true });
rmSync('supabase/.temp/e2e', { recursive: true, force: true });

const vitest = countsOf<VitestReport>(
  VITEST_REPORT,
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]),
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap((file) => [
      ...(file.message ? [`${file.name}\n${file.message}`] : []),
      ...file.assertionResults.flatMap(({ fullName, failureMessages }) =>
        failureMessages.map((message) => `${file.name} › ${fullName}\n${message}`),
      ),
    ]),
  }),
);

const e2e = run('npm', ['run', 'build'])
  ? countsOf<PlaywrightReport>(E2E_REPORT, run('playwright', ['test']), ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }))
  : { passed: 0, failed: 1 };

// Playwright has just said what failed. What Vitest said is far above.
for (const failure of vitest.failures ?? []) console.log(`\nFAILED ${failure}`);
const failed = vitest.failed + e2e.failed;
console.log(`\n${vitest.passed + e2e.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && vitest.passed > 0 && e2e.passed > 0 ? 0 : 1;
