import { type ReactNode, useEffect, useRef, useState } from 'react';

type JobHeadingProps = {
  /** The current state, shown above the heading. */
  standing?: string;
  /** Focus it when it appears, because it is the result of a click. */
  takesFocus: boolean;
  children: ReactNode;
};

export function JobHeading({ standing, takesFocus, children }: JobHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [tookFocus] = useState(takesFocus);

  useEffect(() => {
    if (tookFocus) heading.current?.focus();
  }, [tookFocus]);

  return (
    <h1 ref={heading} tabIndex={-1} className="break-words font-extrabold text-title">
      {standing && (
        <span className="mb-2 block font-bold text-base text-rust leading-snug tracking-normal">
          <span>{standing}</span>
          <span className="sr-only">: </span>
        </span>
      )}
      <span>{children}</span>
    </h1>
  );
}
