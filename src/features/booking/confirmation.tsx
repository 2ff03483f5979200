import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { Button, ButtonLink } from '@/components/ui/button';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { textsOn } from '@/lib/env';
import { addressIn, language } from '@/lib/language';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { promisedBy } from '@/lib/promised-by';
import type { RecentRequest } from '@/lib/recent-requests';
import { words } from '@/words/booking';
import { PhotoUploadStatus } from './photos/photo-upload-status';
import { SentRequest } from './sent-request';

type ConfirmationProps = {
  request: RecentRequest;
  /** Whether its heading is the page's. */
  isWholePage: boolean;
  onRestart(): void;
};

/** Step 5: confirms the request, with next steps and a tracking link. */
export function Confirmation({ request, isWholePage, onRestart }: ConfirmationProps) {
  const [hasAddedPhotos, setHasAddedPhotos] = useState(false);
  const Heading = isWholePage ? 'h1' : 'h2';
  const Part = isWholePage ? 'h2' : 'h3';
  const trackingId = formatTrackingId(request.trackingId);
  return (
    <div>
      <div className="sm:flex sm:items-start sm:justify-between sm:gap-4">
        <Heading data-step-heading tabIndex={-1} className="font-extrabold text-heading">
          {words.confirmation.heading}
        </Heading>
        {isWholePage && (
          <Picture
            name="confirmation"
            sizes="(min-width: 640px) 112px, 160px"
            className="mt-4 w-40 rounded-card sm:mt-0 sm:w-28"
            alt=""
            isHero
          />
        )}
      </div>
      {!hasAddedPhotos && <PhotoUploadStatus request={request} />}
      <ol className="mt-6 space-y-5">
        <NextStep heading={Part} number={1} title={words.confirmation.reviewed.title}>
          {words.confirmation.reviewed.text}
        </NextStep>
        <NextStep
          heading={Part}
          number={2}
          title={words.confirmation.called.title(
            formatFirstMoment(promisedBy(new Date(request.submittedAt)).toISOString()),
          )}
        >
          {words.confirmation.called.text}
          {words.whoCalls && ` ${words.whoCalls}`}
        </NextStep>
        <NextStep heading={Part} number={3} title={words.confirmation.quoted.title}>
          {words.confirmation.quoted.text(request.hasEmail)}
        </NextStep>
        <NextStep heading={Part} number={4} title={words.confirmation.done.title}>
          {words.confirmation.done.text}
        </NextStep>
      </ol>
      <section
        aria-labelledby="your-tracking-id"
        className="mt-8 rounded-card border-2 border-leaf-light bg-leaf-pale p-5 sm:p-6"
      >
        <Part id="your-tracking-id" className="font-semibold">
          {words.confirmation.trackingId}
        </Part>
        <p className="mt-1 break-words font-extrabold text-2xl even-figures tracking-wide">{trackingId}</p>
        <HowSent request={request} path={paths.track(request.trackingId)} />
        <p className="mt-1 text-ink-soft text-sm">{words.confirmation.keepSecret}</p>
        <div className="mt-4 flex flex-wrap gap-3" data-print="hide">
          <ButtonLink to={paths.track(trackingId)}>{words.confirmation.track}</ButtonLink>
          <CopyButton text={trackingId} />
          <ShareButton path={paths.track(trackingId)} />
          {wayOf(request) === 'none' && (
            <ButtonLink to={paths.track(trackingId)} state={{ addsWay: true }} variant="secondary">
              {words.confirmation.addWay}
            </ButtonLink>
          )}
        </div>
      </section>
      <SentRequest request={request} heading={Part} hasAdded={hasAddedPhotos} onAdd={() => setHasAddedPhotos(true)} />
      {hasAddedPhotos && <PhotoUploadStatus request={request} />}
      <Button variant="secondary" className="mt-8" onClick={onRestart} data-print="hide">
        {words.confirmation.another}
      </Button>
    </div>
  );
}

/** How the tracking link is sent to the customer. */
function wayOf({ hasEmail, getsTexts }: RecentRequest): 'email' | 'text' | 'none' {
  if (hasEmail) return 'email';
  return textsOn && getsTexts ? 'text' : 'none';
}

/** How the tracking link is sent; without an email, also the link itself, to save. */
function HowSent({ request, path }: { request: RecentRequest; path: string }) {
  const way = wayOf(request);
  if (way === 'email') return <p className="mt-2">{words.confirmation.withEmail}</p>;
  return (
    <>
      <p className="mt-2">{way === 'text' ? words.confirmation.byText : words.confirmation.unsent}</p>
      <Link to={path} className="wrap-anywhere sentence-link">
        {window.location.origin + addressIn(language, path)}
      </Link>
    </>
  );
}

type NextStepProps = { number: number; heading: 'h2' | 'h3'; title: string; children: ReactNode };

function NextStep({ number, heading: Heading, title, children }: NextStepProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf font-extrabold text-cream">
        {number}
      </span>
      <div>
        <Heading className="font-bold text-lg leading-snug">{title}</Heading>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify('error', words.confirmation.notCopied, words.confirmation.copyByHand);
    }
  }

  return (
    <div className="flex items-center">
      <Button variant="secondary" onClick={copy}>
        {isCopied ? <Check className="size-5" /> : <Copy className="size-5" />}
        <span>{words.confirmation.copy}</span>
      </Button>
      <span role="status" className="not-empty:ml-3 font-semibold">
        {isCopied && words.confirmation.copied}
      </span>
    </div>
  );
}

function ShareButton({ path }: { path: string }) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button
      variant="secondary"
      onClick={() => {
        // The promise rejects when the visitor closes the share sheet, which is not an error.
        navigator
          .share({ title: words.confirmation.shared, url: window.location.origin + addressIn(language, path) })
          .catch(() => {});
      }}
    >
      <Share2 className="size-5" />
      {words.confirmation.share}
    </Button>
  );
}
