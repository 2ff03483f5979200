import type { HeldLead } from '@functions/contracts/job.ts';
import { callUrl, mapUrl } from '@functions/domain/links.ts';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { DateTile } from '@/features/request/date-tile';
import { jobTitle } from '@/features/request/job-title';
import { StatusBadge } from '@/features/request/status-badge';
import { DayForReaders } from '@/features/request/ticket';
import { Times } from '@/features/request/window-words';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words as jobWords } from '@/words/job';
import { words } from '@/words/job-offline';
import { ForgetJobs } from './forget-jobs';
import { readKeptJobs } from './keeping';
import type { KeptJob } from './kept-jobs';

/** The jobs on this phone, the next pickup first. Without links to their pages: the phone keeps no tokens. */
export function MyJobs() {
  const [jobs, setJobs] = useState<KeptJob[]>();

  useEffect(() => {
    // Within the scope of the service worker, so that a reload or a bookmark opens it without a network.
    window.history.replaceState(window.history.state, '', addressIn(language, `${paths.jobAny}/`));
    void readKeptJobs().then((kept = []) => setJobs(kept.sort((one, other) => startOf(one) - startOf(other))));
  }, []);

  if (!jobs) return null;
  return (
    <>
      <h1 className="font-extrabold text-title">{words.mine.heading}</h1>
      <p key={jobs.length} className="mt-2 text-ink-soft">
        {jobs.length > 0 ? words.mine.text : words.mine.none}
      </p>
      <ul className="mt-6 space-y-4">
        {jobs.map(
          ({ job: { lead }, savedAt, waiting }) =>
            lead.hasJob && <Item key={savedAt} lead={lead} isWaiting={waiting !== undefined} />,
        )}
      </ul>
      <ForgetJobs
        isAnyKept={jobs.length > 0}
        isAnyWaiting={jobs.some(({ waiting }) => waiting)}
        onForgotten={() => setJobs([])}
      />
    </>
  );
}

function Item({ lead, isWaiting }: { lead: HeldLead; isWaiting: boolean }) {
  const { pickup, timeframe, fullName, streetAddress, unitNumber } = lead;
  const callHref = callUrl(lead.phone);
  return (
    <li className="rounded-panel bg-paper p-5 shadow-card">
      <h2 className="flex items-center gap-3 text-lg">
        {pickup ? (
          <>
            <DateTile moment={pickup.from} />
            <span>
              <DayForReaders moment={pickup.from} />
              <span>
                <Times {...pickup} />
              </span>
            </span>
          </>
        ) : (
          <span>{timeframe ?? jobWords.history.noPickup}</span>
        )}
      </h2>
      <p className="mt-3 break-words font-semibold">{jobTitle(lead)}</p>
      <p className="break-words">{[fullName, streetAddress, unitNumber].filter(Boolean).join(', ')}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={lead.status} />
        {isWaiting && <strong>{words.mine.waiting}</strong>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {callHref && (
          <ButtonLink variant="dark" href={callHref} aria-label={`${jobWords.bar.call} ${fullName}`}>
            {jobWords.bar.call}
          </ButtonLink>
        )}
        <ButtonLink
          variant="dark"
          href={mapUrl(lead)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${jobWords.bar.map}: ${streetAddress}`}
        >
          {jobWords.bar.map}
        </ButtonLink>
      </div>
    </li>
  );
}

/** When the pickup begins, in milliseconds since 1970; jobs without a time come last. */
function startOf({ job: { lead } }: KeptJob): number {
  return lead.hasJob && lead.pickup ? Date.parse(lead.pickup.from) : Number.MAX_SAFE_INTEGER;
}
