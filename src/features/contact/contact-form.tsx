import { contactSubjects } from '@functions/domain/contact-subjects.ts';
import { QueryClientProvider, useMutation, useMutationState } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SelectField, TextAreaField, TextField } from '@/components/fields/field';
import { Honeypot } from '@/components/fields/honeypot';
import { Button } from '@/components/ui/button';
import { queryClient } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';
import { afterMinimumFillTime } from '@/lib/forms/spam-guard';
import { language } from '@/lib/language';
import { notify } from '@/lib/notify';
import { words } from '@/words/contact';
import type { MessageDraft } from './draft';
import { useMessageDraft } from './use-message-draft';

const mutationKey = ['contact-message'];

/** The contact form: uses native validation and is stored on the device until it is sent. */
export function ContactForm() {
  return (
    <QueryClientProvider client={queryClient}>
      <Message />
    </QueryClientProvider>
  );
}

function Message() {
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => Date.now());
  const { draft, edit, explain, submit, clear } = useMessageDraft(form);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ submitted: _, ...message }: MessageDraft) => {
      await afterMinimumFillTime(shownAt);
      if (honeypot.current?.value) {
        honeypot.current.value = '';
        throw new RefusedError();
      }
      const { sendContactMessage } = await import('./api');
      await sendContactMessage({ ...message, language });
    },
    onSuccess: () => {
      clear();
      setSent(true);
    },
    onError: (error) => {
      console.error('The message was not sent', error);
      const reason = error instanceof RefusedError && error.message ? `${words.tooMany(error.message)} ` : '';
      notify('error', words.failed, `${reason}${words.failedMore}`);
    },
  });
  // Also includes a message sent before the visitor left the page and came back.
  const [underWay] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state,
  });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Asks the client itself, because the second click of a double click comes before the next render.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    mutate(submit());
  }

  if (isSent) return <Thanks onAnother={() => setSent(false)} />;

  return (
    <form
      ref={form}
      onSubmit={send}
      onInvalidCapture={explain}
      className="space-y-5"
      aria-busy={underWay !== undefined}
    >
      <Honeypot ref={honeypot} />
      <TextField
        label={words.name}
        name="name"
        required
        maxLength={120}
        autoComplete="name"
        value={draft.name}
        onChange={edit}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        value={draft.email}
        onChange={edit}
      />
      <SelectField label={words.subject} name="subject" required value={draft.subject} onChange={edit}>
        <option value="">{words.chooseSubject}</option>
        {contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {words.subjects[subject]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={words.message}
        name="message"
        rows={6}
        required
        maxLength={5000}
        value={draft.message}
        onChange={edit}
      />
      {underWay?.isPaused && (
        <p role="status" className="rounded-card bg-poppy-pale p-4 font-semibold">
          {words.offline}
        </p>
      )}
      <Button type="submit" size="lg" aria-disabled={underWay !== undefined} className="w-full sm:w-auto">
        {underWay ? words.sending : words.send}
      </Button>
    </form>
  );
}

function Thanks({ onAnother }: { onAnother(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="font-extrabold text-heading">
        {words.thanks.heading}
      </h2>
      <p className="mt-3 text-lede">{words.thanks.text}</p>
      <Button variant="secondary" className="mt-6" onClick={onAnother}>
        {words.thanks.another}
      </Button>
    </div>
  );
}
