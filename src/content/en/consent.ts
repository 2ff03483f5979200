import { site } from '../facts/site';

/**
 * Beside and below the two boxes of the last booking step. A change of it needs a new version in `../facts/consent.ts`.
 */
export const consent = {
  /** Beside the box that must be ticked. The two names are links. */
  terms: { before: 'I agree to the ', terms: 'Terms of Service', between: ' and ', privacy: 'Privacy Policy' },
  /**
   * Beside the optional box. That it names the sender, how often messages come, what they may cost and how to stop them
   * follows CTIA's Messaging Principles and Best Practices; that consent is no condition of a purchase follows 47 CFR
   * 64.1200(f), "prior express written consent"; that any way of telling us ends it follows 64.1200(a)(10).
   */
  messages: `I agree to be contacted about this request by phone, text message or email, by ${site.name} and the local hauler matched with it. Message frequency varies, and message and data rates may apply. Reply STOP to opt out, or tell us. This is not a condition of getting a quote.`,
  /** Below that box: what happens to the requests of those who leave it empty. */
  withoutMessages:
    'If you leave this box empty, a hauler or our team calls you about the request you made, and haulers have agreed not to text you. If you gave an email address, we send it the tracking link and news of this request, and nothing else.',
};
