import type { DeskRequest, RequestView } from '@functions/contracts/desk.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bayHaul,
  candidateOf,
  deskOffer,
  haulerOf,
  heldBy,
  openProposal,
  openTo,
  requestViewOf,
  tuesday,
  valleyHauling,
  versionOf,
} from '../fixtures/desk';
import { button, deskOfTest, dialog, shows, toldInDialog } from './support/desk';

type User = Awaited<ReturnType<ReturnType<typeof deskOfTest>['open']>>['user'];

let desk: ReturnType<typeof deskOfTest>;

beforeEach(() => {
  desk = deskOfTest();
});

const held = { offers: [heldBy(bayHaul)] };
const booked = { pickupFrom: tuesday.from, pickupUntil: tuesday.until };
const by = (way: DeskRequest['updates']['by']): Partial<DeskRequest> => ({ updates: { by: way, cameBack: [] } });

/** Opens a dialog with its button. */
async function openDialog(user: User, name: string) {
  const [first] = screen.getAllByRole('button', { name, hidden: true });
  if (!first) throw new Error(`No button ${name}`);
  await user.click(first);
  return dialog();
}

/** Opens a dialog, fills it in and submits it. @returns the action that is sent. */
async function press(look: RequestView, name: string, submit: string, fillIn?: (user: User) => Promise<void>) {
  const { user } = await desk.open(look, shows(requestViewOf({ ...look.request, version: versionOf(2) })));
  await openDialog(user, name);
  await fillIn?.(user);
  await user.click(dialog().getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.actsSent()).toHaveLength(1);
  const { token: _, id: __, version, ...act } = desk.actsSent()[0] ?? {};
  expect(version).toBe(versionOf(1));
  return act;
}

describe('the action sent by a dialog', () => {
  test('assign: has the preselected hauler, who fits best', async () => {
    expect(await press(requestViewOf(), 'Assign…', 'Assign')).toEqual({ action: 'assign', hauler: bayHaul.id });
  });

  test('offer: has the chosen hauler', async () => {
    const act = await press(requestViewOf(), 'Offer…', 'Offer', (user) =>
      user.click(dialog().getByRole('radio', { name: /^Valley Hauling/ })),
    );
    expect(act).toEqual({ action: 'offer', hauler: valleyHauling.id });
  });

  test('take back: has the reason', async () => {
    const act = await press(requestViewOf(held), 'Take back…', 'Take back', (user) =>
      user.click(dialog().getByRole('radio', { name: 'The hauler did not come' })),
    );
    expect(act).toEqual({ action: 'take-back', reason: 'no-show' });
  });

  test('pickup: has the proposed time, which is filled in', async () => {
    const look = requestViewOf({ ...held, status: 'Sent Proposal', proposal: openProposal });
    expect(await press(look, 'Set the pickup…', 'Save the pickup')).toEqual({ action: 'pickup', ...tuesday });
  });

  test('pickup: has a time in words', async () => {
    const act = await press(requestViewOf(), 'Set the pickup…', 'Save the pickup', async (user) => {
      await user.click(dialog().getByRole('radio', { name: 'Only a description' }));
      await user.type(dialog().getByLabelText('In words'), 'Friday afternoon');
    });
    expect(act).toEqual({ action: 'pickup', timeframe: 'Friday afternoon' });
  });

  test('pickup: has no time if the time is removed', async () => {
    const act = await press(
      requestViewOf({ ...booked, status: 'In Progress' }),
      'Change the pickup…',
      'Save the pickup',
      (user) => user.click(dialog().getByRole('radio', { name: 'No time yet' })),
    );
    expect(act).toEqual({ action: 'pickup' });
  });

  test('complete: sets the status', async () => {
    const look = requestViewOf({ ...held, status: 'In Progress' });
    expect(await press(look, 'Completed…', 'Yes, it’s done')).toEqual({ action: 'status', status: 'Completed' });
  });

  test('status: has any other status', async () => {
    const act = await press(requestViewOf(held), 'Set the status…', 'Set it', (user) =>
      user.click(dialog().getByRole('radio', { name: /^In Progress/ })),
    );
    expect(act).toEqual({ action: 'status', status: 'In Progress' });
  });

  test('status: In Progress is suggested if the pickup has a time', async () => {
    const look = requestViewOf({ ...held, timeframe: 'Friday afternoon' });
    expect(await press(look, 'Set the status…', 'Set it')).toEqual({ action: 'status', status: 'In Progress' });
  });

  test('reopen: a request completed from any status is in progress', async () => {
    const history = [{ at: tuesday.from, what: 'status', from: 'Submitted', to: 'Completed' }];
    const look = requestViewOf({ ...held, status: 'Completed', closedAt: tuesday.from, history });
    expect(await press(look, 'Reopen…', 'Reopen it')).toEqual({ action: 'reopen' });
  });

  test('reopen: a canceled request returns to its last status', async () => {
    const history = [{ at: tuesday.from, what: 'status', from: 'In Progress', to: 'Canceled' }];
    const look = requestViewOf({ ...held, status: 'Canceled', closedAt: tuesday.from, history });
    expect(await press(look, 'Reopen…', 'Reopen it')).toEqual({ action: 'status', status: 'In Progress' });
  });

  test('reopen: a request canceled twice returns to its status before the second time', async () => {
    const changes = [
      ['Submitted', 'Canceled'],
      ['Canceled', 'Submitted'],
      ['Submitted', 'Sent Proposal'],
      ['Sent Proposal', 'Canceled'],
    ] as const;
    const history = changes.map(([from, to], hour) => ({ at: `2026-11-20T1${hour}:00:00Z`, what: 'status', from, to }));
    const look = requestViewOf({ status: 'Canceled', history });

    expect(await press(look, 'Reopen…', 'Reopen it')).toEqual({ action: 'status', status: 'Sent Proposal' });
  });

  test('cancel: has the codes of reasons and the typed one', async () => {
    const act = await press(requestViewOf(), 'Cancel it…', 'Cancel the request', async (user) => {
      await user.click(dialog().getByRole('checkbox', { name: 'It is outside the area we serve' }));
      await user.type(dialog().getByLabelText('In your own words'), 'Sorry');
    });
    expect(act).toEqual({ action: 'cancel', reasons: ['outside-area', 'Sorry'] });
  });

  test('flag: has the reason', async () => {
    const act = await press(requestViewOf(), 'Flag it…', 'Flag it', (user) =>
      user.type(dialog().getByLabelText('Why?'), 'Odd photos'),
    );
    expect(act).toEqual({ action: 'flag', reason: 'Odd photos' });
  });

  test('flag: has an empty reason if the flag is cleared', async () => {
    const look = requestViewOf({ flaggedBecause: 'Odd photos' });
    expect(await press(look, 'Clear the flag…', 'Clear the flag')).toEqual({ action: 'flag', reason: '' });
  });

  test('correct: has only what was edited', async () => {
    const act = await press(requestViewOf(), 'Correct…', 'Save', async (user) => {
      await user.clear(dialog().getByLabelText('City (optional)'));
      await user.clear(dialog().getByLabelText('Phone'));
      await user.type(dialog().getByLabelText('Phone'), '(213) 555-0199');
    });
    expect(act).toEqual({ action: 'correct', city: '', phone: '(213) 555-0199' });
  });

  test('correct: has the chosen load', async () => {
    const act = await press(requestViewOf({ loadSize: 'half' }), 'Correct…', 'Save', async (user) => {
      expect(dialog().getByRole('combobox', { name: /^Load/ })).toHaveDisplayValue('Half a truck');
      await user.selectOptions(dialog().getByRole('combobox', { name: /^Load/ }), 'A full truck or more');
    });
    expect(act).toEqual({ action: 'correct', loadSize: 'full' });
  });

  test('correct: has an empty load if the load is removed', async () => {
    const act = await press(requestViewOf({ loadSize: 'half' }), 'Correct…', 'Save', (user) =>
      user.selectOptions(dialog().getByRole('combobox', { name: /^Load/ }), 'Not specified'),
    );
    expect(act).toEqual({ action: 'correct', loadSize: '' });
  });

  test('leave the price out: has the reason', async () => {
    const look = requestViewOf({ ...held, status: 'Completed', pricePaid: 165 });
    const act = await press(look, 'Leave this price out', 'Leave it out', async (user) => {
      expect(toldInDialog()).toEqual(['No one. Only the desk shows it.']);
      await user.type(dialog().getByLabelText('Why?'), 'Two jobs in one');
    });
    expect(act).toEqual({ action: 'leave-price-out', reason: 'Two jobs in one' });
  });

  test('note: has the typed text', async () => {
    const act = await press(requestViewOf(), 'Write a note…', 'Save the note', (user) =>
      user.type(dialog().getByLabelText('Note'), 'Gate 4711'),
    );
    expect(act).toEqual({ action: 'note', note: 'Gate 4711' });
  });

  test('resend: needs nothing else', async () => {
    expect(await press(requestViewOf(), 'Send the tracking link again…', 'Send it')).toEqual({ action: 'resend' });
  });

  test('end texts: needs nothing else', async () => {
    const agreed = requestViewOf({ agreedToMessages: true });
    expect(await press(agreed, 'End texts to this person…', 'End texts')).toEqual({ action: 'end-texts' });
  });
});

test("a double click on a dialog's button is one action", async () => {
  const { user } = await desk.open(requestViewOf(), shows(requestViewOf({ ...held, version: versionOf(2) })));
  await openDialog(user, 'Assign…');

  await user.dblClick(dialog().getByRole('button', { name: 'Assign' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.actsSent()).toHaveLength(1);
});

test('after an action in a dialog the focus moves to the next step', async () => {
  await press(requestViewOf(), 'Assign…', 'Assign');

  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'No one has this request' })).toHaveFocus());
});

describe('missing or invalid input', () => {
  test.each<[name: string, submit: string, said: string, request: Partial<DeskRequest>]>([
    ['Cancel it…', 'Cancel the request', 'Choose at least one reason', {}],
    ['Flag it…', 'Flag it', 'Please say why', {}],
    ['Correct…', 'Save', 'Change something, or press “Back”', {}],
  ])('%s asks for it and sends nothing', async (name, submit, said, request) => {
    const { user } = await desk.open(requestViewOf(request));
    await openDialog(user, name);

    await user.click(dialog().getByRole('button', { name: submit }));

    expect((await dialog().findAllByText(said)).length).toBeGreaterThan(0);
    expect(desk.actsSent()).toEqual([]);
  });

  test('more than five reasons are too many', async () => {
    const { user } = await desk.open(requestViewOf());
    await openDialog(user, 'Cancel it…');
    for (const box of dialog().getAllByRole('checkbox')) await user.click(box);

    await user.click(dialog().getByRole('button', { name: 'Cancel the request' }));

    expect(dialog().getByText('Please give five reasons or fewer')).toBeInTheDocument();
    expect(dialog().getByLabelText('In your own words')).toHaveFocus();
  });

  test('a correction follows the rules of the booking form', async () => {
    const { user } = await desk.open(requestViewOf());
    await openDialog(user, 'Correct…');
    await user.clear(dialog().getByLabelText('Full name'));
    await user.clear(dialog().getByLabelText('ZIP code'));
    await user.type(dialog().getByLabelText('ZIP code'), '9021');

    await user.click(dialog().getByRole('button', { name: 'Save' }));

    expect(dialog().getByRole('link', { name: 'Full name is required' })).toBeInTheDocument();
    expect(dialog().getByRole('link', { name: 'Please enter a valid ZIP code' })).toBeInTheDocument();
    expect(desk.actsSent()).toEqual([]);
  });

  test("a past time can't be the pickup", async () => {
    const { user } = await desk.open(requestViewOf());
    await openDialog(user, 'Set the pickup…');
    const day = dialog().getByLabelText('Day');
    await user.clear(day);
    await user.type(day, '2026-11-20');

    await user.click(dialog().getByRole('button', { name: 'Save the pickup' }));

    expect(dialog().getByText('This time has passed. Choose a later one.')).toBeInTheDocument();
    expect(desk.actsSent()).toEqual([]);
  });

  test('without a hauler to choose, the dialog says so', async () => {
    const { user } = await desk.open(requestViewOf({}, { haulers: [] }));
    await openDialog(user, 'Assign…');

    await user.click(dialog().getByRole('button', { name: 'Assign' }));

    expect(dialog().getByText(/^There’s no other active hauler/)).toBeInTheDocument();
    expect(dialog().getByText('Choose a hauler')).toBeInTheDocument();
    expect(desk.actsSent()).toEqual([]);
  });

  test('without a choice, the first option gets the focus', async () => {
    const { user } = await desk.open(requestViewOf({}, { haulers: [candidateOf(haulerOf(5), { fits: false })] }));
    await openDialog(user, 'Assign…');

    await user.click(dialog().getByRole('button', { name: 'Assign' }));

    expect(dialog().getByRole('radio')).toHaveFocus();
    expect(desk.actsSent()).toEqual([]);
  });
});

describe('the list of haulers', () => {
  const declined = deskOffer(bayHaul, { state: 'declined' });
  const haulers = [
    candidateOf(bayHaul, { languages: ['en', 'es'] }),
    candidateOf(valleyHauling, { jobs: 1, truckCubicYards: 8 }),
    candidateOf(haulerOf(3), { jobs: 2, insuranceEnded: true, truckCubicYards: 7 }),
    candidateOf(haulerOf(4), { jobs: 3, hasAgreement: false }),
    candidateOf(haulerOf(5), { fits: false }),
  ];

  test("doesn't preselect one who declined, and gives the facts for the choice", async () => {
    const { user } = await desk.open(
      requestViewOf({ offers: [declined], language: 'es', loadSize: 'half' }, { haulers }),
    );
    await openDialog(user, 'Assign…');

    expect(
      dialog()
        .getAllByRole('radio', { hidden: true })
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'Bay HaulNo open jobs, speaks Spanish, declined this',
      'Valley Hauling1 open job, truck of 8 cubic yards, doesn’t speak Spanish',
      'Hauler 32 open jobs, truck of 7 cubic yards (too small for this load in one trip), doesn’t speak Spanish, insurance ended',
      'Hauler 43 open jobs, doesn’t speak Spanish, hasn’t accepted the agreement',
      'Hauler 5Different area or services, no open jobs, doesn’t speak Spanish',
    ]);
    expect(dialog().getByRole('radio', { name: /^Valley Hauling/ })).toBeChecked();
    expect(dialog().getByText('2 other haulers')).toBeInTheDocument();
  });

  test('preselects no one without insurance or the agreement', async () => {
    const { user } = await desk.open(requestViewOf({ offers: [] }, { haulers: haulers.slice(2) }));
    await openDialog(user, 'Assign…');

    for (const radio of dialog().getAllByRole('radio', { hidden: true })) expect(radio).not.toBeChecked();
  });

  test('leaves out the hauler who has the request or was asked', async () => {
    const { user } = await desk.open(requestViewOf({ offers: [openTo(bayHaul)] }, { haulers }));
    await openDialog(user, 'Offer to another…');

    expect(dialog().queryByRole('radio', { name: /^Bay Haul/ })).not.toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: /^Valley Hauling/ })).toBeChecked();
  });

  test('names the hauler who loses the job', async () => {
    const { user } = await desk.open(requestViewOf(held, { haulers }));
    await openDialog(user, 'Assign to another…');

    expect(dialog().getByText(/Bay Haul loses it, and it starts over\.$/)).toBeInTheDocument();
    expect(dialog().queryByRole('radio', { name: /^Bay Haul/ })).not.toBeInTheDocument();
  });
});

describe('the list of who is told', () => {
  const theirs = 'the job is theirs, and the job page has the customer’s details.';
  const comes = 'who has the job, and their number.';

  test.each<[way: DeskRequest['updates']['by'], hauler: string, customer: string]>([
    ['mail', `Bay Haul gets an email right away: ${theirs}`, `The customer gets an email right away: ${comes}`],
    [
      'both',
      `Bay Haul gets an email right away: ${theirs}`,
      `The customer gets a text right away, or an email between 9 PM and 8 AM: ${comes}`,
    ],
    [
      'text',
      `Bay Haul gets a text, between 8 AM and 9 PM: ${theirs}`,
      `The customer gets a text, between 8 AM and 9 PM: ${comes}`,
    ],
    [
      'none',
      `Our messages can’t reach Bay Haul. Call them: ${theirs}`,
      `Our messages can’t reach the customer. Call them: ${comes}`,
    ],
  ])('on assigning with %s as the channel has hauler and customer', async (way, hauler, customer) => {
    const { user } = await desk.open(requestViewOf(by(way), { haulers: [candidateOf(bayHaul, { toldBy: way })] }));
    await openDialog(user, 'Assign…');

    expect(toldInDialog()).toEqual([hauler, customer]);
  });

  test('on moving a job also has the former hauler, but no one else who was asked', async () => {
    const offers = [heldBy(valleyHauling), openTo(haulerOf(3))];
    const { user } = await desk.open(requestViewOf({ offers, ...by('mail') }));
    await openDialog(user, 'Assign to another…');

    expect(toldInDialog()).toEqual([
      `Bay Haul gets an email right away: ${theirs}`,
      'Valley Hauling gets a text right away, or an email between 9 PM and 8 AM: they no longer have the job.',
      `The customer gets an email right away: ${comes}`,
      'The other hauler who was asked isn’t told: their link says that the job is taken.',
    ]);
  });

  test.each<[what: string, request: Partial<DeskRequest>, isTold: boolean]>([
    ['a booked job', { ...booked, status: 'In Progress' }, true],
    ['one with a described time before its status changed', { timeframe: 'Friday' }, true],
    ['one with a described time later', { timeframe: 'Friday', status: 'In Progress' }, false],
  ])('on moving %s says whether the customer hears about the time', async (_, request, isTold) => {
    const { user } = await desk.open(requestViewOf({ ...held, ...request, ...by('mail') }));
    await openDialog(user, 'Assign to another…');

    const news = 'The customer gets an email in two minutes: the pickup no longer has a time.';
    expect(toldInDialog().includes(news)).toBe(isTold);
  });

  test('on offering has the chosen hauler, and not yet the customer', async () => {
    const { user } = await desk.open(requestViewOf());
    await openDialog(user, 'Offer…');
    expect(toldInDialog()[0]).toBe('Bay Haul gets an email right away: the job, and the link to accept it.');

    await user.click(dialog().getByRole('radio', { name: /^Valley Hauling/ }));

    expect(toldInDialog()).toEqual([
      'Valley Hauling gets a text right away, or an email between 9 PM and 8 AM: the job, and the link to accept it.',
      'The customer will hear about it once someone accepts.',
    ]);
  });

  const flagged = { flaggedBecause: 'Odd' };
  const waits = 'The request is flagged: all messages about it are held until the flag is cleared.';
  const nextOnes = 'The next haulers who fit are asked (after 8 AM if it’s nighttime), unless offering is stopped.';

  test.each<[what: string, name: string, request: Partial<DeskRequest>, told: string[]]>([
    [
      'taking it back',
      'Take back…',
      held,
      [
        'Bay Haul gets an email right away: they no longer have the job.',
        'The customer gets an email in two minutes: it’s open again.',
        nextOnes,
      ],
    ],
    [
      'taking it back from a paused hauler',
      'Take back…',
      { offers: [heldBy(haulerOf(9))] },
      [
        'Hauler 9 is told right away, by text or email: they no longer have the job.',
        'The customer gets an email in two minutes: it’s open again.',
        nextOnes,
      ],
    ],
    [
      'taking a flagged request back',
      'Take back…',
      { ...held, ...flagged },
      ['Bay Haul gets an email right away: they no longer have the job.', waits],
    ],
    [
      'setting the pickup',
      'Change the pickup…',
      { ...held, ...booked, status: 'In Progress', ...by('text') },
      [
        'The customer gets a text in two minutes, or after 8 AM if it’s nighttime: the pickup time, as it is then.',
        'Bay Haul gets an email in two minutes: the pickup time, as it is then.',
      ],
    ],
    ['setting the pickup of a flagged request', 'Set the pickup…', { ...held, ...flagged }, [waits]],
    [
      'completing it',
      'Completed…',
      { ...held, status: 'In Progress' },
      ['The customer gets an email in two minutes: the status is Completed.'],
    ],
    [
      'another status while it is offered',
      'Set the status…',
      { offers: [openTo(bayHaul), openTo(valleyHauling)] },
      [
        'The customer gets an email in two minutes: the status is Sent Proposal.',
        'The 2 haulers who were asked aren’t told: their offers end.',
      ],
    ],
    [
      'reopening it',
      'Reopen…',
      { status: 'Canceled' },
      ['The customer gets an email in two minutes: it’s open again.', nextOnes],
    ],
    [
      'reopening one that keeps its hauler and has no time',
      'Reopen…',
      { ...held, status: 'Canceled' },
      ['No email or text goes out. The customer’s page shows the status.', 'Bay Haul won’t hear about it: call them.'],
    ],
    [
      'reopening one that goes on where it was',
      'Reopen…',
      {
        ...held,
        ...booked,
        status: 'Canceled',
        history: [{ at: '2026-11-22T20:00:00.000Z', what: 'status', from: 'In Progress', to: 'Canceled' }],
      },
      [
        'The customer gets an email in two minutes: the status is In Progress.',
        'Bay Haul won’t hear about it: call them.',
      ],
    ],
    [
      'reopening one that keeps its hauler and loses its time',
      'Reopen…',
      { ...held, ...booked, status: 'Canceled' },
      [
        'The customer gets an email in two minutes: the pickup no longer has a time.',
        'Bay Haul gets an email in two minutes: the pickup no longer has a time.',
      ],
    ],
    [
      'reopening a completed one before the customer was asked',
      'Reopen…',
      { ...held, status: 'Completed' },
      [
        'The customer gets an email in two minutes: the status is In Progress.',
        'Bay Haul won’t hear about it: call them.',
        'We haven’t asked yet whether everything is gone. We’ll wait until the request is completed again.',
      ],
    ],
    [
      'reopening a completed one that nobody has, after the customer was asked',
      'Reopen…',
      {
        status: 'Completed',
        history: [{ at: tuesday.from, what: 'told', kind: 'review-asked', audience: 'customer', channel: 'mail' }],
      },
      [
        'The customer gets an email in two minutes: it’s open again.',
        nextOnes,
        'The customer was asked whether everything is gone, and won’t be asked again.',
      ],
    ],
    [
      'canceling it',
      'Cancel it…',
      held,
      [
        'Bay Haul gets an email right away: it’s canceled.',
        'The customer gets an email in two minutes: it’s canceled, and why.',
      ],
    ],
    ['canceling a flagged one', 'Cancel it…', flagged, [waits]],
    [
      'flagging it',
      'Flag it…',
      { offers: [openTo(bayHaul)] },
      [
        'The team’s mailbox, with the next email about flagged items. No one else.',
        'The hauler who was asked isn’t told: their offer ends.',
      ],
    ],
    [
      'clearing the flag',
      'Clear the flag…',
      flagged,
      ['What was held goes out now: we tell the customer that we have the request, or what’s new.', nextOnes],
    ],
    [
      'clearing the flag of one that somebody has',
      'Clear the flag…',
      { ...flagged, ...held },
      ['What was held goes out now: we tell the customer that we have the request, or what’s new.'],
    ],
    [
      'correcting it',
      'Correct…',
      held,
      [
        'The team’s mailbox gets an email right away with the new details.',
        'Bay Haul gets an email in two minutes: the details have changed, and the job page shows them.',
      ],
    ],
    [
      'correcting a flagged one',
      'Correct…',
      { ...held, ...flagged },
      ['The team’s mailbox gets an email right away with the new details.', waits],
    ],
    ['a note', 'Write a note…', {}, ['No one. Only the desk shows it.']],
    [
      'sending the link',
      'Send the tracking link again…',
      {},
      ['The customer gets an email right away: the link to their tracking page.'],
    ],
    [
      'ending texts',
      'End texts to this person…',
      { ...held, agreedToMessages: true },
      [
        'Bay Haul gets an email in two minutes: the details have changed, and the job page shows them.',
        'The customer gets no message about it.',
      ],
    ],
    [
      'ending texts, if there is no other channel',
      'End texts to this person…',
      { agreedToMessages: true, updates: { by: 'text', cameBack: [] } },
      ['The customer gets no message about it, and no news after it: texts were the only way. Call them.'],
    ],
  ])('is right on %s', async (_, name, request, told) => {
    const { user } = await desk.open(requestViewOf(request));
    await openDialog(user, name);

    expect(toldInDialog()).toEqual(told);
  });

  test("on correcting the phone number also has the customer's earlier address", async () => {
    const { user } = await desk.open(requestViewOf());
    await openDialog(user, 'Correct…');
    expect(dialog().queryByText(/^Their consent to texts/)).not.toBeInTheDocument();
    await user.type(dialog().getByLabelText('Phone'), '1');

    expect(dialog().getByText(/^They agreed to texts at their old number/)).toBeInTheDocument();
    expect(toldInDialog().at(-1)).toBe(
      'ana@example.com gets an email right away, unless it already got one today: the details were changed.',
    );
  });

  test('comes before the submit button', async () => {
    const { user } = await desk.open(requestViewOf());
    await openDialog(user, 'Assign…');

    const told = dialog().getByRole('region', { name: 'Who is told' });
    const submit = dialog().getByRole('button', { name: 'Assign' });
    expect(told.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button('Assign')).toBe(submit);
  });
});
