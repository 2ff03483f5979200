import { useEffect, useState } from 'react';
import { openForPhotosMs, type RecentRequest } from '@/lib/recent-requests';
import { words } from '@/words/booking';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { PhotoChooser } from './photos/photo-chooser';
import { MAX_PHOTOS, type Photo } from './photos/photos';
import { addPhotosToSent, photoCountOf, useUpload } from './photos/upload-store';
import { findSummary, type SentSummary } from './sent-summary';

type SentRequestProps = {
  request: RecentRequest;
  heading: 'h2' | 'h3';
  /** Whether photos were added on this page. */
  hasAdded: boolean;
  /** Called when photos are added. */
  onAdd(): void;
};

/** What was sent, if it was during this visit, and a way to add photos while the request accepts them. */
export function SentRequest({ request, heading: Heading, hasAdded, onAdd }: SentRequestProps) {
  const [photoCount, setPhotoCount] = useState(() => photoCountOf(request.leadId));
  const isOpen = useIsOpenForPhotos(request);
  const isUploading = useUpload(request.leadId)?.kind === 'running';
  const summary = findSummary(request.leadId);
  const room = MAX_PHOTOS - photoCount;

  async function add(photos: readonly Photo[]) {
    if (photos.length === 0) return;
    onAdd();
    setPhotoCount(await addPhotosToSent(request, photos));
  }

  return (
    <>
      {summary && (
        <section aria-labelledby="what-you-sent" className="mt-8">
          <Heading id="what-you-sent" className="font-bold text-lg">
            {words.confirmation.sent}
          </Heading>
          <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
            {factsOf(summary, request, photoCount).map(([label, text]) => (
              <div key={label} className="sm:contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {isOpen && (room > 0 || hasAdded) && (
        <div className="mt-6" data-print="hide">
          <PhotoChooser room={room} isBusy={isUploading} onAdd={(photos) => void add(photos)} />
        </div>
      )}
    </>
  );
}

function factsOf({ services = [], city, zip_code }: SentSummary, { loadSize }: RecentRequest, photoCount: number) {
  const { recap, labels } = words;
  const facts = [
    [recap.services, services.map(serviceLabel).join(', ')],
    [labels.city, city],
    [labels.zipCode, zip_code],
    [recap.load, loadSize && loadSizeLabels[loadSize]],
    [recap.photos, photoCount === 0 ? recap.noPhotos : String(photoCount)],
  ] as const;
  return facts.filter(([, text]) => text);
}

/** Whether a request accepts photos, which ends while the page is open. */
function useIsOpenForPhotos(request: RecentRequest): boolean {
  const [isOpen, setOpen] = useState(() => openForPhotosMs(request) > 0);

  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), openForPhotosMs(request));
    return () => clearTimeout(timer);
  }, [request]);

  return isOpen;
}
