import { connect, required } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const supabase = connect();
const setting = (name: string) => Deno.env.get(name) ?? '';

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
});

Deno.serve(handler);
