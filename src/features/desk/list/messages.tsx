import type { DeskMessage } from '@functions/contracts/desk.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk-list';
import { ActButton, isFirstClick } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { LanguageTag } from '../language';
import { ApplicationFacts } from '../message/application';
import { deskActOf, type MessageAct, MessageActs } from '../message/message-acts';
import type { DeskActs } from '../use-desk-acts';
import { HaulerDialog } from './hauler-dialog';
import { Confirmation, cardClass, ListSection, SectionNote } from './list-section';
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
  const [lastChange, setLastChange] = useState<{ act: MessageAct | 'hauler'; message: DeskMessage }>();
  const acts = sectionActs(shared, id);

  return (
    <ListSection id={id} heading={words.messages.heading} count={messages.length + more}>
      {lastChange && (
        <Confirmation
          key={`${lastChange.act} ${lastChange.message.id}`}
          text={words.messages.saved[lastChange.act](nameOf(lastChange))}
        >
          {lastChange.act !== 'hauler' && (
            <UndoButton
              act={opposites[lastChange.act]}
              message={lastChange.message}
              acts={acts}
              onDone={setLastChange}
            />
          )}
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

/** The sender, or the business that was added. */
function nameOf({ act, message }: { act: MessageAct | 'hauler'; message: DeskMessage }): string {
  return (act === 'hauler' && message.application?.business) || message.name;
}

type UndoButtonProps = {
  act: MessageAct;
  message: DeskMessage;
  acts: DeskActs;
  onDone(change: { act: MessageAct; message: DeskMessage }): void;
};

function UndoButton({ act, message, acts, onDone }: UndoButtonProps) {
  return (
    <ActButton
      variant="quiet"
      acts={acts}
      name={deskActOf(act).action}
      onClick={(event) => isFirstClick(event) && acts.act(deskActOf(act, message.id), () => onDone({ act, message }))}
    >
      {words.messages[act]}
    </ActButton>
  );
}

type MessageCardProps = Omit<MessagesProps, 'id' | 'messages' | 'more'> & {
  message: DeskMessage;
  onDone(act: MessageAct | 'hauler'): void;
};

function MessageCard({ message, shared, now, onDone }: MessageCardProps) {
  const { id, name, subject, flaggedBecause, language, createdAt, application, haulerId } = message;
  const [isAdding, setAdding] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const acts = sectionActs(shared, `message ${id}`);
  const came = words.messages.came(formatLosAngelesClock(createdAt, now));
  const canAdd = application !== null && haulerId === null;

  function open() {
    setAdding(true);
    setWasOpened(true);
  }

  return (
    <li className={cardClass}>
      <h3 className="break-words text-lg leading-snug">
        <span>{words.messages.from(name)}</span> <LanguageTag language={language} />
      </h3>
      <p className="text-ink-soft text-sm">{`${contactSubjectLabels[subject]}. ${came}.`}</p>
      {flaggedBecause !== null && (
        <p className="mt-2 break-words font-semibold text-danger">{words.messages.flagged(flaggedBecause)}</p>
      )}
      <p className="mt-3 max-w-prose whitespace-pre-wrap break-words">{message.message}</p>
      {application && <ApplicationFacts application={application} />}
      {haulerId !== null && <p className="mt-3">{words.messages.application.added}</p>}
      <MessageActs
        message={message}
        acts={acts}
        onAct={(act) => acts.act(deskActOf(act, id), () => onDone(act))}
        onAdd={canAdd ? open : undefined}
      />
      {wasOpened && (
        <HaulerDialog
          message={message}
          acts={sectionActs(shared, `add from ${id}`)}
          open={isAdding}
          onClose={() => setAdding(false)}
          onSaved={() => onDone('hauler')}
        />
      )}
    </li>
  );
}
