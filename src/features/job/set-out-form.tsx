import type { ReactNode } from 'react';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { words } from '@/words/job';
import { Chip, chipRowClass } from './chip';
import { focusStep } from './panel';
import type { JobActions } from './use-job-actions';

const CHOICES = [15, 30, 45, 60, 90];

/** The usual answer. */
export const DEFAULT_MINUTES = 30;

/** The form's id, for its button in the bar. */
export const SET_OUT_FORM = 'set-out-form';

/** In how many minutes the hauler will arrive, and how to change that. The bar's button names them, too. */
export type Minutes = { minutes: number; setMinutes(minutes: number): void };

type SetOutFormProps = Minutes & {
  actions: JobActions;
  /** Whether it is the next step. */
  isNext: boolean;
  /** Whether its button is in the bar at the bottom of the screen. */
  isInBar: boolean;
  /** Whether they have sent an arrival time before. */
  isAgain: boolean;
  /** Beside its button. */
  children: ReactNode;
};

/** Notifies the customer when the hauler will arrive. Sending it again updates the time. */
export function SetOutForm({ actions, minutes, setMinutes, isNext, isInBar, isAgain, children }: SetOutFormProps) {
  return (
    <form
      id={SET_OUT_FORM}
      className="mt-5"
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        actions.act({ action: 'on-my-way', minutes }, () => {
          // The focused button is replaced by another one.
          const focused = document.activeElement?.closest('form') ?? form;
          if (focused === form) focusStep('pickup');
        });
      }}
    >
      <fieldset>
        <legend className="font-semibold">{words.setOutForm.legend}</legend>
        <div className={chipRowClass}>
          {CHOICES.map((choice) => (
            <Chip
              key={choice}
              type="radio"
              name="minutes"
              label={choice}
              checked={choice === minutes}
              onChange={() => setMinutes(choice)}
            />
          ))}
        </div>
      </fieldset>
      {!isInBar && <ActionNotice actions={actions} isShown={actions.unfinished === 'on-my-way'} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isInBar && (
          <ActionButton
            type="submit"
            variant={isNext ? 'primary' : 'secondary'}
            size="lg"
            className="max-sm:w-full"
            actions={actions}
            name="on-my-way"
          >
            {isAgain ? words.setOutForm.again : words.setOutForm.submit(minutes)}
          </ActionButton>
        )}
        {children}
      </div>
    </form>
  );
}
