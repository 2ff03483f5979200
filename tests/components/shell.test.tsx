import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectLogged } from './support/console';
import { preload, renderApp } from './support/render-app';

const headerLinks = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Blog', '/blog'],
  ['Service Areas', '/service-areas'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['FAQ', '/faq'],
  ['Book a Pickup', '/book'],
];

beforeEach(() => {
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

function addressesOf(links: readonly HTMLElement[]) {
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

function scrollTo(pixels: number) {
  vi.stubGlobal('scrollY', pixels);
  fireEvent.scroll(window);
}

// Header

test.each(['Main', 'Mobile'])('the %s navigation has every link of the site', async (name) => {
  await renderApp('/contact');

  expect(addressesOf(linksOf(name))).toEqual(headerLinks);
});

test('the link to the current page is marked', async () => {
  await renderApp('/contact');

  expect(linkOf('Main', 'Contact')).toHaveAttribute('aria-current', 'page');
  expect(linkOf('Main', 'Home')).not.toHaveAttribute('aria-current');
});

test('the menu button opens the mobile menu, a popover that closes on Escape', async () => {
  await renderApp('/contact');

  const menu = screen.getByLabelText('Mobile');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
  expect(menu).toHaveAttribute('popover', 'auto');
});

test.each([
  ['Services', '/services'],
  ['Book a Pickup', '/book'],
])('clicking %s closes the mobile menu', async (text, path) => {
  await preload(path);
  const { user } = await renderApp('/contact');
  const menu = screen.getByLabelText('Mobile');

  await user.click(linkOf('Mobile', text));

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Contact us' })).not.toBeInTheDocument());
  expect(vi.mocked(menu.hidePopover).mock.instances).toEqual([menu]);
});

test.each([
  ['Main', 'header'],
  ['Mobile', 'mobile_menu'],
])('a click on Book a Pickup in the %s navigation is counted as %s', async (name, location) => {
  await preload('/book');
  const { user } = await renderApp('/contact');

  await user.click(linkOf(name, 'Book a Pickup'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Book Your Junk Removal' })).toBeInTheDocument();
  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location }]);
});

test('a click elsewhere is counted as the shared component', async () => {
  await preload('/book');
  const { user } = await renderApp('/contact');

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Book a Pickup' }));

  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location: 'shared_component' }]);
});

// Footer

test('the footer has the quick links, service areas, booking and contact', async () => {
  await renderApp('/contact');
  const footer = within(screen.getByRole('contentinfo'));

  expect(addressesOf(linksOf('Quick Links'))).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Service Areas', '/service-areas'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Blog', '/blog'],
    ['Book a Pickup', '/book'],
    ['Track my request', '/track'],
    ['Before your pickup', '/before-your-pickup'],
    ['For Haulers', '/haulers'],
  ]);
  expect(linkOf('Service Areas', 'Los Angeles')).toHaveAttribute('href', '/locations/california/los-angeles');
  expect(footer.getByRole('link', { name: 'Book Online' })).toHaveAttribute('href', '/book');
  expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/));
  expect(footer.getByText('Serving Los Angeles & Southern California')).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
});

// Floating button

test('the floating Get a Quote button appears after scrolling 300 px', async () => {
  // The only style that matters here.
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: '.invisible{visibility:hidden}' }),
  );
  await renderApp('/');
  const button = screen.getByText('Get a Quote');
  expect(button).toHaveAttribute('href', '/book');
  expect(button).not.toBeVisible();

  scrollTo(300);
  expect(button).not.toBeVisible();
  scrollTo(301);
  expect(button).toBeVisible();
  scrollTo(0);
  expect(button).not.toBeVisible();
});

test('on service and city pages the floating button leads to their own form, and other pages have none', async () => {
  for (const path of ['/services/furniture-removal', '/locations/california/reseda']) {
    const { unmount } = await renderApp(path);
    vi.spyOn(document.getElementById('quote') ?? document.body, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 2000, 390, 900),
    );
    scrollTo(301);
    expect(screen.getByText('Get a Quote')).toHaveAttribute('href', '#quote');
    unmount();
  }
  await renderApp('/services');
  scrollTo(301);
  expect(screen.queryByText('Get a Quote')).not.toBeInTheDocument();
});

// Pages

test.each(['/nowhere', '/services/nothing', '/blog/nothing', '/locations/california/nothing', '/book/x'])(
  '%s shows the 404 page and is logged',
  async (path) => {
    expectLogged(`No page at ${path}`);
    await renderApp(path);

    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
    expect(screen.getByText('Oops! This page has been removed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  },
);

test('a new page starts at the top with the focus on its content', async () => {
  await preload('/book');
  const { user } = await renderApp('/contact');
  const scroll = vi.spyOn(window, 'scrollTo');

  await user.click(linkOf('Main', 'Book a Pickup'));

  await screen.findByRole('heading', { level: 1, name: 'Book Your Junk Removal' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(scroll).toHaveBeenCalledWith(0, 0);
});
