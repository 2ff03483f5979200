import { clsx } from 'clsx';
import { useState } from 'react';
import { words } from '@/words/job';

/** The customer's photos. Each links to its full size; a line of words takes the place of one that can't be shown. */
export function JobPhotos({ urls }: { urls: readonly string[] }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = urls.filter((url) => !broken.includes(url));
  if (urls.length === 0) return null;
  const isMosaic = urls.length > 4;
  const columns = ['', '', 'grid-cols-2', 'grid-cols-3'][urls.length] ?? 'grid-cols-4';
  const size = urls.length < 3 ? 'h-36 sm:h-44' : isMosaic ? 'aspect-4/3' : 'aspect-square';
  return (
    <ul className={clsx('grid gap-2', columns)}>
      {[...shown, ...urls.filter((url) => broken.includes(url))].map((url, index) => {
        const position = urls.indexOf(url) + 1;
        const link = { href: url, target: '_blank', rel: 'noreferrer' };
        return (
          // Five fill two rows of four columns.
          <li key={url} className={clsx('grid', isMosaic && index === 0 && 'col-span-2 row-span-2')}>
            {broken.includes(url) ? (
              <a
                {...link}
                className="flex min-h-11 scroll-mb-48 items-center rounded-card border border-line bg-sand p-2 text-sm leading-tight underline underline-offset-2"
              >
                {words.jobFacts.brokenPhoto(position)}
              </a>
            ) : (
              <a {...link} className="block scroll-mb-48 overflow-hidden rounded-card border border-line bg-sand">
                <img
                  src={url}
                  alt={words.jobFacts.photo(position, urls.length)}
                  loading="lazy"
                  className={clsx('w-full object-cover', size)}
                  onError={() => setBroken((each) => [...each, url])}
                />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
