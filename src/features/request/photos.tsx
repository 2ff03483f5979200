import { clsx } from 'clsx';
import { useState } from 'react';
import { words } from '@/words/job';

/** The customer's photos. Each links to its full size. */
export function JobPhotos({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-3">
      {urls.map((url, index) => (
        <li key={url} className={clsx(isWide(index, urls.length) && 'col-span-2')}>
          <Photo url={url} name={words.jobFacts.photo(index + 1, urls.length)} isWide={isWide(index, urls.length)} />
        </li>
      ))}
    </ul>
  );
}

/** With an odd number of photos, the first takes the whole width. */
function isWide(index: number, count: number): boolean {
  return index === 0 && count % 2 === 1;
}

function Photo({ url, name, isWide }: { url: string; name: string; isWide: boolean }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={clsx(
        'block scroll-mb-48 rounded-card bg-sand',
        isBroken
          ? 'flex min-h-11 items-center px-4 py-3 font-semibold underline underline-offset-2'
          : 'overflow-hidden',
      )}
    >
      {isBroken ? (
        words.jobFacts.brokenPhoto(name)
      ) : (
        <img
          src={url}
          alt={name}
          loading="lazy"
          className={clsx('aspect-4/3 w-full object-cover', isWide && 'sm:aspect-video')}
          onError={() => setBroken(true)}
        />
      )}
    </a>
  );
}
