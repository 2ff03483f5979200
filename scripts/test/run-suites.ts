import { spawnSync } from 'node:child_process';
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
  /** The folder that holds all test files of the program. */
  testDir: string;
  /** The program's configuration file, by default the one that it finds itself. */
  config?: string;
  /** Where the program's JSON report goes. */
  report: string;
  environment?: NodeJS.ProcessEnv;
  /** Keeps to itself what the program prints. */
  isQuiet?: boolean;
};

/** Runs Vitest. A forgotten `.only`, and a file of `testDir` that was not run, count as failures. */
export function runVitest(options: Options): SuiteResult {
  const files = filesBelow(options.testDir, /\.test\.tsx?$/).map((file) => path.resolve(options.testDir, file));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${options.report}`];
  return run(options, 'vitest', ['run', '--allowOnly=false', ...reporters], (report: VitestReport) =>
    countVitest(report, files),
  );
}

/** Runs Playwright. A forgotten `.only`, and a file of `testDir` that was not run, count as failures. */
export function runPlaywright(options: Options): SuiteResult {
  const files = filesBelow(options.testDir, /\.spec\.ts$/);
  return run(options, 'playwright', ['test', '--forbid-only', '--reporter=list,json'], (report: PlaywrightReport) =>
    countPlaywright(report, files),
  );
}

function run<Report>(
  { config, report, environment, isQuiet }: Options,
  program: string,
  args: string[],
  count: (report: Report) => SuiteResult,
): SuiteResult {
  rmSync(report, { force: true });
  const { status } = spawnSync(program, config ? [...args, '--config', config] : args, {
    stdio: isQuiet ? 'ignore' : 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report), ...environment },
  });
  if (!existsSync(report)) return withoutReport(program);
  const result = count(JSON.parse(readFileSync(report, 'utf8')));
  if (status === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`${program} ended with code ${status}`] };
}

function filesBelow(directory: string, pattern: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
}
