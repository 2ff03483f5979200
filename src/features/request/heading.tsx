import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type JobHeadingProps = {
  /** The current state, shown above the heading. */
  status?: string;
  /** Focus it when it appears, because it is the result of a click. */
  takesFocus: boolean;
  /** Smaller on a phone, where the first view has more to show. */
  isCompact?: boolean;
  children: ReactNode;
};

export function JobHeading({ status, takesFocus, isCompact = false, children }: JobHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [tookFocus] = useState(takesFocus);

  useEffect(() => {
    if (tookFocus) heading.current?.focus();
  }, [tookFocus]);

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={clsx('break-words font-extrabold', isCompact ? 'text-heading sm:text-title' : 'text-title')}
    >
      {status && (
        <span className="mb-2 block font-bold text-base text-rust leading-snug tracking-normal">
          <span>{status}</span>
          <span className="sr-only">: </span>
        </span>
      )}
      <span>{children}</span>
    </h1>
  );
}
