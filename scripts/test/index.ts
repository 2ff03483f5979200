/**
 * Runs every test: unit, component, database and function tests, then the production build, its byte budgets and the
 * end-to-end tests. Ends with the failures and one line for the whole run, "N passed, N failed", plus ", N skipped" if
 * any were. Fails if anything failed or no test ran.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { findOrInstallChromium } from './find-chromium.ts';
import { installPlpgsqlCheck } from './install-plpgsql-check.ts';
import { runPlaywright, runVitest } from './run-suites.ts';
import { allPassed, failedStep, type SuiteResult, summaryLines } from './suite-result.ts';

rmSync('test-results', { recursive: true, force: true });
// Reads all folders, so that one that no project runs is noticed.
const testDirs = readdirSync('tests').map((name) => `tests/${name}`);
const ofBackend = ['tests/database', 'tests/functions'];
const ofBrowser = ['tests/e2e'];
const others = testDirs.filter((testDir) => ![...ofBackend, ...ofBrowser].includes(testDir));
installPlpgsqlCheck();
const environment = { CHROMIUM_PATH: findOrInstallChromium() };

// In parallel: the embedded backend's tests run one after another, and leave time for the other tests and the build.
const [[withoutBackend, isBuilt], withBackend] = await Promise.all([
  vitest('others', others).then(async (result) => [result, await succeeds('build')] as const),
  vitest('backend', ofBackend),
]);
const results = [withoutBackend, withBackend];
if (!isBuilt) results.push(failedStep('The build'));
else {
  if (!(await succeeds('budgets'))) results.push(failedStep('The byte budgets'));
  results.push(await endToEnd());
}

console.log(summaryLines(results));
process.exitCode = allPassed(results) ? 0 : 1;

function vitest(name: string, testDirs: string[]): Promise<SuiteResult> {
  return runVitest({ testDirs, report: `test-results/${name}.json`, environment });
}

/** Whether this npm script exited with 0. */
async function succeeds(script: string): Promise<boolean> {
  const [status] = await once(spawn('npm', ['run', script], { stdio: 'inherit' }), 'exit');
  return status === 0;
}

function endToEnd(): Promise<SuiteResult> {
  return runPlaywright({ testDirs: ofBrowser, report: 'test-results/e2e.json', environment });
}
