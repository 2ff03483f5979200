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
 * The visitor's message, restored from the device and saved on each change. A link with a request, such as
 * `/contact#id=7K3M9Q2X4TBVR8ND`, starts the message with its tracking ID.
 */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(newMessageDraft);
  // The stored message is read in a state updater, which may run only at the next render: don't clear storage before
  // that.
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    // The visitor may have typed into the prerendered page before hydration.
    const inForm = typedInto(form.current);
    const trackingId = parseTrackingId(new URLSearchParams(hash.slice(1)).get('id') ?? '');
    setDraft((early) => {
      const kept = { ...early, ...readMessageDraft(), ...filledIn(early), ...inForm };
      return trackingId ? aboutRequest(kept, words.aboutRequest, formatTrackingId(trackingId)) : kept;
    });
    setRestored(true);
    // The tracking ID is secret, so it is removed from the address bar. Fragments are never sent to a server.
    if (trackingId) void navigate(pathname, { replace: true });
  }, [form, navigate, pathname, hash]);
  useEffect(() => {
    if (!isRestored) return;
    if (Object.keys(filledIn(draft)).length > 0) saveMessageDraft(draft);
    else clearMessageDraft();
  }, [draft, isRestored]);

  function edit({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) {
    // React replays early events in one batch, so each change builds on the one before instead of the last render.
    const { name, value } = target;
    target.setCustomValidity(problemOf(name, value));
    setDraft((current) => ({ ...current, [name]: value }));
  }

  /** Sets the validation messages. The browser's own are in its language, which may differ from the page's. */
  function explain({ target }: FormEvent) {
    if (!words.required || !(target instanceof HTMLElement && 'setCustomValidity' in target)) return;
    const field = target as HTMLInputElement;
    field.setCustomValidity(problemOf(field.name, field.value));
    if (field.validity.valueMissing) field.setCustomValidity(words.required);
    if (field.validity.typeMismatch) field.setCustomValidity(words.emailInvalid);
  }

  /** The message to send. */
  function submit(): MessageDraft {
    // Input typed and submitted before hydration is only in the form.
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

/** The error of a field that native validation would accept; empty if there is none. */
function problemOf(name: string, value: string): string {
  // Also checks the one-line fields: browsers allow no line breaks in them.
  if (!isPlainText(value, { multiline: true })) return words.notText;
  return name === 'email' && hasOddDomain(value) ? words.emailInvalid : '';
}

function typedInto(form: HTMLFormElement | null): object {
  return filledIn(Object.fromEntries(new FormData(form ?? undefined)));
}

/** The non-empty fields of a message. */
function filledIn(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in emptyMessage && value !== ''));
}
