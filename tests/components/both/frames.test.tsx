import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '@/app/routes';
import { addressIn, type Language, language } from '@/lib/language';
import { words as notFound } from '@/words/not-found';
import { words } from '@/words/shell';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { fakeBackend } from '../support/fake-backend';
import { preload, renderApp } from '../support/render-app';

const at = (path: string) => addressIn(language, path);

const workPagesInBoth = [
  '/stop-mail',
  '/stop-mail/:token',
  '/pause',
  '/pause/:token',
  '/job',
  '/job/:token',
  '/review',
  '/review/:token',
  '/agreement',
  '/agreement/:token',
];

const deskPages = ['/desk', '/desk/:token', '/desk/:token/:leadId'];

const workPages = { en: [...deskPages, ...workPagesInBoth], es: workPagesInBoth }[language];

const otherLanguage = {
  en: { name: 'Español', other: 'es' },
  es: { name: 'English', other: 'en' },
} as const satisfies Record<Language, unknown>;
const { name: OTHER, other } = otherLanguage[language];

const LINK = '7K3M-9Q2X-4TBV-R8ND';
const REQUEST = '0c1f29a4-3a5e-4f0e-8a44-5b0a4c2f7d11';

beforeEach(() => {
  fakeBackend();
});

/** An address of a route. */
const addressOf = (path: string) => at(path.replace(':token', LINK).replace(':leadId', REQUEST));

/** The links in a landmark, in the order of the Tab key, as names and addresses. */
function linksIn(landmark: 'banner' | 'contentinfo') {
  return within(screen.getByRole(landmark))
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
}

const homeLink = [words.header.home, at('/')];
const workFooter = [
  [words.footer.help, at('/contact')],
  [words.pages.privacy, at('/privacy')],
];

function expectWorkFrame() {
  expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByText(words.header.menu)).not.toBeInTheDocument();
  expect(screen.queryByText(words.floatingButton)).not.toBeInTheDocument();
  expect(document.querySelector(`a[href^="${at('/book')}"]`)).not.toBeInTheDocument();
  expect(linksIn('contentinfo')).toEqual(workFooter);
}

function expectSiteFrame() {
  expect(linksIn('banner')).toContainEqual([words.pages.book, at('/book')]);
  expect(screen.getByRole('navigation', { name: words.header.navigation })).toBeInTheDocument();
  expect(screen.getByText(words.header.menu)).toBeInTheDocument();
  expect(linksIn('contentinfo')).toContainEqual([words.footer.book, at('/book')]);
  expect(within(screen.getByRole('contentinfo')).queryByText(words.footer.help)).not.toBeInTheDocument();
}

test('the work pages are those of links in messages, except tracking', () => {
  const found = routes.filter(({ frame }) => frame === 'work').map(({ path }) => path);

  expect(found).toEqual(workPages);
});

test.each(workPages)('%s has only logo, language, Help and Privacy around it', async (path) => {
  await renderApp(addressOf(path));

  const switchLink = [OTHER, addressIn(other, addressOf(path).replace(/^\/es/, ''))];
  expect(linksIn('banner')).toEqual(deskPages.includes(path) ? [homeLink] : [homeLink, switchLink]);
  expectWorkFrame();
  expectNoEnglish();
});

test.each(['/', '/contact', '/track', `/track/${LINK}`])('%s has the header and footer of the site', async (path) => {
  await renderApp(at(path));

  expectSiteFrame();
});

test.each([`/job/${LINK}/more`, '/pause/x/y', '/JOB/x'])('%s, below a work page, has its frame', async (path) => {
  if (path !== '/JOB/x') expectLogged(`No page at ${path}`);
  await renderApp(at(path));

  expect(linksIn('banner')[0]).toEqual(homeLink);
  expectWorkFrame();
});

test.each(['/jobs', '/nowhere/job', '/pauses/x'])('%s, an unknown address, has the frame of the site', async (path) => {
  expectLogged(`No page at ${path}`);
  await renderApp(at(path));

  expect(screen.getByRole('heading', { level: 1, name: notFound.heading })).toBeInTheDocument();
  expectSiteFrame();
});

test('the Tab key goes from the skip link through header, page and footer', async () => {
  const { user } = await renderApp(at('/job/x'));

  await user.tab();
  expect(screen.getByRole('link', { name: words.skipToContent })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  const names: (string | null)[] = [];
  for (let press = 0; press < 10 && document.activeElement !== document.body; press += 1) {
    await user.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  }

  expect(names.slice(0, 2)).toEqual([words.header.home, OTHER]);
  expect(names.slice(-3, -1)).toEqual([words.footer.help, words.pages.privacy]);
});

test.each([
  ['logo', words.header.home, '/'],
  ['Help', words.footer.help, '/contact'],
  ['Privacy', words.pages.privacy, '/privacy'],
])('the %s of a work page leads into the frame of the site, at the top', async (_, name, path) => {
  await preload(at(path));
  const { user } = await renderApp(at('/stop-mail'));

  await user.click(screen.getByRole('link', { name }));

  await waitFor(() => expect(screen.getByRole('navigation', { name: words.header.navigation })).toBeInTheDocument());
  expectSiteFrame();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('screen readers are told the language of the name in the language switch', async () => {
  await renderApp(at('/faq'));

  for (const link of screen.getAllByRole('link', { name: OTHER })) expect(link).toHaveAttribute('lang', other);
});
