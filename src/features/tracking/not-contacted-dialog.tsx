import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
      notify(
        'success',
        'Feedback Recorded',
        "We've noted that you weren't contacted. Someone will reach out to you shortly.",
      );
      onClose();
    },
    onError: (error) => {
      console.error('The report was not recorded', error);
      notify('error', 'Update Error', 'There was a problem recording your feedback. Please try again.');
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
    <Dialog
      open={open}
      onClose={close}
      title="Report Not Being Contacted"
      description="Did no hauler call, text or email you within 2 hours? Tell us, and someone will reach out to you."
    >
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button aria-disabled={report.isPending} onClick={submit}>
          {report.isPending ? 'Sending…' : 'Submit Report'}
        </Button>
      </div>
    </Dialog>
  );
}
