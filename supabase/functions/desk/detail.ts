import type * as z from 'zod/mini';
import type { deskInput } from '../_shared/contracts/desk.ts';
import type { HaulerFields } from '../_shared/contracts/desk-fields.ts';
import { deskCancelReasons, takeBackReasons } from '../_shared/domain/desk.ts';
import { phoneDigits } from '../_shared/domain/phone.ts';
import { labelReader } from '../_shared/words/readers/labels.ts';

type Asked = z.output<typeof deskInput>;

/** A request that does something at the desk, not only reads. */
export type AskedAction = Exclude<Asked, { action: 'ask' | 'view' | 'search' }>;

/** What the database takes as arguments of their own: the link, who actions, and the target. */
const NOT_DETAILS = ['token', 'id', 'by', 'action', 'leadId', 'messageId', 'version'];

/** A reason as stored: the words of a code, or someone's own words. */
const cancelReasonOf = labelReader(deskCancelReasons);

/** The other arguments of an action as the database takes them: reasons as the stored words, fields by column name. */
export function detailOf(asked: AskedAction) {
  switch (asked.action) {
    case 'take-back':
      return { reason: takeBackReasons[asked.reason] };
    case 'cancel':
      return { reasons: [...new Set(asked.reasons.map(cancelReasonOf))] };
    case 'hauler':
      return {};
    default:
      return columnsOf(Object.fromEntries(Object.entries(asked).filter(([name]) => !NOT_DETAILS.includes(name))));
  }
}

/** A hauler by column names. An empty contact name becomes null. */
export function haulerColumnsOf(fields: HaulerFields) {
  return columnsOf({ ...fields, ...(fields.contactName === '' ? { contactName: null } : {}) });
}

/** Fields by column name, a phone number as its digits only. */
function columnsOf({ phone, ...fields }: { phone?: string | undefined; [field: string]: unknown }) {
  const columns = Object.entries(fields).map(([field, value]) => [snakeCase(field), value]);
  return Object.fromEntries(phone === undefined ? columns : [...columns, ['phone', phoneDigits(phone)]]);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
