import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { services } from '@/content/services';
import { clearDraft, forgetOtherPhotos, newDraft, readDraft, readPhotos, saveDraft, savePhotos } from './draft';
import { mintIdentity, type RequestIdentity } from './identity';
import type { PhotosChange } from './photo-picker';
import type { Photo } from './photos';
import { awaitsPhotos, readRecentRequests } from './recent-requests';
import { type BookingValues, emptyBooking } from './schema';

/**
 * Keeps a form's values and photos on this device, and brings them back.
 * Nothing is restored during prerendering; the draft arrives right after the first render.
 */
export function useDraft(form: UseFormReturn<BookingValues>, container: RefObject<HTMLElement | null>) {
  const identity = useRef<RequestIdentity>(null);
  const [isRestored, setRestored] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const step = useRef(1);
  const [keptStep, setKeptStep] = useState(1);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  // A photo may be removed or added before the last change is drawn: each change starts from this.
  const latestPhotos = useRef(photos);
  const putPhotos = useCallback((next: readonly Photo[]) => {
    latestPhotos.current = next;
    setPhotos(next);
  }, []);

  useEffect(() => {
    const kept = readDraft();
    const draft = kept ?? newDraft(form.getValues());
    const given = form.getValues('services');
    const early = servicesChosenEarly(container.current);
    const hasChosenEarly = services.some(({ title }) => early.has(title) && !given.includes(title));
    draft.values.services = services
      .map((service) => service.title)
      .filter((title) => draft.values.services.includes(title) || early.has(title));
    identity.current = draft.identity;
    form.reset(draft.values);
    if (hasChosenEarly) saveDraft(draft);
    setStarted(kept !== null || hasChosenEarly);
    setKeptStep(draft.step);
    step.current = draft.step;
    setRestored(true);
    void readPhotos(draft.identity.leadId).then(putPhotos);
    const sent = readRecentRequests().filter(awaitsPhotos);
    void forgetOtherPhotos([draft.identity.leadId, ...sent.map(({ leadId }) => leadId)]);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined || identity.current === null) return;
        saveDraft({ identity: identity.current, values, step: step.current });
        setStarted(true);
      },
    });
  }, [form, container, putPhotos]);

  function save() {
    if (identity.current) saveDraft({ identity: identity.current, values: form.getValues(), step: step.current });
  }

  function restart() {
    clearDraft();
    identity.current = mintIdentity();
    step.current = 1;
    form.reset(emptyBooking);
    putPhotos([]);
    setStarted(false);
  }

  return {
    /** The ids of the request that is being filled in. */
    identity(): RequestIdentity {
      identity.current ??= mintIdentity();
      return identity.current;
    },
    isRestored,
    /** Whether the visitor has filled in anything. */
    isStarted,
    /** The step that the form was left on. */
    keptStep,
    /** Remembers the step that the visitor goes to. */
    keepStep(next: number) {
      step.current = next;
      if (readDraft()) save();
    },
    photos,
    changePhotos(change: PhotosChange) {
      const next = change(latestPhotos.current);
      putPhotos(next);
      setStarted(true);
      save();
      if (identity.current) void savePhotos(identity.current.leadId, next);
    },
    /** Begins a new, empty request after one was sent. */
    restart,
    /** Throws the request away, photos included. */
    startOver() {
      if (identity.current) void savePhotos(identity.current.leadId, []);
      restart();
    },
  };
}

/** What an impatient visitor has ticked in the prerendered page before this code was there. */
function servicesChosenEarly(container: HTMLElement | null): Set<string> {
  const boxes = container?.querySelectorAll<HTMLInputElement>('input[name="services"]:checked') ?? [];
  return new Set(Array.from(boxes, (box) => box.value));
}
