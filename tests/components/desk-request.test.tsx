import type { DeskRequest } from '@functions/contracts/desk.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bayHaul,
  candidateOf,
  deskOffer,
  fullHistory,
  haulerOf,
  heldBy,
  openProposal,
  openTo,
  requestViewOf,
  tuesday,
  valleyHauling,
  versionOf,
} from '../fixtures/desk';
import { expectLogged } from './support/console';
import {
  button,
  DEAD,
  deskOfTest,
  dialog,
  LINK,
  next,
  presses,
  refuses,
  shows,
  TOKEN,
  toldInDialog,
} from './support/desk';
import { heldAnswer } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { passTime } from './support/time';

let desk: ReturnType<typeof deskOfTest>;

beforeEach(() => {
  desk = deskOfTest();
});

const held = { offers: [heldBy(bayHaul)] };
const called = { contactedAt: '2026-11-22T18:20:00.000Z' };
const booked = { pickupFrom: tuesday.from, pickupUntil: tuesday.until };

async function expectNext(heading: string) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveFocus());
}

test('opening the link only loads the request and reloads it every half minute', async () => {
  await desk.open(requestViewOf());
  await passTime(61_000);

  const look = { token: TOKEN, action: 'look' };
  expect(desk.backend.bodiesTo('desk')).toEqual([look, look, look]);
  expect(document.title).not.toContain('Ana');
});

test('a reload shows a changed request', async () => {
  await desk.open(requestViewOf(), shows(requestViewOf({ ...held, ...called, version: versionOf(2) })));

  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  expect(await screen.findByRole('heading', { name: 'Bay Haul has called and owes a proposal' })).toBeInTheDocument();
});

test.each<[heading: string, said: string[], pressed: string[], request: Partial<DeskRequest>]>([
  [
    'Is this request real?',
    ['It was flagged: Named too often.', 'While it’s flagged, we don’t offer it or tell anyone about it.'],
    ['Clear the flag…', 'Cancel it…'],
    { flaggedBecause: 'Named too often.', reportedAt: '2026-11-22T21:00:00.000Z', ...held },
  ],
  [
    'The customer says no one has called',
    [
      'They said so at 1:00 PM today.',
      'Bay Haul has the job. If no one does anything, it goes to other haulers at 2:30 PM today.',
    ],
    ['Call customer', 'Call hauler', 'I called', 'Assign to another…'],
    { ...held, reportedAt: '2026-11-22T21:00:00.000Z', takenBackAt: '2026-11-22T22:30:00.000Z' },
  ],
  [
    'The customer says no one has called',
    ['They said so at 1:00 PM today.', 'No hauler has the job.'],
    ['Call customer', 'I called', 'Assign…'],
    { reportedAt: '2026-11-22T21:00:00.000Z' },
  ],
  [
    'No one has this request',
    ['No hauler was asked.', 'No one has called. A call was promised by 11:00 AM today.'],
    ['Assign…', 'Offer…', 'Call customer'],
    {},
  ],
  [
    'No one has this request',
    [
      '2 haulers were asked: 1 declined, 1 didn’t answer.',
      'No one has called yet. A call is promised by 4:00 PM today.',
    ],
    ['Assign…', 'Offer…', 'Call customer'],
    {
      promisedBy: '2026-11-23T00:00:00.000Z',
      offers: [deskOffer(bayHaul, { state: 'declined', reason: 'Too far away' }), deskOffer(valleyHauling)],
    },
  ],
  [
    'No one has this request',
    [
      '3 haulers were asked: 2 had it and no longer have it, 1 didn’t get it.',
      'No one has called. A call was promised by 11:00 AM today.',
    ],
    ['Assign…', 'Offer…', 'Call customer'],
    {
      offers: [
        deskOffer(bayHaul, { state: 'returned' }),
        deskOffer(valleyHauling, { state: 'returned' }),
        deskOffer(haulerOf(3), { state: 'taken' }),
      ],
    },
  ],
  [
    '2 haulers have been asked',
    ['They can accept until 3:00 PM today.', 'No one has called. A call was promised by 11:00 AM today.'],
    ['Assign…', 'Offer to another…', 'I called'],
    { offers: [openTo(bayHaul), openTo(valleyHauling)] },
  ],
  [
    'Bay Haul has to call',
    ['No one has called. A call was promised by 11:00 AM today.', 'They took it at 10:12 AM today.'],
    ['Call hauler', 'Call customer', 'I called', 'Set the pickup…', 'Take back…'],
    held,
  ],
  [
    'The customer has a proposal',
    ['Bay Haul proposes $120–$180.', 'The customer has to choose a time.'],
    ['Call customer', 'Set the pickup…', 'Take back…'],
    { ...held, ...called, status: 'Sent Proposal', proposal: openProposal },
  ],
  [
    'The customer is asking for something else',
    [
      'The customer is asking for another time.',
      '“After the weekend”',
      'Bay Haul proposes $120–$180.',
      'Bay Haul has to answer.',
    ],
    ['Call customer', 'Set the pickup…', 'Take back…'],
    {
      ...held,
      ...called,
      status: 'Sent Proposal',
      proposal: {
        ...openProposal,
        asked: { for: 'other-time', line: 'After the weekend', at: '2026-11-22T21:00:00.000Z' },
      },
    },
  ],
  [
    'There’s no proposal to answer',
    ['No hauler has the job.', 'The customer was called at 10:20 AM today.'],
    ['Call customer', 'Set the pickup…', 'Assign…'],
    { ...called, status: 'Sent Proposal' },
  ],
  [
    'The pickup is booked',
    ['Tuesday, November 24, 9:00–11:00 AM.', 'Bay Haul has the job.', 'The status is still Sent Proposal.'],
    ['Set the status…', 'Change the pickup…', 'Take back…'],
    { ...held, ...called, ...booked, status: 'Sent Proposal' },
  ],
  [
    'The pickup is booked',
    ['Tuesday, November 24, 9:00–11:00 AM.', 'Bay Haul has the job.', 'The status is still Submitted.'],
    ['Set the status…', 'Change the pickup…', 'Take back…'],
    { ...held, ...called, ...booked },
  ],
  [
    'The pickup is booked',
    ['Tuesday, November 24, 9:00–11:00 AM.', 'Bay Haul has the job.'],
    ['Change the pickup…', 'Completed…', 'Take back…'],
    { ...held, ...called, ...booked, status: 'In Progress' },
  ],
  [
    'The pickup is over',
    ['Sunday, November 22, 9:00–11:00 AM.', 'Bay Haul has the job.', 'Is it done? Mark it here.'],
    ['Completed…', 'Change the pickup…', 'Take back…'],
    {
      ...held,
      ...called,
      status: 'In Progress',
      pickupFrom: '2026-11-22T17:00:00.000Z',
      pickupUntil: '2026-11-22T19:00:00.000Z',
    },
  ],
  [
    'This request is canceled',
    ['Since 1:00 PM today.', 'Why: We found no hauler for it; It rained.'],
    ['Reopen…'],
    {
      status: 'Canceled',
      closedAt: '2026-11-22T21:00:00.000Z',
      cancelReasons: ['We found no hauler for it', 'It rained'],
    },
  ],
  [
    'This request is completed',
    ['Since 1:00 PM today.', 'Bay Haul had the job.', 'The customer paid $150.'],
    ['Reopen…'],
    { ...held, status: 'Completed', closedAt: '2026-11-22T21:00:00.000Z', pricePaid: 150 },
  ],
  [
    'The status is On hold',
    ['No one has called. A call was promised by 11:00 AM today.'],
    ['Call customer', 'Set the status…'],
    { status: 'On hold' },
  ],
])('next step: %s', async (heading, said, pressed, request) => {
  await desk.open(requestViewOf(request));

  expect(within(next()).getByRole('heading')).toHaveTextContent(heading);
  expect([...next().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(said);
  expect(presses()).toEqual(pressed);
});

test('calls are links, except numbers that must not be linked', async () => {
  const { unmount } = await desk.open(requestViewOf(held));
  expect(screen.getByRole('link', { name: 'Call customer' })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByRole('link', { name: 'Call hauler' })).toHaveAttribute('href', 'tel:+12135550101');
  unmount();

  await desk.open(requestViewOf({ offers: [heldBy({ ...bayHaul, phone: '9005550142' })], phone: '9005550143' }));

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Call hauler' })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  expect(screen.getByText('(900) 555-0142')).toBeInTheDocument();
});

test('one click records a call and is replaced by its undo', async () => {
  const { user } = await desk.open(
    requestViewOf(held),
    shows(requestViewOf({ ...held, ...called, version: versionOf(2) })),
  );

  await user.click(button('I called'));

  await expectNext('Bay Haul has called and owes a proposal');
  expect(desk.actsSent()).toEqual([
    {
      token: TOKEN,
      action: 'called',
      called: true,
      version: versionOf(1),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(screen.getByText('Saved. No one was told.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I called' })).not.toBeInTheDocument();

  await user.click(button('Undo “I called”'));
  await waitFor(() => expect(desk.actsSent().at(-1)).toMatchObject({ called: false, version: versionOf(2) }));
});

test('a double click is one action, even if the answer is quick', async () => {
  const { user } = await desk.open(
    requestViewOf(held),
    shows(requestViewOf({ ...held, ...called, version: versionOf(2) })),
  );

  await user.dblClick(button('I called'));

  await expectNext('Bay Haul has called and owes a proposal');
  expect(desk.actsSent()).toHaveLength(1);
});

test("the second click of a double click doesn't undo the first", async () => {
  await desk.open(requestViewOf({ ...held, ...called }));

  fireEvent.click(button('Undo “I called”'), { detail: 2 });
  await passTime(1000);

  expect(desk.actsSent()).toEqual([]);
});

test('a lost attempt is repeated with the same ID', async () => {
  const done = shows(requestViewOf({ ...held, ...called }));
  const { user } = await desk.open(requestViewOf(held), 'connection lost', done);

  await user.click(button('I called'));
  await waitFor(() => expect(desk.actsSent()).toHaveLength(1));
  await passTime(1500);

  await waitFor(() => expect(desk.actsSent()).toHaveLength(2));
  const [first, second] = desk.actsSent();
  expect(second).toEqual(first);
});

test('no other action is sent during one', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await desk.open(requestViewOf(held), answer);
  await user.click(button('I called'));
  await screen.findByRole('button', { name: 'Sending…' });

  await user.click(button('Take back…'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release(shows(requestViewOf({ ...held, ...called })));

  await expectNext('Bay Haul has called and owes a proposal');
  expect(desk.actsSent()).toHaveLength(1);
});

test('offline, an action waits, says so and can be canceled', async () => {
  const { user } = await desk.open(requestViewOf(held));
  fireEvent.offline(window);
  await user.click(button('I called'));
  expect(await screen.findByText(/^You’re offline\. Leave this page open/)).toBeInTheDocument();

  await user.click(button('Don’t send it'));
  fireEvent.online(window);
  await passTime(5000);

  expect(desk.actsSent()).toEqual([]);
});

test('offline, an action waits and is sent once when the connection is back', async () => {
  const { user } = await desk.open(requestViewOf(held), shows(requestViewOf({ ...held, ...called })));
  fireEvent.offline(window);
  await user.dblClick(button('I called'));
  expect(desk.actsSent()).toEqual([]);

  fireEvent.online(window);

  await waitFor(() => expect(desk.actsSent()).toHaveLength(1));
});

test("a page that can't be reloaded says when it was updated", async () => {
  await desk.open(requestViewOf(held));
  fireEvent.offline(window);
  await passTime(31_000);

  expect(await screen.findByText('No connection. Last updated at 2:00 PM today.')).toBeInTheDocument();
});

describe('another person was faster', () => {
  const theirs = requestViewOf({ offers: [heldBy(valleyHauling)], version: versionOf(2) });
  const stale = refuses('stale', 'This has changed.', theirs);

  test('their change is shown and explained, and nothing is done', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf({ offers: [openTo(bayHaul)] }), stale);

    await user.click(button('I called'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was done, because this changed in the meantime. Valley Hauling has it now. Check it, and press again if it’s still right.',
    );
    expect(screen.getByRole('heading', { name: 'Valley Hauling has to call' })).toBeInTheDocument();
    expect(desk.actsSent()).toHaveLength(1);
  });

  test('a dialog explains it, keeps the choice, and the next click uses the new version', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf(), stale, shows(theirs));
    await user.click(button('Assign…'));
    await user.click(dialog().getByRole('button', { name: 'Assign' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('Valley Hauling has it now.');
    expect(dialog().getByRole('radio', { name: /^Bay Haul/ })).toBeChecked();
    await waitFor(() =>
      expect(toldInDialog()).toContain(
        'Valley Hauling gets a text right away, or an email between 9 PM and 8 AM: they no longer have the job.',
      ),
    );
    await user.click(dialog().getByRole('button', { name: 'Assign' }));

    await waitFor(() => expect(desk.actsSent()).toHaveLength(2));
    expect(desk.actsSent().map(({ version }) => version)).toEqual([versionOf(1), versionOf(2)]);
  });

  test('a change while a dialog is open stops the action', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf(), shows(theirs));
    await user.click(button('Assign…'));
    await passTime(31_000);
    await waitFor(() => expect(desk.backend.bodiesTo('desk')).toHaveLength(2));
    desk.backend.answer('desk', stale);

    await user.click(dialog().getByRole('button', { name: 'Assign' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('Valley Hauling has it now.');
    expect(desk.actsSent()[0]).toMatchObject({ version: versionOf(1) });
  });

  test.each<[string, Partial<DeskRequest>, string]>([
    ['the status', { status: 'Completed' }, 'The status is now Completed.'],
    ['who has it', { offers: [] }, 'No one has it anymore.'],
    ['the flag', { flaggedBecause: 'Odd' }, 'It’s flagged now: Odd.'],
    ['a call', called, 'The customer has been called.'],
    ['a report', { reportedAt: '2026-11-22T21:00:00.000Z' }, 'The customer says no one has contacted them.'],
    ['the pickup', booked, 'The pickup is now: Tuesday, November 24, 9:00–11:00 AM.'],
    ['the customer', { phone: '2135550199' }, 'The customer’s details were corrected.'],
    ['the note', { note: 'Ring twice' }, 'The note was changed.'],
  ])('the message names what changed: %s', async (_, changed, said) => {
    expectLogged('Nothing was changed at the desk');
    const current = requestViewOf({ ...held, version: versionOf(2), ...changed });
    const { user } = await desk.open(requestViewOf(held), refuses('stale', 'This has changed.', current));

    await user.click(button('I called'));

    expect(await screen.findByRole('alert')).toHaveTextContent(`in the meantime. ${said} Check it`);
  });
});

test("another refusal shows the function's message, also in a dialog", async () => {
  expectLogged('Nothing was changed at the desk');
  const look = requestViewOf();
  const { user } = await desk.open(look, refuses('paused', 'This hauler is paused.', look));
  await user.click(button('Assign…'));
  await user.click(dialog().getByRole('button', { name: 'Assign' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('This hauler is paused.');

  await user.click(dialog().getByRole('button', { name: 'Back' }));

  expect(within(next()).getByRole('alert')).toHaveTextContent('This hauler is paused.');
});

test('a link that ends during typing is reported there, and nothing is lost', async () => {
  expectLogged('Nothing was changed at the desk');
  const { user } = await desk.open(requestViewOf(), DEAD, DEAD);
  await user.click(button('Correct…'));
  const name = dialog().getByRole('textbox', { name: /^Full name/ });
  await user.clear(name);
  await user.type(name, 'Rosa A. Garcia');

  await user.click(dialog().getByRole('button', { name: 'Save' }));

  expect(await dialog().findByRole('alert')).toHaveTextContent('This link no longer works.');
  expect(dialog().getByRole('textbox', { name: /^Full name/ })).toHaveValue('Rosa A. Garcia');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
});

test('a link that ended offers a new one', async () => {
  expectLogged('Nothing was changed at the desk');
  const { user } = await desk.open(requestViewOf(held), DEAD, DEAD);

  await user.click(button('I called'));

  // The page is now much shorter than the scroll position.
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(button('Email me a link')).toBeInTheDocument();
});

describe('without a working link', () => {
  test.each([
    ['a link that has ended', LINK],
    ['a malformed link', '/desk/7K3M'],
    ['a malformed request', `${LINK}/none`],
  ])('%s leads to a new one', async (_, path) => {
    desk.backend.answer('desk', DEAD, { status: 200, body: { state: 'asked' } });
    if (path !== LINK) desk.backend.answer('desk', { status: 200, body: { state: 'asked' } });
    const { user } = await renderApp(path);
    await screen.findByRole('heading', { name: 'This link no longer works' });

    await user.dblClick(button('Email me a link'));

    expect(await screen.findByText('If this site has a desk, the link is in the team’s mailbox.')).toBeInTheDocument();
    expect(desk.actsSent()).toEqual([{ action: 'ask' }]);
  });

  test('the desk shows one button', async () => {
    await renderApp('/desk');

    expect(await screen.findByRole('heading', { name: 'You need a link to open the desk' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByRole('button')).toEqual([button('Email me a link')]);
    expect(desk.backend.bodiesTo('desk')).toEqual([]);
  });

  test('a failed click is reported', async () => {
    expectLogged('No link was asked for');
    desk.backend.answer('desk', { status: 429, body: { message: 'Too many' } });
    const { user } = await renderApp('/desk');

    await user.click(await screen.findByRole('button', { name: 'Email me a link' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a minute.');
  });
});

test('a failed load can be retried', async () => {
  desk.backend.answer('desk', { status: 429, body: { message: 'Too many requests.' } }, shows(requestViewOf()));
  const { user } = await renderApp(LINK);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');

  await user.click(button('Try again'));

  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(desk.backend.bodiesTo('desk')).toHaveLength(2);
});

test('a request opened from the list links back, and its actions name it', async () => {
  const look = requestViewOf({ ...held, trackingId: undefined }, { scope: 'list' });
  desk.backend.answer('desk', shows(look));
  const { user } = await renderApp(`${LINK}/${look.request.id}`);

  expect(await screen.findByRole('link', { name: /All requests$/ })).toHaveAttribute('href', `/desk/${TOKEN}`);
  expect(screen.queryByRole('link', { name: 'Open their tracking page' })).not.toBeInTheDocument();
  await user.click(button('I called'));

  await waitFor(() => expect(desk.actsSent()).toHaveLength(1));
  expect(desk.actsSent()[0]).toMatchObject({ leadId: look.request.id });
  expect(desk.backend.bodiesTo('desk')[0]).toEqual({ token: TOKEN, action: 'look', leadId: look.request.id });
});

test('the name is optional, stored on the device and sent with each action', async () => {
  const { user, unmount } = await desk.open(requestViewOf(held));
  await user.type(screen.getByLabelText(/^Your name/), 'Sam');
  unmount();
  await renderApp(LINK);
  expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Sam');

  await user.click(button('I called'));

  await waitFor(() => expect(desk.actsSent()[0]).toMatchObject({ by: 'Sam' }));
});

test('ten offers are a sentence and four rows, with the rest a click away', async () => {
  const offers = [
    ...[3, 4, 5, 6, 7, 8].map((number) => deskOffer(haulerOf(number), { state: 'declined', reason: 'Too far away' })),
    deskOffer(haulerOf(9)),
    deskOffer(haulerOf(10), { state: 'open' }),
    openTo(bayHaul),
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
  expect(within(asked).getByRole('link', { name: 'Call Bay Haul' })).toHaveAttribute('href', 'tel:+12135550101');
});

test('an offer made this minute is open', async () => {
  await desk.open(requestViewOf({ offers: [openTo(bayHaul, { offeredAt: '2026-11-22T22:00:20.000Z' })] }));

  expect(screen.getByRole('region', { name: 'Who was asked' })).toHaveTextContent('Bay HaulAsked until 3:00 PM today');
});

test('the history is in sentences, newest first', async () => {
  await desk.open(requestViewOf({ history: fullHistory }));

  const entries = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem', { hidden: true });
  expect(entries.map((entry) => entry.firstChild?.textContent)).toEqual([
    'Assigned to Valley Hauling · Sam, through the email “Overdue”.',
    'The customer says something is left.',
    'Email to the customer: Question after pickup.',
    'Bay Haul no longer has the job: Too far away.',
    'The status changed from Submitted to In Progress.',
    'A time was agreed by phone.',
    'Bay Haul sent a proposal.',
    'The customer corrected their details.',
    'The customer said that no one had called.',
    'The customer was called.',
    'Bay Haul got the job.',
    'Text to Bay Haul: Job offered, not delivered.',
    'Offered to Bay Haul.',
    'Email to the customer: Request received.',
    'The request came in.',
  ]);
});

test.each<[string, object, string]>([
  ['take-back', { before: { hauler: 'Bay Haul' }, after: { hauler: null } }, 'Taken back from Bay Haul'],
  ['called', { after: { contacted_at: '2026-11-22T18:20:00Z' } }, 'Marked as called'],
  [
    'called',
    { before: { contacted_at: '2026-11-22T18:20:00Z' }, after: { contacted_at: null } },
    'Marked as not called after all',
  ],
  [
    'pickup',
    {
      before: { timeframe: 'Friday' },
      after: { timeframe: null, pickup_from: tuesday.from, pickup_until: tuesday.until },
    },
    'Pickup set to Tuesday, November 24, 9:00–11:00 AM, before that: Friday',
  ],
  [
    'pickup',
    { before: { timeframe: 'Friday' }, after: { timeframe: null } },
    'Pickup time removed, before that: Friday',
  ],
  [
    'status',
    { before: { status: 'Submitted' }, after: { status: 'Completed' } },
    'Status changed from Submitted to Completed',
  ],
  ['cancel', { after: { status: 'Canceled', cancel_reasons: ['It rained.'] } }, 'Canceled: It rained'],
  ['flag', { before: { flagged_because: null }, after: { flagged_because: 'Odd' } }, 'Flagged: Odd'],
  ['flag', { before: { flagged_because: 'Odd' }, after: { flagged_because: null } }, 'Flag cleared'],
  ['note', { before: { desk_note: 'Gate 4711' }, after: { desk_note: 'Gate 1' } }, 'Note changed; it was “Gate 4711”'],
  ['note', { before: { desk_note: 'Gate 1' }, after: { desk_note: null } }, 'Note removed: “Gate 1”'],
  ['resend', {}, 'Tracking link sent again'],
  ['end-texts', {}, 'Texts to the customer ended'],
  ['reopen', { before: { status: 'Completed' }, after: { status: 'In Progress' } }, 'Reopened as In Progress'],
  ['publish-review', { before: { review: 'waiting' }, after: { review: 'published' } }, 'Review published'],
  [
    'withhold-review',
    { before: { review: 'published' }, after: { review: 'not-about-the-pickup' } },
    'Review withheld: It isn’t about the pickup',
  ],
  [
    'correct',
    { before: { phone: '2135550142', city: null }, after: { phone: '2135550143', city: 'Burbank', correction: 7 } },
    'Corrected: Phone (213) 555-0143, was (213) 555-0142; City Burbank, was none',
  ],
  ['correct', { before: { load_size: null }, after: { load_size: 'half' } }, 'Corrected: Load Half a truck, was none'],
  [
    'leave-price-out',
    { before: { price_left_out_because: null }, after: { price_left_out_because: 'Two jobs in one.' } },
    'Price left out: Two jobs in one',
  ],
  [
    'count-price',
    { before: { price_left_out_because: 'Two jobs in one' }, after: { price_left_out_because: null } },
    'Price counted again',
  ],
  [
    'reopen',
    {
      before: {
        status: 'Completed',
        price_paid: 1200,
        load_size_hauled: 'full',
        price_left_out_because: 'Two jobs in one',
      },
      after: { status: 'In Progress', price_paid: null, load_size_hauled: null, price_left_out_because: null },
    },
    'Reopened as In Progress; Price paid none, was $1,200; How full the truck was none, was A full truck or more; Left out because none, was Two jobs in one',
  ],
  ['dance', {}, 'Something was done (dance)'],
])('the history describes what the action %s changed', async (name, change, said) => {
  const entry = { at: '2026-11-22T18:30:00.000Z', what: 'act', act: name, mailKind: 'digest', ...change };
  await desk.open(requestViewOf({ history: [entry] }));

  expect(screen.getByText(`${said}, through the email “Today”.`)).toBeInTheDocument();
});

test('an empty history says so', async () => {
  await desk.open(requestViewOf({ history: [] }));

  expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
});

test("the customer's language, channel and bounces are shown", async () => {
  const { user } = await desk.open(
    requestViewOf({ language: 'es', email: null, updates: { by: 'none', cameBack: ['mail'] } }),
  );

  const customer = within(screen.getByRole('region', { name: /^Ana Diaz/ }));
  expect(customer.getByRole('heading')).toHaveTextContent('Ana Diaz writes in Spanish');
  expect(customer.getByText('Language').nextSibling).toHaveTextContent(
    'reads SpanishWhat you type is shown as you typed it, not translated.',
  );
  expect(customer.getByText('Our messages can’t reach them. Call them with any updates.')).toBeInTheDocument();
  expect(customer.getByText('The last email to them bounced.')).toBeInTheDocument();
  expect(customer.queryByRole('button', { name: /tracking link/ })).not.toBeInTheDocument();
  await user.click(customer.getByRole('button', { name: 'Correct…' }));
  expect(dialog().getByLabelText(/^Email/)).toHaveValue('');
});

test('the proposal is shown with times and note', async () => {
  await desk.open(requestViewOf({ ...held, ...called, status: 'Sent Proposal', proposal: openProposal }));

  const facts = within(screen.getByRole('region', { name: 'Proposal and pickup' }));
  expect(facts.getByText('$120–$180')).toBeInTheDocument();
  expect(facts.getByText('The hauler’s note').nextElementSibling).toHaveTextContent('Two people come.');
  expect(facts.queryByText('Your note')).not.toBeInTheDocument();
});

test('the load is shown with the job', async () => {
  await desk.open(requestViewOf({ loadSize: 'half' }));
  const job = within(screen.getByRole('region', { name: 'The job' }));
  expect(job.getByText('Load').nextElementSibling).toHaveTextContent('Half a truck, about 8 cubic yards');
});

test('a load that was not said is not shown', async () => {
  await desk.open(requestViewOf());

  expect(screen.queryByText('Load')).not.toBeInTheDocument();
});

describe('the price that was paid', () => {
  const paid = { ...held, ...called, status: 'Completed', pricePaid: 165, loadSizeHauled: 'half' } as const;
  const leftOut = { ...paid, priceLeftOut: 'Two jobs in one.' };
  const facts = () => within(screen.getByRole('region', { name: 'Proposal and pickup' }));
  const factsSaid = () =>
    facts()
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

  test('is shown with how full the truck was', async () => {
    await desk.open(requestViewOf(paid));

    expect(factsSaid()).toEqual(expect.arrayContaining(['Price paid: $165', 'How full the truck was: Half a truck']));
    expect(facts().getByRole('button', { name: 'Leave this price out' })).toBeInTheDocument();
  });

  test('cannot be left out if there is none', async () => {
    await desk.open(requestViewOf({ ...paid, pricePaid: undefined }));

    expect(facts().queryByRole('button')).not.toBeInTheDocument();
  });

  test('is left out with the keyboard, for a reason, and counted again with one press', async () => {
    const { user } = await desk.open(
      requestViewOf(paid),
      shows(requestViewOf({ ...leftOut, version: versionOf(2) })),
      shows(requestViewOf({ ...paid, version: versionOf(3) })),
    );
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
    expect(facts().getByRole('heading', { level: 2 })).toHaveFocus();
    expect(facts().queryByText(/^Left out/)).not.toBeInTheDocument();
    expect(desk.sent()).toEqual([
      { action: 'leave-price-out', reason: 'Two jobs in one.', version: versionOf(1) },
      { action: 'count-price', version: versionOf(2) },
    ]);
  });

  test('is not left out without a reason', async () => {
    const { user } = await desk.open(requestViewOf(paid));
    await user.click(button('Leave this price out'));

    await user.click(dialog().getByRole('button', { name: 'Leave it out' }));

    expect(await dialog().findByText('Please say why')).toBeInTheDocument();
    expect(dialog().getByLabelText('Why?')).toHaveFocus();
    expect(desk.actsSent()).toEqual([]);
  });

  test('that is gone by then is refused where the reason was typed, and the reason stays', async () => {
    expectLogged('Nothing was changed at the desk');
    const gone = requestViewOf({ ...paid, pricePaid: undefined, version: versionOf(2) });
    const { user } = await desk.open(requestViewOf(paid), refuses('no-price', 'No price was entered', gone));
    await user.click(button('Leave this price out'));
    await user.type(dialog().getByLabelText('Why?'), 'Two jobs in one');

    await user.click(dialog().getByRole('button', { name: 'Leave it out' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('No price was entered');
    expect(dialog().getByLabelText('Why?')).toHaveValue('Two jobs in one');
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

test('a hauler can be assigned with the keyboard', async () => {
  const given = requestViewOf({ ...held, version: versionOf(2) });
  const { user } = await desk.open(
    requestViewOf({}, { haulers: [candidateOf(bayHaul), candidateOf(valleyHauling)] }),
    shows(given),
  );
  button('Assign…').focus();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog().getByRole('radio', { name: /^Bay Haul/ })).toHaveFocus());
  await user.keyboard('{Enter}');

  await expectNext('Bay Haul has to call');
  expect(desk.actsSent()).toMatchObject([{ action: 'assign', hauler: bayHaul.id }]);
});

test('Escape closes a dialog without an action and restores the focus', async () => {
  const { user } = await desk.open(requestViewOf());
  await user.click(button('Assign…'));

  await user.keyboard('{Escape}');

  await waitFor(() => expect(button('Assign…')).toHaveFocus());
  expect(desk.actsSent()).toEqual([]);
});
