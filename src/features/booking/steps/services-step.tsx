import {
  type HomeCleaningOption,
  homeCleaningOptions,
  type ServiceName,
  serviceNames,
} from '@functions/domain/services.ts';
import { fiveDigits, isOutOfState } from '@functions/domain/zip-code.ts';
import { Check } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ServiceIcon } from '@/components/service-icon';
import { services } from '@/content/facts/services';
import { words } from '@/words/booking';
import { serviceLabels } from '@/words/shared/services';
import { words as zipWords } from '@/words/zip-form';
import type { BookingValues } from '../schema';

/** Step 1: one or more services. Home Cleaning reveals its options. */
export function ServicesStep() {
  const { control, setValue, getValues, clearErrors } = useFormContext<BookingValues>();
  const chosen = useWatch({ control, name: 'services' });

  function toggle(name: ServiceName, isChosen: boolean) {
    // In the order of the list, not of the clicks.
    const next = serviceNames.filter((each) => (each === name ? isChosen : getValues('services').includes(each)));
    clearErrors('services');
    setValue('services', next, { shouldDirty: true });
    if (name === 'Home Cleaning' && !isChosen) setValue('homeCleaningOptions', [], { shouldDirty: true });
  }

  return (
    <>
      <PickupPlace />
      <fieldset id="services" tabIndex={-1}>
        <legend className="text-ink-soft">{words.services.choose}</legend>
        <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
          {services.map(({ slug, storedName, icon }) => {
            const isChosen = chosen.includes(storedName);
            return (
              <label
                key={slug}
                className="group relative flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border-2 border-line bg-white px-3.5 py-2 font-semibold transition-colors hover:border-poppy has-checked:border-leaf has-checked:bg-leaf-pale"
              >
                <input
                  type="checkbox"
                  name="services"
                  value={storedName}
                  className="sr-only scroll-my-10"
                  checked={isChosen}
                  onChange={(event) => toggle(storedName, event.target.checked)}
                />
                <ServiceIcon icon={icon} className="size-6 shrink-0 text-rust group-has-checked:text-leaf" />
                <span className="leading-tight">{serviceLabels[storedName]}</span>
                <span className="ml-auto grid size-6 shrink-0 place-items-center rounded-md border-2 border-field text-white group-has-checked:border-leaf group-has-checked:bg-leaf">
                  <Check strokeWidth={3} className="hidden size-4 group-has-checked:block" />
                </span>
              </label>
            );
          })}
        </div>
        {chosen.includes('Home Cleaning') && <HomeCleaningOptions />}
      </fieldset>
    </>
  );
}

/** Where the pickup will be, if the visitor has already entered a ZIP code. */
function PickupPlace() {
  const { control } = useFormContext<BookingValues>();
  const [zipCode, city] = useWatch({ control, name: ['zipCode', 'city'] });
  const zip = fiveDigits(zipCode);
  const place = zip && (isOutOfState(zip) ? zipWords.outOfState : words.services.pickupIn(`${city} ${zip}`.trim()));
  return (
    <p role="status" className="font-semibold text-leaf not-empty:mb-4">
      {place}
    </p>
  );
}

function HomeCleaningOptions() {
  const { control, setValue } = useFormContext<BookingValues>();
  const chosen = useWatch({ control, name: 'homeCleaningOptions' });

  function toggle(option: HomeCleaningOption, isChosen: boolean) {
    const next = homeCleaningOptions.filter((each) => (each === option ? isChosen : chosen.includes(each)));
    setValue('homeCleaningOptions', next, { shouldDirty: true });
  }

  return (
    <fieldset className="mt-3 animate-rise rounded-2xl bg-leaf-pale p-4">
      <legend className="float-left mb-2 w-full font-semibold">
        {words.services.homeCleaning} <span className="font-normal text-ink-soft">{words.optional}</span>
      </legend>
      <div className="clear-both flex flex-wrap gap-x-8 gap-y-1">
        {homeCleaningOptions.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-6 accent-leaf"
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            {serviceLabels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
