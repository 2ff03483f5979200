// The variables that the site is built with. All are public; README's table says what each is for.

export const supabaseUrl = text(import.meta.env.VITE_SUPABASE_URL);
export const supabasePublishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
export const siteName = text(import.meta.env.VITE_SITE_NAME);
/** Without a slash at the end. */
export const siteUrl = text(import.meta.env.VITE_SITE_URL)?.replace(/\/+$/, '');
export const siteEmail = text(import.meta.env.VITE_SITE_EMAIL);
export const sitePhone = text(import.meta.env.VITE_SITE_PHONE);
/** A blank claims nothing, which is not the same as no setting. */
export const siteTrustClaim = import.meta.env.VITE_SITE_TRUST_CLAIM?.trim();
export const siteLegalName = text(import.meta.env.VITE_SITE_LEGAL_NAME);
export const siteLegalAddress = text(import.meta.env.VITE_SITE_LEGAL_ADDRESS);
export const siteHowPaid = text(import.meta.env.VITE_SITE_HOW_PAID);
export const gaMeasurementId = text(import.meta.env.VITE_GA_MEASUREMENT_ID);

/**
 * Is this a build without a project of its own, which runs with the embedded backend: development, tests, demos? A
 * constant of the build: what only a demo needs is in no file of another one.
 */
const isDemo = !import.meta.env.VITE_SUPABASE_URL;

/**
 * May pages say that we text? Set once the project's texts are on; those of a demo go to its mailbox, unless it has none.
 * A constant of the build, too: without texts, no file holds what only they need.
 */
export const textsOn = isDemo ? import.meta.env.VITE_TEXTS !== 'off' : import.meta.env.VITE_TEXTS === 'on';

/**
 * Is there a Spanish side? `vite.config.ts` says so where the variable does not. A constant of the build: where it is off,
 * no file holds a word of it.
 */
export const spanishOn = import.meta.env.VITE_SPANISH === 'on';

/** May pages say that who calls the site's own number is answered in Spanish? */
export const siteAnswersSpanish = import.meta.env.VITE_SITE_ANSWERS_SPANISH === 'on';

/** A variable that is set to nothing counts as not set. */
function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}
