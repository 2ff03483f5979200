import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Honeypot } from '@/components/ui/honeypot';
import { contactSubjects } from '@/content/contact-subjects';
import { notify } from '@/lib/notify';
import { queryClient, retryDelay } from '@/lib/query-client';
import { afterMinimumFillTime } from '@/lib/spam-guard';
import {
  clearMessageDraft,
  emptyMessage,
  type MessageDraft,
  newMessageDraft,
  readMessageDraft,
  saveMessageDraft,
} from './draft';

class HiddenFieldError extends Error {}

/** The contact form: validated by the browser, kept on the device until it is sent. */
export function ContactForm() {
  return (
    <QueryClientProvider client={queryClient}>
      <Message />
    </QueryClientProvider>
  );
}

function Message() {
  const [draft, setDraft] = useState(newMessageDraft);
  const [isRestored, setRestored] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => Date.now());
  const isSending = useRef(false);
  const thanks = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // An impatient visitor may have typed into the prerendered page before this code was there.
    const inForm = Object.fromEntries(new FormData(form.current ?? undefined));
    setDraft((early) => ({ ...early, ...readMessageDraft(), ...filledIn(early), ...filledIn(inForm) }));
    setRestored(true);
  }, []);
  useEffect(() => {
    if (!isRestored) return;
    if (Object.keys(filledIn(draft)).length > 0) saveMessageDraft(draft);
    else clearMessageDraft();
  }, [draft, isRestored]);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  const sending = useMutation({
    mutationFn: async (message: MessageDraft) => {
      await afterMinimumFillTime(shownAt);
      if (honeypot.current?.value) {
        honeypot.current.value = '';
        throw new HiddenFieldError('The hidden field was filled in');
      }
      const { sendContactMessage } = await import('./api');
      await sendContactMessage(message);
    },
    // The hidden field is empty by now: a second try would let the script through.
    retry: (failures, error) => !(error instanceof HiddenFieldError) && failures < 2,
    retryDelay,
    onSuccess: () => {
      clearMessageDraft();
      setDraft(newMessageDraft());
      setSent(true);
    },
    onError: (error) => {
      console.error('The message was not sent', error);
      notify('error', 'Error', 'Failed to send message. Please try again.');
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  function edit({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) {
    // On what there is by then: what was typed early comes field by field, all at once.
    const { name, value } = target;
    setDraft((current) => ({ ...current, [name]: value }));
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    // What was typed and sent before this code was there is in the form alone.
    sending.mutate({ ...draft, ...filledIn(Object.fromEntries(new FormData(event.currentTarget))) });
  }

  if (isSent) {
    return (
      <div>
        <h2 ref={thanks} tabIndex={-1} className="font-extrabold text-heading">
          Thank You
        </h2>
        <p className="mt-3 text-lede">Your message was received. We read every one and will answer by email.</p>
        <Button variant="secondary" className="mt-6" onClick={() => setSent(false)}>
          Send Another Message
        </Button>
      </div>
    );
  }

  return (
    <form ref={form} onSubmit={send} className="space-y-5" aria-busy={sending.isPending}>
      <Honeypot ref={honeypot} />
      <TextField
        label="Name"
        name="name"
        required
        maxLength={120}
        autoComplete="name"
        value={draft.name}
        onChange={edit}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        value={draft.email}
        onChange={edit}
      />
      <SelectField label="Subject" name="subject" required value={draft.subject} onChange={edit}>
        <option value="">Choose a subject</option>
        {contactSubjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        name="message"
        rows={6}
        required
        maxLength={5000}
        value={draft.message}
        onChange={edit}
      />
      {sending.isPaused && (
        <p role="status" className="rounded-card bg-poppy-pale p-4 font-semibold">
          You are offline. Your message is kept here and goes out as soon as you are back online.
        </p>
      )}
      <Button type="submit" size="lg" aria-disabled={sending.isPending} className="w-full sm:w-auto">
        {sending.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

/** The fields of a message that are not empty. */
function filledIn(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in emptyMessage && value !== ''));
}
