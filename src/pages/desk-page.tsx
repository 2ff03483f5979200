import { useParams } from 'react-router-dom';
import { Seo } from '@/components/seo/seo';
import { words } from '@/content/en/desk-page';
import { Desk } from '@/features/desk/desk';

/**
 * `/desk`, `/desk/:token` and `/desk/:token/:leadId`: the team's desk, opened by a link in an email to the operator.
 */
export function DeskPage() {
  const { token = '', leadId } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      {/* Otherwise phones turn numbers in user text into links, including numbers that `callUrl` rejects. */}
      <meta name="format-detection" content="telephone=no" />
      {/* As high as the window, so that the footer does not move when the list arrives. */}
      <div className="mx-auto min-h-dvh max-w-[96rem] px-4 pt-5 pb-16 sm:px-6">
        <Desk token={token} leadId={leadId} />
      </div>
    </>
  );
}
