import { formatPhone } from '@functions/domain/phone.ts';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { clsx } from 'clsx';
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
import { useNow } from '@/lib/use-now';
import { words } from '@/words/booking';
import { SentRequest } from './sent-request';
import { findSummary } from './sent-summary';

type ConfirmationProps = {
  request: RecentRequest;
  /** Whether its heading is the page's. */
  isWholePage: boolean;
  onRestart(): void;
};

/** Step 5: when a hauler will call which number, a tracking link, what was sent, and next steps. */
export function Confirmation({ request, isWholePage, onRestart }: ConfirmationProps) {
  const Heading = isWholePage ? 'h1' : 'h2';
  const Part = isWholePage ? 'h2' : 'h3';
  const trackingId = formatTrackingId(request.trackingId);
  return (
    <div className={clsx(isWholePage && 'mx-auto max-w-3xl')}>
      {/* Its background is the page's color, so on a page of its own it stands on the card. */}
      <div className={clsx(!isWholePage && '-mx-5 -mt-5 overflow-hidden rounded-t-panel bg-cream sm:-mx-8 sm:-mt-8')}>
        <Picture
          name="waiting"
          sizes="(min-width: 640px) 402px, 293px"
          className="h-32 w-full object-contain sm:h-44"
          alt=""
          isHero
        />
      </div>
      <div className={isWholePage ? 'rounded-panel bg-paper p-5 shadow-card sm:p-8' : 'mt-5 sm:mt-8'}>
        <Heading data-step-heading tabIndex={-1} className="font-extrabold text-heading">
          {words.confirmation.heading}
        </Heading>
        <Call request={request} heading={Part} trackingId={trackingId} />
        <div className="mt-5 flex flex-wrap gap-3" data-print="hide">
          <ButtonLink to={paths.track(trackingId)} size="lg" className="w-full sm:w-auto">
            {words.confirmation.track}
          </ButtonLink>
          {wayOf(request) === 'none' && (
            <ButtonLink
              to={paths.track(trackingId)}
              state={{ addsWay: true }}
              variant="secondary"
              className="w-full max-sm:px-3 sm:w-auto"
            >
              {words.confirmation.addWay}
            </ButtonLink>
          )}
        </div>
        <section aria-labelledby="your-tracking-id" className="mt-4">
          <Part id="your-tracking-id" className="font-normal text-ink-soft text-sm">
            {words.confirmation.trackingId}
          </Part>
          <div className="flex flex-wrap items-center gap-x-6">
            {/* A row of its own on a phone, so that Copy has one place, however wide the letters are. */}
            <p className="w-full font-extrabold text-[clamp(0.875rem,5.4vw,1.25rem)] even-figures tracking-wide sm:w-auto">
              {trackingId}
            </p>
            <div className="-mx-2 flex flex-wrap items-center gap-x-2" data-print="hide">
              <CopyButton text={trackingId} />
              <ShareButton path={paths.track(trackingId)} />
            </div>
          </div>
          <HowSent request={request} path={paths.track(request.trackingId)} />
        </section>
        <SentRequest request={request} heading={Part} />
        <section aria-labelledby="what-happens-next" className="mt-4 border-line border-t pt-5">
          <Part id="what-happens-next" className="font-bold text-lg">
            {words.confirmation.next}
          </Part>
          <ol className="mt-2 grid gap-3">
            <NextStep number={1} title={words.confirmation.reviewed.title}>
              {words.confirmation.reviewed.text}
            </NextStep>
            <NextStep number={2} title={words.confirmation.called.title}>
              {words.confirmation.called.text}
              {words.whoCalls && ` ${words.whoCalls}`}
            </NextStep>
            <NextStep number={3} title={words.confirmation.quoted.title}>
              {words.confirmation.quoted.text(request.hasEmail)}
            </NextStep>
            <NextStep number={4} title={words.confirmation.done.title}>
              {words.confirmation.done.text}
            </NextStep>
          </ol>
        </section>
        <Button variant="secondary" className="mt-6" onClick={onRestart} data-print="hide">
          {words.confirmation.another}
        </Button>
      </div>
    </div>
  );
}

type CallProps = { request: RecentRequest; heading: 'h2' | 'h3'; trackingId: string };

/** By when a hauler will call, and which number, if it was entered during this visit. */
function Call({ request, heading: Heading, trackingId }: CallProps) {
  const now = useNow();
  const moment = promisedBy(new Date(request.submittedAt));
  const phone = moment > now ? findSummary(request.leadId)?.phone : undefined;
  const { call } = words.confirmation;
  return (
    <section
      aria-labelledby="call"
      className={clsx(
        'mt-4 rounded-card border border-transparent bg-sand px-[min(1.5rem,6vw)] pt-5',
        phone ? 'pb-2' : 'pb-5',
      )}
    >
      <Heading id="call" className="font-semibold text-lede leading-snug">
        <span>{phone ? call.calls : call.contacts}</span>{' '}
        {phone && (
          <span className="mt-1 block font-extrabold text-[clamp(0.875rem,8vw,3rem)] even-figures leading-tight tracking-tight">
            {formatPhone(phone)}
          </span>
        )}{' '}
        <span className="mt-1 block font-extrabold text-xl leading-snug [:lang(es)_&]:text-lg">
          {call.by(formatFirstMoment(moment.toISOString(), now))}
        </span>
      </Heading>
      {phone && (
        <Link
          to={paths.track(trackingId)}
          state={{ corrects: 'phone' }}
          className="mt-2 inline-flex min-h-11 items-center sentence-link"
          data-print="hide"
        >
          {call.correct}
        </Link>
      )}
    </section>
  );
}

/** How the tracking link is sent to the customer. */
function wayOf({ hasEmail, getsTexts }: RecentRequest): 'email' | 'text' | 'none' {
  if (hasEmail) return 'email';
  return textsOn && getsTexts ? 'text' : 'none';
}

/** How the tracking link is sent; without an email, also the link itself, to save. */
function HowSent({ request, path }: { request: RecentRequest; path: string }) {
  const { withEmail, byText, unsent, keepSecret } = words.confirmation;
  const way = wayOf(request);
  if (way === 'email') return <p className="mt-1 text-ink-soft text-sm">{`${withEmail} ${keepSecret}`}</p>;
  return (
    <div className="mt-1 text-ink-soft text-sm">
      <p>{way === 'text' ? byText : unsent}</p>
      <Link to={path} className="block truncate leading-6 sentence-link">
        {window.location.origin + addressIn(language, path)}
      </Link>
      <p>{keepSecret}</p>
    </div>
  );
}

function NextStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="font-extrabold text-leaf even-figures">{number}</span>
      <p>
        <strong className="font-bold">{title}</strong> <span className="text-ink-soft">{children}</span>
      </p>
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
    <>
      <Button variant="quiet" onClick={copy}>
        {words.confirmation.copy}
      </Button>
      <span role="status" className="order-last font-semibold text-leaf text-sm">
        {isCopied && words.confirmation.copied}
      </span>
    </>
  );
}

function ShareButton({ path }: { path: string }) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button
      variant="quiet"
      onClick={() => {
        // The promise rejects when the visitor closes the share sheet, which is not an error.
        navigator
          .share({ title: words.confirmation.shared, url: window.location.origin + addressIn(language, path) })
          .catch(() => {});
      }}
    >
      {words.confirmation.share}
    </Button>
  );
}
