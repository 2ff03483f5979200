import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WriteToUs } from '@/components/ui/write-to-us';
import { queryClient } from '@/lib/forms/query-client';
import { useIsHydrated } from '@/lib/use-is-hydrated';

type LinkPageProps = {
  /** The token as written in the address. */
  written: string;
  /** The prerendered page. Without it, that is the page with an empty token. */
  loading?: ReactNode;
  /** Shown if it is not a token. Without it, the page gets an empty one. */
  broken?: ReactNode;
  children(token: string): ReactNode;
};

/**
 * The page of a secret link. Opening one changes nothing, because mail scanners open links. All links of a kind share
 * one prerendered page.
 */
export function LinkPage({ written, loading, broken, children }: LinkPageProps) {
  const isHydrated = useIsHydrated();
  const token = parseTrackingId(written);
  if (!isHydrated && loading) return loading;
  const isBroken = isHydrated && broken && token === null;
  return <QueryClientProvider client={queryClient}>{isBroken ? broken : children(token ?? '')}</QueryClientProvider>;
}

/** A sentence with a contact link in it. */
export type Help = { before: string; after: string };

type LinkUnknownProps = {
  words: { heading: string; text: string; help: Help };
  /** Whether the contact link is within a sentence, instead of at its start. */
  isHelpWithinSentence?: boolean;
};

/** The link is malformed or unknown. */
export function LinkUnknown({ words, isHelpWithinSentence = false }: LinkUnknownProps) {
  return (
    <>
      <h1 className="font-extrabold text-title">{words.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {words.text}
      </p>
      <p className="mt-4">
        <span>{words.help.before}</span>
        <WriteToUs isWithinSentence={isHelpWithinSentence} />
        <span>{words.help.after}</span>
      </p>
    </>
  );
}
