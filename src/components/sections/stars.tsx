import { Star } from 'lucide-react';
import { words } from '@/content/en/sections';

const STARS = [1, 2, 3, 4, 5];

/** How many of five stars somebody gives. */
export function Stars({ count }: { count: number }) {
  return (
    <div role="img" aria-label={words.stars(count, STARS.length)} className="flex gap-1">
      {STARS.slice(0, count).map((star) => (
        <Star key={star} aria-hidden="true" className="size-5 fill-poppy text-poppy" />
      ))}
    </div>
  );
}
