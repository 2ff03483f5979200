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
      {(token) => <View token={token} />}
    </LinkPage>
  );
}

function View({ token }: { token: string }) {
  const actions = useAgreementActions(token);
  const view = useLinkQuery(agreementKey(token), async () =>
    (await import('./api')).askAgreement({ token, action: 'view' }),
  );

  if (view.data) return <AgreementInItsState view={view.data} token={token} actions={actions} />;
  return <LinkNotLoaded view={view} words={words} />;
}

type AgreementInItsStateProps = { view: AgreementView; token: string; actions: AgreementActions };

function AgreementInItsState({ view, token, actions }: AgreementInItsStateProps) {
  const [firstState] = useState(view.state);
  const takesFocus = actions.hasActed || view.state !== firstState;
  const isAccepted = view.state === 'accepted';

  useEffect(() => {
    if (isAccepted) acceptanceDrafts.clear(token);
  }, [isAccepted, token]);

  if (view.state === 'unknown') return <LinkUnknown words={words.unknownLink} isHelpWithinSentence />;
  if (view.state === 'ended') return <LinkUnknown words={words.endedLink} />;
  const { version } = view;
  if (!isPublished(version)) {
    return <LinkFailed words={words.updating} error={null} onRetry={() => window.location.reload()} />;
  }
  if (view.state === 'accepted') return <AcceptedAgreement view={view} version={version} takesFocus={takesFocus} />;
  return <OpenAgreement view={view} version={version} token={token} actions={actions} />;
}

/** Whether this build has the words of a version. Not during a release that adds them. */
function isPublished(version: string): version is keyof typeof agreements {
  return Object.hasOwn(agreements, version);
}
