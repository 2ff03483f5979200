import { site } from '../facts/site';

/** Stored with each lead: which wording of the consent boxes the visitor saw. Change it with the words. */
export const CONSENT_VERSION = '2026-11-22';

/**
 * Beside the optional box of the last booking step. That it names the sender, how often messages come, what they may
 * cost and how to stop them follows CTIA's Messaging Principles and Best Practices; that consent is no condition of a
 * purchase follows 47 CFR 64.1200(f), "prior express written consent".
 */
export const messagesConsent = `I agree to be contacted about this request by phone, text message or email, by ${site.name} and the local hauler matched with it. Message frequency varies, and message and data rates may apply. Reply STOP to opt out. This is not a condition of getting a quote.`;

/** Below that box: what happens to the requests of those who leave it empty. */
export const withoutMessagesConsent =
  'If you leave this box empty, a hauler calls you about the request you made and sends no text messages. If you gave an email address, we send it the tracking link and what changes in this request, and nothing else.';
