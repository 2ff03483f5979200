import { type PictureName, pictures } from '@/content/facts/pictures';

type PictureProps = {
  name: PictureName;
  /** What it shows. Empty for decoration next to text that says the same. */
  alt: string;
  /** The `sizes` of an `img`: the width at which it is shown. */
  sizes: string;
  className?: string;
  /** The page's largest contentful paint: loaded eagerly instead of lazily. */
  isHero?: boolean;
};

/** One of the site's own pictures, in the size and format that suit the screen. */
export function Picture({ name, alt, sizes, className, isHero = false }: PictureProps) {
  const { width, height, widths } = pictures[name];
  const sourceSet = (ending: string) => widths.map((each) => `/pictures/${name}-${each}.${ending} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widths[0]}.webp`}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isHero ? 'eager' : 'lazy'}
        fetchPriority={isHero ? 'high' : 'auto'}
        decoding={isHero ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
