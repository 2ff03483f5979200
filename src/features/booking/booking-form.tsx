import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Honeypot } from '@/components/ui/honeypot';
import { notify } from '@/lib/notify';
import { queryClient, retryDelay } from '@/lib/query-client';
import { RefusedError } from '@/lib/refused-error';
import { afterMinimumFillTime } from '@/lib/spam-guard';
import { AddressStep } from './address-step';
import { Confirmation } from './confirmation';
import { ContactStep } from './contact-step';
import { JobStep } from './job-step';
import { toLeadRow } from './lead-row';
import { Progress } from './progress';
import { type RecentRequest, readRecentRequests, rememberRequest } from './recent-requests';
import { type BookingValues, bookingSchema, emptyBooking } from './schema';
import { ServicesStep } from './services-step';
import { CONFIRMATION_STEP, furthestStep, steps } from './steps';
import { useDraft } from './use-draft';
import { useStep } from './use-step';

type BookingFormProps = {
  /** What the page already knows, such as the service or the city it is about. */
  initialValues?: Partial<BookingValues>;
};

/**
 * The request form, on `/book` and on every service and city page: four steps and a confirmation. The step is part of
 * the browser's history; what is typed is kept on the device until it is sent.
 */
export function BookingForm(props: BookingFormProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <BookingSteps {...props} />
    </QueryClientProvider>
  );
}

function BookingSteps({ initialValues }: BookingFormProps) {
  const form = useForm<BookingValues>({
    defaultValues: { ...emptyBooking, ...initialValues },
    resolver: zodResolver(bookingSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const container = useRef<HTMLDivElement>(null);
  const draft = useDraft(form, container);
  const { step, sent, hasMoved, goTo } = useStep(draft.isRestored ? furthestStep(form.watch()) : 1, draft);
  const [failedTries, setFailedTries] = useState(0);
  const isSending = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => Date.now());
  const previousStep = useRef<number>(undefined);

  useEffect(() => {
    if (step >= steps.length - 1) loadApi().catch(() => {});
  }, [step]);

  useEffect(() => {
    // A form that opens where it was left takes the focus from nobody.
    const isMove = (previousStep.current !== undefined || hasMoved) && previousStep.current !== step;
    previousStep.current = draft.isRestored ? step : undefined;
    if (!isMove) return;
    const heading = container.current?.querySelector<HTMLElement>('[data-step-heading]');
    heading?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: 'start' });
  }, [step, draft.isRestored, hasMoved]);

  const submission = useMutation({
    mutationFn: async (values: BookingValues) => {
      await afterMinimumFillTime(shownAt);
      if (honeypot.current?.value) {
        honeypot.current.value = '';
        throw new RefusedError();
      }
      const { insertLead } = await loadApi();
      await insertLead(toLeadRow(values, draft.identity(), window.location.href));
    },
    retry: (failures, error) => !(error instanceof RefusedError) && failures < 3,
    retryDelay,
    onSuccess: () => {
      const identity = draft.identity();
      // Another tab may have sent it as well: the photos of both then have the same addresses.
      const sentBefore = readRecentRequests().find(({ leadId }) => leadId === identity.leadId);
      const request: RecentRequest = {
        ...identity,
        submittedAt: sentBefore?.submittedAt ?? Date.now(),
        wantsPhotos: draft.photos.length > 0,
      };
      rememberRequest(request);
      goTo(CONFIRMATION_STEP, request.leadId);
      draft.restart();
      notify('success', 'Request submitted successfully!', "We'll contact you soon about your junk removal request.");
    },
    onError: (error) => {
      console.error('The request was not submitted', error);
      const reason = error instanceof RefusedError && error.message ? `${error.message} ` : '';
      notify('error', 'Error submitting request', `${reason}Please try again or call us directly.`);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  if (step === CONFIRMATION_STEP && sent) {
    return (
      <div ref={container} className="scroll-mt-24">
        <Confirmation request={sent} onRestart={() => goTo(1)} />
      </div>
    );
  }

  const current = steps[Math.min(step, steps.length) - 1] ?? steps[0];
  const isLast = step === steps.length;

  async function next(event: SubmitEvent) {
    event.preventDefault();
    if (isSending.current) return;
    if (!(await form.trigger(current.fields))) {
      setFailedTries((tries) => tries + 1);
      return;
    }
    setFailedTries(0);
    if (!isLast) {
      goTo(step + 1);
    } else if (!isSending.current) {
      isSending.current = true;
      submission.mutate(form.getValues());
    }
  }

  function startOver() {
    draft.startOver();
    setFailedTries(0);
    goTo(1);
  }

  const errors = failedTries > 0 ? errorsOf(form.formState.errors, current.fields) : [];

  return (
    <FormProvider {...form}>
      <div ref={container} className="scroll-mt-24">
        <Progress step={step} />
        <form noValidate onSubmit={next} className="mt-6" aria-busy={submission.isPending}>
          <h2 data-step-heading tabIndex={-1} className="font-extrabold text-2xl leading-tight sm:text-3xl">
            <span className="sr-only">
              Step {step} of {steps.length}:{' '}
            </span>
            {current.title}
          </h2>
          <Honeypot ref={honeypot} />
          <ErrorSummary errors={errors} focusKey={failedTries} />
          <div className="mt-6">
            {step === 1 && <ServicesStep />}
            {step === 2 && <AddressStep />}
            {step === 3 && <JobStep photos={draft.photos} onPhotosChange={draft.changePhotos} />}
            {step === 4 && <ContactStep photoCount={draft.photos.length} goTo={goTo} />}
          </div>
          {submission.isPaused && (
            <p role="status" className="mt-6 rounded-card bg-poppy-pale p-4 font-semibold">
              You are offline. Your request is kept here and goes out as soon as you are back online.
            </p>
          )}
          <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
            {step > 1 ? (
              <Button variant="secondary" onClick={() => goTo(step - 1)} disabled={submission.isPending}>
                Back
              </Button>
            ) : (
              <span />
            )}
            <Button
              type="submit"
              size="lg"
              className="sm:min-w-48"
              disabled={step === 1 && form.watch('services').length === 0}
              aria-disabled={submission.isPending}
            >
              {!isLast ? 'Next Step' : submission.isPending ? 'Sending…' : 'Submit Request'}
            </Button>
          </div>
        </form>
        {draft.isStarted && <DraftNote onStartOver={startOver} />}
      </div>
    </FormProvider>
  );
}

/** The client of the backend is large and needed last: it comes while the visitor is on the step before. */
function loadApi() {
  return import('./api');
}

function DraftNote({ onStartOver }: { onStartOver(): void }) {
  return (
    <p className="mt-6 text-ink-soft text-sm">
      What you fill in is kept on this device alone until you send it.{' '}
      <button
        type="button"
        onClick={onStartOver}
        className="min-h-6 font-semibold text-ink underline underline-offset-2"
      >
        Start over
      </button>
    </p>
  );
}

type Errors = Partial<Record<keyof BookingValues, { message?: string }>>;

function errorsOf(errors: Errors, fields: readonly (keyof BookingValues)[]) {
  return fields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ fieldId: field, message }] : [];
  });
}
