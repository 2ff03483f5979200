import { site } from '../facts/site';

/**
 * Beside and below the two checkboxes of the last booking step. Changes need a new version in `../facts/consent.ts`.
 */
export const consent = {
  /** Beside the required checkbox. The two names are links. */
  terms: { before: 'I agree to the ', terms: 'Terms of Service', between: ' and ', privacy: 'Privacy Policy' },
  /**
   * Beside the optional checkbox, and where customers correct their contact details. CTIA's Messaging Principles and
   * Best Practices require it to name the sender, what texts are about, how many come, what they may cost, how to end
   * them and how to get help. 47 CFR 64.1200(f), "prior express written consent", requires that consent is not a
   * condition of a purchase. 64.1200(a)(10) allows ways to end texts besides STOP; the privacy policy names them.
   */
  messages: `I agree that ${site.name} and the local hauler matched with my request may contact me about it by phone or text message at the number I gave, or by email. Texts are only about this request. Message frequency varies, usually 3 to 8 per request. Message and data rates may apply. Reply STOP to end texts, HELP for help. This is not a condition of getting a quote.`,
  /** Below that checkbox: what happens to the requests of people who leave it empty. */
  withoutMessages:
    'If you leave this box empty, you’ll still get a call about this request, and haulers have agreed not to text you. If you gave an email address, we’ll email the tracking link, updates, and one question after the pickup. Nothing else. No email? Save the tracking link.',
};
