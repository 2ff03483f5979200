import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  bayHaul,
  deskOffer,
  haulerOf,
  heldBy,
  openProposal,
  openTo,
  requestViewOf,
  valleyHauling,
  versionOf,
} from '../fixtures/desk';
import { expectLogged } from './support/console';
import { button, DEAD, deskOfTests, dialog, LINK, next, presses, refuses, shows, TOKEN } from './support/desk';
import { renderApp } from './support/render-app';
import { passTime } from './support/time';

// The page of a request. What comes next in each state is in tests/unit/desk-next-step.test.ts.

const desk = deskOfTests();

const held = { offers: [heldBy(bayHaul)] };
const called = { contactedAt: '2026-11-22T18:20:00.000Z' };

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const factsIn = (part: ReturnType<typeof region>) =>
  Object.fromEntries(part.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

test('opening the link only loads the request, and reloads it every half minute or when it is shown again', async () => {
  const later = requestViewOf({ ...held, ...called, version: versionOf(2) });
  await desk.open(requestViewOf(), shows(requestViewOf()), shows(later));
  await passTime(31_000);
  const look = { token: TOKEN, action: 'view' };
  expect(desk.backend.bodiesTo('desk')).toEqual([look, look]);
  expect(document.title).not.toContain('Ana');

  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  expect(await screen.findByRole('heading', { name: 'Bay Haul has called and owes a proposal' })).toBeInTheDocument();
  expect(desk.backend.bodiesTo('desk')).toEqual([look, look, look]);
});

test("a page that can't be reloaded says when it was updated", async () => {
  await desk.open(requestViewOf(held));
  fireEvent.offline(window);
  await passTime(31_000);

  expect(await screen.findByText('No connection. Last updated at 2:00 PM today.')).toBeInTheDocument();
});

test('the next step has a title, what it depends on, and its buttons, with all others under “More”', async () => {
  await desk.open(requestViewOf({ ...held, reportedAt: '2026-11-22T21:00:00.000Z' }));

  expect(within(next()).getByRole('heading', { level: 2 })).toHaveTextContent('The customer says no one has called');
  expect([...next().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'They said so at 1:00 PM today.',
    'Bay Haul has the job.',
    'Best time to call: after 5 PM',
  ]);
  expect(presses()).toEqual(['Call (213) 555-0142', 'Call hauler (213) 555-0101', 'I called', 'Assign to another…']);
  const buttons = within(next()).getAllByRole('button', { hidden: true });
  const others = ['Take back…', 'Set the pickup…', 'Completed…', 'Set the status…', 'Flag it…', 'Cancel it…'];
  expect(buttons.slice(2).map(({ textContent }) => textContent)).toEqual(others);
  expect(screen.getByRole('link', { name: 'Call (213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByRole('link', { name: /^Call hauler/ })).toHaveAttribute('href', 'tel:+12135550101');
});

test('numbers that must not be called are no links', async () => {
  await desk.open(requestViewOf({ offers: [heldBy({ ...bayHaul, phone: '9005550142' })], phone: '9005550143' }));

  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  expect(screen.getByText('(900) 555-0142')).toBeInTheDocument();
});

describe('without a working link', () => {
  test.each([
    ['a link that has ended', LINK],
    ['a malformed request', `${LINK}/none`],
  ])('%s leads to a new one', async (_, path) => {
    const asked = { status: 200, body: { state: 'asked' } };
    desk.backend.answer('desk', ...(path === LINK ? [DEAD, asked] : [asked]));
    const { user } = await renderApp(path);
    await screen.findByRole('heading', { name: 'This link no longer works' });

    await user.dblClick(button('Email me a link'));

    expect(await screen.findByText('If this site has a desk, the link is in the team’s mailbox.')).toBeInTheDocument();
    expect(desk.actionsSent()).toEqual([{ action: 'ask' }]);
  });

  test('the desk shows one button, and says if it failed', async () => {
    expectLogged('No link was asked for');
    desk.backend.answer('desk', { status: 429, body: { message: 'Too many' } });
    const { user } = await renderApp('/desk');
    expect(await screen.findByRole('heading', { name: 'You need a link to open the desk' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByRole('button')).toEqual([button('Email me a link')]);
    expect(desk.backend.bodiesTo('desk')).toEqual([]);

    await user.click(button('Email me a link'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a minute.');
  });
});

test('a request opened from the list links back, and its actions name it and the person, if they gave a name', async () => {
  const look = requestViewOf({ ...held, trackingId: undefined }, { scope: 'list' });
  desk.backend.answer('desk', shows(look));
  const path = `${LINK}/${look.request.id}`;
  const { user, unmount } = await renderApp(path);

  expect(await screen.findByRole('link', { name: /All requests$/ })).toHaveAttribute('href', `/desk/${TOKEN}`);
  expect(screen.queryByRole('link', { name: 'Open their tracking page' })).not.toBeInTheDocument();
  await user.click(button('I called'));
  await waitFor(() => expect(desk.sent()).toMatchObject([{ action: 'called', leadId: look.request.id }]));
  expect(desk.sent()[0]).not.toHaveProperty('by');
  expect(desk.backend.bodiesTo('desk')[0]).toEqual({ token: TOKEN, action: 'view', leadId: look.request.id });

  await user.type(screen.getByLabelText(/^Your name/), 'Sam');
  unmount();
  const again = await renderApp(path);
  expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Sam');
  await again.user.click(button('I called'));
  await waitFor(() => expect(desk.actionsSent().at(-1)).toMatchObject({ by: 'Sam' }));
});

test('ten offers are a sentence and four rows, with the rest a click away, and one of this minute is open', async () => {
  const offers = [
    ...[3, 4, 5, 6, 7, 8].map((number) => deskOffer(haulerOf(number), { state: 'declined', reason: 'Too far away' })),
    deskOffer(haulerOf(9)),
    deskOffer(haulerOf(10), { state: 'open' }),
    openTo(bayHaul, { offeredAt: '2026-11-22T22:00:20.000Z' }),
    openTo(valleyHauling, { offeredAt: '2026-11-23T16:00:00.000Z', expiresAt: '2026-11-23T16:30:00.000Z' }),
  ];
  await desk.open(requestViewOf({ offers }));

  const asked = screen.getByRole('region', { name: 'Who was asked' });
  expect(asked).toHaveTextContent('10 haulers were asked: 6 declined, 2 didn’t answer, 2 can still accept.');
  const rows = within(asked).getAllByRole('listitem', { hidden: true });
  expect(rows.filter((row) => !row.closest('details'))).toHaveLength(4);
  expect(rows).toHaveLength(10);
  expect(asked).toHaveTextContent('Bay HaulAsked until 3:00 PM today');
  expect(asked).toHaveTextContent('Valley HaulingWill be asked at 8:00 AM tomorrow');
  expect(within(asked).getByRole('link', { name: 'Call Bay Haul, (213) 555-0101' })).toHaveAttribute(
    'href',
    'tel:+12135550101',
  );
});

test('the history has the newest entry first, and the earliest ones a click away', async () => {
  const history = Array.from({ length: 10 }, (_, day) => ({
    at: `2026-11-1${day}T20:00:00.000Z`,
    what: 'offer' as const,
    hauler: `Hauler ${day}`,
  }));
  await desk.open(requestViewOf({ history }));

  const entries = region('History').getAllByRole('listitem', { hidden: true });
  expect(entries.map((entry) => entry.firstChild?.textContent)).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((day) => `Offered to Hauler ${day}.`),
  );
  expect(entries.filter((entry) => entry.closest('details'))).toHaveLength(2);
});

test("the customer's language, channel and bounces are shown", async () => {
  const { user } = await desk.open(
    requestViewOf({ language: 'es', email: null, updates: { by: 'none', bounced: ['mail'] }, history: [] }),
  );

  const customer = region(/^Ana Diaz/);
  expect(customer.getByRole('heading')).toHaveTextContent('Ana Diaz Writes in Spanish');
  expect(customer.getByText('What you type is shown as you typed it, not translated.')).toBeInTheDocument();
  expect(customer.getByText('Our messages can’t reach them. Call them with any updates.')).toBeInTheDocument();
  expect(customer.getByText('The last email to them bounced.')).toBeInTheDocument();
  expect(customer.queryByRole('button', { name: /tracking link/ })).not.toBeInTheDocument();
  expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
  await user.click(customer.getByRole('button', { name: 'Correct…' }));
  expect(dialog().getByLabelText(/^Email/)).toHaveValue('');
});

test('the load is shown with the job, and the proposal with price, times and note, and the price at the door', async () => {
  const door = { id: 'a', state: 'declined', price: 240, estimate: 180, reason: 'A piano more' } as const;
  const times = { madeAt: '2026-11-22T18:10:00.000Z', answeredAt: '2026-11-22T18:12:00.000Z' };
  const offered = { status: 'Sent Proposal', proposal: openProposal, loadSize: 'half' } as const;
  await desk.open(requestViewOf({ ...held, ...called, ...offered, door: { ...door, ...times } }));

  expect(factsIn(region('The job'))).toMatchObject({ Load: 'Half a truck, about 8 cubic yards' });
  const pickup = region('Proposal and pickup');
  expect(pickup.getByText('$120–$180')).toBeInTheDocument();
  expect(factsIn(pickup)).toMatchObject({
    'The hauler’s note': 'Two people come.',
    'Final price': '$240 (estimate up to $180): “A piano more”. The customer said no at 10:12 AM today.',
  });
  expect(pickup.queryByRole('button')).not.toBeInTheDocument();
});

describe('the price that was paid', () => {
  const paid = { ...held, ...called, status: 'Completed', pricePaid: 165, loadSizeHauled: 'half' } as const;
  const leftOut = { ...paid, priceLeftOut: 'Two jobs in one.' };
  const facts = () => region('Proposal and pickup');

  test('is left out with the keyboard, for a reason, and counted again with one press', async () => {
    const { user } = await desk.open(
      requestViewOf(paid),
      shows(requestViewOf({ ...leftOut, version: versionOf(2) })),
      shows(requestViewOf({ ...paid, version: versionOf(3) })),
    );
    expect(factsIn(facts())).toMatchObject({ 'Price paid': '$165', 'How full the truck was': 'Half a truck' });
    expect(screen.queryByText('Load')).not.toBeInTheDocument();
    button('Leave this price out').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog().getByLabelText('Why?')).toHaveFocus());
    await user.keyboard('Two jobs in one.{Enter}');

    expect(await facts().findByText('Saved: the next count will leave this price out.')).toBeInTheDocument();
    expect(facts().getByText('Left out of “What people paid”: Two jobs in one.')).toBeInTheDocument();
    await waitFor(() => expect(facts().getByRole('heading', { level: 2 })).toHaveFocus());
    expect(within(next()).queryByText(/^Saved/)).not.toBeInTheDocument();
    await user.click(button('Count this price again'));

    expect(await facts().findByText('Saved: the next count will include this price again.')).toBeInTheDocument();
    await waitFor(() => expect(facts().getByRole('heading', { level: 2 })).toHaveFocus());
    expect(facts().queryByText(/^Left out/)).not.toBeInTheDocument();
    expect(desk.sent()).toEqual([
      { action: 'leave-price-out', reason: 'Two jobs in one.', version: versionOf(1) },
      { action: 'count-price', version: versionOf(2) },
    ]);
  });

  test('that was not counted again says so beside it', async () => {
    expectLogged('Nothing was changed at the desk');
    const changed = requestViewOf({ ...leftOut, note: 'New', version: versionOf(2) });
    const { user } = await desk.open(requestViewOf(leftOut), refuses('stale', 'It has changed.', changed));

    await user.click(button('Count this price again'));

    expect(await facts().findByRole('alert')).toHaveTextContent('The note was changed.');
    expect(within(next()).queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a hauler with another pickup at the same time is pointed out', async () => {
  const pickup = { pickupFrom: '2026-11-23T18:00:00.000Z', pickupUntil: '2026-11-23T20:00:00.000Z' };
  await desk.open(requestViewOf({ ...held, ...pickup, bookedTwice: true }));

  const { Pickup } = factsIn(region('Proposal and pickup'));
  expect(Pickup).toContain('The hauler has another pickup booked at this time.');
});
