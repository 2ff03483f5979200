import type * as z from 'zod/mini';
import { cancelReasonOf, type deskInput } from '../_shared/contracts/desk.ts';
import type { HaulerFields } from '../_shared/contracts/desk-fields.ts';
import { takeBackReasons } from '../_shared/domain/desk.ts';
import { phoneDigits } from '../_shared/domain/phone.ts';

type Asked = z.output<typeof deskInput>;

/** A request that does something at the desk, not only reads. */
export type AskedAct = Exclude<Asked, { action: 'ask' | 'look' | 'search' }>;

/**
 * The arguments of an action as the database takes them: reasons as the stored words, fields by column name. Leaves out
 * the link, who acts, and the target.
 */
export function detailOf(asked: AskedAct) {
  switch (asked.action) {
    case 'offer':
    case 'assign':
    case 'ask-agreement':
    case 'end-texts':
      return { hauler: asked.hauler };
    case 'take-back':
      return { reason: takeBackReasons[asked.reason] };
    case 'called':
      return { called: asked.called };
    case 'pickup':
      return { from: asked.from, until: asked.until, timeframe: asked.timeframe };
    case 'status':
      return { status: asked.status };
    case 'cancel':
      return { reasons: [...new Set(asked.reasons.map(cancelReasonOf))] };
    case 'note':
      return { note: asked.note };
    case 'correct': {
      const { token: _token, id: _id, by: _by, leadId: _lead, version: _version, action: _action, ...fields } = asked;
      return columnsOf(fields);
    }
    case 'flag':
    case 'leave-price-out':
      return { reason: asked.reason };
    case 'answered':
      return { answered: asked.answered };
    case 'dispatch':
      return { on: asked.on };
    case 'retry':
      return { notification: asked.notification };
    case 'publish-review':
      return { review_version: asked.reviewVersion };
    case 'withhold-review':
      return { review_version: asked.reviewVersion, reason: asked.reason };
    case 'hauler':
    case 'resend':
    case 'reopen':
    case 'count-price':
    case 'count-prices':
    case 'end-links':
      return {};
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
