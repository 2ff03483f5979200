import type { HeldLead } from '@functions/contracts/job.ts';
import * as z from 'zod/mini';
import { isDay, type Limits, limitsOf, toProposedWindow, windowProblem } from '@/features/request/windows';

const time = z.object({ day: z.string(), from: z.string(), until: z.string() });

/** The fields of a proposal that the hauler has filled in, as form values. */
export const proposalEdits = z.object({
  isAgreed: z.optional(z.boolean()),
  priceFrom: z.optional(z.string()),
  priceTo: z.optional(z.string()),
  isOnInspection: z.optional(z.boolean()),
  /** The day whose hours are shown. */
  day: z.optional(z.string()),
  /** The chosen times, in order. An agreed time is the only one. */
  windows: z.optional(
    z.pipe(
      z.array(time),
      z.transform((windows) => windows.filter(({ day }) => isDay(day))),
    ),
  ),
  /** A time with other hours, until it is added. */
  other: z.optional(time),
  note: z.optional(z.string()),
});

export type ProposalEdits = z.infer<typeof proposalEdits>;

export type ProposalValues = Required<ProposalEdits>;

/**
 * The form's values: the hauler's input, with presets from the current proposal. A new one has only the preset that the
 * customer chooses.
 */
export function valuesOf(lead: HeldLead, edits: ProposalEdits, now: Date): ProposalValues {
  return { ...presetsOf(lead, limitsOf(lead.proposalBounds, edits.isAgreed ?? false, now)), ...edits };
}

function presetsOf({ proposal, agreed }: HeldLead, limits: Limits): ProposalValues {
  const shown = proposal ?? agreed;
  const windows = (proposal?.windows ?? []).map(toProposedWindow).filter((window) => !windowProblem(window, limits));
  return {
    isAgreed: false,
    isOnInspection: shown !== undefined && shown.priceFrom === undefined,
    priceFrom: String(shown?.priceFrom ?? ''),
    priceTo: shown?.priceTo === shown?.priceFrom ? '' : String(shown?.priceTo ?? ''),
    day: windows[0]?.day ?? '',
    windows,
    other: { day: '', from: '09:00', until: '11:00' },
    note: shown?.note ?? '',
  };
}
