import type { Door } from '@functions/contracts/pickup.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { amountText } from '@functions/domain/proposals.ts';
import { statusLabel } from '@/words/shared/statuses';
import { words } from '@/words/tracking';

/** The request's status changes and what happened at the door, oldest first. */
export function StatusHistory({ lead: { history, door, hauler } }: { lead: LeadDetails }) {
  const entries = [
    ...history.map(({ status, at }) => ({ label: statusLabel(status), at })),
    ...(door ? atDoor(door, hauler?.name ?? words.yourHauler) : []),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <>
      <ol className="space-y-3 border-line border-l-2 pl-5">
        {entries.map(({ label, at }) => (
          <li key={`${label} ${at}`}>
            <span className="block font-semibold">{label}</span>
            <time dateTime={at} className="text-ink-soft">
              {words.statusHistory.moment(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-soft text-sm">{words.statusHistory.timeZone}</p>
    </>
  );
}

function atDoor({ state, price, madeAt, answeredAt, acceptedBy }: Door, haulerName: string) {
  const { finalPrice, no, yes, inPerson } = words.statusHistory;
  const answer = state === 'declined' ? no : acceptedBy === 'hauler' ? inPerson(haulerName) : yes;
  return [
    { label: finalPrice(amountText(price)), at: madeAt },
    ...(answeredAt ? [{ label: answer, at: answeredAt }] : []),
  ];
}
