import { isOnlyCleaning } from '@functions/domain/services.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { JobQuestions } from '@/features/request/job-questions';
import { PaidForLoad } from '@/features/request/paid-for-load';
import { words } from '@/words/load-size';
import type { BookingValues } from '../schema';

/**
 * Asks how much of a truck the visitor's things fill, and says what fits in that much and what people paid for it; asks
 * when it should be gone.
 */
export function LoadAndDay() {
  const { control } = useFormContext<BookingValues>();
  const [loadSize, services] = useWatch({ control, name: ['loadSize', 'services'] });
  return (
    <JobQuestions
      hasLoad={!isOnlyCleaning(services)}
      aboutLoad={
        <div role="status">
          {loadSize && (
            <>
              <p className="mt-2">{words.fits(loadSize)}</p>
              <PaidForLoad size={loadSize} services={services} />
            </>
          )}
        </div>
      }
    />
  );
}
