import type { Job } from '@functions/contracts/job.ts';
import { webUrls } from '@functions/domain/links.ts';
import type { ReactNode } from 'react';
import { words } from '@/words/job';
import { serviceLabel } from '@/words/shared/services';
import { JobPhotos } from './photos';

/** The job: services, the customer's description and photos. */
export function JobFacts({ lead }: { lead: Pick<Job['lead'], 'services' | 'description' | 'photos'> }) {
  const urls = webUrls(lead.photos);
  return (
    <section aria-labelledby="job-facts">
      <h2 id="job-facts" className="text-xl">
        {words.jobFacts.heading}
      </h2>
      <ul className="mt-3 space-y-1 font-semibold text-lg leading-snug">
        {lead.services.map((service) => (
          <li key={service} className="break-words">
            {serviceLabel(service)}
          </li>
        ))}
      </ul>
      {lead.description && (
        <>
          <h3 className="mt-5 text-ink-soft text-sm">{words.jobFacts.description}</h3>
          <p className="mt-1 whitespace-pre-wrap break-words">{lead.description}</p>
        </>
      )}
      <div className="mt-5">
        <JobPhotos urls={urls} />
        {urls.length === 0 && <p className="text-ink-soft">{words.jobFacts.noPhotos}</p>}
      </div>
    </section>
  );
}

/** One entry of a definition list. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-semibold text-lg leading-snug">{children}</dd>
    </div>
  );
}
