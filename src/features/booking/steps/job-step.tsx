import { PhotoPicker } from '../photos/photo-picker';
import { BookingTextArea } from './booking-field';

/** Step 3: the job in words and photos, both optional. */
export function JobStep() {
  return (
    <div className="space-y-6">
      <BookingTextArea
        name="jobDescription"
        label="Job description"
        optional
        hint="What is it, roughly how much, and where does it stand? Stairs and tight doors are good to know."
      />
      <PhotoPicker />
    </div>
  );
}
