import { type ReactNode, useEffect, useRef, useState } from 'react';

type JobHeadingProps = {
  /** The current state, shown above the heading. */
  status?: string;
  /** Focus it when it appears, because it is the result of a click. */
  takesFocus: boolean;
  children: ReactNode;
};

export function JobHeading({ status, takesFocus, children }: JobHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [tookFocus] = useState(takesFocus);

  useEffect(() => {
    if (tookFocus) heading.current?.focus();
  }, [tookFocus]);

  return (
    <h1 ref={heading} tabIndex={-1} className="break-words font-extrabold text-title">
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
