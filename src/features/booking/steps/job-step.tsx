import { isOnlyCleaning } from '@functions/domain/services.ts';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { lazyOptional } from '@/lib/lazy-optional';
import { words } from '@/words/booking';
import { PhotoPicker } from '../photos/photo-picker';
import type { BookingValues } from '../schema';
import { BookingTextArea } from './booking-field';
import { importLoadChoice } from './import-load-choice';

const LoadChoice = lazyOptional(importLoadChoice);

/** Step 3: the load, photos and a description, all optional. Cleaning has no load. */
export function JobStep() {
  const { getValues } = useFormContext<BookingValues>();
  return (
    <div className="space-y-6">
      {!isOnlyCleaning(getValues('services')) && (
        <Suspense>
          <LoadChoice />
        </Suspense>
      )}
      <PhotoPicker />
      <BookingTextArea
        name="jobDescription"
        optional
        hint={
          <>
            <span>{words.hints.jobDescription}</span>{' '}
            <span className="mt-1 block">{words.hints.jobDescriptionPrivacy}</span>
          </>
        }
      />
    </div>
  );
}
