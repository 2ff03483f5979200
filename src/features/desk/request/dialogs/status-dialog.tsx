import type { DeskRequest } from '@functions/contracts/desk.ts';
import { indexOnPath, isClosed, statusPath, toStatus } from '@functions/domain/statuses.ts';
import { useState } from 'react';
import { ChoiceGroup } from '@/components/ui/choice';
import { words } from '@/content/en/desk';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { holderOf } from '../../offers';
import { pickupText } from '../../times';
import { reopenNotifications, statusNotifications } from '../notifications';

type PathStatus = (typeof statusPath)[number];

/** Sets the status directly, as in Supabase Studio; for a closed request, the status to reopen it with. */
export function StatusDialog({ view, press, dialog }: RequestDialogProps) {
  const { request } = view;
  const isReopening = isClosed(request.status);
  const [status, setStatus] = useState(() => (isReopening ? statusBefore(request) : otherStatus(request)));
  const { legend, ...texts } = isReopening ? words.dialogs.reopen : words.dialogs.status;
  const statuses = statusPath.filter((each) => each !== request.status && !(isReopening && isClosed(each)));
  return (
    <ActionDialog
      {...dialog}
      name="status"
      texts={texts}
      notifications={statusNotifications(view, status)}
      onSubmit={() => press({ action: 'status', status })}
    >
      <ChoiceGroup
        id="status"
        legend={legend}
        choices={words.dialogs.statusMeans}
        values={statuses}
        chosen={status}
        onChoose={(next) => setStatus(next)}
      />
    </ActionDialog>
  );
}

export function CompleteDialog({ view, press, dialog }: RequestDialogProps) {
  return (
    <ActionDialog
      {...dialog}
      name="status"
      texts={words.dialogs.complete}
      notifications={statusNotifications(view, 'Completed')}
      onSubmit={() => press({ action: 'status', status: 'Completed' })}
    />
  );
}

/** Reopens a closed request: a completed one returns to its hauler; for a canceled one, the status is chosen. */
export function ReopenDialog(props: RequestDialogProps) {
  const { request } = props.view;
  // Fixed when the dialog opens, so that other people's changes do not swap the dialog.
  const [isCompleted] = useState(toStatus(request.status) === 'Completed');
  return isCompleted ? <ReopenCompletedDialog {...props} /> : <StatusDialog {...props} />;
}

function ReopenCompletedDialog({ view, press, dialog }: RequestDialogProps) {
  const { description, ...texts } = words.dialogs.reopenCompleted;
  const holder = holderOf(view.request);
  return (
    <ActionDialog
      {...dialog}
      name="reopen"
      texts={{ ...texts, description: holder ? description.kept(holder.hauler.name) : description.open }}
      notifications={reopenNotifications(view)}
      onSubmit={() => press({ action: 'reopen' })}
    />
  );
}

/** The status that a request had before it was closed. */
function statusBefore({ history }: DeskRequest): PathStatus {
  const before = history.findLast(({ what, to = '' }) => what === 'status' && isClosed(to))?.from;
  return statusPath.find((status) => status === before && !isClosed(status)) ?? 'Submitted';
}

/** The next status on the usual path. If the pickup has a time, the proposal is skipped. */
function otherStatus(request: DeskRequest): PathStatus {
  const next = statusPath[indexOnPath(request.status) + 1] ?? 'Submitted';
  return next === 'Sent Proposal' && pickupText(request) ? 'In Progress' : next;
}
