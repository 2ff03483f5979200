import type { DeskRequest } from '@functions/contracts/desk.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { reasonLabel } from '@functions/words/en/reasons.ts';
import { words } from '@/content/en/desk';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import type { Offer } from '../offers';
import { askedText } from './next-sentences';

/** How many offers are shown at first; the others are a click away. */
const SHOWN = 4;

const MINUTE_MS = 60_000;

/** The holder first, then those who can still accept, then those who responded. */
const order: readonly Offer['state'][] = ['accepted', 'open', 'returned', 'declined', 'expired', 'taken'];

/** The haulers who were asked, their responses and their phone numbers. */
export function AskedHaulers({ request, now }: { request: DeskRequest; now: Date }) {
  const { heading, nobody, others } = words.asked;
  const offers = request.offers.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const hidden = offers.slice(SHOWN);
  return (
    <section aria-labelledby="asked-haulers">
      <h2 id="asked-haulers" className="text-xl">
        {heading}
      </h2>
      <p className="mt-2">{offers.length === 0 ? nobody : askedText(request)}</p>
      <Offers offers={offers.slice(0, SHOWN)} now={now} />
      {hidden.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-semibold">{others(hidden.length)}</summary>
          <Offers offers={hidden} now={now} />
        </details>
      )}
    </section>
  );
}

function Offers({ offers, now }: { offers: readonly Offer[]; now: Date }) {
  if (offers.length === 0) return null;
  return (
    <ul className="mt-2 divide-y divide-line border-line border-y">
      {offers.map((offer) => {
        const { hauler } = offer;
        const href = callUrl(hauler.phone);
        return (
          <li key={hauler.id} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0 break-words leading-snug">
              <p className="font-semibold">{hauler.name}</p>
              <p className="text-ink-soft text-sm">{stateText(offer, now)}</p>
            </div>
            {href === null ? (
              <p className="even-figures shrink-0">{formatPhone(hauler.phone)}</p>
            ) : (
              <a
                href={href}
                aria-label={words.asked.call(hauler.name, formatPhone(hauler.phone))}
                className="even-figures inline-flex min-h-11 shrink-0 items-center whitespace-nowrap sentence-link"
              >
                {formatPhone(hauler.phone)}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function stateText({ state, reason, offeredAt, expiresAt, acceptedAt }: Offer, now: Date): string {
  const { states, withReason } = words.asked;
  switch (state) {
    case 'open':
      if (Date.parse(expiresAt) <= now.getTime()) return states.expired;
      // `now` is the start of the current minute: an offer made since then is open already.
      return Date.parse(offeredAt) >= now.getTime() + MINUTE_MS
        ? states.later(formatLosAngelesClock(offeredAt))
        : states.open(formatLosAngelesClock(expiresAt));
    case 'accepted':
      return states.accepted(formatLosAngelesClock(acceptedAt ?? offeredAt));
    default:
      return reason ? withReason(states[state], reasonLabel(reason)) : states[state];
  }
}
