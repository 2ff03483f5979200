import { promise, sampleClaim } from 'virtual:reviews/home';
import { Check } from 'lucide-react';
import { Picture } from '@/components/picture';
import { PageSection } from '@/components/sections/page-section';
import { site } from '@/content/facts/site';
import { language } from '@/lib/language';
import { words } from '@/words/home';

/** Reasons to book here, beside a picture. */
export function WhyChooseUs() {
  const claim = claimText();
  return (
    <PageSection labelledBy="why-choose-us" className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      <Picture
        name="garage-cleanouts"
        alt={words.whyChooseUs.pictureAlt}
        sizes="(min-width: 1024px) 560px, 100vw"
        className="mx-auto w-full max-w-md lg:max-w-none"
      />
      <div>
        <h2 id="why-choose-us" className="text-heading">
          {words.whyChooseUs.heading}
        </h2>
        {claim && <p className="mt-3 text-ink-soft text-lede">{claim}</p>}
        <ul className="mt-6 space-y-5">
          {words.whyChooseUs.reasons.map(({ title, body }) => (
            <li key={title} className="flex gap-4">
              <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-leaf">
                <Check className="size-5 text-cream" strokeWidth={3} />
              </span>
              <div className="min-w-0">
                <h3 className="text-xl leading-snug">{title}</h3>
                <p className="mt-1 text-ink-soft">{body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}

/**
 * The operator's claim on English pages, because it isn't translated. Without a claim, how often the promise was kept,
 * or a demo's sample. A blank claim shows nothing.
 */
function claimText(): string | null {
  if (site.trustClaim === undefined) return promise ?? sampleClaim ?? null;
  return language === 'en' ? site.trustClaim : null;
}
