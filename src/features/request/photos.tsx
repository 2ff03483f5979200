import { clsx } from 'clsx';
import { useState } from 'react';
import { words } from '@/words/job';

/** The customer's photos. Each links to its full size. Those that can't be shown follow as lines of text. */
export function JobPhotos({ urls }: { urls: readonly string[] }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = urls.filter((url) => !broken.includes(url));
  const isMosaic = shown.length > 4;
  if (urls.length === 0) return null;
  return (
    <ul className={clsx('grid gap-2', shown.length > 3 ? 'grid-cols-4' : 'grid-cols-3')}>
      {[...shown, ...urls.filter((url) => broken.includes(url))].map((url) => {
        const name = words.jobFacts.photo(urls.indexOf(url) + 1, urls.length);
        const link = { href: url, target: '_blank', rel: 'noreferrer' };
        if (broken.includes(url))
          return (
            <li key={url} className="col-span-full">
              <a
                {...link}
                className="flex min-h-11 scroll-mb-48 items-center rounded-card bg-sand px-4 py-3 font-semibold underline underline-offset-2"
              >
                {words.jobFacts.brokenPhoto(name)}
              </a>
            </li>
          );
        return (
          // Five fill two rows of four columns.
          <li key={url} className={clsx(isMosaic && url === shown[0] && 'col-span-2 row-span-2')}>
            <a {...link} className="block scroll-mb-48 overflow-hidden rounded-card border border-line bg-sand">
              <img
                src={url}
                alt={name}
                loading="lazy"
                className={clsx('w-full object-cover', isMosaic ? 'aspect-4/3' : 'aspect-square')}
                onError={() => setBroken((each) => [...each, url])}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
