import { clsx } from 'clsx';
import { Picture } from '@/components/picture';
import { PageSection } from '@/components/sections/page-section';
import { ServiceIconTile } from '@/components/service-icon';
import { serviceGroups } from '@/content/facts/service-groups';
import { findService, type ServiceSlug } from '@/content/facts/services';
import { words as cards } from '@/words/services';
import { words } from '@/words/services-page';
import { CardLink } from './card-link';
import { GroupHeading } from './group-heading';

/** The first service large, the others beside and below it. */
export function Items() {
  const { id, services } = serviceGroups.items;
  const { heading, lede } = words.groups.items;
  const [first, second, ...others] = services;
  return (
    <PageSection id={id} labelledBy={`${id}-heading`} className="pt-10 sm:pt-14">
      <GroupHeading id={id} heading={heading} lede={lede} />
      <ul className="mt-8 grid gap-4 sm:gap-5 lg:grid-cols-12">
        <li className="lg:col-span-7">
          <PictureCard slug={first} size="large" />
        </li>
        <li className="lg:col-span-5">
          <PictureCard slug={second} size="medium" />
        </li>
        {others.map((slug) => (
          <li key={slug} className="lg:col-span-4">
            <PictureCard slug={slug} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

type PictureCardProps = { slug: ServiceSlug; size?: 'small' | 'medium' | 'large' };

function PictureCard({ slug, size = 'small' }: PictureCardProps) {
  const { title, description } = cards[slug];
  const isLarge = size === 'large';
  return (
    <article
      className={clsx(
        'group relative flex h-full overflow-hidden rounded-panel border-2 border-line transition-colors hover:border-poppy',
        isLarge ? 'flex-col-reverse sm:flex-row sm:items-center' : 'flex-wrap items-center',
      )}
    >
      <div
        className={clsx(
          'min-w-0 self-end',
          isLarge ? 'max-w-full p-6 pt-0 sm:w-5/12 sm:pr-0 sm:pb-8 sm:pl-8' : 'flex-1 basis-36 py-6 pl-6',
        )}
      >
        <ServiceIconTile icon={findService(slug).icon} />
        <h3 className={isLarge ? 'mt-4 text-heading' : 'mt-3 text-xl leading-tight'}>
          <CardLink slug={slug}>{title}</CardLink>
        </h3>
        <p className="mt-1.5 text-ink-soft leading-snug">{description}</p>
      </div>
      <div
        className={clsx(
          'transition-transform duration-300 ease-settle group-hover:scale-[1.03]',
          size === 'large' && '-my-4 self-center sm:-my-8 sm:w-7/12',
          size === 'medium' && 'w-5/12 min-w-0 max-lg:max-w-60 lg:w-1/2',
          size === 'small' && 'w-5/12 min-w-0 max-w-60',
        )}
      >
        <Picture
          name={slug}
          sizes={
            isLarge ? '(min-width: 1024px) 400px, (min-width: 640px) 55vw, 90vw' : '(min-width: 1024px) 240px, 40vw'
          }
          className="w-full"
          isHero={isLarge}
          alt=""
        />
      </div>
    </article>
  );
}
