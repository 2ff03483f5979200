import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type BookingValues, bookingSchema, emptyBooking } from '../schema';
import { closeDraft, getDraft, keepValues, openDraft, subscribeToDraft } from './draft-store';

/**
 * A form that shows the draft and saves input to it. Empty during prerendering and the first render; the draft is
 * loaded right after.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's initial values never change.
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
      // Only the visitor's changes have a name.
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

/** The services checked in the prerendered page before hydration. */
function servicesTickedEarly(container: HTMLElement | null): Set<string> {
  const boxes = container?.querySelectorAll<HTMLInputElement>('input[name="services"]:checked') ?? [];
  return new Set(Array.from(boxes, (box) => box.value));
}
