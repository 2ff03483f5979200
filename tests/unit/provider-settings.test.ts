import { expect, test } from 'vitest';
import { mailSettings } from '../../scripts/backend/mail-settings.ts';
import { settingsOfDeveloper, textSettings } from '../../scripts/backend/text-settings.ts';
import { site } from '../../src/content/facts/site.ts';

const backendUrl = 'http://127.0.0.1:4000';
const siteUrl = 'http://localhost:5173';

test('the mailbox of the backend is the provider, and the brand is the sender', async () => {
  expect(await mailSettings({ siteUrl }, backendUrl)).toMatchObject({
    SITE_URL: siteUrl,
    MAIL_API_URL: backendUrl,
    MAIL_FROM: `${site.name} <${site.email}>`,
    LEGAL_ADDRESS: site.legalAddress,
  });
  expect(textSettings(true, backendUrl)).toMatchObject({ TEXT_API_URL: backendUrl });
});

test('without a provider its variables are unset, so that none is inherited from the shell', async () => {
  const [mails, texts] = [await mailSettings({ siteUrl }, backendUrl), textSettings(true, backendUrl)];
  const { SENDER_KEY, SITE_URL, ...others } = await mailSettings({ siteUrl, provider: false }, backendUrl);

  expect([SENDER_KEY, SITE_URL]).toEqual([expect.any(String), siteUrl]);
  expect(Object.keys({ SENDER_KEY, SITE_URL, ...others }).sort()).toEqual(Object.keys(mails).sort());
  expect(Object.keys(textSettings(false, backendUrl))).toEqual(Object.keys(texts));
  const unset = [...Object.values(others), ...Object.values(textSettings(false, backendUrl))];
  expect(unset.filter((value) => value !== undefined)).toEqual([]);
});

test("only the developer's settings are passed on to functions, nothing else from the shell", () => {
  const own = { HEARTBEAT_URL: 'https://monitor.example/a', MAIL_WEBHOOK_SECRET: 'whsec_b', TEXT_AUTH_TOKEN: '' };

  expect(settingsOfDeveloper({ ...own, PATH: '/bin', SENDER_KEY: 'mine', TEXT_API_URL: undefined })).toStrictEqual(own);
});
