/** The variables that the site is built with. All are public; README's table says what each is for. */
export const env = {
  supabaseUrl: text(import.meta.env.VITE_SUPABASE_URL),
  supabasePublishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  siteName: text(import.meta.env.VITE_SITE_NAME),
  /** Without a slash at the end. */
  siteUrl: text(import.meta.env.VITE_SITE_URL)?.replace(/\/+$/, ''),
  siteEmail: text(import.meta.env.VITE_SITE_EMAIL),
  sitePhone: text(import.meta.env.VITE_SITE_PHONE),
  /** Unlike the others it may be set to nothing: the site then makes no such claim. */
  siteTrustClaim: import.meta.env.VITE_SITE_TRUST_CLAIM?.trim(),
  gaMeasurementId: text(import.meta.env.VITE_GA_MEASUREMENT_ID),
};

/** A variable that is set to nothing counts as not set. */
function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}
