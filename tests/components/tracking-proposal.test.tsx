import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { proposalRefusalsForCustomers } from '@functions/words/en/proposal-refusals.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fill, refill } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, heldAnswer } from './support/fake-backend';
import { expectSentOnPrivacy, goToPrivacy } from './support/other-page';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';
import {
  agreed,
  booked,
  details,
  FIRST,
  friday,
  hauler,
  news,
  openDialog,
  openLead as openRequest,
  pickup,
  proposal,
  SECOND,
  sent,
  sentence,
  show,
  stage,
  trackingId,
  tuesday,
  untilClosed,
  wednesday,
} from './support/tracking';

// The proposal of a hauler, the booked pickup, and the customer's answers. What happens to any action while it is sent
// is in use-actions.test.tsx, and to one in a dialog in tracking-change.test.tsx.

const ASK = 'Ask for another time or price';
const LINE = /^In your own words/;

const backend = backendOfTests();

beforeEach(() => fakeClock(new Date('2026-11-23T10:00:00-08:00')));

function refusal(code: string): Answer {
  return {
    status: 409,
    body: { statusCode: 409, code, status: 'Sent Proposal', message: 'In words of the function.' },
  };
}

const openLead = (changes: Partial<LeadDetails>) => openRequest(backend, changes);
const article = () => screen.getByRole('article');
const panel = (name: string | RegExp = 'Your quote from Diaz & Sons Hauling') => screen.getByRole('region', { name });
const choice = (name: RegExp) => screen.getByRole('radio', { name });
const acceptButton = () => screen.queryByRole('button', { name: 'Accept this time' });
const accept = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Accept this time' }));
const answers = () => backend.bodiesTo('updateLead');
const NOT_SENT = 'Not booked yetWe couldn’t send your answer.';

/** The notice that accepting has failed. */
async function notBooked(): Promise<HTMLElement> {
  await screen.findByText('Not booked yet');
  return screen.getByRole('alert');
}

function choices(name = /^Choose your pickup time/) {
  return within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
}

// What is shown

const ESTIMATE =
  'This is an estimate. The hauler sets the final price on inspection, before loading. You’re free to say no then. You pay when the job is done.';
const TIMES =
  'Choose your pickup time (Los Angeles time)Tuesday, November 24, 9:00–11:00 AMWednesday, November 25, 11:00 AM–1:00 PMFriday, November 27, 3:30–6:30 PM';
const ANSWERS = `Accept this time${ASK}Decline${ESTIMATE}`;

/** What is said, without the pictures of days beside their words. */
function saidIn(part: HTMLElement): string {
  const words = part.cloneNode(true) as HTMLElement;
  for (const picture of words.querySelectorAll('[data-tile]')) picture.remove();
  return words.textContent;
}

/** Puts states into the page, each with all that it says of what happens now, in parts. */
async function expectSaid(states: [Partial<LeadDetails>, ...parts: string[]][]) {
  for (const [changes, ...parts] of states) {
    await show(changes);
    expect.soft(saidIn(stage()).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(parts.join(''));
  }
}

describe('a proposal', () => {
  test('a proposal has its price and times, its note, what was asked for, and what is too late', async () => {
    const user = await openLead({ ...sent, proposal });
    expect(choices().some(({ checked }) => checked)).toBe(false);
    const { priceFrom: _from, priceTo: _to, ...unpriced } = proposal;
    const shows = (changes: Partial<typeof proposal>) => ({ ...sent, proposal: { ...unpriced, ...changes } });
    const price = { priceFrom: 150 };
    const asked = shows({ ...price, asked: { for: 'other-time', at: '2026-11-23T19:00:00.000Z' } });
    const note =
      'Two of us come.\nSee https://evil.example <a href="https://evil.example">here</a> or call 900-555-0142';
    const late = (from: string) => [{ from, until: from.replace('T17', 'T19'), isOpen: false }];
    const FROM = 'Your quote from Diaz & Sons Hauling';
    const AT_150 = `Estimated price: $150${TIMES}${ANSWERS}`;
    await expectSaid([
      [{ ...sent, proposal }, FROM, 'Estimated price: $120–$180', TIMES, ANSWERS],
      [shows(price), FROM, AT_150],
      [shows({ priceFrom: 12_500, priceTo: 18_750 }), FROM, 'Estimated price: $12,500–$18,750', TIMES, ANSWERS],
      [
        shows({}),
        `${FROM}Price set when the hauler sees it${TIMES}Accept this time${ASK}Decline`,
        'The hauler sets the final price on inspection, before loading. You’re free to say no then. You pay when the job is done.',
      ],
      [asked, FROM, 'You asked for another time. You can still accept this quote.', AT_150],
      [
        shows({ ...price, note, windows: [{ ...tuesday, isOpen: false }, wednesday] }),
        `${FROM}Estimated price: $150Choose your pickup time (Los Angeles time)`,
        'Tuesday, November 24, 9:00–11:00 AMToo late to acceptWednesday, November 25, 11:00 AM–1:00 PM',
        `Accept this timeNote from the hauler${note}${ASK}Decline${ESTIMATE}`,
      ],
    ]);
    expect(choice(/^Tuesday/)).toBeDisabled();
    expect(choice(/^Wednesday/)).toBeEnabled();
    expect(choice(/^Wednesday/)).not.toBeChecked();
    expect(within(panel()).getByText(/Two of us come/)).toHaveClass('whitespace-pre-wrap');
    expect(within(panel()).queryByRole('link')).not.toBeInTheDocument();

    for (const [year, words] of [
      ['2020', 'These times have passed.'],
      ['2999', 'It’s too late to accept these times.'],
    ] as const) {
      await show(shows({ windows: late(`${year}-11-24T17:00:00.000Z`) }));
      expect(news()?.textContent).toBe(words);
      expect(choices(/^Proposed times/).every(({ disabled }) => disabled)).toBe(true);
      expect(acceptButton()).not.toBeInTheDocument();
    }
    await openDialog(user, ASK);
    expect(screen.getByLabelText('Another time')).toBeChecked();
  });
});

describe('a booked pickup', () => {
  const WINDOW = 'Tuesday, November 24, 9:00–11:00 AM';
  const CALENDARS = 'Add to calendarAdd to Google Calendar';
  const PRICE = 'Estimated price: $120–$180';

  test('shows time, price, how it was agreed on, and whom to ask', async () => {
    const asked = { for: 'other-time', at: '2026-11-23T19:00:00.000Z' } as const;
    const noted = { ...agreed, note: 'The code is 4711' };
    const none: LeadDetails['updates'] = { by: 'none', bounced: ['mail'] };
    const BOOKED = `Your pickup is booked${WINDOW}`;
    await openLead({ ...booked, agreed: noted });
    await expectSaid([
      [{ ...booked, agreed: noted }, BOOKED, PRICE, `${CALENDARS}Note from the hauler${noted.note}${ESTIMATE}`, ASK],
      [
        { ...booked, agreed: { ...agreed, acceptedBy: 'hauler' } },
        `${BOOKED}${PRICE}${CALENDARS}${ESTIMATE}Agreed by phone with Diaz & Sons Hauling. Not right? Ask for another time.${ASK}`,
      ],
      [
        { ...booked, agreed: { ...agreed, asked } },
        `${BOOKED}${PRICE}${CALENDARS}${ESTIMATE}You asked for another time. `,
        `Your pickup stays as booked until you accept another quote.${ASK}`,
      ],
      [{ ...booked, agreed: undefined }, BOOKED, CALENDARS, 'Need another time? Call your hauler, or write to us.'],
      [{ ...booked, agreed: undefined, hauler: undefined }, BOOKED, CALENDARS, 'Need another time? Write to us.'],
      [
        { ...booked, updates: none },
        `${BOOKED}${PRICE}Make a note of the time: we have no way to remind you.${CALENDARS}${ESTIMATE}${ASK}`,
      ],
    ]);
    // A calendar can be shared: no tracking ID, no note and no price.
    await show({ ...booked, agreed: noted });
    const google = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to Google Calendar' }).href);
    expect(google.searchParams.get('text')).toBe('Junk pickup by Diaz & Sons Hauling');
    expect(google.searchParams.get('dates')).toBe('20261124T170000Z/20261124T190000Z');
    expect(String(google)).not.toMatch(/7K3M|track|4711|\$/);
    expect(article()).not.toHaveTextContent(/agreed on or underway|Questions about the day/);
  });

  test('is shown with its window while that is open, and then asks whether no one came, unless the hauler is late', async () => {
    const over = { from: '2026-11-23T15:00:00.000Z', until: '2026-11-23T17:00:00.000Z' };
    const due = { from: over.from, until: '2026-11-23T19:00:00.000Z' };
    const late = { onMyWayAt: '2026-11-23T17:50:00.000Z', arrivesAt: '2026-11-23T18:40:00.000Z' };
    const another = { ...proposal, id: SECOND, windows: [wednesday] };
    const WAS = 'Your pickup was booked forMonday, November 23, 7:00–9:00 AM';
    const NO_ONE = 'No one showed up? Call your hauler, or write to us.';
    await openLead({ ...booked, pickup: due, proposal: another });
    expect(stage()).toHaveTextContent(
      /^Your hauler should be there by 11:00\sAM.*Diaz & Sons Hauling has proposed another time/,
    );
    await expectSaid([
      [{ ...booked, pickup: over }, WAS, NO_ONE, PRICE, ESTIMATE, ASK],
      [{ ...booked, pickup: over, agreed: undefined }, WAS, NO_ONE],
    ]);
    await show({ ...booked, pickup: { ...over, ...late } });
    expect(sentence()).toHaveTextContent(/^Diaz & Sons Hauling is on the way: about 10:40\sAM$/);
    expect(screen.queryByText(/No one showed up/)).not.toBeInTheDocument();
  });

  test('a booked pickup with another time has both in one card, and stays booked until that is accepted', async () => {
    const another = { ...proposal, id: SECOND, windows: [wednesday] };
    const PROPOSED = 'Diaz & Sons Hauling has proposed another time';
    const STAYS = 'Your pickup on Tuesday, November 24, 9:00–11:00 AM, stays booked until you accept another time.';
    const CHANGE = 'Tuesday, November 24, 9:00–11:00 AM↓ to Wednesday, November 25, 11:00 AM–1:00 PM';
    const KEEP = `Accept this time${ASK}Keep my time${ESTIMATE}`;
    const user = await openLead({ ...booked, proposal: another });
    await expectSaid([
      [
        { ...booked, proposal: { ...another, windows: [tuesday, wednesday, friday] } },
        `${PROPOSED}Same price: $120–$180.${STAYS}${TIMES}${KEEP}`,
      ],
      [
        { ...booked, proposal: { ...another, priceFrom: 150, priceTo: 150 } },
        `${PROPOSED}${CHANGE}$150 instead of $120–$180.${STAYS}${KEEP}`,
      ],
      [{ ...booked, proposal: another }, PROPOSED, CHANGE, 'Same price: $120–$180.', STAYS, KEEP],
    ]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(panel('Who has the job')).toHaveTextContent('(310) 555-0188');

    await accept(user);
    expect(answers()).toMatchObject([{ proposal: SECOND, choice: 1 }]);
  });
});

test('a completed job shows the price and load that the hauler entered, and where to correct them', async () => {
  await openLead({ ...booked, status: 'Completed' });
  expect(screen.queryByText(/Price paid|Load hauled/)).not.toBeInTheDocument();

  for (const [entered, words] of [
    [{ pricePaid: 1650 }, 'Price paid$1,650'],
    [{ pricePaid: 0, loadSizeHauled: 'few-items' }, 'Price paidNothingA few items'],
    [{ loadSizeHauled: 'full' }, 'Load hauledA full truck or more'],
  ] satisfies [Partial<LeadDetails>, string][]) {
    await show({ ...booked, ...entered, status: 'Completed' });
    expect(stage()).toHaveTextContent(`${words}Entered by Diaz & Sons Hauling. Not right? Tell us.`);
    expect(within(stage()).getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact');
  }
});

// On the day

describe('on the day of the pickup', () => {
  const looks = () => backend.callsTo('leadDetails').length;

  test('the page reloads every minute while it is seen and online, and shows when the hauler is on the way', async () => {
    vi.setSystemTime(new Date('2026-11-24T08:00:00-08:00'));
    await openLead(booked);
    const status = sentence().parentElement;
    expect(status).toHaveAttribute('role', 'status');
    expect(status).toHaveTextContent('Your pickup is booked for today');
    const onTheWay = { onMyWayAt: '2026-11-24T16:01:00.000Z', arrivesAt: '2026-11-24T16:50:00.000Z' };
    backend.answer('leadDetails', details({ ...booked, pickup: { ...pickup, ...onTheWay } }));
    await passTime(60_000);
    await waitFor(() => expect(status).toHaveTextContent(/^Diaz & Sons Hauling is on the way: about 8:50\sAM$/));
    expect(looks()).toBe(2);

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(window, new Event('visibilitychange'));
    await passTime(10 * 60_000);
    expect(looks()).toBe(2);
    visibility.mockReturnValue('visible');
    fireEvent(window, new Event('visibilitychange'));
    fireEvent.offline(window);
    await passTime(10 * 60_000);
    expect(looks()).toBe(2);
    fireEvent.online(window);
    await waitFor(() => expect(looks()).toBe(3));

    // A reload that is refused or fails leaves the page as it is.
    const refused = { status: 429, body: { statusCode: 429, code: 'too-many-requests' } };
    backend.answer('leadDetails', refused);
    await passTime(60_000);
    await waitFor(() => expect(looks()).toBe(4));
    await passTime(1000);
    expect(sentence()).toHaveTextContent(/is on the way/);
    backend.answer('leadDetails', { status: 500 }, 'connection lost');
    await passTime(3 * 60_000);
    expect(looks()).toBeGreaterThan(5);
    expect(sentence()).toHaveTextContent(/is on the way/);

    backend.answer('leadDetails', details({ ...booked, status: 'Completed', pricePaid: 165 }));
    await passTime(2 * 60_000);
    await screen.findByText('Price paid');
    expect(document.body).toHaveFocus();
  });

  test('a page opened the day before starts to reload only then', async () => {
    vi.setSystemTime(new Date('2026-11-23T23:40:00-08:00'));
    await openLead(booked);

    await passTime(15 * 60_000);
    expect(looks()).toBe(1);
    await passTime(10 * 60_000);
    expect(looks()).toBeGreaterThan(1);
  });
});

// Accepting

describe('accepting a proposal', () => {
  test('needs a choice, which is kept after a failure and sent by its number; the focus moves to the result', async () => {
    expectLogged('The request was not changed');
    const windows = [{ ...tuesday, isOpen: false }, wednesday, friday];
    const user = await openLead({ ...sent, proposal: { ...proposal, windows } });
    await accept(user);
    expect(choice(/^Wednesday/)).toHaveFocus();
    expect(screen.getByRole('group', { name: /^Choose your/ })).toHaveAccessibleDescription(/Choose a time first$/);
    await user.click(choice(/^Friday/));
    expect(screen.queryByText('Choose a time first')).not.toBeInTheDocument();
    expect(answers()).toEqual([]);

    backend.answer('updateLead', { status: 400, body: { statusCode: 400, code: 'malformed' } });
    await accept(user);
    expect(await notBooked()).toHaveTextContent(`${NOT_SENT} Try again, or call (310) 555-0188.`);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(choice(/^Friday/)).toBeChecked();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    backend.answer('updateLead', details(booked));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your pickup is booked' })).toHaveFocus());
    expect(stage()).toHaveTextContent('Done. We’re telling Diaz & Sons Hauling.');
    const same = { trackingId: expect.any(String), action: 'accept-proposal', proposal: FIRST, choice: 3 };
    expect(answers()).toEqual([same, same]);
    expect(document.querySelector('[data-status]')).toHaveTextContent('In Progress');
  });

  test('that fails is said until another time is chosen or the proposal is replaced, and on any other page', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal, hauler: { ...hauler, phone: undefined } });
    await user.click(choice(/^Tuesday/));
    backend.answer('updateLead', ...Array<Answer>(3).fill('connection lost'));
    await accept(user);
    await passTime(4000);
    expect(await notBooked()).toHaveTextContent(/send your answer\. Try again\.$/);
    await user.click(choice(/^Wednesday/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    const malformed = { status: 400, body: { statusCode: 400, code: 'malformed' } };
    backend.answer('updateLead', malformed);
    await accept(user);
    await notBooked();
    await show({ ...sent, proposal: { ...proposal, id: SECOND } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(acceptButton()).toBeInTheDocument();

    const { answer, release } = heldAnswer();
    backend.answer('updateLead', answer);
    await accept(user);
    await goToPrivacy(user);
    release(malformed);
    await untilToasted('error', 'Update Error', 'There was a problem accepting the quote. Please try again.');
  });

  test('offline waits and says so, and is canceled by a button or another choice', async () => {
    const user = await openLead({ ...sent, proposal });
    fireEvent.offline(window);
    await user.click(choice(/^Tuesday/));
    await accept(user);
    expect(await screen.findByText(/^You’re offline\. We’ll send your answer as soon as/)).toHaveRole('status');
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument());

    await accept(user);
    await screen.findByText(/^You’re offline/);
    await user.click(choice(/^Wednesday/));
    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument());
    fireEvent.online(window);
    await passTime(10_000);
    expect(answers()).toEqual([]);
  });

  test('a single time can be accepted right away, which blocks any other answer and is reported on another page', async () => {
    const { answer, release } = heldAnswer();
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [tuesday] } });
    backend.answer('updateLead', answer);
    expect(choice(/^Tuesday/)).toBeChecked();
    await accept(user);
    await screen.findByRole('button', { name: 'Sending…' });
    for (const other of [ASK, 'Decline']) {
      await user.click(screen.getByRole('button', { name: other }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    await goToPrivacy(user);

    release(details(booked));

    expect((await screen.findByText('Your pickup is booked')).closest('[data-sonner-toast]')).not.toBeNull();
    expect(answers()).toMatchObject([{ choice: 1 }]);
    await expectSentOnPrivacy();
  });
});

describe('a proposal that has changed', () => {
  const another = { ...proposal, id: SECOND, priceFrom: 200, priceTo: 200 };

  test('is shown with the reason, and with the choice if it still exists', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    await user.click(choice(/^Wednesday/));
    backend.answer('updateLead', refusal('changed'));
    backend.answer('leadDetails', details({ ...sent, proposal: { ...another, windows: [wednesday, friday] } }));
    await accept(user);
    expect(await notBooked()).toHaveTextContent(
      `Not booked yet${proposalRefusalsForCustomers.changed} Try again, or call (310) 555-0188.`,
    );
    expect(screen.getByText('$200')).toBeInTheDocument();
    expect(news()).toHaveTextContent('This quote just came in.');
    expect(choice(/^Wednesday/)).toBeChecked();

    backend.answer('updateLead', refusal('window-passed'));
    backend.answer(
      'leadDetails',
      details({ ...sent, proposal: { ...another, windows: [{ ...wednesday, isOpen: false }, friday] } }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(proposalRefusalsForCustomers['window-passed'])).toBeInTheDocument();
    expect(choice(/^Wednesday/)).toBeDisabled();
    expect(choices().some(({ checked }) => checked)).toBe(false);
    const passed = [wednesday, friday].map((each) => ({ ...each, isOpen: false }));
    backend.answer('leadDetails', details({ ...sent, proposal: { ...another, windows: passed } }));
    await user.click(choice(/^Friday/));
    await accept(user);
    await waitFor(() => expect(choice(/^Friday/)).toBeDisabled());
    expect(await notBooked()).not.toHaveTextContent('Try again');
    expect(answers()).toMatchObject([
      { proposal: FIRST, choice: 2 },
      { proposal: SECOND, choice: 1 },
      { proposal: SECOND, choice: 2 },
    ]);
  });

  test.each<[string, code: 'changed' | 'closed', Partial<LeadDetails>, RegExp]>([
    ['because it was withdrawn', 'changed', sent, /has your request and will call you$/],
    ['because the request was closed', 'closed', { ...sent, status: 'Canceled' }, /^This request was canceled/],
  ])('%s is gone, and the focus moves to what happens now', async (_, code, meanwhile, said) => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal: { ...proposal, windows: [wednesday] } });
    backend.answer('updateLead', refusal(code));
    backend.answer('leadDetails', details(meanwhile));

    await accept(user);

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers[code]);
    await waitFor(() => expect(sentence()).toHaveTextContent(said));
    await waitFor(() => expect(sentence()).toHaveFocus());
    expect(acceptButton()).not.toBeInTheDocument();
  });
});

// Asking

describe('asking for something else', () => {
  test('needs words only for something else, and is then shown', async () => {
    const user = await openLead({ ...sent, proposal });
    const asked = { for: 'other-price' as const, line: 'Can it be $100?', at: '2026-11-23T19:00:00.000Z' };
    backend.answer('updateLead', 'ok', details({ ...sent, proposal: { ...proposal, asked } }));
    const dialog = await openDialog(user, ASK, 'Ask for another time or price');
    for (const [choose, line, message] of [
      ['Something else', '   ', 'Please say what you would like instead'],
      ['Another time', 'x'.repeat(201), 'Please use 200 characters or fewer'],
    ] as const) {
      await user.click(dialog.getByLabelText(choose));
      await refill(user, LINE, line);
      await user.click(dialog.getByRole('button', { name: 'Send it' }));
      expect(await screen.findByRole('alert')).toHaveFocus();
      expect(screen.getByLabelText(LINE)).toHaveAccessibleDescription(new RegExp(`Error: ?${message}$`));
    }
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await untilClosed();
    await openDialog(user, ASK);
    expect(screen.getByLabelText(LINE)).toHaveValue('x'.repeat(201));

    await refill(user, LINE, '');
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await untilToasted('success', 'Sent', 'We’ll tell Diaz & Sons Hauling.');
    await untilClosed();
    await show({ ...sent, proposal });
    await openDialog(user, ASK);
    await user.click(screen.getByLabelText('Another price'));
    await fill(user, LINE, ' Can it be $100? ');
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await untilClosed();

    expect(news()).toHaveTextContent('You asked for another price.');
    await waitFor(() => expect(screen.getByRole('button', { name: ASK })).toHaveFocus());
    const ask = { trackingId, action: 'ask-again', proposal: FIRST };
    expect(answers()).toEqual([
      { ...ask, askedFor: 'other-time', line: '' },
      { ...ask, askedFor: 'other-price', line: 'Can it be $100?' },
    ]);
  });

  test('keeps what was not stored when the visitor returns', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    backend.answer('updateLead', { status: 400, body: { statusCode: 400, code: 'malformed' } });
    const dialog = await openDialog(user, ASK);
    await user.click(dialog.getByLabelText('Another price'));
    await fill(user, LINE, 'Can it be $100?');
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There was a problem sending it. Please try again.');

    cleanup();
    await openDialog(await openLead({ ...sent, proposal }), ASK);

    expect(screen.getByLabelText('Another price')).toBeChecked();
    expect(screen.getByLabelText(LINE)).toHaveValue('Can it be $100?');
  });

  test('a question about a changed proposal shows the new one first and keeps the text', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, ASK);
    await fill(user, LINE, 'Thursday after 4 PM');
    backend.answer('updateLead', refusal('changed'));
    backend.answer('leadDetails', details({ ...sent, proposal: { ...proposal, id: SECOND } }));

    await user.click(dialog.getByRole('button', { name: 'Send it' }));

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers.changed);
    await untilClosed();
    await openDialog(user, ASK);
    expect(screen.getByLabelText(LINE)).toHaveValue('Thursday after 4 PM');
    backend.answer('updateLead', 'ok');
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await untilClosed();
    expect(answers()).toMatchObject([{ proposal: FIRST }, { proposal: SECOND }]);
  });

  test('a question about a booked pickup refers to the open proposal, or else to the accepted one', async () => {
    const user = await openLead(booked);
    for (const changes of [booked, { ...booked, proposal: { ...proposal, id: SECOND } }]) {
      await show(changes);
      const dialog = await openDialog(user, ASK);
      backend.answer('updateLead', details(changes));
      await user.click(dialog.getByRole('button', { name: 'Send it' }));
      await untilClosed();
    }
    expect(answers()).toMatchObject([{ action: 'ask-again', proposal: FIRST }, { proposal: SECOND }]);
  });
});

// Declining

describe('declining a proposal', () => {
  test('needs a reason, says what happens to the request, and updates the page', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, 'Decline', 'Decline this quote');
    const description = /^We’ll offer your request to other haulers\. If you don’t want a pickup at all, cancel it/;
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(description);
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Please say why' }));
    expect(screen.getByLabelText('The price')).toHaveFocus();
    expect(answers()).toEqual([]);

    backend.answer('updateLead', details({ status: 'Submitted' }));
    await user.click(dialog.getByLabelText('The price'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await untilToasted('success', 'Quote declined', 'We’ll offer your request to other haulers.');
    await untilClosed();
    expect(answers()).toEqual([
      { trackingId: expect.any(String), action: 'decline-proposal', proposal: FIRST, declinedFor: 'price' },
    ]);
    expect(document.querySelector('[data-status]')).toHaveTextContent('Submitted');
    await waitFor(() => expect(sentence()).toHaveFocus());
  });

  test('offers to cancel the request instead', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, 'Decline');

    await user.click(dialog.getByRole('button', { name: 'Cancel my request instead' }));

    expect(await screen.findByRole('dialog', { name: 'Cancel your request' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus());
  });

  test('declining another time leaves the pickup booked, and refers to the proposal that was on the page', async () => {
    const user = await openLead({ ...booked, proposal: { ...proposal, id: SECOND } });
    const dialog = await openDialog(user, 'Keep my time');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Your pickup stays as booked.');
    expect(dialog.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
    expect(dialog.getByLabelText('The time')).toBeChecked();
    await show({ ...booked, proposal: { ...proposal, id: 'third', priceFrom: 50 } });
    expect(document.body).toHaveTextContent('$50–$180');
    backend.answer('updateLead', details(booked));

    await user.click(dialog.getByRole('button', { name: 'Keep my time' }));

    await untilToasted('success', 'You’re keeping your time', 'Your pickup stays as booked.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your pickup is booked' })).toHaveFocus());
    expect(answers()).toMatchObject([{ proposal: SECOND, declinedFor: 'time' }]);
  });

  test('declining a job in progress leaves it with its hauler; too often is refused, with a link to us', async () => {
    expectLogged('The request was not changed');
    const user = await openLead({ ...sent, status: 'In Progress', proposal });
    const dialog = await openDialog(user, 'Decline');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Your request stays with Diaz & Sons Hauling, who can send you another quote.',
    );
    backend.answer('updateLead', refusal('too-many'));

    await user.click(dialog.getByLabelText('Another reason'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));

    await untilToasted('error', 'Update Error', proposalRefusalsForCustomers['too-many']);
    expect(screen.getByText('Write to us', { selector: '[data-sonner-toast] a' })).toHaveAttribute('href', '/contact');
    await untilClosed();
    await openDialog(user, 'Decline');
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
  });
});
