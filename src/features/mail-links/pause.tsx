import type { PauseState, PauseWish } from '@functions/contracts/stop-mail.ts';
import { WriteToUs } from '@/components/ui/write-to-us';
import { ActionButton, isFirstClick } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { JobHeading } from '@/features/request/heading';
import { LinkPage, LinkUnknown } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded, useLinkQuery } from '@/features/request/link-states';
import { type Actions, useActions } from '@/features/request/use-actions';
import { RefusedError } from '@/lib/forms/refused-error';
import { words as actionWords } from '@/words/actions';
import { words } from '@/words/pause';
import { refusalText } from '@/words/shared/refusals';

type PauseAction = Exclude<PauseWish, 'view'>;

/** The target of the "Pause offers" link in an email to a hauler. Only the button pauses. */
export function Pause({ token: written }: { token: string }) {
  return (
    <LinkPage
      written={written}
      loading={<LinkLoading words={words.loading} />}
      broken={<LinkUnknown words={words.unknownLink} isHelpWithinSentence />}
    >
      {(token) => <View token={token} />}
    </LinkPage>
  );
}

function View({ token }: { token: string }) {
  const queryKey = ['pause', token];
  const ask = async (wish: PauseWish) => (await import('./api')).askPause(token, wish);
  const view = useLinkQuery(queryKey, () => ask('view'));
  const { actions, failed, press } = useActions<PauseState, PauseAction, PauseAction>({
    mutationKey: ['pause-action', token],
    queryKey,
    send: ask,
    nameOf: (action) => action,
    complaint: 'Offers were not paused or resumed',
  });

  if (view.data === 'unknown') return <LinkUnknown words={words.unknownLink} isHelpWithinSentence />;
  if (view.data) {
    const failure = failed && failureText(failed.error);
    return <PauseInItsState key={view.data} state={view.data} actions={{ ...actions, failure }} onPress={press} />;
  }
  return <LinkNotLoaded view={view} words={words} />;
}

type PauseInItsStateProps = {
  state: Exclude<PauseState, 'unknown'>;
  actions: Actions<PauseAction> & { failure: string | undefined };
  onPress(action: PauseAction): void;
};

function PauseInItsState({ state, actions, onPress }: PauseInItsStateProps) {
  const isResumed = state === 'active' && (actions.done ?? actions.underWay) === 'resume';
  const { heading, text } = isResumed ? words.resumed : state === 'active' ? words.asking : words.paused;
  const action = state === 'active' ? 'pause' : 'resume';
  return (
    <>
      <JobHeading takesFocus={actions.hasActed}>{heading}</JobHeading>
      <p className="mt-4 text-lede">{text}</p>
      {state === 'stopped' ? (
        <p className="mt-4">
          <WriteToUs />
          {words.askUs.after}
        </p>
      ) : (
        <div className="mt-6">
          <ActionNotice actions={actions} />
          <ActionButton
            size="lg"
            actions={actions}
            name={action}
            onClick={(event) => isFirstClick(event) && onPress(action)}
          >
            {words.actions[action]}
          </ActionButton>
        </div>
      )}
    </>
  );
}

/** Why it could not be paused or resumed. */
function failureText(error: unknown): string {
  const reason = error instanceof RefusedError ? refusalText(error.refusal) : undefined;
  return reason ?? actionWords.failed;
}
