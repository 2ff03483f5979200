import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { proposalRefusalsForCustomers } from '@functions/words/en/proposal-refusals.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fill } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer } from './support/fake-backend';
import { expectSentOnPrivacy, goToPrivacy } from './support/other-page';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';
import {
  agreed,
  booked,
  details,
  FIRST,
  friday,
  news,
  openDialog,
  openLead as openRequest,
  pickup,
  proposal,
  SECOND,
  sent,
  sentence,
  tuesday,
  untilClosed,
  wednesday,
} from './support/tracking';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock(new Date('2026-11-23T10:00:00-08:00'));
  backend = fakeBackend();
});

function refusal(code: string): Answer {
  return {
    status: 409,
    body: { statusCode: 409, code, status: 'Sent Proposal', message: 'In words of the function.' },
  };
}

const openLead = (changes: Partial<LeadDetails>) => openRequest(backend, changes);

function panel(name: string | RegExp = 'Your proposal from Diaz & Sons Hauling') {
  return screen.getByRole('region', { name });
}

function choices(name = /^Choose your pickup time/) {
  return within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
}

function choice(name: RegExp) {
  return screen.getByRole('radio', { name });
}

function accept(user: UserEvent) {
  return user.click(screen.getByRole('button', { name: 'Accept this time' }));
}

const ASK = 'Ask for another time or price';

// What is shown

describe('a proposal that can be answered', () => {
  test('comes first: with hauler, price, times and one button', async () => {
    await openLead({ ...sent, proposal });

    expect(screen.getByRole('heading', { level: 1 }).parentElement?.nextElementSibling).toBe(panel());
    expect(panel()).toHaveTextContent('Estimated price: $120–$180');
    expect(panel()).toHaveTextContent(
      'This is an estimate. The hauler sets the final price on inspection, before loading. You’re free to say no then. You pay when the job is done.',
    );
    expect(choices().map((each) => each.closest('label')?.textContent)).toEqual([
      'Tuesday, November 24 9:00–11:00 AM',
      'Wednesday, November 25 11:00 AM–1:00 PM',
      'Friday, November 27 3:30–6:30 PM',
    ]);
    expect(choices().some(({ checked }) => checked)).toBe(false);
    expect(within(panel()).getByRole('button', { name: 'Accept this time' })).toBeInTheDocument();
  });

  test('is the only thing that says what to do next', async () => {
    await openLead({ ...sent, proposal });

    expect(screen.getByRole('article')).not.toHaveTextContent(/There’s no proposal|Look for it in|has sent you/);
    expect(screen.getByRole('region', { name: 'Who has the job' })).toBeInTheDocument();
  });

  test('is not answered by opening the page', async () => {
    await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    await passTime(10 * 60_000);

    expect(backend.callsTo('updateLead')).toEqual([]);
    expect(backend.callsTo('leadDetails')).toHaveLength(1);
  });

  test.each([
    [{ priceFrom: 150, priceTo: 150 }, 'Estimated price: $150'],
    [{ priceFrom: 150 }, 'Estimated price: $150'],
    [{ priceFrom: 12_500, priceTo: 18_750 }, 'Estimated price: $12,500–$18,750'],
  ])('with %j says %s', async (prices, words) => {
    const { priceFrom: _from, priceTo: _to, ...rest } = proposal;
    await openLead({ ...sent, proposal: { ...rest, ...prices } });

    expect(within(panel()).getByText(/^Estimated price:/).parentElement).toHaveTextContent(words);
  });

  test('without a price says that it is set on inspection, not that it is an estimate', async () => {
    const { priceFrom: _from, priceTo: _to, ...rest } = proposal;
    await openLead({ ...sent, proposal: rest });

    expect(within(panel()).getByText('Price on inspection')).toBeInTheDocument();
    expect(panel()).toHaveTextContent('The hauler sets the final price on inspection, before loading.');
    expect(panel()).not.toHaveTextContent(/estimate/i);
  });

  test('shows the note as it was written, without links', async () => {
    const note =
      'Two of us come.\nSee https://evil.example <a href="https://evil.example">here</a> or call 900-555-0142';
    await openLead({ ...sent, proposal: { ...proposal, note } });

    const shown = within(panel()).getByText(/Two of us come/);
    expect(shown.textContent).toBe(note);
    expect(shown).toHaveClass('whitespace-pre-wrap');
    expect(within(panel()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(panel()).getByRole('heading', { name: 'Note from the hauler' })).toBeInTheDocument();
  });

  test('has no section for a missing note', async () => {
    await openLead({ ...sent, proposal });

    expect(screen.queryByText('Note from the hauler')).not.toBeInTheDocument();
  });

  test.each([
    ['other-time', 'You asked for another time.'],
    ['other-price', 'You asked for another price.'],
    ['other', 'You asked for something else.'],
  ] as const)('with a question (%s) can still be accepted', async (askedFor, words) => {
    const asked = { for: askedFor, line: 'Thursday', at: '2026-11-23T19:00:00.000Z' };
    await openLead({ ...sent, proposal: { ...proposal, asked } });

    expect(news()).toHaveTextContent(`${words} You can still accept this proposal.`);
    expect(screen.getByRole('button', { name: 'Accept this time' })).toBeInTheDocument();
  });

  test('disables a time that has passed', async () => {
    await openLead({ ...sent, proposal: { ...proposal, windows: [{ ...tuesday, isOpen: false }, wednesday] } });

    expect(choice(/^Tuesday.*Too late to accept$/)).toBeDisabled();
    expect(choice(/^Wednesday/)).toBeEnabled();
    expect(choice(/^Wednesday/)).not.toBeChecked();
    expect(choice(/^Wednesday/)).not.toHaveAccessibleName(/Too late/);
    expect(screen.queryByText(/These times|these times/)).not.toBeInTheDocument();
  });

  test.each([
    ['have all passed', '2020-11-24T17:00:00.000Z', 'These times have passed.'],
    ['can no longer be accepted', '2999-11-24T17:00:00.000Z', 'It’s too late to accept these times.'],
  ])('whose times %s says so and offers to ask for another', async (_, from, words) => {
    const windows = [{ from, until: from.replace('T17', 'T19'), isOpen: false }];
    const user = await openLead({ ...sent, proposal: { ...proposal, windows } });

    expect(news()?.textContent).toBe(words);
    expect(choices(/^Proposed times/).every(({ disabled }) => disabled)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Accept this time' })).not.toBeInTheDocument();
    await openDialog(user, ASK);
    expect(screen.getByLabelText('Another time')).toBeChecked();
  });
});

test('the status Sent Proposal without an open proposal says what is next', async () => {
  await openLead(sent);

  expect(sentence()).toHaveTextContent('There’s no proposal waiting for you right now.');
  expect(screen.getByText('Diaz & Sons Hauling will call you or send a new one.')).toBeInTheDocument();
  expect(screen.getByRole('article')).not.toHaveTextContent(/Look for it in|has sent you/);
});

describe('a booked pickup', () => {
  const bookedPanel = () => panel('Your pickup is booked');

  test('shows time, price and how to change it, and then the hauler', async () => {
    await openLead(booked);

    expect(bookedPanel()).toHaveTextContent(/Tuesday, November 24 ?9:00–11:00 AM/);
    const whoHasIt = panel('Who has the job');
    expect(whoHasIt).toHaveTextContent('Diaz & Sons Hauling');
    expect(bookedPanel().compareDocumentPosition(whoHasIt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(whoHasIt).getByRole('link', { name: 'Call (310) 555-0188' })).toHaveAttribute(
      'href',
      'tel:+13105550188',
    );
    expect(bookedPanel()).toHaveTextContent('Estimated price: $120–$180');
    expect(bookedPanel()).toHaveTextContent('You accepted it.');
    expect(within(bookedPanel()).getByRole('button', { name: ASK })).toBeInTheDocument();
    expect(screen.getByRole('article')).not.toHaveTextContent(/agreed on or underway|Questions about the day/);
  });

  test("agreed by phone says so, and what to do if it's wrong", async () => {
    await openLead({ ...booked, agreed: { ...agreed, acceptedBy: 'hauler' } });

    expect(bookedPanel()).toHaveTextContent(
      'Agreed by phone with Diaz & Sons Hauling. Not right? Ask for another time.',
    );
    expect(bookedPanel()).not.toHaveTextContent('You accepted it.');
  });

  test('set by hand shows its time and whom to ask for another', async () => {
    await openLead({ ...booked, agreed: undefined });

    expect(bookedPanel()).toHaveTextContent('Need another time? Call your hauler, or write to us.');
    expect(bookedPanel()).not.toHaveTextContent(/You accepted it|Estimated/);
    expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument();
  });

  test('without a hauler links only to us', async () => {
    await openLead({ ...booked, agreed: undefined, hauler: undefined });

    expect(bookedPanel()).toHaveTextContent('Need another time? Write to us.');
  });

  test.each([
    ['without a working channel', { updates: { by: 'none', cameBack: [] } }, 1],
    ['whose emails bounce', { updates: { by: 'none', cameBack: ['mail'] } }, 1],
    ['who gets only texts', { email: undefined, updates: { by: 'text', cameBack: [] } }, 0],
    ['who gets emails', { updates: { by: 'mail', cameBack: [] } }, 0],
  ] satisfies [string, Partial<LeadDetails>, number][])(
    'tells a customer %s whether to note the time',
    async (_, changes, count) => {
      await openLead({ ...booked, ...changes });

      expect(
        within(bookedPanel()).queryAllByText('Make a note of the time: we have no way to remind you.'),
      ).toHaveLength(count);
    },
  );

  test('stays booked while the customer asks for another time', async () => {
    await openLead({ ...booked, agreed: { ...agreed, asked: { for: 'other-time', at: '2026-11-23T19:00:00.000Z' } } });

    expect(
      within(bookedPanel()).getByText(
        'You asked for another time. Your pickup stays as booked until you accept another proposal.',
      ),
    ).toBeInTheDocument();
  });

  describe('for which another time is proposed', () => {
    const anotherTime = () => panel('Diaz & Sons Hauling has proposed another time');
    const stays = 'Your pickup on Tuesday, November 24, 9:00–11:00 AM, stays booked until you accept another time.';

    test('stands beside that time, in one card', async () => {
      const user = await openLead({ ...booked, proposal: { ...proposal, id: SECOND, windows: [wednesday] } });

      expect(anotherTime()).toHaveTextContent(
        'Tuesday, November 24, 9:00–11:00 AM →to Wednesday, November 25, 11:00 AM–1:00 PM',
      );
      expect(anotherTime()).toHaveTextContent('Same price: $120–$180.');
      expect(anotherTime()).toHaveTextContent(stays);
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Your pickup is booked' })).not.toBeInTheDocument();
      expect(screen.getAllByRole('button', { name: ASK })).toHaveLength(1);
      expect(panel('Who has the job')).toHaveTextContent('(310) 555-0188');

      await accept(user);
      expect(backend.bodiesTo('updateLead')).toMatchObject([{ proposal: SECOND, choice: 1 }]);
    });

    test('can change its price, too', async () => {
      const changed = { ...proposal, id: SECOND, windows: [wednesday], priceFrom: 150, priceTo: 150 };
      await openLead({ ...booked, proposal: changed });

      expect(anotherTime()).toHaveTextContent('$150 instead of $120–$180.');
    });

    test('is one of several times to choose from', async () => {
      await openLead({ ...booked, proposal: { ...proposal, id: SECOND, windows: [wednesday, friday] } });

      expect(choices()).toHaveLength(2);
      expect(anotherTime()).toHaveTextContent(stays);
      expect(anotherTime()).not.toHaveTextContent('→');
    });

    test('is shown as booked while its window is open', async () => {
      vi.setSystemTime(new Date('2026-11-24T09:20:00-08:00'));
      await openLead({ ...booked, proposal: { ...proposal, id: SECOND, windows: [wednesday] } });

      expect(sentence()).toHaveTextContent(/^Your pickup window is open until 11:00\sAM$/);
      const other = screen.getByRole('heading', { name: 'Diaz & Sons Hauling has proposed another time' });
      expect(sentence().compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });

  test('is added to calendars without tracking ID and note', async () => {
    await openLead({ ...booked, agreed: { ...agreed, note: 'The code is 4711' } });
    expect(bookedPanel()).toHaveTextContent('Note from the hauler');

    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
    const google = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to Google Calendar' }).href)
      .searchParams;
    expect(google.get('text')).toBe('Junk pickup by Diaz & Sons Hauling');
    expect(google.get('dates')).toBe('20261124T170000Z/20261124T190000Z');
    expect(String(google)).not.toMatch(/7K3M|track|4711|\$/);
  });

  test('in the past asks whether no one came and is not offered to calendars', async () => {
    vi.setSystemTime(new Date('2026-11-24T11:20:00-08:00'));
    await openLead(booked);

    expect(panel('Your pickup was booked for')).toHaveTextContent(
      'No one showed up? Call your hauler, or write to us.',
    );
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  test('set by hand and in the past says once whom to ask', async () => {
    vi.setSystemTime(new Date('2026-11-24T11:20:00-08:00'));
    await openLead({ ...booked, agreed: undefined });

    expect(within(panel('Your pickup was booked for')).getAllByText(/Call your hauler, or/)).toHaveLength(1);
    expect(screen.getByText(/^No one showed up/)).toBeInTheDocument();
  });

  test('is not questioned while a late hauler is on the way', async () => {
    vi.setSystemTime(new Date('2026-11-24T11:20:00-08:00'));
    await openLead({
      ...booked,
      pickup: { ...pickup, onMyWayAt: '2026-11-24T19:10:00.000Z', arrivesAt: '2026-11-24T19:40:00.000Z' },
    });

    expect(sentence()).toHaveTextContent(/^Diaz & Sons Hauling is on the way: about 11:40\sAM$/);
    expect(screen.queryByText(/No one showed up/)).not.toBeInTheDocument();
  });

  test.each(['Completed', 'Canceled'])('is no longer shown once the request is %s', async (status) => {
    await openLead({ ...booked, date: 'Tuesday, November 24', status, agreed: undefined });

    expect(screen.queryByText(/pickup (is|was) booked/)).not.toBeInTheDocument();
    expect(screen.getByText('Timeframe').nextElementSibling).toHaveTextContent('Tuesday, November 24');
  });
});

test.each([
  [165, '$165'],
  [1650, '$1,650'],
  [0, 'Nothing'],
])('a completed job shows the price paid, %s, and where to correct it', async (pricePaid, words) => {
  await openLead({ ...booked, status: 'Completed', pricePaid });

  const line = screen.getByText(/^Price paid:/);
  expect(line).toHaveTextContent(`Price paid: ${words}, as entered by Diaz & Sons Hauling. Not right? Tell us.`);
  expect(within(line).getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact');
});

test.each([
  [165, 'half', 'Price paid: $165 for half a truck'],
  [0, 'few-items', 'Price paid: Nothing for a few items'],
  [undefined, 'full', 'Load hauled: a full truck'],
] as const)('a completed job with the price %s and the load "%s" shows both or one', async (pricePaid, load, words) => {
  const price = pricePaid === undefined ? {} : { pricePaid };
  await openLead({ ...booked, ...price, status: 'Completed', loadSizeHauled: load });

  const line = screen.getByText(/as entered by/);
  expect(line).toHaveTextContent(`${words}, as entered by Diaz & Sons Hauling. Not right? Tell us.`);
  expect(within(line).getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact');
});

test('a completed job without a price shows none', async () => {
  await openLead({ ...booked, status: 'Completed' });

  expect(screen.queryByText(/Price paid|Load hauled/)).not.toBeInTheDocument();
});

test('the report of a customer with a proposal mentions no promised time', async () => {
  const user = await openLead({ ...sent, proposal });

  await openDialog(user, 'I was not contacted');

  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Has no one called or emailed you\?/);
});

// On the day

describe('on the day of the pickup', () => {
  beforeEach(() => {
    vi.setSystemTime(new Date('2026-11-24T08:00:00-08:00'));
  });

  test('the page reloads every minute and shows when the hauler is on the way', async () => {
    await openLead(booked);
    const status = sentence().parentElement;
    expect(status).toHaveAttribute('role', 'status');
    expect(status).toHaveTextContent('Your pickup is booked for today');
    backend.answer(
      'leadDetails',
      details({
        ...booked,
        pickup: { ...pickup, onMyWayAt: '2026-11-24T16:01:00.000Z', arrivesAt: '2026-11-24T16:20:00.000Z' },
      }),
    );

    await passTime(60_000);

    await waitFor(() => expect(status).toHaveTextContent(/^Diaz & Sons Hauling is on the way: about 8:20\sAM$/));
    expect(backend.callsTo('leadDetails')).toHaveLength(2);
  });

  test("the page doesn't reload while hidden", async () => {
    await openLead(booked);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(window, new Event('visibilitychange'));

    await passTime(10 * 60_000);
    expect(backend.callsTo('leadDetails')).toHaveLength(1);

    visibility.mockReturnValue('visible');
    fireEvent(window, new Event('visibilitychange'));
    await passTime(60_000);
    await waitFor(() => expect(backend.callsTo('leadDetails')).toHaveLength(2));
  });

  test("the page doesn't reload offline, and does when the connection is back", async () => {
    await openLead(booked);
    fireEvent.offline(window);
    await passTime(10 * 60_000);
    expect(backend.callsTo('leadDetails')).toHaveLength(1);

    fireEvent.online(window);

    await waitFor(() => expect(backend.callsTo('leadDetails')).toHaveLength(2));
  });

  test.each<[string, Answer]>([
    ['is refused', { status: 429, body: { statusCode: 429, code: 'too-many-requests' } }],
    ['fails', { status: 500 }],
    ['finds no connection', 'connection lost'],
  ])('a reload that %s leaves the page as it is', async (_, answer) => {
    await openLead(booked);
    backend.answer('leadDetails', answer);

    await passTime(3 * 60_000);

    expect(backend.callsTo('leadDetails').length).toBeGreaterThan(2);
    expect(panel('Your pickup is booked for today')).toBeInTheDocument();
  });

  test('a page opened the day before starts to reload', async () => {
    vi.setSystemTime(new Date('2026-11-23T23:58:00-08:00'));
    await openLead(booked);

    await passTime(4 * 60_000);

    expect(backend.callsTo('leadDetails').length).toBeGreaterThan(1);
  });

  test("reloading doesn't move the focus", async () => {
    await openLead(booked);
    backend.answer('leadDetails', details({ ...booked, status: 'Completed', pricePaid: 165 }));

    await passTime(60_000);

    await screen.findByText(/^Price paid:/);
    expect(document.body).toHaveFocus();
  });
});

test("on another day the page doesn't reload by itself", async () => {
  await openLead(booked);

  await passTime(60 * 60_000);

  expect(backend.callsTo('leadDetails')).toHaveLength(1);
});

// Accepting

describe('accepting a proposal', () => {
  test('preselects a single time', async () => {
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [wednesday] } });
    expect(choice(/^Wednesday/)).toBeChecked();

    await accept(user);

    expect(backend.bodiesTo('updateLead')).toMatchObject([{ choice: 1 }]);
  });

  test('sends the number of the chosen time', async () => {
    const user = await openLead({ ...sent, proposal });

    await user.click(choice(/^Wednesday/));
    await accept(user);

    expect(backend.bodiesTo('updateLead')).toMatchObject([{ proposal: FIRST, choice: 2 }]);
  });

  test("doesn't show its missing choice after another action", async () => {
    const user = await openLead({ ...sent, proposal });
    await accept(user);
    expect(screen.getByText('Choose a time first')).toBeInTheDocument();

    const dialog = await openDialog(user, ASK);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await untilClosed();

    expect(screen.queryByText('Choose a time first')).not.toBeInTheDocument();
  });

  test('with a double click sends once', async () => {
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer);
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });

    await user.dblClick(screen.getByRole('button', { name: 'Accept this time' }));
    const button = await screen.findByRole('button', { name: 'Sending…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    release(details(booked));

    await screen.findByText('Your pickup is booked');
    expect(backend.callsTo('updateLead')).toHaveLength(1);
  });

  test('offline waits and is sent when the connection is back', async () => {
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    backend.answer('updateLead', details(booked));
    fireEvent.offline(window);

    await accept(user);

    expect(await screen.findByText(/^You’re offline\. We’ll send your answer as soon as/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(backend.callsTo('updateLead')).toEqual([]);
    // The page then reloads.
    backend.answer('leadDetails', details(booked));
    fireEvent.online(window);
    expect(await screen.findByText('Your pickup is booked')).toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
  });

  test('offline can be canceled', async () => {
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    fireEvent.offline(window);
    await accept(user);

    await user.click(await screen.findByRole('button', { name: 'Take it back' }));

    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Accept this time' })).toHaveAttribute('aria-disabled', 'false');
    fireEvent.online(window);
    await passTime(10_000);
    expect(backend.callsTo('updateLead')).toEqual([]);
  });

  test('offline is canceled by another choice', async () => {
    const user = await openLead({ ...sent, proposal });
    fireEvent.offline(window);
    await user.click(choice(/November 24/));
    await accept(user);
    await screen.findByText(/^You’re offline/);

    await user.click(choice(/November 25/));

    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument());
    fireEvent.online(window);
    await passTime(10_000);
    expect(backend.callsTo('updateLead')).toEqual([]);
    backend.answer('updateLead', details(booked));
    await accept(user);
    expect(await screen.findByText('Your pickup is booked')).toBeInTheDocument();
    expect(backend.bodiesTo('updateLead')).toMatchObject([{ proposal: FIRST, choice: 2 }]);
  });

  test('is sent again if the connection breaks and comes back', async () => {
    const { answer, release } = heldAnswer();
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    backend.answer('updateLead', answer, details(booked));
    await accept(user);
    await screen.findByRole('button', { name: 'Sending…' });

    fireEvent.offline(window);
    release('connection lost');
    await passTime(1000);
    await screen.findByText(/^You’re offline\. We’ll send your answer as soon as/);
    await passTime(10_000);
    expect(backend.callsTo('updateLead')).toHaveLength(1);
    // The page then reloads.
    backend.answer('leadDetails', details(booked));
    fireEvent.online(window);

    expect(await screen.findByText('Your pickup is booked')).toBeInTheDocument();
    expect(backend.callsTo('updateLead')).toHaveLength(2);
  });

  test('whose answers are lost is retried, reported, and sent the same way at the next click', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    backend.answer('updateLead', 'connection lost');
    await user.click(choice(/^Friday/));
    await accept(user);
    await passTime(4000);
    await untilToasted('error', 'Update Error', 'There was a problem accepting the proposal. Please try again.');

    backend.answer('updateLead', details(booked));
    await accept(user);

    expect(await screen.findByText('Your pickup is booked')).toBeInTheDocument();
    const same = { action: 'accept-proposal', proposal: FIRST, choice: 3 };
    expect(backend.bodiesTo('updateLead')).toMatchObject([same, same, same, same]);
  });

  test.each([ASK, 'Decline'])('blocks another answer during sending: %s', async (other) => {
    const { answer, release } = heldAnswer();
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    backend.answer('updateLead', answer);
    await accept(user);
    await screen.findByRole('button', { name: 'Sending…' });

    await user.click(screen.getByRole('button', { name: other }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    release(details(booked));
    expect(await screen.findByText('Your pickup is booked')).toBeInTheDocument();
  });

  test('reports a failure, keeps the choice and can be tried again', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    backend.answer('updateLead', { status: 400, body: { statusCode: 400, code: 'malformed' } });
    await user.click(choice(/^Friday/));

    await accept(user);

    await untilToasted('error', 'Update Error', 'There was a problem accepting the proposal. Please try again.');
    expect(choice(/^Friday/)).toBeChecked();
    backend.answer('updateLead', details(booked));
    await accept(user);
    expect(await screen.findByText('Your pickup is booked')).toBeInTheDocument();
    expect(backend.bodiesTo('updateLead')).toMatchObject([{ choice: 3 }, { choice: 3 }]);
  });

  test('is reported on the page the visitor went to', async () => {
    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer);
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    await accept(user);
    await goToPrivacy(user);

    release(details(booked));

    expect((await screen.findByText('Your pickup is booked')).closest('[data-sonner-toast]')).not.toBeNull();
    expect(backend.callsTo('updateLead')).toHaveLength(1);
    await expectSentOnPrivacy();
  });
});

describe('a proposal that has changed', () => {
  test('because it was replaced is shown with the choice if it still exists', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    await user.click(choice(/^Wednesday/));
    backend.answer('updateLead', refusal('changed'));
    backend.answer(
      'leadDetails',
      details({
        ...sent,
        proposal: { ...proposal, id: SECOND, priceFrom: 200, priceTo: 200, windows: [wednesday, friday] },
      }),
    );

    await accept(user);

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers.changed);
    expect(await screen.findByText('$200')).toBeInTheDocument();
    expect(news()).toHaveTextContent('This proposal just came in.');
    expect(choice(/^Wednesday/)).toBeChecked();
    backend.answer('updateLead', details(booked));
    await accept(user);
    expect(backend.bodiesTo('updateLead')).toMatchObject([
      { proposal: FIRST, choice: 2 },
      { proposal: SECOND, choice: 1 },
    ]);
  });

  test("and still has the choice doesn't wait for another", async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    await user.click(choice(/^Tuesday/));
    backend.answer('updateLead', refusal('changed'));
    backend.answer(
      'leadDetails',
      details({ ...sent, proposal: { ...proposal, id: SECOND, windows: [wednesday, friday] } }),
    );

    await accept(user);

    await waitFor(() => expect(choices()).toHaveLength(2));
    expect(choices().some(({ checked }) => checked)).toBe(false);
  });

  test('because it was withdrawn is gone, and the focus moves to the heading', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    backend.answer('updateLead', refusal('changed'));
    backend.answer('leadDetails', details(sent));

    await accept(user);

    expect(await screen.findByText(/^There’s no proposal waiting for you right now/)).toBeInTheDocument();
    await waitFor(() => expect(sentence()).toHaveFocus());
  });

  test('because it was accepted in another tab shows what is booked', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    await user.click(choice(/^Wednesday/));
    backend.answer('updateLead', refusal('changed'));
    backend.answer('leadDetails', details(booked));

    await accept(user);

    expect(await screen.findByRole('heading', { name: 'Your pickup is booked' })).toBeInTheDocument();
    expect(panel('Your pickup is booked')).toHaveTextContent('Tuesday, November 24');
  });

  test('because a time has passed marks that time', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    await user.click(choice(/^Tuesday/));
    backend.answer('updateLead', refusal('window-passed'));
    backend.answer(
      'leadDetails',
      details({ ...sent, proposal: { ...proposal, windows: [{ ...tuesday, isOpen: false }, wednesday] } }),
    );

    await accept(user);

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers['window-passed']);
    await waitFor(() => expect(choice(/^Tuesday/)).toBeDisabled());
    expect(choices().some(({ checked }) => checked)).toBe(false);
  });

  test('because the request was closed says so', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    backend.answer('updateLead', refusal('closed'));
    backend.answer('leadDetails', details({ ...sent, status: 'Canceled' }));

    await accept(user);

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers.closed);
    await waitFor(() => expect(document.querySelector('[data-status]')).toHaveTextContent('Canceled'));
    expect(screen.queryByRole('button', { name: 'Accept this time' })).not.toBeInTheDocument();
  });
});

// Asking

describe('asking for something else', () => {
  test('needs no text for another time', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, ASK);

    await user.click(dialog.getByRole('button', { name: 'Send it' }));

    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(backend.bodiesTo('updateLead')).toMatchObject([{ askedFor: 'other-time', line: '' }]);
  });

  test('keeps what was typed when the dialog is reopened', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, ASK);
    await user.click(dialog.getByLabelText('Something else'));
    await fill(user, /^In your own words/, 'Do you take paint?');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await untilClosed();

    await openDialog(user, ASK);

    expect(screen.getByLabelText('Something else')).toBeChecked();
    expect(screen.getByLabelText(/^In your own words/)).toHaveValue('Do you take paint?');
  });

  test('keeps what was not stored when the visitor returns', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    backend.answer('updateLead', { status: 400, body: { statusCode: 400, code: 'malformed' } });
    const dialog = await openDialog(user, ASK);
    await user.click(dialog.getByLabelText('Another price'));
    await fill(user, /^In your own words/, 'Can it be $100?');
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    await untilToasted('error', 'Update Error', 'There was a problem sending it. Please try again.');

    cleanup();
    await openDialog(await openLead({ ...sent, proposal }), ASK);

    expect(screen.getByLabelText('Another price')).toBeChecked();
    expect(screen.getByLabelText(/^In your own words/)).toHaveValue('Can it be $100?');
  });

  test('about a changed proposal shows the new one first and keeps the text', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, ASK);
    await fill(user, /^In your own words/, 'Thursday after 4 PM');
    backend.answer('updateLead', refusal('changed'));
    backend.answer('leadDetails', details({ ...sent, proposal: { ...proposal, id: SECOND } }));

    await user.click(dialog.getByRole('button', { name: 'Send it' }));

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers.changed);
    await untilClosed();
    await openDialog(user, ASK);
    expect(screen.getByLabelText(/^In your own words/)).toHaveValue('Thursday after 4 PM');
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await waitFor(() =>
      expect(backend.bodiesTo('updateLead')).toMatchObject([{ proposal: FIRST }, { proposal: SECOND }]),
    );
    // The second answer, the same refusal, has arrived.
    await untilClosed();
  });

  test('about a booked pickup refers to the accepted proposal', async () => {
    const user = await openLead(booked);
    const dialog = await openDialog(user, ASK);

    await user.click(dialog.getByRole('button', { name: 'Send it' }));

    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(backend.bodiesTo('updateLead')).toMatchObject([{ action: 'ask-again', proposal: FIRST }]);
  });

  test('about another time for a booked pickup refers to the open proposal', async () => {
    const user = await openLead({ ...booked, proposal: { ...proposal, id: SECOND } });
    const dialog = await openDialog(user, ASK);

    await user.click(dialog.getByRole('button', { name: 'Send it' }));

    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(backend.bodiesTo('updateLead')).toMatchObject([{ proposal: SECOND }]);
  });
});

// Declining

describe('declining a proposal', () => {
  test('offers to cancel the request instead', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, 'Decline');

    await user.click(dialog.getByRole('button', { name: 'Cancel my request instead' }));

    expect(await screen.findByRole('dialog', { name: 'Cancel your request' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus());
  });

  test('of another time for a booked pickup leaves it booked', async () => {
    const user = await openLead({ ...booked, proposal: { ...proposal, id: SECOND } });
    const dialog = await openDialog(user, 'Keep my time');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Your pickup stays as booked.');
    expect(dialog.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
    backend.answer('updateLead', details(booked));

    expect(dialog.getByLabelText('The time')).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Keep my time' }));

    await untilToasted('success', 'You’re keeping your time', 'Your pickup stays as booked.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your pickup is booked' })).toHaveFocus());
    expect(backend.bodiesTo('updateLead')).toMatchObject([{ proposal: SECOND, declinedFor: 'time' }]);
  });

  test('refers to the proposal on the page when it was clicked', async () => {
    vi.setSystemTime(new Date('2026-11-24T08:00:00-08:00'));
    const user = await openLead({ ...booked, proposal: { ...proposal, id: SECOND } });
    const dialog = await openDialog(user, 'Keep my time');
    const third = 'f6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11';
    backend.answer('leadDetails', details({ ...booked, proposal: { ...proposal, id: third, priceFrom: 50 } }));
    await passTime(60_000);
    await waitFor(() => expect(document.body).toHaveTextContent('$50–$180'));
    backend.answer('updateLead', details(booked));

    await user.click(dialog.getByLabelText('The price'));
    await user.click(dialog.getByRole('button', { name: 'Keep my time' }));

    await untilToasted('success', 'You’re keeping your time', 'Your pickup stays as booked.');
    expect(backend.bodiesTo('updateLead')).toMatchObject([{ proposal: SECOND, declinedFor: 'price' }]);
  });

  test('for a job in progress without a time leaves it with its hauler', async () => {
    const user = await openLead({ ...sent, status: 'In Progress', proposal });

    await openDialog(user, 'Decline');

    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Your request stays with Diaz & Sons Hauling, who can send you another proposal.',
    );
  });

  test('too often is refused, with a link to us', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, 'Decline');
    backend.answer('updateLead', refusal('too-many'));

    await user.click(dialog.getByLabelText('Another reason'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers['too-many']);
    expect(screen.getByText('Write to us', { selector: '[data-sonner-toast] a' })).toHaveAttribute('href', '/contact');
    await untilClosed();
  });

  test('offline waits, and closing the dialog cancels it', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, 'Decline');
    fireEvent.offline(window);
    await user.click(dialog.getByLabelText('The time'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText(/^You’re offline/);

    await user.click(dialog.getByRole('button', { name: 'Keep it' }));

    await untilClosed();
    fireEvent.online(window);
    await passTime(10_000);
    expect(backend.callsTo('updateLead')).toEqual([]);
  });
});
