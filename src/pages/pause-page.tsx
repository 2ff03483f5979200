import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Pause } from '@/features/mail-links/pause';
import { words } from '@/words/pause';

/** `/pause/:token`: pauses the offers of the hauler who got this link. */
export function PausePage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Pause key={token} token={token} />
      </div>
    </>
  );
}
