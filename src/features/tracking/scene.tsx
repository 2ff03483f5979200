import { Picture } from '@/components/picture';
import type { PictureName } from '@/content/facts/pictures';

/** The picture above what the page says, as high in every state. Decoration. */
export function Scene({ name }: { name: PictureName }) {
  return (
    <Picture
      name={name}
      alt=""
      sizes="(min-width: 640px) 366px, 229px"
      isHero
      className="mx-auto h-25 w-auto object-contain sm:h-40"
    />
  );
}
