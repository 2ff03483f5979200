import * as env from '@/lib/env';

/** The brand. An operator changes it through `VITE_SITE_*` variables, see `.env.example`. */
export const site = {
  name: env.siteName ?? 'PoppyHaul',
  /** Origin of the public site, without a trailing slash. */
  url: env.siteUrl ?? 'https://poppyhaul.example',
  email: env.siteEmail ?? 'hello@poppyhaul.example',
  /** E.164, as `tel:` links want it. The default number is reserved for fiction. */
  phone: env.sitePhone ?? '+12135550142',
  /** What the operator says of the site, and must be able to prove, in place of how the promise was kept. */
  trustClaim: env.siteTrustClaim,
  /** The person or company that runs the site. */
  legalName: env.siteLegalName,
  /** Their postal address, on one line. */
  legalAddress: env.siteLegalAddress,
  /** A sentence or two on what the site earns by. */
  howPaid: env.siteHowPaid,
  gaMeasurementId: env.gaMeasurementId,
} as const;

/** Not in `site`: a build without Spanish pages leaves out what only they need. */
export const spanishOn = env.spanishOn;
