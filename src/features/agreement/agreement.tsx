import type { AgreementView } from '@functions/contracts/agreement.ts';
import { useEffect, useState } from 'react';
import { LinkPage, LinkUnknown } from '@/features/request/link-page';
import { LinkFailed, LinkLoading, LinkNotLoaded, useLinkQuery } from '@/features/request/link-states';
import { words } from '@/words/agreement';
import { agreements } from '@/words/shared/agreements';
import { AcceptedAgreement } from './accepted-agreement';
import { OpenAgreement } from './open-agreement';
import { acceptanceDrafts } from './use-acceptance-draft';
import { type AgreementActions, agreementKey, useAgreementActions } from './use-agreement-actions';

/** Our agreement, opened by the hauler's link. */
export function Agreement({ token: written }: { token: string }) {
  return (
    <LinkPage
      written={written}
      loading={<LinkLoading words={words.loading} />}
      broken={<LinkUnknown words={words.unknownLink} isHelpWithinSentence />}
    >
      {(token) => <Look token={token} />}
    </LinkPage>
  );
}

function Look({ token }: { token: string }) {
  const actions = useAgreementActions(token);
  const look = useLinkQuery(agreementKey(token), async () =>
    (await import('./api')).askAgreement({ token, action: 'look' }),
  );

  if (look.data) return <AgreementInItsState look={look.data} token={token} actions={actions} />;
  return <LinkNotLoaded look={look} words={words} />;
}

type AgreementInItsStateProps = { look: AgreementView; token: string; actions: AgreementActions };

function AgreementInItsState({ look, token, actions }: AgreementInItsStateProps) {
  const [firstState] = useState(look.state);
  const takesFocus = actions.hasActed || look.state !== firstState;
  const isAccepted = look.state === 'accepted';

  useEffect(() => {
    if (isAccepted) acceptanceDrafts.clear(token);
  }, [isAccepted, token]);

  if (look.state === 'unknown') return <LinkUnknown words={words.unknownLink} isHelpWithinSentence />;
  if (look.state === 'ended') return <LinkUnknown words={words.endedLink} />;
  const { version } = look;
  if (!isPublished(version)) {
    return <LinkFailed words={words.updating} error={null} onRetry={() => window.location.reload()} />;
  }
  if (look.state === 'accepted') return <AcceptedAgreement look={look} version={version} takesFocus={takesFocus} />;
  return <OpenAgreement look={look} version={version} token={token} actions={actions} />;
}

/** Whether this build has the words of a version. Not during a release that adds them. */
function isPublished(version: string): version is keyof typeof agreements {
  return Object.hasOwn(agreements, version);
}
