import { X } from 'lucide-react';
import { useRef } from 'react';
import { words } from '@/words/booking';
import { changePhotos, useDraft, useDraftPhotos } from '../draft/draft-store';
import { PhotoChooser } from './photo-chooser';
import { MAX_PHOTOS, type Photo, shortFileName } from './photos';
import { useObjectUrl } from './use-object-url';

/** Adds up to `MAX_PHOTOS` photos to the draft, and shows them. */
export function PhotoPicker() {
  const leadId = useDraft((draft) => draft?.identity.leadId);
  const photos = useDraftPhotos();
  const addButton = useRef<HTMLButtonElement>(null);

  function add(added: readonly Photo[]) {
    // The visitor may have removed one meanwhile.
    if (leadId) void changePhotos(leadId, (current) => [...current, ...added].slice(0, MAX_PHOTOS));
  }

  /** Removing the focused button would lose the focus, so it moves to the neighboring photo, or to the add button. */
  function remove(photo: Photo, thumbnail: HTMLElement) {
    const neighbor = thumbnail.nextElementSibling ?? thumbnail.previousElementSibling;
    (neighbor?.querySelector('button') ?? addButton.current)?.focus();
    if (leadId) void changePhotos(leadId, (current) => current.filter((each) => each.id !== photo.id));
  }

  return (
    <div>
      <p className="font-semibold">
        {words.photos.heading} <span className="font-normal text-ink-soft">{words.optional}</span>
      </p>
      <PhotoChooser
        room={MAX_PHOTOS - photos.length}
        status={photos.length > 0 ? words.photos.added(photos.length, MAX_PHOTOS) : undefined}
        button={addButton}
        onAdd={add}
      />
      {photos.length > 0 && (
        <ul className="mt-2 grid grid-cols-2 gap-3 min-[420px]:grid-cols-3 sm:grid-cols-5">
          {photos.map((photo) => (
            <Thumbnail key={photo.id} photo={photo} onRemove={(thumbnail) => remove(photo, thumbnail)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Thumbnail({ photo, onRemove }: { photo: Photo; onRemove(thumbnail: HTMLElement): void }) {
  const url = useObjectUrl(photo.blob);
  const item = useRef<HTMLLIElement>(null);

  return (
    <li ref={item} className="relative animate-rise">
      <img src={url} alt="" className="aspect-square w-full rounded-2xl bg-sand object-cover" />
      <button
        type="button"
        onClick={() => {
          if (item.current) onRemove(item.current);
        }}
        aria-label={words.photos.remove(photo.name)}
        className="absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full bg-ink/85 text-cream transition-colors hover:bg-danger">
          <X className="size-4" strokeWidth={3} />
        </span>
      </button>
      <p className="mt-1 truncate text-ink-soft text-xs" title={photo.name}>
        {shortFileName(photo.name)}
      </p>
    </li>
  );
}
