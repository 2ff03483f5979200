import { words } from '@/words/booking';
import { PhotoPicker } from '../photos/photo-picker';
import { BookingTextArea } from './booking-field';
import { LoadChoice } from './load-choice';

/** Step 3: how much it is, a description and photos, all optional. */
export function JobStep() {
  return (
    <div className="space-y-6">
      <LoadChoice />
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
