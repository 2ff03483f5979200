import type { DeskMessage } from '@functions/contracts/desk.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk-list';
import { ActionButton, isFirstClick } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { LanguageTag } from '../language';
import { ApplicationFacts } from '../message/application';
import { deskActionOf, type MessageAction, MessageActions } from '../message/message-actions';
import type { DeskActions } from '../use-desk-actions';
import { HaulerDialog } from './hauler-dialog';
import { Confirmation, cardClass, ListSection, SectionNote } from './list-section';
import { type SharedActions, sectionActions } from './section-actions';

type MessagesProps = {
  id?: string;
  heading?: string;
  messages: readonly DeskMessage[];
  more?: number;
  shared: SharedActions;
  now: Date;
};

const opposites: Record<MessageAction, MessageAction> = {
  answered: 'notAnswered',
  notAnswered: 'answered',
  spam: 'notSpam',
  notSpam: 'spam',
};

/** Unanswered messages. One that was removed from the list by accident can be brought back. */
export function Messages({
  id = 'messages',
  heading = words.messages.heading,
  messages,
  more = 0,
  shared,
  now,
}: MessagesProps) {
  const [lastChange, setLastChange] = useState<{ action: MessageAction | 'hauler'; message: DeskMessage }>();
  const actions = sectionActions(shared, 'messages');

  return (
    <ListSection id={id} heading={heading} count={messages.length + more}>
      {lastChange && (
        <Confirmation
          key={`${lastChange.action} ${lastChange.message.id}`}
          text={words.messages.saved[lastChange.action](nameOf(lastChange))}
        >
          {lastChange.action !== 'hauler' && (
            <UndoButton
              action={opposites[lastChange.action]}
              message={lastChange.message}
              actions={actions}
              onDone={setLastChange}
            />
          )}
        </Confirmation>
      )}
      <div className="mt-4 empty:hidden">
        <ActionNotice actions={actions} />
      </div>
      {messages.length === 0 && <SectionNote>{words.messages.nothing}</SectionNote>}
      <ul className="mt-4 space-y-4 empty:hidden">
        {messages.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            shared={shared}
            now={now}
            onDone={(action) => setLastChange({ action, message })}
          />
        ))}
      </ul>
      {more > 0 && <SectionNote className="mt-4">{words.messages.more(more)}</SectionNote>}
    </ListSection>
  );
}

/** The sender, or the business that was added. */
function nameOf({ action, message }: { action: MessageAction | 'hauler'; message: DeskMessage }): string {
  return (action === 'hauler' && message.application?.business) || message.name;
}

type UndoButtonProps = {
  action: MessageAction;
  message: DeskMessage;
  actions: DeskActions;
  onDone(change: { action: MessageAction; message: DeskMessage }): void;
};

function UndoButton({ action, message, actions, onDone }: UndoButtonProps) {
  return (
    <ActionButton
      variant="quiet"
      actions={actions}
      name={deskActionOf(action).action}
      onClick={(event) =>
        isFirstClick(event) && actions.act(deskActionOf(action, message.id), () => onDone({ action, message }))
      }
    >
      {words.messages[action]}
    </ActionButton>
  );
}

type MessageCardProps = Omit<MessagesProps, 'id' | 'heading' | 'messages' | 'more'> & {
  message: DeskMessage;
  onDone(action: MessageAction | 'hauler'): void;
};

function MessageCard({ message, shared, now, onDone }: MessageCardProps) {
  const { id, name, subject, flaggedBecause, language, createdAt, application, haulerId } = message;
  const [isAdding, setAdding] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const actions = sectionActions(shared, `message ${id}`);
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
      <MessageActions
        message={message}
        actions={actions}
        onAction={(action) => actions.act(deskActionOf(action, id), () => onDone(action))}
        onAdd={canAdd ? open : undefined}
      />
      {wasOpened && (
        <HaulerDialog
          message={message}
          actions={sectionActions(shared, `add from ${id}`)}
          open={isAdding}
          onClose={() => setAdding(false)}
          onSaved={() => onDone('hauler')}
        />
      )}
    </li>
  );
}
