import { clsx } from 'clsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { words } from '@/words/booking';
import { useDraft } from './draft/draft-store';
import type { BookingValues } from './schema';
import { findStep, steps } from './steps';

type StepButtonsProps = { step: number; isUnderWay: boolean; onBack(): void };

/**
 * Back and Next Step, or Submit Request. They stick to the bottom of a phone's screen, unless it is a low one, or the last
 * step: what has to be agreed to is above Submit Request.
 */
export function StepButtons({ step, isUnderWay, onBack }: StepButtonsProps) {
  const { control } = useFormContext<BookingValues>();
  const serviceCount = useWatch({ control, name: 'services' }).length;
  const isOpen = useDraft((draft) => draft !== null);
  const { id } = findStep(step);
  const isServices = id === 'services';
  const isUnanswered = isServices && serviceCount === 0;
  const isLast = step === steps.length;
  return (
    <div
      data-print="hide"
      className={clsx(
        'mt-8 flex flex-wrap items-center gap-2',
        !isLast &&
          'max-sm:bottom-0 max-sm:z-10 max-sm:-mx-5 max-sm:mt-4 max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:px-5 max-sm:py-3 max-sm:[@media(min-height:30rem)]:sticky',
      )}
    >
      {!isServices && (
        <Button variant="secondary" onClick={onBack} disabled={isUnderWay} className="max-sm:px-3">
          {words.back}
        </Button>
      )}
      {isServices && (
        <p role="status" className="font-semibold text-sm">
          {serviceCount > 0 ? words.services.chosen(serviceCount) : words.services.chooseOne}
        </p>
      )}
      {id === 'job' && <p className="text-ink-soft text-sm max-sm:max-w-min sm:ml-auto">{words.allOptional}</p>}
      <Button
        type="submit"
        size="lg"
        className={clsx('max-sm:grow max-sm:px-3 sm:min-w-48', id !== 'job' && 'sm:ml-auto')}
        // Enabled until hydration, so that an early click is held and replayed: disabled buttons get no clicks.
        disabled={isUnanswered && isOpen}
        aria-disabled={isUnanswered || isUnderWay}
      >
        {isUnderWay ? words.sending : isLast ? words.submit : words.next}
      </Button>
    </div>
  );
}
