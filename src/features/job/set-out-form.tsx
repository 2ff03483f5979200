import { useState } from 'react';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { words } from '@/words/job';
import { Chip, chipRowClass } from './chip';
import { focusStep } from './panel';
import type { JobActs } from './use-job-acts';

const CHOICES = [15, 30, 45, 60, 90];

/** The form's id, for its button in the bar. */
export const SET_OUT_FORM = 'set-out-form';

type SetOutFormProps = {
  acts: JobActs;
  /** Whether it is the next step. */
  isNext: boolean;
  /** Whether its button is in the bar at the bottom of the screen. */
  isInBar: boolean;
  /** Whether they have sent an arrival time before. */
  isAgain: boolean;
};

/** Notifies the customer when the hauler will arrive. Sending it again updates the time. */
export function SetOutForm({ acts, isNext, isInBar, isAgain }: SetOutFormProps) {
  const [minutes, setMinutes] = useState(30);
  return (
    <form
      id={SET_OUT_FORM}
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        acts.act({ action: 'on-my-way', minutes }, () => {
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
          <ActNotice acts={acts} isShown={acts.unfinished === 'on-my-way'} />
          <ActButton
            type="submit"
            variant={isNext ? 'primary' : 'secondary'}
            size="lg"
            className="max-sm:w-full"
            acts={acts}
            name="on-my-way"
          >
            {isAgain ? words.setOutForm.again : words.setOutForm.submit}
          </ActButton>
        </div>
      )}
    </form>
  );
}
