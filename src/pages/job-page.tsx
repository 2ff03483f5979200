import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { words } from '@/content/en/job';
import { Job } from '@/features/job/job';

/** `/job/:token`: a job, for the hauler who got this link. */
export function JobPage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Job key={token} token={token} />
      </div>
    </>
  );
}
