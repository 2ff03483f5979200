import { pageKinds } from '@functions/domain/site-reports.ts';

/** The kind of the current page; `other` for an unknown address. */
export function pageKind(): string {
  const [first, second, third] = window.location.pathname
    .split('/')
    .filter((part) => part && part !== import.meta.env.SITE_LANGUAGE);
  if (first === 'services' && second) return 'service';
  if (first === 'locations' && third) return 'city';
  if (first === 'blog' && second) return 'post';
  if (first?.endsWith('-junk-removal')) return 'landing';
  return first ? (pageKinds.find((kind) => kind === first) ?? 'other') : 'home';
}
