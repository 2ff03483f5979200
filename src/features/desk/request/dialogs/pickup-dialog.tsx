import type { DeskRequest } from '@functions/contracts/desk.ts';
import { line, required } from '@functions/contracts/fields.ts';
import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { proposalRefusalsForHaulers } from '@functions/words/en/proposal-refusals.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceGroup } from '@/components/ui/choice';
import { errorOf, FormTextField } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { TimeFields } from '@/features/request/time-fields';
import {
  freeWindow,
  type Limits,
  limitsOf,
  losAngelesMoment,
  toProposedWindow,
  windowProblem,
} from '@/features/request/windows';
import { useNow } from '@/lib/use-now';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { pickupNotifications } from '../notifications';

const kinds = ['window', 'words', 'none'] as const;

type Values = { kind: (typeof kinds)[number]; window: ProposedWindow; timeframe: string };

const inOwnWords = line(100).check(required('line-required'));

/** Sets when the pickup is: a time window, a time in words, or no time. */
export function PickupDialog({ view, press, dialog }: RequestDialogProps) {
  const { request } = view;
  const limits = limitsOf(undefined, true, useNow());
  const form = useForm<Values>({
    defaultValues: {
      kind: request.timeframe && !request.pickupFrom ? 'words' : 'window',
      window: firstWindow(request, limits),
      timeframe: request.timeframe ?? '',
    },
    resolver: zodResolver(pickupWithin(limits)),
    reValidateMode: 'onSubmit',
  });
  const { control, clearErrors } = form;
  const { errors } = form.formState;
  const { field: kind } = useController({ control, name: 'kind' });
  const { field: window } = useController({ control, name: 'window' });
  const { endsProposal, legend, choices, time, hours, words: inWords, ...others } = words.dialogs.pickup;
  const { wordsRequired, dayRequired, ...texts } = others;
  const ownErrors: Record<string, string> = {
    ...proposalRefusalsForHaulers,
    'day-required': dayRequired,
    'line-required': wordsRequired,
  };
  const errorAt = (name: keyof Values) => ownErrors[errors[name]?.message ?? ''] ?? errorOf(errors, name);

  return (
    <FormProvider {...form}>
      <ActionDialog
        {...dialog}
        name="pickup"
        texts={{ ...texts, description: request.proposal ? `${texts.description} ${endsProposal}` : texts.description }}
        notifications={pickupNotifications(view)}
        onSubmit={form.handleSubmit(
          (values) => press({ action: 'pickup', ...pickupOf(values) }),
          () => document.getElementById('pickup-day')?.focus(),
        )}
      >
        <ChoiceGroup
          id="kind"
          legend={legend}
          choices={choices}
          values={kinds}
          chosen={kind.value}
          onChoose={(next) => {
            kind.onChange(next);
            clearErrors();
          }}
        />
        {kind.value === 'window' && (
          <fieldset className="mt-4 min-w-0">
            <legend className="font-semibold">{time}</legend>
            <p className="text-ink-soft text-sm">{hours}</p>
            <TimeFields
              id="pickup-day"
              window={window.value}
              error={errorAt('window')}
              limits={limits}
              onChange={(next) => {
                window.onChange(next);
                clearErrors();
              }}
            />
          </fieldset>
        )}
        {kind.value === 'words' && (
          <FormTextField name="timeframe" className="mt-4" {...inWords} maxLength={100} error={errorAt('timeframe')} />
        )}
      </ActionDialog>
    </FormProvider>
  );
}

/** The input to send. */
function pickupOf({ kind, window: { day, from, until }, timeframe }: Values) {
  if (kind === 'none') return {};
  if (kind === 'words') return { timeframe: timeframe.trim() };
  return { from: losAngelesMoment(day, from).toISOString(), until: losAngelesMoment(day, until).toISOString() };
}

/** Checks only what was chosen. */
function pickupWithin(limits: Limits) {
  return z.custom<Values>().check(({ value, issues }) => {
    const { kind, window, timeframe } = value;
    const fault = kind === 'window' && windowProblem(window, limits);
    if (fault) issues.push({ code: 'custom', message: fault, path: ['window'], input: value });
    const message = kind === 'words' && inOwnWords.safeParse(timeframe).error?.issues[0]?.message;
    if (message) issues.push({ code: 'custom', message, path: ['timeframe'], input: value });
  });
}

/** The booked time, else the first valid proposed time, else the next usual one. */
function firstWindow(request: DeskRequest, limits: Limits): ProposedWindow {
  const { pickupFrom, pickupUntil, proposal } = request;
  if (pickupFrom && pickupUntil) return toProposedWindow({ from: pickupFrom, until: pickupUntil });
  const proposed = proposal?.windows.map(toProposedWindow).find((window) => !windowProblem(window, limits));
  return proposed ?? freeWindow([], limits);
}
