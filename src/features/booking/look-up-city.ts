import { withoutReload } from '@/lib/without-reload';

/** The city of a ZIP code, from a list that is loaded only now; undefined if it is unknown or the list can't load. */
export async function lookUpCity(zipCode: string): Promise<string | undefined> {
  try {
    return await withoutReload(async () => (await import('@functions/domain/zip-lookup.ts')).cityOfZip(zipCode));
  } catch {
    return undefined;
  }
}

/** Fills in a field, but not under the caret: if the visitor is in it, when they leave it. */
export function outsideOf(name: string, fillIn: () => void): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.name === name) field.addEventListener('blur', fillIn, { once: true });
  else fillIn();
}
