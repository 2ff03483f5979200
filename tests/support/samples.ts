import type { Language } from '@functions/domain/languages.ts';
import type { Context } from '../../supabase/functions/send-notifications/audiences.ts';
import type { Notification } from '../../supabase/functions/send-notifications/channel.ts';
import type { Kind } from '../../supabase/functions/send-notifications/kinds/kind.ts';
import type { Letter } from '../../supabase/functions/send-notifications/mails/deliver.ts';
import type { Reader } from '../../supabase/functions/send-notifications/read-rows.ts';
import type { Text } from '../../supabase/functions/send-notifications/texts/types.ts';
import { customer } from '../fixtures/kinds/customer.ts';
import { hauler } from '../fixtures/kinds/hauler.ts';
import { operator } from '../fixtures/kinds/operator.ts';
import type { Given, Sample } from '../fixtures/kinds/sample.ts';
import { type Changes, type Found, mailSite, usual, usualProposal } from '../fixtures/mails.ts';
import { everyKind } from './kinds.ts';

export const legalAddress = '1 Example & Main St, Los Angeles, CA 90012';

const samples: Record<string, Record<string, Record<string, Sample>>> = { customer, hauler, operator };

/** Every sample, with its kind, and how its messages are composed. */
export const everySample = everyKind.flatMap(({ audience, kind, mail, text }) =>
  Object.entries(samples[audience]?.[kind] ?? {}).map(([name, sample]) => ({
    ...{ audience, kind, name, sample, given: sample.given ?? {} },
    composers: { mail, ...(text && { text }) },
  })),
);

/** What a message is composed from; later situations win. */
export function contextOf(situations: readonly Given[], language?: Language): Context {
  let found = usual;
  for (const { about: _, now: __, site: ___, ...changes } of situations)
    found = { ...found, ...merged(found, changes) };
  const { about, now = '2026-11-22T17:00:00Z', site }: Given = Object.assign({}, ...situations);
  return {
    notification: { ...usualNotification, ...about } as Notification,
    read: readerOf(language ? readIn(language, found) : found),
    site: { ...mailSite, legalAddress, ...site },
    operatorEmail: 'operator@site.example',
    functionsUrl: 'https://functions.example',
    now: new Date(now),
  };
}

type Composers = Pick<Kind, 'mail' | 'text'>;

export function letterOf({ mail }: Composers, ...of: Parameters<typeof contextOf>): Promise<Letter | null> {
  return mail(contextOf(...of));
}

export async function textOf({ text }: Composers, ...of: Parameters<typeof contextOf>): Promise<Text | null> {
  if (!text) throw new Error('This kind has no text');
  return text(contextOf(...of));
}

const usualNotification: Partial<Notification> = {
  ...{ id: '0', lead_id: '1', offer_id: '2', report_id: '3', message_id: '4', correction_id: 5, hauler_id: '6' },
  ...{ reply_id: '7', action_id: '8', review_id: '9', proposal_id: usualProposal.id, pickup_before: null },
  created_at: '2026-11-22T19:00:00Z',
  says_stop: false,
};

function merged(found: Found, changes: Changes): Partial<Found> {
  const isPlain = (value: unknown) => value?.constructor === Object;
  const entries = Object.entries(changes).map(([read, change]) => {
    const before = found[read as keyof Found];
    return [read, isPlain(before) && isPlain(change) ? { ...Object(before), ...Object(change) } : change];
  });
  return Object.fromEntries(entries);
}

function readerOf(found: Found): Reader {
  const reads = Object.entries(found).map(([read, value]) => [read, async () => value]);
  return Object.fromEntries(reads) as Reader;
}

/** The same with customer and hauler reading this language. */
function readIn(language: Language, found: Found): Found {
  const languages = [language];
  const { lead, message, offer, haulerOfAgreement, newestAgreement } = found;
  return {
    ...found,
    lead: lead && { ...lead, language },
    message: message && { ...message, language },
    offer: offer && { ...offer, hauler: { ...offer.hauler, languages } },
    haulerOfAgreement: haulerOfAgreement && { ...haulerOfAgreement, languages },
    newestAgreement: newestAgreement && { ...newestAgreement, language },
  };
}
