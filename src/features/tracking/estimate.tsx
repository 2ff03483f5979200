import type { Proposal } from '@functions/contracts/pickup.ts';
import { clsx } from 'clsx';
import { estimateText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';

type EstimateProps = {
  proposal: Proposal;
  size: 'large' | 'small';
  /** The proposal that it would replace. */
  before?: Proposal | undefined;
};

/** A proposal's estimate, compared with that of the one before. */
export function Estimate({ proposal, size, before }: EstimateProps) {
  const hasPrice = proposal.priceFrom !== undefined;
  const price = estimateText(proposal);
  const priceBefore = before?.priceFrom !== undefined && estimateText(before);
  if (hasPrice && priceBefore) {
    return (
      <p className="font-bold text-xl">
        {price === priceBefore ? words.proposal.samePrice(price) : words.proposal.otherPrice(price, priceBefore)}
      </p>
    );
  }
  return (
    <p className={clsx('leading-tight', size === 'small' && 'text-lg')}>
      {hasPrice && <span className="text-ink-soft">{words.estimatedPrice} </span>}
      <strong
        className={clsx(
          'break-words font-extrabold',
          size === 'large' && (hasPrice ? 'even-figures block text-title' : 'text-2xl'),
        )}
      >
        {price}
      </strong>
    </p>
  );
}
