import { fiveDigits, isOutOfState } from '@functions/domain/zip-code.ts';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { words } from '@/words/booking';
import { lookUpCity, outsideOf } from '../look-up-city';
import type { BookingValues } from '../schema';
import { BookingTextField } from './booking-field';

/** Step 2: the pickup address. A ZIP code fills in the city, unless the visitor has typed one. */
export function AddressStep() {
  const { control } = useFormContext<BookingValues>();
  const zipCode = useWatch({ control, name: 'zipCode' });
  const isElsewhere = isOutOfState(zipCode);
  useCityFromZip(zipCode);
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <BookingTextField
        name="streetAddress"
        required
        autoComplete="address-line1"
        // The label next to it may wrap, so this keeps the two inputs in one row.
        className="sm:col-span-4 sm:self-end"
      />
      <BookingTextField name="unitNumber" optional autoComplete="address-line2" className="sm:col-span-2" />
      <BookingTextField
        name="city"
        optional
        autoComplete="address-level2"
        // The ZIP code's hint may wrap, so this keeps the two inputs in one row.
        className={clsx('sm:col-span-4', isElsewhere && 'sm:self-end')}
      />
      <BookingTextField
        name="zipCode"
        required
        autoComplete="postal-code"
        inputMode="numeric"
        hint={<span role="status">{isElsewhere && words.address.outOfState}</span>}
        className="sm:col-span-2"
      />
      <p className="text-ink-soft text-sm sm:col-span-6">{words.address.whoSees}</p>
    </div>
  );
}

/** Fills in the city for the ZIP code. */
function useCityFromZip(zipCode: string) {
  const { getValues, setValue } = useFormContext<BookingValues>();
  const filledCity = useRef<string>(undefined);

  useEffect(() => {
    let isCurrent = true;
    if (!fiveDigits(zipCode)) return;
    // Without the lookup, the visitor types the city or leaves it empty.
    void lookUpCity(zipCode).then((city) => {
      if (city === undefined) return;
      outsideOf('city', () => {
        // The city may have been filled in before this step.
        if (!isCurrent || ![undefined, '', filledCity.current, city].includes(getValues('city'))) return;
        filledCity.current = city;
        setValue('city', city, { shouldDirty: true });
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [zipCode, getValues, setValue]);
}
