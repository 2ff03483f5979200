import type { DeskMessage } from '@functions/contracts/desk.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk-list';
import { ActButton } from '@/features/job/act-button';
import { ActNotice } from '@/features/job/act-notice';
import { isFirstClick } from '@/lib/is-first-click';
import { LanguageTag } from '../language';
import { deskActOf, type MessageAct, MessageActs } from '../message/message-acts';
import { formatLosAngelesClock } from '../times';
import { actsOf, type SharedActs } from './acts-of';
import { Confirmation, cardLook, Nothing, Part } from './part';

type MessagesProps = { id?: string; messages: readonly DeskMessage[]; more?: number; shared: SharedActs; now: Date };

const opposites: Record<MessageAct, MessageAct> = {
  answered: 'notAnswered',
  notAnswered: 'answered',
  spam: 'notSpam',
  notSpam: 'spam',
};

/** Those that nobody has answered. One that has left the list by a slip can be brought back. */
export function Messages({ id = 'messages', messages, more = 0, shared, now }: MessagesProps) {
  const [saved, setSaved] = useState<{ act: MessageAct; message: DeskMessage }>();
  const acts = actsOf(shared, id);

  return (
    <Part id={id} heading={words.messages.heading} count={messages.length + more}>
      {saved && (
        <Confirmation
          key={`${saved.act} ${saved.message.id}`}
          text={words.messages.saved[saved.act](saved.message.name)}
        >
          <ActButton
            variant="quiet"
            acts={acts}
            name={deskActOf(saved.act).action}
            onClick={(event) => {
              if (!isFirstClick(event)) return;
              const act = opposites[saved.act];
              acts.act(deskActOf(act, saved.message.id), () => setSaved({ act, message: saved.message }));
            }}
          >
            {words.messages[opposites[saved.act]]}
          </ActButton>
        </Confirmation>
      )}
      <div className="mt-4 empty:hidden">
        <ActNotice acts={acts} />
      </div>
      {messages.length === 0 && <Nothing>{words.messages.nothing}</Nothing>}
      <ul className="mt-4 space-y-4 empty:hidden">
        {messages.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            shared={shared}
            now={now}
            onSaved={(act) => setSaved({ act, message })}
          />
        ))}
      </ul>
      {more > 0 && <Nothing className="mt-4">{words.messages.more(more)}</Nothing>}
    </Part>
  );
}

type MessageCardProps = Omit<MessagesProps, 'id' | 'messages' | 'more'> & {
  message: DeskMessage;
  onSaved(act: MessageAct): void;
};

function MessageCard({ message, shared, now, onSaved }: MessageCardProps) {
  const { id, name, subject, flaggedBecause, language, createdAt } = message;
  const acts = actsOf(shared, `message ${id}`);
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
      <MessageActs message={message} acts={acts} onAct={(act) => acts.act(deskActOf(act, id), () => onSaved(act))} />
    </li>
  );
}
