import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { site } from '@/content/facts/site';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { minimalBooking } from '../fixtures/bookings';
import { fakeBackend, leadDetails } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';

// How English pages refer to the Spanish site.

/** The links of a kind in the head. */
async function linksInHead(rel: string): Promise<[language: string, path: string][]> {
  await waitFor(() => expect(document.querySelector('script[type="application/ld+json"]')).not.toBeNull());
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) => [
    link.hreflang,
    link.getAttribute('href')?.replace(site.url, '') ?? '',
  ]);
}

test('a page is canonical and lists both of its language pair', async () => {
  await renderApp('/faq');

  expect(await linksInHead('canonical')).toEqual([['', '/faq']]);
  expect(await linksInHead('alternate')).toEqual([
    ['en', '/faq'],
    ['es', '/es/faq'],
    ['x-default', '/faq'],
  ]);
});

test('structured data give the language of a service page', async () => {
  await renderApp('/services/garage-cleanouts');
  await screen.findAllByText('Step 1 of 4');

  const data = await waitFor(() => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
    if (!text) throw new Error('No structured data yet');
    return JSON.parse(text)['@graph'];
  });
  const url = `${site.url}/services/garage-cleanouts`;
  expect(data[0]).toMatchObject({ '@id': `${url}#page`, url, inLanguage: 'en-US' });
});

test.each([
  ['/track/4KXW-9TQM-2H7B-C8DZ', '/es/track/4KXW-9TQM-2H7B-C8DZ'],
  ['/blog', '/es'],
  ['/locations/california/reseda', '/es/service-areas'],
])('on %s the language switch leads to %s', async (address, pair) => {
  await renderApp(address);

  const links = screen.getAllByRole('link', { name: 'Español' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([pair, pair]);
});

test('the FAQ says who is served in Spanish', async () => {
  const { user } = await renderApp('/faq');

  await user.click(screen.getByRole('button', { name: 'Can I get help in Spanish?' }));
  expect(
    screen.getByText(
      'Yes, if you send the request from a Spanish page: we’ll look for a hauler who speaks Spanish first. If none is available, an English-speaking hauler will call.',
    ),
  ).toBeVisible();
});

test("the page of service areas doesn't mention languages and links to its cities", async () => {
  await renderApp('/service-areas');

  const city = within(screen.getByRole('main'))
    .getAllByRole('link', { hidden: true })
    .find((link) => link.getAttribute('href') === '/locations/california/pasadena');
  expect(city).not.toHaveAttribute('hreflang');
  expect(screen.getByRole('link', { name: 'Call +1 (213) 555-0142' })).toHaveAttribute('href', `tel:${site.phone}`);
  expect(screen.getByRole('region', { name: 'Los Angeles County' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Find your city' }).nextElementSibling?.tagName).toBe('DIV');
});

test("the contact page doesn't mention languages", async () => {
  await renderApp('/contact');

  expect(screen.getByRole('complementary')).not.toHaveTextContent(/Spanish|English|español/);
});

test('the booking form and its confirmation do not mention languages', async () => {
  fakeBackend();
  saveDraft({ ...newDraft(minimalBooking), step: 4 });
  const { user } = await renderApp('/book');
  await screen.findByRole('heading', { name: /^Step 4/ });
  expect(screen.getByRole('main')).not.toHaveTextContent(/Spanish|español/);
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));

  await screen.findByRole('heading', { name: 'Request Submitted!' });

  expect(screen.getByText(/^That’s by/)).toHaveTextContent(/Los Angeles time, every day\.$/);
});

describe('a request from a Spanish speaker', () => {
  const hauler = { name: 'Diaz e Hijos', phone: '3105550188' };

  async function openLead(changes: Partial<LeadDetails>) {
    fakeClock();
    fakeBackend().answer('leadDetails', { status: 200, body: { ...leadDetails, language: 'es', ...changes } });
    const { user } = await renderApp('/track/7K3M-9Q2X-4TBV-R8ND');
    await passTime(2000);
    await screen.findByText('Timeframe');
    return user;
  }

  test('says where to turn if the hauler speaks only Spanish', async () => {
    await openLead({ hauler: { ...hauler, languages: ['es'] } });

    expect(screen.getByRole('article')).toHaveTextContent(
      'Diaz e Hijos answers in Spanish. If the language is a problem, tell us and we’ll look for another hauler.',
    );
    expect(screen.getByRole('link', { name: 'tell us' })).toHaveAttribute('href', '/contact#id=7K3M-9Q2X-4TBV-R8ND');
  });

  test("doesn't mention a hauler who speaks English", async () => {
    await openLead({ hauler: { ...hauler, languages: ['es', 'en'] } });

    expect(screen.getByRole('article')).not.toHaveTextContent(/answers in|speaks/);
  });

  test('can switch its messages to English: the language of the page comes first', async () => {
    const user = await openLead({});
    await user.click(screen.getByRole('button', { name: 'Correct my details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct your details' }));

    const choice = within(dialog.getByRole('group', { name: 'Messages in:' }));
    expect(choice.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'English',
      'español',
    ]);
    expect(choice.getByRole('radio', { name: 'español' })).toBeChecked();
  });
});
