import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { entryParts } from '@functions/domain/services.ts';
import { Image } from 'lucide-react';
import { useId, useState } from 'react';
import { Picture } from '@/components/picture';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { services } from '@/content/facts/services';
import { isDataExpensive } from '@/lib/is-data-expensive';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { servicesInShort } from '@/words/shared/services';
import { words } from '@/words/tracking';

/** Above this size, a photo is shown only on request. */
const MAX_BYTES = 1_500_000;

type Photos = NonNullable<LeadDetails['photos']>;

/** The job at a glance: its first photo or the picture of its service, then services, load and place. */
export function JobStrip({ lead }: { lead: LeadDetails }) {
  const id = useId();
  const { photos } = lead;
  const service = services.find(({ storedName }) => storedName === entryParts(lead.services[0] ?? '')[0]);
  return (
    <section
      aria-labelledby={id}
      data-part="strip"
      className="mt-5 flex items-center gap-4 rounded-panel bg-paper p-4 shadow-card sm:px-8"
    >
      <h2 id={id} className="sr-only">
        {words.jobStrip.heading}
      </h2>
      {photos ? (
        <PhotosButton photos={photos} />
      ) : (
        service && <Picture name={service.slug} alt="" sizes="72px" className="size-18 shrink-0" />
      )}
      <div className="min-w-0">
        <p className="break-words font-bold text-lg leading-snug">{servicesInShort(lead.services) || lead.service}</p>
        {lead.loadSize && <p>{loadSizeLabels[lead.loadSize]}</p>}
        <p className="break-words text-ink-soft">{lead.location}</p>
      </div>
    </section>
  );
}

/** The first photo, which opens all of them. */
function PhotosButton({ photos }: { photos: Photos }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = photos;
  const isShown = first && (first.bytes ?? 0) <= MAX_BYTES && !isDataExpensive();
  return (
    <>
      <button
        type="button"
        aria-label={words.jobStrip.seePhotos(photos.length)}
        onClick={() => setOpen(true)}
        className="grid size-18 shrink-0 cursor-pointer place-items-center overflow-hidden rounded-card border border-line bg-sand"
        data-print="hide"
      >
        {isShown ? (
          <img src={first.url} alt="" loading="lazy" referrerPolicy="no-referrer" className="size-full object-cover" />
        ) : (
          <Image aria-hidden="true" className="size-8" />
        )}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.jobStrip.photos}
        description={words.jobStrip.whoSeesPhotos}
      >
        {photos.map(({ url }, index) => (
          <img
            key={url}
            src={url}
            alt={words.jobStrip.photo(index + 1, photos.length)}
            referrerPolicy="no-referrer"
            className="mt-4 min-h-40 w-full rounded-card bg-sand object-contain"
          />
        ))}
        <Button variant="secondary" className="mt-6" onClick={() => setOpen(false)}>
          {words.jobStrip.close}
        </Button>
      </Dialog>
    </>
  );
}
