import { env } from '@/lib/env';

const name = env.siteName ?? 'PoppyHaul';

/** The brand. An operator changes it through `VITE_SITE_*` variables, see `.env.example`. */
export const site = {
  name,
  /** Origin of the public site, without a trailing slash. */
  url: env.siteUrl ?? 'https://poppyhaul.example',
  email: env.siteEmail ?? 'hello@poppyhaul.example',
  /** E.164, as `tel:` links want it. The default number is reserved for fiction. */
  phone: env.sitePhone ?? '+12135550142',
  tagline: 'Get your trash hauled today by a vetted local hauler',
  serves: 'Serving Los Angeles & Southern California',
  /** What the picture `skyline` shows: the name is on its truck. */
  skylineAlt: `A small model of Los Angeles: beach, palm trees, downtown towers, green hills and a freeway with a ${name} truck.`,
  /** Stands above the testimonials of the home page; nothing does if it is empty. The operator must be able to prove it. */
  trustClaim: env.siteTrustClaim ?? 'Trusted by thousands',
} as const;
