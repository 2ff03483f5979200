import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/**
 * Links to a page in the visitor's language (`to`), or to a place on the same page or another document (`href`, such as
 * `#quote`).
 */
export type SiteLinkProps = LinkProps | (ComponentProps<'a'> & { href: string });

export function SiteLink(props: SiteLinkProps) {
  return 'to' in props ? <Link {...props} /> : <a {...props} />;
}

/** A link outside of running text: bold, underlined, and tall enough to tap. */
export function TextLink({ className, ...props }: SiteLinkProps) {
  return (
    <SiteLink
      className={clsx('inline-flex min-h-11 items-center gap-2 font-bold link-underline hover:text-rust', className)}
      {...props}
    />
  );
}

/** A link in a row of short names. */
export function ChipLink({ className, ...props }: SiteLinkProps) {
  return (
    <SiteLink
      className={clsx(
        'inline-flex min-h-11 items-center rounded-full border-2 border-field bg-paper px-5 font-semibold leading-tight transition-colors hover:border-ink hover:bg-ink hover:text-cream',
        className,
      )}
      {...props}
    />
  );
}
