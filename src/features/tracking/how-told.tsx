import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/words/tracking';
import type { ContactField } from './correct-dialog';

type Updates = LeadDetails['updates'];

type HowToldProps = {
  lead: LeadDetails;
  /** The customer wants to correct how we reach them. */
  onCorrect(field: ContactField): void;
};

/** By which way the customer hears of changes, what has come back, and how to mend it. */
export function HowTold({ lead, onCorrect }: HowToldProps) {
  const id = useId();
  const { updates } = lead;
  const { by } = updates;
  const cameBack = cameBackWords(lead, updates);
  const mending = mendingOf(updates);
  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id} className="font-bold text-lg leading-snug">
        {words.howTold.heading}
      </h2>
      {by !== 'none' && (
        <p className="mt-1 text-ink-soft">
          <Sentence text={waysText(lead, by)} phone={lead.phone} /> {words.howTold.onThisPage}
        </p>
      )}
      {mending && (
        <div className="mt-3 rounded-card bg-poppy-pale p-4">
          <div className="space-y-1 font-semibold">
            {cameBack.map((sentence) => (
              <p key={sentence}>
                <Sentence text={sentence} phone={lead.phone} />
              </p>
            ))}
            {by === 'none' && <p>{words.howTold.none}</p>}
          </div>
          <Button
            variant="secondary"
            className="mt-3 text-balance"
            onClick={() => onCorrect(mending.field)}
            data-print="hide"
          >
            {mending.label}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Keeps the number in one piece at the end of a line. */
function Sentence({ text, phone }: { text: string; phone: string }) {
  const number = formatPhone(phone);
  const [before, after] = text.split(number);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  );
}

function waysText({ email = '', phone }: LeadDetails, by: Exclude<Updates['by'], 'none'>): string {
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

function cameBackWords({ email = '', phone }: LeadDetails, { cameBack }: Updates): string[] {
  return [
    ...(cameBack.includes('mail') ? [words.howTold.mailCameBack(email)] : []),
    ...(cameBack.includes('text') ? [words.howTold.textCameBack(formatPhone(phone))] : []),
  ];
}

/** What the customer can do about it, and where in the form; undefined where nothing needs to be done. */
function mendingOf({ by, cameBack }: Updates): { label: string; field: ContactField } | undefined {
  if (by === 'none') return { label: words.howTold.addWay, field: 'email' };
  if (cameBack.includes('mail')) return { label: words.howTold.correctEmail, field: 'email' };
  return cameBack.includes('text') ? { label: words.howTold.correctPhone, field: 'phone' } : undefined;
}
