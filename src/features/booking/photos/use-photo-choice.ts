import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { words } from '@/words/booking';
import { canReadCanvas, PHOTO_TYPES, type Photo, preparePhotos } from './photos';

export type PhotoChoice = {
  /** How many more photos can be added. */
  room: number;
  /** Whether no photos can be added at the moment. */
  isBusy?: boolean;
  onAdd(photos: readonly Photo[]): void;
};

/** Chooses photos by drag and drop or a file picker, and prepares them for the upload. */
export function usePhotoChoice({ room, isBusy = false, onAdd }: PhotoChoice) {
  const [isDragging, setDragging] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const [isProtected, setProtected] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const canAdd = room > 0 && !isPreparing && !isBusy;
  const problem = isProtected ? words.photos.protected : undefined;

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

  return {
    isDragging,
    /** What is announced: that photos are being prepared, or why they can't be. */
    note: isPreparing ? words.photos.preparing : problem,
    /** Of the hidden file field. */
    field: {
      ref: input,
      type: 'file',
      multiple: true,
      accept: PHOTO_TYPES.join(','),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        void add(event.target.files).then(() => {
          // Otherwise the browser fires no change event when a removed file is chosen again.
          if (input.current) input.current.value = '';
        });
      },
      className: 'hidden',
      'aria-label': words.photos.files,
      tabIndex: -1,
    },
    /** Of the button that opens the file picker. */
    button: {
      type: 'button',
      // Not `disabled`, which would take the focus from the button that was just pressed.
      'aria-disabled': !canAdd,
      onClick() {
        if (canAdd) input.current?.click();
      },
    },
    /** Of the element on which files can be dropped. */
    dropZone: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: () => setDragging(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setDragging(false);
        if (!isBusy) void add(event.dataTransfer.files);
      },
    },
  } as const;
}
