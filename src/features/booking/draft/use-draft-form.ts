import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type BookingValues, bookingSchema, emptyBooking } from '../schema';
import { closeDraft, getDraft, keepValues, openDraft, subscribeToDraft } from './draft-store';

/**
 * A form that shows the draft and keeps in it what is typed. It is empty during prerendering and in the first render;
 * the draft arrives right after that.
 */
export function useDraftForm(
  initialValues: Partial<BookingValues>,
  container: RefObject<HTMLElement | null>,
): UseFormReturn<BookingValues> {
  const form = useForm<BookingValues>({
    defaultValues: { ...emptyBooking, ...initialValues },
    resolver: zodResolver(bookingSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page knows of its form does not change.
  useEffect(() => {
    let shownLead: string | undefined;
    const stopShowing = subscribeToDraft(() => {
      const draft = getDraft();
      if (!draft || draft.identity.leadId === shownLead) return;
      shownLead = draft.identity.leadId;
      form.reset(draft.values);
    });
    openDraft(initialValues, servicesTickedEarly(container.current));
    const stopKeeping = form.subscribe({
      formState: { values: true },
      // Only what the visitor changes has a name.
      callback: ({ values, name }) => {
        if (name !== undefined) keepValues(values);
      },
    });
    return () => {
      stopKeeping();
      stopShowing();
      closeDraft();
    };
  }, [form]);

  return form;
}

/** The services that were ticked in the prerendered page before its code had loaded. */
function servicesTickedEarly(container: HTMLElement | null): Set<string> {
  const boxes = container?.querySelectorAll<HTMLInputElement>('input[name="services"]:checked') ?? [];
  return new Set(Array.from(boxes, (box) => box.value));
}
