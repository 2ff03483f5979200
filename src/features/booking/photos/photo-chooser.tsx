import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import { words } from '@/words/booking';
import { canReadCanvas, MAX_PHOTOS, PHOTO_TYPES, type Photo, preparePhotos } from './photos';

type PhotoChooserProps = {
  /** How many more photos can be added. */
  room: number;
  /** Whether no photos can be added at the moment. */
  isBusy?: boolean;
  /** What is announced while no photo is being prepared. */
  status?: string | undefined;
  button?: RefObject<HTMLButtonElement | null>;
  onAdd(photos: readonly Photo[]): void;
};

/** Chooses photos by drag and drop or a file picker, and prepares them for the upload. */
export function PhotoChooser({ room, isBusy = false, status, button, onAdd }: PhotoChooserProps) {
  const [isDragging, setDragging] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const [isProtected, setProtected] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const canAdd = room > 0 && !isPreparing && !isBusy;
  const note = isProtected ? words.photos.protected : status;

  async function add(files: FileList | null) {
    if (!files || files.length === 0) return;
    const canPrepare = canReadCanvas();
    setProtected(!canPrepare);
    if (!canPrepare) return;
    setPreparing(true);
    const added = await preparePhotos(Array.from(files), room);
    setPreparing(false);
    onAdd(added);
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
    if (!isBusy) void add(event.dataTransfer.files);
  }

  return (
    <>
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
        ref={button}
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
        {isPreparing ? words.photos.preparing : note}
      </p>
    </>
  );
}
