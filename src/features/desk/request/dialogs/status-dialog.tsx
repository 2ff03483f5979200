import type { DeskRequest } from '@functions/contracts/desk.ts';
import { indexOnPath, isClosed, statusPath, toStatus } from '@functions/domain/statuses.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk';
import { ChoiceGroup } from '@/features/tracking/choice-group';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { holderOf } from '../../offers';
import { pickupText } from '../../times';
import { reopenNotifications, statusNotifications } from '../notifications';

type PathStatus = (typeof statusPath)[number];

/** Sets the status as Studio does; of a closed request it is where it goes on from. */
export function StatusDialog({ look, press, frame }: RequestDialogProps) {
  const { request } = look;
  const isReopening = isClosed(request.status);
  const [status, setStatus] = useState(() => (isReopening ? statusBefore(request) : otherStatus(request)));
  const { legend, ...texts } = isReopening ? words.dialogs.reopen : words.dialogs.status;
  const statuses = statusPath.filter((each) => each !== request.status && !(isReopening && isClosed(each)));
  return (
    <ActDialog
      {...frame}
      name="status"
      texts={texts}
      notifications={statusNotifications(look, status)}
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
    </ActDialog>
  );
}

/** Says that the job is done. */
export function CompleteDialog({ look, press, frame }: RequestDialogProps) {
  return (
    <ActDialog
      {...frame}
      name="status"
      texts={words.dialogs.complete}
      notifications={statusNotifications(look, 'Completed')}
      onSubmit={() => press({ action: 'status', status: 'Completed' })}
    />
  );
}

/** Opens a closed request again: a completed one goes on with its hauler, of a canceled one it is chosen where. */
export function ReopenDialog(props: RequestDialogProps) {
  const { request } = props.look;
  // As it was when this was opened: what others do meanwhile does not make another dialog of it.
  const [isCompleted] = useState(toStatus(request.status) === 'Completed');
  return isCompleted ? <ReopenCompletedDialog {...props} /> : <StatusDialog {...props} />;
}

function ReopenCompletedDialog({ look, press, frame }: RequestDialogProps) {
  const { description, ...texts } = words.dialogs.reopenCompleted;
  const holder = holderOf(look.request);
  return (
    <ActDialog
      {...frame}
      name="reopen"
      texts={{ ...texts, description: holder ? description.kept(holder.hauler.name) : description.open }}
      notifications={reopenNotifications(look)}
      onSubmit={() => press({ action: 'reopen' })}
    />
  );
}

/** From which status a closed request came to its end. */
function statusBefore({ history }: DeskRequest): PathStatus {
  const before = history.findLast(({ what, to = '' }) => what === 'status' && isClosed(to))?.from;
  return statusPath.find((status) => status === before && !isClosed(status)) ?? 'Submitted';
}

/** The next one on the way. Where the pickup has a time, no proposal is waited for. */
function otherStatus(request: DeskRequest): PathStatus {
  const next = statusPath[indexOnPath(request.status) + 1] ?? 'Submitted';
  return next === 'Sent Proposal' && pickupText(request) ? 'In Progress' : next;
}
