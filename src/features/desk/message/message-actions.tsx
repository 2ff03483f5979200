import type { DeskMessage } from '@functions/contracts/desk.ts';
import { mailUrl } from '@functions/domain/links.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { ButtonLink } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';
import { ActionButton, isFirstClick, OpenButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import type { DeskAction, DeskActions } from '../use-desk-actions';

/** The ways to mark a message, each with its opposite. */
export type MessageAction = 'answered' | 'notAnswered' | 'spam' | 'notSpam';

type MessageActionsProps = {
  message: DeskMessage;
  actions: DeskActions;
  onAction(action: MessageAction): void;
  /** Opens the form that adds the applicant. */
  onAdd?: (() => void) | undefined;
};

/** Buttons to add an applicant, to answer a message, to mark it as answered or spam, and to undo that. */
export function MessageActions({ message, actions, onAction, onAdd }: MessageActionsProps) {
  const { answeredAt, flaggedBecause } = message;
  const { answer, told: consequences, ...labels } = words.messages;
  const isSpam = flaggedBecause !== null;
  const answering: MessageAction = answeredAt === null ? 'answered' : 'notAnswered';
  const flagging: MessageAction = isSpam ? 'notSpam' : 'spam';
  return (
    <div className="mt-5">
      <ActionNotice actions={actions} />
      <div className="flex flex-wrap gap-3">
        {onAdd && (
          <OpenButton actions={actions} variant="secondary" onOpen={onAdd}>
            {words.messages.application.add}
          </OpenButton>
        )}
        <ButtonLink to={answerUrl(message)} variant="dark">
          {answer}
        </ButtonLink>
        {[answering, flagging].map((action) => (
          <ActionButton
            key={action}
            variant="secondary"
            actions={actions}
            name={deskActionOf(action).action}
            onClick={(event) => isFirstClick(event) && onAction(action)}
          >
            {labels[action]}
          </ActionButton>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        {`${consequences.answer} ${consequences.answered} ${isSpam ? consequences.notSpam : consequences.spam}`}
      </p>
    </div>
  );
}

/** The input for the function. */
export function deskActionOf(action: MessageAction, messageId?: string): DeskAction {
  const which = messageId === undefined ? {} : { messageId };
  switch (action) {
    case 'answered':
      return { action: 'answered', answered: true, ...which };
    case 'notAnswered':
      return { action: 'answered', answered: false, ...which };
    case 'spam':
      return { action: 'flag', reason: words.messages.spamReason, ...which };
    case 'notSpam':
      return { action: 'flag', reason: '', ...which };
  }
}

/** An email to the sender. It quotes nothing from this page, because its link would give access to the desk. */
function answerUrl({ email, subject }: DeskMessage): string {
  const subjectOfAnswer = words.messages.answerSubject(contactSubjectLabels[subject]);
  return `${mailUrl(email)}?subject=${encodeURIComponent(subjectOfAnswer)}`;
}
