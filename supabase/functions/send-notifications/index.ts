import { connect, required } from '../_shared/server/environment.ts';
import { siteOf } from '../_shared/server/site.ts';
import { createComposer, createTextComposer } from './compose.ts';
import type { Finished } from './finished.ts';
import { createHandler } from './handler.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { createHookChannel } from './hook/channel.ts';
import { createMailChannel } from './mails/channel.ts';
import { readHealth } from './read-health.ts';
import { sendDue } from './send-due.ts';
import { createTextChannel } from './texts/channel.ts';

const supabase = connect();
const setting = (name: string) => Deno.env.get(name) ?? '';
const unset = (...names: string[]) => names.filter((name) => !setting(name));
const address = (name: string, usual = '') => (setting(name) || usual).replace(/\/$/, '');

const functionsUrl = `${required('SUPABASE_URL')}/functions/v1`;
const from = setting('MAIL_FROM');
const heartbeatUrl = setting('HEARTBEAT_URL');
const hookUrl = setting('BUILD_HOOK_URL').trim();
const legalAddress = setting('LEGAL_ADDRESS').trim();
const missing = unset('MAIL_API_KEY', 'MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL');
const texts = unset('TEXT_ACCOUNT_SID', 'TEXT_AUTH_TOKEN', 'TEXT_SERVICE_SID', 'SITE_URL').length === 0;

const options = {
  site: { ...siteOf(from, setting('SITE_URL')), legalAddress },
  operatorEmail: setting('OPERATOR_EMAIL'),
  functionsUrl,
  now: () => new Date(),
};

async function finish(id: string, outcome: Finished, error?: string): Promise<void> {
  await supabase.rpc('finish_notification', { id, outcome, ...(error === undefined ? {} : { error }) }).throwOnError();
}

const mail = createMailChannel({
  provider: { apiUrl: address('MAIL_API_URL', 'https://api.resend.com'), apiKey: setting('MAIL_API_KEY'), from },
  compose: createComposer(supabase, options),
  finish,
});

const text = createTextChannel({
  provider: {
    apiUrl: address('TEXT_API_URL', 'https://api.twilio.com'),
    accountSid: setting('TEXT_ACCOUNT_SID'),
    authToken: setting('TEXT_AUTH_TOKEN'),
    serviceSid: setting('TEXT_SERVICE_SID'),
    reportsUrl: `${functionsUrl}/delivery-reports`,
  },
  compose: createTextComposer(supabase, options),
  async begin(attempt) {
    const { data } = await supabase.rpc('begin_text', attempt).throwOnError();
    return data;
  },
  async finish(end) {
    await supabase.rpc('finish_text', end).throwOnError();
  },
});

const hook = createHookChannel({ url: hookUrl, finish });

const handler = createHandler({
  senderKey: setting('SENDER_KEY'),
  missing,
  texts,
  heartbeat: heartbeatUrl !== '',
  buildHook: hookUrl !== '',
  legalAddress,
  sendDue: () =>
    sendDue({
      async claim(closed) {
        const { data } = await supabase.rpc('claim_notifications', { texts, closed }).throwOnError();
        return data;
      },
      channels: { ...(missing.length === 0 && { mail }), ...(texts && { text }), hook },
      now: () => performance.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  readHealth: () => readHealth(supabase),
  sendHeartbeat: (isWell) => sendHeartbeat(heartbeatUrl, isWell),
});

Deno.serve(handler);
