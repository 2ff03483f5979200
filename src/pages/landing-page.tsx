import type { LandingPageSlug } from '@/content/landing-pages';
import type { LandingPageWords } from '@/content/landing-pages/landing-page-words';

export function createLandingPage(slug: LandingPageSlug, words: LandingPageWords) {
  return function LandingPage() {
    return <h1>{slug + words.lede}</h1>;
  };
}
