import { MAX_WINDOWS } from '@functions/domain/proposals.ts';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { errorOf } from '@/components/ui/form-fields';
import { TimeFields } from '@/features/request/time-fields';
import { type Limits, sortWindows } from '@/features/request/windows';
import { words } from '@/words/job';
import { FoldedFields } from '../folded-fields';
import { fieldIds, timeProblem, timesOf } from './schema';
import type { ProposalValues } from './values';

/** A time that none of the chips has. */
export function OtherTime({ limits }: { limits: Limits }) {
  const { watch, getValues, setValue, setError, formState } = useFormContext<ProposalValues>();
  const [other, isAgreed] = watch(['other', 'isAgreed']);
  const isFull = !isAgreed && watch('windows').length >= MAX_WINDOWS;

  function add() {
    if (isFull) return;
    const others = isAgreed ? [] : timesOf(getValues());
    const message = timeProblem(other, others, limits);
    if (message) {
      setError('other', { message });
      document.getElementById(fieldIds.other)?.focus();
      return;
    }
    setValue('windows', sortWindows([...others, other]));
    setValue('other', { ...other, day: '' });
  }

  return (
    <FoldedFields summary={words.proposalForm.otherTime} opens={other.day !== ''}>
      <TimeFields
        id={fieldIds.other}
        window={other}
        error={errorOf(formState.errors, 'other')}
        limits={limits}
        onChange={(next) => setValue('other', next)}
      />
      <Button variant="secondary" className="mt-3 max-sm:w-full" aria-disabled={isFull} onClick={add}>
        {words.proposalForm.add}
      </Button>
    </FoldedFields>
  );
}
