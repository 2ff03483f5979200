/** The brand. An operator changes it through `VITE_SITE_*` variables, see `.env.example`. */
export const site = {
  name: import.meta.env.VITE_SITE_NAME || 'PoppyHaul',
  /** Origin of the public site, without a trailing slash. */
  url: (import.meta.env.VITE_SITE_URL || 'https://poppyhaul.example').replace(/\/+$/, ''),
  email: import.meta.env.VITE_SITE_EMAIL || 'hello@poppyhaul.example',
  /** E.164, as `tel:` links want it. The default number is reserved for fiction. */
  phone: import.meta.env.VITE_SITE_PHONE || '+12135550142',
  tagline: 'Get your trash hauled today by a vetted local hauler',
  serves: 'Serving Los Angeles & Southern California',
} as const;
