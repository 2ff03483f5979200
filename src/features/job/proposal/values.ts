import type { HeldLead } from '@functions/contracts/job.ts';
import * as z from 'zod/mini';
import { faultOf, freeWindow, type Limits, limitsOf, toProposedWindow } from '@/features/request/windows';

/** The fields of a proposal that the hauler has filled in, as form values. */
export const proposalEdits = z.object({
  isAgreed: z.optional(z.boolean()),
  priceFrom: z.optional(z.string()),
  priceTo: z.optional(z.string()),
  isOnInspection: z.optional(z.boolean()),
  /** For an agreed time, only the first one counts. */
  windows: z.optional(
    z.array(z.object({ day: z.string(), from: z.string(), until: z.string() })).check(z.minLength(1)),
  ),
  note: z.optional(z.string()),
});

export type ProposalEdits = z.infer<typeof proposalEdits>;

export type ProposalValues = Required<ProposalEdits>;

/** The form's values: the hauler's input, with presets from the current proposal or defaults. */
export function valuesOf(lead: HeldLead, edits: ProposalEdits, now: Date): ProposalValues {
  return { ...presetsOf(lead, limitsOf(lead.proposalBounds, edits.isAgreed ?? false, now)), ...edits };
}

function presetsOf({ proposal, agreed, pickup }: HeldLead, limits: Limits): ProposalValues {
  const shown = proposal ?? agreed;
  const windows = (proposal?.windows ?? []).map(toProposedWindow).filter((window) => !faultOf(window, limits));
  const booked = pickup ? [toProposedWindow(pickup)] : [];
  return {
    isAgreed: false,
    isOnInspection: shown !== undefined && shown.priceFrom === undefined,
    priceFrom: String(shown?.priceFrom ?? ''),
    priceTo: shown?.priceTo === shown?.priceFrom ? '' : String(shown?.priceTo ?? ''),
    windows: windows.length > 0 ? windows : [freeWindow(booked, limits)],
    note: shown?.note ?? '',
  };
}
