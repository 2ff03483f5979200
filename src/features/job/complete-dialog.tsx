import type { HeldLead } from '@functions/contracts/job.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField } from '@/components/ui/form-fields';
import { ActDialog } from '@/features/request/act-dialog';
import { typedPrice } from '@/features/request/amounts';
import { words } from '@/words/job';
import { estimateText } from '@/words/shared/pickups';
import type { JobDialogProps } from './reason-dialogs';

const filledIn = z.string().check(z.trim(), z.minLength(1, words.completeDialog.required));
const resolver = zodResolver(z.object({ pricePaid: z.pipe(filledIn, typedPrice) }), undefined, { mode: 'sync' });

/** Asks for the price paid, which also confirms that the job is completed for good. */
export function CompleteDialog({ lead: { agreed }, ...props }: JobDialogProps & { lead: HeldLead }) {
  const { pricePaid, hint, hintWithEstimate } = words.completeDialog;
  const form = useForm({ defaultValues: { pricePaid: '' }, resolver, reValidateMode: 'onSubmit' });
  const submit = form.handleSubmit((values) => props.acts.act({ action: 'complete', ...values }));
  return (
    <FormProvider {...form}>
      <ActDialog {...props} name="complete" texts={words.completeDialog} onSubmit={submit}>
        <FormTextField
          name="pricePaid"
          label={pricePaid}
          hint={agreed?.priceFrom === undefined ? hint : hintWithEstimate(estimateText(agreed))}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </ActDialog>
    </FormProvider>
  );
}
