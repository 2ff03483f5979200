import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables } from '../_shared/database.types.ts';
import type { Letter } from './deliver.ts';
import { requestArrived, statusChanged, timeframeChanged } from './mails/customer.ts';
import { contactMessage, flaggedDigest, newRequest, notContacted, overdue } from './mails/operator.ts';
import type { FlaggedOfMail, LeadOfMail, Mail, MessageOfMail, Site } from './mails/types.ts';
import type { Notification } from './send-due.ts';

type Options = {
  site: Site;
  operatorEmail: string;
  /** Where the functions answer, such as `https://<ref>.supabase.co/functions/v1`. */
  functionsUrl: string;
};

const NEWEST_FLAGGED = 20;

/**
 * Makes the mails of notifications from what the database holds at that moment.
 *
 * @returns what makes one: a letter, or null if what it is about has been deleted.
 */
export function createComposer(supabase: SupabaseClient<Database>, { site, operatorEmail, functionsUrl }: Options) {
  function toOperator(mail: Mail): Letter {
    return { ...mail, to: operatorEmail };
  }

  /** With the buttons of mail programs that stop mails (RFC 2369, RFC 8058). */
  function toCustomer({ email, mailToken }: LeadOfMail, mail: Mail): Letter | null {
    if (email === null) return null;
    return {
      ...mail,
      to: email,
      headers: {
        'List-Unsubscribe': `<${functionsUrl}/stop-mail?token=${mailToken}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  async function findLead(id: string | null): Promise<LeadOfMail | null> {
    if (id === null) return null;
    const { data: row } = await supabase.from('leads').select().eq('id', id).maybeSingle().throwOnError();
    if (row === null) return null;
    const { data: promisedBy } = await supabase.rpc('promised_by', { created_at: row.created_at }).throwOnError();
    return leadOfMail(row, promisedBy);
  }

  async function findMessage(id: string | null): Promise<MessageOfMail | null> {
    if (id === null) return null;
    const { data: row } = await supabase.from('contact_messages').select().eq('id', id).maybeSingle().throwOnError();
    return row && { ...row, subject: row.subject as MessageOfMail['subject'], createdAt: new Date(row.created_at) };
  }

  async function findReportTime(id: string | null): Promise<Date | null> {
    if (id === null) return null;
    const query = supabase.from('contact_reports').select('created_at').eq('id', id);
    const { data: row } = await query.maybeSingle().throwOnError();
    return row && new Date(row.created_at);
  }

  async function findFlagged(): Promise<FlaggedOfMail> {
    const [requests, messages] = await Promise.all([newestFlagged('leads'), newestFlagged('contact_messages')]);
    const newest = [
      ...requests.newest.map((each) => ({ ...each, what: 'request' as const })),
      ...messages.newest.map((each) => ({ ...each, what: 'message' as const })),
    ];
    newest.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return { requests: requests.count, messages: messages.count, newest: newest.slice(0, NEWEST_FLAGGED) };
  }

  async function newestFlagged(table: 'leads' | 'contact_messages') {
    const { data, count } = await supabase
      .from(table)
      .select('flagged_because, created_at', { count: 'exact' })
      .not('flagged_because', 'is', null)
      .order('created_at', { ascending: false })
      .limit(NEWEST_FLAGGED)
      .throwOnError();
    return {
      count: count ?? 0,
      newest: data.map((row) => ({ because: row.flagged_because ?? '', createdAt: new Date(row.created_at) })),
    };
  }

  return async function compose(notification: Notification): Promise<Letter | null> {
    if (notification.kind === 'flagged-digest') return toOperator(flaggedDigest(await findFlagged(), site));
    if (notification.kind === 'contact-message') {
      const message = await findMessage(notification.message_id);
      return message && { ...toOperator(contactMessage(message, site)), replyTo: message.email };
    }
    const lead = await findLead(notification.lead_id);
    if (lead === null) return null;
    switch (notification.kind) {
      case 'new-request':
        return toOperator(newRequest(lead, site));
      case 'overdue':
        return toOperator(overdue(lead, site));
      case 'not-contacted': {
        const reportedAt = await findReportTime(notification.report_id);
        return reportedAt && toOperator(notContacted(lead, site, reportedAt));
      }
      case 'request-arrived':
        return toCustomer(lead, requestArrived(lead, site));
      case 'status-changed':
        return toCustomer(lead, statusChanged(lead, site));
      case 'timeframe-changed':
        return toCustomer(lead, timeframeChanged(lead, site));
      default:
        throw new Error(`There is no mail of the kind ${notification.kind}`);
    }
  };
}

function leadOfMail(row: Tables<'leads'>, promisedBy: string): LeadOfMail {
  return {
    trackingId: row.tracking_id,
    mailToken: row.mail_token,
    services: row.services,
    streetAddress: row.street_address,
    unitNumber: row.unit_number,
    city: row.city,
    zipCode: row.zip_code,
    jobDescription: row.job_description,
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    agreedToMessages: row.agreed_to_messages,
    imageUrls: row.image_urls,
    status: row.status,
    cancelReasons: row.cancel_reasons,
    timeframe: row.timeframe,
    createdAt: new Date(row.created_at),
    promisedBy: new Date(promisedBy),
  };
}
