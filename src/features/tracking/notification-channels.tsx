import type { LeadDetails, Updates } from '@functions/contracts/tracking.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { words } from '@/words/tracking';
import type { CorrectionStart } from './correct-dialog';

type NotificationChannelsProps = {
  lead: LeadDetails;
  updates: Updates;
  /** Whether the page already asks for a way to reach them: then it says only what has failed, if anything. */
  isAskedAbove: boolean;
  /** Opens the correction dialog. */
  onCorrect(from: CorrectionStart): void;
};

/** How the customer is notified of changes: folded, unless something needs to be corrected, for which it has a button. */
export function NotificationChannels({ lead, updates, isAskedAbove, onCorrect }: NotificationChannelsProps) {
  const { by } = updates;
  const bounces = bounceText(lead, updates);
  const correction = correctionOf(updates);
  if (isAskedAbove && bounces.length === 0) return null;
  return (
    <Fold heading={words.howTold.heading} isOpen={correction !== undefined} isOnScreenOnly>
      {by !== 'none' && (
        <p className="text-ink-soft">
          <Sentence text={channelText(lead, by)} phone={lead.phone} /> {words.howTold.onThisPage}
        </p>
      )}
      {correction && (
        <div className="mt-3 rounded-card border border-transparent bg-poppy-pale p-4">
          <div className="space-y-1 font-semibold">
            {bounces.map((sentence) => (
              <p key={sentence}>
                <Sentence text={sentence} phone={lead.phone} />
              </p>
            ))}
            {by === 'none' && !isAskedAbove && <p>{words.howTold.none}</p>}
          </div>
          {!isAskedAbove && (
            <Button variant="secondary" className="mt-3 text-balance" onClick={() => onCorrect(correction.from)}>
              {correction.label}
            </Button>
          )}
        </div>
      )}
    </Fold>
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

/** The correction that the customer should make; undefined if none is needed. */
function correctionOf({ by, bounced }: Updates): { label: string; from: CorrectionStart } | undefined {
  if (by === 'none') return { label: words.howTold.addWay, from: 'way' };
  if (bounced.includes('mail')) return { label: words.howTold.correctEmail, from: 'email' };
  return bounced.includes('text') ? { label: words.howTold.correctPhone, from: 'phone' } : undefined;
}
