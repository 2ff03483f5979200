import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorsOf } from '@/components/ui/form-fields';
import { addressIn, language } from '@/lib/language';
import { withoutReload } from '@/lib/without-reload';
import { discardDraft, submitDraft } from './draft/draft-store';
import { loadApi } from './load-api';
import { type BookingValues, fieldsOfSteps, toLeadRow } from './schema';
import { findStep, steps } from './steps';
import { importLoadAndDay } from './steps/import-load-and-day';
import { useSubmission } from './submission';
import type { useStep } from './use-step';

/** The actions of Next Step, Submit Request and Start over, with validation. */
export function useStepActions(
  form: UseFormReturn<BookingValues>,
  { pathname, step, goTo, showConfirmation }: ReturnType<typeof useStep>,
) {
  const submission = useSubmission(pathname, showConfirmation);
  const [failedTries, setFailedTries] = useState(0);
  const [shownAt] = useState(() => Date.now());
  const honeypot = useRef<HTMLInputElement>(null);
  const fields = fieldsOfSteps[findStep(step).id];

  useEffect(() => {
    if (findStep(step + 1).id === 'job') withoutReload(importLoadAndDay).catch(() => {});
    if (step >= steps.length - 1) loadApi().catch(() => {});
  }, [step]);

  async function next(event: SubmitEvent) {
    event.preventDefault();
    if (submission.isUnderWay) return;
    if (!(await form.trigger(fields))) {
      setFailedTries((tries) => tries + 1);
      return;
    }
    setFailedTries(0);
    if (step < steps.length) goTo(step + 1);
    else submit();
  }

  function submit() {
    const values = form.getValues();
    const draft = submitDraft(values);
    if (!draft) return;
    submission.submit({
      identity: draft.identity,
      // Not the address bar's path, which changes before the next page is loaded.
      row: toLeadRow(values, draft.identity, window.location.origin + addressIn(language, pathname), language),
      page: pathname,
      shownAt,
      honeypot: honeypot.current?.value ?? '',
    });
    if (honeypot.current) honeypot.current.value = '';
  }

  function startOver() {
    submission.cancelWaiting();
    discardDraft();
    setFailedTries(0);
    goTo(1);
  }

  return {
    ...submission,
    next,
    startOver,
    honeypot,
    /** The number of submits that failed because of errors. */
    failedTries,
    errors: failedTries > 0 ? errorsOf(form.formState.errors, fields) : [],
  };
}
