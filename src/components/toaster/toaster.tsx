import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { listenForNotices, type Notice } from '@/lib/notify';
import { words } from '@/words/toasts';

/** Puts the close button inside the right corner of a toast. Sonner lets it hang over the left one. */
const closeButtonInside = {
  '--toast-close-button-start': 'auto',
  '--toast-close-button-end': '0.375rem',
  '--toast-close-button-transform': 'translateY(0.375rem)',
} as CSSProperties;

/**
 * The only toaster; `ToasterHost` loads it with the first notice. It renders in a portal beside the page: a modal
 * dialog hides the page from screen readers and blocks clicks outside itself, and toasts must stay usable over it.
 */
export function Toaster() {
  useEffect(() => listenForNotices(show), []);
  return createPortal(
    <Sonner
      position="top-center"
      closeButton
      style={closeButtonInside}
      containerAriaLabel={words.region}
      toastOptions={{
        closeButtonAriaLabel: words.close,
        style: { paddingRight: '2.75rem' },
        classNames: {
          toast: 'pointer-events-auto !rounded-card !text-base !text-ink !font-sans !shadow-lift',
          title: '!font-bold',
          description: '!text-ink-soft',
          error: '!border-danger !bg-danger-pale',
          success: '!border-leaf-light !bg-leaf-pale',
          closeButton: '!size-8 !border-0 !bg-transparent',
        },
      }}
    />,
    document.body,
  );
}

/** An error that stays on the screen because it has a link, until the next notice replaces it. */
let lastingFailure: string | number | undefined;

function show({ kind, title, description, link }: Notice) {
  if (lastingFailure !== undefined) toast.dismiss(lastingFailure);
  if (!link) {
    toast[kind](title, { description });
    return;
  }
  const id = toast[kind](title, {
    duration: Number.POSITIVE_INFINITY,
    description: (
      <>
        <span>{description}</span>
        <Link
          to={link.to}
          state={link.state}
          onClick={() => toast.dismiss(id)}
          // Otherwise the toast treats the press as the start of a swipe.
          onPointerDown={(event) => event.stopPropagation()}
          className="flex min-h-11 w-fit items-center font-bold text-rust underline underline-offset-2"
        >
          {link.label}
        </Link>
      </>
    ),
  });
  lastingFailure = kind === 'error' ? id : undefined;
}
