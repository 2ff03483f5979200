import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Job } from '@/features/job/job';

export function JobPage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo title="Your Job" description="See a job that you are offered, and accept it." path={null} noReferrer />
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Job key={token} token={token} />
      </div>
    </>
  );
}
