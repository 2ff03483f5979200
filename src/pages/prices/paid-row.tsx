import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PriceFigure } from '@/content/shapes/price-figure';
import { ChoiceLink } from '@/features/booking/choice-link';
import type { BookingChoice } from '@/features/booking/zip-form-entry';
import { words as amounts } from '@/words/paid';
import { words } from '@/words/prices';
import { dollars } from '@/words/shared/pickups';

type PaidRowProps = {
  choice: BookingChoice;
  picture: ReactNode;
  label: string;
  figure: PriceFigure | undefined;
  /** Instead of a figure. */
  note: string;
  /** The price at the right end of the bar, the same in all rows. */
  scale: number;
};

/** What people paid for a load or a service, as figures and as a bar to scale. Leads to the booking form with it. */
export function PaidRow({ choice, picture, label, figure, note, scale }: PaidRowProps) {
  return (
    <li className="border-line border-t last:border-b">
      <ChoiceLink
        choice={choice}
        className="group grid grid-cols-[minmax(0,6rem)_minmax(min-content,1fr)] items-center gap-x-4 gap-y-2 py-4 transition-colors hover:text-rust sm:grid-cols-[8rem_minmax(0,15rem)_minmax(0,1fr)_auto] sm:gap-x-6"
      >
        {picture}
        <span className={clsx('leading-snug', !figure && 'sm:col-span-2')}>
          <span className="block font-bold text-lg">{label}</span>
          {figure ? <Figures {...figure} /> : <span className="block text-ink-soft text-sm">{note}</span>}
        </span>
        {figure && <Bar {...figure} scale={scale} />}
        <ArrowRight className="col-start-4 size-5 text-rust transition-transform group-hover:translate-x-1 max-sm:hidden" />
      </ChoiceLink>
    </li>
  );
}

function Figures(figure: PriceFigure) {
  const { middle, and, pickups } = words.figures;
  const [half, price, count] = [amounts.halfPaid(figure), middle(dollars(figure.median)), pickups(figure.pickups)];
  return (
    <>
      <span className="block font-extrabold text-xl even-figures">{half ?? price}</span>
      <span className="block text-ink-soft text-sm even-figures">
        {half && <span>{price + and}</span>}
        <span className="inline-block">{count}</span>
      </span>
    </>
  );
}

/** The range that half paid, and the middle price. The words beside it say the same. */
function Bar({ lower, median, upper, scale }: PriceFigure & { scale: number }) {
  const at = (price: number) => `${(100 * price) / scale}%`;
  return (
    <span aria-hidden="true" className="relative flex h-3 items-center max-sm:col-span-full">
      <span className="h-1 w-full rounded-full border border-transparent bg-line" />
      {lower !== null && upper !== null && (
        <span
          className="absolute inset-y-0 rounded-full border border-transparent bg-poppy"
          style={{ left: at(lower), width: at(upper - lower) }}
        />
      )}
      <span
        className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full border border-transparent bg-ink"
        style={{ left: at(median) }}
      />
    </span>
  );
}
