import { PageSection } from '@/components/sections/page-section';
import { Stars } from '@/components/sections/stars';
import { type Testimonial, words } from '@/content/en/testimonials';
import { findCity } from '@/content/facts/cities';

/** What neighbors say, in one quiet row; nothing if there is nobody to quote. The home page gives them more room. */
export function QuoteBand({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <PageSection tone="sand" labelledBy="testimonials">
      <h2 id="testimonials" className="text-heading">
        {words.heading}
      </h2>
      {words.samples && <p className="mt-2 font-semibold">{words.samples}</p>}
      <ul className="mt-8 grid auto-cols-fr gap-x-12 gap-y-9 lg:grid-flow-col">
        {testimonials.map(({ quote, author, city, stars }) => (
          <li key={author} className="max-w-prose border-poppy border-l-4 pl-6">
            <figure className="flex h-full flex-col">
              <Stars count={stars} />
              <blockquote className="mt-3 grow font-semibold text-lg leading-snug">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-4 text-ink-soft">
                <span className="font-bold text-ink">{author}</span>, {findCity(city).name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
