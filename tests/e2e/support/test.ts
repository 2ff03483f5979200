import { test as base, expect, type Page } from '@playwright/test';
import { operatorOf } from './operator';

type Options = {
  /** Console output and exceptions a test expects, such as the browser's message about a refused request. */
  allowedConsole: RegExp;
  /** Whether pages load code ahead. By default, they don't, as for visitors who save data: it takes time. */
  prefetch: boolean;
};

/**
 * A test whose pages must stay free of console errors and warnings, of uncaught exceptions and of whatever the content
 * security policy forbids.
 */
export const test = base.extend<Options, { settings: undefined }>({
  // Messages and builds go out at once, in all tests, so that none depends on which others have run.
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use, { project }) => {
      await operatorOf(project.use.baseURL)
        .from('dispatch_settings')
        .update({
          ...{ request_mail_hold: '0', status_mail_hold: '0', site_build_every: '1 second' },
          ...{ customer_mails_per_hour: 100_000, texts_per_hour: 100_000, stranger_texts_per_hour: 100_000 },
          ...{ arrival_texts_per_hour: 100_000, texts_per_hauler_per_day: 100_000 },
        })
        .eq('only_row', true)
        .throwOnError();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  allowedConsole: [/$^/, { option: true }],
  prefetch: [false, { option: true }],
  context: async ({ context, allowedConsole, prefetch }, use) => {
    const complaints: string[] = [];
    function note(complaint: string, page: Page | null) {
      if (!allowedConsole.test(complaint)) complaints.push(`${complaint} on ${page?.url()}`);
    }
    context.on('weberror', (error) => note(error.error().message, error.page()));
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text(), message.page());
    });
    // The browser doesn't report some of them, such as a refused `eval`.
    await context.exposeBinding('reportViolation', ({ page }, violation: string) => note(violation, page));
    await context.addInitScript(() => {
      window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        window.reportViolation(`The content security policy refused ${effectiveDirective} ${blockedURI}`);
      });
    });
    if (!prefetch) {
      await context.addInitScript(() => {
        // A tab that a page opens runs this twice.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      });
    }
    await use(context);
    expect(complaints).toEqual([]);
  },
});

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

export { expect };
