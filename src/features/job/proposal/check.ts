import { area } from '@functions/contracts/fields.ts';
import type { JobInput } from '@functions/contracts/job.ts';
import { NOTE_LENGTH } from '@functions/domain/proposals.ts';
import { parseAmount, parseRange } from '@/features/request/amounts';
import { faultOf, type Limits, overlap } from '@/features/request/windows';
import { words } from '@/words/job';
import { fieldErrors, fieldErrorText } from '@/words/shared/errors';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import type { ProposalValues } from './values';

/** What is wrong with a field, in words. */
export type FieldFault = { fieldId: string; message: string };

type Proposing = Extract<JobInput, { action: 'propose' }>;

/** What of a proposal the hauler fills in. */
export type ProposalContent = Pick<Proposing, 'windows' | 'priceFrom' | 'priceTo' | 'note' | 'agreed'>;

/** The ids of the fields. */
export const fieldIds = {
  priceFrom: 'price-from',
  priceTo: 'price-to',
  day: (index: number) => `day-${index + 1}`,
  note: 'note',
} as const;

const { faults } = words.proposalForm;

/** What is wrong with a proposal, in the order of its form, and what is sent if nothing is. */
export function checkProposal(
  values: ProposalValues,
  limits: Limits,
): { faults: FieldFault[]; content: ProposalContent } {
  const price = checkPrice(values);
  const windows = values.isAgreed ? values.windows.slice(0, 1) : values.windows;
  const note = values.note.trim();
  const noteFault = fieldErrorText(area(NOTE_LENGTH).safeParse(note).error?.issues[0]?.message);
  return {
    faults: [
      ...price.faults,
      ...windows.flatMap((_, index) => faultsOfWindow(windows, index, limits)),
      ...(noteFault ? [{ fieldId: fieldIds.note, message: noteFault }] : []),
    ],
    content: {
      windows,
      ...price.amounts,
      ...(note && { note }),
      ...(values.isAgreed && { agreed: true }),
    },
  };
}

function faultsOfWindow(windows: ProposalContent['windows'], index: number, limits: Limits): FieldFault[] {
  const message = messageOfWindow(windows, index, limits);
  return message ? [{ fieldId: fieldIds.day(index), message }] : [];
}

function messageOfWindow(windows: ProposalContent['windows'], index: number, limits: Limits): string | undefined {
  const window = windows[index];
  if (!window) return undefined;
  const fault = faultOf(window, limits);
  if (fault === 'day-required') return faults.dayRequired;
  if (fault) return proposalRefusalsForHaulers[fault];
  const other = windows.slice(0, index).find((earlier) => overlap(earlier, window));
  if (!other) return undefined;
  return other.from === window.from && other.until === window.until ? faults.twice : faults.overlaps;
}

type CheckedPrice = { faults: FieldFault[]; amounts?: { priceFrom: number; priceTo?: number } };

function checkPrice({ isOnInspection, priceFrom, priceTo }: ProposalValues): CheckedPrice {
  if (isOnInspection) return { faults: [] };
  const fault = (fieldId: string, message: string) => ({ faults: [{ fieldId, message }] });
  if (!priceFrom.trim()) return fault(fieldIds.priceFrom, faults.priceRequired);
  const range = priceTo.trim() ? undefined : parseRange(priceFrom);
  const from = range?.[0] ?? parseAmount(priceFrom);
  if (from === undefined) return fault(fieldIds.priceFrom, fieldErrors['price-invalid']);
  if (!range && !priceTo.trim()) return { faults: [], amounts: { priceFrom: from } };
  const to = range?.[1] ?? parseAmount(priceTo);
  const toField = range ? fieldIds.priceFrom : fieldIds.priceTo;
  if (to === undefined) return fault(toField, fieldErrors['price-invalid']);
  if (to < from) return fault(toField, fieldErrors['price-range-invalid']);
  return { faults: [], amounts: { priceFrom: from, priceTo: to } };
}
