import type { Job } from '@functions/contracts/job.ts';
import { webUrls } from '@functions/domain/links.ts';
import { words } from '@/words/job';
import { loadWithVolume } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { Fact } from './facts';
import { JobPhotos } from './photos';

/** The job: its load, services, and the customer's description and photos. */
export function JobFacts({ lead }: { lead: Pick<Job['lead'], 'loadSize' | 'services' | 'description' | 'photos'> }) {
  const urls = webUrls(lead.photos);
  return (
    <section aria-labelledby="job-facts">
      <h2 id="job-facts" className="text-xl">
        {words.jobFacts.heading}
      </h2>
      <LoadFact loadSize={lead.loadSize} className="mt-3" />
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
        {lead.photos.length === 0 && <p className="text-ink-soft">{words.jobFacts.noPhotos}</p>}
      </div>
    </section>
  );
}

type LoadFactProps = Pick<Job['lead'], 'loadSize'> & { className?: string };

/** How much of a truck the customer's things fill; nothing if they have not said. */
function LoadFact({ loadSize, className }: LoadFactProps) {
  if (!loadSize) return null;
  return (
    <dl className={className}>
      <Fact term={words.jobFacts.load}>{loadWithVolume(loadSize)}</Fact>
    </dl>
  );
}
