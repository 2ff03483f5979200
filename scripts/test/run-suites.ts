import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type SuiteResult,
  type VitestReport,
  withoutReport,
} from './suite-result.ts';

type Options = {
  /** The folders whose test files are all run. */
  testDirs: readonly string[];
  /** The program's configuration file; by default, the program finds it. */
  config?: string;
  /** The path of the program's JSON report. */
  report: string;
  environment?: NodeJS.ProcessEnv;
  /** Hides the program's output. */
  isQuiet?: boolean;
};

/** Runs Vitest. A forgotten `.only`, or a file in `testDirs` that did not run, counts as a failure. */
export function runVitest(options: Options): Promise<SuiteResult> {
  const files = options.testDirs.flatMap((testDir) =>
    filesBelow(testDir, /\.test\.tsx?$/).map((file) => path.resolve(testDir, file)),
  );
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${options.report}`];
  return run(
    options,
    'vitest',
    ['run', ...options.testDirs, '--allowOnly=false', ...reporters],
    (report: VitestReport) => countVitest(report, files),
  );
}

/** Runs Playwright. A forgotten `.only`, or a file in `testDirs` that did not run, counts as a failure. */
export function runPlaywright(options: Options): Promise<SuiteResult> {
  const files = options.testDirs.flatMap((testDir) => filesBelow(testDir, /\.spec\.ts$/));
  return run(options, 'playwright', ['test', '--forbid-only', '--reporter=list,json'], (report: PlaywrightReport) =>
    countPlaywright(report, files),
  );
}

async function run<Report>(
  { config, report, environment, isQuiet }: Options,
  program: string,
  args: string[],
  count: (report: Report) => SuiteResult,
): Promise<SuiteResult> {
  rmSync(report, { force: true });
  const ran = spawn(program, config ? [...args, '--config', config] : args, {
    stdio: isQuiet ? 'ignore' : 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report), ...environment },
  });
  const [status] = await once(ran, 'exit');
  if (!existsSync(report)) return withoutReport(program);
  const result = count(JSON.parse(readFileSync(report, 'utf8')));
  if (status === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`${program} exited with code ${status}`] };
}

function filesBelow(directory: string, pattern: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
}
