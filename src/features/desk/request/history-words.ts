import type { HistoryEntry } from '@functions/contracts/desk.ts';
import { loadSizes } from '@functions/domain/load-sizes.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { withheldReasons } from '@functions/domain/review.ts';
import { loadSizeLabels } from '@functions/words/en/load-sizes.ts';
import { kindLabel } from '@functions/words/en/notification-kinds.ts';
import { dollars } from '@functions/words/en/pickups.ts';
import { reasonLabel } from '@functions/words/en/reasons.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { wantedText } from '@functions/words/en/wanted.ts';
import { words } from '@/content/en/desk';
import { pickupText } from '../times';
import { doorPriceText } from './door-price';
import { amountText } from './problem';

const { actions, what, somebody } = words.history;

/** The database columns that a correction can change, with their labels on the page. */
const correctedColumns: Record<string, string> = {
  full_name: words.dialogs.correct.fields.fullName,
  phone: words.dialogs.correct.fields.phone,
  email: words.dialogs.correct.fields.email,
  street_address: words.dialogs.correct.fields.streetAddress,
  unit_number: words.dialogs.correct.fields.unitNumber,
  city: words.dialogs.correct.fields.city,
  zip_code: words.dialogs.correct.fields.zipCode,
  call_time: words.dialogs.correct.fields.callTime,
  load_size: words.dialogs.correct.fields.loadSize,
  wanted: words.dialogs.correct.fields.wanted,
};

/** The columns that a request loses when it is reopened. */
const completedColumns: Record<string, string> = {
  price_paid: words.pickup.pricePaid,
  load_size_hauled: words.pickup.loadHauled,
  price_left_out_because: actions.leftOut,
};

/** An entry of a request's history as a sentence. */
export function historyText(entry: HistoryEntry): string {
  const { hauler = somebody, from, to = '', reason, price = 0, acceptedBy = 'customer' } = entry;
  switch (entry.what) {
    case 'request':
    case 'called':
    case 'report':
    case 'correction':
      return what[entry.what];
    case 'status':
      return what.status(statusLabel(to), from && statusLabel(from));
    case 'offer':
    case 'accepted':
    case 'proposal':
      return what[entry.what](hauler);
    case 'returned':
      return what.returned(hauler, reason && reasonLabel(reason));
    case 'agreed':
      return what.agreed[acceptedBy];
    case 'door-price':
      return what.doorPrice(hauler, doorPriceText({ ...entry, price }));
    case 'door-yes':
      return what.doorYes[acceptedBy](hauler, amountText(price));
    case 'door-no':
      return what.doorNo(amountText(price));
    case 'no-show':
      return what.noShow(hauler);
    case 'review':
      return entry.gone ? what.review[entry.gone] : what.other;
    case 'told':
      return notificationText(entry);
    case 'action':
      return actionText(entry);
    default:
      return what.other;
  }
}

function notificationText({ kind = '', audience = 'customer', channel, hauler, delivery }: HistoryEntry): string {
  const { channels, audiences, deliveries } = words.history;
  const recipient = audience === 'hauler' && hauler ? hauler : audiences[audience];
  const sentence = what.told(channels[channel ?? 'other'], recipient, kindLabel(kind, audience));
  const outcome = delivery && deliveries[delivery];
  return outcome ? `${sentence}, ${outcome}.` : `${sentence}.`;
}

function actionText(entry: HistoryEntry): string {
  const { by, mailKind } = entry;
  return words.history.by(doneText(entry), by, mailKind && kindLabel(mailKind, 'operator'));
}

function doneText({ action = '', hauler = somebody, before = {}, after = {} }: HistoryEntry): string {
  switch (action) {
    case 'offer':
    case 'assign':
      return actions[action](hauler);
    case 'take-back':
      return actions.takeBack(hauler === somebody ? textOf(before['hauler']) || somebody : hauler);
    case 'called':
      return after['contacted_at'] === null ? actions.notCalled : actions.called;
    case 'pickup':
      return pickupSentence(before, after);
    case 'status':
      return withLosses(
        actions.status(
          statusLabel(textOf(after['status'])),
          textOf(before['status']) && statusLabel(textOf(before['status'])),
        ),
        before,
        after,
      );
    case 'cancel':
      return actions.cancel(listOf(after['cancel_reasons']).map(reasonLabel).join('; '));
    case 'flag':
      return after['flagged_because'] ? actions.flag(textOf(after['flagged_because'])) : actions.clearFlag;
    case 'note': {
      const old = textOf(before['desk_note']);
      return after['desk_note'] ? actions.note(old) : actions.noteGone(old);
    }
    case 'resend':
      return actions.resend;
    case 'end-texts':
      return actions.endTexts;
    case 'reopen':
      return withLosses(actions.reopen(textOf(after['status']) && statusLabel(textOf(after['status']))), before, after);
    case 'leave-price-out':
      return actions.leavePriceOut(textOf(after['price_left_out_because']));
    case 'count-price':
      return actions.countPrice;
    case 'publish-review':
      return actions.publishReview;
    case 'withhold-review':
      return actions.withholdReview(reasonText(textOf(after['review'])));
    case 'truck':
      return actions.truck(hauler, yardsText(after), yardsText(before));
    case 'correct':
      return actions.correct(changesText(correctedColumns, before, after));
    default:
      return actions.other(action);
  }
}

/** Why a review was withheld, in words; the stored code if this version does not know it. */
function reasonText(code: string): string {
  const reason = withheldReasons.find((each) => each === code);
  return reason ? words.review.reasons[reason] : code;
}

type Columns = Record<string, unknown>;

function pickupSentence(before: Columns, after: Columns): string {
  const [was, is] = [timeOf(before), timeOf(after)];
  return was ? `${actions.pickup(is)}, ${actions.pickupBefore(was)}` : actions.pickup(is);
}

function timeOf(columns: Columns): string | undefined {
  return pickupText({
    pickupFrom: textOf(columns['pickup_from']) || null,
    pickupUntil: textOf(columns['pickup_until']) || null,
    timeframe: textOf(columns['timeframe']) || null,
  });
}

/** "Phone (213) 555-0142, before (213) 555-0143; City none, before Burbank". */
function changesText(columns: Record<string, string>, before: Columns, after: Columns): string {
  const changes = Object.entries(columns).flatMap(([column, label]) =>
    column in after ? [actions.change(label, columnText(column, after), columnText(column, before))] : [],
  );
  return changes.join('; ');
}

function withLosses(action: string, before: Columns, after: Columns): string {
  const losses = changesText(completedColumns, before, after);
  return losses ? actions.gone(action, losses) : action;
}

function yardsText({ truck_cubic_yards: yards }: Columns): string {
  return typeof yards === 'number' ? actions.cubicYards(yards) : actions.nothing;
}

function columnText(column: string, columns: Columns): string {
  const value = columns[column];
  if (typeof value === 'number') return dollars(value);
  const text = textOf(value) || actions.nothing;
  if (column === 'phone') return formatPhone(text);
  if (column === 'wanted' && columns[column]) return wantedText(text);
  const size = column.startsWith('load_size') && loadSizes.find((each) => each === text);
  return size ? loadSizeLabels[size] : text;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
