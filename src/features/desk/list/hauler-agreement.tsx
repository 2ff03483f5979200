import type { DeskHauler } from '@functions/contracts/desk.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { formatDay } from '@/content/en/dates';
import { words } from '@/content/en/desk-list';
import { Detail } from './list-section';

type HaulerAgreementProps = { hauler: DeskHauler; now: Date };

/** Whether a hauler has accepted the agreement, and what they stated about their business. */
export function HaulerAgreement({ hauler, now }: HaulerAgreementProps) {
  const { current, acceptedAt, by, attested } = hauler.agreement;
  const { heading, liabilityUntil, truckUntil, carrierPermit, cityPermits, crew, crews } = words.haulers.attested;
  const { accepted, term } = words.haulers.agreement;
  const statements = [
    [liabilityUntil, attested.liabilityUntil && formatDay(attested.liabilityUntil)],
    [truckUntil, attested.truckUntil && formatDay(attested.truckUntil)],
    [carrierPermit, attested.carrierPermit],
    [cityPermits, attested.cityPermits],
    [crew, attested.crew && (crews[attested.crew] ?? attested.crew)],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : []));

  return (
    <div className="mb-4 break-words text-sm">
      {current && acceptedAt !== null ? (
        <p>{accepted(dayText(acceptedAt, now), by)}</p>
      ) : (
        <p>
          <span className="text-ink-soft">{term}</span> <span>{notAcceptedText(hauler, now)}</span>
        </p>
      )}
      {statements.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-semibold">{heading}</summary>
          <dl className="space-y-1">
            {statements.map(([name, value]) => (
              <Detail key={name} term={name}>
                {value}
              </Detail>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

/** How far they are with the current version, and until when an active hauler is offered requests without it. */
function notAcceptedText({ active, agreement: { version, askedAt, dueAt } }: DeskHauler, now: Date): string {
  const { notAccepted, asked, older, until, over } = words.haulers.agreement;
  const state = version !== null ? older : askedAt === null ? notAccepted : asked(dayText(askedAt, now));
  if (!active || dueAt === null) return state;
  return (Date.parse(dueAt) > now.getTime() ? until : over)(state, dayText(dueAt, now));
}

/** "November 24", with the year if it is another one. */
function dayText(isoMoment: string, now: Date): string {
  return formatDay(losAngelesDay(isoMoment)).replace(`, ${losAngelesDay(now).slice(0, 4)}`, '');
}
