import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { useId } from 'react';
import { words } from '@/words/tracking';
import { HaulerLanguage } from './hauler-language';

type Hauler = NonNullable<LeadDetails['hauler']>;

type HaulerPanelProps = { hauler: Hauler; trackingId: string; isDone: boolean };

/** The hauler who has the job, so that the customer trusts a call from an unknown number. */
export function HaulerPanel({ hauler, trackingId, isDone }: HaulerPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 rounded-panel bg-leaf-pale p-6 sm:p-8">
      <h2 id={id} className="font-extrabold text-xl">
        {isDone ? words.haulerPanel.didTheJob : words.haulerPanel.hasTheJob}
      </h2>
      <HaulerContact hauler={hauler} note={isDone ? undefined : words.haulerPanel.keepNumber} />
      {!isDone && <HaulerLanguage hauler={hauler} trackingId={trackingId} />}
    </section>
  );
}

type HaulerContactProps = { hauler: Hauler; note?: string | undefined };

/** A hauler's name, with a link to call them. */
export function HaulerContact({ hauler, note }: HaulerContactProps) {
  const phone = formatPhone(hauler.phone);
  const href = callUrl(hauler.phone);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="break-words font-bold text-lg leading-snug">{hauler.name}</p>
        {note && <p className="mt-1 text-ink-soft">{note}</p>}
      </div>
      {href === null ? (
        <p className="min-w-0 break-words font-bold text-lg">{phone}</p>
      ) : (
        <a
          href={href}
          className="inline-flex min-h-12 items-center rounded-full border-2 border-transparent bg-leaf px-6 py-2 font-bold text-cream transition-colors hover:bg-ink"
        >
          {words.haulerPanel.call(phone)}
        </a>
      )}
    </div>
  );
}
