import type { ListedRequest, ListView } from '@functions/contracts/desk.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { words as deskWords } from '@/content/en/desk';
import { words } from '@/content/en/desk-list';
import { DueChip } from '@/features/request/due-chip';
import { jobTitle } from '@/features/request/job-title';
import { paths } from '@/lib/paths';
import { LanguageTag } from '../language';
import { opensAssign } from '../opening';
import { ListSection } from './list-section';
import { inNeed, needText } from './listed-request';
import { FAILURES_ID } from './part-ids';
import { RequestLink } from './request-link';

type NeedsActionProps = { view: ListView; token: string; openId: string | undefined; now: Date };

/** Requests and failed notifications that need the team: the queue, by the time to the promise. */
export function NeedsAction({ view, token, openId, now }: NeedsActionProps) {
  const { search } = useLocation();
  const waiting = inNeed(view.requests);
  const dead = view.failures.filter(({ state }) => state === 'dead').length;
  return (
    <ListSection
      id="needs-you"
      heading={words.needsYou.heading}
      count={waiting.length}
      className="rounded-panel bg-poppy-pale p-4 sm:p-5"
    >
      {waiting.length + dead === 0 && <p className="mt-2 text-lede">{nothing(view)}</p>}
      <ul className="mt-3 grid gap-2 empty:hidden">
        {waiting.map((request) => (
          <WaitingRequest key={request.id} {...{ request, token, now }} isOpen={request.id === openId} />
        ))}
      </ul>
      {dead > 0 && (
        <p className="mt-3">
          {/* They are at the list's own address, and may already be on the screen. */}
          <Link
            to={{ pathname: paths.desk(token), search, hash: `#${FAILURES_ID}` }}
            className="inline-block min-h-6 font-bold link-underline hover:text-rust"
            onClick={() => document.getElementById(FAILURES_ID)?.focus()}
          >
            {words.needsYou.dead(dead)}
          </Link>{' '}
          {words.needsYou.deadConsequence}
        </p>
      )}
    </ListSection>
  );
}

type WaitingRequestProps = { request: ListedRequest; token: string; isOpen: boolean; now: Date };

function WaitingRequest({ request, token, isOpen, now }: WaitingRequestProps) {
  const id = useId();
  return (
    <li
      aria-current={isOpen || undefined}
      className={clsx(
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 bg-paper p-3',
        isOpen ? 'border-poppy' : 'border-transparent',
      )}
    >
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DueChip by={request.promisedBy} now={now} isAtRisk />
          <h3 id={id} className="min-w-0 text-lg leading-snug">
            <RequestLink request={request} token={token} />
          </h3>
          <LanguageTag language={request.language} />
        </div>
        <p className="mt-1 break-words leading-snug">{jobTitle(request)}</p>
        <p className="mt-0.5 break-words text-ink-soft text-sm leading-snug">{needText(request, now)}</p>
      </div>
      <RowActions request={request} token={token} isOpen={isOpen} nameId={id} />
    </li>
  );
}

type RowActionsProps = Omit<WaitingRequestProps, 'now'> & { nameId: string };

/** To call the customer, and to choose a hauler, which opens the request with that dialog. */
function RowActions({ request, token, isOpen, nameId }: RowActionsProps) {
  const { id, phone, flaggedBecause } = request;
  const { search } = useLocation();
  const navigate = useNavigate();
  const href = phone && callUrl(phone);

  function assign() {
    navigate({ pathname: paths.deskRequest(token, id), search }, { state: opensAssign, replace: isOpen });
  }

  return (
    <div className="relative z-10 flex flex-wrap items-center gap-2">
      {phone && !href && <p className="font-semibold even-figures">{formatPhone(phone)}</p>}
      {phone && href && (
        <ButtonLink to={href} variant="dark" size="sm" className="even-figures">
          {deskWords.call.customer(formatPhone(phone))}
        </ButtonLink>
      )}
      {flaggedBecause === null && (
        <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={assign}>
          {deskWords.buttons.assign}
        </Button>
      )}
    </div>
  );
}

/** What to say when nothing is late, including whether anything else is waiting. */
function nothing({ requests, messages, moreMessages, reviews }: ListView): string {
  const { flagged, messages: messagesInWords, reviews: reviewsInWords, wait, and } = words.needsYou.others;
  const held = requests.filter(({ flaggedBecause }) => flaggedBecause !== null).length;
  const others = [
    held > 0 && flagged(held),
    messages.length > 0 && messagesInWords(messages.length + moreMessages),
    reviews.length > 0 && reviewsInWords(reviews.length),
  ].filter(Boolean);
  if (others.length === 0) return words.needsYou.nothing;
  const list = [others.slice(0, -1).join(', '), others.at(-1)].filter(Boolean).join(and);
  return words.needsYou.nothingButOthers(wait(list, held + messages.length + moreMessages + reviews.length === 1));
}
