import type { ReactNode } from 'react';
import { Picture } from '@/components/picture';

type CallToActionProps = {
  heading: string;
  text: string;
  /** The buttons, `dark` first and `secondary` second: the panel is gold. */
  children: ReactNode;
};

/** The last word of a page: a gold panel that the truck stands out of. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <section
      aria-labelledby="call-to-action"
      data-print="hide"
      className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-24"
    >
      <div className="flex flex-col justify-between rounded-panel bg-gold md:flex-row md:items-end">
        <div className="px-6 pt-10 sm:px-10 md:py-12 lg:px-14 lg:py-16">
          <h2 id="call-to-action" className="max-w-xl text-heading">
            {heading}
          </h2>
          <p className="mt-3 max-w-lg text-balance text-lede">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        </div>
        {/* The picture has air around the truck; the margins take it back. */}
        <div className="-mt-6 -mr-2 -mb-6 w-72 shrink-0 self-end sm:w-80 md:-mt-20 md:-mr-4 lg:-mb-10 lg:w-md">
          <Picture name="truck-clear" sizes="(min-width: 1024px) 448px, 320px" className="w-full" isDecoration />
        </div>
      </div>
    </section>
  );
}
