import type { Door } from '@functions/contracts/pickup.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests } from './support/fake-backend';
import { fakeClock, passTime } from './support/time';
import {
  agreed,
  booked,
  details,
  FIRST,
  openDialog,
  openLead,
  SECOND,
  sent,
  sentence,
  show,
  stage,
  tuesday,
  untilClosed,
} from './support/tracking';

// The final price at the door, and a pickup that no one came to. How an answer waits offline is in
// tracking-proposal.test.tsx, which has the same notice.

const YES = 'Yes, load it';
const NO = 'No, thank you';
const NOT_RIGHT = 'That’s not right';
const OTHER = 'Ask for another hauler';
const CANCEL = 'Cancel my request';
const MEANING = 'Nothing is loaded until you answer.';

const backend = backendOfTests();

beforeEach(() => fakeClock(new Date('2026-11-24T09:30:00-08:00')));

const door: Door = {
  id: FIRST,
  state: 'open',
  price: 240,
  estimate: 180,
  reason: 'A piano more',
  madeAt: '2026-11-24T17:25:00.000Z',
};
const answeredAt = '2026-11-24T17:28:00.000Z';
const noted: Door = { ...door, state: 'accepted', acceptedBy: 'hauler', answeredAt };
const declined: Door = { ...door, state: 'declined', answeredAt };
const press = (name: string) => screen.getByRole('button', { name });
const buttons = () =>
  within(stage())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const sentUpdates = () => backend.bodiesTo('updateLead');
const refusal = (code: string): Answer => ({
  status: 409,
  body: { statusCode: 409, code, message: 'x', status: 'In Progress' },
});

describe('a final price', () => {
  test('comes first at every status, with or without a booked window, while there is something to answer', async () => {
    await openLead(backend, { ...booked, door });
    expect(sentence()).toHaveTextContent('Diaz & Sons Hauling’s final price: $240');
    expect(stage()).toHaveTextContent('Estimated price: $120–$180In the hauler’s words: “A piano more”');
    expect(stage()).toHaveTextContent(MEANING);
    const states: [Partial<LeadDetails>, heading: string | RegExp, ...buttons: string[]][] = [
      [{ ...sent, status: 'Submitted', door }, /final price: \$240$/, YES, NO],
      [{ ...sent, door }, /final price: \$240$/, YES, NO],
      [{ ...booked, pickup: undefined, agreed: undefined, door }, /final price: \$240$/, YES, NO],
      [{ ...booked, door: noted }, 'Diaz & Sons Hauling noted that you agreed in person on $240', NOT_RIGHT],
      [{ ...booked, door: declined }, 'You said no to $240', OTHER, CANCEL],
      [{ ...booked, door: { ...declined, standing: 150 } }, 'You said no to $240', CANCEL],
      [{ ...booked, status: 'Completed', door: declined }, 'The job is done. Enjoy the space.'],
      [{ ...booked, status: 'Completed', door: noted }, 'The job is done. Enjoy the space.', NOT_RIGHT],
    ];
    for (const [changes, heading, ...shown] of states) {
      await show(changes);
      expect.soft(sentence()).toHaveTextContent(heading);
      expect.soft(buttons(), String(heading)).toEqual(shown);
    }
    await show({ ...booked, agreed: undefined, door: { ...door, standing: 150 } });
    expect(stage()).toHaveTextContent('Estimated price: up to $180');
    expect(stage()).toHaveTextContent('You said yes to $150 before. That stands unless you say yes to this one.');
  });

  test('leaves what else there is to do below it, and a pickup on a later day settles a no but not a note', async () => {
    const another = { ...agreed, id: SECOND, windows: [tuesday] };
    const later = { from: '2026-11-25T19:00:00.000Z', until: '2026-11-25T21:00:00.000Z' };
    const below = () => within(stage()).queryByRole('heading', { level: 3 })?.textContent;
    await openLead(backend, { ...booked, door: declined, proposal: another });
    expect(below()).toBe('Diaz & Sons Hauling has proposed another time');
    expect(press('Accept this time')).toBeVisible();
    await show({ ...booked, door: declined, pickup: later });
    expect(sentence()).toHaveTextContent('Your pickup is booked');
    await show({ ...booked, door: noted, pickup: later });
    expect(sentence()).toHaveTextContent(/noted that/);
    expect(below()).toBe('Your pickup is booked');
    await show({ ...booked, door });
    expect(below()).toBeUndefined();
  });

  test('is accepted with one press, and the focus moves to what happens now', async () => {
    const user = await openLead(backend, { ...booked, door });
    backend.answer(
      'updateLead',
      details({ ...booked, door: { ...door, state: 'accepted', acceptedBy: 'customer', answeredAt } }),
    );
    await user.dblClick(press(YES));
    await waitFor(() => expect(sentence()).toHaveFocus());
    // Within the window, it replaces when the hauler should be there.
    expect(sentence()).toHaveTextContent(/^You said yes to \$240 at 9:28\sAM today. You pay when the job is done.$/);
    expect(stage()).not.toHaveTextContent(/free to say no/);
    expect(sentUpdates()).toEqual([
      { trackingId: expect.any(String), action: 'answer-door', doorPrice: FIRST, accepted: true },
    ]);
  });

  test('that was not answered says so beside the buttons, until it is or another price comes', async () => {
    expectLogged('The request was not changed');
    const user = await openLead(backend, { ...booked, door });
    backend.answer('updateLead', { status: 400, body: { statusCode: 400, code: 'malformed' } });
    await user.click(press(NO));
    await screen.findByText('Not sent yet. Try again.');
    await passTime(10 * 60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent yet. Try again.');
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    await show({ ...booked, door: { ...door, id: SECOND, price: 200 } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    backend.answer('leadDetails', details({ ...booked, door: { ...door, price: 170 } }));
    backend.answer('updateLead', refusal('changed'), details({ ...booked, door: declined }));
    await user.click(press(YES));
    await screen.findByText('The price or your answer just changed. Check it before you answer.');
    expect(sentence()).toHaveTextContent(/\$170$/);
    await user.click(press(NO));
    await waitFor(() => expect(sentence()).toHaveTextContent('You said no to $240'));
    expect(stage()).toHaveTextContent('We’ve told Diaz & Sons Hauling, who can name another price.');
    expect(sentUpdates()).toMatchObject([{ accepted: false }, { accepted: true }, { accepted: false }]);
  });

  test('that was declined in another tab is not accepted without a word', async () => {
    expectLogged('The request was not changed');
    const user = await openLead(backend, { ...booked, door });
    backend.answer('leadDetails', details({ ...booked, door: declined }));
    backend.answer('updateLead', refusal('changed'));
    await user.click(press(YES));
    await screen.findByText('The price or your answer just changed. Check it before you answer.');
    expect(sentence()).toHaveTextContent('You said no to $240');
  });

  test('is in what has happened so far, with the answer', async () => {
    await openLead(backend, { ...booked, history: [{ status: 'In Progress', at: '2026-11-24T17:00:00.000Z' }] });
    const history = screen.getByText('What has happened so far').closest('details') ?? document.body;
    const lines = () => [...history.querySelectorAll('li span')].map(({ textContent }) => textContent);
    const past = ['In Progress', 'Final price: $240'];
    for (const [state, ...answer] of [
      [door],
      [declined, 'You said no'],
      [{ ...noted, state: 'declined' }, 'You said no'],
      [noted, 'Agreed in person, says Diaz & Sons Hauling'],
      [{ ...noted, acceptedBy: 'customer' }, 'You said yes'],
    ] satisfies [Door, ...string[]][]) {
      await show({ ...booked, history: [{ status: 'In Progress', at: '2026-11-24T17:00:00.000Z' }], door: state });
      expect(lines()).toEqual([...past, ...answer]);
    }
  });

  test('is looked for every 20 seconds within the window', async () => {
    vi.setSystemTime(new Date('2026-11-24T08:57:00-08:00'));
    const looks = () => backend.callsTo('leadDetails').length;
    await openLead(backend, booked);
    await passTime(59_000);
    expect(looks()).toBe(1);
    await passTime(4 * 60_000);
    const before = looks();
    await passTime(60_000);
    expect(looks() - before).toBe(3);
  });
});

describe('a pickup that no one came to', () => {
  const noShowFrom = '2026-11-24T19:30:00.000Z';
  const over = { ...booked, pickup: { ...tuesday, noShowFrom } };
  const reported = { ...over, pickup: { ...over.pickup, noShowAt: '2026-11-24T19:35:00.000Z' } };

  test('can be reported from the time on that the server names', async () => {
    vi.setSystemTime(new Date('2026-11-24T11:35:00-08:00'));
    expectLogged('The request was not changed');
    const user = await openLead(backend, {
      ...over,
      pickup: { ...over.pickup, noShowFrom: '2026-11-24T21:00:00.000Z' },
    });
    expect(screen.queryByRole('button', { name: 'No one came' })).not.toBeInTheDocument();
    expect(stage()).toHaveTextContent('No one showed up?');
    await show(over);
    expect(stage()).not.toHaveTextContent('No one showed up?');

    const dialog = await openDialog(user, 'No one came', 'Did no one come?');
    expect(dialog.getByText('We’ll tell Diaz & Sons Hauling and our team at once.')).toBeVisible();
    backend.answer('updateLead', refusal('too-soon'), details(reported));
    backend.answer('leadDetails', details(over));
    await user.click(dialog.getByRole('button', { name: 'Report it' }));
    await dialog.findByText('It’s too early to tell. They said they’d be there later.');
    await user.click(dialog.getByRole('button', { name: 'Report it' }));
    await untilClosed();
    expect(stage()).toHaveTextContent(
      /You told us at 11:35\sAM today that no one came. We’re sorry. What would you like\?/,
    );
    await waitFor(() => expect(sentence()).toHaveFocus());
    expect(sentUpdates()).toEqual([1, 2].map(() => ({ trackingId: expect.any(String), action: 'no-show' })));
  });

  test('goes on with the same hauler, or with another one', async () => {
    vi.setSystemTime(new Date('2026-11-24T11:36:00-08:00'));
    const user = await openLead(backend, reported);
    const ask = await openDialog(user, 'Same hauler, another time', 'Ask for another time or price');
    expect(ask.getByRole('radio', { name: 'Another time' })).toBeChecked();
    await user.keyboard('{Escape}');
    await show({ ...reported, agreed: undefined });
    expect(within(stage()).getByRole('link', { name: 'Call (310) 555-0188' })).toBeVisible();

    const other = await openDialog(user, 'Another hauler', OTHER);
    expect(
      other.getByText('We’ll offer your request to other haulers. Diaz & Sons Hauling no longer has it.'),
    ).toBeVisible();
    backend.answer('updateLead', details({ isStillLooking: true }));
    await user.click(other.getByRole('button', { name: OTHER }));
    await untilClosed();
    expect(sentence()).toHaveTextContent('We’re still looking for a hauler');
    expect(sentUpdates()).toMatchObject([{ action: 'other-hauler' }]);
  });
});
