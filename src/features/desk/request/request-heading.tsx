import type { RequestView } from '@functions/contracts/desk.ts';
import { ArrowLeft } from 'lucide-react';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk';
import { jobTitle } from '@/features/request/job-title';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { StatusBadge } from '@/features/request/status-badge';
import { paths } from '@/lib/paths';
import { ageText } from '../times';

type RequestHeadingProps = { view: RequestView; token: string; now: Date };

/** The job, its status, its age, and when a call was promised by. */
export function RequestHeading({ view: { scope, request }, token, now }: RequestHeadingProps) {
  const { toList, flagged, age, promised } = words.request;
  return (
    <div>
      {scope === 'list' && (
        <TextLink to={paths.desk(token)} className="mb-2">
          <ArrowLeft className="size-5 shrink-0" />
          {toList}
        </TextLink>
      )}
      <h1 className="break-words font-extrabold text-title">{jobTitle(request)}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
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
