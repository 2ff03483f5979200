import { clsx } from 'clsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { words } from '@/words/booking';
import { useDraft } from './draft/draft-store';
import type { BookingValues } from './schema';
import { findStep, steps } from './steps';

type StepButtonsProps = { step: number; isUnderWay: boolean; onBack(): void };

/**
 * Back and Next Step, or Submit Request. The list of services is longer than a phone's screen, so the button sticks to
 * the bottom there.
 */
export function StepButtons({ step, isUnderWay, onBack }: StepButtonsProps) {
  const { control } = useFormContext<BookingValues>();
  const serviceCount = useWatch({ control, name: 'services' }).length;
  const isOpen = useDraft((draft) => draft !== null);
  const isServices = findStep(step).id === 'services';
  const isUnanswered = isServices && serviceCount === 0;
  const action = step === steps.length ? words.submit : words.next;
  return (
    <div
      data-print="hide"
      className={clsx(
        'mt-8 flex gap-3',
        isServices
          ? 'flex-wrap items-center max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-5 max-sm:mt-4 max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:px-5 max-sm:py-3'
          : 'flex-col-reverse sm:flex-row',
      )}
    >
      {isServices ? (
        <p role="status" className="font-semibold text-sm">
          {serviceCount > 0 ? words.services.chosen(serviceCount) : words.services.chooseOne}
        </p>
      ) : (
        <Button variant="secondary" onClick={onBack} disabled={isUnderWay}>
          {words.back}
        </Button>
      )}
      <Button
        type="submit"
        size="lg"
        className="max-sm:grow sm:ml-auto sm:min-w-48"
        // Enabled until hydration, so that an early click is held and replayed: disabled buttons get no clicks.
        disabled={isUnanswered && isOpen}
        aria-disabled={isUnanswered || isUnderWay}
      >
        {isUnderWay ? words.sending : action}
      </Button>
    </div>
  );
}
