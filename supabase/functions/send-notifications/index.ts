import { dataOf } from '../_shared/server/data-of.ts';
import { connect, required } from '../_shared/server/environment.ts';
import { siteOf } from '../_shared/server/site.ts';
import { createComposers } from './compose.ts';
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

const compose = createComposers(supabase, {
  site: { ...siteOf(from, setting('SITE_URL')), legalAddress },
  operatorEmail: setting('OPERATOR_EMAIL'),
  functionsUrl,
  now: () => new Date(),
});

const finish = (id: string, outcome: Finished, error?: string) =>
  dataOf(supabase.rpc('finish_notification', { id, outcome, error }));

const mail = createMailChannel({
  provider: { apiUrl: address('MAIL_API_URL', 'https://api.resend.com'), apiKey: setting('MAIL_API_KEY'), from },
  compose: compose.mail,
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
  compose: compose.text,
  begin: (attempt) => dataOf(supabase.rpc('begin_text', attempt)),
  finish: (end) => dataOf(supabase.rpc('finish_text', end)),
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
      claim: (channel, closed) => dataOf(supabase.rpc('claim_notifications', { texts, closed, by_channel: channel })),
      channels: { ...(missing.length === 0 && { mail }), ...(texts && { text }), hook },
      now: () => performance.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  readHealth: () => readHealth(supabase),
  sendHeartbeat: (isWell) => sendHeartbeat(heartbeatUrl, isWell),
});

Deno.serve(handler);
