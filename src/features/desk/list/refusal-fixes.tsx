import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';
import type { ActionDialog } from '../action-dialog';
import type { DeskActions } from '../use-desk-actions';

/** What to do about a paper that a hauler lacks, by the code of the refusal. */
type Fixes = Partial<Record<string, (() => void) | undefined>>;

/** The actions, with a button beside the words of a refusal that does something about it. */
export function withFix(actions: DeskActions, fixes: Fixes): ComponentProps<typeof ActionDialog>['actions'] {
  const fix = fixes[actions.refusal ?? ''];
  if (!fix) return actions;
  const { askAgreement, change } = words.haulers;
  return {
    ...actions,
    failure: (
      <>
        <span className="mb-3 block">{actions.failure}</span>
        <Button variant="secondary" onClick={fix}>
          {actions.refusal === 'no-agreement' ? askAgreement : change}
        </Button>
      </>
    ),
  };
}
