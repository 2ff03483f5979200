import { Picture } from '@/components/picture';
import { Button, ButtonLink } from '@/components/ui/button';
import { LinkPage } from '@/features/request/link-page';
import { UnreadableError } from '@/lib/forms/read-answer';
import { language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { refusals } from '@/words/shared/refusals';
import { words } from '@/words/tracking';
import { TrackingError, UnknownRequestError, UnreachableError } from './errors';
import { LeadDetailsCard } from './lead-details-card';
import { TrackingIdForm } from './tracking-id-form';
import { useLeadDetails } from './use-lead-details';

/** The status of a request. */
export function Tracking({ trackingId }: { trackingId: string }) {
  return (
    <LinkPage written={trackingId} loading={<Loading />}>
      {() => <Lookup trackingId={trackingId.trim()} />}
    </LinkPage>
  );
}

function Lookup({ trackingId }: { trackingId: string }) {
  const lookup = useLeadDetails(trackingId);

  function messageOf(error: Error): string {
    if (error instanceof TrackingError) return error.message;
    // Other errors have only English messages.
    return (language === 'en' && error.message) || words.lookupFailed;
  }

  if (trackingId === '') return <NotFound message={words.noTrackingId} />;
  if (lookup.isPending) return <Loading isOffline={lookup.isPaused} />;
  const isUnreadable = lookup.error instanceof UnreadableError;
  // If a refetch fails, the page keeps its data.
  if (lookup.isError && (!lookup.data || lookup.error instanceof UnknownRequestError)) {
    return (
      <NotFound
        isUnreadable={isUnreadable}
        message={messageOf(lookup.error)}
        trackingId={trackingId}
        onRetry={isUnreadable || lookup.error instanceof UnreachableError ? () => void lookup.refetch() : undefined}
      />
    );
  }
  return <LeadDetailsCard lead={lookup.data} trackingId={trackingId} />;
}

function Loading({ isOffline = false }: { isOffline?: boolean }) {
  return (
    // As high as the screen, so that the footer does not move when the request appears.
    <div className="min-h-dvh">
      <h1 className="flex min-h-9 items-center font-bold text-ink-soft text-lg tracking-normal">{words.heading}</h1>
      <p role="status" className="mt-4 text-ink-soft">
        {isOffline ? words.loading.offline : words.loading.lookingUp}
      </p>
      <div aria-hidden="true" className="animate-pulse">
        <div className="mt-2 h-30 sm:h-44" />
        <div className="rounded-panel bg-sand p-5 sm:p-8">
          <div className="h-8 w-72 max-w-full rounded bg-cream" />
          <div className="mt-3 h-5 w-44 max-w-full rounded bg-cream" />
          <div className="mt-5 h-14 rounded-full bg-cream" />
        </div>
        <div className="mt-5 h-26 rounded-panel bg-paper shadow-card" />
      </div>
    </div>
  );
}

type NotFoundProps = {
  isUnreadable?: boolean;
  message: string;
  trackingId?: string;
  onRetry?: (() => void) | undefined;
};

/** The request is not found, or its answer can't be read. */
function NotFound({ isUnreadable = false, message, trackingId, onRetry }: NotFoundProps) {
  return (
    <div>
      {!isUnreadable && <Picture name="not-found" alt="" sizes="120px" isHero className="size-30" />}
      <h1 className="font-extrabold text-title">{isUnreadable ? words.unreadable : words.notFound.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {message || refusals['request-unknown']}
      </p>
      {trackingId && (
        <p className="mt-2 break-words text-ink-soft">
          {words.notFound.trackingId} <strong className="text-ink">{trackingId}</strong>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{words.notFound.retry}</Button>}
        <ButtonLink to={paths.book} variant={onRetry ? 'secondary' : 'primary'}>
          {words.notFound.book}
        </ButtonLink>
      </div>
      <div className="mt-10 border-line border-t pt-8">
        <TrackingIdForm />
      </div>
    </div>
  );
}
