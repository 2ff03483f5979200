import { serviceNames } from '@functions/domain/services.ts';
import { useSyncExternalStore } from 'react';
import { awaitsPhotos, readRecentRequests } from '@/lib/recent-requests';
import { mintIdentity } from '../identity';
import { forgetOtherPhotos, readPhotos, savePhotos } from '../photos/photo-store';
import type { Photo } from '../photos/photos';
import { type BookingValues, bookingSchema } from '../schema';
import { clearDraft, type Draft, newDraft, readDraft, saveDraft } from './stored-draft';

/** The request that the form on the screen is about. */
export type OpenDraft = Draft & {
  photos: readonly Photo[];
  /** Whether the visitor has filled in anything. The device keeps nothing before that. */
  isStarted: boolean;
  /** The step that the visitor had left the request on when the form was opened. */
  openedOn: number;
};

const NO_PHOTOS: readonly Photo[] = [];

/** There is one draft per device. It is null where no form is on the screen, as while a page is prerendered. */
let current: OpenDraft | null = null;
const listeners = new Set<() => void>();

/** Calls back after each change of the draft. @returns how to stop. */
export function subscribeToDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft as it is now, or null where no form is on the screen. */
export function getDraft(): OpenDraft | null {
  return current;
}

/**
 * A part of the draft. The component is drawn again when that
 * part changes; `select` must give the same for the same draft.
 */
export function useDraft<Part>(select: (draft: OpenDraft | null) => Part): Part {
  return useSyncExternalStore(
    subscribeToDraft,
    () => select(current),
    () => select(null),
  );
}

/** The photos of the draft. */
export function useDraftPhotos(): readonly Photo[] {
  return useDraft((draft) => draft?.photos ?? NO_PHOTOS);
}

/**
 * Opens the draft that this device keeps, with the services of the page added to it, or else a new one.
 *
 * @param initialValues what a new request starts with.
 * @param tickedEarly services that the visitor has ticked before this code was there.
 */
export function openDraft(initialValues: Partial<BookingValues>, tickedEarly: ReadonlySet<string>): void {
  const kept = readDraft();
  const draft = kept ?? newDraft(initialValues);
  const { leadId } = draft.identity;
  const given = [...draft.values.services, ...(initialValues.services ?? [])];
  const chosen = serviceNames.filter((name) => given.includes(name) || tickedEarly.has(name));
  show({
    ...draft,
    values: { ...draft.values, services: chosen },
    photos: NO_PHOTOS,
    isStarted: kept !== null,
    openedOn: draft.step,
  });
  if (chosen.some((name) => !given.includes(name))) change({});
  void readPhotos(leadId).then((photos) => {
    const isUntouched = current?.identity.leadId === leadId && current.photos === NO_PHOTOS;
    if (current && isUntouched) show({ ...current, photos });
  });
  const sent = readRecentRequests().filter(awaitsPhotos);
  void forgetOtherPhotos([leadId, ...sent.map((request) => request.leadId)]);
}

/** The form has left the screen. What the device keeps of the draft stays. */
export function closeDraft(): void {
  show(null);
}

/** Keeps what is filled in now. */
export function keepValues(values: BookingValues): void {
  change({ values });
}

/** Remembers the step that the visitor goes to. */
export function keepStep(step: number): void {
  if (current?.isStarted) change({ step });
}

/**
 * Adds photos to a request or removes them, also when its form has left the screen meanwhile. A request that was
 * thrown away stays without.
 *
 * @param next makes the new list out of the latest one, which may not be on the screen yet.
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
 * The draft as it is submitted now. If it was submitted before with other values, it gets new ids: the earlier try may
 * have arrived and only its answer been lost, and the database takes the same id for the same request and would drop
 * the correction. Where the earlier try did arrive there are then two requests, the lesser evil.
 *
 * @param values what the form holds, without a fault.
 */
export function submitDraft(values: BookingValues): OpenDraft | null {
  if (!current) return null;
  const { identity, photos } = current;
  const submitted = JSON.stringify(bookingSchema.parse(values));
  if (current.submitted === undefined || current.submitted === submitted) {
    change({ submitted });
  } else {
    const corrected = mintIdentity();
    void savePhotos(corrected.leadId, photos);
    void savePhotos(identity.leadId, []);
    change({ identity: corrected, values, submitted });
  }
  return current;
}

/** Throws the request away, photos included, and begins an empty one. */
export function discardDraft(): void {
  if (current) void savePhotos(current.identity.leadId, []);
  beginAnew();
}

/** Begins an empty request if the draft is the one that was sent. Its photos stay until they are uploaded. */
export function forgetSentDraft(leadId: string): void {
  if ((current ?? readDraft())?.identity.leadId === leadId) beginAnew();
}

function beginAnew(): void {
  clearDraft();
  if (current) show({ ...newDraft(), photos: NO_PHOTOS, isStarted: false, openedOn: 1 });
}

/** Takes over what the visitor has changed, and keeps it on this device. */
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
