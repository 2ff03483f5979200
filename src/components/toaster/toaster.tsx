import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { listenForNotices, type Notice } from '@/lib/notify';
import { words } from '@/words/toasts';

/**
 * The one toaster. It is loaded when the first notice comes, see `ToasterHost`. It stands beside the page and not in
 * it: a modal dialog hides the page from screen readers and takes no press outside itself, and a toast over it needs
 * both.
 */
export function Toaster() {
  useEffect(() => listenForNotices(show), []);
  return createPortal(
    <Sonner
      position="top-center"
      closeButton
      containerAriaLabel={words.region}
      toastOptions={{
        closeButtonAriaLabel: words.close,
        classNames: {
          toast: 'pointer-events-auto !rounded-card !text-ink !font-sans !shadow-lift',
          title: '!font-bold',
          description: '!text-ink-soft',
          error: '!border-danger !bg-danger-pale',
          success: '!border-leaf-light !bg-leaf-pale',
        },
      }}
    />,
    document.body,
  );
}

/** A failure that stays on the screen because it has a link. What is told next takes its place. */
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
        {description}
        <Link
          to={link.to}
          state={link.state}
          onClick={() => toast.dismiss(id)}
          // Otherwise the toast takes the press for the beginning of a swipe.
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
