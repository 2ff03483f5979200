import { ZIP_CODE } from '@functions/rules/zip-code.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { words } from '@/content/en/booking';
import { withoutReload } from '@/lib/without-reload';
import type { BookingValues } from '../schema';
import { BookingTextField } from './booking-field';

/** Step 2: where the junk is. A ZIP code fills in the city, unless the visitor has typed one. */
export function AddressStep() {
  const isOutOfState = useCityFromZip();
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <BookingTextField name="streetAddress" required autoComplete="address-line1" className="sm:col-span-4" />
      <BookingTextField name="unitNumber" optional autoComplete="address-line2" className="sm:col-span-2" />
      <BookingTextField name="city" optional autoComplete="address-level2" className="sm:col-span-4" />
      <BookingTextField
        name="zipCode"
        required
        autoComplete="postal-code"
        inputMode="numeric"
        className="sm:col-span-2"
      />
      <p role="status" className="text-ink-soft text-sm sm:col-span-6">
        {isOutOfState ? words.address.outOfState : words.address.whoSees}
      </p>
    </div>
  );
}

/** Fills in the city of a typed ZIP code. @returns whether the ZIP code lies outside California. */
function useCityFromZip(): boolean {
  const { control, getValues, setValue } = useFormContext<BookingValues>();
  const zipCode = useWatch({ control, name: 'zipCode' });
  const filledCity = useRef<string>(undefined);
  const [isOutOfState, setOutOfState] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    if (!ZIP_CODE.test(zipCode.trim())) {
      setOutOfState(false);
      return;
    }
    withoutReload(async () => {
      const { cityOfZip, isCaliforniaZip } = await import('@functions/rules/zip-lookup.ts');
      return { city: cityOfZip(zipCode), isInState: isCaliforniaZip(zipCode) };
    }).then(
      ({ city, isInState }) => {
        if (!isCurrent) return;
        setOutOfState(!isInState);
        if (city === undefined || ![undefined, '', filledCity.current].includes(getValues('city'))) return;
        filledCity.current = city;
        setValue('city', city, { shouldDirty: true });
      },
      // Without the list the visitor types the city, or leaves it out.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [zipCode, getValues, setValue]);

  return isOutOfState;
}
