import { parseCubicYards, truckCubicYards as schema } from '@functions/contracts/fields.ts';
import type { Job } from '@functions/contracts/job.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField } from '@/components/ui/form-fields';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { words } from '@/words/job';
import { FoldableSection } from './foldable-section';
import type { JobActs } from './use-job-acts';

const typed = z.pipe(z.pipe(z.string(), z.transform(parseCubicYards)), schema());
const resolver = zodResolver(z.object({ cubicYards: typed }), undefined, { mode: 'sync' });

type TruckFormProps = { hauler: Job['hauler']; acts: JobActs };

/** What the hauler's truck holds, for all of their jobs. At the end of the page, because it is secondary. */
export function TruckForm({ hauler: { truckCubicYards }, acts }: TruckFormProps) {
  const { heading, cubicYards, hint, save, saved } = words.truckForm;
  const form = useForm({
    values: { cubicYards: String(truckCubicYards ?? '') },
    // What they typed stays when the page shows a newer state.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver,
    reValidateMode: 'onSubmit',
  });
  const isLast = acts.unfinished === 'truck';

  return (
    <FoldableSection id="truck" heading={heading} isFolded>
      <FormProvider {...form}>
        <form
          noValidate
          className="mt-1"
          // The queued value no longer matches the form.
          onChange={() => isLast && acts.isWaiting && acts.cancelWaiting()}
          onSubmit={form.handleSubmit((values) => acts.act({ action: 'truck', ...values }))}
        >
          <FormTextField
            name="cubicYards"
            label={cubicYards}
            hint={hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            className="max-w-xs"
          />
          <div role="status">{acts.done === 'truck' && <p className="mt-2 font-semibold text-leaf">{saved}</p>}</div>
          <div className="mt-3">
            <ActNotice acts={acts} isShown={isLast} />
            <ActButton type="submit" variant="secondary" acts={acts} name="truck">
              {save}
            </ActButton>
          </div>
        </form>
      </FormProvider>
    </FoldableSection>
  );
}
