import type { HeldLead } from '@functions/contracts/job.ts';
import { loadSizeChoice } from '@functions/contracts/loads.ts';
import { isOnlyCleaning } from '@functions/domain/services.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormNumberField } from '@/components/ui/form-fields';
import { ActionDialog } from '@/features/request/action-dialog';
import { optionalTypedPrice } from '@/features/request/amounts';
import { LoadSizeField } from '@/features/request/load-size-field';
import { words } from '@/words/job';
import { estimateText } from '@/words/shared/pickups';
import type { JobDialogProps } from './reason-dialogs';
import { agreedAtDoor } from './steps';

const resolver = zodResolver(
  z.object({
    pricePaid: optionalTypedPrice,
    loadSize: z.pipe(
      loadSizeChoice,
      z.transform((size) => size || undefined),
    ),
  }),
  undefined,
  { mode: 'sync' },
);

/** Asks for the price paid and how full the truck was, and confirms that the job is completed for good. */
export function CompleteDialog({ lead, ...props }: JobDialogProps & { lead: HeldLead }) {
  const { agreed, services } = lead;
  const { pricePaid, hint, hintWithEstimate, loadSize, both, onlyPrice } = words.completeDialog;
  const hasLoad = !isOnlyCleaning(services);
  const form = useForm({
    values: { pricePaid: String(agreedAtDoor(lead) ?? ''), loadSize: (hasLoad && lead.loadSize) || ('' as const) },
    // Their answers stay when the page shows a newer state.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver,
    reValidateMode: 'onSubmit',
  });
  const submit = form.handleSubmit((values) => props.actions.act({ action: 'complete', ...values }));
  const priceHint = agreed?.priceFrom === undefined ? hint : hintWithEstimate(estimateText(agreed));
  return (
    <FormProvider {...form}>
      <ActionDialog {...props} name="complete" texts={words.completeDialog} onSubmit={submit}>
        <div className="space-y-5">
          <FormNumberField
            name="pricePaid"
            label={pricePaid}
            hint={hasLoad ? priceHint : `${priceHint} ${onlyPrice}`}
          />
          {hasLoad && <LoadSizeField legend={loadSize} hint={both} />}
        </div>
      </ActionDialog>
    </FormProvider>
  );
}
