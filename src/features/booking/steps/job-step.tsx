import { Suspense } from 'react';
import { lazyOptional } from '@/lib/lazy-optional';
import { words } from '@/words/booking';
import { PhotoPicker } from '../photos/photo-picker';
import { BookingTextArea } from './booking-field';
import { importLoadAndDay } from './import-load-and-day';

const LoadAndDay = lazyOptional(importLoadAndDay);

/** Step 3: the load, when it should be gone, photos and a description, all optional. Cleaning has no load. */
export function JobStep() {
  return (
    <div className="space-y-6">
      <Suspense>
        <LoadAndDay />
      </Suspense>
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
