import { Link } from 'react-router-dom';
import { words as english } from '@/content/en/ui';
import { paths } from '@/lib/paths';
import { useWords } from '@/lib/words';

/** Whom to ask, as a link in running text. */
export function WriteToUs({ isWithinSentence = false }: { isWithinSentence?: boolean }) {
  const words = useWords('ui', english);
  return (
    <Link to={paths.contact} className="font-semibold text-rust underline underline-offset-2">
      {isWithinSentence ? words.writeToUs.withinSentence : words.writeToUs.asSentence}
    </Link>
  );
}
