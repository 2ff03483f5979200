import { type ReactNode, useEffect, useState } from 'react';
import { PhoneLink } from '@/components/phone-link';
import { Picture } from '@/components/picture';
import { Button, ButtonLink } from '@/components/ui/button';
import { LinkPage } from '@/features/request/link-page';
import { UnreadableError } from '@/lib/forms/read-answer';
import { language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { refusals } from '@/words/shared/refusals';
import { words } from '@/words/tracking';
import { ServerFaultError, TrackingError, UnknownRequestError, UnreachableError } from './errors';
import { LeadDetailsCard, type LeadDetailsCardProps } from './lead-details-card';
import { Scene } from './scene';
import { TrackingIdForm } from './tracking-id-form';
import { useLeadDetails } from './use-lead-details';

/** How long a lookup takes before the page says that it is still trying. */
const SLOW_MS = 4000;

type TrackingProps = Pick<LeadDetailsCardProps, 'trackingId' | 'askForPhotos'>;

/** The status of a request. */
export function Tracking({ trackingId, askForPhotos }: TrackingProps) {
  return (
    <LinkPage written={trackingId} loading={<Loading />}>
      {() => <Lookup trackingId={trackingId.trim()} askForPhotos={askForPhotos} />}
    </LinkPage>
  );
}

function Lookup({ trackingId, askForPhotos }: TrackingProps) {
  const lookup = useLeadDetails(trackingId);

  function messageOf(error: Error): string {
    if (error instanceof TrackingError) return error.message;
    // Other errors have only English messages.
    return (language === 'en' && error.message) || words.lookupFailed;
  }

  if (trackingId === '') return <WithoutId />;
  if (lookup.isPending) return <Loading isOffline={lookup.isPaused} />;
  const { error } = lookup;
  const isUnreadable = error instanceof UnreadableError;
  const isUnreachable = error instanceof UnreachableError;
  const retry = () => void lookup.refetch();
  // If a refetch fails, the page keeps its data.
  if (lookup.isError && (!lookup.data || error instanceof UnknownRequestError)) {
    const message = messageOf(lookup.error) || refusals['request-unknown'];
    if (isUnreachable && !(error instanceof ServerFaultError)) {
      return <Unreachable message={message} trackingId={trackingId} onRetry={retry} />;
    }
    return (
      <NotFound
        isUnreadable={isUnreadable}
        message={message}
        trackingId={trackingId}
        onRetry={isUnreadable || isUnreachable ? retry : undefined}
      />
    );
  }
  return <LeadDetailsCard lead={lookup.data} trackingId={trackingId} askForPhotos={askForPhotos} />;
}

function Loading({ isOffline = false }: { isOffline?: boolean }) {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="mx-auto max-w-3xl lg:max-w-none">
      <h1 className="flex min-h-9 items-center font-bold text-base text-ink-soft tracking-normal sm:text-lg">
        {words.heading}
      </h1>
      <div className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="mt-2">
          {/* As high as the picture. */}
          <div className="h-25 pt-5 text-ink-soft sm:h-40">
            <p role="status">{isOffline ? words.loading.offline : words.loading.lookingUp}</p>
            <p role="status">{isSlow && !isOffline && words.loading.stillTrying}</p>
          </div>
          <div aria-hidden="true" className="mt-2 animate-pulse rounded-panel bg-sand p-5 sm:p-8">
            <div className="h-8 w-72 max-w-full rounded bg-cream" />
            <div className="mt-3 h-5 w-44 max-w-full rounded bg-cream" />
            <div className="mt-5 h-26 rounded-card bg-cream" />
            <div className="mt-5 h-14 rounded-full bg-cream" />
          </div>
        </div>
        <div aria-hidden="true" className="mt-5 grid animate-pulse content-start gap-5 lg:mt-0">
          <div className="h-26 rounded-panel bg-leaf-pale" />
          <div className="h-25 rounded-panel bg-paper shadow-card sm:h-40" />
        </div>
      </div>
    </div>
  );
}

/** The page without an ID in its address, for people who have one elsewhere. */
function WithoutId() {
  const { heading, nothingSent, book } = words.trackingIdForm;
  return (
    <div className="mx-auto max-w-3xl items-center gap-8 lg:grid lg:max-w-none lg:grid-cols-2">
      <div>
        <h1 className="text-title">{heading}</h1>
        <div className="mt-5">
          <TrackingIdForm isWithoutId />
        </div>
        <p className="mt-6 text-ink-soft">
          {nothingSent}{' '}
          <ButtonLink to={paths.book} variant="quiet">
            {book}
          </ButtonLink>
        </p>
      </div>
      {/* Where it is not shown, it is not loaded either. */}
      <Picture name="waiting" alt="" sizes="540px" className="h-auto w-full max-lg:hidden" />
    </div>
  );
}

type FailedProps = { message: string; trackingId: string; onRetry(): void };

/** No answer: the request is as it was, and what could not be found is said below, in small print. */
function Unreachable({ message, trackingId, onRetry }: FailedProps) {
  return (
    <Narrow>
      <Scene name="waiting" />
      <div className="mt-2 rounded-panel border border-transparent bg-sand p-[min(1.25rem,5vw)] sm:p-8">
        <h1 className="text-heading">{words.unreachable.heading}</h1>
        <p role="alert" className="mt-2 text-lede">
          {words.unreachable.text}
        </p>
        <Button size="lg" className="mt-5 max-sm:w-full" onClick={onRetry}>
          {words.notFound.retry}
        </Button>
        <p className="mt-4">
          {words.unreachable.callUs} <PhoneLink />
        </p>
      </div>
      <div className="mt-6 text-ink-soft text-sm">
        <h2 className="font-bold text-base">{words.notFound.heading}</h2>
        <p>{message}</p>
        <IdLookedUp trackingId={trackingId} />
        <ButtonLink to={paths.book} variant="quiet" className="-ml-2">
          {words.notFound.book}
        </ButtonLink>
      </div>
    </Narrow>
  );
}

type NotFoundProps = Omit<FailedProps, 'onRetry'> & { isUnreadable: boolean; onRetry: (() => void) | undefined };

/** The request is not found, or its answer can't be read. */
function NotFound({ isUnreadable, message, trackingId, onRetry }: NotFoundProps) {
  return (
    <Narrow>
      {!isUnreadable && <Picture name="not-found" alt="" sizes="120px" isHero className="size-30" />}
      <h1 className="font-extrabold text-title">{isUnreadable ? words.unreadable : words.notFound.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {message}
      </p>
      <div className="mt-2 text-ink-soft">
        <IdLookedUp trackingId={trackingId} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{words.notFound.retry}</Button>}
        <ButtonLink to={paths.book} variant={onRetry ? 'secondary' : 'primary'}>
          {words.notFound.book}
        </ButtonLink>
      </div>
      <div className="mt-10 border-line border-t pt-8">
        <TrackingIdForm />
      </div>
    </Narrow>
  );
}

function IdLookedUp({ trackingId }: { trackingId: string }) {
  return (
    <p className="break-words">
      {words.notFound.trackingId} <strong className="text-ink">{trackingId}</strong>
    </p>
  );
}

/** The width of a page of text, in the middle of a wide screen. */
function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-3xl">{children}</div>;
}
