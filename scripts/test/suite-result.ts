/** The result of running one test program. */
export type SuiteResult = {
  passed: number;
  failed: number;
  skipped: number;
  /** Name and message of each failure. */
  failures: string[];
};

/** The fields of Vitest's JSON report that we read. */
export type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: 'passed' | 'failed';
    message: string;
    assertionResults: { fullName: string; failureMessages: string[] }[];
  }[];
};

/** The fields of Playwright's JSON report that we read. */
export type PlaywrightReport = {
  config: { projects: { name: string }[] };
  /** Errors that kept tests from being found or run, such as a file that does not load. */
  errors: { message?: string; location?: { file: string } }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  /** Path of the file, relative to the tests' folder. */
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightTest = { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' };

/** The result of a failed step that is not a test, such as the build. */
export function failedStep(failure: string): SuiteResult {
  return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
}

/** The result of a program that exited without a report. */
export function withoutReport(program: string): SuiteResult {
  return failedStep(`${program} exited without a report`);
}

/** Whether nothing failed and every suite ran a test. */
export function allPassed(results: readonly SuiteResult[]): boolean {
  return results.every(({ passed, failed }) => failed === 0 && passed > 0);
}

/** The end of a run's output: each failure, then one line with the counts. */
export function summaryLines(results: readonly SuiteResult[]): string {
  const total = (count: 'passed' | 'failed' | 'skipped') => results.reduce((sum, result) => sum + result[count], 0);
  const failures = results.flatMap((result) => result.failures).map((failure) => `\nFAILED ${failure}\n`);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return `${failures.join('')}\n${total('passed')} passed, ${total('failed')} failed${skipped}`;
}

/**
 * Counts a Vitest run. Each failed test is one failure, and so is each file that failed as a whole (it did not load, a
 * hook threw, it has no tests) and each that never ran.
 *
 * @param files absolute paths of the existing test files.
 */
export function countVitest(report: VitestReport, files: readonly string[]): SuiteResult {
  const run = new Set(report.testResults.map(({ name }) => name));
  const failures = [
    ...report.testResults.flatMap((file) => {
      const tests = file.assertionResults.flatMap(({ fullName, failureMessages }) =>
        failureMessages.length > 0 ? [`${file.name} › ${fullName}\n${failureMessages.join('\n')}`] : [],
      );
      if (file.assertionResults.length === 0 && file.status === 'passed') return [`${file.name}\nhas no tests`];
      return file.status === 'failed' && (tests.length === 0 || file.message)
        ? [`${file.name}\n${file.message || 'failed as a whole'}`, ...tests]
        : tests;
    }),
    ...files.filter((file) => !run.has(file)).map((file) => `${file}\ndid not run`),
  ];
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * Counts a Playwright run. Besides failed and flaky tests, each of these is one failure: an error outside of any test,
 * a file with no test in the report, a project that ran nothing.
 *
 * @param files paths of the existing test files, relative to the tests' folder.
 */
export function countPlaywright(report: PlaywrightReport, files: readonly string[]): SuiteResult {
  const tests = report.suites.flatMap((suite) => testsOf(suite).map((test) => ({ ...test, file: suite.file })));
  const filesRun = new Set(tests.map(({ file }) => file));
  const projectsRun = new Set(tests.map(({ projectName }) => projectName));
  const failures = [
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ file, title, projectName, status }) => `${file} › ${title} (${projectName}, ${status})`),
    ...report.errors.map(({ message, location }) => `${location?.file ?? 'Playwright'}\n${message ?? 'failed'}`),
    ...files.filter((file) => !filesRun.has(file)).map((file) => `${file}\ndid not run`),
    ...report.config.projects
      .filter(({ name }) => !projectsRun.has(name))
      .map(({ name }) => `The project "${name}" ran no test`),
  ];
  return { passed: report.stats.expected, failed: failures.length, skipped: report.stats.skipped, failures };
}

/** The tests of a suite and its nested suites, which may be in other files. */
function testsOf({ specs, suites = [] }: PlaywrightSuite): (PlaywrightTest & { title: string })[] {
  return [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...suites.flatMap(testsOf),
  ];
}
