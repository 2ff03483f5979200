import type { FieldError } from '@functions/contracts/field-errors.ts';
import { area } from '@functions/contracts/fields.ts';
import type { HeldLead, JobInput } from '@functions/contracts/job.ts';
import { NOTE_LENGTH } from '@functions/domain/proposals.ts';
import * as z from 'zod/mini';
import { parseAmount, parseRange } from '@/features/request/amounts';
import { faultOf, type Limits, limitsOf, overlap } from '@/features/request/windows';
import { words } from '@/words/job';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import type { ProposalValues } from './values';

type Proposing = Extract<JobInput, { action: 'propose' }>;

/** The fields of a proposal that the hauler fills in. */
export type ProposalContent = Pick<Proposing, 'windows' | 'priceFrom' | 'priceTo' | 'note' | 'agreed'>;

/** The ids of the fields, in order. */
export const fieldIds = {
  priceFrom: 'price-from',
  priceTo: 'price-to',
  'windows.0': 'day-1',
  'windows.1': 'day-2',
  'windows.2': 'day-3',
  note: 'note',
} as const;

const { faults } = words.proposalForm;

/** Converts the form's values to the proposal to send. */
export function proposalSchema(bounds: HeldLead['proposalBounds'], now: Date) {
  return z.transform((values: ProposalValues, { issues }): ProposalContent => {
    const { isAgreed, isOnInspection } = values;
    const windows = isAgreed ? values.windows.slice(0, 1) : values.windows;
    const limits = limitsOf(bounds, isAgreed, now);
    const note = values.note.trim();

    function refuse(message: string | undefined, ...path: (string | number)[]) {
      if (message) issues.push({ code: 'custom', message, path, input: values });
    }

    windows.forEach((_, index) => {
      refuse(faultOfWindow(windows, index, limits), 'windows', index);
    });
    refuse(area(NOTE_LENGTH).safeParse(note).error?.issues[0]?.message, 'note');
    return {
      windows,
      ...(!isOnInspection && pricesOf(values, refuse)),
      note: note || undefined,
      agreed: isAgreed || undefined,
    };
  });
}

function faultOfWindow(windows: ProposalContent['windows'], index: number, limits: Limits): string | undefined {
  const window = windows[index];
  if (!window) return undefined;
  const fault = faultOf(window, limits);
  if (fault === 'day-required') return faults.dayRequired;
  if (fault) return proposalRefusalsForHaulers[fault];
  const other = windows.slice(0, index).find((earlier) => overlap(earlier, window));
  if (!other) return undefined;
  return other.from === window.from && other.until === window.until ? faults.twice : faults.overlaps;
}

function pricesOf(
  { priceFrom, priceTo }: ProposalValues,
  refuse: (message: FieldError | typeof faults.priceRequired, field: keyof ProposalValues) => void,
): Pick<ProposalContent, 'priceFrom' | 'priceTo'> {
  const range = priceTo.trim() ? undefined : parseRange(priceFrom);
  const [from, to] = range ?? [parseAmount(priceFrom), parseAmount(priceTo)];
  const toField = range ? 'priceFrom' : 'priceTo';
  if (!priceFrom.trim()) refuse(faults.priceRequired, 'priceFrom');
  else if (from === undefined) refuse('price-invalid', 'priceFrom');
  else if (to === undefined && priceTo.trim()) refuse('price-invalid', 'priceTo');
  else if (to !== undefined && to < from) refuse('price-range-invalid', toField);
  return { priceFrom: from, priceTo: to };
}
