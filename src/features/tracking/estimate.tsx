import type { Proposal } from '@functions/contracts/pickup.ts';
import * as englishPickups from '@functions/words/en/pickups.ts';
import { clsx } from 'clsx';
import { words as english } from '@/content/en/tracking';
import { useWords } from '@/lib/words';

type EstimateProps = { proposal: Proposal; size: 'large' | 'small' };

/** What a proposal estimates, and what the estimate means. */
export function Estimate({ proposal, size }: EstimateProps) {
  const words = useWords('tracking', english);
  const { estimateMeaning, estimateText } = useWords('words/pickups', englishPickups);
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
