import type { DeskHauler } from '@functions/contracts/desk.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { attestedFacts } from '@functions/words/en/attested.ts';
import { formatDay } from '@functions/words/en/dates.ts';
import { words } from '@/content/en/desk-list';
import { Fact } from '@/features/request/facts';

type HaulerAgreementProps = { hauler: DeskHauler; now: Date };

/** Whether a hauler has accepted the agreement, and what they stated about their business. */
export function HaulerAgreement({ hauler, now }: HaulerAgreementProps) {
  const { current, acceptedAt, by, attested } = hauler.agreement;
  const { accepted, term, stated } = words.haulers.agreement;
  const statements = attestedFacts(attested);

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
          <summary className="cursor-pointer py-2 font-semibold">{stated}</summary>
          <dl className="space-y-2">
            {statements.map(([name, value]) => (
              <Fact key={name} term={name}>
                {value}
              </Fact>
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
