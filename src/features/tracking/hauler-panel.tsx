import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { words } from '@/words/tracking';
import { HaulerLanguage } from './hauler-language';
import type { Stage } from './stages';

type Hauler = NonNullable<LeadDetails['hauler']>;

type HaulerPanelProps = { hauler: Hauler; trackingId: string; stage: Stage | 'other' };

/** The hauler who has the job, and what we know about them, so that the customer trusts a call from their number. */
export function HaulerPanel({ hauler, trackingId, stage }: HaulerPanelProps) {
  const id = useId();
  const isDone = stage === 'done';
  const facts = factsOf(hauler);
  return (
    <section
      aria-labelledby={id}
      data-part="hauler"
      className="rounded-panel border border-transparent bg-leaf-pale p-5 sm:p-6"
    >
      <h2 id={id} className="font-bold text-base text-ink-soft">
        {headingOf(stage)}
      </h2>
      <p className="mt-0.5 break-words font-extrabold text-xl leading-snug">{hauler.name}</p>
      {facts.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf" />
              <span className="min-w-0">{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {!isDone && <p className="mt-2 text-ink-soft text-sm">{words.haulerPanel.keepNumber}</p>}
      {!isDone && <HaulerLanguage hauler={hauler} trackingId={trackingId} />}
      {hauler.phone !== undefined && <Call number={hauler.phone} isCalledAbove={stage === 'today'} />}
    </section>
  );
}

function headingOf(stage: Stage | 'other'): string {
  const { didTheJob, sentTheQuote, hasTheJob } = words.haulerPanel;
  if (stage === 'done') return didTheJob;
  return stage === 'proposal' ? sentTheQuote : hasTheJob;
}

/** A button, unless what happens now already has one for this number. */
function Call({ number, isCalledAbove }: { number: string; isCalledAbove: boolean }) {
  const phone = formatPhone(number);
  const href = callUrl(number);
  if (href === null) return <p className="mt-4 break-words font-bold text-lg">{phone}</p>;
  return (
    <a
      href={href}
      className={
        isCalledAbove
          ? 'mt-2 inline-flex min-h-11 items-center sentence-link'
          : 'mt-3 flex min-h-14 items-center justify-center rounded-full border-2 border-transparent bg-leaf px-4 py-3 text-center font-bold text-cream text-lg transition-colors hover:bg-ink'
      }
    >
      {words.haulerPanel.call(phone)}
    </a>
  );
}

function factsOf({ vettedSince, insuredUntil, completedHere, stars }: Hauler): string[] {
  const facts = words.haulerPanel;
  return [
    ...(vettedSince ? [facts.vettedSince(vettedSince)] : []),
    ...(insuredUntil ? [facts.insuredUntil(insuredUntil)] : []),
    ...(completedHere ? [facts.completedHere(completedHere)] : []),
    ...(stars ? [facts.stars(stars.average, stars.count)] : []),
  ];
}
