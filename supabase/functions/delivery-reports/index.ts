import type { Language } from '../_shared/domain/languages.ts';
import { writtenWays } from '../_shared/domain/phone.ts';
import { dataOf } from '../_shared/server/data-of.ts';
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
  async recordDelivery({ error, isAddress, ...report }) {
    await dataOf(supabase.rpc('record_delivery', { ...report, error: error || undefined, is_address: isAddress }));
  },
  recordReply: ({ messageSid, phone, body, wish }) =>
    dataOf(supabase.rpc('record_reply', { message_sid: messageSid, phone, body, wish: wish ?? undefined })),
  helpFor: async (phone) =>
    site.url && (await dataOf(supabase.rpc('may_answer_help', { phone })))
      ? helpText(site, await languageOf(phone))
      : null,
});

/** The language of the customers and haulers with this number: Spanish if any of them uses it. */
async function languageOf(phone: string): Promise<Language> {
  const [leads, haulers] = await Promise.all([
    dataOf(supabase.from('leads').select('language').in('phone', writtenWays(phone)).eq('language', 'es').limit(1)),
    dataOf(supabase.from('haulers').select('languages').in('phone', writtenWays(phone))),
  ]);
  return leads.length > 0 || haulers.some(({ languages }) => languages[0] === 'es') ? 'es' : 'en';
}

Deno.serve(handler);
