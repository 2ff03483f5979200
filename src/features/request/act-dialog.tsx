import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { words } from '@/words/job';
import { ActButton } from './act-button';
import { ActNotice } from './act-notice';

type ActDialogProps<Name extends string> = {
  open: boolean;
  onClose(): void;
  acts: ComponentProps<typeof ActNotice>['acts'] &
    ComponentProps<typeof ActButton<Name>>['acts'] & { unfinished: Name | undefined };
  name: Name;
  /** `submit` labels the action button. */
  texts: { title: string; description: string; submit: string };
  onSubmit(): void;
  focusAfter?: ComponentProps<typeof Dialog>['focusAfter'];
  children?: ReactNode;
};

/** Confirms an action or asks for details. Closing it cancels an action that is paused offline. */
export function ActDialog<Name extends string>({
  open,
  onClose,
  acts,
  name,
  texts,
  onSubmit,
  focusAfter,
  children,
}: ActDialogProps<Name>) {
  function close() {
    if (acts.isWaiting) acts.cancelWaiting();
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
        <div className="mt-6">
          <ActNotice acts={acts} isShown={acts.unfinished === name} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={close}>
              {words.actDialog.close}
            </Button>
            <ActButton type="submit" acts={acts} name={name}>
              {texts.submit}
            </ActButton>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
