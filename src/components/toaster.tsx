import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { listenForNotices } from '@/lib/notify';

/** The one toaster. It is loaded when the first notice comes, see `ToasterHost`. */
export function Toaster() {
  useEffect(() => listenForNotices(({ kind, title, description }) => void toast[kind](title, { description })), []);
  return (
    <Sonner
      position="top-center"
      closeButton
      toastOptions={{
        classNames: {
          toast: '!rounded-card !text-ink !font-sans !shadow-lift',
          title: '!font-bold',
          description: '!text-ink-soft',
          error: '!border-danger !bg-danger-pale',
          success: '!border-leaf-light !bg-leaf-pale',
        },
      }}
    />
  );
}
