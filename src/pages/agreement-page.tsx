import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { Agreement } from '@/features/agreement/agreement';
import { words } from '@/words/agreement';

/** `/agreement/:token`: our agreement, for the hauler who got this link. */
export function AgreementPage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      {/* Otherwise phones turn the number of a permit into a link. */}
      <meta name="format-detection" content="telephone=no" />
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <Agreement key={token} token={token} />
      </div>
    </>
  );
}
