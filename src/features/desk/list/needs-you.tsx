import type { ListedRequest, ListLook } from '@functions/rules/desk-contract.ts';
import { Link } from 'react-router-dom';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { paths } from '@/lib/paths';
import { LanguageTag } from './language-tag';
import { Part } from './part';
import { holderOf, needOf, standingOf, titleOf } from './standing';

type NeedsYouProps = { look: ListLook; token: string; now: Date };

/** What somebody waits for, first of all on the page. */
export function NeedsYou({ look, token, now }: NeedsYouProps) {
  const waiting = look.requests.filter((request) => needOf(request) !== undefined);
  const dead = look.trouble.filter(({ state }) => state === 'dead').length;
  const count = waiting.length + dead;
  return (
    <Part
      id="needs-you"
      heading={words.needsYou.heading}
      count={count}
      className="rounded-panel bg-poppy-pale p-6 sm:p-8"
    >
      {count === 0 && <p className="mt-3 text-lede">{nothing(look)}</p>}
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
    </Part>
  );
}

function WaitingRequest({ request, token, now }: { request: ListedRequest; token: string; now: Date }) {
  return (
    <li className="relative min-w-0 border-line border-t py-4">
      <p className="break-words font-bold text-danger">{standingOf(request, now)}</p>
      <h3 className="mt-1 break-words text-lg leading-snug">
        <Link
          to={paths.deskRequest(token, request.id)}
          className="underline decoration-2 decoration-poppy underline-offset-4 after:absolute after:inset-0 hover:text-rust"
        >
          {request.fullName}
        </Link>{' '}
        <LanguageTag language={request.language} />
      </h3>
      <p className="break-words">
        {titleOf(request)}. {holderOf(request)}
      </p>
    </li>
  );
}

/** Nothing is late. Whether anything waits besides is said, too. */
function nothing({ requests, messages }: ListLook): string {
  const { flagged, messages: messagesInWords, wait, and } = words.needsYou.others;
  const held = requests.filter(({ flaggedBecause }) => flaggedBecause !== null).length;
  const others = [held > 0 && flagged(held), messages.length > 0 && messagesInWords(messages.length)].filter(Boolean);
  if (others.length === 0) return words.needsYou.nothing;
  return words.needsYou.nothingButOthers(wait(others.join(and), held + messages.length === 1));
}
