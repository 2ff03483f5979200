/**
 * Stored with each request: the version of the consent text that the visitor saw, in `../en/consent.ts` or
 * `../es/consent.ts`. The database accepts versions that begin with `es-` from Spanish pages, and only from those.
 */
export const consentVersions = { en: '2026-11-29', es: 'es-2026-11-29' };
