import { canBeTexted } from '@functions/domain/can-be-texted.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { type MutationOptions, useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { site } from '@/content/facts/site';
import { siteAnswersSpanish, textsOn } from '@/lib/env';
import { cancelPaused, queryClient, unlessRefused } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';
import { afterMinimumFillTime } from '@/lib/forms/spam-guard';
import { splitAddress } from '@/lib/language';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { findRecentRequest, type RecentRequest, rememberRequest } from '@/lib/recent-requests';
import { words } from '@/words/booking';
import { forgetSentDraft } from './draft/draft-store';
import type { RequestIdentity } from './identity';
import { loadApi } from './load-api';
import { readPhotos } from './photos/photo-store';
import { photosPrepared } from './photos/photos';
import { startUpload } from './photos/upload-store';
import type { LeadRow } from './schema';
import { keepSummary } from './sent-summary';
import { CONFIRMATION_STEP } from './steps';

/** A request as it was when Submit was clicked, but for photos still being prepared. Later changes do not affect it. */
export type Submission = {
  identity: RequestIdentity;
  row: LeadRow;
  /** The path of the page it was submitted on, without a language. */
  page: string;
  /** When the form appeared, in milliseconds since 1970. */
  shownAt: number;
  /** The value of the honeypot field. */
  honeypot: string;
};

const { toasts } = words;

const mutationKey = ['booking-submission'];

const submissionOptions = {
  mutationKey,
  mutationFn: async ({ row, shownAt, honeypot }) => {
    await afterMinimumFillTime(shownAt);
    if (honeypot) throw new RefusedError();
    await photosPrepared();
    const { insertLead } = await loadApi();
    await insertLead(row);
  },
  retry: unlessRefused(3),
  onSuccess: (_, submission) => confirmSubmission(submission),
  onError: (error) => {
    console.error('The request was not submitted', error);
    const reason = error instanceof RefusedError && error.message ? `${toasts.tooMany(error.message)} ` : '';
    notify('error', toasts.failed, `${reason}${toasts.failedMore}`, {
      label: toasts.call(formatPhone(site.phone)) + (siteAnswersSpanish ? '' : toasts.inEnglish),
      to: `tel:${site.phone}`,
    });
  },
} satisfies MutationOptions<void, Error, Submission>;

/** The mounted form. It shows the confirmation of a request submitted on its page. */
let shownForm: { page: string; showConfirmation(leadId: string): void } | undefined;

/** Runs once the lead is stored. The visitor may be on another page by then. */
async function confirmSubmission({ identity, row, page }: Submission): Promise<void> {
  const { leadId } = identity;
  const photos = await readPhotos(leadId);
  const photoCount = photos.length;
  // Another tab may have sent it, too. With the same timestamp, both tabs' photos get the same paths.
  const sentBefore = findRecentRequest(leadId);
  const request: RecentRequest = {
    ...identity,
    submittedAt: sentBefore?.submittedAt ?? Date.now(),
    wantsPhotos: photoCount > 0,
    ...(photoCount > 0 && { photoCount }),
    hasEmail: Boolean(row.email),
    ...(row.load_size && { loadSize: row.load_size }),
    getsTexts: textsOn && row.agreed_to_messages === true && canBeTexted(row.phone),
  };
  rememberRequest(request);
  keepSummary(leadId, row, photos);
  if (photoCount > 0) void startUpload(request);
  const isStillThere = splitAddress(window.location.pathname).path === page;
  const form = isStillThere && shownForm?.page === page ? shownForm : undefined;
  if (form) form.showConfirmation(leadId);
  else forgetSentDraft(leadId);
  notify(
    'success',
    toasts.sent,
    toasts.sentMore,
    form
      ? undefined
      : { label: toasts.seeConfirmation, to: paths.book, state: { bookingStep: CONFIRMATION_STEP, leadId } },
  );
}

/**
 * The submission in progress, whichever form it came from, and functions to start or cancel one.
 *
 * @param page path of the form's page, without a language.
 * @param showConfirmation called once the request is stored.
 */
export function useSubmission(page: string, showConfirmation: (leadId: string) => void) {
  const { mutate } = useMutation(submissionOptions, queryClient);
  const [underWay] = useMutationState(
    { filters: { mutationKey, status: 'pending' }, select: ({ state }) => state },
    queryClient,
  );

  useEffect(() => {
    shownForm = { page, showConfirmation };
    return () => {
      shownForm = undefined;
    };
  });

  return {
    isUnderWay: underWay !== undefined,
    /** Whether the request is paused until the device is online. */
    isWaiting: underWay?.isPaused ?? false,
    /**
     * Whether the request cannot have been stored. After a failed try it may have been: only the response may be lost.
     */
    canCancel: underWay === undefined || (underWay.isPaused && underWay.failureCount === 0),
    /** Sends a request, unless one is in progress. */
    submit(submission: Submission) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(submission);
    },
    /** Cancels a paused request. It is never sent. */
    cancelWaiting: () => cancelPaused(mutationKey),
  };
}
