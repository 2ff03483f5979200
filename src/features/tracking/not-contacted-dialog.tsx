import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';
import { trackEvent } from '@/lib/analytics/track-event';
import { cancelPaused, queryClient } from '@/lib/forms/query-client';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { statusLabel } from '@/words/shared/statuses';
import { words } from '@/words/tracking';
import { OutdatedError } from './errors';
import { leadDetailsKey } from './use-lead-details';

type NotContactedDialogProps = { lead: LeadDetails; trackingId: string; open: boolean; onClose(): void };

/**
 * Asks for confirmation, then reports that no one has contacted the customer. Closing the dialog cancels a report that
 * is paused offline, but not one in progress. If the request is closed, no one would act on the report, so the dialog
 * says that and where to turn instead.
 */
export function NotContactedDialog({ lead, trackingId, open, onClose }: NotContactedDialogProps) {
  const writeToUs = { label: words.writeToUs, to: paths.contact };
  const mutationKey = ['not-contacted-report', trackingId];
  const buttons = useRef<HTMLDivElement>(null);
  const report = useMutation({
    mutationKey,
    mutationFn: async () => (await import('./api')).reportNotContacted(trackingId),
    // No retry: a customer who was already let down should see a failure right away.
    retry: false,
    onSuccess: () => {
      trackEvent('lead_not_contacted', { trackingId });
      notify('success', words.notContacted.done.title, words.notContacted.done.description);
      void queryClient.invalidateQueries({ queryKey: leadDetailsKey(trackingId) });
      onClose();
    },
    onError: (error) => {
      console.error('The report was not recorded', error);
      const refusal = refusalOf(error);
      if (refusal === undefined) {
        notify('error', words.updateFailed, words.notContacted.failed);
        return;
      }
      void queryClient.invalidateQueries({ queryKey: leadDetailsKey(trackingId) });
      // If it is open, the dialog shows the error.
      if (buttons.current === null) notify('error', words.updateFailed, refusal, writeToUs);
    },
  });
  const refusal = refusalOf(report.error);
  const { description, descriptionWithoutPromise } = words.notContacted;
  // A proposal counts as contact.
  const isUnpromised = lead.isHeld || lead.isStillLooking || lead.proposal || lead.agreed;

  /** The message for a report on a closed request; undefined for any other failure. */
  function refusalOf(error: Error | null): string | undefined {
    if (!(error instanceof OutdatedError)) return undefined;
    const status = error.refusal?.status;
    return words.notContacted.closed(status === undefined ? undefined : statusLabel(status));
  }

  function submit() {
    // Asks the client itself, because the second click of a double click comes before the next render.
    if (queryClient.isMutating({ mutationKey }) === 0) report.mutate();
  }

  function close() {
    if (report.isPaused || report.isError) {
      cancelPaused(mutationKey);
      report.reset();
    }
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.notContacted.title}
      description={isUnpromised ? descriptionWithoutPromise(lead) : description(lead)}
    >
      <DialogFoot
        ref={buttons}
        notice={<div role="alert">{refusal && <p className="mb-4 font-semibold text-danger">{refusal}</p>}</div>}
      >
        <Button variant="secondary" onClick={close}>
          {words.notContacted.close}
        </Button>
        {refusal ? (
          <ButtonLink to={writeToUs.to}>{writeToUs.label}</ButtonLink>
        ) : (
          <Button aria-disabled={report.isPending} onClick={submit}>
            {report.isPending ? words.sending : words.notContacted.submit}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
