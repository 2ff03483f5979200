import * as z from 'zod/mini';
import { DRAFT_LIFE_MS, readStored, removeStored, writeStored } from '@/lib/forms/stored-json';
import { mintIdentity, type RequestIdentity } from '../identity';
import { type BookingValues, emptyBooking } from '../schema';

const KEY = 'booking-draft';

/** An unsent request. It stays on this device for up to 7 days. */
export type Draft = {
  identity: RequestIdentity;
  values: BookingValues;
  step: number;
  /** What was in it when Submit was last pressed with this identity, as JSON. */
  submitted?: string | undefined;
};

// Shapes alone: half-typed values break the form's rules and are kept all the same. Built when a draft is found: that
// takes a slow phone 20 ms, which a new form does not wait for.
const storedDraft = z.lazy(() =>
  z.object({
    savedAt: z.number(),
    identity: z.object({ leadId: z.uuid(), trackingId: z.string().check(z.length(16)) }),
    values: z.looseObject({}),
    step: z.catch(z.int().check(z.minimum(1)), 1),
    submitted: z.optional(z.string()),
  }),
);

/** A new request with ids of its own, empty but for `values`. */
export function newDraft(values: Partial<BookingValues> = {}): Draft {
  return { identity: mintIdentity(), values: { ...emptyBooking, ...values }, step: 1 };
}

/** The draft kept on this device, or null if there is none. One that is too old is forgotten. */
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

/** Keeps the draft on this device from now on for 7 days. */
export function saveDraft(draft: Draft): void {
  writeStored(KEY, { ...draft, savedAt: Date.now() });
}

/** Forgets what was typed. The photos stay until they are sent. */
export function clearDraft(): void {
  removeStored(KEY);
}
