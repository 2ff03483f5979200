import type { DeskRequest } from '@functions/contracts/desk.ts';
import { loadSizeLabels } from '@functions/words/en/load-sizes.ts';
import { dollars, estimateText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';
import { ActionButton, isFirstClick, OpenButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { Fact } from '@/features/request/facts';
import { PendingProposal } from '@/features/request/pending-proposal';
import { WindowWords } from '@/features/request/window-words';
import type { DeskActionName, DeskActions } from '../use-desk-actions';
import { doorAnswerText, doorPriceText } from './door-price';

/** The heading that gets the focus once a price is left out or counted again. */
const HEADING_ID = 'pickup';

export function pickupHeading(): HTMLElement | null {
  return document.getElementById(HEADING_ID);
}

/** Whether an action's outcome is shown next to the price. */
export function isOfPrice(action: DeskActionName | undefined): boolean {
  return action === 'leave-price-out' || action === 'count-price';
}

type PickupFactsProps = {
  request: DeskRequest;
  now: Date;
  actions: DeskActions;
  /** An open dialog shows its own action's outcome. */
  isDialogOpen: boolean;
  onLeavePriceOut(): void;
  onCountPrice(): void;
};

/** What the hauler proposes, what was agreed, when the pickup is, and what was paid for which load. */
export function PickupFacts({ request, now, ...price }: PickupFactsProps) {
  const {
    heading,
    pickup,
    notSet,
    bookedTwice,
    estimate,
    finalPrice,
    pricePaid,
    loadHauled,
    nothing,
    waiting,
    proposal: labels,
  } = words.pickup;
  const { proposal, agreed, door, pickupFrom, pickupUntil, timeframe, loadSizeHauled } = request;
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} tabIndex={-1} className="scroll-mt-28 text-xl">
        {heading}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term={pickup}>
          <span>
            {pickupFrom && pickupUntil ? <WindowWords from={pickupFrom} until={pickupUntil} /> : (timeframe ?? notSet)}
          </span>
          {request.bookedTwice && <p className="text-rust">{bookedTwice}</p>}
        </Fact>
        {agreed && <Fact term={estimate}>{estimateText(agreed)}</Fact>}
        {request.pricePaid !== undefined && <Fact term={pricePaid}>{dollars(request.pricePaid)}</Fact>}
        {loadSizeHauled && <Fact term={loadHauled}>{loadSizeLabels[loadSizeHauled]}</Fact>}
      </dl>
      {door && (
        <dl className="mt-4">
          <Fact term={finalPrice}>
            <span>{doorPriceText(door)}</span>{' '}
            <span className="block font-normal text-base">{doorAnswerText(door)}</span>
          </Fact>
        </dl>
      )}
      <PriceActions request={request} {...price} />
      {proposal ? (
        <div className="mt-5 rounded-card bg-paper p-5 shadow-card">
          <h3 className="font-bold">{waiting}</h3>
          <PendingProposal proposal={proposal} now={now} labels={labels} />
        </div>
      ) : (
        !agreed && <p className="mt-3 text-ink-soft">{nothing}</p>
      )}
    </section>
  );
}

/** Whether the price is left out of what people paid, and the button that changes it. */
function PriceActions({
  request,
  actions,
  isDialogOpen,
  onLeavePriceOut,
  onCountPrice,
}: Omit<PickupFactsProps, 'now'>) {
  const { pricePaid, priceLeftOut } = request;
  const confirmation = isOfPrice(actions.done) && actions.done && words.done[actions.done];
  return (
    <div className="mt-4">
      <div role="status">{confirmation && <p className="mb-2 font-semibold text-leaf">{confirmation}</p>}</div>
      {priceLeftOut !== null && <p className="mb-3 break-words">{words.pickup.priceLeftOut(priceLeftOut)}</p>}
      <ActionNotice actions={actions} isShown={!isDialogOpen && isOfPrice(actions.unfinished)} />
      {pricePaid !== undefined && priceLeftOut === null && (
        <OpenButton actions={actions} variant="secondary" onOpen={onLeavePriceOut}>
          {words.buttons.leavePriceOut}
        </OpenButton>
      )}
      {priceLeftOut !== null && (
        <ActionButton
          actions={actions}
          variant="secondary"
          name="count-price"
          onClick={(event) => isFirstClick(event) && onCountPrice()}
        >
          {words.buttons.countPrice}
        </ActionButton>
      )}
    </div>
  );
}
