import { expect, vi } from 'vitest';

let expected: string[] = [];

/** Lets nothing be printed, and remembers it for `checkConsole`. */
export function watchConsole(): void {
  expected = [];
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => {});
}

/** This test makes the page print a line that starts with `message`. Fails the test if it does not. */
export function expectLogged(message: string): void {
  expected.push(message);
}

/** Fails the test if the page printed what was not expected, React's warnings included, or did not print what was. */
export function checkConsole(): void {
  const printed = [console.error, console.warn, console.log].flatMap((print) =>
    vi.mocked(print).mock.calls.map((parts) => parts.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  const surprises = printed.filter((line) => !expected.some((message) => line.startsWith(message)));
  const missing = expected.filter((message) => !printed.some((line) => line.startsWith(message)));
  expect({ surprises, missing }).toEqual({ surprises: [], missing: [] });
}
