import type { UpdateLeadInput } from '@functions/contracts/update-lead.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps, ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { ErrorSummary } from '@/components/fields/error-summary';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';
import { errorsOf } from '@/components/ui/form-fields';
import { words } from '@/words/tracking';
import type { useLeadUpdate } from './use-lead-update';

type UpdateForm<Values extends FieldValues> = UseFormReturn<Values, unknown, UpdateLeadInput>;

/** The form of a change to the request. The schema converts its values to the input to send. */
export function useUpdateForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  schema: z.core.$ZodType<UpdateLeadInput, Values>,
): UpdateForm<Values> {
  return useForm({
    defaultValues,
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}

type UpdateDialogProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onClose' | 'description' | 'focusOn'
> & {
  form: UpdateForm<Values>;
  /** The fields that can have errors, in order, with the ids of their controls. */
  fields: Record<string, string>;
  update: ReturnType<typeof useLeadUpdate>;
  /** `close` labels the other button, unless it is too late to cancel. */
  texts: { title: string; submit: string; close: string };
  /** The change cannot be undone. */
  isDestructive?: boolean;
  /** Keep the input when the dialog is closed. */
  isKept?: boolean;
  /** Shown before the form; can close the dialog. */
  before?(close: () => void): ReactNode;
  children?: ReactNode;
};

/** A form in a dialog: errors, fields and two buttons. Closing it discards the input. */
export function UpdateDialog<Values extends FieldValues>({
  form,
  fields,
  update,
  texts,
  isDestructive = false,
  isKept = false,
  before,
  onClose,
  children,
  ...dialog
}: UpdateDialogProps<Values>) {
  const { isUnderWay, isWaiting, failure } = update;

  function close() {
    if (isWaiting) update.cancelWaiting();
    update.forgive();
    // A change in progress may still fail, so its input is kept.
    form.reset(undefined, { keepValues: isKept || (isUnderWay && !isWaiting) });
    onClose();
  }

  return (
    <Dialog {...dialog} title={texts.title} onClose={close}>
      {before?.(close)}
      <FormProvider {...form}>
        <form noValidate aria-busy={isUnderWay} onSubmit={form.handleSubmit((input) => update.send(input))}>
          <ErrorSummary errors={errorsOf(form.formState.errors, fields)} focusKey={form.formState.submitCount} />
          <div className="mt-5">{children}</div>
          {isWaiting && (
            <p role="status" className="mt-5 rounded-card bg-poppy-pale p-4 font-semibold">
              {words.updateForm.offline}
            </p>
          )}
          <DialogFoot
            ref={update.shownIn}
            notice={
              failure && (
                <p role="alert" className="mb-4 font-semibold text-danger">
                  <span>{failure.text}</span>{' '}
                  {failure.link && (
                    <Link to={failure.link.to} className="sentence-link">
                      {failure.link.label}
                    </Link>
                  )}
                </p>
              )
            }
          >
            <Button variant="secondary" onClick={close}>
              {isUnderWay && !isWaiting ? words.updateForm.close : texts.close}
            </Button>
            <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} aria-disabled={isUnderWay}>
              {isUnderWay ? words.sending : texts.submit}
            </Button>
          </DialogFoot>
        </form>
      </FormProvider>
    </Dialog>
  );
}
