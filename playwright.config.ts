import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/test/find-chromium.ts';

/** With different ports, two runs can go on side by side. */
const PORT = Number(process.env['E2E_PORT'] ?? 4180);
const DATABASE = `supabase/.temp/e2e-${PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Tests wait for pages and servers now and then: a third worker uses the second core better.
  workers: 3,
  // A test that passes only on a retry is named at the end of CI's run, and is a bug to fix.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./scripts/test/counts-reporter.ts']],
  use: {
    timezoneId: 'America/Los_Angeles',
    baseURL: `http://localhost:${PORT}`,
    // Without snapshots of the page, which double the browser's work.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Tests that don't depend on screen width run only on desktop. File names opt in to a phone: `*.both.spec.ts`,
    // `*.phone.spec.ts`. In the former, the tags `@desktop` and `@phone` choose one of the two. The phone is first, because
    // the desk's pages get slower with each request that other tests leave open.
    {
      name: 'phone',
      testMatch: /\.(both|phone)\.spec/,
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec/,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // A database left by an earlier run may not match the current migrations.
    command: `rm -rf ${DATABASE} && vite preview --port ${PORT}`,
    url: `http://localhost:${PORT}/rest/v1/`,
    ignoreHTTPSErrors: true,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { EMBEDDED_DATA_DIR: DATABASE },
  },
});
