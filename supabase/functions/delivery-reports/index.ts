import type { Language } from '../_shared/domain/languages.ts';
import { nationalDigits } from '../_shared/domain/same-number.ts';
import { connect, required } from '../_shared/server/environment.ts';
import { siteOf } from '../_shared/server/site.ts';
import { createHandler } from './handler.ts';
import { helpText } from './help-text.ts';

const supabase = connect();
const setting = (name: string) => Deno.env.get(name) ?? '';
const site = siteOf(setting('MAIL_FROM'), setting('SITE_URL'));

const handler = createHandler({
  mailSecret: setting('MAIL_WEBHOOK_SECRET'),
  textToken: setting('TEXT_AUTH_TOKEN'),
  address: `${required('SUPABASE_URL')}/functions/v1/delivery-reports`,
  now: () => new Date(),
  async recordDelivery({ id, channel, event, error, isAddress }) {
    await supabase
      .rpc('record_delivery', {
        id,
        channel,
        event,
        ...(error ? { error } : {}),
        ...(isAddress === undefined ? {} : { is_address: isAddress }),
      })
      .throwOnError();
  },
  async recordReply({ messageSid, phone, body, wish }) {
    await supabase
      .rpc('record_reply', { message_sid: messageSid, phone, body, ...(wish === null ? {} : { wish }) })
      .throwOnError();
  },
  helpFor: async (phone) => (site.url && (await mayBeHelped(phone)) ? helpText(site, await languageOf(phone)) : null),
});

/** Call it after the reply was recorded. */
async function mayBeHelped(phone: string): Promise<boolean> {
  const { data } = await supabase.rpc('may_answer_help', { phone }).throwOnError();
  return data;
}

/** The two forms in which a number can be stored: with the country code and without. */
function spellingsOf(phone: string): string[] {
  const number = nationalDigits(phone);
  return [number, `1${number}`];
}

/** The language of the customers and haulers with this number: Spanish if any of them uses it. */
async function languageOf(phone: string): Promise<Language> {
  const spellings = spellingsOf(phone);
  const [{ data: leads }, { data: haulers }] = await Promise.all([
    supabase.from('leads').select('language').in('phone', spellings).eq('language', 'es').limit(1).throwOnError(),
    supabase.from('haulers').select('languages').in('phone', spellings).throwOnError(),
  ]);
  return leads.length > 0 || haulers.some(({ languages }) => languages[0] === 'es') ? 'es' : 'en';
}

Deno.serve(handler);
