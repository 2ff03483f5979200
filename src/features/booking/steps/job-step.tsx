import { words } from '@/words/booking';
import { PhotoPicker } from '../photos/photo-picker';
import { BookingTextArea } from './booking-field';

/** Step 3: a description and photos, both optional. */
export function JobStep() {
  return (
    <div className="space-y-6">
      <BookingTextArea
        name="jobDescription"
        optional
        hint={
          <>
            {words.hints.jobDescription} <span className="mt-1 block">{words.hints.jobDescriptionPrivacy}</span>
          </>
        }
      />
      <PhotoPicker />
    </div>
  );
}
