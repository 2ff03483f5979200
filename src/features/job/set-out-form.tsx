import { useState } from 'react';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { words } from '@/words/job';
import { Chip, chipRowClass } from './chip';
import { focusStep } from './panel';
import type { JobActions } from './use-job-actions';

const CHOICES = [15, 30, 45, 60, 90];

/** The form's id, for its button in the bar. */
export const SET_OUT_FORM = 'set-out-form';

type SetOutFormProps = {
  actions: JobActions;
  /** Whether it is the next step. */
  isNext: boolean;
  /** Whether its button is in the bar at the bottom of the screen. */
  isInBar: boolean;
  /** Whether they have sent an arrival time before. */
  isAgain: boolean;
};

/** Notifies the customer when the hauler will arrive. Sending it again updates the time. */
export function SetOutForm({ actions, isNext, isInBar, isAgain }: SetOutFormProps) {
  const [minutes, setMinutes] = useState(30);
  return (
    <form
      id={SET_OUT_FORM}
      className="mt-6"
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
      {!isInBar && (
        <div className="mt-4">
          <ActionNotice actions={actions} isShown={actions.unfinished === 'on-my-way'} />
          <ActionButton
            type="submit"
            variant={isNext ? 'primary' : 'secondary'}
            size="lg"
            className="max-sm:w-full"
            actions={actions}
            name="on-my-way"
          >
            {isAgain ? words.setOutForm.again : words.setOutForm.submit}
          </ActionButton>
        </div>
      )}
    </form>
  );
}
