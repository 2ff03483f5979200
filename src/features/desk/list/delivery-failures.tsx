import type { DeliveryFailure } from '@functions/contracts/desk.ts';
import { kindLabel } from '@functions/words/en/notification-kinds.ts';
import { useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { paths } from '@/lib/paths';
import { Confirmation, cardClass, ListSection, SectionNote } from './list-section';
import { FAILURES_ID } from './part-ids';
import { type SharedActions, sectionActions } from './section-actions';

type DeliveryFailuresProps = { failures: readonly DeliveryFailure[]; shared: SharedActions; token: string; now: Date };

/** Notifications that were not sent, or bounced. */
export function DeliveryFailures({ failures, ...props }: DeliveryFailuresProps) {
  const [retriedId, setRetriedId] = useState<string>();
  const hasDead = failures.some(({ state }) => state === 'dead');
  return (
    <ListSection id={FAILURES_ID} heading={words.failures.heading} count={failures.length}>
      {retriedId && <Confirmation key={retriedId} text={words.failures.saved} />}
      {failures.length === 0 && <SectionNote>{words.failures.nothing}</SectionNote>}
      {hasDead && <SectionNote>{words.failures.told}</SectionNote>}
      <ul className="mt-4 grid gap-3 empty:hidden sm:grid-cols-2">
        {failures.map((failure) => (
          <FailureCard key={failure.id} failure={failure} onRetried={() => setRetriedId(failure.id)} {...props} />
        ))}
      </ul>
    </ListSection>
  );
}

/** `onRetried`: the card itself may be unmounted by then. */
type FailureCardProps = Omit<DeliveryFailuresProps, 'failures'> & { failure: DeliveryFailure; onRetried(): void };

function FailureCard({ failure, shared, token, now, onRetried }: FailureCardProps) {
  const { id, kind, audience, state, lastError, createdAt, leadId } = failure;
  const actions = sectionActions(shared, `notification ${id}`);
  const label = kindLabel(kind, audience);
  return (
    <li className={cardClass}>
      <h3 className="text-lg leading-snug">{`${words.failures.to[audience]}: ${label}`}</h3>
      <p className="font-semibold text-danger">{failureText(failure)}</p>
      {lastError && <p className="break-words">{`${words.failures.why} ${lastError}`}</p>}
      <p className="text-ink-soft text-sm">{words.failures.at(formatLosAngelesClock(createdAt, now))}</p>
      <div className="mt-3 empty:hidden">
        <ActionNotice actions={actions} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
          {state === 'dead' && (
            <ActionButton
              variant="secondary"
              actions={actions}
              name="retry"
              aria-label={actions.underWay ? undefined : words.failures.of(words.failures.retry, label)}
              onClick={() => actions.act({ action: 'retry', notification: id }, onRetried)}
            >
              {words.failures.retry}
            </ActionButton>
          )}
          {leadId !== null && <TextLink to={paths.deskRequest(token, leadId)}>{words.failures.request}</TextLink>}
        </div>
      </div>
    </li>
  );
}

/** The problem, as a sentence. */
function failureText({ state, channel, delivery }: DeliveryFailure): string {
  const { dead, trying, unknown, undelivered, complained } = words.failures;
  if (state === 'dead') return dead;
  if (delivery === 'complained') return complained;
  if (delivery === 'undelivered') return undelivered[channel ?? 'either'];
  return state === 'waiting' ? trying : unknown;
}
