import path from 'node:path';
import { runnerImport } from 'vite';
import { embeddedKeys } from './keys.ts';

/** Whom the embedded backend mails what is for the operator. */
export const operatorAddress = 'operator@poppyhaul.example';

export type MailOptions = {
  /** Origin of the site that the links in mails lead to. */
  siteUrl: string;
  /** Give the functions a provider, which is the mailbox (default). */
  provider?: boolean;
};

/** The variables by which the functions send mail and hear what became of it, all of them: one that is left out is undefined. */
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
    };
  }
  return {
    ...settings,
    MAIL_API_URL: backendUrl,
    MAIL_API_KEY: embeddedKeys.mail,
    MAIL_FROM: await senderOfSite(),
    MAIL_WEBHOOK_SECRET: embeddedKeys.mailWebhookSecret,
    OPERATOR_EMAIL: operatorAddress,
  };
}

/** The brand's name and address, as `Name <address>`. */
async function senderOfSite(): Promise<string> {
  const root = path.resolve(import.meta.dirname, '../..');
  const { module } = await runnerImport<typeof import('../../src/content/facts/site.ts')>(
    path.join(root, 'src/content/facts/site.ts'),
    { configFile: false, root, resolve: { tsconfigPaths: true } },
  );
  return `${module.site.name} <${module.site.email}>`;
}
