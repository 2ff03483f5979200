import { indexOnPath, statusPath } from '@functions/domain/statuses.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { statusWords } from '@/words/shared/statuses';
import { words } from '@/words/tracking';

/** The request's progress. Renders nothing for a canceled or unknown status. */
export function StatusTimeline({ status }: { status: string }) {
  const reached = indexOnPath(status);
  if (reached === -1) return null;
  return (
    <ol data-part="progress" data-print="hide" aria-label={words.progress} className="grid grid-flow-col auto-cols-fr">
      {statusPath.map((each, index) => (
        <li key={each} aria-current={index === reached ? 'step' : undefined} className="relative text-center">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={clsx('absolute top-4 right-1/2 -z-10 h-1 w-full', index <= reached ? 'bg-leaf' : 'bg-line')}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'mx-auto grid size-9 place-items-center rounded-full border-4 border-cream',
              index <= reached ? 'bg-leaf text-cream' : 'bg-line',
            )}
          >
            {index <= reached && <Check className="size-5" strokeWidth={3} />}
          </span>
          <span
            className={clsx(
              'mt-1 block text-[min(0.875rem,4vw)] leading-tight',
              index === reached ? 'font-bold' : 'text-ink-soft',
            )}
          >
            {statusWords[each].label}
          </span>
        </li>
      ))}
    </ol>
  );
}
