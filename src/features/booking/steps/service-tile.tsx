import { findService, type ServiceSlug } from '@/content/facts/services';
import { serviceLabels } from '@/words/shared/services';

/** Has to be inside a `@container`. */
export const tileGridClass = 'mt-3 grid grid-cols-2 gap-1 @2xs:grid-cols-3 @xl:grid-cols-6';
/** Spanish tiles have a smaller font, for a very long word. */
export const tileClass =
  'relative flex flex-col items-center rounded-2xl border-2 border-line bg-cream px-1 pt-1.5 pb-2 text-center font-semibold text-[0.8125rem] leading-tight [:lang(es)_&]:text-[0.69rem] [:lang(es)_&]:tracking-tight';

/** What is on the tile of a service: its picture and its name. */
export function TileFace({ slug }: { slug: ServiceSlug }) {
  return (
    <>
      <img src={`/pictures/${slug}-320.avif`} width={64} height={64} loading="lazy" alt="" className="size-16" />
      <span className="mt-1 max-w-full hyphens-auto wrap-anywhere">{serviceLabels[findService(slug).storedName]}</span>
    </>
  );
}
