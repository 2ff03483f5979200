import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/breadcrumbs';
import type { Crumb } from '@/components/seo/breadcrumbs';

type PageOpeningProps = { trail: readonly Crumb[]; as?: 'div' | 'article'; className?: string; children: ReactNode };

/** The first part of a page, at the page's width: its breadcrumbs, then its heading. */
export function PageOpening({ trail, as: Element = 'div', className, children }: PageOpeningProps) {
  return (
    <Element className={clsx('mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-6', className)}>
      <Breadcrumbs trail={trail} />
      {children}
    </Element>
  );
}

/** The heading and introduction of a page without a picture. */
export function PageTitle({ heading, lede }: { heading: string; lede: string }) {
  return (
    <>
      <h1 className="mt-3 text-title lg:mt-5">{heading}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lede">{lede}</p>
    </>
  );
}
