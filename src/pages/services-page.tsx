import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { Picture } from '@/components/picture';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageSection } from '@/components/sections/page-section';
import { Seo } from '@/components/seo';
import { ServiceIcon } from '@/components/service-icon';
import { breadcrumbList } from '@/components/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { serviceGroups } from '@/content/service-groups';
import type { ServiceSlug } from '@/content/services';
import { findService } from '@/content/services';
import { BookLink } from '@/features/booking/book-link';
import { paths } from '@/lib/paths';

const trail = [{ name: 'Services', path: paths.services }];

export function ServicesPage() {
  return (
    <>
      <Seo
        title="Junk Removal Services in Southern California"
        description="From one mattress to a whole estate: 15 kinds of pickup by vetted local haulers. Choose what fits and get a free quote in about 60 seconds."
        path={paths.services}
        structuredData={[breadcrumbList(trail)]}
      />
      <Opening />
      <Items />
      <Spaces />
      <Outside />
      <CallToAction
        heading="A mixed load is fine"
        text="Tick every service that fits. It stays one request, and one local hauler reads it as a whole."
      >
        <BookLink variant="dark" size="lg">
          Book a Pickup
        </BookLink>
        <ButtonLink to={paths.contact} variant="secondary" size="lg">
          Contact Us
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Opening() {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-6">
      <Breadcrumbs trail={trail} />
      <div className="mt-3 grid items-end gap-x-16 gap-y-6 lg:mt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-title">Junk Removal Services</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lede">
            Fifteen kinds of pickup, one short request. Vetted local haulers do the lifting, loading and sorting.
          </p>
        </div>
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-2.5 lg:justify-end">
            {Object.values(serviceGroups).map(({ id, chip }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border-2 border-field bg-paper px-4 font-semibold leading-tight sm:px-5 transition-colors hover:border-ink hover:bg-ink hover:text-cream"
                >
                  {chip}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The first service large, the others beside and below it. */
function Items() {
  const { id, heading, lede, services } = serviceGroups.items;
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
  const { icon, title, description } = findService(slug);
  const isLarge = size === 'large';
  return (
    <article
      className={clsx(
        'group relative flex h-full overflow-hidden rounded-panel border-2 border-line transition-colors hover:border-poppy',
        isLarge ? 'flex-col-reverse sm:flex-row sm:items-center' : 'items-center',
      )}
    >
      <div className={clsx('self-end', isLarge ? 'p-6 pt-0 sm:w-5/12 sm:pr-0 sm:pb-8 sm:pl-8' : 'grow py-6 pl-6')}>
        <IconChip icon={icon} />
        <h3 className={isLarge ? 'mt-4 text-heading' : 'mt-3 text-xl leading-tight'}>
          <CardLink slug={slug}>{title}</CardLink>
        </h3>
        <p className="mt-1.5 text-ink-soft leading-snug">{description}</p>
      </div>
      <div
        className={clsx(
          'transition-transform duration-300 ease-settle group-hover:scale-[1.03]',
          size === 'large' && '-my-4 self-center sm:-my-8 sm:w-7/12',
          size === 'medium' && 'w-5/12 shrink-0 max-lg:max-w-60 lg:w-1/2',
          size === 'small' && 'w-5/12 max-w-60 shrink-0',
        )}
      >
        <Picture
          name={slug}
          sizes={
            isLarge ? '(min-width: 1024px) 400px, (min-width: 640px) 55vw, 90vw' : '(min-width: 1024px) 240px, 40vw'
          }
          className="w-full"
          isHero={isLarge}
          isDecoration
        />
      </div>
    </article>
  );
}

/** A list beside its heading. */
function Spaces() {
  const { id, heading, lede, services } = serviceGroups.spaces;
  return (
    <PageSection
      tone="sand"
      id={id}
      labelledBy={`${id}-heading`}
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <GroupHeading id={id} heading={heading} lede={lede} />
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {services.map((slug) => {
          const { icon, title, description } = findService(slug);
          return (
            <li key={slug} className="group relative flex items-center gap-4 py-4 sm:gap-7">
              <div className="size-24 shrink-0 overflow-hidden rounded-card sm:size-32">
                <Picture
                  name={slug}
                  sizes="128px"
                  className="size-full transition-transform duration-300 ease-settle group-hover:scale-105"
                  isDecoration
                />
              </div>
              <div className="grow">
                <h3 className="flex items-start gap-2.5 text-xl leading-tight sm:text-2xl">
                  <ServiceIcon icon={icon} className="mt-0.5 hidden size-6 shrink-0 text-rust sm:block" />
                  <CardLink slug={slug}>{title}</CardLink>
                </h3>
                <p className="mt-1.5 text-ink-soft leading-snug">{description}</p>
              </div>
              <ArrowRight
                aria-hidden="true"
                className="hidden size-6 shrink-0 text-rust transition-transform group-hover:translate-x-1 sm:block"
              />
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}

/** Free-standing pictures, every other one a step lower. */
function Outside() {
  const { id, heading, lede, services } = serviceGroups.outside;
  return (
    <PageSection id={id} labelledBy={`${id}-heading`} className="pb-4 sm:pb-6">
      <GroupHeading id={id} heading={heading} lede={lede} />
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {services.map((slug) => {
          const { icon, title, description } = findService(slug);
          return (
            <li key={slug} className="group relative lg:even:mt-12">
              <Picture
                name={slug}
                sizes="(min-width: 1024px) 270px, 45vw"
                className="w-full transition-transform duration-300 ease-settle group-hover:-translate-y-1"
                isDecoration
              />
              <div className="relative mt-1">
                <IconChip icon={icon} />
              </div>
              <h3 className="mt-3 text-lg leading-tight sm:text-xl">
                <CardLink slug={slug}>{title}</CardLink>
              </h3>
              <p className="mt-1.5 text-ink-soft leading-snug">{description}</p>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}

function GroupHeading({ id, heading, lede }: { id: string; heading: string; lede: string }) {
  return (
    <>
      <h2 id={`${id}-heading`} className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{lede}</p>
    </>
  );
}

function IconChip({ icon }: { icon: ReturnType<typeof findService>['icon'] }) {
  return (
    <span className="grid size-11 place-items-center rounded-2xl bg-sand transition-colors group-hover:bg-poppy">
      <ServiceIcon icon={icon} className="size-6" />
    </span>
  );
}

/** A title whose link covers its card. */
function CardLink({ slug, children }: { slug: ServiceSlug; children: string }) {
  return (
    <Link to={paths.service(slug)} className="after:absolute after:inset-0 group-hover:text-rust">
      {children}
    </Link>
  );
}
