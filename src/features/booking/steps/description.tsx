import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormTextArea } from '@/components/ui/form-fields';
import { words } from '@/words/booking';
import type { BookingValues } from '../schema';

/**
 * The job description on the first step: the same field as on the third.
 *
 * @param takesFocus whether the visitor asked for it.
 */
export function Description({ takesFocus }: { takesFocus: boolean }) {
  const { setFocus } = useFormContext<BookingValues>();

  useEffect(() => {
    if (takesFocus) setFocus('jobDescription');
  }, [takesFocus, setFocus]);

  return (
    <div className="mb-5">
      <FormTextArea name="jobDescription" label={words.describe.label} hint={words.describe.note} rows={3} />
    </div>
  );
}
