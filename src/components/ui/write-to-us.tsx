import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { words } from '@/words/ui';

/** A contact link in running text. */
export function WriteToUs({ isWithinSentence = false }: { isWithinSentence?: boolean }) {
  return (
    <Link to={paths.contact} className="sentence-link">
      {isWithinSentence ? words.writeToUs.withinSentence : words.writeToUs.asSentence}
    </Link>
  );
}
