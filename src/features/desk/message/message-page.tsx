import type { DeskMessage, MessageView } from '@functions/contracts/desk.ts';
import { mailUrl } from '@functions/domain/links.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { words } from '@/content/en/desk-list';
import { Fact } from '@/features/request/facts';
import { JobHeading } from '@/features/request/heading';
import { formatFirstMoment, formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { useNow } from '@/lib/use-now';
import { LanguageFact } from '../language';
import type { DeskActions } from '../use-desk-actions';
import { ApplicationFacts } from './application';
import { deskActionOf, MessageActions } from './message-actions';

type MessagePageProps = { view: MessageView; actions: DeskActions };

/** A message opened by its own link: what the sender wrote, and whether it is answered or spam. */
export function MessagePage({ view: { message, expiresAt }, actions }: MessagePageProps) {
  const now = useNow();
  const status = statusText(message, now);
  const { onList, added } = words.messages.application;
  return (
    <article className="mx-auto max-w-3xl">
      <JobHeading key={status} status={status} takesFocus={actions.hasActed}>
        {words.messages.from(message.name)}
      </JobHeading>
      {message.flaggedBecause !== null && (
        <p className="mt-4 break-words rounded-card bg-danger-pale p-4 font-semibold">
          {words.messages.flagged(message.flaggedBecause)}
        </p>
      )}
      <div className="mt-6 rounded-panel bg-paper p-6 shadow-card sm:p-8">
        <h2 className="text-heading">{contactSubjectLabels[message.subject]}</h2>
        <p className="mt-4 whitespace-pre-wrap break-words text-lg">{message.message}</p>
        {message.application && (
          <>
            <ApplicationFacts application={message.application} />
            <p className="mt-4">{message.haulerId === null ? onList : added}</p>
          </>
        )}
        <dl className="mt-6 grid gap-x-8 gap-y-4 border-line border-t pt-6 sm:grid-cols-2">
          <Fact term={words.message.email}>
            <a href={mailUrl(message.email)} className="underline underline-offset-2">
              {message.email}
            </a>
          </Fact>
          <Fact term={words.message.came}>{cameText(message, now)}</Fact>
          <LanguageFact language={message.language} />
        </dl>
      </div>
      <MessageActions message={message} actions={actions} onAction={(action) => actions.act(deskActionOf(action))} />
      <p className="mt-8 text-ink-soft text-sm">{words.message.works(formatLosAngelesClock(expiresAt, now))}</p>
    </article>
  );
}

function statusText({ flaggedBecause, answeredAt }: DeskMessage, now: Date): string {
  const { answered, flagged, waiting } = words.message.status;
  if (answeredAt !== null) return answered(formatFirstMoment(answeredAt, now));
  return flaggedBecause === null ? waiting : flagged;
}

/** The first moment of the page, unless the message is answered. */
function cameText({ createdAt, answeredAt }: DeskMessage, now: Date): string {
  return answeredAt === null ? formatFirstMoment(createdAt, now) : formatLosAngelesClock(createdAt, now);
}
