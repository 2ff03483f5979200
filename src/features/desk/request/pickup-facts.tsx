import type { DeskRequest } from '@functions/contracts/desk.ts';
import { loadSizeLabels } from '@functions/words/en/load-sizes.ts';
import { dollars, estimateText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';
import { ActButton, isFirstClick, OpenButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { Fact } from '@/features/request/facts';
import { PendingProposal } from '@/features/request/pending-proposal';
import { WindowWords } from '@/features/request/window-words';
import type { DeskActName, DeskActs } from '../use-desk-acts';

/** The heading that gets the focus once a price is left out or counted again. */
const HEADING_ID = 'pickup';

export function pickupHeading(): HTMLElement | null {
  return document.getElementById(HEADING_ID);
}

/** Whether an action's outcome is shown next to the price. */
export function isOfPrice(act: DeskActName | undefined): boolean {
  return act === 'leave-price-out' || act === 'count-price';
}

type PickupFactsProps = {
  request: DeskRequest;
  now: Date;
  acts: DeskActs;
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
    pricePaid,
    loadHauled,
    nothing,
    waiting,
    proposal: labels,
  } = words.pickup;
  const { proposal, agreed, pickupFrom, pickupUntil, timeframe, loadSizeHauled } = request;
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
      <PriceActs request={request} {...price} />
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
function PriceActs({ request, acts, isDialogOpen, onLeavePriceOut, onCountPrice }: Omit<PickupFactsProps, 'now'>) {
  const { pricePaid, priceLeftOut } = request;
  const confirmation = isOfPrice(acts.done) && acts.done && words.done[acts.done];
  return (
    <div className="mt-4">
      <div role="status">{confirmation && <p className="mb-2 font-semibold text-leaf">{confirmation}</p>}</div>
      {priceLeftOut !== null && <p className="mb-3 break-words">{words.pickup.priceLeftOut(priceLeftOut)}</p>}
      <ActNotice acts={acts} isShown={!isDialogOpen && isOfPrice(acts.unfinished)} />
      {pricePaid !== undefined && priceLeftOut === null && (
        <OpenButton acts={acts} variant="secondary" onOpen={onLeavePriceOut}>
          {words.buttons.leavePriceOut}
        </OpenButton>
      )}
      {priceLeftOut !== null && (
        <ActButton
          acts={acts}
          variant="secondary"
          name="count-price"
          onClick={(event) => isFirstClick(event) && onCountPrice()}
        >
          {words.buttons.countPrice}
        </ActButton>
      )}
    </div>
  );
}
