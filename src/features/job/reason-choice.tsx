import * as englishReasons from '@functions/words/en/reasons.ts';
import { Choice } from '@/components/ui/choice';
import { words as english } from '@/content/en/job';
import { useWords } from '@/lib/words';

type ReasonChoiceProps = {
  reasons: readonly string[];
  /** Undefined: none is given. */
  chosen: string | undefined;
  onChoose(reason: string | undefined): void;
};

/** One reason, or none. */
export function ReasonChoice({ reasons, chosen, onChoose }: ReasonChoiceProps) {
  const words = useWords('job', english);
  const { reasonLabel } = useWords('words/reasons', englishReasons);
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
