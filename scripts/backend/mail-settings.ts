import path from 'node:path';
import { runnerImport } from 'vite';
import { embeddedKeys } from './keys.ts';

/** Where the embedded backend emails the operator. */
export const operatorAddress = 'operator@poppyhaul.example';

export type MailOptions = {
  /** Origin of the site that links in emails lead to. */
  siteUrl: string;
  /** Give the functions an email provider, which is the mailbox (default). */
  provider?: boolean;
};

/**
 * The functions' variables for sending emails and receiving reports about them. All are listed: an undefined one is
 * unset.
 */
export async function mailSettings(
  { siteUrl, provider = true }: MailOptions,
  backendUrl: string,
): Promise<Record<string, string | undefined>> {
  const settings = { SENDER_KEY: embeddedKeys.sender, SITE_URL: siteUrl };
  if (!provider) {
    return {
      ...settings,
      MAIL_API_URL: undefined,
      MAIL_API_KEY: undefined,
      MAIL_FROM: undefined,
      MAIL_WEBHOOK_SECRET: undefined,
      OPERATOR_EMAIL: undefined,
      LEGAL_ADDRESS: undefined,
    };
  }
  const { name, email, legalAddress } = await readSite();
  return {
    ...settings,
    MAIL_API_URL: backendUrl,
    MAIL_API_KEY: embeddedKeys.mail,
    MAIL_FROM: `${name} <${email}>`,
    MAIL_WEBHOOK_SECRET: embeddedKeys.mailWebhookSecret,
    OPERATOR_EMAIL: operatorAddress,
    LEGAL_ADDRESS: legalAddress,
  };
}

/** The brand and its addresses, by the settings of the build. */
async function readSite() {
  const root = path.resolve(import.meta.dirname, '../..');
  const { module } = await runnerImport<typeof import('../../src/content/facts/site.ts')>(
    path.join(root, 'src/content/facts/site.ts'),
    { configFile: false, root, resolve: { tsconfigPaths: true } },
  );
  return module.site;
}
