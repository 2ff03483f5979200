import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { Link } from 'react-router-dom';
import { words as english } from '@/content/en/tracking';
import { paths } from '@/lib/paths';
import { useLanguage, useWords } from '@/lib/words';

type HaulerLanguageProps = { hauler: NonNullable<LeadDetails['hauler']>; trackingId: string };

/** Whether the hauler speaks the language of the page, and where to turn to if not. */
export function HaulerLanguage({ hauler, trackingId }: HaulerLanguageProps) {
  const { understands, understandsNot } = useWords('tracking', english).haulerPanel;
  const language = useLanguage();
  const { name, languages } = hauler;
  if (languages.includes(language)) {
    const sentence = understands(name);
    return sentence && <p className="mt-3 break-words">{sentence}</p>;
  }
  return (
    <p className="mt-3 break-words">
      {understandsNot.before(name)}
      <Link to={`${paths.contact}#id=${trackingId}`} className="font-semibold text-rust underline underline-offset-2">
        {understandsNot.link}
      </Link>
      {understandsNot.after}
    </p>
  );
}
