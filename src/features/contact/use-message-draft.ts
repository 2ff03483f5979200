import { hasOddDomain } from '@functions/contracts/fields.ts';
import { isPlainText } from '@functions/domain/plain-text.ts';
import { formatTrackingId, parseTrackingId } from '@functions/domain/tracking-id.ts';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '@/words/contact';
import {
  aboutRequest,
  clearMessageDraft,
  emptyMessage,
  type MessageDraft,
  newMessageDraft,
  readMessageDraft,
  saveMessageDraft,
  submitMessage,
} from './draft';

/**
 * What the visitor writes: it comes back from the device, and is kept there at each change. A link that names a request,
 * as `/contact#id=7K3M9Q2X4TBVR8ND`, begins the message with its tracking ID.
 */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(newMessageDraft);
  // React may read the kept message only when it renders next: nothing is cleared before that.
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    // The visitor may have typed into the prerendered page before its code had loaded.
    const inForm = typedInto(form.current);
    const trackingId = parseTrackingId(new URLSearchParams(hash.slice(1)).get('id') ?? '');
    setDraft((early) => {
      const kept = { ...early, ...readMessageDraft(), ...filledIn(early), ...inForm };
      return trackingId ? aboutRequest(kept, words.aboutRequest, formatTrackingId(trackingId)) : kept;
    });
    setRestored(true);
    // The ID opens the request: nobody shall read it off the address. No server gets what stands behind the #.
    if (trackingId) void navigate(pathname, { replace: true });
  }, [form, navigate, pathname, hash]);
  useEffect(() => {
    if (!isRestored) return;
    if (Object.keys(filledIn(draft)).length > 0) saveMessageDraft(draft);
    else clearMessageDraft();
  }, [draft, isRestored]);

  function edit({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) {
    // React replays early events together: each change must build on the one before, not on the last render.
    const { name, value } = target;
    target.setCustomValidity(problemOf(name, value));
    setDraft((current) => ({ ...current, [name]: value }));
  }

  /** Says what is wrong with a field. Browsers say it in their own language, which need not be that of the page. */
  function explain({ target }: FormEvent) {
    if (!words.required || !(target instanceof HTMLElement && 'setCustomValidity' in target)) return;
    const field = target as HTMLInputElement;
    field.setCustomValidity(problemOf(field.name, field.value));
    if (field.validity.valueMissing) field.setCustomValidity(words.required);
    if (field.validity.typeMismatch) field.setCustomValidity(words.emailInvalid);
  }

  /** The message as it goes out. */
  function submit(): MessageDraft {
    // What was typed and sent before this code was there is in the form alone.
    const submitted = submitMessage({ ...draft, ...typedInto(form.current) });
    setDraft(submitted);
    return submitted;
  }

  function clear() {
    clearMessageDraft();
    setDraft(newMessageDraft());
  }

  return { draft, edit, explain, submit, clear };
}

/** What is wrong with a field that its browser would send; empty if nothing is. */
function problemOf(name: string, value: string): string {
  // A field of one line takes no line break from anybody.
  if (!isPlainText(value, { multiline: true })) return words.notText;
  return name === 'email' && hasOddDomain(value) ? words.emailInvalid : '';
}

function typedInto(form: HTMLFormElement | null): object {
  return filledIn(Object.fromEntries(new FormData(form ?? undefined)));
}

/** The fields of a message that are not empty. */
function filledIn(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in emptyMessage && value !== ''));
}
