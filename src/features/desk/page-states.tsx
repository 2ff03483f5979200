import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '@/content/en/desk';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { AskForLink } from './ask-for-link';
import type { LoadedDesk } from './use-desk-view';

/**
 * The link is malformed, has expired, or is for something else: the page does not reveal which. `hasEnded`: it expired
 * while its view was shown, which stays below and may be scrolled far down. `isBeside`: it is beside the list.
 */
export function DeadLink({ hasEnded = false, isBeside = false }: { hasEnded?: boolean; isBeside?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasEnded) heading.current?.focus();
  }, [hasEnded]);

  return (
    <Narrow isBeside={isBeside}>
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-28 font-extrabold text-title">
        {words.deadLink.heading}
      </h1>
      <p role="alert" className="mt-4 text-lede">
        {words.deadLink.text}
      </p>
      <AskForLink />
      {hasEnded && <p className="my-8 border-line border-t pt-6">{words.deadLink.below}</p>}
    </Narrow>
  );
}

/** The desk without a link. */
export function NoLink() {
  return (
    <Narrow>
      <h1 className="font-extrabold text-title">{words.noLink.heading}</h1>
      <p className="mt-4 text-lede">{words.noLink.text}</p>
      <AskForLink />
    </Narrow>
  );
}

/** Above a view: that its link no longer works, or that it could not be refreshed. */
export function LinkState({
  desk: { hasEnded, isOld, query },
  isBeside = false,
}: {
  desk: LoadedDesk;
  isBeside?: boolean;
}) {
  if (hasEnded) return <DeadLink hasEnded isBeside={isBeside} />;
  return (
    <div role="status" className="empty:hidden">
      {isOld && (
        <p className="mb-4 rounded-card bg-poppy-pale p-4 font-semibold">
          {words.old(formatLosAngelesClock(new Date(query.dataUpdatedAt).toISOString()))}
        </p>
      )}
    </div>
  );
}

/** The width of the desk without a view. */
export function Narrow({ isBeside = false, children }: { isBeside?: boolean; children: ReactNode }) {
  return <div className={clsx('max-w-3xl', !isBeside && 'mx-auto pt-3 lg:pt-7')}>{children}</div>;
}

/** The width of a page; `isBeside`: beside the list, whatever is open in it stays when the window changes. */
export function Single({ isBeside = false, children }: { isBeside?: boolean; children: ReactNode }) {
  return <div className={clsx(!isBeside && 'mx-auto max-w-page pt-3 lg:pt-7')}>{children}</div>;
}
