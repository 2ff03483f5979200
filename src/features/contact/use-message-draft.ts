import { emailProblem, withoutMailto } from '@functions/contracts/fields.ts';
import { isPlainText, withoutInvisible } from '@functions/domain/plain-text.ts';
import { formatTrackingId, parseTrackingId } from '@functions/domain/tracking-id.ts';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '@/words/contact';
import { fieldErrorText } from '@/words/shared/errors';
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

/** The error of a field's value; empty if there is none. */
export type ProblemOf = (name: string, value: string) => string;

const noProblem: ProblemOf = () => '';

/**
 * The visitor's message, restored from the device and saved on each change. A link with a request, such as
 * `/contact#id=7K3M9Q2X4TBVR8ND`, starts the message with its tracking ID.
 *
 * @param key what it is stored under.
 * @param ownProblem checks what only this form has.
 */
export function useMessageDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  ownProblem: ProblemOf = noProblem,
) {
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
      const kept = { ...early, ...readMessageDraft(key), ...filledIn(early), ...inForm };
      return trackingId ? aboutRequest(kept, words.aboutRequest, formatTrackingId(trackingId)) : kept;
    });
    setRestored(true);
    // The tracking ID is secret, so it is removed from the address bar. Fragments are never sent to a server.
    if (trackingId) void navigate(pathname, { replace: true });
  }, [form, key, navigate, pathname, hash]);
  useEffect(() => {
    if (!isRestored) return;
    if (Object.keys(filledIn(draft)).length > 0) saveMessageDraft(key, draft);
    else clearMessageDraft(key);
  }, [key, draft, isRestored]);
  useEffect(() => {
    // A restored value can be wrong, too.
    for (const field of fieldsOf(form.current, draft)) field.setCustomValidity(problemOf(field, ownProblem));
  }, [form, draft, ownProblem]);

  function edit({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) {
    // React replays early events in one batch, so each change builds on the one before instead of the last render.
    const { name, value } = target;
    if (target instanceof HTMLInputElement && target.type === 'checkbox') {
      const { checked } = target;
      setDraft((current) => {
        const others = current.services.filter((each) => each !== value);
        return { ...current, services: checked ? [...others, value] : others };
      });
    } else setDraft((current) => ({ ...current, [name]: name === 'email' ? withoutMailto(value) : value }));
  }

  /** Sets the validation messages. The browser's own are in its language, which may differ from the page's. */
  function explain({ target }: FormEvent) {
    if (!(target instanceof HTMLElement && 'setCustomValidity' in target)) return;
    const field = target as HTMLInputElement;
    const problem = problemOf(field, ownProblem);
    field.setCustomValidity(problem);
    if (problem || !words.required) return;
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
    clearMessageDraft(key);
    setDraft(newMessageDraft());
  }

  return { draft, edit, explain, submit, clear };
}

/** The controls of a message's values. */
function fieldsOf(form: HTMLFormElement | null, draft: MessageDraft): HTMLInputElement[] {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  return fields.filter(({ name }) => name in draft);
}

/** The error of a field that native validation would accept; empty if there is none. */
function problemOf({ name, value }: HTMLInputElement, ownProblem: ProblemOf): string {
  // Also checks the one-line fields: browsers allow no line breaks in them.
  if (!isPlainText(withoutInvisible(value), { multiline: true })) return words.notText;
  // Without an @ and a domain, the browser says what is missing.
  const inEmail = name === 'email' && /@./.test(value) && fieldErrorText(emailProblem(value));
  return inEmail || ownProblem(name, value);
}

function typedInto(form: HTMLFormElement | null): object {
  const data = new FormData(form ?? undefined);
  return filledIn({ ...Object.fromEntries(data), services: data.getAll('services') });
}

/** The non-empty fields of a message. */
function filledIn(values: object): object {
  return Object.fromEntries(
    // An empty list is also an empty string.
    Object.entries(values).filter(([name, value]) => name in emptyMessage && String(value) !== ''),
  );
}
