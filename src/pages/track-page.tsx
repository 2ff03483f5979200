import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Tracking } from '@/features/tracking/tracking';
import { textsOn } from '@/lib/env';
import { lazyOptional } from '@/lib/lazy-optional';
import { words } from '@/words/tracking';

const SentRequest = lazyOptional(async () => (await import('@/features/booking/sent-request')).SentRequest);

/** `/track/:trackingId`: the status of a request, for its customer. */
export function TrackPage() {
  const { trackingId = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      {/* Otherwise phones turn numbers in user text into links, including numbers that `callUrl` rejects. */}
      <meta name="format-detection" content="telephone=no" />
      {/* `npm run doctor` reads this to compare whether this build says that we text with whether the project does. */}
      {textsOn && <meta name="texts" content="on" />}
      {/* As high as the screen, so that the footer does not move when the request appears. */}
      <div className="mx-auto min-h-dvh max-w-page px-4 pt-4 pb-16 sm:px-6 lg:pt-8">
        <Tracking
          key={trackingId}
          trackingId={trackingId}
          askForPhotos={(request) => (
            <Suspense>
              <SentRequest request={request} heading="h3" isPhotosOnly />
            </Suspense>
          )}
        />
      </div>
    </>
  );
}
