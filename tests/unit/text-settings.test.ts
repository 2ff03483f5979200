import { expect, test } from 'vitest';
import { settingsOfDeveloper, textSettings } from '../../scripts/backend/text-settings.ts';

const backendUrl = 'http://127.0.0.1:4000';

test('the mailbox of the backend is the provider', () => {
  expect(textSettings(true, backendUrl)).toStrictEqual({
    TEXT_API_URL: backendUrl,
    TEXT_ACCOUNT_SID: expect.stringMatching(/^AC/),
    TEXT_AUTH_TOKEN: expect.any(String),
    TEXT_SERVICE_SID: expect.stringMatching(/^MG/),
    HEARTBEAT_URL: undefined,
  });
});

test('without a provider its variables are unset, so that none is inherited from the shell', () => {
  expect(textSettings(false, backendUrl)).toStrictEqual({
    TEXT_API_URL: undefined,
    TEXT_ACCOUNT_SID: undefined,
    TEXT_AUTH_TOKEN: undefined,
    TEXT_SERVICE_SID: undefined,
    HEARTBEAT_URL: undefined,
  });
});

test("only the developer's settings are passed on to functions, nothing else from the shell", () => {
  expect(
    settingsOfDeveloper({
      PATH: '/bin',
      SENDER_KEY: 'mine',
      HEARTBEAT_URL: 'https://monitor.example/a',
      MAIL_WEBHOOK_SECRET: 'whsec_b',
      TEXT_AUTH_TOKEN: '',
      TEXT_API_URL: undefined,
    }),
  ).toStrictEqual({ HEARTBEAT_URL: 'https://monitor.example/a', MAIL_WEBHOOK_SECRET: 'whsec_b', TEXT_AUTH_TOKEN: '' });
});
