import type { Job } from '@functions/contracts/job.ts';
import { webUrls } from '@functions/domain/links.ts';
import { clsx } from 'clsx';
import { words } from '@/words/job';
import { loadWithVolume } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { wantedText } from '@/words/shared/wanted';
import { JobPhotos } from './photos';

type JobFactsProps = {
  lead: Pick<Job['lead'], 'loadSize' | 'wanted' | 'services' | 'description' | 'photos'>;
  /** The customer's day is near, and no time is set. */
  isUrgent?: boolean;
};

/** The job: the customer's photos, its load, when it should be gone, services, and the customer's description. */
export function JobFacts({ lead, isUrgent = false }: JobFactsProps) {
  const { loadSize, wanted, services, description, photos } = lead;
  return (
    <section aria-labelledby="job-facts">
      <h2 id="job-facts" className="text-xl">
        {words.jobFacts.heading}
      </h2>
      <div className="mt-3 empty:hidden">
        <JobPhotos urls={webUrls(photos)} />
      </div>
      {loadSize && (
        <dl className="mt-3 font-semibold text-lg leading-snug">
          <dt className="sr-only">{words.jobFacts.load}</dt>
          <dd>{loadWithVolume(loadSize)}</dd>
        </dl>
      )}
      <ul className={loadSize ? 'text-ink-soft' : 'mt-3 font-semibold text-lg leading-snug'}>
        {services.map((service) => (
          <li key={service} className="break-words">
            {serviceLabel(service)}
          </li>
        ))}
      </ul>
      {wanted && (
        <dl className="mt-3 flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{words.jobFacts.wanted}</dt>
          <dd className={clsx('font-semibold', isUrgent && 'text-status-amber')}>{wantedText(wanted)}</dd>
        </dl>
      )}
      {description && (
        <>
          <h3 className="mt-4 font-semibold text-base text-ink-soft">{words.jobFacts.description}</h3>
          <p className="whitespace-pre-wrap break-words">{description}</p>
        </>
      )}
      {photos.length === 0 && <p className="mt-3 text-ink-soft">{words.jobFacts.noPhotos}</p>}
    </section>
  );
}
