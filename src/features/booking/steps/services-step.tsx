import {
  type HomeCleaningOption,
  homeCleaningOptions,
  isOnlyCleaning,
  serviceNames,
} from '@functions/domain/services.ts';
import { fiveDigits, isOutOfState } from '@functions/domain/zip-code.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bookingGroups } from '@/content/facts/booking-groups';
import { findService, type ServiceSlug } from '@/content/facts/services';
import { words } from '@/words/booking';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabels } from '@/words/shared/services';
import { words as somethingElse } from '@/words/something-else';
import { OutOfState } from '../out-of-state';
import type { BookingValues } from '../schema';
import { Description } from './description';
import { TileFace, tileClass, tileGridClass } from './service-tile';
import { useDescribing } from './use-describing';

/** Step 1: one or more services, six of them with pictures. Home Cleaning reveals its options. */
export function ServicesStep() {
  const { control } = useFormContext<BookingValues>();
  const isCleaning = useWatch({ control, name: 'services' }).includes('Home Cleaning');
  const { isDescribing, isAsked, describe } = useDescribing();
  return (
    <>
      <div className="font-semibold text-leaf has-[span]:mb-4">
        <PickupPlace />
        <Load />
      </div>
      {isDescribing && <Description takesFocus={isAsked} />}
      <fieldset id="services" tabIndex={-1} className="@container min-w-0">
        <legend className="text-ink-soft">{words.services.choose}</legend>
        <div className={tileGridClass}>
          {bookingGroups.pictured.map((slug) => (
            <ServiceChoice
              key={slug}
              slug={slug}
              className={clsx(tileClass, 'hover:border-poppy has-checked:border-leaf has-checked:shadow-lift')}
              boxClassName="absolute top-1.5 right-1.5 size-5 scroll-my-28"
            >
              <TileFace slug={slug} />
            </ServiceChoice>
          ))}
        </div>
        <Group name="things" />
        <Group name="places" />
        <Group name="situations" />
        <Group name="cleaning">{isCleaning && <HomeCleaningOptions />}</Group>
      </fieldset>
      {!isDescribing && (
        <button
          type="button"
          onClick={describe}
          className="mt-1 min-h-12 w-full text-left font-bold text-rust link-underline"
        >
          {somethingElse.describe}
        </button>
      )}
    </>
  );
}

type GroupProps = {
  name: keyof typeof words.services.groups;
  /** Below the services. */
  children?: ReactNode;
};

/** A group of services without pictures. */
function Group({ name, children }: GroupProps) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-semibold text-ink-soft text-sm">{words.services.groups[name]}</legend>
      <div className="grid gap-x-3 @2xs:grid-cols-2">
        {bookingGroups[name].map((slug) => (
          <ServiceChoice
            key={slug}
            slug={slug}
            className="flex min-h-12 items-center gap-2.5 font-semibold text-sm leading-tight"
            boxClassName="size-6 shrink-0 scroll-my-10"
          >
            <span className="min-w-0 wrap-anywhere">{serviceLabels[findService(slug).storedName]}</span>
          </ServiceChoice>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

type ServiceChoiceProps = { slug: ServiceSlug; className: string; boxClassName: string; children: ReactNode };

/** The checkbox of a service in its label. */
function ServiceChoice({ slug, className, boxClassName, children }: ServiceChoiceProps) {
  const { control, setValue, getValues, clearErrors } = useFormContext<BookingValues>();
  const { storedName } = findService(slug);

  function toggle(isChosen: boolean) {
    // In the order of the list, not of the clicks.
    const next = serviceNames.filter((name) => (name === storedName ? isChosen : getValues('services').includes(name)));
    clearErrors('services');
    setValue('services', next, { shouldDirty: true });
    if (storedName === 'Home Cleaning' && !isChosen) setValue('homeCleaningOptions', [], { shouldDirty: true });
  }

  return (
    <label className={clsx('cursor-pointer', className)}>
      <input
        type="checkbox"
        name="services"
        value={storedName}
        className={clsx('accent-leaf', boxClassName)}
        checked={useWatch({ control, name: 'services' }).includes(storedName)}
        onChange={(event) => toggle(event.target.checked)}
      />
      {children}
    </label>
  );
}

/** Where the pickup will be, if the visitor has already entered a ZIP code. */
function PickupPlace() {
  const { control } = useFormContext<BookingValues>();
  const [zipCode, city] = useWatch({ control, name: ['zipCode', 'city'] });
  const zip = fiveDigits(zipCode);
  return (
    <p role="status">
      {zip && (isOutOfState(zip) ? <OutOfState /> : <span>{words.services.pickupIn(`${city} ${zip}`.trim())}</span>)}
    </p>
  );
}

/** How much of a truck, if the visitor has already said so: on the page that led here, or in step 3. */
function Load() {
  const { control } = useFormContext<BookingValues>();
  const [load, services] = useWatch({ control, name: ['loadSize', 'services'] });
  const isAsked = services.length === 0 || !isOnlyCleaning(services);
  if (!load || !isAsked) return null;
  return (
    <p className="mt-1">
      <span>{words.services.load(loadSizeLabels[load])}</span>
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
    <fieldset className="mt-3 animate-rise min-w-0 rounded-2xl bg-leaf-pale p-4">
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
            <span>{serviceLabels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
