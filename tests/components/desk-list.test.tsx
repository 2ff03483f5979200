import type { ListView } from '@functions/contracts/desk.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DESK_NOW, deskReview, versionOf } from '../fixtures/desk';
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
import { deskOfTest, refuses, shows, TOKEN } from './support/desk';
import { heldAnswer } from './support/fake-backend';
import { passTime } from './support/time';

let desk: ReturnType<typeof deskOfTest>;

beforeEach(() => {
  desk = deskOfTest();
});

const overdue = listedRequest({
  id: idOf(11),
  fullName: 'Olive Late',
  overdue: true,
  promisedBy: '2026-11-22T18:00:00.000Z',
  hauler: 'Valley Hauling',
  openOffers: 0,
});
const reported = listedRequest({
  id: idOf(12),
  fullName: 'Rita Waits',
  reportedAt: '2026-11-21T21:12:00.000Z',
  hauler: 'Bay Haul',
  openOffers: 0,
});
const unasked = listedRequest({ id: idOf(13), fullName: 'Nora Alone', openOffers: 0 });
const flagged = listedRequest({ id: idOf(14), fullName: 'Fay Flood', flaggedBecause: 'Too many', openOffers: 0 });
const booked = listedRequest({
  id: idOf(15),
  fullName: 'Ben Booked',
  status: 'In Progress',
  hauler: 'Valley Hauling',
  openOffers: 0,
  pickupFrom: '2026-11-22T23:00:00.000Z',
  pickupUntil: '2026-11-23T01:00:00.000Z',
});

const part = (name: RegExp | string) => within(screen.getByRole('region', { name }));
const needsYou = () => part(/^Needs you/);
const requests = () => part(/^Requests/);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const field = () => screen.getByRole('textbox', { name: 'Find a request, message or hauler' });
const namesIn = (region: ReturnType<typeof part>) =>
  region.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());

describe('what needs attention', () => {
  test('is nothing on a quiet day', async () => {
    await desk.open(listView());

    expect(needsYou().getByText('Nothing needs you right now.')).toBeInTheDocument();
    expect(requests().getByText('No requests are open.')).toBeInTheDocument();
    expect(part('Messages').getByText('No messages are waiting for an answer.')).toBeInTheDocument();
    expect(
      part('Trouble').getByText('We haven’t given up on any email or text, and none has bounced in the last week.'),
    ).toBeInTheDocument();
  });

  test('comes first, each item in a sentence with a link', async () => {
    await desk.open(listView({ requests: [booked, overdue, reported, flagged, unasked], trouble: [deadMail()] }));

    expect(namesIn(needsYou())).toEqual(['Olive Late', 'Rita Waits', 'Nora Alone']);
    expect(needsYou().getByText('No one has called. A call was promised by 10:00 AM.')).toBeInTheDocument();
    expect(needsYou().getByText('The customer said at 1:12 PM yesterday that no one had called.')).toBeInTheDocument();
    expect(
      needsYou().getByText('No one has it, and no hauler can accept it. A call is promised by 4:30 PM.'),
    ).toBeInTheDocument();
    expect(needsYou().getByText(/Valley Hauling has it\.$/)).toBeInTheDocument();
    expect(needsYou().getByRole('link', { name: 'Olive Late' })).toHaveAttribute('href', `/desk/${TOKEN}/${idOf(11)}`);
    expect(needsYou().getByRole('link', { name: 'Something didn’t go out.' })).toHaveAttribute('href', '#trouble');
  });

  test.each<[Partial<ListView>, string]>([
    [{ requests: [flagged] }, 'Nothing is late. A flagged request is waiting below.'],
    [{ messages: [deskMessage()] }, 'Nothing is late. A message is waiting below.'],
    [
      { requests: [flagged], messages: [deskMessage(), deskMessage({ id: idOf(202) })] },
      'Nothing is late. A flagged request and 2 messages are waiting below.',
    ],
    [{ reviews: [deskReview()] }, 'Nothing is late. A review is waiting below.'],
    [
      { requests: [flagged], messages: [deskMessage()], reviews: [deskReview(), deskReview({ leadId: idOf(2) })] },
      'Nothing is late. A flagged request, a message and 2 reviews are waiting below.',
    ],
  ])('mentions waiting items if nothing is late: %#', async (look, words) => {
    await desk.open(listView(look));

    expect(needsYou().getByText(words)).toBeInTheDocument();
  });
});

describe('reviews', () => {
  test('that are waiting show text, name, city, age and link, without stars', async () => {
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

  test('are not mentioned if none is waiting', async () => {
    await desk.open(listView());

    expect(screen.queryByText(/review/i)).not.toBeInTheDocument();
  });
});

describe('requests', () => {
  test.each([
    [overdue, 'No one has called. A call was promised by 10:00 AM.', 'Valley Hauling has it.'],
    [
      { ...overdue, hauler: null, contactedAt: '2026-11-22T19:00:00.000Z' },
      'A call was marked on this list at 11:00 AM, but no one has it.',
      'No hauler has it.',
    ],
    [listedRequest(), 'Offered to 2 haulers. A call is promised by 4:30 PM.', ''],
    [listedRequest({ openOffers: 1, promisedBy: DESK_NOW.toISOString() }), 'Offered to one hauler.', ''],
    [
      listedRequest({ hauler: 'Valley Hauling', openOffers: 0, contactedAt: '2026-11-22T21:00:00.000Z' }),
      'The customer has been called.',
      'Valley Hauling has it.',
    ],
    [flagged, 'Flagged: Too many. We aren’t offering it, and we’re holding emails about it.', 'No hauler has it.'],
    [booked, 'The pickup is today, 3:00–5:00 PM.', 'Valley Hauling has it.'],
    [
      { ...booked, pickupFrom: '2026-11-21T17:00:00.000Z', pickupUntil: '2026-11-21T19:30:00.000Z' },
      'The pickup was yesterday, 9:00–11:30 AM.',
      'Valley Hauling has it.',
    ],
    [
      { ...booked, pickupFrom: null, pickupUntil: null, timeframe: 'Friday.' },
      'Pickup: Friday.',
      'Valley Hauling has it.',
    ],
    [{ ...booked, pickupFrom: null, pickupUntil: null }, 'No pickup time is set.', 'Valley Hauling has it.'],
    [listedRequest({ status: 'Sent Proposal', hauler: 'Bay Haul' }), 'A proposal was made.', 'Bay Haul has it.'],
  ])('are described in a sentence: %#', async (request, standing, holder) => {
    await desk.open(listView({ requests: [request] }));

    const [card] = requests().getAllByRole('article');
    expect(card).toHaveTextContent(standing);
    if (holder) expect(card).toHaveTextContent(holder);
  });

  test("show the language if it's not English, and the end of the tracking ID", async () => {
    await desk.open(listView({ requests: [booked, listedRequest({ language: 'es', trackingId: 'Q7XK' })] }));

    const [english, spanish] = requests().getAllByRole('article');
    expect(spanish).toHaveTextContent('writes in Spanish');
    expect(spanish).toHaveTextContent('Tracking ID ends in …Q7XK');
    expect(english).not.toHaveTextContent('writes');
  });

  test('are filtered by the selected category, with counts', async () => {
    const { user } = await desk.open(listView({ requests: [booked, reported, flagged, unasked, listedRequest()] }));
    const chips = requests().getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All 5',
      'Waiting 2',
      'With a hauler 2',
      'Pickup today 1',
      'Flagged 1',
    ]);

    for (const [chip, names] of [
      ['Waiting 2', ['Nora Alone', 'Ana Diaz']],
      ['With a hauler 2', ['Ben Booked', 'Rita Waits']],
      ['Pickup today 1', ['Ben Booked']],
      ['Flagged 1', ['Fay Flood']],
    ] as const) {
      await user.click(button(chip));
      await waitFor(() => expect(namesIn(requests())).toEqual(names));
      expect(button(chip)).toHaveAttribute('aria-pressed', 'true');
      expect(button('All 5')).toHaveAttribute('aria-pressed', 'false');
    }
  });

  test('a category without requests says so', async () => {
    const { user } = await desk.open(listView({ requests: [unasked] }));

    await user.click(button('Pickup today 0'));

    expect(await requests().findByText('No pickups today.')).toBeInTheDocument();
  });

  test('are limited to 200, with the number of others', async () => {
    await desk.open(listView({ requests: manyRequests(200), moreRequests: 37 }));

    expect(requests().getAllByRole('article')).toHaveLength(200);
    expect(screen.getByRole('heading', { name: 'Requests 237' })).toBeInTheDocument();
    expect(
      requests().getByText(/^37 more are open\. They’re flagged, or came in before the 50 newest\./),
    ).toBeInTheDocument();
    expect(screen.getByText(/^237 requests are open\. This link works until 2:00 AM tomorrow\./)).toBeInTheDocument();
  });

  test('waiting messages beyond the list are counted', async () => {
    await desk.open(listView({ messages: [deskMessage()], moreMessages: 12 }));

    expect(screen.getByRole('heading', { name: 'Messages 13' })).toBeInTheDocument();
    expect(screen.getByText(/^12 more are waiting for an answer\./)).toBeInTheDocument();
  });

  test('are a table on a wide screen', async () => {
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => query);
    await desk.open(listView({ requests: [booked, unasked] }));

    const [, row] = requests().getAllByRole('row');
    expect(within(row as HTMLElement).getByRole('rowheader', { name: /^Ben Booked/ })).toBeInTheDocument();
    expect(row).toHaveTextContent('The pickup is today, 3:00–5:00 PM.');
    expect(within(row as HTMLElement).getByRole('link', { name: 'Ben Booked' })).toHaveAttribute(
      'href',
      `/desk/${TOKEN}/${idOf(15)}`,
    );
  });
});

describe('searching', () => {
  const look = listView({
    requests: [booked, overdue, listedRequest({ services: ['Hot Tub Removal'], city: 'Burbank', trackingId: 'Q7XK' })],
    messages: [deskMessage({ name: 'Bob Burbank' })],
    haulers: [deskHauler(), deskHauler({ id: idOf(102), name: 'Bay Haul' })],
  });

  test.each([
    ['olive', ['Olive Late']],
    ['hot tub', ['Ana Diaz']],
    ['q7xk', ['Ana Diaz']],
    ['BURBANK', ['Ana Diaz']],
  ])('shows what contains %s while typing', async (text, names) => {
    const { user } = await desk.open(look);

    await user.type(field(), text);

    await waitFor(() => expect(namesIn(part(/^Results for/))).toEqual(names));
    expect(screen.queryByRole('region', { name: /^Needs you/ })).not.toBeInTheDocument();
    expect(desk.sent()).toEqual([]);
  });

  test('finds messages and haulers, too', async () => {
    const { user } = await desk.open(look);

    await user.type(field(), 'b');
    await user.type(field(), 'ay');
    await waitFor(() => expect(namesIn(part(/^Haulers/))).toEqual(['Bay Haul']));
    await user.clear(field());
    await user.type(field(), 'bob');

    // Matches for the first letters can appear for a moment.
    await screen.findByText(/^1 found\./);
    expect(namesIn(part(/^Messages/))).toEqual(['From Bob Burbank']);
  });

  test('a slash focuses the field, and Escape clears it', async () => {
    const { user } = await desk.open(look);

    await user.keyboard('/');
    expect(field()).toHaveFocus();
    await user.keyboard('olive / 1');
    expect(field()).toHaveValue('olive / 1');
    await user.keyboard('{Escape}');

    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    const shown = await screen.findByRole('region', { name: /^Needs you/ });
    expect(within(shown).getByText('No one has called. A call was promised by 10:00 AM.')).toBeInTheDocument();
  });

  test('a slash in a dialog is typed', async () => {
    const { user } = await desk.open(look);
    await user.click(button('Add a hauler'));

    await user.keyboard('/');

    expect(dialog().getByRole('textbox', { name: 'Name of the business' })).toHaveValue('/');
  });

  test('Enter asks the server and shows what else it found', async () => {
    const { user } = await desk.open(look);
    const old = listedRequest({ id: idOf(90), fullName: 'Olive Before', status: 'Completed' });
    desk.backend.answer('desk', { status: 200, body: { requests: [overdue, old] } });

    await user.type(field(), ' olive {Enter}');

    await waitFor(() => expect(namesIn(part('Other requests'))).toEqual(['Olive Before']));
    expect(desk.sent()).toEqual([{ action: 'search', text: 'olive' }]);
    expect(screen.getByRole('link', { name: 'One other request' })).toBeInTheDocument();

    await user.type(field(), 'x');
    await waitFor(() => expect(screen.queryByText('Other requests')).not.toBeInTheDocument());
  });

  test("the server's results disappear when the text changes, until it is asked again", async () => {
    const { user } = await desk.open(look);
    const old = listedRequest({ id: idOf(90), fullName: 'Olive Before', status: 'Completed' });
    desk.backend.answer('desk', { status: 200, body: { requests: [overdue, old] } });
    await user.type(field(), 'olive{Enter}');
    await waitFor(() => expect(namesIn(part('Other requests'))).toEqual(['Olive Before']));

    await user.type(field(), 'x{Backspace}');

    await screen.findByText(/^1 found\./);
    expect(screen.queryByRole('link', { name: 'One other request' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Other requests' })).not.toBeInTheDocument();
  });

  test('finding nothing gives a hint on searching', async () => {
    const { user } = await desk.open(look);
    desk.backend.answer('desk', { status: 200, body: { requests: [] } });

    await user.type(field(), 'nobody{Enter}');

    expect(await screen.findByText(/^No other requests found\./)).toBeInTheDocument();
    expect(screen.getByText(/^Nothing on the list matches\./)).toBeInTheDocument();
  });

  test('a failed search is reported and can be repeated', async () => {
    const { user } = await desk.open(look);
    desk.backend.answer('desk', { status: 429, body: { statusCode: 429, message: 'Too many.' } });
    await user.type(field(), 'olive{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t look further back.');

    desk.backend.answer('desk', { status: 200, body: { requests: [] } });
    await user.click(button('Try again'));

    expect(await screen.findByText(/^No other requests found\./)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a link that ended in the meantime is reported', async () => {
    const { user } = await desk.open(look);
    desk.backend.answer('desk', { status: 200, body: { message: 'This link no longer works.' } });

    await user.type(field(), 'olive{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
  });

  test('Enter in an empty field does nothing', async () => {
    const { user } = await desk.open(look);

    await user.type(field(), '  {Enter}');

    expect(desk.sent()).toEqual([]);
  });
});

describe('undelivered messages', () => {
  const bounced = deadMail({
    id: idOf(302),
    kind: 'job-offered',
    audience: 'hauler',
    state: 'sent',
    channel: 'text',
    delivery: 'undelivered',
    leadId: null,
  });

  test('show recipient, subject and reason', async () => {
    await desk.open(listView({ trouble: [deadMail(), bounced] }));

    const [dead, back] = part(/^Trouble/).getAllByRole('listitem');
    expect(dead).toHaveTextContent('To the customer: Pickup booked');
    expect(dead).toHaveTextContent('It didn’t go out. We’ve stopped trying.');
    expect(dead).toHaveTextContent('Why: The provider refused it: 422');
    expect(within(dead as HTMLElement).getByRole('link', { name: 'See the request' })).toHaveAttribute(
      'href',
      `/desk/${TOKEN}/${idOf(1)}`,
    );
    expect(back).toHaveTextContent('To the hauler: Job offered');
    expect(back).toHaveTextContent('The text wasn’t delivered.');
    expect(within(back as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(within(back as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  test.each([
    [{ state: 'sent', delivery: 'complained' }, 'They marked it as spam.'],
    [{ state: 'sent', delivery: 'undelivered', channel: null }, 'It wasn’t delivered.'],
    [{ state: 'waiting' }, 'It hasn’t gone out yet. We’ll try again.'],
    [{ state: 'sent', delivery: 'unknown' }, 'It may not have gone out.'],
  ])('give the state in words: %#', async (entry, words) => {
    await desk.open(listView({ trouble: [deadMail(entry)] }));

    expect(part(/^Trouble/).getByText(words)).toBeInTheDocument();
  });

  test('an email given up on can be retried', async () => {
    const { user } = await desk.open(
      listView({ trouble: [deadMail()] }),
      shows(listView({ trouble: [deadMail({ state: 'waiting', lastError: null })] })),
    );

    await user.click(button('Try again: Pickup booked'));

    expect(await screen.findByText('Saved: we’ll try it again.')).toHaveFocus();
    expect(desk.sent()).toEqual([{ action: 'retry', notification: idOf(301) }]);
    expect(needsYou().getByText('Nothing needs you right now.')).toBeInTheDocument();
  });

  test('the retry is confirmed even if the email leaves the list', async () => {
    const { user } = await desk.open(listView({ trouble: [deadMail()] }), shows(listView()));

    await user.click(button('Try again: Pickup booked'));

    expect(await part('Trouble').findByText('Saved: we’ll try it again.')).toHaveFocus();
  });

  test('a failure is shown only where it was clicked', async () => {
    expectLogged('Nothing was changed at the desk');
    const other = deadMail({ id: idOf(303), kind: 'matched' });
    const { user } = await desk.open(listView({ trouble: [deadMail(), other] }));
    desk.backend.answer('desk', {
      status: 429,
      body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' },
    });

    await user.click(button('Try again: Hauler found'));

    await screen.findByRole('alert');
    const [first, second] = part(/^Trouble/).getAllByRole('listitem');
    expect(within(second as HTMLElement).getByRole('alert')).toHaveTextContent('Too many requests.');
    expect(within(first as HTMLElement).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('links and settings', () => {
  test('stops offering after explaining the consequences', async () => {
    const { user } = await desk.open(listView(), shows(listView({ settings: { dispatchOn: false } })));

    await user.click(button('Stop offering'));
    expect(dialog().getByText(/^Nothing will be offered automatically anymore/)).toBeInTheDocument();
    expect(dialog().getByRole('region', { name: 'Who is told' })).toHaveTextContent('No one is told.');
    await user.click(dialog().getByRole('button', { name: 'Stop offering' }));

    await waitFor(() => expect(button('Start offering')).toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/^Requests aren’t offered automatically/)).toBeInTheDocument();
    expect(desk.sent()).toEqual([{ action: 'dispatch', on: false }]);
  });

  test('a switch made by someone else during the confirmation is not reversed', async () => {
    const off = shows(listView({ settings: { dispatchOn: false } }));
    const { user } = await desk.open(listView(), off, off);
    await user.click(button('Stop offering'));
    await passTime(31_000);
    await screen.findByText(/^Requests aren’t offered automatically/);

    await user.click(dialog().getByRole('button', { name: 'Stop offering' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent()).toEqual([{ action: 'dispatch', on: false }]);
  });

  test('starts offering again', async () => {
    const { user } = await desk.open(listView({ settings: { dispatchOn: false } }), shows(listView()));

    await user.click(button('Start offering'));
    await user.click(dialog().getByRole('button', { name: 'Start offering' }));

    await waitFor(() => expect(button('Stop offering')).toBeInTheDocument());
    expect(desk.sent()).toEqual([{ action: 'dispatch', on: true }]);
  });

  test('ends all other links', async () => {
    const { user } = await desk.open(
      listView(),
      shows(listView({ links: { working: 1, lastUsedAt: DESK_NOW.toISOString() } })),
    );
    expect(screen.getByText('14 links to the desk work. One was last used at 9:12 AM today.')).toBeInTheDocument();

    await user.click(button('End all other links'));
    await user.click(dialog().getByRole('button', { name: 'End all other links' }));

    expect(await screen.findByText('Done: only this link works.')).toBeInTheDocument();
    expect(screen.getByText(/^Only this link works\./)).toBeInTheDocument();
    expect(desk.sent()).toEqual([{ action: 'end-links' }]);
  });

  test('a second click during the first is ignored', async () => {
    const { answer, release } = heldAnswer();
    const { user } = await desk.open(listView(), answer);
    await user.click(button('End all other links'));
    await user.dblClick(dialog().getByRole('button', { name: 'End all other links' }));

    release(shows(listView({ links: { working: 1, lastUsedAt: null } })));

    expect(await screen.findByText('Done: only this link works.')).toBeInTheDocument();
    expect(desk.sent()).toHaveLength(1);
  });

  test('offline, the action waits, and closing the dialog cancels it', async () => {
    const { user } = await desk.open(listView());
    fireEvent.offline(window);
    await user.click(button('Stop offering'));
    await user.click(dialog().getByRole('button', { name: 'Stop offering' }));
    expect(await dialog().findByText(/^You’re offline/)).toBeInTheDocument();

    await user.keyboard('{Escape}');
    fireEvent.online(window);

    await waitFor(() => expect(desk.backend.bodiesTo('desk').length).toBeGreaterThan(1));
    expect(desk.sent()).toEqual([]);
  });
});

test('the last weeks are shown as a table', async () => {
  await desk.open(listView());

  const table = within(screen.getByRole('table', { name: 'Requests by the week they came in' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Week of',
    'Requests',
    'Called on time',
    'Completed',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(9);
  const [, newest] = table.getAllByRole('row');
  expect(newest).toHaveTextContent('Nov 16403112');
});

test('real visits are a table of three numbers a week, and the errors of the last days', async () => {
  const usual = { page: 'job', what: 'error', name: 'TypeError', place: 'app-1a2b3c4.js:1:2345', release: '1a2b3c4d' };
  const moments = { firstAt: '2026-11-21T18:00:00.000Z', lastAt: '2026-11-22T19:00:00.000Z' };
  await desk.open(
    listView({
      site: {
        vitals: [
          { week: '2026-11-16', visits: 120, lcp: 2450, inp: 120, cls: 0.05 },
          { week: '2026-11-09', visits: 21, lcp: null, inp: null, cls: 0 },
        ],
        faults: [
          { ...usual, ...moments, message: 'x is not a function', times: 14 },
          { ...usual, ...moments, page: 'track', message: '', times: 1 },
        ],
      },
    }),
  );

  const part = within(screen.getByRole('region', { name: 'Real visits' }));
  expect(part.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Week ofLoading (LCP)Reaction (INP)Shift (CLS)',
    'Nov 16 120 measured2.45 s120 ms0.05',
    'Nov 9 21 measured––0.00',
  ]);
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TypeError in jobx is not a functionapp-1a2b3c4.js:1:2345, release 1a2b3c4d14 times, last at 11:00 AM today',
    'TypeError in trackapp-1a2b3c4.js:1:2345, release 1a2b3c4dOnce, at 11:00 AM today',
  ]);
});

describe('prices', () => {
  const counted: ListView['prices'] = {
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
  const section = () => part('Prices');
  const open = (user: Awaited<ReturnType<typeof desk.open>>['user']) =>
    user.click(section().getByText('Figures, and prices by hauler'));
  const rowsOf = (name: RegExp) =>
    within(section().getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

  test('are figures by load and service, and a table by hauler, once opened', async () => {
    const { user } = await desk.open(listView({ prices: counted }));
    expect(section().getByText(/^Counted at 12:05 AM today, for the 24 months before that\./)).toBeInTheDocument();

    await open(user);
    await section().findByRole('table', { name: /^What people paid/ });

    expect(rowsOf(/^What people paid/)).toEqual([
      'Load and service | What half paid | Middle price | Pickups',
      'All loads | $130 to $260 | $195 | 61',
      'Half a truck | $140 to $260 | $200 | 37',
      'Furniture Removal, all loads | $120 to $1,250 | $185 | 31',
      'Furniture Removal, half a truck | about $160 | $160 | 20',
    ]);
    expect(rowsOf(/^By hauler/)).toEqual([
      'Pickups | Middle price | Far off | Disputed | Left out',
      'Valley Hauling',
      '40 | $185 | 2 | 1 | 3',
      'Bay Haul',
      '21 | $205 | 0 | 0 | 0',
    ]);
  });

  test('that were never counted say so and have no tables', async () => {
    await desk.open(listView());

    expect(section().getByText(/^What people paid hasn’t been counted yet\./)).toBeInTheDocument();
    expect(section().queryByText('Figures, and prices by hauler')).not.toBeInTheDocument();
  });

  test('that are too few say so', async () => {
    const { user } = await desk.open(listView({ prices: { ...counted, figures: [], haulers: [] } }));

    await open(user);

    expect(
      await section().findByText('No figures yet. They take 20 pickups by at least three haulers.'),
    ).toBeInTheDocument();
    expect(section().getByText('No hauler has entered a price in the last 24 months.')).toBeInTheDocument();
  });

  test('are counted now with the keyboard', async () => {
    const { user } = await desk.open(listView(), shows(listView({ prices: counted })));

    section().getByRole('button', { name: 'Count now' }).focus();
    await user.keyboard('{Enter}');

    expect(await section().findByText('Done: prices counted.')).toBeInTheDocument();
    expect(section().getByText(/^Counted at 12:05 AM today/)).toBeInTheDocument();
    expect(section().getByRole('button', { name: 'Count now' })).toHaveFocus();
    expect(desk.sent()).toEqual([{ action: 'count-prices' }]);
  });

  test('that could not be counted say so there', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(listView(), { status: 400, body: { statusCode: 400, code: 'malformed' } });

    await user.click(section().getByRole('button', { name: 'Count now' }));

    expect(await section().findByRole('alert')).toBeInTheDocument();
    expect(section().queryByText('Done: prices counted.')).not.toBeInTheDocument();
  });
});

test('without real visits and errors it says so', async () => {
  await desk.open(listView());

  const part = within(screen.getByRole('region', { name: 'Real visits' }));
  expect(part.getByText('No week of the last eight has 20 measured visits yet.')).toBeVisible();
  expect(part.getByText('No errors in the last seven days.')).toBeVisible();
});

describe('messages', () => {
  const waits = listView({ messages: [deskMessage()] });

  test('are answered by email, leave the list when marked, and can come back', async () => {
    const { user } = await desk.open(waits, shows(listView()), shows(waits));
    expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute(
      'href',
      'mailto:lee.park@example.com?subject=Your%20message%20to%20PoppyHaul%3A%20General',
    );

    await user.click(button('I answered'));
    const saved = await screen.findByText(/^Saved: you answered Lee Park\./);
    await waitFor(() => expect(saved).toHaveFocus());
    expect(part('Messages').getByText('No messages are waiting for an answer.')).toBeInTheDocument();
    await user.click(button('Undo “I answered”'));

    expect(await screen.findByText('Saved: Lee Park is waiting for an answer.')).toBeInTheDocument();
    expect(namesIn(part(/^Messages/))).toEqual(['From Lee Park']);
    expect(desk.sent()).toEqual([
      { action: 'answered', answered: true, messageId: idOf(201) },
      { action: 'answered', answered: false, messageId: idOf(201) },
    ]);
  });

  test('can be marked as spam and unmarked', async () => {
    const spam = listView({ messages: [deskMessage({ flaggedBecause: 'Spam' })] });
    const { user } = await desk.open(waits, shows(spam), shows(waits));

    await user.click(button('Mark as spam'));
    expect(await screen.findByText('Flagged: Spam.')).toBeInTheDocument();
    const card = within(part(/^Messages/).getByRole('listitem'));
    await user.click(card.getByRole('button', { name: 'Not spam' }));

    expect(await screen.findByText('Saved: the message from Lee Park isn’t spam.')).toBeInTheDocument();
    expect(desk.sent()).toEqual([
      { action: 'flag', reason: 'Spam', messageId: idOf(201) },
      { action: 'flag', reason: '', messageId: idOf(201) },
    ]);
  });
});

describe('an application', () => {
  const waits = listView({ messages: [deskApplication()] });
  const terms = () =>
    Object.fromEntries(
      part(/^Messages/)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  test('shows the business, and is added as a hauler without typing', async () => {
    const { user } = await desk.open(waits, shows(listView()));
    expect(terms()).toEqual({
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
    await user.click(dialog().getByRole('button', { name: 'Add' }));

    const saved = await screen.findByText(/^Saved: Vega Hauling is a hauler now, but paused\./);
    await waitFor(() => expect(saved).toHaveFocus());
    expect(within(saved.parentElement as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(desk.sent()).toEqual([
      {
        action: 'hauler',
        hauler: expect.stringMatching(/^[0-9a-f-]{36}$/),
        messageId: idOf(202),
        fields: {
          name: 'Vega Hauling',
          contactName: 'Rosa Vega',
          email: 'rosa@vega-hauling.example',
          phone: '(213) 555-0142',
          zipPrefixes: ['90012', '90802'],
          everywhere: false,
          services: ['Hot Tub Removal'],
          languages: ['es'],
          familyOwned: false,
          truckCubicYards: 15,
          vettedAt: null,
          insuredUntil: null,
        },
      },
    ]);
  });

  test('is corrected before it is added, and starting over brings back what they sent', async () => {
    const { user } = await desk.open(waits);
    await user.click(button('Add as a hauler'));
    const name = dialog().getByRole('textbox', { name: 'Name of the business' });
    await user.type(name, ' & Sons');
    await user.keyboard('{Escape}');
    await user.click(button('Add as a hauler'));
    expect(dialog().getByRole('textbox', { name: 'Name of the business' })).toHaveValue('Vega Hauling & Sons');

    await user.click(dialog().getByRole('button', { name: 'Start over' }));

    expect(dialog().getByRole('textbox', { name: 'Name of the business' })).toHaveValue('Vega Hauling');
  });

  test('added by someone else is refused where the button is', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(waits, refuses('stale', 'It has changed.', waits));
    await user.click(button('Add as a hauler'));
    await user.click(dialog().getByRole('button', { name: 'Add' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('this changed in the meantime');
  });

  test('already added is not added again', async () => {
    await desk.open(listView({ messages: [deskApplication({ haulerId: idOf(101) })] }));

    expect(screen.getByText('You’ve added them as a hauler.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add as a hauler' })).not.toBeInTheDocument();
  });

  test('is found by the business', async () => {
    const { user } = await desk.open(listView({ messages: [deskApplication(), deskMessage()] }));

    await user.type(field(), 'vega h');

    await waitFor(() => expect(namesIn(part(/^Messages/))).toEqual(['From Rosa Vega writes in Spanish']));
  });

  test('can be for every service', async () => {
    const { application } = deskApplication();
    const everything = deskApplication({ application: application && { ...application, services: [] } });
    await desk.open(listView({ messages: [everything] }));

    expect(terms()).toMatchObject({ Services: 'Everything' });
  });

  test('another message has no such button', async () => {
    await desk.open(listView({ messages: [deskMessage({ subject: 'merchant-inquiry' })] }));

    expect(screen.queryByRole('button', { name: 'Add as a hauler' })).not.toBeInTheDocument();
  });
});

test('a refusal shows the current state', async () => {
  expectLogged('Nothing was changed at the desk');
  const changed = deskHauler({ version: versionOf(7), jobs: 5 });
  const { user } = await desk.open(
    listView(),
    refuses('stale', 'It has changed.', listView({ haulers: [changed] })),
    shows(listView({ haulers: [{ ...changed, active: false }] })),
  );

  await user.click(button('Pause: Valley Hauling'));
  await user.click(dialog().getByRole('button', { name: 'Pause' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Valley Hauling was changed.');
  await user.click(dialog().getByRole('button', { name: 'Pause' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.sent()).toEqual([
    { action: 'hauler', hauler: idOf(101), version: versionOf(101), fields: { active: false } },
    { action: 'hauler', hauler: idOf(101), version: versionOf(7), fields: { active: false } },
  ]);
});

test('what was typed into a form survives a search', async () => {
  const { user } = await desk.open(listView());
  await user.click(button('Add a hauler'));
  await user.type(dialog().getByRole('textbox', { name: 'Name of the business' }), 'New Crew');
  await user.keyboard('{Escape}');
  await user.type(field(), 'valley');
  await screen.findByRole('region', { name: 'Results for “valley”' });

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Add a hauler' }));

  expect(dialog().getByRole('textbox', { name: 'Name of the business' })).toHaveValue('New Crew');
});

test('a search shows all of 200 results', async () => {
  const { user } = await desk.open(listView({ requests: manyRequests(200) }));

  await user.type(field(), 'removal');

  const found = within(await screen.findByRole('region', { name: 'Results for “removal”' }));
  expect(found.getByText(/^200 found\./)).toBeInTheDocument();
  await waitFor(() => expect(found.getAllByRole('article')).toHaveLength(200));
});
