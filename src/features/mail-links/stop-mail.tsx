import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { LinkPage, LinkUnknown } from '@/features/request/link-page';
import { useActions } from '@/features/request/use-actions';
import { words } from '@/words/stop-mail';

/**
 * The target of an email's "I did not ask for this" link. Only the button unsubscribes, because mail scanners open
 * links. The prerendered page shows the button.
 */
export function StopMail({ token: written }: { token: string }) {
  return (
    <LinkPage written={written} broken={<LinkUnknown words={words.brokenLink} isHelpWithinSentence />}>
      {(token) => <StopButton token={token} />}
    </LinkPage>
  );
}

function StopButton({ token }: { token: string }) {
  const { actions, failed, press } = useActions<void, 'stop', 'stop'>({
    mutationKey: ['stop-mail', token],
    send: async () => (await import('./api')).stopMail(token),
    nameOf: () => 'stop',
    complaint: 'The emails were not stopped',
  });

  if (actions.done) {
    return (
      <>
        <h1 ref={focus} tabIndex={-1} className="font-extrabold text-title">
          {words.stopped.heading}
        </h1>
        <p className="mt-4 text-lede">{words.stopped.lede}</p>
        <p className="mt-4">
          <span>{words.stopped.help.before}</span>
          <WriteToUs />
          <span>{words.stopped.help.after}</span>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="font-extrabold text-title">{words.asking.heading}</h1>
      <p className="mt-4 text-lede">{words.asking.lede}</p>
      <p className="mt-4">
        <span>{words.asking.request.before}</span>
        <WriteToUs isWithinSentence />
        <span>{words.asking.request.after}</span>
      </p>
      {actions.isWaiting && (
        <p role="status" className="mt-6 rounded-card bg-poppy-pale p-4 font-semibold">
          {words.asking.offline}
        </p>
      )}
      {failed && (
        <p role="alert" className="mt-6 font-semibold text-danger">
          {words.asking.failed}
        </p>
      )}
      <Button size="lg" className="mt-6" aria-disabled={actions.isUnderWay} onClick={() => press('stop')}>
        {actions.isUnderWay ? words.asking.sending : words.asking.stop}
      </Button>
    </>
  );
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
