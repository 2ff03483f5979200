import type { DeskRequest } from '@functions/contracts/desk.ts';
import { Fold } from '@/components/ui/fold';
import { words } from '@/content/en/desk';
import { ActionNotice } from '@/features/request/action-notice';
import type { DeskActionName, DeskActions } from '../use-desk-actions';
import { Buttons } from './buttons';
import { nextWords } from './next-sentences';
import { type DialogId, firstButtons, otherButtons } from './next-state';
import { isOfPrice } from './pickup-facts';
import { isOfReview } from './review-card';

/** The heading that gets the focus after an action. */
const HEADING_ID = 'next';

export function nextHeading(): HTMLElement | null {
  return document.getElementById(HEADING_ID);
}

type NextPanelProps = {
  request: DeskRequest;
  now: Date;
  actions: DeskActions;
  /** An open dialog shows its own action's outcome. */
  isDialogOpen: boolean;
  onCalled(called: boolean): void;
  onOpen(dialog: DialogId): void;
};

/** The next step for a request, with all other actions under "More". */
export function NextPanel({ request, now, actions, isDialogOpen, ...presses }: NextPanelProps) {
  const { title, sentences } = nextWords(request, now);
  const confirmation = actions.done && !isElsewhere(actions.done) && words.done[actions.done];
  const first = firstButtons(request, now);
  const isCallNext = first.includes('callCustomer') || first.includes('called');
  const shared = { request, actions, ...presses };
  return (
    <section aria-labelledby={HEADING_ID} className="overflow-hidden rounded-panel bg-poppy-pale p-5">
      <div role="status">{confirmation && <p className="mb-4 font-semibold text-leaf">{confirmation}</p>}</div>
      <h2 id={HEADING_ID} tabIndex={-1} className="scroll-mt-28 break-words text-2xl leading-tight">
        {title}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2 break-words">
          {sentence}
        </p>
      ))}
      {request.callTime && isCallNext && (
        <p className="mt-2 break-words">
          {words.next.callTime} <strong>{request.callTime}</strong>
        </p>
      )}
      <div className="mt-5">
        <ActionNotice actions={actions} isShown={!isDialogOpen && !isElsewhere(actions.unfinished)} />
        <div className="flex flex-wrap gap-3 empty:hidden">
          <Buttons ids={first} hasFirst {...shared} />
        </div>
      </div>
      <div className="mt-5 -mb-6">
        <Fold heading={words.next.more} as="h3">
          <div className="flex flex-wrap gap-3">
            <Buttons ids={otherButtons(request, now)} {...shared} />
          </div>
        </Fold>
      </div>
    </section>
  );
}

/** Whether an action's outcome is shown next to what it changes. */
function isElsewhere(action: DeskActionName | undefined): boolean {
  return isOfReview(action) || isOfPrice(action);
}
