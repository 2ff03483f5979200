import type { ListedRequest, ListView } from '@functions/contracts/desk.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DESK_NOW, deskReview } from '../fixtures/desk';
import {
  deadMail,
  deskApplication,
  deskHauler,
  deskMessage,
  idOf,
  listedRequest,
  listView,
  manyRequests,
} from '../fixtures/desk-list';
import { expectLogged } from './support/console';
import { button, DEAD, deskOfTests, dialog, refuses, shows, TOKEN } from './support/desk';
import { tooMany } from './support/fake-backend';
import { passTime } from './support/time';
import { stubWidth } from './support/width';

const desk = deskOfTests();

/** A request that is offered to no one. */
const request = (id: number, fullName: string, changes: Partial<ListedRequest> = {}) =>
  listedRequest({ id: idOf(id), fullName, openOffers: 0, ...changes });

const by10 = { overdue: true, promisedBy: '2026-11-22T18:00:00.000Z' };
const today = { pickupFrom: '2026-11-22T23:00:00.000Z', pickupUntil: '2026-11-23T01:00:00.000Z' };
const overdue = request(11, 'Olive Late', { ...by10, hauler: 'Valley Hauling' });
const reported = request(12, 'Rita Waits', { reportedAt: '2026-11-21T21:12:00.000Z', hauler: 'Bay Haul' });
const unasked = request(13, 'Nora Alone');
const flagged = request(14, 'Fay Flood', { flaggedBecause: 'Too many' });
const booked = request(15, 'Ben Booked', { ...today, status: 'In Progress', hauler: 'Valley Hauling' });

const part = (name: RegExp | string) => within(screen.getByRole('region', { name }));
type Part = ReturnType<typeof part>;
const needsYou = () => part(/^Needs you/);
const requests = () => part(/^Requests/);
const field = () => screen.getByRole('textbox', { name: 'Find a request, message or hauler' });
const namesIn = (region: Part) =>
  region.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The parts of a row of requests. */
const textOfRow = (row: HTMLElement) => {
  const parts = [...row.querySelectorAll('h3, p, a[href^="tel:"], button, div > span')];
  return parts.map(({ textContent }) => textContent?.trim().replace(/ +/g, ' ')).join('|');
};
const rowsOf = (region: Part, table: RegExp | string) =>
  within(region.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('on a quiet day, each part says that there is nothing', async () => {
  await desk.open(listView());

  for (const [name, said] of [
    [/^Needs you/, 'Nothing needs you right now.'],
    [/^Requests/, 'No requests are open.'],
    ['Messages', 'No messages are waiting for an answer.'],
    ['Trouble', 'We haven’t given up on any email or text, and none has bounced in the last week.'],
    ['Prices', /^What people paid hasn’t been counted yet\./],
    ['Real visits', 'No week of the last eight has 20 measured visits yet.'],
    ['Real visits', 'No errors in the last seven days.'],
  ] as const) {
    expect(part(name).getByText(said)).toBeInTheDocument();
  }
  expect(screen.queryByText(/review/i)).not.toBeInTheDocument();
  expect(screen.queryByText('Figures, and prices by hauler')).not.toBeInTheDocument();
});

test.each<[Partial<ListView>, string]>([
  [{ messages: [deskMessage()] }, 'A message is waiting.'],
  [{ requests: [flagged], reviews: [deskReview()] }, 'A flagged request and a review are waiting.'],
])('if nothing is late, what waits is mentioned: %#', async (look, words) => {
  await desk.open(listView(look));

  expect(needsYou().getByText(`Nothing is late. ${words}`)).toBeInTheDocument();
});

describe('requests', () => {
  test('that need the team are a queue by promise, each with a number to call and a hauler to choose', async () => {
    const soon = { ...unasked, promisedBy: '2026-11-22T22:48:00.000Z', language: 'es', callTime: 'After 4 PM' };
    const held = request(16, 'Hal Held', { ...by10, flaggedBecause: 'Too many', phone: '9005550142' });
    await desk.open(listView({ requests: [soon, overdue, reported, held, booked], failures: [deadMail()] }));

    expect(screen.getByRole('heading', { name: 'Needs you 4' })).toBeInTheDocument();
    expect(needsYou().getAllByRole('listitem').map(textOfRow)).toEqual([
      '4 h late|Olive Late|No one has called. Furniture Removal and 1 more in Beverly Hills. Valley Hauling has it.|Call (213) 555-0142|Assign…',
      '4 h late|Hal Held|Flagged: Too many. We aren’t offering it, and we’re holding emails about it. Furniture Removal and 1 more in Beverly Hills. No hauler has it.|(900) 555-0142',
      '48 min left|Nora Alone|Writes in Spanish Call: After 4 PM · No hauler can accept it. Furniture Removal and 1 more in Beverly Hills.|Call (213) 555-0142|Assign…',
      '2 h 30 min left|Rita Waits|They say no one called. Furniture Removal and 1 more in Beverly Hills. Bay Haul has it.|Call (213) 555-0142|Assign…',
    ]);
    const [first] = needsYou().getAllByRole('listitem');
    const row = within(first as HTMLElement);
    expect(row.getByRole('link', { name: 'Olive Late' })).toHaveAttribute('href', `/desk/${TOKEN}/${idOf(11)}`);
    expect(row.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+12135550142');
    expect(row.getByRole('button', { name: 'Assign…' })).toHaveAccessibleDescription('Olive Late');
    const failures = needsYou().getByRole('link', { name: 'Something didn’t go out.' });
    expect(failures).toHaveAttribute('href', `/desk/${TOKEN}#trouble`);
  });

  test('are filtered by the selected category, with counts; without one, those above are left out', async () => {
    const spanish = listedRequest({ language: 'es' });
    const { user } = await desk.open(listView({ requests: [booked, reported, flagged, unasked, spanish] }));
    expect(namesIn(requests())).toEqual(['Ana Diaz', 'Ben Booked', 'Fay Flood']);
    expect(button('All others 3')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: 'Requests 5' })).toBeInTheDocument();
    expect(requests().getAllByRole('listitem').map(textOfRow)).toEqual([
      '2 h 30 min left|Ana Diaz|Writes in Spanish|Furniture Removal and 1 more in Beverly Hills. Offered to 2 haulers.',
      'Today 3–5 PM|Ben Booked|Furniture Removal and 1 more in Beverly Hills. Valley Hauling has it.',
      'Flagged|Fay Flood|Furniture Removal and 1 more in Beverly Hills. Too many. No hauler has it.',
    ]);

    for (const [chip, names] of [
      ['Waiting 2', ['Nora Alone', 'Ana Diaz']],
      ['Taken 2', ['Rita Waits', 'Ben Booked']],
      ['Today 1', ['Ben Booked']],
      ['Flagged 1', ['Fay Flood']],
    ] as const) {
      await user.click(button(chip));
      await waitFor(() => expect(namesIn(requests()).toSorted()).toEqual(names.toSorted()));
      expect(button(chip)).toHaveAttribute('aria-pressed', 'true');
      expect(button('All others 3')).toHaveAttribute('aria-pressed', 'false');
    }
  });

  test('are all listed if none needs the team, and if all do, there are no others', async () => {
    const { unmount } = await desk.open(listView({ requests: [booked, flagged] }));
    expect(button('All 2')).toHaveAttribute('aria-pressed', 'true');
    unmount();
    await desk.open(listView({ requests: [unasked] }));

    expect(requests().getByText('No other requests are open.')).toBeInTheDocument();
  });

  test('are a table on a screen that is not wide enough for two columns', async () => {
    stubWidth(1024);
    const called = { ...booked, id: idOf(17), contactedAt: DESK_NOW.toISOString() };
    const { user } = await desk.open(listView({ requests: [booked, called, unasked] }));

    const [heads, first, second] = requests().getAllByRole('row');
    expect(heads).toHaveTextContent(/^Call dueCustomer/);
    expect(first).toHaveTextContent(/^NoBen Booked\s+Tracking ID ends in …R8ND.*The pickup is today, 3:00–5:00 PM\./);
    expect(second).toHaveTextContent(/^Called/);
    const name = within(first as HTMLElement).getByRole('rowheader');
    const link = within(name).getByRole('link');
    expect(link).toHaveAttribute('href', `/desk/${TOKEN}/${idOf(15)}`);
    await user.click(button('Waiting 1'));
    await waitFor(() => expect(requests().getAllByRole('row')[1]).toHaveTextContent(/^2 h 30 min leftNora Alone/));
    await user.click(button('Flagged 0'));
    expect(await requests().findByText('No requests are flagged.')).toBeInTheDocument();
  });

  test('and messages beyond the list are counted, and a search shows all of 200 results', async () => {
    const { user } = await desk.open(
      listView({ requests: manyRequests(200), moreRequests: 37, messages: [deskMessage()], moreMessages: 12 }),
    );

    expect(requests().getAllByRole('listitem')).toHaveLength(200);
    expect(screen.getByRole('heading', { name: 'Requests 237' })).toBeInTheDocument();
    expect(requests().getByText(/^37 more are open\. They’re flagged, or came in before/)).toBeInTheDocument();
    expect(screen.getByText('237 requests are open. Los Angeles time.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Messages 13' })).toBeInTheDocument();
    expect(screen.getByText(/^12 more are waiting for an answer\./)).toBeInTheDocument();
    await user.click(field());
    await user.paste('removal');

    const found = within(await screen.findByRole('region', { name: 'Results for “removal”' }));
    expect(found.getByText(/^200 found\./)).toBeInTheDocument();
    await waitFor(() => expect(found.getAllByRole('listitem')).toHaveLength(200));
  });
});

describe('searching', () => {
  const look = listView({
    requests: [booked, overdue, listedRequest({ services: ['Hot Tub Removal'], city: 'Burbank', trackingId: 'Q7XK' })],
    messages: [deskMessage({ name: 'Bob Burbank' })],
    haulers: [deskHauler(), deskHauler({ id: idOf(102), name: 'Bay Haul' })],
  });
  const old = listedRequest({ id: idOf(90), fullName: 'Olive Before', status: 'Completed' });
  const foundOld = { status: 200, body: { requests: [overdue, old] } };

  test('shows requests, messages and haulers that contain the text while typing', async () => {
    const { user } = await desk.open(look);

    for (const [text, ...parts] of [
      ['hot tub', [/^Results for “hot tub”/, 'Ana Diaz']],
      ['q7xk', [/^Results for “q7xk”/, 'Ana Diaz']],
      ['BURBANK', [/^Results for “BURBANK”/, 'Ana Diaz'], [/^Found messages/, 'From Bob Burbank']],
      ['bay', [/^Found haulers/, 'Bay Haul']],
    ] as const) {
      await user.clear(field());
      await user.type(field(), text);
      for (const [name, found] of parts) await waitFor(() => expect(namesIn(part(name))).toEqual([found]));
      expect(screen.queryByRole('region', { name: /^Needs you/ })).not.toBeInTheDocument();
    }
    expect(desk.sent()).toEqual([]);
  });

  test('begins with a slash, except in a dialog, and ends with Escape', async () => {
    const { user } = await desk.open(look);

    await user.keyboard('/');
    expect(field()).toHaveFocus();
    await user.keyboard('olive / 1');
    expect(field()).toHaveValue('olive / 1');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    const shown = await screen.findByRole('region', { name: /^Needs you/ });
    expect(within(shown).getByText('No one has called.')).toBeInTheDocument();

    await user.click(button('Add a hauler'));
    await user.keyboard('/');
    expect(dialog().getByRole('textbox', { name: 'Name of the business' })).toHaveValue('/');
  });

  test('Enter asks the server, whose results disappear when the text changes', async () => {
    const { user } = await desk.open(look);
    desk.backend.answer('desk', foundOld);
    await user.type(field(), '  {Enter}');
    expect(desk.sent()).toEqual([]);

    await user.type(field(), 'olive {Enter}');

    await waitFor(() => expect(namesIn(part('Other requests'))).toEqual(['Olive Before']));
    expect(desk.sent()).toEqual([{ action: 'search', text: 'olive' }]);
    expect(screen.getByRole('link', { name: 'One other request' })).toBeInTheDocument();
    await user.type(field(), 'x{Backspace}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Other requests' })).not.toBeInTheDocument());
    expect(await screen.findByText(/^1 found\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'One other request' })).not.toBeInTheDocument();
  });

  test('says if it failed, if the link has ended, and if nothing was found', async () => {
    const { user } = await desk.open(look);
    desk.backend.answer('desk', tooMany);
    await user.type(field(), 'olive{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t look further back.');

    desk.backend.answer('desk', DEAD);
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This link no longer works'));
    desk.backend.answer('desk', { status: 200, body: { requests: [] } });
    await user.type(field(), 'r{Enter}');
    expect(await screen.findByText(/^No other requests found\./)).toBeInTheDocument();
    expect(screen.getByText(/^Nothing on the list matches\./)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('reviews that wait show text, name, city, age and link, without stars', async () => {
  const old = deskReview({ leadId: idOf(21), answeredAt: '2026-11-18T20:00:00.000Z', words: null, shownCity: null });
  const edited = deskReview({ leadId: idOf(22), version: 2 });
  await desk.open(listView({ reviews: [old, edited] }));

  const reviews = part(/^Reviews to look at/);
  expect(namesIn(reviews)).toEqual(['Ana', 'Ana, Torrance']);
  const [first, second] = reviews.getAllByRole('listitem');
  expect(first).toHaveTextContent('Answered 4 days ago, and waiting since then.');
  expect(first).toHaveTextContent('No words, only stars.');
  expect(second).toHaveTextContent('First answered 2 hours ago, and changed since then. It’s waiting.');
  expect(second).toHaveTextContent('They came on time and swept the yard.');
  expect(reviews.getByRole('link', { name: 'Ana, Torrance' })).toHaveAttribute('href', `/desk/${TOKEN}/${idOf(22)}`);
  expect(reviews.queryByText(/of 5 stars/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Reviews to look at 2$/ })).toHaveAttribute('href', '#reviews');
});

describe('undelivered messages', () => {
  test('show recipient, subject, state and reason', async () => {
    const bounced = { kind: 'job-offered', audience: 'hauler', channel: 'text', leadId: null } as const;
    const entries = [
      deadMail(),
      deadMail({ id: idOf(302), state: 'sent', delivery: 'undelivered', ...bounced }),
      deadMail({ id: idOf(303), state: 'sent', delivery: 'complained' }),
      deadMail({ id: idOf(304), state: 'sent', delivery: 'undelivered', channel: null }),
      deadMail({ id: idOf(305), state: 'waiting' }),
      deadMail({ id: idOf(306), state: 'sent', delivery: 'unknown' }),
    ];
    await desk.open(listView({ failures: entries }));

    const cards = part(/^Trouble/).getAllByRole('listitem');
    for (const [index, said] of [
      'To the customer: Pickup bookedIt didn’t go out. We’ve stopped trying.Why: The provider refused it: 422',
      'To the hauler: Job offeredThe text wasn’t delivered.',
      'They marked it as spam.',
      'It wasn’t delivered.',
      'It hasn’t gone out yet. We’ll try again.',
      'It may not have gone out.',
    ].entries()) {
      expect(cards[index]).toHaveTextContent(said);
    }
    const [dead, back] = cards.map((card) => within(card));
    expect(dead?.getByRole('link', { name: 'See the request' })).toHaveAttribute('href', `/desk/${TOKEN}/${idOf(1)}`);
    expect(back?.queryByRole('button')).not.toBeInTheDocument();
    expect(back?.queryByRole('link')).not.toBeInTheDocument();
  });

  test('are tried again: a failure is shown where it was clicked, and success even if the entry is gone', async () => {
    expectLogged('Nothing was changed at the desk');
    const other = deadMail({ id: idOf(303), kind: 'matched' });
    const { user } = await desk.open(listView({ failures: [deadMail(), other] }));
    desk.backend.answer('desk', tooMany);

    await user.click(button('Try again: Hauler found'));
    const [first, second] = part(/^Trouble/)
      .getAllByRole('listitem')
      .map((card) => within(card));
    expect(await second?.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(first?.queryByRole('alert')).not.toBeInTheDocument();
    desk.backend.answer('desk', shows(listView()));
    await waitFor(() => expect(button('Try again: Hauler found')).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(button('Try again: Hauler found'));

    const saved = await part('Trouble').findByText('Saved: we’ll try it again.');
    await waitFor(() => expect(saved).toHaveFocus());
    expect(desk.sent().at(-1)).toEqual({ action: 'retry', notification: idOf(303) });
    expect(needsYou().getByText('Nothing needs you right now.')).toBeInTheDocument();
  });
});

describe('links and settings', () => {
  const off = shows(listView({ settings: { dispatchOn: false } }));

  test('stop offering after explaining the consequences, and start it again', async () => {
    const { user } = await desk.open(listView(), off, shows(listView()));

    await user.click(button('Stop offering'));
    expect(dialog().getByText(/^Nothing will be offered automatically anymore/)).toBeInTheDocument();
    expect(dialog().getByRole('region', { name: 'Who is told' })).toHaveTextContent('No one is told.');
    await user.click(dialog().getByRole('button', { name: 'Stop offering' }));

    await user.click(await screen.findByRole('button', { name: 'Start offering' }));
    expect(screen.getByText(/^Requests aren’t offered automatically/)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Start offering' }));

    expect(await screen.findByRole('button', { name: 'Stop offering' })).toBeInTheDocument();
    expect(desk.sent()).toEqual([
      { action: 'dispatch', on: false },
      { action: 'dispatch', on: true },
    ]);
  });

  test('a switch made by someone else during the confirmation is not reversed', async () => {
    const { user } = await desk.open(listView(), off, off);
    await user.click(button('Stop offering'));
    await passTime(31_000);
    await screen.findByText(/^Requests aren’t offered automatically/);

    await user.click(dialog().getByRole('button', { name: 'Stop offering' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent()).toEqual([{ action: 'dispatch', on: false }]);
  });

  test('end all other links', async () => {
    const ended = listView({ links: { working: 1, lastUsedAt: DESK_NOW.toISOString() } });
    const { user } = await desk.open(listView(), shows(ended));
    expect(screen.getByText('14 links to the desk work. One was last used at 9:12 AM today.')).toBeInTheDocument();

    await user.click(button('End all other links'));
    await user.click(dialog().getByRole('button', { name: 'End all other links' }));

    expect(await screen.findByText('Done: only this link works.')).toBeInTheDocument();
    expect(screen.getByText(/^Only this link works\./)).toBeInTheDocument();
    expect(desk.sent()).toEqual([{ action: 'end-links' }]);
  });
});

describe('figures', () => {
  const prices: ListView['prices'] = {
    countedAt: '2026-11-22T08:05:00.000Z',
    figures: [
      { service: null, loadSize: null, pickups: 61, lower: 130, median: 195, upper: 260 },
      { service: null, loadSize: 'half', pickups: 37, lower: 140, median: 200, upper: 260 },
      { service: 'Furniture Removal', loadSize: null, pickups: 31, lower: 120, median: 185, upper: 1250 },
      { service: 'Furniture Removal', loadSize: 'half', pickups: 20, lower: 160, median: 160, upper: 160 },
    ],
    haulers: [
      { hauler: { id: idOf(101), name: 'Valley Hauling' }, pickups: 40, median: 185, farOff: 2, denied: 1, leftOut: 3 },
      { hauler: { id: idOf(102), name: 'Bay Haul' }, pickups: 21, median: 205, farOff: 0, denied: 0, leftOut: 0 },
    ],
  };
  const usual = { page: 'job', what: 'error', name: 'TypeError', place: 'app-1a2b3c4.js:1:2345', release: '1a2b3c4d' };
  const moments = { firstAt: '2026-11-21T18:00:00.000Z', lastAt: '2026-11-22T19:00:00.000Z' };
  const site: ListView['site'] = {
    vitals: [
      { week: '2026-11-16', visits: 120, lcp: 2450, inp: 120, cls: 0.05 },
      { week: '2026-11-09', visits: 21, lcp: null, inp: null, cls: 0 },
    ],
    faults: [
      { ...usual, ...moments, message: 'x is not a function', times: 14 },
      { ...usual, ...moments, page: 'track', message: '', times: 1 },
    ],
  };
  const priceTables = 'Figures, and prices by hauler';

  test('the figures of weeks, prices and real visits are tables', async () => {
    const { user } = await desk.open(listView({ prices, site }));

    expect(rowsOf(part('8 weeks'), 'Requests by the week they came in')).toEqual([
      'Week of | Requests | Called on time | Completed',
      'Nov 16 | 40 | 31 | 12',
      'Nov 9 | 0 | 0 | 0',
      'Nov 2 | 22 | 20 | 19',
    ]);
    expect(textsOf(part('Real visits').getAllByRole('row'))).toEqual([
      'Week ofLoading (LCP)Reaction (INP)Shift (CLS)',
      'Nov 16 120 measured2.45 s120 ms0.05',
      'Nov 9 21 measured––0.00',
    ]);
    expect(textsOf(part('Real visits').getAllByRole('listitem'))).toEqual([
      'TypeError in jobx is not a functionapp-1a2b3c4.js:1:2345, release 1a2b3c4d14 times, last at 11:00 AM today',
      'TypeError in trackapp-1a2b3c4.js:1:2345, release 1a2b3c4dOnce, at 11:00 AM today',
    ]);
    expect(part('Prices').getByText(/^Counted at 12:05 AM today, for the 24 months before that\./)).toBeVisible();
    await user.click(part('Prices').getByText(priceTables));
    await part('Prices').findByRole('table', { name: /^What people paid/ });
    expect(rowsOf(part('Prices'), /^What people paid/)).toEqual([
      'Load and service | What half paid | Middle price | Pickups',
      'All loads | $130 to $260 | $195 | 61',
      'Half a truck | $140 to $260 | $200 | 37',
      'Furniture Removal, all loads | $120 to $1,250 | $185 | 31',
      'Furniture Removal, half a truck | about $160 | $160 | 20',
    ]);
    expect(rowsOf(part('Prices'), /^By hauler/)).toEqual([
      'Pickups | Middle price | Far off | Disputed | Left out',
      'Valley Hauling',
      '40 | $185 | 2 | 1 | 3',
      'Bay Haul',
      '21 | $205 | 0 | 0 | 0',
    ]);
  });

  test('prices are counted now with the keyboard, and a failure or too few are told there', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(
      listView(),
      { status: 400, body: { statusCode: 400, code: 'malformed' } },
      shows(listView()),
      shows(listView({ prices: { ...prices, figures: [], haulers: [] } })),
    );
    const countNow = () => part('Prices').getByRole('button', { name: 'Count now' });

    countNow().focus();
    await user.keyboard('{Enter}');
    expect(await part('Prices').findByRole('alert')).toBeInTheDocument();
    expect(part('Prices').queryByText('Done: prices counted.')).not.toBeInTheDocument();
    await waitFor(() => expect(countNow()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}');

    expect(await part('Prices').findByText('Done: prices counted.')).toBeInTheDocument();
    expect(part('Prices').getByText(/^Counted at 12:05 AM today/)).toBeInTheDocument();
    expect(countNow()).toHaveFocus();
    expect(desk.sent()).toEqual([{ action: 'count-prices' }, { action: 'count-prices' }]);
    await user.click(part('Prices').getByText(priceTables));
    expect(
      await part('Prices').findByText('No figures yet. They take 20 pickups by at least three haulers.'),
    ).toBeInTheDocument();
    expect(part('Prices').getByText('No hauler has entered a price in the last 24 months.')).toBeInTheDocument();
  });
});

test('messages are answered by email, leave the list when marked, and can come back or be spam', async () => {
  const waits = listView({ messages: [deskMessage()] });
  const spam = listView({ messages: [deskMessage({ flaggedBecause: 'Spam' })] });
  const { user } = await desk.open(waits, shows(listView()), shows(waits), shows(spam), shows(waits));
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Answer' });
  expect(href).toBe('mailto:lee.park@example.com?subject=Your%20message%20to%20PoppyHaul%3A%20General');

  await user.click(button('I answered'));
  const saved = await screen.findByText(/^Saved: you answered Lee Park\./);
  await waitFor(() => expect(saved).toHaveFocus());
  expect(part('Messages').getByText('No messages are waiting for an answer.')).toBeInTheDocument();
  await user.click(button('Undo “I answered”'));
  expect(await screen.findByText('Saved: Lee Park is waiting for an answer.')).toBeInTheDocument();
  expect(namesIn(part(/^Messages/))).toEqual(['From Lee Park']);

  await user.click(button('Mark as spam'));
  expect(await screen.findByText('Flagged: Spam.')).toBeInTheDocument();
  const card = within(part(/^Messages/).getByRole('listitem'));
  await user.click(card.getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('Saved: the message from Lee Park isn’t spam.')).toBeInTheDocument();
  expect(desk.sent()).toEqual([
    { action: 'answered', answered: true, messageId: idOf(201) },
    { action: 'answered', answered: false, messageId: idOf(201) },
    { action: 'flag', reason: 'Spam', messageId: idOf(201) },
    { action: 'flag', reason: '', messageId: idOf(201) },
  ]);
});

describe('an application', () => {
  const waits = listView({ messages: [deskApplication()] });
  const name = () => dialog().getByRole('textbox', { name: 'Name of the business' });

  test('shows the business, and is added as a hauler without typing', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(waits, refuses('stale', 'It has changed.', waits), shows(listView()));
    const terms = part(/^Messages/).getAllByRole('term');
    expect(Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))).toEqual({
      Business: 'Vega Hauling',
      Phone: '(213) 555-0142',
      Areas: '90012, Burbank, Long Beach 90802',
      Services: 'Hot Tub Removal',
      Truck: '15 cubic yards',
    });

    await user.click(button('Add as a hauler'));
    expect(dialog().getByRole('textbox', { name: /^Areas/ })).toHaveAccessibleDescription(
      /They also named: Burbank, Long Beach\.$/,
    );
    await user.type(name(), ' & Sons');
    await user.keyboard('{Escape}');
    await user.click(button('Add as a hauler'));
    expect(name()).toHaveValue('Vega Hauling & Sons');
    await user.click(dialog().getByRole('button', { name: 'Start over' }));
    expect(name()).toHaveValue('Vega Hauling');
    await user.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('this changed in the meantime');
    await user.click(dialog().getByRole('button', { name: 'Add' }));

    const saved = await screen.findByText(/^Saved: Vega Hauling is a hauler now, but paused\./);
    await waitFor(() => expect(saved).toHaveFocus());
    expect(within(saved.parentElement as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    const contact = { contactName: 'Rosa Vega', email: 'rosa@vega-hauling.example', phone: '(213) 555-0142' };
    const work = { zipPrefixes: ['90012', '90802'], services: ['Hot Tub Removal'], languages: ['es'] };
    expect(desk.sent().at(-1)).toMatchObject({
      action: 'hauler',
      messageId: idOf(202),
      fields: { name: 'Vega Hauling', ...contact, ...work, truckCubicYards: 15, vettedAt: null, insuredUntil: null },
    });
  });

  test('already added is not added again, and another message has no such button', async () => {
    const added = deskApplication({ haulerId: idOf(101) });
    const { user } = await desk.open(listView({ messages: [added, deskMessage({ subject: 'merchant-inquiry' })] }));

    expect(screen.getByText('You’ve added them as a hauler.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add as a hauler' })).not.toBeInTheDocument();
    await user.type(field(), 'vega h');
    await waitFor(() => expect(namesIn(part(/^Found messages/))).toEqual(['From Rosa Vega Writes in Spanish']));
  });
});
