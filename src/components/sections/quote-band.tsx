import { Star } from 'lucide-react';
import { testimonials } from '@/content/testimonials';
import { PageSection } from './page-section';

const STARS = [1, 2, 3, 4, 5];

/** What neighbors say, in one quiet row. The home page gives them more room. */
export function QuoteBand() {
  return (
    <PageSection tone="sand" labelledBy="testimonials">
      <h2 id="testimonials" className="text-heading">
        What Neighbors Are Saying
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-9 lg:grid-cols-3">
        {testimonials.map(({ quote, author, location, stars }) => (
          <li key={author} className="border-poppy border-l-4 pl-6">
            <figure className="flex h-full flex-col">
              <div role="img" aria-label={`${stars} out of 5 stars`} className="flex gap-1">
                {STARS.slice(0, stars).map((star) => (
                  <Star key={star} aria-hidden="true" className="size-5 fill-poppy text-poppy" />
                ))}
              </div>
              <blockquote className="mt-3 grow font-semibold text-lg leading-snug">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-4 text-ink-soft">
                <span className="font-bold text-ink">{author}</span>, {location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
