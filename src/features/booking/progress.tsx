import { words } from '@/words/booking';
import { steps } from './steps';

/** The form's progress: "Step 2 of 4", 50 %. */
export function Progress({ step }: { step: number }) {
  const percent = Math.round((step / steps.length) * 100);
  const label = words.step(step, steps.length);
  const complete = words.complete(percent);
  return (
    <div>
      <div className="flex justify-between font-semibold text-ink-soft text-sm">
        <span>{label}</span>
        <span>{complete}</span>
      </div>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${label}, ${complete}`}
        className="mt-2 h-2.5 overflow-hidden rounded-full bg-sand outline-1 outline-transparent"
      >
        <div
          className="h-full rounded-full bg-leaf transition-[width] duration-300 ease-settle forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
