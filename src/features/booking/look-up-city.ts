import { withoutReload } from '@/lib/without-reload';

/** The city of a ZIP code, from a list that is loaded only now; undefined if it is unknown or the list can't load. */
export async function lookUpCity(zipCode: string): Promise<string | undefined> {
  try {
    return await withoutReload(async () => (await import('@functions/domain/zip-lookup.ts')).cityOfZip(zipCode));
  } catch {
    return undefined;
  }
}
