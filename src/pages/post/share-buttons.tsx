import { Link2 } from 'lucide-react';
import { words } from '@/content/en/post-page';
import { notify } from '@/lib/notify';

/** Drawn here because icon sets no longer include brands. */
const networks = [
  {
    name: 'Facebook',
    address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    mark: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  },
  {
    name: 'Twitter',
    address: (url: string, title: string) =>
      `https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
    mark: 'M18.9 1.2h3.7l-8 9.2L24 22.8h-7.4l-5.8-7.6-6.6 7.6H.5l8.6-9.8L0 1.2h7.6l5.2 6.9zm-1.3 19.5h2L6.5 3.2H4.3z',
  },
  {
    name: 'LinkedIn',
    address: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    mark: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
];

const look =
  'grid size-11 place-items-center rounded-full border-2 border-line bg-paper transition-colors hover:border-ink hover:bg-ink hover:text-cream';

/** Links that share a page. `url` is its public address. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  return (
    <ul className="flex gap-2.5" data-print="hide">
      {networks.map(({ name, address, mark }) => (
        <li key={name}>
          <a href={address(url, title)} target="_blank" rel="noopener noreferrer" className={look}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
              <path d={mark} />
            </svg>
            <span className="sr-only">{words.share.on(name)}</span>
          </a>
        </li>
      ))}
      <li>
        <button type="button" aria-label={words.share.copy} onClick={copyAddress} className={look}>
          <Link2 className="size-5" />
        </button>
      </li>
    </ul>
  );
}

async function copyAddress() {
  try {
    await navigator.clipboard.writeText(window.location.href);
    notify('success', words.share.copied);
  } catch (error) {
    console.warn('The link was not copied', error);
    const { title, description } = words.share.notCopied;
    notify('error', title, description);
  }
}
