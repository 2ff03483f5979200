import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countVitest, withoutReport } from '../test/suite-result.ts';
import equivalent from './equivalent.json' with { type: 'json' };
import type { Fault } from './find-faults.ts';
import type { ModuleScore } from './module-score.ts';

/** Some faults make the product wait for ever. */
const MAX_RUN_MS = 600_000;

/** What the tests need of the project's directory. */
const PARTS = [
  'docs',
  'scripts',
  'src',
  'supabase',
  'tests',
  'package.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
];

type Options = {
  faults: readonly Fault[];
  /** Changes the copy of the project before anything runs in it. */
  prepare(copy: string): void;
  /** Test files for a fault, in groups: a group runs when those before it have noticed nothing. */
  testsFor(fault: Fault): string[][];
};

type Outcome = 'noticed' | 'unnoticed' | 'nothing starts';

/**
 * Makes one fault of the migrations at a time in a copy of the project and runs tests against it until one fails.
 * Prints each outcome. A fault with which no test starts does not count; those listed in equivalent.json, which change
 * nothing that anybody could notice, are left out.
 *
 * @throws if the tests fail without a fault.
 */
export async function runFaults({ testsFor, prepare, ...options }: Options): Promise<ModuleScore> {
  const known = new Set(equivalent.migrations.map(({ file, fault }) => `${file} ${fault}`));
  const faults = options.faults.filter(({ file, fault }) => !known.has(`${file} ${fault}`));
  const score: ModuleScore = { module: 'migrations', killed: 0, survived: 0, uncovered: 0, survivors: [] };
  const copy = copyProject();
  try {
    prepare(copy);
    const allTests = [...new Set(faults.flatMap((fault) => testsFor(fault).flat()))];
    if ((await runTests(copy, [allTests])) !== 'unnoticed') {
      throw new Error(['The tests of the migrations fail as they are', ...failuresIn(copy)].join('\n'));
    }
    for (const [index, fault] of faults.entries()) {
      const place = `${fault.file}:${fault.line} ${fault.fault}`;
      const target = path.join(copy, fault.file);
      const original = readFileSync(target, 'utf8');
      writeFileSync(target, fault.content);
      const outcome = await runTests(copy, testsFor(fault));
      writeFileSync(target, original);
      console.error(`${index + 1}/${faults.length} ${outcome}: ${place}`);
      if (outcome === 'unnoticed') score.survivors.push(place);
      else if (outcome === 'noticed') score.killed++;
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  return { ...score, survived: score.survivors.length };
}

function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'poppyhaul-mutation-'));
  for (const part of PARTS) {
    cpSync(part, path.join(copy, part), { recursive: true, filter: (file) => !file.startsWith('supabase/.temp') });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function reportIn(copy: string): string {
  return path.join(copy, 'report.json');
}

/** What failed in the last run. */
function failuresIn(copy: string): string[] {
  if (!existsSync(reportIn(copy))) return withoutReport('Vitest').failures;
  return countVitest(JSON.parse(readFileSync(reportIn(copy), 'utf8')), []).failures;
}

async function runTests(copy: string, groups: readonly string[][]): Promise<Outcome> {
  const report = reportIn(copy);
  for (const files of groups) {
    rmSync(report, { force: true });
    const vitest = spawn(
      path.resolve('node_modules/.bin/vitest'),
      ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...files],
      { cwd: copy, stdio: 'ignore', timeout: MAX_RUN_MS },
    );
    await once(vitest, 'exit');
    if (!existsSync(report)) return 'nothing starts';
    // The report, and never the exit code: that has been 0 with failed tests.
    const { success, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (numPassedTests + numFailedTests === 0) return 'nothing starts';
    if (!success) return 'noticed';
  }
  return 'unnoticed';
}
