import type { ListedRequest, ListView } from '@functions/contracts/desk.ts';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { jobTitle } from '@/features/request/job-title';
import { LanguageTag } from '../language';
import { ListSection } from './list-section';
import { attentionReason, haulerText, statusText } from './listed-request';
import { RequestLink } from './request-list';

type NeedsActionProps = { view: ListView; token: string; now: Date };

/** Requests and failed notifications that need the team: the first section of the page. */
export function NeedsAction({ view, token, now }: NeedsActionProps) {
  const waiting = view.requests.filter((request) => attentionReason(request) !== undefined);
  const dead = view.failures.filter(({ state }) => state === 'dead').length;
  const count = waiting.length + dead;
  return (
    <ListSection
      id="needs-you"
      heading={words.needsYou.heading}
      count={count}
      className="rounded-panel bg-poppy-pale p-6 sm:p-8"
    >
      {count === 0 && <p className="mt-3 text-lede">{nothing(view)}</p>}
      {waiting.length > 0 && (
        <ul className="mt-4 grid gap-x-12 lg:grid-cols-2">
          {waiting.map((request) => (
            <WaitingRequest key={request.id} request={request} token={token} now={now} />
          ))}
        </ul>
      )}
      {dead > 0 && (
        <p className={waiting.length > 0 ? 'border-line border-t pt-4' : 'mt-4'}>
          <TextLink href="#trouble">{words.needsYou.dead(dead)}</TextLink>
          <br />
          {words.needsYou.deadConsequence}
        </p>
      )}
    </ListSection>
  );
}

function WaitingRequest({ request, token, now }: { request: ListedRequest; token: string; now: Date }) {
  return (
    <li className="relative min-w-0 border-line border-t py-4">
      <p className="break-words font-bold text-danger">{statusText(request, now)}</p>
      <h3 className="mt-1 break-words text-lg leading-snug">
        <RequestLink request={request} token={token} /> <LanguageTag language={request.language} />
      </h3>
      <p className="break-words">
        <span>{`${jobTitle(request)}.`}</span> <span>{haulerText(request)}</span>
      </p>
    </li>
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
