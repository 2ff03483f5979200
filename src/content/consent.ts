/** Stored with each lead: which wording of the consent boxes the visitor saw. Change it with the words. */
export const CONSENT_VERSION = '2026-11';

/** Beside the optional box of the last booking step. */
export const messagesConsent =
  'I agree to be contacted about this request by phone, text message or email. Message and data rates may apply.';
