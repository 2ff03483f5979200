import { counts } from 'virtual:reviews/figures';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/published-reviews';
import { paths } from '@/lib/paths';

/** Stands under reviews: of how many they are. The link leads to all of them. Nothing stands under samples. */
export function CountsLine() {
  return (
    counts && (
      <p className="mt-8 text-ink-soft">
        {counts} <TextLink to={paths.reviews}>{words.all}</TextLink>
      </p>
    )
  );
}
