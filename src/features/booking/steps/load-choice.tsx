import { useFormContext, useWatch } from 'react-hook-form';
import { LoadQuestion } from '@/features/request/load-question';
import { PaidForLoad } from '@/features/request/paid-for-load';
import { words } from '@/words/load-size';
import type { BookingValues } from '../schema';

/** Asks how much of a truck the visitor's things fill. Says what fits in that much, and what people paid for it. */
export function LoadChoice() {
  const { control } = useFormContext<BookingValues>();
  const [loadSize, services] = useWatch({ control, name: ['loadSize', 'services'] });
  return (
    <LoadQuestion>
      <div role="status">
        {loadSize && (
          <>
            <p className="mt-2">{words.fits(loadSize)}</p>
            <PaidForLoad size={loadSize} services={services} />
          </>
        )}
      </div>
    </LoadQuestion>
  );
}
