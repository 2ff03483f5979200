/**
 * Stored with each request: which wording of the consent boxes the visitor saw, in `../en/consent.ts` or
 * `../es/consent.ts`. The database takes those that begin with `es-` from Spanish pages, and from no others.
 */
export const consentVersions = { en: '2026-11-26', es: 'es-2026-11-25' };
