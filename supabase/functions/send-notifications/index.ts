import { connect, required } from '../_shared/server/environment.ts';
import { createComposer } from './compose.ts';
import { createHandler } from './handler.ts';
import { deliver } from './mails/deliver.ts';
import { sendDue } from './send-due.ts';

const BRAND = 'PoppyHaul';

const supabase = connect();
const setting = (name: string) => Deno.env.get(name) ?? '';
const from = setting('MAIL_FROM');
const provider = {
  apiUrl: (setting('MAIL_API_URL') || 'https://api.resend.com').replace(/\/$/, ''),
  apiKey: setting('MAIL_API_KEY'),
  from,
};
const compose = createComposer(supabase, {
  site: { name: /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? BRAND, url: setting('SITE_URL').replace(/\/$/, '') },
  operatorEmail: setting('OPERATOR_EMAIL'),
  functionsUrl: `${required('SUPABASE_URL')}/functions/v1`,
  now: () => new Date(),
});

const handler = createHandler({
  senderKey: setting('SENDER_KEY'),
  missing: ['MAIL_API_KEY', 'MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL'].filter((name) => !setting(name)),
  sendDue: () =>
    sendDue({
      async claim() {
        const { data } = await supabase.rpc('claim_notifications').throwOnError();
        return data;
      },
      compose,
      deliver: (letter, id) => deliver(provider, letter, id),
      async finish(id, outcome, error) {
        await supabase
          .rpc('finish_notification', { id, outcome, ...(error === undefined ? {} : { error }) })
          .throwOnError();
      },
      now: () => performance.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  async countInTrouble() {
    const { count } = await supabase
      .from('notifications')
      .select('*', { count: 'exact', head: true })
      .or('state.eq.dead,and(state.eq.waiting,last_error.not.is.null)')
      .throwOnError();
    return count ?? 0;
  },
});

Deno.serve(handler);
