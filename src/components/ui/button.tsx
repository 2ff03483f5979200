import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { SiteLink, type SiteLinkProps } from './link';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'dark' | 'danger';
  size?: 'xs' | 'sm' | 'md' | 'lg';
};

const base =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-full border-2 text-center font-bold leading-tight transition duration-150 ease-settle ' +
  'active:translate-y-px waiting:translate-y-0 waiting:cursor-not-allowed waiting:border-line waiting:bg-sand waiting:text-ink-soft waiting:shadow-none';

// Forced colors mode draws a transparent border, but no background.
const variants = {
  primary: 'border-transparent bg-poppy text-ink shadow-card hover:bg-poppy-light hover:shadow-lift',
  secondary: 'border-ink/80 bg-transparent text-ink hover:bg-ink hover:text-cream',
  quiet: '!border-0 !px-2 text-ink link-underline hover:text-rust',
  dark: 'border-transparent bg-ink text-cream hover:bg-leaf',
  danger: 'border-transparent bg-danger text-cream hover:bg-ink',
};

const sizes = {
  xs: 'min-h-11 px-3 py-1.5 text-sm',
  sm: 'min-h-11 px-4 py-1.5 text-base',
  md: 'min-h-12 px-6 py-2 text-base',
  lg: 'min-h-14 px-8 py-3 text-lg',
};

function look({ variant = 'primary', size = 'md' }: Look, className?: string) {
  return clsx(base, variants[variant], sizes[size], className);
}

/** A button. The default `type` does not submit. */
export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={look({ variant, size }, className)} {...props} />;
}

/** A site link styled as a button. */
export function ButtonLink({ variant, size, className, ...props }: SiteLinkProps & Look) {
  return <SiteLink className={look({ variant, size }, className)} {...props} />;
}
