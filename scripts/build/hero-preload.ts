const PICTURE = /<picture><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/?><img [^>]*fetchPriority="high"/i;

/** A preload link, so that the browser fetches the page's largest picture before the parser reaches it. */
export function heroPreload(body: string): string {
  const [, type, sources, sizes] = PICTURE.exec(body) ?? [];
  if (!type) return '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high">`;
}
