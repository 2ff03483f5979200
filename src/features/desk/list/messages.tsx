import type { DeskMessage } from '@functions/contracts/desk.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk-list';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { isFirstClick } from '@/lib/is-first-click';
import { LanguageTag } from '../language';
import { deskActOf, type MessageAct, MessageActs } from '../message/message-acts';
import { Confirmation, cardLook, ListSection, SectionNote } from './list-section';
import { type SharedActs, sectionActs } from './section-acts';

type MessagesProps = { id?: string; messages: readonly DeskMessage[]; more?: number; shared: SharedActs; now: Date };

const opposites: Record<MessageAct, MessageAct> = {
  answered: 'notAnswered',
  notAnswered: 'answered',
  spam: 'notSpam',
  notSpam: 'spam',
};

/** Unanswered messages. One that was removed from the list by accident can be brought back. */
export function Messages({ id = 'messages', messages, more = 0, shared, now }: MessagesProps) {
  const [lastChange, setLastChange] = useState<{ act: MessageAct; message: DeskMessage }>();
  const acts = sectionActs(shared, id);

  return (
    <ListSection id={id} heading={words.messages.heading} count={messages.length + more}>
      {lastChange && (
        <Confirmation
          key={`${lastChange.act} ${lastChange.message.id}`}
          text={words.messages.saved[lastChange.act](lastChange.message.name)}
        >
          <ActButton
            variant="quiet"
            acts={acts}
            name={deskActOf(lastChange.act).action}
            onClick={(event) => {
              if (!isFirstClick(event)) return;
              const act = opposites[lastChange.act];
              acts.act(deskActOf(act, lastChange.message.id), () =>
                setLastChange({ act, message: lastChange.message }),
              );
            }}
          >
            {words.messages[opposites[lastChange.act]]}
          </ActButton>
        </Confirmation>
      )}
      <div className="mt-4 empty:hidden">
        <ActNotice acts={acts} />
      </div>
      {messages.length === 0 && <SectionNote>{words.messages.nothing}</SectionNote>}
      <ul className="mt-4 space-y-4 empty:hidden">
        {messages.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            shared={shared}
            now={now}
            onDone={(act) => setLastChange({ act, message })}
          />
        ))}
      </ul>
      {more > 0 && <SectionNote className="mt-4">{words.messages.more(more)}</SectionNote>}
    </ListSection>
  );
}

type MessageCardProps = Omit<MessagesProps, 'id' | 'messages' | 'more'> & {
  message: DeskMessage;
  onDone(act: MessageAct): void;
};

function MessageCard({ message, shared, now, onDone }: MessageCardProps) {
  const { id, name, subject, flaggedBecause, language, createdAt } = message;
  const acts = sectionActs(shared, `message ${id}`);
  return (
    <li className={cardLook}>
      <h3 className="break-words text-lg leading-snug">
        {words.messages.from(name)} <LanguageTag language={language} />
      </h3>
      <p className="text-ink-soft text-sm">
        {contactSubjectLabels[subject]}. {words.messages.came(formatLosAngelesClock(createdAt, now))}.
      </p>
      {flaggedBecause !== null && (
        <p className="mt-2 break-words font-semibold text-danger">{words.messages.flagged(flaggedBecause)}</p>
      )}
      <p className="mt-3 max-w-prose whitespace-pre-wrap break-words">{message.message}</p>
      <MessageActs message={message} acts={acts} onAct={(act) => acts.act(deskActOf(act, id), () => onDone(act))} />
    </li>
  );
}
