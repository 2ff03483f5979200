import type { ListedRequest } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '@/content/en/desk-list';
import { Nothing, Part } from './part';
import { RequestList } from './request-list';
import { type Chip, chips, isUnder } from './standing';

type RequestsProps = { requests: readonly ListedRequest[]; more: number; token: string; now: Date };

/** Where the address keeps what is chosen: Back from a request leads to the same choice. */
const SHOW = 'show';

/** The open requests, by the time that they were promised a call, with what to show of them. */
export function Requests({ requests, more, token, now }: RequestsProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = chips.find((chip) => chip === new URLSearchParams(search).get(SHOW)) ?? 'all';
  const shown = requests.filter((request) => isUnder(chosen, request, now));

  function choose(chip: Chip) {
    navigate(chip === 'all' ? pathname : `${pathname}?${SHOW}=${chip}`, { replace: true });
  }

  return (
    <Part id="requests" heading={words.requests.heading} count={requests.length + more}>
      {requests.length > 0 && (
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">{words.requests.show}</legend>
          {chips.map((chip) => (
            <ChipButton
              key={chip}
              label={words.requests.chips[chip]}
              count={requests.filter((request) => isUnder(chip, request, now)).length}
              isChosen={chip === chosen}
              onChoose={() => choose(chip)}
            />
          ))}
        </fieldset>
      )}
      {shown.length > 0 ? (
        <RequestList requests={shown} token={token} now={now} />
      ) : (
        <Nothing>{words.requests.nothing[chosen]}</Nothing>
      )}
      {more > 0 && <Nothing className="mt-4">{words.requests.more(more)}</Nothing>}
    </Part>
  );
}

type ChipButtonProps = { label: string; count: number; isChosen: boolean; onChoose(): void };

function ChipButton({ label, count, isChosen, onChoose }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 font-semibold leading-tight transition-colors',
        isChosen ? 'border-transparent bg-ink text-cream' : 'border-field bg-paper hover:border-ink',
      )}
    >
      {label} <span className="even-figures">{count}</span>
    </button>
  );
}
