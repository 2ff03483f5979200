import { expect, test } from 'vitest';
import { mailSettings } from '../../scripts/backend/mail-settings.ts';
import { site } from '../../src/content/facts/site.ts';

const backendUrl = 'http://127.0.0.1:4000';
const siteUrl = 'http://localhost:5173';

test('the mailbox of the backend is the provider, and the brand is the sender', async () => {
  expect(await mailSettings({ siteUrl }, backendUrl)).toEqual({
    SENDER_KEY: expect.any(String),
    SITE_URL: siteUrl,
    MAIL_API_URL: backendUrl,
    MAIL_API_KEY: expect.any(String),
    MAIL_FROM: `${site.name} <${site.email}>`,
    MAIL_WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
    OPERATOR_EMAIL: 'operator@poppyhaul.example',
    LEGAL_ADDRESS: site.legalAddress,
  });
});

test('without a provider its variables are unset, so that none is inherited from the shell', async () => {
  expect(await mailSettings({ siteUrl, provider: false }, backendUrl)).toStrictEqual({
    SENDER_KEY: expect.any(String),
    SITE_URL: siteUrl,
    MAIL_API_URL: undefined,
    MAIL_API_KEY: undefined,
    MAIL_FROM: undefined,
    MAIL_WEBHOOK_SECRET: undefined,
    OPERATOR_EMAIL: undefined,
    LEGAL_ADDRESS: undefined,
  });
});
