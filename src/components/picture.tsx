import { type PictureName, pictures } from '@/content/facts/pictures';

type PictureProps = {
  name: PictureName;
  /** What it shows. Empty for decoration: its words stand beside it. */
  alt: string;
  /** The `sizes` of an `img`: how wide it is shown. */
  sizes: string;
  className?: string;
  /** The largest thing of the first view: fetched at once instead of when it comes near. */
  isHero?: boolean;
};

/** One of the site's own pictures, in the size and the format that suit the screen. */
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
