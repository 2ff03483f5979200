import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { awaitsPhotos, openForPhotosMs, type RecentRequest } from '@/lib/recent-requests';
import { words } from '@/words/booking';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { goneBy } from './gone-by';
import { MAX_PHOTOS, type Photo } from './photos/photos';
import { addPhotosToSent, photoCountOf, startUpload, useUpload } from './photos/upload-store';
import { useObjectUrl } from './photos/use-object-url';
import { usePhotoChoice } from './photos/use-photo-choice';
import { findSentPhotos, findSummary, type SentSummary } from './sent-summary';

type SentRequestProps = {
  request: RecentRequest;
  heading: 'h2' | 'h3';
  /** What was sent is already on the page. */
  isPhotosOnly?: boolean;
};

/**
 * What was sent, if it was during this visit, the upload of its photos, and a way to add some while the request accepts
 * them. Resumes missing uploads, as after a reload.
 */
export function SentRequest({ request, heading: Heading, isPhotosOnly = false }: SentRequestProps) {
  const { leadId } = request;
  const [photoCount, setPhotoCount] = useState(() => photoCountOf(leadId));
  const isOpen = useIsOpenForPhotos(request);
  const upload = useUpload(leadId);
  const heading = useRef<HTMLHeadingElement>(null);
  const tile = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isUploading = upload?.kind === 'running';
  const room = MAX_PHOTOS - photoCount;
  const chooser = usePhotoChoice({ room, isBusy: isUploading, onAdd: (photos) => void add(photos) });
  const summary = isPhotosOnly ? undefined : findSummary(leadId);
  const photos = findSentPhotos(leadId);
  const canAdd = isOpen && room > 0;
  const hasPhotos = photos.length > 0;

  useEffect(() => {
    if (awaitsPhotos(request)) void startUpload(request);
  }, [request]);

  async function add(added: readonly Photo[]) {
    if (added.length === 0) return;
    const count = await addPhotosToSent(request, added);
    // The tile is unmounted with the last photo, and the focus would be lost with it.
    if (count >= MAX_PHOTOS && document.activeElement === tile.current) heading.current?.focus();
    setPhotoCount(count);
  }

  if (!summary && !upload && !canAdd) return null;
  return (
    <section
      aria-labelledby="what-you-sent"
      className="mt-6 border-line border-t pt-5"
      {...(canAdd && chooser.dropZone)}
    >
      <Heading ref={heading} id="what-you-sent" tabIndex={-1} className="font-bold text-lg">
        {summary ? words.confirmation.sent : words.photos.heading}
      </Heading>
      {summary && <p className="wrap-anywhere text-ink-soft">{inOneLine(summary, request)}</p>}
      {canAdd && <input {...chooser.field} />}
      <div
        className="mt-3 grid items-center gap-2"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(4.25rem, 22%, 6rem), 1fr))' }}
      >
        {hasPhotos && (
          <ul className="contents">
            {photos.map((photo, index) => (
              <Thumbnail key={photo.id} photo={photo} name={words.photos.photo(index + 1, photos.length)} />
            ))}
          </ul>
        )}
        {canAdd && (
          <button
            {...chooser.button}
            ref={tile}
            aria-labelledby={`${id}-add`}
            aria-describedby={hasPhotos ? `${id}-limits` : `${id}-why ${id}-limits`}
            data-print="hide"
            className={clsx(
              'flex w-full cursor-pointer items-center rounded-card border-2 border-dashed font-semibold leading-tight transition-colors',
              // A tile after the photos, or a row that says what they are good for.
              hasPhotos
                ? 'aspect-square flex-col justify-center gap-1 text-center text-sm'
                : 'col-span-full gap-4 p-4 text-left',
              'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
              chooser.isDragging ? 'border-leaf bg-leaf-pale' : 'border-field hover:border-poppy hover:bg-cream',
            )}
          >
            <ImagePlus className={clsx('shrink-0 text-rust', hasPhotos ? 'size-6' : 'size-9')} />
            <span>
              <span id={`${id}-add`} className="block">
                {words.photos.add}
              </span>
              {!hasPhotos && (
                <span id={`${id}-why`} className="block font-normal text-ink-soft">
                  {words.photos.why}
                </span>
              )}
            </span>
          </button>
        )}
        {canAdd && (
          <p
            id={`${id}-limits`}
            data-print="hide"
            className={hasPhotos ? 'sr-only' : 'col-span-full text-ink-soft text-sm'}
          >
            {words.photos.limits(MAX_PHOTOS)}
          </p>
        )}
      </div>
      <PhotoStatus request={request} note={chooser.note} />
    </section>
  );
}

function Thumbnail({ photo, name }: { photo: Photo; name: string }) {
  return (
    <li>
      <img
        src={useObjectUrl(photo.blob)}
        alt={name}
        className="aspect-square w-full rounded-card border border-line bg-sand object-cover"
      />
    </li>
  );
}

/** What happens with the photos, and a button if some are missing. Keeps its place, so that nothing below moves. */
function PhotoStatus({ request, note }: { request: RecentRequest; note: string | undefined }) {
  const upload = useUpload(request.leadId);
  const { total = 0, done = 0, failed = 0 } = upload?.progress ?? {};
  const hasFailed = upload?.kind === 'failed';
  return (
    <>
      <div className="mt-2 flex min-h-6 items-center gap-3 text-sm">
        <p role="status" className={hasFailed ? 'font-semibold text-danger' : 'text-ink-soft'}>
          {note ?? (upload && words.upload[upload.kind](total, done + failed))}
        </p>
        {upload?.kind === 'running' && (
          <progress
            value={done + failed}
            max={total}
            aria-label={words.upload.label}
            className="h-2.5 min-w-0 grow accent-leaf"
          />
        )}
      </div>
      {hasFailed && (
        <Button variant="secondary" className="mt-2" onClick={() => void startUpload(request)} data-print="hide">
          {words.upload.again}
        </Button>
      )}
    </>
  );
}

/** "Furniture Removal, Home Cleaning · Reseda, 91335 · A quarter of a truck · Gone by: Thursday, December 3". */
function inOneLine({ services = [], city, zip_code, wanted }: SentSummary, { loadSize }: RecentRequest): string {
  return [
    services.map(serviceLabel).join(', '),
    [city, zip_code].filter(Boolean).join(', '),
    loadSize && loadSizeLabels[loadSize],
    wanted && `${words.recap.wanted}: ${goneBy(wanted)}`,
  ]
    .filter(Boolean)
    .join(' · ');
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
