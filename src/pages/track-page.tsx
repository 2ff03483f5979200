import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Tracking } from '@/features/tracking/tracking';
import { textsOn } from '@/lib/env';
import { words } from '@/words/tracking';

/** `/track/:trackingId`: where a request stands, for its customer. */
export function TrackPage() {
  const { trackingId = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      {/* Otherwise phones make links of numbers in what people wrote, also of those that `callUrl` refuses. */}
      <meta name="format-detection" content="telephone=no" />
      {/* By it `npm run doctor` compares what pages of this build may say with what the project does. */}
      {textsOn && <meta name="texts" content="on" />}
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Tracking key={trackingId} trackingId={trackingId} />
      </div>
    </>
  );
}
