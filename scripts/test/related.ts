/**
 * Runs the tests that a change can break, in about two minutes: `npm run test:related`, for everything changed since
 * the branch left `main`, committed or not, or `npm run test:related -- <files>`.
 *
 * Unit tests are found by their imports, the others by a table. Browser tests run last, after a build. This does not
 * replace a full run, which every pull request gets.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { relatedTests } from './related-tests.ts';

const named = process.argv.slice(2);
const changed = named.length > 0 ? named : changedFiles();
const code = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const tests = relatedTests(changed, globSync('tests/**/*.{test,spec}.{ts,tsx}').sort());
const inBrowser = tests.filter((file) => file.startsWith('tests/e2e/'));
const others = tests.filter((file) => !inBrowser.includes(file));

const runs: [string, ...string[]][] = [];
if (code.length > 0) runs.push(['vitest', 'related', '--run', '--project', 'unit', ...code]);
if (others.length > 0) runs.push(['vitest', 'run', ...others]);
if (inBrowser.length > 0) runs.push(['npm', 'run', 'build'], ['playwright', 'test', ...inBrowser]);

console.log(`${changed.length} changed files\n${tests.join('\n')}`);
for (const [program, ...args] of runs) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status === 0) continue;
  process.exitCode = 1;
  // Without a new build, browser tests would test the old one.
  if (program === 'npm') break;
}

/** Files changed since this branch left `main`: committed, uncommitted and untracked. */
function changedFiles(): string[] {
  const start = git('merge-base', 'HEAD', 'main').at(0) ?? 'HEAD';
  return [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The lines that git prints; none if it fails, for example because there is no `main`. */
function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
