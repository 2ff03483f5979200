import { isOnlyCleaning } from '@functions/domain/services.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { LoadSizeField } from '@/features/request/load-size-field';
import { words } from '@/words/load-size';
import type { BookingValues } from '../schema';

/** How full a truck the visitor's things make, and what that means. Cleaning makes no load. */
export function LoadChoice() {
  const { control } = useFormContext<BookingValues>();
  const [services, loadSize] = useWatch({ control, name: ['services', 'loadSize'] });
  if (isOnlyCleaning(services)) return null;
  return (
    <LoadSizeField legend={words.question} optional hint={words.hint}>
      <div role="status">{loadSize && <p className="mt-2">{words.fits(loadSize)}</p>}</div>
    </LoadSizeField>
  );
}
