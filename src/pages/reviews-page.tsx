import { PageOpening } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { words } from '@/content/en/reviews';
import { paths } from '@/lib/paths';

const trail = [{ name: words.crumb, path: paths.reviews }];

export function ReviewsPage() {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.reviews} trail={trail} />
      <PageOpening trail={trail}>
        <h1 className="mt-3 text-title lg:mt-0">{words.heading}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lede">{words.lede}</p>
      </PageOpening>
    </>
  );
}
