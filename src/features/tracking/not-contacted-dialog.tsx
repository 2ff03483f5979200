import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { words } from '@/content/en/tracking';
import { trackEvent } from '@/features/analytics/track-event';
import { notify } from '@/lib/notify';
import { queryClient, takeBackWaiting } from '@/lib/query-client';

type NotContactedDialogProps = { trackingId: string; open: boolean; onClose(): void };

/**
 * Asks once more, then reports that nobody has contacted the customer. A report that waits for the connection is taken
 * back when the dialog is closed; one that is being sent is not.
 */
export function NotContactedDialog({ trackingId, open, onClose }: NotContactedDialogProps) {
  const mutationKey = ['not-contacted-report', trackingId];
  const report = useMutation({
    mutationKey,
    mutationFn: async () => (await import('./api')).reportNotContacted(trackingId),
    onSuccess: () => {
      trackEvent('lead_not_contacted', { trackingId });
      notify('success', words.notContacted.done.title, words.notContacted.done.description);
      onClose();
    },
    onError: (error) => {
      console.error('The report was not recorded', error);
      notify('error', words.updateFailed, words.notContacted.failed);
    },
  });

  function submit() {
    // Asked of the client itself: the second click of a double click comes before the dialog is shown anew.
    if (queryClient.isMutating({ mutationKey }) === 0) report.mutate();
  }

  function close() {
    if (report.isPaused) {
      takeBackWaiting(mutationKey);
      report.reset();
    }
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={words.notContacted.title} description={words.notContacted.description}>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={close}>
          {words.notContacted.close}
        </Button>
        <Button aria-disabled={report.isPending} onClick={submit}>
          {report.isPending ? words.sending : words.notContacted.submit}
        </Button>
      </div>
    </Dialog>
  );
}
