import { Logo } from '@/components/logo';
import { toEnglish } from '@/components/ui/english-links';
import { SiteLink, type SiteLinkProps } from '@/components/ui/link';
import { findCity } from '@/content/facts/cities';
import { site } from '@/content/facts/site';
import { BookLink } from '@/features/booking/book-link';
import { language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';
import { words as siteWords } from '@/words/site';
import { FrameLink, FramePhone } from './frame-link';
import { LanguageSwitch } from './language-switch';

const quickLinks = [
  'home',
  'services',
  'serviceAreas',
  'about',
  'contact',
  'blog',
  'book',
  'trackAny',
  'prices',
  'beforeYourPickup',
  'haulers',
] as const;

/** Pages that exist only in English. */
const inEnglish = new Set<string>(['blog'] satisfies (typeof quickLinks)[number][]);

const areas = [
  'los-angeles',
  'long-beach',
  'pasadena',
  'santa-monica',
  'anaheim',
  'irvine',
  'van-nuys',
  'sherman-oaks',
  'riverside',
  'ontario',
  'ventura',
  'thousand-oaks',
] as const;

export function Footer() {
  return (
    <footer data-print="hide" className="bg-leaf text-cream">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-4 pt-6 pb-20 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.3fr_1fr_1.5fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <div className="flex flex-wrap items-center gap-4">
            <Logo />
            <BookLink>{words.footer.book}</BookLink>
          </div>
          <p className="mt-2">{siteWords.serves}</p>
          <p className="flex flex-wrap items-center gap-x-4">
            <FramePhone />
            <FrameLink href={`mailto:${site.email}`} className="break-all">
              {site.email}
            </FrameLink>
            <LanguageSwitch className="-ml-2" />
          </p>
        </div>
        <nav aria-labelledby="footer-quick-links" className="@container">
          <h2 id="footer-quick-links" className="font-extrabold text-lg">
            {words.footer.quickLinks}
          </h2>
          <ul className={list}>
            {quickLinks.map((page) => (
              <li key={page}>
                <FooterLink {...(inEnglish.has(page) ? toEnglish(paths[page]) : { to: paths[page] })}>
                  {page === 'about' ? words.footer.about : words.pages[page]}
                </FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-service-areas" className="@container">
          <h2 id="footer-service-areas" className="font-extrabold text-lg">
            {words.pages.serviceAreas}
          </h2>
          <ul className={list}>
            {areas.map((slug) => (
              <li key={slug}>
                <FooterLink to={language === 'en' ? paths.city(slug) : paths.serviceAreas}>
                  {findCity(slug).name}
                </FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex flex-wrap items-center gap-x-4 border-cream/25 border-t pt-4 text-sm sm:col-span-full">
          <span className="grow basis-80">{words.footer.marketplace}</span>
          <span className="flex flex-wrap gap-x-4">
            <FooterLink to={paths.terms}>{words.pages.terms}</FooterLink>
            <FooterLink to={paths.privacy}>{words.pages.privacy}</FooterLink>
            <FooterLink to={paths.accessibility}>{words.pages.accessibility}</FooterLink>
          </span>
        </p>
      </div>
    </footer>
  );
}

/** Two columns where both fit, which depends on the text size too. */
const list = 'mt-1 grid gap-x-6 @xs:grid-cols-2';

function FooterLink(props: SiteLinkProps) {
  return (
    <SiteLink
      className="inline-flex min-h-11 items-center leading-tight underline-offset-4 hover:underline lg:min-h-9"
      {...props}
    />
  );
}
