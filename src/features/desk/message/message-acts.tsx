import type { DeskMessage } from '@functions/contracts/desk.ts';
import { mailUrl } from '@functions/domain/links.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { ButtonLink } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';
import { ActButton, isFirstClick, OpenButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import type { DeskAct, DeskActs } from '../use-desk-acts';

/** The ways to mark a message, each with its opposite. */
export type MessageAct = 'answered' | 'notAnswered' | 'spam' | 'notSpam';

type MessageActsProps = {
  message: DeskMessage;
  acts: DeskActs;
  onAct(act: MessageAct): void;
  /** Opens the form that adds the applicant. */
  onAdd?: (() => void) | undefined;
};

/** Buttons to add an applicant, to answer a message, to mark it as answered or spam, and to undo that. */
export function MessageActs({ message, acts, onAct, onAdd }: MessageActsProps) {
  const { answeredAt, flaggedBecause } = message;
  const { answer, told: consequences, ...labels } = words.messages;
  const isSpam = flaggedBecause !== null;
  const answering: MessageAct = answeredAt === null ? 'answered' : 'notAnswered';
  const flagging: MessageAct = isSpam ? 'notSpam' : 'spam';
  return (
    <div className="mt-5">
      <ActNotice acts={acts} />
      <div className="flex flex-wrap gap-3">
        {onAdd && (
          <OpenButton acts={acts} onOpen={onAdd}>
            {words.messages.application.add}
          </OpenButton>
        )}
        <ButtonLink to={answerUrl(message)} variant="dark">
          {answer}
        </ButtonLink>
        {[answering, flagging].map((act) => (
          <ActButton
            key={act}
            variant="secondary"
            acts={acts}
            name={deskActOf(act).action}
            onClick={(event) => isFirstClick(event) && onAct(act)}
          >
            {labels[act]}
          </ActButton>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        {`${consequences.answer} ${consequences.answered} ${isSpam ? consequences.notSpam : consequences.spam}`}
      </p>
    </div>
  );
}

/** The input for the function. */
export function deskActOf(act: MessageAct, messageId?: string): DeskAct {
  const which = messageId === undefined ? {} : { messageId };
  switch (act) {
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
