import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { ChevronLeft, ChevronRight, Image } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isDataExpensive } from '@/lib/is-data-expensive';
import { words } from '@/words/tracking';

/** Above this size, a photo is shown only on request. */
const MAX_BYTES = 1_500_000;

/** The customer's photos in a row. Each opens large and leads to the others, the last one to the first. */
export function OwnPhotos({ photos }: { photos: NonNullable<LeadDetails['photos']> }) {
  const [shown, setShown] = useState<number>();
  const count = photos.length;
  const at = Math.min(shown ?? 0, count - 1);

  function turn(step: number) {
    setShown((at + step + count) % count);
  }

  return (
    <>
      <ul className="mt-3 grid grid-cols-5 gap-2">
        {photos.map(({ url, bytes = 0 }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={words.photos.see(index + 1, count)}
              onClick={() => setShown(index)}
              className="grid aspect-square w-full cursor-pointer place-items-center overflow-hidden rounded-xl border border-line bg-sand"
            >
              {bytes <= MAX_BYTES && !isDataExpensive() ? (
                <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" className="size-full object-cover" />
              ) : (
                <Image aria-hidden="true" className="size-8" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={words.photos.heading}
        description={words.photos.whoSeesThem}
        closeLabel={words.photos.close}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') turn(1);
          if (key === 'ArrowLeft') turn(-1);
        }}
      >
        <div className="relative grow">
          <img
            key={photos[at]?.url}
            src={photos[at]?.url}
            alt={words.photos.photo(at + 1, count)}
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-contain"
          />
        </div>
        {count > 1 && (
          <div className="flex items-center justify-between gap-3 p-2">
            <Button variant="dark" aria-label={words.photos.previous} onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden="true" className="size-6" />
            </Button>
            <p role="status" className="font-semibold">
              {words.photos.photo(at + 1, count)}
            </p>
            <Button variant="dark" aria-label={words.photos.next} onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" className="size-6" />
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
