import type { Trouble as TroubleOfLook } from '@functions/contracts/desk.ts';
import { kindLabel } from '@functions/words/en/notification-kinds.ts';
import { useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { ActButton } from '@/features/job/act-button';
import { ActNotice } from '@/features/job/act-notice';
import { paths } from '@/lib/paths';
import { formatLosAngelesClock } from '../times';
import { actsOf, type SharedActs } from './acts-of';
import { Confirmation, cardLook, Nothing, Part } from './part';

type TroubleProps = { trouble: readonly TroubleOfLook[]; shared: SharedActs; token: string; now: Date };

/** What was not told, or came back. */
export function Trouble({ trouble, ...props }: TroubleProps) {
  const [retriedId, setRetriedId] = useState<string>();
  const hasDead = trouble.some(({ state }) => state === 'dead');
  return (
    <Part id="trouble" heading={words.trouble.heading} count={trouble.length}>
      {retriedId && <Confirmation key={retriedId} text={words.trouble.saved} />}
      {trouble.length === 0 && <Nothing>{words.trouble.nothing}</Nothing>}
      {hasDead && <Nothing>{words.trouble.told}</Nothing>}
      <ul className="mt-4 grid gap-3 empty:hidden sm:grid-cols-2">
        {trouble.map((entry) => (
          <Entry key={entry.id} entry={entry} onRetried={() => setRetriedId(entry.id)} {...props} />
        ))}
      </ul>
    </Part>
  );
}

/** `onRetried`: the entry itself may be gone by then. */
type EntryProps = Omit<TroubleProps, 'trouble'> & { entry: TroubleOfLook; onRetried(): void };

function Entry({ entry, shared, token, now, onRetried }: EntryProps) {
  const { id, kind, audience, state, lastError, createdAt, leadId } = entry;
  const acts = actsOf(shared, `trouble ${id}`);
  const label = kindLabel(kind, audience);
  return (
    <li className={cardLook}>
      <h3 className="text-lg leading-snug">
        {words.trouble.to[audience]}: {label}
      </h3>
      <p className="font-semibold text-danger">{faultOf(entry)}</p>
      {lastError && (
        <p className="break-words">
          {words.trouble.why} {lastError}
        </p>
      )}
      <p className="text-ink-soft text-sm">{words.trouble.at(formatLosAngelesClock(createdAt, now))}</p>
      <div className="mt-3 empty:hidden">
        <ActNotice acts={acts} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
          {state === 'dead' && (
            <ActButton
              variant="secondary"
              acts={acts}
              name="retry"
              aria-label={acts.underWay ? undefined : words.trouble.of(words.trouble.retry, label)}
              onClick={() => acts.act({ action: 'retry', notification: id }, onRetried)}
            >
              {words.trouble.retry}
            </ActButton>
          )}
          {leadId !== null && <TextLink to={paths.deskRequest(token, leadId)}>{words.trouble.request}</TextLink>}
        </div>
      </div>
    </li>
  );
}

/** What became of it, in a sentence. */
function faultOf({ state, channel, delivery }: TroubleOfLook): string {
  const { dead, trying, unknown, undelivered, complained } = words.trouble;
  if (state === 'dead') return dead;
  if (delivery === 'complained') return complained;
  if (delivery === 'undelivered') return undelivered[channel ?? 'either'];
  return state === 'waiting' ? trying : unknown;
}
