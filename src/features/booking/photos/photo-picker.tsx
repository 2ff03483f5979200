import { clsx } from 'clsx';
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { words } from '@/words/booking';
import { changePhotos, useDraft, useDraftPhotos } from '../draft/draft-store';
import { MAX_PHOTOS, PHOTO_TYPES, type Photo, preparePhotos, shortFileName } from './photos';

/** Adds up to `MAX_PHOTOS` photos by drag and drop or a file picker, and shows them. */
export function PhotoPicker() {
  const leadId = useDraft((draft) => draft?.identity.leadId);
  const photos = useDraftPhotos();
  const [isDragging, setDragging] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const room = MAX_PHOTOS - photos.length;
  const canAdd = room > 0 && !isPreparing;

  async function add(files: FileList | null) {
    if (!leadId || !files || files.length === 0) return;
    setPreparing(true);
    const added = await preparePhotos(Array.from(files), room);
    setPreparing(false);
    // The visitor may have removed one meanwhile.
    void changePhotos(leadId, (current) => [...current, ...added].slice(0, MAX_PHOTOS));
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    void add(event.target.files).then(() => {
      // Otherwise the browser fires no change event when a removed file is chosen again.
      if (input.current) input.current.value = '';
    });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    void add(event.dataTransfer.files);
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
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_TYPES.join(',')}
        onChange={choose}
        className="hidden"
        aria-label={words.photos.files}
        tabIndex={-1}
      />
      <button
        ref={addButton}
        type="button"
        // Not `disabled`, which would take the focus from the button that was just pressed.
        aria-disabled={!canAdd}
        onClick={() => {
          if (canAdd) input.current?.click();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        aria-describedby={hintId}
        className={clsx(
          'mt-1.5 flex w-full cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors',
          'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
          isDragging ? 'border-leaf bg-leaf-pale' : 'border-field bg-white hover:border-poppy hover:bg-cream',
        )}
      >
        <ImagePlus className="size-9 text-rust" />
        <span className="font-bold">{room === 0 ? words.photos.full(MAX_PHOTOS) : words.photos.add}</span>
        <span className="text-ink-soft text-sm">{words.photos.how}</span>
      </button>
      <p id={hintId} className="mt-2 text-ink-soft text-sm">
        {words.photos.limits(MAX_PHOTOS)}
      </p>
      <p role="status" className="mt-2 min-h-6 font-semibold text-sm">
        {isPreparing && words.photos.preparing}
        {!isPreparing && photos.length > 0 && words.photos.added(photos.length, MAX_PHOTOS)}
      </p>
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
  const [url, setUrl] = useState<string>();
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const created = URL.createObjectURL(photo.blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [photo.blob]);

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
