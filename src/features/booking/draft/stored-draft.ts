import { loadSizeChoice, wantedChoice } from '@functions/contracts/loads.ts';
import { isWantedWord, wantedDays } from '@functions/domain/wanted.ts';
import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from '@/lib/forms/stored-json';
import { createRequestIdentity, type RequestIdentity } from '../identity';
import { type BookingValues, emptyBooking } from '../schema';

const KEY = 'booking-draft';

/** An unsent request, stored on this device for up to 7 days. */
export type Draft = {
  identity: RequestIdentity;
  values: BookingValues;
  step: number;
  /** The content when it was last submitted with this identity, as JSON. */
  submitted?: string | undefined;
};

/** A day that has passed is no answer anymore. */
const wantedAhead = wantedChoice.check(z.refine((day) => isWantedWord(day) || day >= wantedDays().first));

// Mostly checks only types, because incomplete values must be kept although they break the form's rules. Lazy, because
// building it takes 20 ms on a slow phone, which a new form should not wait for.
const storedDraft = z.lazy(() =>
  z.object({
    savedAt: z.number(),
    identity: z.object({ leadId: z.uuid(), trackingId: z.string().check(z.length(16)) }),
    values: z.looseObject({ loadSize: z.catch(loadSizeChoice, ''), wanted: z.catch(wantedAhead, '') }),
    step: z.catch(z.int().check(z.minimum(1)), 1),
    submitted: z.optional(z.string()),
  }),
);

/** A new request with new ids; fields other than `values` are empty. */
export function newDraft(values: Partial<BookingValues> = {}): Draft {
  return { identity: createRequestIdentity(), values: { ...emptyBooking, ...values }, step: 1 };
}

/** The draft stored on this device, or null if there is none. Removes an expired one. */
export function readDraft(): Draft | null {
  const stored = readStored(KEY);
  if (stored === undefined) return null;
  const parsed = storedDraft.safeParse(stored);
  if (!parsed.success) return null;
  const { identity, values, step, submitted, savedAt } = parsed.data;
  if (Date.now() - savedAt > DRAFT_LIFE_MS) {
    clearDraft();
    return null;
  }
  const kept = Object.entries(values).filter(([name, value]) => hasTypeOfField(name, value));
  return { identity, values: { ...emptyBooking, ...Object.fromEntries(kept) }, step, submitted };
}

function hasTypeOfField(name: string, value: unknown): boolean {
  const empty: unknown = Object.entries(emptyBooking).find(([field]) => field === name)?.[1];
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
}

/** Stores the draft on this device for another 7 days. */
export function saveDraft(draft: Draft): void {
  writeStored(KEY, { ...draft, savedAt: Date.now() });
}

/** Deletes the draft. Its photos stay until they are sent. */
export function clearDraft(): void {
  removeStored(KEY);
}
