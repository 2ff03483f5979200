import { QueryClientProvider, useMutation, useMutationState } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { TextAreaField, TextField } from '@/components/fields/field';
import { Honeypot } from '@/components/fields/honeypot';
import { Button } from '@/components/ui/button';
import { queryClient } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';
import { afterMinimumFillTime } from '@/lib/forms/spam-guard';
import { language } from '@/lib/language';
import { notify } from '@/lib/notify';
import { words } from '@/words/contact';
import type { NewMessage } from './api';
import type { MessageDraft } from './draft';
import { type ProblemOf, useMessageDraft } from './use-message-draft';

type Fields = Pick<ReturnType<typeof useMessageDraft>, 'draft' | 'edit'> & { name: ReactNode; email: ReactNode };

type MessageFormProps = {
  /** What the draft is stored under. It also tells a message on its way from those of other forms. */
  draftKey: string;
  /** The fields before the message itself, with those of name and email address. */
  fields(parts: Fields): ReactNode;
  /** The columns that only this form has. */
  toRow(draft: MessageDraft): Pick<NewMessage, 'subject' | 'application'>;
  messageHint?: string;
  send: string;
  /** The button on the page that says thank you. */
  another: string;
  ownProblem?: ProblemOf;
};

/** A form that writes to the team: uses native validation and is stored on the device until it is sent. */
export function MessageForm(props: MessageFormProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Message {...props} />
    </QueryClientProvider>
  );
}

function Message({ draftKey, fields, toRow, messageHint, send: sendLabel, another, ownProblem }: MessageFormProps) {
  const mutationKey = [draftKey];
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => Date.now());
  const { draft, edit, explain, submit, clear } = useMessageDraft(form, draftKey, ownProblem);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (message: MessageDraft) => {
      await afterMinimumFillTime(shownAt);
      if (honeypot.current?.value) {
        honeypot.current.value = '';
        throw new RefusedError();
      }
      const { sendContactMessage } = await import('./api');
      const { id, name, email, message: text } = message;
      await sendContactMessage({ id, name, email, ...toRow(message), message: text, language });
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

  if (isSent) return <Thanks another={another} onAnother={() => setSent(false)} />;

  return (
    <form
      ref={form}
      // A press before the code has loaded does nothing.
      method="dialog"
      onSubmit={send}
      onInvalidCapture={explain}
      className="space-y-5"
      aria-busy={underWay !== undefined}
    >
      <Honeypot ref={honeypot} />
      {fields({
        draft,
        edit,
        name: (
          <TextField
            label={words.name}
            name="name"
            required
            maxLength={120}
            autoComplete="name"
            value={draft.name}
            onChange={edit}
          />
        ),
        email: (
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
        ),
      })}
      <TextAreaField
        label={words.message}
        hint={messageHint}
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
        {underWay ? words.sending : sendLabel}
      </Button>
    </form>
  );
}

function Thanks({ another, onAnother }: { another: string; onAnother(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="font-extrabold text-heading">
        {words.thanks.heading}
      </h2>
      <p className="mt-3 text-lede">{words.thanks.text}</p>
      <Button variant="secondary" className="mt-6" onClick={onAnother}>
        {another}
      </Button>
    </div>
  );
}
