import { words } from '@/words/published-reviews';

/** A rating of one to five stars, as characters: SVG would weigh 0.2 KB more on each page with reviews. */
export function Stars({ count }: { count: number }) {
  return (
    <div role="img" aria-label={words.stars(count)} className="text-rust text-xl">
      {'★★★★★☆☆☆☆☆'.slice(5 - count, 10 - count)}
    </div>
  );
}
