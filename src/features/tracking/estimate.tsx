import type { Proposal } from '@functions/contracts/pickup.ts';
import { clsx } from 'clsx';
import { estimateMeaning, estimateText } from '@/words/shared/pickups';
import { words } from '@/words/tracking';

type EstimateProps = { proposal: Proposal; size: 'large' | 'small' };

/** A proposal's estimate, and what it means. */
export function Estimate({ proposal, size }: EstimateProps) {
  const hasPrice = proposal.priceFrom !== undefined;
  return (
    <>
      <p className="leading-tight">
        {hasPrice && <span className="text-ink-soft">{words.estimatedPrice} </span>}
        <strong
          className={clsx(
            'break-words font-extrabold',
            hasPrice && size === 'large' && 'block text-hero',
            !hasPrice && size === 'large' && 'text-title',
            size === 'small' && 'text-xl',
          )}
        >
          {estimateText(proposal)}
        </strong>
      </p>
      <p className={clsx('mt-2', size === 'small' && 'text-ink-soft text-sm')}>{estimateMeaning(proposal)}</p>
    </>
  );
}
