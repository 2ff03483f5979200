import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { words } from '@/words/booking';
import { MAX_PHOTOS } from './photos';
import { type PhotoChoice, usePhotoChoice } from './use-photo-choice';

type PhotoChooserProps = PhotoChoice & {
  /** What is announced while no photo is being prepared. */
  status?: string | undefined;
  button?: RefObject<HTMLButtonElement | null>;
};

/** Chooses photos in a wide field that takes dropped files, too. */
export function PhotoChooser({ status, button, ...choice }: PhotoChooserProps) {
  const chooser = usePhotoChoice(choice);
  const hintId = useId();
  return (
    <>
      <input {...chooser.field} />
      <button
        {...chooser.button}
        {...chooser.dropZone}
        ref={button}
        aria-describedby={hintId}
        className={clsx(
          'mt-1.5 flex w-full cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors',
          'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
          chooser.isDragging ? 'border-leaf bg-leaf-pale' : 'border-field bg-white hover:border-poppy hover:bg-cream',
        )}
      >
        <ImagePlus className="size-9 text-rust" />
        <span className="font-bold">{choice.room === 0 ? words.photos.full(MAX_PHOTOS) : words.photos.add}</span>
        <span className="text-ink-soft text-sm">{words.photos.how}</span>
      </button>
      <p id={hintId} className="mt-2 text-ink-soft text-sm">
        {words.photos.limits(MAX_PHOTOS)}
      </p>
      <p role="status" className="mt-2 min-h-6 font-semibold text-sm">
        {chooser.note ?? status}
      </p>
    </>
  );
}
