import { wantedNow } from '@functions/domain/wanted.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { lookUpCity, outsideOf } from '../look-up-city';
import { type BookingValues, bookingSchema, emptyBooking } from '../schema';
import { forgetZipFormEntry, readZipFormEntry } from '../zip-form-entry';
import { closeDraft, getDraft, keepValues, openDraft, subscribeToDraft } from './draft-store';

/** The form's rules while it is filled in. */
const typedBooking = z.pipe(
  z.transform((values: BookingValues) => ({ ...values, wanted: wantedNow(values.wanted) })),
  bookingSchema,
);

/**
 * A form that shows the draft and saves input to it. Empty during prerendering and the first render; the draft is
 * loaded right after.
 */
export function useDraftForm(
  initialValues: Partial<BookingValues>,
  isOnBookPage: boolean,
  container: RefObject<HTMLElement | null>,
): UseFormReturn<BookingValues> {
  const location = useLocation();
  const form = useForm<BookingValues>({
    defaultValues: { ...emptyBooking, ...initialValues },
    resolver: zodResolver(typedBooking),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's initial values never change, and the location counts only on opening.
  useEffect(() => {
    let shownLead: string | undefined;
    const stopShowing = subscribeToDraft(() => {
      const draft = getDraft();
      if (!draft || draft.identity.leadId === shownLead) return;
      shownLead = draft.identity.leadId;
      form.reset(draft.values);
    });
    const entry = isOnBookPage ? readZipFormEntry(location) : {};
    const earlierZip = openDraft(initialValues, servicesTickedEarly(container.current), entry);
    if (isOnBookPage) forgetZipFormEntry();
    if (entry.zipCode) void fillInCity(form, earlierZip);
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

/** Fills in the city for a ZIP code from `ZipForm`. A city that the visitor typed stays. */
async function fillInCity(form: UseFormReturn<BookingValues>, earlierZip: string): Promise<void> {
  const leadId = getDraft()?.identity.leadId;
  const [city = '', earlierCity] = await Promise.all([form.getValues('zipCode'), earlierZip].map(lookUpCity));
  outsideOf('city', () => {
    if (getDraft()?.identity.leadId !== leadId || !['', earlierCity].includes(form.getValues('city'))) return;
    form.setValue('city', city, { shouldDirty: true });
  });
}

/** The services checked in the prerendered page before hydration. */
function servicesTickedEarly(container: HTMLElement | null): Set<string> {
  const boxes = container?.querySelectorAll<HTMLInputElement>('input[name="services"]:checked') ?? [];
  return new Set(Array.from(boxes, (box) => box.value));
}
