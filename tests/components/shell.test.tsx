import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '@/app/routes';
import { expectLogged } from './support/console';
import { fakeBackend } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';

const headerLinks = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Blog', '/blog'],
  ['Service Areas', '/service-areas'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['FAQ', '/faq'],
];
const book = ['Book a Pickup', '/book'];
const call = ['+1 (213) 555-0142', 'tel:+12135550142'];

beforeEach(() => {
  fakeBackend();
  window.dataLayer = [];
  // jsdom doesn't support popovers.
  HTMLElement.prototype.hidePopover = vi.fn();
});

/** The links of a navigation. jsdom never opens a popover, so the mobile one stays hidden. */
function linksOf(name: string): HTMLElement[] {
  return within(screen.getByLabelText(name, { selector: 'nav' })).getAllByRole('link', { hidden: true });
}

function linkOf(name: string, text: string): HTMLElement {
  const link = linksOf(name).find((each) => each.textContent === text);
  if (!link) throw new Error(`${name} has no link ${text}`);
  return link;
}

/** The names and addresses of links, in the order of the Tab key. */
function addressesOf(links: readonly HTMLElement[]) {
  return links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
}

// Header and footer

test('the header marks the current page and has its links in a menu, too, and the footer tells how to reach us', async () => {
  await renderApp('/contact');

  expect(addressesOf(linksOf('Main'))).toEqual([...headerLinks, ['Español', '/es/contact'], book]);
  const forReturning = [['Track my request', '/track'], ['What people paid', '/prices'], call];
  expect(addressesOf(linksOf('Mobile'))).toEqual([...headerLinks, book, ...forReturning]);
  expect(linkOf('Main', 'Contact')).toHaveAttribute('aria-current', 'page');
  expect(linkOf('Main', 'Home')).not.toHaveAttribute('aria-current');
  const menu = screen.getByLabelText('Mobile');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(linkOf('Service Areas', 'Los Angeles')).toHaveAttribute('href', '/locations/california/los-angeles');
  const footer = within(screen.getByRole('contentinfo'));
  const contacts = addressesOf(footer.getAllByRole('link')).filter(([, address]) =>
    /^(tel|mailto):/.test(`${address}`),
  );
  expect(contacts).toEqual([call, [expect.stringContaining('@'), expect.stringMatching(/^mailto:.+@/)]]);
  expect(addressesOf(linksOf('Quick Links')).slice(6, 9)).toEqual([book, ...forReturning.slice(0, 2)]);
  expect(footer.getByText('Serving Los Angeles & Southern California')).toBeInTheDocument();
});

test.each([
  ['header', () => linkOf('Main', 'Book a Pickup')],
  ['mobile_menu', () => linkOf('Mobile', 'Book a Pickup')],
  ['shared_component', () => within(screen.getByRole('main')).getByRole('link', { name: 'Book a Pickup' })],
] as const)(
  'a click on Book a Pickup is counted as %s; the page starts at the top with the focus',
  async (location, link) => {
    await preload('/book');
    const { user } = await renderApp('/contact');
    const menu = screen.getByLabelText('Mobile');
    const scroll = vi.spyOn(window, 'scrollTo');

    await user.click(link());

    expect(await screen.findByRole('heading', { level: 1, name: 'Book Your Junk Removal' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location }]);
    expect(vi.mocked(menu.hidePopover).mock.instances).toEqual(location === 'mobile_menu' ? [menu] : []);
  },
);

test('where browsers have no popovers, the button opens and closes the menu', async () => {
  const { user } = await renderApp('/contact');
  const menu = screen.getByLabelText('Mobile');

  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(menu).toHaveAttribute('data-open');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(menu).not.toHaveAttribute('data-open');
});

// Frames

describe('the frame of a page', () => {
  const LINK = '7K3M-9Q2X-4TBV-R8ND';
  const deskPages = ['/desk', '/desk/:token', '/desk/:token/:leadId'];
  const linksIn = (landmark: 'banner' | 'contentinfo') =>
    addressesOf(within(screen.getByRole(landmark)).getAllByRole('link', { hidden: true }));

  function expectWorkFrame() {
    expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument();
    for (const words of ['Menu', 'Get a Quote']) expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(document.querySelector('a[href^="/book"]')).not.toBeInTheDocument();
    expect(linksIn('contentinfo')).toEqual([
      ['Help', '/contact'],
      ['Privacy Policy', '/privacy'],
    ]);
  }

  function expectSiteFrame() {
    expect(linksIn('banner')).toContainEqual(['Book a Pickup', '/book']);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(linksIn('contentinfo')).toContainEqual(['Book Online', '/book']);
    expect(within(screen.getByRole('contentinfo')).queryByText('Help')).not.toBeInTheDocument();
  }

  test('is that of work for the links in messages, except tracking', () => {
    const works = ['stop-mail', 'pause', 'job', 'review', 'agreement'].flatMap((name) => [
      `/${name}`,
      `/${name}/:token`,
    ]);

    expect(routes.filter(({ layout }) => layout === 'desk').map(({ path }) => path)).toEqual(deskPages);
    expect(routes.filter(({ layout }) => layout === 'work').map(({ path }) => path)).toEqual(works);
  });

  test.each([
    [`/job/${LINK}`, `/es/job/${LINK}`],
    ['/JOB/x', '/es/JOB/x'],
    ['/pause/x/y', '/es'],
    [`/desk/${LINK}`, undefined],
  ])('of %s has only logo, language, Help and Privacy', async (path, pair) => {
    if (path.endsWith('/y')) expectLogged(`No page at ${path}`);
    await renderApp(path);

    expect(linksIn('banner')).toEqual([['PoppyHaul, home', '/'], ...(pair ? [['Español', pair]] : [])]);
    expectWorkFrame();
  });

  test.each(['/', `/track/${LINK}`, '/jobs'])('of %s is that of the site', async (path) => {
    if (path.includes('job')) expectLogged(`No page at ${path}`);
    await renderApp(path);

    expectSiteFrame();
    const floating = screen.queryByText('Get a Quote');
    expect(floating?.getAttribute('href')).toBe(path === '/' ? '/book' : undefined);
  });

  test('of a work page begins with a skip link, and leads into that of the site', async () => {
    await preload('/contact');
    const { user } = await renderApp('/job/x');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);

    await user.click(screen.getByRole('link', { name: 'Help' }));
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument());
    expectSiteFrame();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

// Pages

test.each(['/nowhere', '/locations/california/nothing'])('%s shows the 404 page and is logged', async (path) => {
  expectLogged(`No page at ${path}`);
  await renderApp(path);

  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
  expect(screen.getByText('Oops! This page has been removed.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
});

test.each([
  ['/track/4KXW-9TQM-2H7B-C8DZ', '/es/track/4KXW-9TQM-2H7B-C8DZ'],
  ['/blog', '/es'],
  ['/locations/california/reseda', '/es/service-areas'],
])('on %s the language switch leads to %s, and screen readers are told its language', async (address, pair) => {
  await renderApp(address);

  const links = screen.getAllByRole('link', { name: 'Español' });
  expect(links.map((link) => [link.lang, link.getAttribute('href')])).toEqual(Array(3).fill(['es', pair]));
});
