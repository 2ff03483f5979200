import type { DeskRequest } from '@functions/contracts/desk.ts';
import { line } from '@functions/contracts/fields.ts';
import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { proposalRefusalsForHaulers } from '@functions/words/en/proposal-refusals.ts';
import { useState } from 'react';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ChoiceGroup } from '@/features/request/choice-group';
import { TimeFields } from '@/features/request/time-fields';
import { faultOf, freeWindow, limitsOf, toProposedWindow } from '@/features/request/windows';
import { useNow } from '@/lib/use-now';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { losAngelesMoment } from '../../times';
import { pickupNotifications } from '../notifications';

type Kind = 'window' | 'words' | 'none';

const kinds: readonly Kind[] = ['window', 'words', 'none'];
const timeframeSchema = line(100);

/** Sets when the pickup is: a time window, a time in words, or no time. */
export function PickupDialog({ look, press, frame }: RequestDialogProps) {
  const { request } = look;
  const limits = limitsOf(undefined, true, useNow());
  const [kind, setKind] = useState<Kind>(request.timeframe && !request.pickupFrom ? 'words' : 'window');
  const [window, setWindow] = useState(() => firstWindow(request, limits));
  const [timeframe, setTimeframe] = useState(request.timeframe ?? '');
  const [error, setError] = useState<string>();
  const {
    endsProposal,
    legend,
    choices,
    time,
    hours,
    words: inWords,
    wordsRequired,
    dayRequired,
    ...texts
  } = words.dialogs.pickup;

  function submit() {
    if (kind === 'window') return submitWindow();
    if (kind === 'none') return press({ action: 'pickup' });
    const parsed = timeframeSchema.safeParse(timeframe);
    if (parsed.success && parsed.data) return press({ action: 'pickup', timeframe: parsed.data });
    return fail(fieldErrorText(parsed.error?.issues[0]?.message) ?? wordsRequired, 'timeframe');
  }

  function submitWindow() {
    const fault = faultOf(window, limits);
    if (fault) return fail(fault === 'day-required' ? dayRequired : proposalRefusalsForHaulers[fault], 'pickup-day');
    const { day, from, until } = window;
    const [start, end] = [losAngelesMoment(day, from), losAngelesMoment(day, until)];
    return press({ action: 'pickup', from: start.toISOString(), until: end.toISOString() });
  }

  function fail(message: string, fieldId: string) {
    setError(message);
    document.getElementById(fieldId)?.focus();
  }

  return (
    <ActDialog
      {...frame}
      name="pickup"
      texts={{ ...texts, description: request.proposal ? `${texts.description} ${endsProposal}` : texts.description }}
      notifications={pickupNotifications(look)}
      onSubmit={submit}
    >
      <ChoiceGroup
        id="kind"
        legend={legend}
        choices={choices}
        values={kinds}
        chosen={kind}
        onChoose={(next) => {
          setKind(next);
          setError(undefined);
        }}
      />
      {kind === 'window' && (
        <fieldset className="mt-4 min-w-0">
          <legend className="font-semibold">{time}</legend>
          <p className="text-ink-soft text-sm">{hours}</p>
          <TimeFields
            id="pickup-day"
            window={window}
            error={error}
            limits={limits}
            onChange={(next: ProposedWindow) => {
              setWindow(next);
              setError(undefined);
            }}
          />
        </fieldset>
      )}
      {kind === 'words' && (
        <TextField
          id="timeframe"
          className="mt-4"
          {...inWords}
          maxLength={100}
          error={error}
          value={timeframe}
          onChange={({ target }) => {
            setTimeframe(target.value);
            setError(undefined);
          }}
        />
      )}
    </ActDialog>
  );
}

/** The booked time, else the first valid proposed time, else the next usual one. */
function firstWindow(request: DeskRequest, limits: ReturnType<typeof limitsOf>): ProposedWindow {
  const { pickupFrom, pickupUntil, proposal } = request;
  if (pickupFrom && pickupUntil) return toProposedWindow({ from: pickupFrom, until: pickupUntil });
  const proposed = proposal?.windows.map(toProposedWindow).find((window) => !faultOf(window, limits));
  return proposed ?? freeWindow([], limits);
}
