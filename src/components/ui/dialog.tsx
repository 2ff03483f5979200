import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

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
  children: ReactNode;
};

/**
 * A modal dialog. Escape and a click outside close it, but not a click on a toast. Focus then returns to where it was.
 */
export function Dialog({ open, onClose, title, description, focusOn, focusAfter, children }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-ink/60" />
        <RadixDialog.Content
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
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[90dvh] max-w-md animate-rise scroll-p-4 break-words overflow-y-auto rounded-panel border border-transparent bg-paper p-6 shadow-lift sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-8"
        >
          <RadixDialog.Title className="font-extrabold text-2xl leading-tight">{title}</RadixDialog.Title>
          <RadixDialog.Description className="mt-3 text-ink-soft">{description}</RadixDialog.Description>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
