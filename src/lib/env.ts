/** The variables that the site is built with. All are public; README's table says what each is for. */
export const env = {
  supabaseUrl: text(import.meta.env.VITE_SUPABASE_URL),
  supabasePublishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  siteName: text(import.meta.env.VITE_SITE_NAME),
  /** Without a slash at the end. */
  siteUrl: text(import.meta.env.VITE_SITE_URL)?.replace(/\/+$/, ''),
  siteEmail: text(import.meta.env.VITE_SITE_EMAIL),
  sitePhone: text(import.meta.env.VITE_SITE_PHONE),
  siteTrustClaim: text(import.meta.env.VITE_SITE_TRUST_CLAIM),
  siteLegalName: text(import.meta.env.VITE_SITE_LEGAL_NAME),
  siteLegalAddress: text(import.meta.env.VITE_SITE_LEGAL_ADDRESS),
  siteHowPaid: text(import.meta.env.VITE_SITE_HOW_PAID),
  gaMeasurementId: text(import.meta.env.VITE_GA_MEASUREMENT_ID),
};

/**
 * Is this a build without a project of its own, which runs with the embedded backend: development, tests, demos? Only
 * such a build shows samples. A constant of its own: a build for a real project so leaves out what only a demo needs.
 */
export const isDemo = !import.meta.env.VITE_SUPABASE_URL;

/** A variable that is set to nothing counts as not set. */
function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}
