import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { clsx } from 'clsx';
import { loadPictures } from '@/content/facts/load-pictures';

type TruckPictureProps = { load: LoadSize; className: string; isLazy?: boolean };

/** A truck with a load. Decoration: the load is in words beside it. */
export function TruckPicture({ load, className, isLazy = false }: TruckPictureProps) {
  return (
    <img
      src={`/pictures/load-${load}.avif`}
      {...loadPictures}
      alt=""
      loading={isLazy ? 'lazy' : 'eager'}
      className={clsx('h-auto', className)}
    />
  );
}
