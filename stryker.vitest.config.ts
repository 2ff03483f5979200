import { defineConfig } from 'vitest/config';
import all from './vitest.config.ts';

/** The tests that a fault of the client is shown to: those that need no backend. */
export default defineConfig({
  ...all,
  test: {
    ...all.test,
    // Stryker runs tests in threads, where none can set the time zone.
    testNamePattern: /^(?!on a device elsewhere)/,
    projects: all.test?.projects?.filter(
      (project) => typeof project === 'object' && 'test' in project && project.test?.name !== 'backend',
    ),
  },
});
