import type { ReactNode } from 'react';
import { Picture } from '@/components/picture';

type CallToActionProps = {
  heading: string;
  text: string;
  /** The buttons. The second one wants `variant="onDark"`. */
  children: ReactNode;
};

/** The last word of a page: a leaf-green panel that the truck drives out of. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <section
      aria-labelledby="call-to-action"
      data-print="hide"
      className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20"
    >
      <div className="grid items-end rounded-panel bg-leaf text-cream md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="px-6 pt-10 pb-6 sm:px-10 md:py-14 lg:px-14">
          <h2 id="call-to-action" className="max-w-xl text-heading">
            {heading}
          </h2>
          <p className="mt-3 max-w-lg text-lede">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        </div>
        <Picture
          name="truck-clear"
          sizes="(min-width: 1024px) 416px, 288px"
          className="ml-auto w-64 -mr-2 md:-mt-16 md:w-72 lg:w-104"
          isDecoration
        />
      </div>
    </section>
  );
}
