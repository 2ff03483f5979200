import { useFormContext, useWatch } from 'react-hook-form';
import { LoadQuestion } from '@/features/request/load-question';
import { words } from '@/words/load-size';
import type { BookingValues } from '../schema';

/** How full a truck the visitor's things make, and what the choice means. */
export function LoadChoice() {
  const { control } = useFormContext<BookingValues>();
  const loadSize = useWatch({ control, name: 'loadSize' });
  return (
    <LoadQuestion>
      <div role="status">{loadSize && <p className="mt-2">{words.fits(loadSize)}</p>}</div>
    </LoadQuestion>
  );
}
