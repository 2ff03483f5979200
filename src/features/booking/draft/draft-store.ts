import { serviceNames } from '@functions/domain/services.ts';
import { useSyncExternalStore } from 'react';
import { toSubmit } from '@/lib/forms/submission-id';
import { awaitsPhotos, readRecentRequests } from '@/lib/recent-requests';
import { createRequestIdentity } from '../identity';
import { forgetOtherPhotos, readPhotos, savePhotos } from '../photos/photo-store';
import type { Photo } from '../photos/photos';
import { type BookingValues, bookingSchema } from '../schema';
import type { ZipFormEntry } from '../zip-form-entry';
import { clearDraft, type Draft, newDraft, readDraft, saveDraft } from './stored-draft';

/** The draft of the mounted form. */
export type OpenDraft = Draft & {
  photos: readonly Photo[];
  /** Whether the visitor has filled in anything. Nothing is stored on the device before that. */
  isStarted: boolean;
  /** The step that the draft was on when the form was opened. */
  openedOn: number;
};

const NO_PHOTOS: readonly Photo[] = [];

/** There is one draft per device. Null while no form is mounted, as during prerendering. */
let current: OpenDraft | null = null;
const listeners = new Set<() => void>();

/** Calls back after each change of the draft. @returns a function that stops. */
export function subscribeToDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current draft, or null while no form is mounted. */
export function getDraft(): OpenDraft | null {
  return current;
}

/**
 * Selects a value from the draft and re-renders when it changes; `select` must return the same value for the same
 * draft.
 */
export function useDraft<Part>(select: (draft: OpenDraft | null) => Part): Part {
  return useSyncExternalStore(
    subscribeToDraft,
    () => select(current),
    () => select(null),
  );
}

export function useDraftPhotos(): readonly Photo[] {
  return useDraft((draft) => draft?.photos ?? NO_PHOTOS);
}

/**
 * Opens the draft stored on this device, with the page's services added, or a new one.
 *
 * @param initialValues the values of a new request.
 * @param checkedEarly services that the visitor checked before hydration.
 * @param entry its ZIP code and its load replace the draft's; its service is checked if none is.
 * @returns the ZIP code that the draft had.
 */
export function openDraft(
  initialValues: Partial<BookingValues>,
  checkedEarly: ReadonlySet<string>,
  entry: ZipFormEntry = {},
): string {
  const stored = readDraft();
  const draft = stored ?? newDraft(initialValues);
  const { leadId } = draft.identity;
  const { zipCode: earlierZip, loadSize: earlierLoad } = draft.values;
  const preselected = [...draft.values.services, ...(initialValues.services ?? [])];
  const checked = serviceNames.filter((name) => preselected.includes(name) || checkedEarly.has(name));
  const chosen = checked.length === 0 && entry.service ? [entry.service] : checked;
  const zipCode = entry.zipCode ?? earlierZip;
  const loadSize = entry.loadSize ?? earlierLoad;
  show({
    ...draft,
    values: { ...draft.values, services: chosen, zipCode, loadSize },
    photos: NO_PHOTOS,
    isStarted: stored !== null,
    openedOn: draft.step,
  });
  const isChosen = zipCode !== earlierZip || loadSize !== earlierLoad;
  if (isChosen || chosen.some((name) => !preselected.includes(name))) change({});
  void readPhotos(leadId).then((photos) => {
    const isUntouched = current?.identity.leadId === leadId && current.photos === NO_PHOTOS;
    if (current && isUntouched) show({ ...current, photos });
  });
  const sent = readRecentRequests().filter(awaitsPhotos);
  void forgetOtherPhotos([leadId, ...sent.map((request) => request.leadId)]);
  return earlierZip;
}

/** The form was unmounted. The stored draft stays on the device. */
export function closeDraft(): void {
  show(null);
}

/** Saves the form's values. */
export function keepValues(values: BookingValues): void {
  change({ values });
}

/** Saves the visitor's current step. */
export function keepStep(step: number): void {
  if (current?.isStarted) change({ step });
}

/**
 * Adds or removes photos of a request, even if its form was unmounted meanwhile. Does nothing for a discarded request.
 *
 * @param next computes the new list from the latest one, which may not be rendered yet.
 */
export async function changePhotos(
  leadId: string,
  next: (photos: readonly Photo[]) => readonly Photo[],
): Promise<void> {
  if (current?.identity.leadId === leadId) {
    change({ photos: next(current.photos) });
    await savePhotos(leadId, current.photos);
  } else if (readDraft()?.identity.leadId === leadId) {
    await savePhotos(leadId, next(await readPhotos(leadId)));
  }
}

/**
 * The draft to submit now, as `toSubmit`.
 *
 * @param values the form's valid values.
 */
export function submitDraft(values: BookingValues): OpenDraft | null {
  if (!current) return null;
  const { identity, photos } = current;
  const draft = toSubmit(current, bookingSchema.parse(values), () => ({ identity: createRequestIdentity(), values }));
  if (draft.identity !== identity) {
    void savePhotos(draft.identity.leadId, photos);
    void savePhotos(identity.leadId, []);
  }
  change(draft);
  return current;
}

/** Deletes the request with its photos, and starts an empty one. */
export function discardDraft(): void {
  if (current) void savePhotos(current.identity.leadId, []);
  beginAnew();
}

/** Starts an empty request if the draft is the one that was sent. Its photos stay until they are uploaded. */
export function forgetSentDraft(leadId: string): void {
  if ((current ?? readDraft())?.identity.leadId === leadId) beginAnew();
}

function beginAnew(): void {
  clearDraft();
  if (current) show({ ...newDraft(), photos: NO_PHOTOS, isStarted: false, openedOn: 1 });
}

/** Applies the visitor's changes and stores them on this device. */
function change(part: Partial<OpenDraft>): void {
  if (!current) return;
  const { identity, values, step, submitted } = { ...current, ...part };
  saveDraft({ identity, values, step, submitted });
  show({ ...current, ...part, isStarted: true });
}

function show(draft: OpenDraft | null): void {
  current = draft;
  for (const listener of listeners) listener();
}
