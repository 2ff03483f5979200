import type { AgreementView } from '@functions/contracts/agreement.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LinkFailed, LinkLoading, LinkUnknown } from '@/features/request/link-states';
import { queryClient } from '@/lib/forms/query-client';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { words } from '@/words/agreement';
import { agreements } from '@/words/shared/agreements';
import { AcceptedAgreement } from './accepted-agreement';
import { OpenAgreement } from './open-agreement';
import { acceptanceDrafts } from './use-acceptance-draft';
import { type AgreementActs, agreementKey, useAgreementActs } from './use-agreement-acts';

/**
 * Our agreement, opened by the hauler's link. Opening it changes nothing, because mail scanners open links. All links
 * share one prerendered page, which shows the loading state.
 */
export function Agreement({ token: written }: { token: string }) {
  const isHydrated = useIsHydrated();
  const token = parseTrackingId(written);
  if (!isHydrated) return <LinkLoading words={words.loading} isOffline={false} />;
  if (token === null) return <LinkUnknown words={words.unknownLink} isHelpWithinSentence />;
  return (
    <QueryClientProvider client={queryClient}>
      <Look token={token} />
    </QueryClientProvider>
  );
}

function Look({ token }: { token: string }) {
  const acts = useAgreementActs(token);
  const look = useQuery({
    queryKey: agreementKey(token),
    queryFn: async () => (await import('./api')).askAgreement({ token, action: 'look' }),
    staleTime: 0,
    // It may be accepted in another tab meanwhile.
    refetchOnWindowFocus: true,
  });

  if (look.data) return <AgreementInItsState look={look.data} token={token} acts={acts} />;
  if (look.isPending) return <LinkLoading words={words.loading} isOffline={look.isPaused} />;
  return <LinkFailed words={words.lookFailed} error={look.error} onRetry={() => void look.refetch()} />;
}

type AgreementInItsStateProps = { look: AgreementView; token: string; acts: AgreementActs };

function AgreementInItsState({ look, token, acts }: AgreementInItsStateProps) {
  const [firstState] = useState(look.state);
  const takesFocus = acts.hasActed || look.state !== firstState;
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
  return <OpenAgreement look={look} version={version} token={token} acts={acts} />;
}

/** Whether this build has the words of a version. Not during a release that adds them. */
function isPublished(version: string): version is keyof typeof agreements {
  return Object.hasOwn(agreements, version);
}
