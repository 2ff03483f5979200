import type { DeskRequest } from '@functions/contracts/desk.ts';
import { dollars, estimateText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';
import { Fact } from '@/features/request/facts';
import { PendingProposal } from '@/features/request/pending-proposal';
import { WindowWords } from '@/features/request/window-words';

/** What the hauler proposes, what was agreed, and when the pickup is. */
export function PickupFacts({ request, now }: { request: DeskRequest; now: Date }) {
  const { heading, pickup, notSet, estimate, pricePaid, nothing, waiting, proposal: labels } = words.pickup;
  const { proposal, agreed, pickupFrom, pickupUntil, timeframe } = request;
  return (
    <section aria-labelledby="pickup">
      <h2 id="pickup" className="text-xl">
        {heading}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term={pickup}>
          {pickupFrom && pickupUntil ? <WindowWords from={pickupFrom} until={pickupUntil} /> : (timeframe ?? notSet)}
        </Fact>
        {agreed && <Fact term={estimate}>{estimateText(agreed)}</Fact>}
        {request.pricePaid !== undefined && <Fact term={pricePaid}>{dollars(request.pricePaid)}</Fact>}
      </dl>
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
