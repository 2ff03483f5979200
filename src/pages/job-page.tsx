import { useParams } from 'react-router-dom';
import { PhoneLink } from '@/components/phone-link';
import { Seo } from '@/components/seo/seo';
import { Job } from '@/features/job/job';
import { siteAnswersSpanish } from '@/lib/env';
import { words } from '@/words/job';

/** `/job/:token`: a job, for the hauler who got this link. */
export function JobPage() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo {...words.seo} path={null} noReferrer />
      {/* Otherwise phones turn numbers in user text into links, including numbers that `callUrl` rejects. */}
      <meta name="format-detection" content="telephone=no" />
      {/* Otherwise the bar at the bottom does not know how much of it the phone covers. */}
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {/* As high as the window: the footer is out of sight while the job loads, so that nothing moves. */}
      <div className="mx-auto min-h-dvh max-w-page px-4 pt-4 pb-16 noscript:[&_:is([role=status],[aria-hidden])]:hidden sm:px-6 sm:pt-8">
        <Job key={token} token={token} />
        <noscript>
          <p>
            {words.noScript.before}
            <PhoneLink />
            {!siteAnswersSpanish && words.noScript.inEnglish}
            {words.noScript.after}
          </p>
        </noscript>
      </div>
    </>
  );
}
