import type { LeadDetails, Updates } from '@functions/contracts/tracking.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/words/tracking';
import type { ContactField } from './correct-dialog';

type NotificationChannelsProps = {
  lead: LeadDetails;
  updates: Updates;
  /** Opens the correction dialog. */
  onCorrect(field: ContactField): void;
};

/** How the customer is notified of changes, what has bounced, and a button to correct that. */
export function NotificationChannels({ lead, updates, onCorrect }: NotificationChannelsProps) {
  const id = useId();
  const { by } = updates;
  const bounces = bounceText(lead, updates);
  const correction = correctionOf(updates);
  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id} className="font-bold text-lg leading-snug">
        {words.howTold.heading}
      </h2>
      {by !== 'none' && (
        <p className="mt-1 text-ink-soft">
          <Sentence text={channelText(lead, by)} phone={lead.phone} /> {words.howTold.onThisPage}
        </p>
      )}
      {correction && (
        <div className="mt-3 rounded-card bg-poppy-pale p-4">
          <div className="space-y-1 font-semibold">
            {bounces.map((sentence) => (
              <p key={sentence}>
                <Sentence text={sentence} phone={lead.phone} />
              </p>
            ))}
            {by === 'none' && <p>{words.howTold.none}</p>}
          </div>
          <Button
            variant="secondary"
            className="mt-3 text-balance"
            onClick={() => onCorrect(correction.field)}
            data-print="hide"
          >
            {correction.label}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Keeps the phone number on one line. */
function Sentence({ text, phone }: { text: string; phone: string }) {
  const number = formatPhone(phone);
  const [before, after] = text.split(number);
  if (after === undefined) return <span>{text}</span>;
  return (
    <>
      <span>{before}</span>
      <span className="whitespace-nowrap">{number}</span>
      <span>{after}</span>
    </>
  );
}

function channelText({ email = '', phone }: LeadDetails, by: Exclude<Updates['by'], 'none'>): string {
  const number = formatPhone(phone);
  switch (by) {
    case 'mail':
      return words.howTold.byMail(email);
    case 'text':
      return words.howTold.byText(number);
    case 'both':
      return words.howTold.byBoth(email, number);
  }
}

function bounceText({ email = '', phone }: LeadDetails, { bounced }: Updates): string[] {
  return [
    ...(bounced.includes('mail') ? [words.howTold.mailBounced(email)] : []),
    ...(bounced.includes('text') ? [words.howTold.textBounced(formatPhone(phone))] : []),
  ];
}

/** The correction that the customer should make, and its field; undefined if none is needed. */
function correctionOf({ by, bounced }: Updates): { label: string; field: ContactField } | undefined {
  if (by === 'none') return { label: words.howTold.addWay, field: 'email' };
  if (bounced.includes('mail')) return { label: words.howTold.correctEmail, field: 'email' };
  return bounced.includes('text') ? { label: words.howTold.correctPhone, field: 'phone' } : undefined;
}
