import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { Link } from 'react-router-dom';
import { language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/tracking';

type HaulerLanguageProps = { hauler: NonNullable<LeadDetails['hauler']>; trackingId: string };

/** Whether the hauler speaks the page's language, and whom to contact if not. */
export function HaulerLanguage({ hauler, trackingId }: HaulerLanguageProps) {
  const { understands, understandsNot } = words.haulerPanel;
  const { name, languages } = hauler;
  if (languages.includes(language)) {
    const sentence = understands(name);
    return sentence && <p className="mt-3 break-words">{sentence}</p>;
  }
  return (
    <p className="mt-3 break-words">
      <span>{understandsNot.before(name)}</span>
      <Link to={`${paths.contact}#id=${trackingId}`} className="sentence-link">
        {understandsNot.link}
      </Link>
      {understandsNot.after}
    </p>
  );
}
