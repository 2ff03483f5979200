import type { Door } from '@functions/contracts/pickup.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { amountText } from '@functions/domain/proposals.ts';
import { Button } from '@/components/ui/button';
import { notify } from '@/lib/notify';
import { estimateText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';
import type { PickupSectionProps } from './pickup-section';
import { isAbout, WaitingAnswer } from './proposal-answer';
import { lastUnstoredUpdate, useLeadUpdate } from './use-lead-update';

type DoorAnswerProps = Omit<PickupSectionProps, 'stage'> & { door: Door };

/**
 * The final price that the hauler named at the door, compared with the estimate, and the possible answers. An answer
 * names the price on the screen, so no other can be accepted.
 */
export function DoorAnswer({ door, lead, trackingId, onCancel, onAct }: DoorAnswerProps) {
  const haulerName = lead.hauler?.name ?? words.yourHauler;
  const update = useLeadUpdate(trackingId, 'answer-door', {
    failure: words.door.failed,
    onDone: () => {
      // If it is mounted, the page shows it.
      if (update.shownIn.current !== null) return;
      notify('success', words.askDialog.done.title, words.askDialog.done.description(haulerName));
    },
  });
  const estimate = estimateOf(door, lead.agreed);
  const { failure } = update;
  const isYes = failure?.input?.action === 'answer-door' && failure.input.accepted;
  const isOpen = door.state === 'open';
  const isDeclined = door.state === 'declined';
  const standing = door.standing === undefined ? undefined : amountText(door.standing);
  const unstored = update.isUnderWay ? lastUnstoredUpdate(trackingId) : undefined;
  const sending = unstored?.action === 'answer-door' ? unstored.accepted : undefined;

  function answers(accepted: boolean) {
    return {
      'aria-disabled': update.isUnderWay,
      onClick: () => update.send({ trackingId, action: 'answer-door', doorPrice: door.id, accepted }),
    } as const;
  }

  return (
    <div ref={update.shownIn}>
      {isDeclined && <p className="mt-3 break-words text-lede">{words.door.canNameAnother(haulerName)}</p>}
      {estimate && (
        <p className="mt-3 text-lg leading-tight">
          <span className="text-ink-soft">{words.estimatedPrice} </span>
          <strong className="font-extrabold">{estimate}</strong>
        </p>
      )}
      {door.reason && <p className="mt-2 break-words">{words.door.reason(door.reason)}</p>}
      {standing && <p className="mt-3 font-semibold">{words.door.standing(standing, isOpen)}</p>}
      {isOpen && <p className="mt-3">{words.door.meaning}</p>}
      <div data-part="act" data-print="hide" className="mt-4">
        {failure && (!isDeclined || isYes) && isAbout(failure, door.id) && (
          <p role="alert" className="mb-3 rounded-card border-2 border-danger bg-danger-pale p-4 font-bold">
            {failure.text}
          </p>
        )}
        <WaitingAnswer update={update} />
        <div className="flex flex-wrap gap-3">
          {isOpen && (
            <Button size="lg" className="max-sm:w-full" {...answers(true)}>
              {sending === true ? words.sending : words.door.yes}
            </Button>
          )}
          {!isDeclined && (
            <Button variant="secondary" size="lg" className="max-sm:w-full" {...answers(false)}>
              {sending === false ? words.sending : isOpen ? words.door.no : words.door.notRight}
            </Button>
          )}
          {/* An earlier yes still holds the hauler to their price. */}
          {isDeclined && !standing && <Button onClick={() => onAct('other-hauler')}>{words.door.otherHauler}</Button>}
          {isDeclined && (
            <Button variant="secondary" onClick={onCancel}>
              {words.change.cancel}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The range of the estimate if it is still known, otherwise its upper end. */
function estimateOf({ estimate }: Door, agreed: LeadDetails['agreed']): string | undefined {
  if (estimate === undefined) return undefined;
  const isSame = agreed && (agreed.priceTo ?? agreed.priceFrom) === estimate;
  return isSame ? estimateText(agreed) : words.door.upTo(amountText(estimate));
}
