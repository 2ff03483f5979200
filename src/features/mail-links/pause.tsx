import type { PauseState, PauseWish } from '@functions/contracts/stop-mail.ts';
import { WriteToUs } from '@/components/ui/write-to-us';
import { ActButton, isFirstClick } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { JobHeading } from '@/features/request/heading';
import { LinkPage, LinkUnknown } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded, useLinkQuery } from '@/features/request/link-states';
import { type Acts, useActs } from '@/features/request/use-acts';
import { RefusedError } from '@/lib/forms/refused-error';
import { words as job } from '@/words/job';
import { words } from '@/words/pause';
import { refusalText } from '@/words/shared/refusals';

type PauseAct = Exclude<PauseWish, 'look'>;

/** The target of the "Pause offers" link in an email to a hauler. Only the button pauses. */
export function Pause({ token: written }: { token: string }) {
  return (
    <LinkPage
      written={written}
      loading={<LinkLoading words={words.loading} />}
      broken={<LinkUnknown words={words.unknownLink} isHelpWithinSentence />}
    >
      {(token) => <Look token={token} />}
    </LinkPage>
  );
}

function Look({ token }: { token: string }) {
  const queryKey = ['pause', token];
  const ask = async (wish: PauseWish) => (await import('./api')).askPause(token, wish);
  const look = useLinkQuery(queryKey, () => ask('look'));
  const { acts, failed, press } = useActs<PauseState, PauseAct, PauseAct>({
    mutationKey: ['pause-act', token],
    queryKey,
    send: ask,
    nameOf: (act) => act,
    complaint: 'Offers were not paused or resumed',
  });

  if (look.data === 'unknown') return <LinkUnknown words={words.unknownLink} isHelpWithinSentence />;
  if (look.data) {
    const failure = failed && failureText(failed.error);
    return <PauseInItsState key={look.data} state={look.data} acts={{ ...acts, failure }} onPress={press} />;
  }
  return <LinkNotLoaded look={look} words={words} />;
}

type PauseInItsStateProps = {
  state: Exclude<PauseState, 'unknown'>;
  acts: Acts<PauseAct> & { failure: string | undefined };
  onPress(act: PauseAct): void;
};

function PauseInItsState({ state, acts, onPress }: PauseInItsStateProps) {
  const isResumed = state === 'active' && (acts.done ?? acts.underWay) === 'resume';
  const { heading, text } = isResumed ? words.resumed : state === 'active' ? words.asking : words.paused;
  const act = state === 'active' ? 'pause' : 'resume';
  return (
    <>
      <JobHeading takesFocus={acts.hasActed}>{heading}</JobHeading>
      <p className="mt-4 text-lede">{text}</p>
      {state === 'stopped' ? (
        <p className="mt-4">
          <WriteToUs />
          {words.askUs.after}
        </p>
      ) : (
        <div className="mt-6">
          <ActNotice acts={acts} />
          <ActButton size="lg" acts={acts} name={act} onClick={(event) => isFirstClick(event) && onPress(act)}>
            {words.acts[act]}
          </ActButton>
        </div>
      )}
    </>
  );
}

/** Why it could not be paused or resumed. */
function failureText(error: unknown): string {
  const reason = error instanceof RefusedError ? refusalText(error.refusal) : undefined;
  return reason ?? job.actNotice.failed;
}
