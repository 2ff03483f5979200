// The build's environment variables. All are public; README has a table of them.

export const supabaseUrl = text(import.meta.env.VITE_SUPABASE_URL);
export const supabasePublishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
export const siteName = text(import.meta.env.VITE_SITE_NAME);
/** Without a trailing slash. */
export const siteUrl = text(import.meta.env.VITE_SITE_URL)?.replace(/\/+$/, '');
export const siteEmail = text(import.meta.env.VITE_SITE_EMAIL);
export const sitePhone = text(import.meta.env.VITE_SITE_PHONE);
/** A blank means no claim, unlike an unset variable. */
export const siteTrustClaim = import.meta.env.VITE_SITE_TRUST_CLAIM?.trim();
export const siteLegalName = text(import.meta.env.VITE_SITE_LEGAL_NAME);
export const siteLegalAddress = text(import.meta.env.VITE_SITE_LEGAL_ADDRESS);
export const siteHowPaid = text(import.meta.env.VITE_SITE_HOW_PAID);
export const siteHaulerCost = text(import.meta.env.VITE_SITE_HAULER_COST);
export const gaMeasurementId = text(import.meta.env.VITE_GA_MEASUREMENT_ID);

/**
 * Whether the build has no Supabase project and uses the embedded backend: development, tests, demos. A build-time
 * constant, so that other builds drop demo-only code.
 */
const isDemo = !import.meta.env.VITE_SUPABASE_URL;

/**
 * Whether pages can say that we send texts. Set it once the project's texts are on; a demo sends them to its mailbox,
 * unless that is off. Also a build-time constant, so that builds without texts drop their code.
 */
export const textsOn = isDemo ? import.meta.env.VITE_TEXTS !== 'off' : import.meta.env.VITE_TEXTS === 'on';

/**
 * Whether the site has Spanish pages; `scripts/build/site-config.ts` sets the default. A build-time constant: if it is
 * off, no file contains Spanish words.
 */
export const spanishOn = import.meta.env.VITE_SPANISH === 'on';

/** Whether pages report errors and loading speed. A build-time constant. */
export const reportsOn = import.meta.env.VITE_REPORTS !== 'off';

/** Whether the job page opens without a network. A build-time constant. */
export const jobOfflineOn = import.meta.env.VITE_JOB_OFFLINE !== 'off';

/** Whether pages can say that calls to the site's own number are answered in Spanish. */
export const siteAnswersSpanish = import.meta.env.VITE_SITE_ANSWERS_SPANISH === 'on';

/** An empty variable counts as not set. */
function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}
