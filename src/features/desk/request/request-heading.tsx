import type { RequestView } from '@functions/contracts/desk.ts';
import { useEffect, useRef } from 'react';
import { words } from '@/content/en/desk';
import { jobTitle } from '@/features/request/job-title';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { StatusBadge } from '@/features/request/status-badge';
import { ageText } from '../times';

type RequestHeadingProps = {
  view: RequestView;
  /** Focus it when it appears, or when this becomes true, because the request was opened by a press. */
  takesFocus: boolean;
  now: Date;
};

/** The title of a request: "Tom Becker · Hot Tub Removal in Burbank". */
export function requestTitle(request: Parameters<typeof jobTitle>[0] & { fullName: string }): string {
  return `${request.fullName} · ${jobTitle(request)}`;
}

/** The customer and the job, its status, its age, and when a call was promised by. */
export function RequestHeading({ view: { request }, takesFocus, now }: RequestHeadingProps) {
  const { flagged, age, promised } = words.request;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="break-words font-extrabold text-3xl leading-tight">
        {requestTitle(request)}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={request.status} />
        {request.flaggedBecause !== null && (
          <span className="inline-flex min-h-9 items-center rounded-full bg-danger-pale px-4 font-bold text-danger">
            {flagged}
          </span>
        )}
        <p>
          <span>{age(ageText(request.createdAt, now))}</span> {promised.before}
          <strong>{formatLosAngelesClock(request.promisedBy)}</strong>
          {promised.after}
        </p>
      </div>
    </div>
  );
}
