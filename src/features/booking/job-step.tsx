import { BookingTextArea } from './booking-field';
import { PhotoPicker, type PhotosChange } from './photo-picker';
import type { Photo } from './photos';

type JobStepProps = { photos: readonly Photo[]; onPhotosChange(change: PhotosChange): void };

/** Step 3: the job in words and photos, both optional. */
export function JobStep({ photos, onPhotosChange }: JobStepProps) {
  return (
    <div className="space-y-6">
      <BookingTextArea
        name="jobDescription"
        label="Job description"
        optional
        hint="What is it, roughly how much, and where does it stand? Stairs and tight doors are good to know."
      />
      <PhotoPicker photos={photos} onChange={onPhotosChange} />
    </div>
  );
}
