import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';
import { words } from '@/words/job';
import { ActionButton } from './action-button';
import { ActionNotice } from './action-notice';

type ActionDialogProps<Name extends string> = {
  open: boolean;
  onClose(): void;
  actions: ComponentProps<typeof ActionNotice>['actions'] &
    ComponentProps<typeof ActionButton<Name>>['actions'] & { unfinished: Name | undefined };
  name: Name;
  /** `submit` labels the action button. */
  texts: { title: string; description: string; submit: string };
  onSubmit(): void;
  focusAfter?: ComponentProps<typeof Dialog>['focusAfter'];
  children?: ReactNode;
};

/** Confirms an action or asks for details. Closing it cancels an action that is paused offline. */
export function ActionDialog<Name extends string>({
  open,
  onClose,
  actions,
  name,
  texts,
  onSubmit,
  focusAfter,
  children,
}: ActionDialogProps<Name>) {
  function close() {
    if (actions.isWaiting) actions.cancelWaiting();
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog open={open} onClose={close} title={texts.title} description={texts.description} focusAfter={focusAfter}>
      <form noValidate onSubmit={submit} className="mt-5">
        {children}
        <DialogFoot notice={<ActionNotice actions={actions} isShown={actions.unfinished === name} />}>
          <Button variant="secondary" onClick={close}>
            {words.actionDialog.close}
          </Button>
          <ActionButton type="submit" actions={actions} name={name}>
            {texts.submit}
          </ActionButton>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
