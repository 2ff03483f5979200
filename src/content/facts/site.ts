import { env } from '@/lib/env';

/** The brand. An operator changes it through `VITE_SITE_*` variables, see `.env.example`. */
export const site = {
  name: env.siteName ?? 'PoppyHaul',
  /** Origin of the public site, without a trailing slash. */
  url: env.siteUrl ?? 'https://poppyhaul.example',
  email: env.siteEmail ?? 'hello@poppyhaul.example',
  /** E.164, as `tel:` links want it. The default number is reserved for fiction. */
  phone: env.sitePhone ?? '+12135550142',
  /** What the operator has to say above the testimonials of the home page, which they must be able to prove. */
  trustClaim: env.siteTrustClaim,
} as const;
