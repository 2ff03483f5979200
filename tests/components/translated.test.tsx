import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { back, openBooking } from './support/booking';
import { backendOfTests } from './support/fake-backend';
import { fakeClock } from './support/time';
import { booked, openLead, show, wednesday } from './support/tracking';

// A browser's translator puts each text node into an element, also those that appear later. The texts that change must
// still do so. `scripts/lint/changing-text.ts` finds those that don't.

const backend = backendOfTests();
const translator = new MutationObserver(translate);

beforeEach(() => {
  fakeClock(new Date('2026-11-23T12:00:00-08:00'));
  translator.observe(document.body, { childList: true, subtree: true });
});

afterEach(() => translator.disconnect());

function translate() {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

/** Samples are only on the page of prices, so these stand in for a project's. */
vi.mock('virtual:prices/table', () => ({
  figures: [100, 200, 300].map((median, index) => ({
    ...{ service: null, size: ['few-items', 'half', 'full'][index], pickups: 35 },
    ...{ lower: median - 20, median, upper: median + 20 },
  })),
  sampleNote: undefined,
}));

test('the form shows the title of each step and the price of each load', async () => {
  const { user } = await openBooking({ step: 3 });
  const prices = new Set<string | null>();
  for (const load of ['A few items', 'Half a truck', 'A full truck or more']) {
    await user.click(await screen.findByRole('radio', { name: load }));
    prices.add((await screen.findByText(/paid \$\d/)).textContent);
  }
  expect(prices.size).toBe(3);

  await back(user);
  expect(screen.getByText('Where is it?')).toBeInTheDocument();
});

test('the tracking page shows status, time and what happens next', async () => {
  const text = () => document.querySelector('main')?.textContent;
  await openLead(backend, booked);
  await show({ ...booked, pickup: { from: wednesday.from, until: wednesday.until } });
  await show({ status: 'Canceled' });
  const followed = text();
  translator.disconnect();
  document.body.replaceChildren();

  await openLead(backend, { status: 'Canceled' });
  expect(followed).toBe(text());
});
