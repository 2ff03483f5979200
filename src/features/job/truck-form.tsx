import { parseCubicYards, truckCubicYards as schema } from '@functions/contracts/fields.ts';
import type { Job } from '@functions/contracts/job.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Fold } from '@/components/ui/fold';
import { FormNumberField } from '@/components/ui/form-fields';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { words } from '@/words/job';
import type { JobActions } from './use-job-actions';

const typed = z.pipe(z.pipe(z.string(), z.transform(parseCubicYards)), schema());
const resolver = zodResolver(z.object({ cubicYards: typed }), undefined, { mode: 'sync' });

type TruckFormProps = { hauler: Job['hauler']; actions: JobActions };

/** What the hauler's truck holds, for all of their jobs. */
export function TruckForm({ hauler: { truckCubicYards }, actions }: TruckFormProps) {
  const { heading, cubicYards, hint, save, saved } = words.truckForm;
  const form = useForm({
    values: { cubicYards: String(truckCubicYards ?? '') },
    // What they typed stays when the page shows a newer state.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver,
    reValidateMode: 'onSubmit',
  });
  const isLast = actions.unfinished === 'truck';

  return (
    <Fold heading={heading} isOnScreenOnly>
      <FormProvider {...form}>
        <form
          noValidate
          // The queued value no longer matches the form.
          onChange={() => isLast && actions.isWaiting && actions.cancelWaiting()}
          onSubmit={form.handleSubmit((values) => actions.act({ action: 'truck', ...values }))}
        >
          <FormNumberField name="cubicYards" label={cubicYards} hint={hint} className="max-w-xs" />
          <div role="status">{actions.done === 'truck' && <p className="mt-2 font-semibold text-leaf">{saved}</p>}</div>
          <div className="mt-3">
            <ActionNotice actions={actions} isShown={isLast} />
            <ActionButton type="submit" variant="secondary" actions={actions} name="truck">
              {save}
            </ActionButton>
          </div>
        </form>
      </FormProvider>
    </Fold>
  );
}
