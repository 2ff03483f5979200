import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Job } from '@/features/job/job';
import { words } from '@/words/job';

/** `/job/:token`: a job, for the hauler who got this link. */
export function JobPage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      {/* Otherwise phones turn numbers in user text into links, including numbers that `callUrl` rejects. */}
      <meta name="format-detection" content="telephone=no" />
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Job key={token} token={token} />
      </div>
    </>
  );
}
