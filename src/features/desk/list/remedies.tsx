import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';
import type { ActDialog } from '../act-dialog';
import type { DeskActs } from '../use-desk-acts';

/** What to do about a paper that a hauler lacks, by the code of the refusal. */
type Remedies = Partial<Record<string, (() => void) | undefined>>;

/** The actions, with a button beside the words of a refusal that does something about it. */
export function withRemedy(acts: DeskActs, remedies: Remedies): ComponentProps<typeof ActDialog>['acts'] {
  const remedy = remedies[acts.refusal ?? ''];
  if (!remedy) return acts;
  const { askAgreement, change } = words.haulers;
  return {
    ...acts,
    failure: (
      <>
        <span className="mb-3 block">{acts.failure}</span>
        <Button variant="secondary" onClick={remedy}>
          {acts.refusal === 'no-agreement' ? askAgreement : change}
        </Button>
      </>
    ),
  };
}
