import { PageSection } from '@/components/sections/page-section';
import { Stars } from '@/components/sections/stars';
import { words as home } from '@/content/en/home';
import { testimonials, words } from '@/content/en/testimonials';
import { findCity } from '@/content/facts/cities';

/**
 * What the operator claims and what neighbors say: the first in large type, on wide screens with the others beside it.
 * Without testimonials the claim stands alone; without both, nothing does.
 */
export function Testimonials() {
  const { trustClaim } = home;
  if (testimonials.length === 0) return trustClaim ? <Claim text={trustClaim} /> : null;
  return (
    <PageSection tone="sand" labelledBy="testimonials">
      <h2 id="testimonials" className="text-heading">
        {words.heading}
      </h2>
      {words.samples && <p className="mt-2 font-semibold">{words.samples}</p>}
      {trustClaim && <p className="mt-2 text-ink-soft text-lede">{trustClaim}</p>}
      <ul className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-2">
        {testimonials.map(({ quote, author, city, stars }, index) => (
          <li key={author} className={index === 0 ? 'lg:row-span-2' : 'border-poppy border-l-4 pl-6'}>
            <figure>
              <Stars count={stars} />
              <blockquote
                className={
                  index === 0
                    ? 'mt-4 text-balance font-bold text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-snug tracking-tight'
                    : 'mt-3 text-lg'
                }
              >
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-3 text-ink-soft">
                <span className="font-bold text-ink">{author}</span>, {findCity(city).name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Claim({ text }: { text: string }) {
  return (
    <PageSection tone="sand" className="sm:py-14">
      <p className="text-balance text-center font-bold text-heading">{text}</p>
    </PageSection>
  );
}
