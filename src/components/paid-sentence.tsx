import { SiteLink } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { words } from '@/words/final-price';

/** What people paid, with a link to how it is counted; nothing with too few pickups. */
export function PaidSentence({ paid, className }: { paid: string | null; className: string }) {
  if (!paid) return null;
  return (
    <p className={className}>
      <span>{paid}</span>{' '}
      <SiteLink to={paths.prices} className="sentence-link">
        {words.howCounted}
      </SiteLink>
    </p>
  );
}
