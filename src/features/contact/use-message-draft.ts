import { hasOddDomain } from '@functions/rules/lead-fields.ts';
import { isPlainText } from '@functions/rules/plain-text.ts';
import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';
import { words } from '@/content/en/contact';
import {
  clearMessageDraft,
  emptyMessage,
  type MessageDraft,
  newMessageDraft,
  readMessageDraft,
  saveMessageDraft,
  submitMessage,
} from './draft';

/** What the visitor writes: it comes back from the device, and is kept there at each change. */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(newMessageDraft);
  // React may read the kept message only when it renders next: nothing is cleared before that.
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    // The visitor may have typed into the prerendered page before its code had loaded.
    const inForm = typedInto(form.current);
    setDraft((early) => ({ ...early, ...readMessageDraft(), ...filledIn(early), ...inForm }));
    setRestored(true);
  }, [form]);
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

  return { draft, edit, submit, clear };
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
