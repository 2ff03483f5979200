import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { Letter } from './deliver.ts';
import { matched, requestArrived, statusChanged, timeframeChanged } from './mails/customer.ts';
import { jobAccepted, jobCanceled, jobCorrected, jobNotContacted, jobOffered } from './mails/hauler.ts';
import { contactMessage, flaggedDigest, newRequest } from './mails/operator.ts';
import {
  customerCanceled,
  customerCorrected,
  nobodyLeft,
  notContacted,
  overdue,
  takenBack,
} from './mails/operator-alerts.ts';
import type { LeadOfMail, Mail, OfferOfMail, Site } from './mails/types.ts';
import { createReader } from './read-rows.ts';
import type { Notification } from './send-due.ts';

type Options = {
  site: Site;
  operatorEmail: string;
  /** Where the functions answer, such as `https://<ref>.supabase.co/functions/v1`. */
  functionsUrl: string;
  now(): Date;
};

/**
 * Makes the mails of notifications from what the database holds at that moment.
 *
 * @returns what makes one: a letter, or null if what it is about has been deleted.
 */
export function createComposer(
  supabase: SupabaseClient<Database>,
  { site, operatorEmail, functionsUrl, now }: Options,
) {
  const read = createReader(supabase);

  async function toOperator(notification: Notification, lead: LeadOfMail): Promise<Mail | null> {
    switch (notification.kind) {
      case 'new-request':
        return newRequest(lead, site);
      case 'overdue':
        return overdue(lead, site, await read.haulerOf(lead));
      case 'not-contacted': {
        const reportedAt = await read.reportTime(notification.report_id);
        return reportedAt && notContacted(lead, site, reportedAt, await read.haulerOf(lead));
      }
      case 'nobody-left':
        return nobodyLeft(lead, site, await read.offers(lead));
      case 'taken-back': {
        const offer = await read.offer(notification.offer_id);
        return offer && takenBack(lead, site, offer);
      }
      case 'customer-canceled':
        return customerCanceled(lead, site, await read.haulerOf(lead));
      case 'customer-corrected':
        return customerCorrected(lead, site, await read.haulerOf(lead));
      default:
        throw noSuchMail(notification);
    }
  }

  async function toCustomer(notification: Notification, lead: LeadOfMail): Promise<Mail | null> {
    switch (notification.kind) {
      case 'request-arrived':
        return requestArrived(lead, site);
      case 'matched': {
        const offer = await read.offer(notification.offer_id);
        return offer && matched(lead, offer.hauler, site, now());
      }
      case 'status-changed':
        return statusChanged(lead, site);
      case 'timeframe-changed':
        return timeframeChanged(lead, site);
      default:
        throw noSuchMail(notification);
    }
  }

  async function toHauler(notification: Notification, lead: LeadOfMail, offer: OfferOfMail): Promise<Mail | null> {
    switch (notification.kind) {
      case 'job-offered':
        return jobOffered(lead, offer, site, now());
      case 'job-accepted':
        return jobAccepted(lead, offer, site, now());
      case 'not-contacted': {
        const reportedAt = await read.reportTime(notification.report_id);
        return reportedAt && jobNotContacted(lead, offer, site, reportedAt);
      }
      case 'customer-canceled':
        return jobCanceled(lead, offer, site);
      case 'customer-corrected':
        return jobCorrected(lead, offer, site);
      default:
        throw noSuchMail(notification);
    }
  }

  /** The buttons of mail programs that stop mails (RFC 2369, RFC 8058). */
  function stopHeaders({ mailToken }: LeadOfMail) {
    return {
      'List-Unsubscribe': `<${functionsUrl}/stop-mail?token=${mailToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  return async function compose(notification: Notification): Promise<Letter | null> {
    if (notification.kind === 'flagged-digest') {
      return { ...flaggedDigest(await read.flagged(), site), to: operatorEmail };
    }
    if (notification.kind === 'contact-message') {
      const message = await read.message(notification.message_id);
      return message && { ...contactMessage(message, site), to: operatorEmail, replyTo: message.email };
    }
    const lead = await read.lead(notification.lead_id);
    if (lead === null) return null;
    switch (notification.audience) {
      case 'customer': {
        if (lead.email === null) return null;
        const mail = await toCustomer(notification, lead);
        return mail && { ...mail, to: lead.email, headers: stopHeaders(lead) };
      }
      case 'hauler': {
        const offer = await read.offer(notification.offer_id);
        const mail = offer && (await toHauler(notification, lead, offer));
        return mail && { ...mail, to: offer.hauler.email, replyTo: operatorEmail };
      }
      default: {
        const mail = await toOperator(notification, lead);
        return mail && { ...mail, to: operatorEmail };
      }
    }
  };
}

function noSuchMail({ kind, audience }: Notification): Error {
  return new Error(`There is no mail of the kind ${kind} for the ${audience}`);
}
