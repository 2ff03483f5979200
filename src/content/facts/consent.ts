/** Stored with each request: which wording of the consent boxes, in `../en/consent.ts`, the visitor saw. */
export const CONSENT_VERSION = '2026-11-25';
