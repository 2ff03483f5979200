import type { ComponentType } from 'react';
import type { RequestDialogProps } from '../../action-dialog';
import type { DialogId } from '../next-state';
import { CancelDialog } from './cancel-dialog';
import { CorrectDialog } from './correct-dialog';
import { ClearFlagDialog, FlagDialog, LeavePriceOutDialog } from './flag-dialogs';
import { HaulerDialog } from './hauler-dialog';
import { EndTextsDialog, NoteDialog, ResendDialog } from './note-dialogs';
import { PickupDialog } from './pickup-dialog';
import { CompleteDialog, ReopenDialog, StatusDialog } from './status-dialog';
import { TakeBackDialog } from './take-back-dialog';
import { WithholdDialog } from './withhold-dialog';

const dialogs: Record<DialogId, ComponentType<RequestDialogProps>> = {
  assign: (props) => <HaulerDialog {...props} action="assign" />,
  offer: (props) => <HaulerDialog {...props} action="offer" />,
  takeBack: TakeBackDialog,
  pickup: PickupDialog,
  complete: CompleteDialog,
  status: StatusDialog,
  reopen: ReopenDialog,
  cancel: CancelDialog,
  flag: FlagDialog,
  clearFlag: ClearFlagDialog,
  correct: CorrectDialog,
  note: NoteDialog,
  resend: ResendDialog,
  endTexts: EndTextsDialog,
  withhold: WithholdDialog,
  leavePriceOut: LeavePriceOutDialog,
};

/** The dialog that asks for confirmation or details before an action on a request. */
export function RequestDialog({ id, ...props }: RequestDialogProps & { id: DialogId }) {
  const Dialog = dialogs[id];
  return <Dialog {...props} />;
}
