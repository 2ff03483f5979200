import type { Job } from '@functions/contracts/job.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { words } from '@/words/job';
import { servicesInShort } from '@/words/shared/services';

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
          {standing}
          <span className="sr-only">: </span>
        </span>
      )}
      {children}
    </h1>
  );
}

type TitledLead = Pick<Job['lead'], 'services' | 'city' | 'zipCode'>;

/** The job in a few words: "Furniture Removal and 2 more in Burbank". */
export function jobTitle({ services, city, zipCode }: TitledLead): string {
  return words.title(servicesInShort(services), city ?? zipCode);
}
