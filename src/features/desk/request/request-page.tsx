import type { DeskView, RequestView } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '@/content/en/desk';
import { OpenButton } from '@/features/request/action-button';
import { JobFacts } from '@/features/request/job-facts';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { useMedia, WIDE } from '@/lib/use-media';
import { useNow } from '@/lib/use-now';
import { isAssignOpening } from '../opening';
import { pane, WIDE_BOARD } from '../pane';
import type { DeskAction, DeskActions, RequestAction } from '../use-desk-actions';
import { nearDay } from '../wanted';
import { AskedHaulers } from './asked-haulers';
import { CustomerCard } from './customer-card';
import { RequestDialog } from './dialogs/request-dialog';
import { History } from './history';
import { NameField } from './name-field';
import { NextPanel, nextHeading } from './next-panel';
import { type DialogId, possibleButtons } from './next-state';
import { PickupFacts, pickupHeading } from './pickup-facts';
import { RequestHeading } from './request-heading';
import { ReviewCard, reviewHeading } from './review-card';

type RequestPageProps = {
  view: RequestView;
  actions: DeskActions;
  /** Whether the list is beside it. */
  isBeside?: boolean;
  takesFocus?: boolean;
};

/** An open dialog, the view it was opened from, and the last refusal before that. */
type OpenDialog = { id: DialogId; view: RequestView; refusedBefore: DeskView | undefined };

/** The page of a request: the next step, the customer, and its history. */
export function RequestPage({ view, actions, isBeside = false, takesFocus = false }: RequestPageProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const isDone = useRef(false);
  const now = useNow();
  const hasColumns = useMedia(isBeside ? WIDE_BOARD : WIDE);
  const { request } = view;
  useAssignOpening(() => possibleButtons(request).has('assign') && open('assign'));

  function open(id: DialogId) {
    isDone.current = false;
    setDialog({ id, view, refusedBefore: actions.current });
  }

  function press(action: RequestAction, seen: RequestView, onDone: () => void) {
    actions.act(withVersions(action, seen), onDone, seen);
  }

  /** Bases the action on the view that the dialog was opened from, or on a refusal since then, not on later updates. */
  function pressInDialog(action: RequestAction) {
    if (!dialog) return;
    const { current } = actions;
    const isRefused = current !== undefined && current !== dialog.refusedBefore && 'request' in current;
    press(action, isRefused ? current : dialog.view, () => {
      isDone.current = true;
      setDialog(undefined);
    });
  }

  return (
    <article className={requestGrid(isBeside)}>
      <div className="min-w-0" style={{ gridColumn: '1 / -1' }}>
        <RequestHeading view={view} takesFocus={takesFocus} now={now} />
      </div>
      <div className="min-w-0 space-y-6">
        <NextPanel
          request={request}
          now={now}
          actions={actions}
          isDialogOpen={dialog !== undefined}
          onCalled={(called) => press({ action: 'called', called }, view, () => nextHeading()?.focus())}
          onOpen={open}
        />
        {request.review && (
          <ReviewCard
            review={request.review}
            request={request}
            actions={actions}
            isDialogOpen={dialog !== undefined}
            onPublish={() => press({ action: 'publish-review' }, view, () => reviewHeading()?.focus())}
            onWithhold={() => open('withhold')}
          />
        )}
      </div>
      <div
        className={clsx(
          'min-w-0 space-y-5 rounded-panel bg-paper p-5 shadow-card',
          hasColumns && [pane.className, 'lg:row-span-2'],
        )}
        style={hasColumns ? pane.style : undefined}
      >
        <CustomerCard request={request} actions={actions} onOpen={open} />
        <div className="border-line border-t pt-4">
          <JobFacts lead={request} isUrgent={nearDay(request, now) !== undefined} />
        </div>
      </div>
      <div className="min-w-0 space-y-8">
        <AskedHaulers request={request} now={now} />
        <PickupFacts
          request={request}
          now={now}
          actions={actions}
          isDialogOpen={dialog !== undefined}
          onLeavePriceOut={() => open('leavePriceOut')}
          onCountPrice={() => press({ action: 'count-price' }, view, () => pickupHeading()?.focus())}
        />
        <section aria-labelledby="note">
          <h2 id="note" className="text-xl">
            {words.note.heading}
          </h2>
          <p className="mt-3 whitespace-pre-wrap break-words">{request.note ?? words.note.empty}</p>
          <OpenButton actions={actions} variant="secondary" className="mt-4" onOpen={() => open('note')}>
            {request.note === null ? words.buttons.addNote : words.buttons.note}
          </OpenButton>
        </section>
        <History entries={request.history} />
        <div className="border-line border-t pt-6">
          <NameField />
          <p className="mt-6 text-ink-soft text-sm">
            <span>{words.request.worksUntil(formatLosAngelesClock(view.expiresAt))}</span> {words.request.timeZone}
          </p>
        </div>
      </div>
      {dialog && (
        <RequestDialog
          key={dialog.id}
          id={dialog.id}
          view={view}
          press={pressInDialog}
          dialog={{
            open: true,
            actions,
            onClose: () => setDialog(undefined),
            focusAfter: () => (isDone.current ? headingAfter(dialog.id) : undefined),
          }}
        />
      )}
    </article>
  );
}

/** Calls back once if the request was opened by a press on "Assign…" on the list. A reload does not open it again. */
function useAssignOpening(onOpen: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = isAssignOpening(state);
  const open = useEffectEvent(() => {
    navigate({ pathname, search }, { replace: true, state: null });
    onOpen();
  });

  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}

/** The columns of a request; `isBeside`: the list is beside them. */
export function requestGrid(isBeside: boolean): string {
  return clsx(
    'grid items-start gap-6',
    isBeside ? 'xl:grid-cols-[minmax(0,1fr)_18rem]' : 'lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8',
  );
}

function headingAfter(dialog: DialogId): HTMLElement | null {
  if (dialog === 'withhold') return reviewHeading();
  return dialog === 'leavePriceOut' ? pickupHeading() : nextHeading();
}

/** Adds the versions that the action is based on: the request's and, for a review, the answer's. */
function withVersions(action: RequestAction, { request: { version, review } }: RequestView): DeskAction {
  if (action.action !== 'publish-review' && action.action !== 'withhold-review') return { ...action, version };
  return { ...action, version, reviewVersion: review?.version ?? 0 };
}
