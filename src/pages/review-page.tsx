import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Review } from '@/features/review/review';
import { words } from '@/words/review';

/** `/review/:token`: whether everything is gone, for the customer who got this link. */
export function ReviewPage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      {/* Otherwise phones turn numbers in user text into links. */}
      <meta name="format-detection" content="telephone=no" />
      <div className="mx-auto min-h-dvh max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Review key={token} token={token} />
      </div>
    </>
  );
}
