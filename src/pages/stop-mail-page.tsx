import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { StopMail } from '@/features/mail-links/stop-mail';
import { words } from '@/words/stop-mail';

/** `/stop-mail/:token`: stops all emails to the recipient of this link. */
export function StopMailPage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      <div className="mx-auto min-h-[70dvh] max-w-3xl px-4 pt-8 pb-16 sm:px-6 lg:pt-12">
        <StopMail key={token} token={token} />
      </div>
    </>
  );
}
