import type { FieldError } from '@functions/contracts/field-errors.ts';
import { area } from '@functions/contracts/fields.ts';
import type { HeldLead, JobInput } from '@functions/contracts/job.ts';
import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { NOTE_LENGTH } from '@functions/domain/proposals.ts';
import * as z from 'zod/mini';
import { parseAmount, parseRange } from '@/features/request/amounts';
import { isSameWindow, type Limits, limitsOf, windowProblem, windowsOverlap } from '@/features/request/windows';
import { words } from '@/words/job';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import { timeWithDate } from './time-words';
import type { ProposalValues } from './values';

type Proposing = Extract<JobInput, { action: 'propose' }>;

/** The fields of a proposal that the hauler fills in. */
export type ProposalContent = Pick<Proposing, 'windows' | 'priceFrom' | 'priceTo' | 'note' | 'agreed'>;

/** The ids of the fields, in order. */
export const fieldIds = {
  priceFrom: 'price-from',
  priceTo: 'price-to',
  windows: 'days',
  other: 'other-day',
  note: 'note',
} as const;

const { faults } = words.proposalForm;

/** Converts the form's values to the proposal to send. */
export function proposalSchema(bounds: HeldLead['proposalBounds'], now: Date) {
  return z.transform((values: ProposalValues, { issues }): ProposalContent => {
    const { isAgreed, isOnInspection, other } = values;
    const windows = timesOf(values);
    const limits = limitsOf(bounds, isAgreed, now);
    const note = values.note.trim();

    function refuse(message: string | undefined, field: keyof typeof fieldIds) {
      if (message) issues.push({ code: 'custom', message, path: [field], input: values });
    }

    if (other.day) refuse(faults.notAdded, 'other');
    else if (windows.length === 0) refuse(faults.timeRequired, 'windows');
    for (const window of windows) {
      const fault = timeProblem(window, windows, limits);
      if (fault) refuse(`${timeWithDate(window)}: ${fault}`, 'windows');
    }
    refuse(area(NOTE_LENGTH).safeParse(note).error?.issues[0]?.message, 'note');
    return {
      windows,
      ...(!isOnInspection && pricesOf(values, refuse)),
      note: note || undefined,
      agreed: isAgreed || undefined,
    };
  });
}

/** The chosen times. None for an agreement by phone with several: the hauler has to choose the agreed one. */
export function timesOf({ windows, isAgreed }: Pick<ProposalValues, 'windows' | 'isAgreed'>): ProposedWindow[] {
  return isAgreed && windows.length > 1 ? [] : windows;
}

/** Why a time cannot be proposed with the chosen ones; undefined if it can. */
export function timeProblem(
  window: ProposedWindow,
  chosen: readonly ProposedWindow[],
  limits: Limits,
): string | undefined {
  const fault = windowProblem(window, limits);
  if (fault === 'day-required') return faults.dayRequired;
  if (fault) return proposalRefusalsForHaulers[fault];
  const others = chosen.filter((each) => each !== window);
  if (others.some((other) => isSameWindow(other, window))) return faults.twice;
  return others.some((other) => windowsOverlap(other, window)) ? faults.overlaps : undefined;
}

function pricesOf(
  { priceFrom, priceTo }: ProposalValues,
  refuse: (message: FieldError | typeof faults.priceRequired, field: 'priceFrom' | 'priceTo') => void,
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
