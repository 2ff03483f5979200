import type { UpdateLeadInput } from '@functions/contracts/update-lead.ts';
import * as z from 'zod/mini';
import { notify } from '@/lib/notify';
import { words } from '@/words/tracking';
import type { AnswerDialogProps } from './ask-dialog';
import { UpdateDialog, useUpdateForm } from './update-dialog';
import { useLeadUpdate } from './use-lead-update';

/** What a customer can do about a hauler who did not come, or whose price they declined. */
export const haulerActs = ['no-show', 'other-hauler'] as const;

export type HaulerAct = (typeof haulerActs)[number];

type ActDialogProps = Omit<AnswerDialogProps, 'proposalId'> & { act: HaulerAct };

/** Asks for confirmation, and says what happens then. */
export function ActDialog({ act, haulerName, trackingId, open, onClose }: ActDialogProps) {
  const { noShow, door, declineDialog, askDialog } = words;
  const [title, submit, description] =
    act === 'no-show'
      ? [noShow.title, noShow.submit, noShow.whoIsTold(haulerName)]
      : [door.otherHauler, door.otherHauler, door.offered(haulerName)];
  const form = useUpdateForm(
    {},
    z.transform((_: object): UpdateLeadInput => ({ trackingId, action: act })),
  );
  const update = useLeadUpdate(trackingId, act, {
    failure: askDialog.failed,
    onDone: () => {
      notify('success', askDialog.done.title, description);
      onClose();
    },
  });
  const texts = { title, submit, close: declineDialog.keep.close };
  return <UpdateDialog {...{ form, update, texts, description, open, onClose }} fields={{}} />;
}
