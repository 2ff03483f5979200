import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { findCity } from '@/content/facts/cities';
import { site } from '@/content/facts/site';
import { BookLink } from '@/features/booking/book-link';
import { paths } from '@/lib/paths';

const quickLinks = [
  { label: 'Home', path: paths.home },
  { label: 'Services', path: paths.services },
  { label: 'Service Areas', path: paths.serviceAreas },
  { label: 'About Us', path: paths.about },
  { label: 'Contact', path: paths.contact },
  { label: 'Blog', path: paths.blog },
  { label: 'Book a Pickup', path: paths.book },
  { label: 'Track my request', path: paths.trackAny },
];

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

/** The end of every page. */
export function Footer() {
  return (
    <footer data-print="hide" className="bg-leaf text-cream">
      <div className="mx-auto grid max-w-page gap-10 px-4 pt-14 pb-24 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.3fr_1fr_1.5fr] lg:pb-14">
        <div className="sm:col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-4 max-w-xs">{site.serves}</p>
          <BookLink className="mt-6">Book Online</BookLink>
          <p className="mt-6">
            <a
              href={`mailto:${site.email}`}
              className="inline-flex min-h-11 items-center break-all font-semibold underline underline-offset-4"
            >
              {site.email}
            </a>
          </p>
        </div>
        <nav aria-labelledby="footer-quick-links">
          <h2 id="footer-quick-links" className="font-extrabold text-lg">
            Quick Links
          </h2>
          <ul className="mt-3">
            {quickLinks.map(({ label, path }) => (
              <li key={path}>
                <FooterLink to={path}>{label}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-service-areas">
          <h2 id="footer-service-areas" className="font-extrabold text-lg">
            Service Areas
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6">
            {areas.map((slug) => (
              <li key={slug}>
                <FooterLink to={paths.city(slug)}>{findCity(slug).name}</FooterLink>
              </li>
            ))}
          </ul>
          <FooterLink to={paths.serviceAreas}>
            <span className="font-bold">All service areas</span>
          </FooterLink>
        </nav>
        <p className="flex flex-wrap items-center gap-x-6 border-cream/25 border-t pt-6 text-sm sm:col-span-2 lg:col-span-3">
          <span className="grow">
            {site.name} matches you with independent local haulers. The haulers do the work and set the price.
          </span>
          <FooterLink to={paths.terms}>Terms of Service</FooterLink>
          <FooterLink to={paths.privacy}>Privacy Policy</FooterLink>
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9">
      {children}
    </Link>
  );
}
