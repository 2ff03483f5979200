import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, TablesInsert } from '../../supabase/functions/_shared/database.types.ts';
import { markAsSent } from './sample-notifications.ts';

const HOURS_AGO = 3;

/** Messages that are still unanswered: one from the contact page, and one of a hauler who wants to join. */
const samples = [
  {
    id: '5a3b1e00-0000-4000-8000-00000000000a',
    name: 'Ingrid Sample',
    email: 'ingrid@example.com',
    subject: 'general',
    message: 'We move on the 30th and have a piano on the second floor.\nDo you take it, and do we need to be there?',
  },
  {
    id: '5a3b1e00-0000-4000-8000-00000000000b',
    name: 'Oscar Sample',
    email: 'oscar@example.com',
    subject: 'merchant-inquiry',
    message: 'Somos dos, con un camión de 16 pies. Hablamos español e inglés.',
    language: 'es',
    application: {
      business: 'Sample Hauler: Pomona',
      areas: '91766, 91767, Chino, Ontario',
      phone: '9095550115',
      services: ['Furniture Removal', 'Garage Cleanouts', 'Old Appliances'],
    },
  },
] satisfies TablesInsert<'contact_messages'>[];

/** Adds messages to the team; the operator's emails about them count as sent. */
export async function addSampleMessages(operator: SupabaseClient<Database>): Promise<void> {
  const created_at = new Date(Date.now() - HOURS_AGO * 60 * 60_000).toISOString();
  for (const sample of samples) {
    await operator.from('contact_messages').delete().eq('id', sample.id).throwOnError();
    await operator
      .from('contact_messages')
      .insert({ ...sample, created_at })
      .throwOnError();
    await markAsSent(operator, { message_id: sample.id });
  }
}
