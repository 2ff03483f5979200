import type { DeskRequest, DeskView, ListView } from '@functions/contracts/desk.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { words } from '@/content/en/desk';
import { holderOf } from './offers';
import { pickupText } from './times';

type Review = DeskRequest['review'];

/** The differences between two views of the same link, one sentence each. New and ended offers do not count. */
export function changesBetween(before: DeskView | undefined, after: DeskView | undefined): string[] {
  if (!before || !after) return [];
  if ('request' in before && 'request' in after) return changesOfRequest(before.request, after.request);
  return 'requests' in before && 'requests' in after ? changesOfHaulers(before, after) : [];
}

function changesOfRequest(before: DeskRequest, after: DeskRequest): string[] {
  const { changes } = words;
  const [hadIt, hasIt] = [holderOf(before), holderOf(after)];
  const sentences: [hasChanged: boolean, sentence: string][] = [
    [before.status !== after.status, changes.status(statusLabel(after.status))],
    [hadIt?.hauler.id !== hasIt?.hauler.id, hasIt ? changes.hauler(hasIt.hauler.name) : changes.nobody],
    [
      before.flaggedBecause !== after.flaggedBecause,
      after.flaggedBecause ? changes.flagged(after.flaggedBecause) : changes.flagCleared,
    ],
    [isCalled(before) !== isCalled(after), isCalled(after) ? changes.called : changes.notCalled],
    [after.reportedAt !== null && before.reportedAt !== after.reportedAt, changes.reported],
    [pickupText(before) !== pickupText(after), changes.pickup(pickupText(after))],
    [contactOf(before) !== contactOf(after), changes.contact],
    [before.note !== after.note, changes.note],
    [
      after.pricePaid !== undefined && before.priceLeftOut !== after.priceLeftOut,
      after.priceLeftOut === null ? changes.priceCounts : changes.priceLeftOut,
    ],
    ...changesOfReview(before.review, after.review),
  ];
  return sentences.flatMap(([hasChanged, sentence]) => (hasChanged ? [sentence] : []));
}

function changesOfReview(before: Review, after: Review): [hasChanged: boolean, sentence: string][] {
  const { answered, changed, notToPublish } = words.changes.review;
  return [
    [before?.version !== after?.version, before ? changed : answered],
    [before?.mayPublish === true && after?.mayPublish === false, notToPublish],
  ];
}

function isCalled({ contactedAt }: DeskRequest): boolean {
  return contactedAt !== null;
}

function contactOf(request: DeskRequest): string {
  const { fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime, loadSize, wanted } = request;
  return JSON.stringify([fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime, loadSize, wanted]);
}

function changesOfHaulers(before: ListView, after: ListView): string[] {
  const versions = new Map(before.haulers.map(({ id, version }) => [id, version]));
  const changed = after.haulers.filter(({ id, version }) => versions.get(id) !== version);
  return changed.map(({ name }) => words.changes.ofHauler(name));
}
