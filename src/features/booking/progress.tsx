import { steps } from './steps';

/** How far along the form is: "Step 2 of 4", 50 %. */
export function Progress({ step }: { step: number }) {
  const percent = Math.round((step / steps.length) * 100);
  const label = `Step ${step} of ${steps.length}`;
  return (
    <div>
      <div className="flex justify-between font-semibold text-ink-soft text-sm">
        <span>{label}</span>
        <span>{percent}% complete</span>
      </div>
      <div
        role="progressbar"
        aria-label="Progress of your request"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${label}, ${percent}% complete`}
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
