import { test as base, expect } from '@playwright/test';

/** Console output that a test expects, such as the browser's own line about a refused request. */
type Options = { allowedConsole: RegExp };

/** A test whose page must stay free of console errors and warnings and of uncaught exceptions. */
export const test = base.extend<Options>({
  allowedConsole: [/$^/, { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (!allowedConsole.test(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
