import { Choice } from '@/components/ui/choice';
import { words } from '@/words/job';
import { reasonLabel } from '@/words/shared/reasons';

type ReasonChoiceProps = {
  reasons: readonly string[];
  /** Undefined for no reason. */
  chosen: string | undefined;
  onChoose(reason: string | undefined): void;
};

/** A choice of one reason or none. */
export function ReasonChoice({ reasons, chosen, onChoose }: ReasonChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">
        {words.reasonChoice.legend} <span className="font-normal text-ink-soft">{words.reasonChoice.optional}</span>
      </legend>
      {[undefined, ...reasons].map((reason) => (
        <Choice
          key={reason ?? ''}
          type="radio"
          name="reason"
          label={reason ? reasonLabel(reason) : words.reasonChoice.none}
          checked={chosen === reason}
          onChange={() => onChoose(reason)}
        />
      ))}
    </fieldset>
  );
}
