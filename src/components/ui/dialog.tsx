import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';

type DialogProps = {
  open: boolean;
  /** Called to close the dialog. Radix never calls it to open one, because there is no trigger inside. */
  onClose(): void;
  title: string;
  description: string;
  /** The id of the control to focus when it opens; by default the first one. */
  focusOn?: string;
  /**
   * Returns the element to focus after closing. By default, or if it returns none, the element focused before opening.
   */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  /** Labels a button in the corner that closes it. It then fills the screen and is dark, as behind a photo. */
  closeLabel?: string;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
};

/**
 * A modal dialog. Escape and a click outside close it, but not a click on a toast. Focus then returns to where it was.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  focusOn,
  focusAfter,
  closeLabel,
  onKeyDown,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-ink/60" />
        <RadixDialog.Content
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!focusOn) return;
            event.preventDefault();
            document.getElementById(focusOn)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would move the focus to its own trigger, away from the message about the result.
            event.preventDefault();
            if (document.activeElement !== document.body) return;
            const next = focusAfter?.() ?? opener.current;
            if (next instanceof HTMLElement) next.focus();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
              event.preventDefault();
          }}
          className={clsx(
            'fixed z-50 break-words',
            closeLabel
              ? 'inset-0 flex animate-fade flex-col overflow-y-auto bg-ink text-cream'
              : 'inset-x-4 bottom-4 mx-auto max-h-[90dvh] max-w-md animate-rise scroll-p-4 scroll-pb-40 overflow-y-auto rounded-panel border border-transparent bg-paper shadow-lift sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2',
          )}
        >
          {closeLabel ? (
            <>
              <div className="flex items-center justify-between gap-3 px-4 py-2">
                <div>
                  <RadixDialog.Title className="font-bold text-base leading-tight">{title}</RadixDialog.Title>
                  <RadixDialog.Description className="text-sm">{description}</RadixDialog.Description>
                </div>
                <button
                  type="button"
                  aria-label={closeLabel}
                  onClick={onClose}
                  className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf"
                >
                  <X aria-hidden="true" className="size-7" />
                </button>
              </div>
              {children}
            </>
          ) : (
            // The padding is inside, so that the buttons can stick to the edge.
            <div className="p-6">
              <RadixDialog.Title className="font-extrabold text-2xl leading-tight">{title}</RadixDialog.Title>
              <RadixDialog.Description className="mt-3 text-ink-soft">{description}</RadixDialog.Description>
              {children}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type DialogFootProps = { ref?: Ref<HTMLDivElement>; notice?: ReactNode; children: ReactNode };

/** The buttons of a dialog, below a notice about the last press. They stay in view while a long form scrolls. */
export function DialogFoot({ ref, notice, children }: DialogFootProps) {
  return (
    <div ref={ref} className="sticky bottom-0 -mx-6 mt-6 -mb-6 border-line border-t bg-paper px-6 py-4">
      {notice}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
    </div>
  );
}
