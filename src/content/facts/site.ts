import * as env from '@/lib/env';

/** The brand. Operators change it with `VITE_SITE_*` variables, see `.env.example`. */
export const site = {
  name: env.siteName ?? 'PoppyHaul',
  /** Origin of the public site, without a trailing slash. */
  url: env.siteUrl ?? 'https://poppyhaul.example',
  email: env.siteEmail ?? 'hello@poppyhaul.example',
  /** E.164, for `tel:` links. The default number is reserved for fiction. */
  phone: env.sitePhone ?? '+12135550142',
  /** The operator's claim, which they must be able to prove; replaces how often the promise was kept. */
  trustClaim: env.siteTrustClaim,
  /** The person or company that runs the site. */
  legalName: env.siteLegalName,
  /** Their postal address, on one line. */
  legalAddress: env.siteLegalAddress,
  /** A sentence or two on how the site makes money. */
  howPaid: env.siteHowPaid,
  /** What haulers pay, in complete sentences. */
  haulerCost: env.siteHaulerCost,
  gaMeasurementId: env.gaMeasurementId,
} as const;

// These are separate from `site`, so that a build that turns one off can drop its code.

/** Whether the site has Spanish pages. */
export const spanishOn = env.spanishOn;

/** Whether the phone is answered in Spanish, too. */
export const siteAnswersSpanish = env.siteAnswersSpanish;

/** Whether pages report errors and loading speed. If not, the privacy policy doesn't mention it. */
export const reportsOn = env.reportsOn;

/** Whether job pages open without a network. */
export const jobOfflineOn = env.jobOfflineOn;
