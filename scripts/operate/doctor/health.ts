import * as z from 'zod/mini';
import { askAsOperator, describeAnswer, type Target } from './check.ts';

const settingsSchema = z.tuple([z.object({ texts_on: z.boolean() })]);

const healthSchema = z.tuple([
  z.object({
    unknown: z.number(),
    filtered: z.number(),
    last_mail_report_at: z.nullable(z.string()),
    last_text_report_at: z.nullable(z.string()),
  }),
]);

/** Whether the operator has turned texts on. @throws with the response if the database does not say. */
export async function areTextsOn(target: Target): Promise<boolean> {
  const answer = await askAsOperator(target, 'dispatch_settings?select=texts_on');
  const settings = settingsSchema.safeParse(answer.json).data;
  if (!settings) throw new Error(describeAnswer(answer));
  return settings[0].texts_on;
}

/** The database's counts of sending problems. @throws with the response if there are none. */
export async function healthOf(target: Target): Promise<z.infer<typeof healthSchema>[0]> {
  const answer = await askAsOperator(target, 'rpc/sending_health', { method: 'POST', body: '{}' });
  const health = healthSchema.safeParse(answer.json).data;
  if (!health) throw new Error(describeAnswer(answer));
  return health[0];
}
