import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { trackEvent } from '@/features/analytics/track-event';
import { notify } from '@/lib/notify';
import { queryClient } from '@/lib/query-client';

const mutationKey = ['not-contacted-report'];

type NotContactedDialogProps = { trackingId: string; open: boolean; onOpenChange(open: boolean): void };

/** Asks once more, then reports that nobody has contacted the customer. */
export function NotContactedDialog({ trackingId, open, onOpenChange }: NotContactedDialogProps) {
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
      onOpenChange(false);
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

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Report Not Being Contacted"
      description="Did no hauler call, text or email you within 2 hours? Tell us, and someone will reach out to you."
    >
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button aria-disabled={report.isPending} onClick={submit}>
          {report.isPending ? 'Sending…' : 'Submit Report'}
        </Button>
      </div>
    </Dialog>
  );
}
