import type { Page } from '@playwright/test';
import { hold } from './hold';

/** Delays the code at these addresses, like a slow connection. @returns a function that lets it through. */
export async function holdCode(page: Page, code: string): Promise<() => void> {
  return (await hold(page, code)).release;
}
