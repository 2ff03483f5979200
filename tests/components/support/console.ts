import { expect, vi } from 'vitest';

let expected: string[] = [];

/** Suppresses console output and records it for `checkConsole`. */
export function watchConsole(): void {
  expected = [];
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => {});
}

/** Expects the page to log a line that starts with `message`. */
export function expectLogged(message: string): void {
  expected.push(message);
}

/** Fails the test if the page logged anything unexpected, including React's warnings, or missed an expected line. */
export function checkConsole(): void {
  const printed = [console.error, console.warn, console.log].flatMap((print) =>
    vi.mocked(print).mock.calls.map((parts) => parts.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  const surprises = printed.filter((line) => !expected.some((message) => line.startsWith(message)));
  const missing = expected.filter((message) => !printed.some((line) => line.startsWith(message)));
  expect({ surprises, missing }, surprises.join('\n')).toEqual({ surprises: [], missing: [] });
}
