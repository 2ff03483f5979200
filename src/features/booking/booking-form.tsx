import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/fields/error-summary';
import { Honeypot } from '@/components/fields/honeypot';
import { useTitlePrefix } from '@/lib/use-title-prefix';
import { words } from '@/words/booking';
import { Confirmation } from './confirmation';
import { forgetSentDraft, type OpenDraft, useDraft, useDraftPhotos } from './draft/draft-store';
import { useDraftForm } from './draft/use-draft-form';
import { Progress } from './progress';
import type { BookingValues } from './schema';
import { StepButtons } from './step-buttons';
import { findStep, recapBefore, steps } from './steps';
import { useStep } from './use-step';
import { useStepActions } from './use-step-actions';
import { useStepFocus } from './use-step-focus';

/** The fields that a page about a service or a city can prefill. */
export type Prefill = Partial<Pick<BookingValues, 'services' | 'city'>>;

/** Whether the form contains its initial values. */
export type PrefillState = 'kept' | 'changed' | 'sent';

type BookingFormProps = {
  /** The values of a new request. A draft keeps its own city and adds the services to its own. */
  initialValues?: Prefill;
  /** Whether the form is what `/book` is about: it gets what a ZIP code form on another page sent. */
  isOnBookPage?: boolean;
  /** Called when the form opens, and whenever it starts or stops containing `initialValues`, or is sent. */
  onPrefillChange?(state: PrefillState): void;
};

/**
 * The request form on `/book` and on every service and city page: the steps and a confirmation. Each step is an entry
 * of the browser's history; input is stored on the device until it is sent.
 */
export function BookingForm({ initialValues = {}, isOnBookPage = false, onPrefillChange }: BookingFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const form = useDraftForm(initialValues, isOnBookPage, container);
  const photoCount = useDraftPhotos().length;
  const isOpen = useDraft((draft) => draft !== null);
  const isStarted = useDraft((draft) => draft?.isStarted ?? false);
  const isKept = useDraft((draft) => isHeldBy(draft, initialValues));
  const position = useStep();
  const { step, sent, hasMoved, goTo } = position;
  const { next, startOver, errors, failedTries, honeypot, isUnderWay, isWaiting, canCancel } = useStepActions(
    form,
    position,
  );
  const { id, Content } = findStep(step);
  const title = words.titles[id];
  const stepLabel = `${words.step(step, steps.length)}:`;

  useStepFocus(container, isOpen, position);
  useTitlePrefix(sent ? `${words.confirmation.heading} | ` : step > 1 || hasMoved ? `${stepLabel} ${title} | ` : '');

  const prefill = sent ? 'sent' : isKept ? 'kept' : 'changed';
  useEffect(() => onPrefillChange?.(prefill), [prefill, onPrefillChange]);

  useEffect(() => {
    if (sent) forgetSentDraft(sent.leadId);
  }, [sent]);

  if (sent) {
    return (
      <div ref={container} className="scroll-mt-24">
        <Confirmation request={sent} isWholePage={isOnBookPage} onRestart={() => goTo(1)} />
      </div>
    );
  }

  return (
    <FormProvider {...form}>
      {/* On wider screens, the page's heading is above the header, and the card's top below it. */}
      <div ref={container} className="scroll-mt-24 sm:scroll-mt-8">
        <Progress step={step} />
        {/* The method: a press before the code has loaded does nothing. */}
        <form method="dialog" noValidate onSubmit={next} className="mt-6" aria-busy={isUnderWay}>
          <h2 data-step-heading tabIndex={-1} className="font-extrabold text-2xl leading-tight sm:text-3xl">
            <span className="sr-only">{`${stepLabel} `}</span>
            <span>{title}</span>
          </h2>
          <Honeypot ref={honeypot} />
          <ErrorSummary errors={errors} focusKey={failedTries} />
          <div className="mt-6">
            <Content key={id} recap={recapBefore(step, form.getValues(), photoCount)} goTo={goTo} />
          </div>
          {isWaiting && (
            <p role="status" className="mt-6 rounded-card bg-poppy-pale p-4 font-semibold">
              {words.offline}
            </p>
          )}
          <StepButtons step={step} isUnderWay={isUnderWay} onBack={() => goTo(step - 1)} />
        </form>
        {isStarted && canCancel && <DraftNote onStartOver={startOver} />}
      </div>
    </FormProvider>
  );
}

function isHeldBy(draft: OpenDraft | null, { services = [], city }: Prefill): boolean {
  if (!draft) return true;
  const { values } = draft;
  return services.every((service) => values.services.includes(service)) && (city ?? values.city) === values.city;
}

function DraftNote({ onStartOver }: { onStartOver(): void }) {
  return (
    <p className="mt-6 text-ink-soft text-sm">
      {words.draft}{' '}
      <button
        type="button"
        onClick={onStartOver}
        className="min-h-6 font-semibold text-ink underline underline-offset-2"
      >
        {words.startOver}
      </button>
    </p>
  );
}
