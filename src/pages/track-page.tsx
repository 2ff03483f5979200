import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Tracking } from '@/features/tracking/tracking';

export function TrackPage() {
  const { trackingId = '' } = useParams();
  return (
    <>
      <Seo
        title="Track Your Request"
        description="See the status of your junk removal request."
        path={null}
        noReferrer
      />
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Tracking key={trackingId} trackingId={trackingId} />
      </div>
    </>
  );
}
