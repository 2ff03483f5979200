import type { SupabaseClient } from '@supabase/supabase-js';
import { attestedSchema } from '../_shared/contracts/agreement.ts';
import type { Database } from '../_shared/database.types.ts';
import { dataOf } from '../_shared/server/data-of.ts';
import { isPastDay } from './mails/format.ts';
import type { AgreementOfMail, HaulerOfAgreement, MissingPaper } from './mails/types.ts';

const HAULER_COLUMNS =
  'id, name, phone, email, languages, active, vetted_at, insured_until, everywhere, zip_prefixes, agreement_due_at' as const;

/** Reads the data of emails and texts about our agreement. Deleted rows are read as null. */
export function createAgreementReader(supabase: SupabaseClient<Database>) {
  return {
    async haulerOfAgreement(id: string | null, now: Date): Promise<HaulerOfAgreement | null> {
      if (id === null) return null;
      const query = supabase.from('haulers').select(HAULER_COLUMNS).eq('id', id);
      const row = await dataOf(query.maybeSingle());
      if (row === null) return null;
      const { name, phone, email, languages, active, agreement_due_at } = row;
      const isInsured = row.insured_until !== null && !isPastDay(row.insured_until, now);
      const missing: (MissingPaper | false)[] = [
        row.vetted_at === null && 'not-vetted',
        !isInsured && 'not-insured',
        !row.everywhere && row.zip_prefixes.length === 0 && 'no-area',
      ];
      return {
        ...{ id, name, phone, email, languages },
        isActive: active,
        dueAt: agreement_due_at === null ? null : new Date(agreement_due_at),
        missing: missing.filter((each) => each !== false),
      };
    },

    /** The version that haulers accept now. */
    async currentAgreement(): Promise<string> {
      return dataOf(supabase.rpc('current_agreement'));
    },

    /** What a hauler accepted last. */
    async newestAgreement({ id }: HaulerOfAgreement): Promise<AgreementOfMail | null> {
      const row = await dataOf(
        supabase
          .from('hauler_agreements')
          .select('version, accepted_at, accepted_by, language, attested')
          .eq('hauler_id', id)
          .order('accepted_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      );
      return (
        row && {
          version: row.version,
          at: new Date(row.accepted_at),
          by: row.accepted_by,
          language: row.language,
          attested: attestedSchema.parse(row.attested),
        }
      );
    },

    /**
     * Creates the token of the link to the agreement in the email or text of a notification. It is the same in each
     * attempt.
     *
     * @returns its 16 characters; null if the notification is no longer being sent.
     */
    async agreementToken(notificationId: string): Promise<string | null> {
      return dataOf(supabase.rpc('make_agreement_link', { notification_id: notificationId }));
    },
  };
}
