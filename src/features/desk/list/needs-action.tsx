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
import { CallTime } from './call-time';
import { ListSection } from './list-section';
import { dueBy, haulerText, inNeed, isLate, needText } from './listed-request';
import { FAILURES_ID } from './part-ids';
import { RequestLink } from './request-link';

type NeedsActionProps = { view: ListView; token: string; openId: string | undefined; isWide: boolean; now: Date };

/** Requests and failed notifications that need the team: the queue, by the time to the promise. */
export function NeedsAction({ view, token, openId, isWide, now }: NeedsActionProps) {
  const { search } = useLocation();
  const waiting = inNeed(view.requests);
  const dead = view.failures.filter(({ state }) => state === 'dead').length;
  return (
    <ListSection
      id="needs-you"
      heading={words.needsYou.heading}
      count={waiting.length}
      className={clsx('rounded-panel bg-poppy-pale', isWide ? 'p-3' : 'p-4')}
    >
      {waiting.length + dead === 0 && <p className="mt-2 text-lede">{nothing(view)}</p>}
      <ul className="mt-2 grid gap-1.5 empty:hidden">
        {waiting.map((request, index) => (
          <WaitingRequest
            key={request.id}
            {...{ request, token, isWide, now }}
            isOpen={request.id === openId}
            isFirst={index === 0}
          />
        ))}
      </ul>
      {dead > 0 && (
        <p className="mt-2 text-sm">
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

type WaitingRequestProps = {
  request: ListedRequest;
  token: string;
  isOpen: boolean;
  /** Whether it is the earliest promise. */
  isFirst: boolean;
  isWide: boolean;
  now: Date;
};

/** The buttons are beside the text, and in a narrow window below it. */
function WaitingRequest({ request, token, isOpen, isFirst, isWide, now }: WaitingRequestProps) {
  const id = useId();
  return (
    <li
      aria-current={isOpen || undefined}
      className={clsx(
        'relative flex flex-wrap items-center gap-x-2 gap-y-2 rounded-card border-2 bg-paper px-2 py-1',
        isOpen ? 'border-poppy' : 'border-transparent',
      )}
    >
      <div className="min-w-0 grow basis-48">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DueChip by={dueBy(request)} now={now} isAtRisk />
          <h3 id={id} className="min-w-0 leading-snug">
            <RequestLink request={request} token={token} />
          </h3>
        </div>
        <p className={clsx('text-sm leading-snug', isWide ? 'truncate' : 'break-words')}>
          <LanguageTag language={request.language} /> <CallTime request={request} />{' '}
          <span>{needText(request, now)}</span>{' '}
          <span className="text-ink-soft">
            {[`${jobTitle(request)}.`, haulerText(request)].filter(Boolean).join(' ')}
          </span>
        </p>
      </div>
      <RowActions {...{ request, token, isOpen, isFirst, isWide, now }} nameId={id} />
    </li>
  );
}

type RowActionsProps = WaitingRequestProps & { nameId: string };

/**
 * To call the customer, and to choose a hauler, which opens the request with that dialog. The first call that is late is
 * the main one, unless the request is open, which has that button, too.
 */
function RowActions({ request, token, isOpen, isFirst, isWide, nameId, now }: RowActionsProps) {
  const { id, phone, flaggedBecause } = request;
  const size = isWide ? 'xs' : 'sm';
  const isMain = isFirst && !isOpen && isLate(request, now);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const href = phone && callUrl(phone);

  function assign() {
    navigate(
      { pathname: paths.deskRequest(token, id), search },
      { state: opensAssign, replace: pathname.endsWith(id) },
    );
  }

  return (
    <div className="relative z-10 flex flex-wrap items-center gap-1.5">
      {phone && !href && <p className="font-semibold even-figures">{formatPhone(phone)}</p>}
      {phone && href && (
        <ButtonLink to={href} variant={isMain ? 'primary' : 'dark'} size={size} className="even-figures">
          <span>{deskWords.call.short}</span> <span className={clsx(isWide && 'sr-only')}>{formatPhone(phone)}</span>
        </ButtonLink>
      )}
      {flaggedBecause === null && (
        <Button variant="secondary" size={size} aria-describedby={nameId} onClick={assign}>
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
