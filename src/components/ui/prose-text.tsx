import { Fragment } from 'react';
import type { Prose, ProseLink } from '@/content/shapes/prose';
import { SiteLink } from './link';

/** Running text with its links. */
export function ProseText({ words }: { words: Prose }) {
  if (typeof words === 'string') return words;
  return words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change.
    <Fragment key={index}>{typeof part === 'string' ? part : <SentenceLink {...part} />}</Fragment>
  ));
}

function SentenceLink({ label, to }: ProseLink) {
  const className = to.startsWith('tel:') ? 'whitespace-nowrap sentence-link' : 'wrap-anywhere sentence-link';
  return (
    <SiteLink {...(to.startsWith('/') ? { to } : { href: to })} className={className}>
      {label}
    </SiteLink>
  );
}
