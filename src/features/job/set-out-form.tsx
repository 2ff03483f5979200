import { useState } from 'react';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { words } from '@/words/job';
import { focusStep } from './panel';
import type { JobActs } from './use-job-acts';

const CHOICES = [15, 30, 45, 60, 90];

type SetOutFormProps = {
  acts: JobActs;
  /** Whether it is the next step. */
  isNext: boolean;
  /** Whether they have sent an arrival time before. */
  isAgain: boolean;
};

/** Notifies the customer when the hauler will arrive. Sending it again updates the time. */
export function SetOutForm({ acts, isNext, isAgain }: SetOutFormProps) {
  const [minutes, setMinutes] = useState(30);
  return (
    <form
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
        <div className="mt-2 flex flex-wrap gap-2">
          {CHOICES.map((choice) => (
            <label
              key={choice}
              className="flex min-h-12 cursor-pointer items-center gap-2 rounded-xl border-2 border-field bg-white px-4 font-semibold text-lg has-checked:border-leaf has-checked:bg-leaf-pale"
            >
              <input
                type="radio"
                name="minutes"
                className="size-6 shrink-0 accent-leaf"
                checked={choice === minutes}
                onChange={() => setMinutes(choice)}
              />
              {choice}
            </label>
          ))}
        </div>
      </fieldset>
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
    </form>
  );
}
