import { operatorOf } from './operator';

/** Lets messages and builds out at once, without the delays and limits that protect real visitors. */
export async function sendAtOnce(baseURL: string | undefined): Promise<void> {
  await operatorOf(baseURL)
    .from('dispatch_settings')
    .update({
      request_mail_hold: '0',
      status_mail_hold: '0',
      customer_mails_per_hour: 100_000,
      texts_per_hour: 100_000,
      stranger_texts_per_hour: 100_000,
      arrival_texts_per_hour: 100_000,
      texts_per_hauler_per_day: 100_000,
      site_build_every: '1 second',
    })
    .eq('only_row', true)
    .throwOnError();
}
