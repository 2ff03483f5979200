import { words } from '@/words/booking';

/** A line of the recap, with the number of its step. */
export type RecapLine = { step: number; label: string; text: string };

/** The recap of the previous steps, for steps that show it. */
export type StepProps = { recap: readonly RecapLine[]; goTo(step: number): void };

type RecapProps = { lines: readonly RecapLine[]; goTo(step: number): void };

/** A summary of the request, with a link back to each step. */
export function Recap({ lines, goTo }: RecapProps) {
  return (
    <section aria-labelledby="recap" className="rounded-card bg-sand/60 p-5">
      <h3 id="recap" className="font-extrabold text-lg">
        {words.recap.heading}
      </h3>
      <dl className="mt-2 divide-y divide-line">
        {lines.map(({ step, label, text }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 py-2 sm:grid-cols-[5rem_1fr_auto]">
            <dt className="self-center font-semibold">{label}</dt>
            <dd className="col-span-2 min-w-0 sm:col-span-1 sm:self-center">
              <span className="line-clamp-3 break-words">{text}</span>
            </dd>
            <dd className="col-start-2 row-start-1 sm:col-start-3">
              <button type="button" onClick={() => goTo(step)} className="min-h-11 px-1 sentence-link">
                {words.recap.change}
                <span className="sr-only">{` ${label.toLowerCase()}`}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
