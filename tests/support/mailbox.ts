import { createMailbox } from '../../scripts/backend/mailbox/mailbox.ts';
import { serve } from './deployed-functions.ts';

/** The settings of a test's mailbox. */
export const mailboxKeys = {
  mailKey: 're_test',
  mailWebhookSecret: 'whsec_dGVzdC1zZWNyZXQ=',
  text: { account: 'ACtest', token: 'token_test', service: 'MGtest' },
};

/** Serves a mailbox that reports to `reportsUrl`, where by default no one answers. */
export async function startMailbox(options: Partial<Parameters<typeof createMailbox>[0]> = {}) {
  const mailbox = createMailbox({ ...mailboxKeys, reportsUrl: 'http://127.0.0.1:1/delivery-reports', ...options });
  const server = await serve(mailbox.handle);
  return {
    ...server,
    get: async (path: string) => (await fetch(server.url + path)).json(),
    post: async (path: string, content: unknown) => {
      const response = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(content) });
      return { status: response.status, answer: await response.json() };
    },
    sendMail: async (content: unknown): Promise<string> => {
      const response = await fetch(`${server.url}/emails`, {
        method: 'POST',
        headers: { authorization: `Bearer ${mailboxKeys.mailKey}` },
        body: JSON.stringify(content),
      });
      return (await response.json()).id;
    },
    /** Sends a text through the provider, with a sender's usual parameters unless changed. */
    sendText: async (parameters: Record<string, string | null> = {}, headers: Record<string, string> = {}) => {
      const all = { To: '+12135550142', MessagingServiceSid: 'MGtest', Body: 'Hello.', ...parameters };
      const given = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      const response = await fetch(`${server.url}/2010-04-01/Accounts/ACtest/Messages.json`, {
        method: 'POST',
        headers: { authorization: basic('ACtest', 'token_test'), ...headers },
        body: new URLSearchParams(given),
      });
      return { status: response.status, answer: await response.json() };
    },
  };
}

export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
