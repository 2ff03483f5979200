import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '@/content/en/desk';
import { AskForLink } from './ask-for-link';

/**
 * The link is malformed, has expired, or is for something else: the page does not reveal which. `hasEnded`: it expired
 * while its view was shown, which stays below and may be scrolled far down.
 */
export function DeadLink({ hasEnded = false }: { hasEnded?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasEnded) heading.current?.focus();
  }, [hasEnded]);

  return (
    <Narrow>
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

/** The width of the desk without a view. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-3xl">{children}</div>;
}
