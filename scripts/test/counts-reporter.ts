import { mkdirSync, writeFileSync } from 'node:fs';
import type { Suite } from '@playwright/test/reporter';
import type { SerializedError } from 'vitest';
import type { TestModule } from 'vitest/node';

/**
 * A reporter for Vitest and for Playwright. Writes what `.ci/run` prints last into `test-results/counts/`: a line with
 * the numbers of tests that passed, failed and were skipped, and one for each test that passed only on a retry.
 */
export default class CountsReporter {
  #suite: Suite | undefined;

  /** Called by Vitest. A file that failed as a whole counts as one failure. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const count = (state: 'passed' | 'failed' | 'skipped') =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);
    write('vitest', [count('passed'), count('failed') + broken.length + errors.length, count('skipped')]);
  }

  /** Called by Playwright. */
  onBegin(_: unknown, suite: Suite) {
    this.#suite = suite;
  }

  /** Called by Playwright. */
  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const having = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    const flaky = having('flaky').map((test) => test.titlePath().filter(Boolean).join(' › '));
    const counts = [having('expected').length + flaky.length, having('unexpected').length, having('skipped').length];
    write('playwright', counts, flaky);
  }
}

function write(program: string, counts: readonly number[], flaky: readonly string[] = []) {
  mkdirSync('test-results/counts', { recursive: true });
  writeFileSync(`test-results/counts/${program}`, [counts.join(' '), ...flaky, ''].join('\n'));
}
