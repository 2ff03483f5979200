import type { DeskRequest } from '@functions/contracts/desk.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  bayHaul,
  candidateOf,
  haulerOf,
  heldBy,
  openProposal,
  requestViewOf,
  tuesday,
  valleyHauling,
  versionOf,
} from '../fixtures/desk';
import { expectLogged } from './support/console';
import { button, DEAD, deskOfTests, dialog, next, refuses, shows, TOKEN, toldInDialog } from './support/desk';
import type { Answer } from './support/fake-backend';
import { passTime } from './support/time';

// Who is told what by each action is in tests/unit/desk-notifications.test.ts, whom to choose in desk-candidates.test.ts.

type User = Awaited<ReturnType<ReturnType<typeof deskOfTests>['open']>>['user'];

const desk = deskOfTests();

const held = { offers: [heldBy(bayHaul)] };
const called = { contactedAt: '2026-11-22T18:20:00.000Z' };
const booked = { pickupFrom: tuesday.from, pickupUntil: tuesday.until };
/** Canceled or completed in this status, perhaps several times. */
const closedIn = (...statuses: string[]) => ({
  history: statuses.map((from, hour) => ({ at: `2026-11-20T1${hour}:00:00Z`, what: 'status', from, to: 'Canceled' })),
});

/** Opens a dialog with its button. */
async function openDialog(user: User, name: string) {
  const [first] = screen.getAllByRole('button', { name, hidden: true });
  if (!first) throw new Error(`No button ${name}`);
  await user.click(first);
}

const submit = (user: User) => user.click(dialog().getAllByRole('button').at(-1) ?? document.body);
const choose = (name: string | RegExp) => (user: User) => user.click(dialog().getByRole('radio', { name }));
const wantSoon = async (user: User) => user.click(await dialog().findByRole('radio', { name: 'As soon as you can' }));
const type = (label: string, text: string) => (user: User) => user.type(dialog().getByLabelText(label), text);
const select = (option: string) => (user: User) =>
  user.selectOptions(dialog().getByRole('combobox', { name: /^Load/ }), option);

async function correct(user: User) {
  expect(dialog().queryByText(/^They agreed to texts/)).not.toBeInTheDocument();
  await user.clear(dialog().getByLabelText('City (optional)'));
  await user.clear(dialog().getByLabelText('Phone'));
  await user.type(dialog().getByLabelText('Phone'), '(213) 555-0199');
  expect(dialog().getByText(/^They agreed to texts at their old number/)).toBeInTheDocument();
  await select('A full truck or more')(user);
}

async function cancel(user: User) {
  await user.click(dialog().getByRole('checkbox', { name: 'It is outside the area we serve' }));
  await user.type(dialog().getByLabelText('In your own words'), 'Sorry');
}

async function describeTime(user: User) {
  await choose('Only a description')(user);
  await type('In words', 'Friday afternoon')(user);
}

const corrected = { city: '', phone: '(213) 555-0199' };
const canceledTwice = { status: 'Canceled', ...closedIn('In Progress', 'Sent Proposal') };

/** The actions of dialogs: the opening button, part of the last sentence on who is told, and what is sent. */
test.each<[string, string, object, Partial<DeskRequest>?, ((user: User) => Promise<void>)?]>([
  ['Assign…', 'who has the job', { action: 'assign', hauler: bayHaul.id }],
  ['Offer…', 'once someone accepts', { action: 'offer', hauler: valleyHauling.id }, {}, choose(/^Valley Hauling/)],
  ['Take back…', 'The next', { action: 'take-back', reason: 'no-show' }, held, choose('The hauler did not come')],
  ['Set the pickup…', 'the pickup time', { action: 'pickup', ...tuesday }, { ...held, proposal: openProposal }],
  ['Set the pickup…', 'the pickup time', { action: 'pickup', timeframe: 'Friday afternoon' }, {}, describeTime],
  ['Change the pickup…', 'the pickup time', { action: 'pickup' }, booked, choose('No time yet')],
  ['Completed…', 'is Completed', { action: 'status', status: 'Completed' }, { ...held, status: 'In Progress' }],
  ['Set the status…', 'is In Progress', { action: 'status', status: 'In Progress' }, { timeframe: 'Friday' }],
  ['Set the status…', 'is Completed', { action: 'status', status: 'Completed' }, held, choose(/^Completed/)],
  ['Reopen…', 'We haven’t asked yet', { action: 'reopen' }, { ...held, status: 'Completed', ...closedIn('Submitted') }],
  ['Reopen…', 'the status is Sent Proposal', { action: 'status', status: 'Sent Proposal' }, canceledTwice],
  ['Cancel it…', 'and why', { action: 'cancel', reasons: ['outside-area', 'Sorry'] }, {}, cancel],
  ['Flag it…', 'with the next email', { action: 'flag', reason: 'Odd photos' }, {}, type('Why?', 'Odd photos')],
  ['Clear the flag…', 'The next haulers', { action: 'flag', reason: '' }, { flaggedBecause: 'Odd photos' }],
  ['Correct…', 'ana@example.com gets', { action: 'correct', ...corrected, loadSize: 'full' }, {}, correct],
  ['Correct…', 'mailbox', { action: 'correct', loadSize: '' }, { loadSize: 'half' }, select('Not specified')],
  ['Correct…', 'mailbox', { action: 'correct', wanted: 'soon' }, { wanted: '2020-02-02' }, wantSoon],
  ['Write a note…', 'No one.', { action: 'note', note: 'Gate 4711' }, {}, type('Note', 'Gate 4711')],
  ['Send the tracking link again…', 'the link to their tracking page', { action: 'resend' }],
  ['End texts to this person…', 'The customer gets no message', { action: 'end-texts' }],
])('“%s” says who is told (%s), sends %j, and leads to the next step', async (opener, told, sent, request, fillIn) => {
  const { user } = await desk.open(requestViewOf(request), shows(requestViewOf({ ...request, version: versionOf(2) })));
  await openDialog(user, opener);
  await fillIn?.(user);
  expect(toldInDialog().at(-1)).toContain(told);
  expect(desk.actionsSent()).toEqual([]);

  await submit(user);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.sent()).toEqual([{ ...sent, version: versionOf(1) }]);
  await waitFor(() => expect(within(next()).getByRole('heading', { level: 2 })).toHaveFocus());
});

test('a dialog can be opened, left and submitted with the keyboard', async () => {
  const { user } = await desk.open(requestViewOf(), shows(requestViewOf({ ...held, version: versionOf(2) })));
  button('Assign…').focus();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog().getByRole('radio', { name: /^Bay Haul/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Assign…')).toHaveFocus());
  expect(desk.actionsSent()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog().getByRole('radio', { name: /^Bay Haul/ })).toHaveFocus());
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bay Haul has to call' })).toHaveFocus());
});

describe('missing or invalid input sends nothing', () => {
  const empty = (label: string) => (user: User) => user.clear(dialog().getByLabelText(label));

  async function checkAll(user: User) {
    for (const box of dialog().getAllByRole('checkbox')) await user.click(box);
  }

  async function chooseFriday(user: User) {
    await empty('Day')(user);
    await type('Day', '2026-11-20')(user);
  }

  test.each<[string, string, fillIn?: (user: User) => Promise<void>, focused?: string]>([
    ['Cancel it…', 'Choose at least one reason'],
    ['Cancel it…', 'Please give five reasons or fewer', checkAll, 'In your own words'],
    ['Flag it…', 'Please say why', undefined, 'Why?'],
    ['Correct…', 'Change something, or press “Back”'],
    ['Correct…', 'Full name is required', empty('Full name')],
    ['Set the pickup…', 'This time has passed. Choose a later one.', chooseFriday],
  ])('of “%s”: %s', async (opener, said, fillIn, focused) => {
    const { user } = await desk.open(requestViewOf());
    await openDialog(user, opener);
    await fillIn?.(user);

    await submit(user);

    expect(await dialog().findAllByText(said)).not.toEqual([]);
    if (focused) await waitFor(() => expect(dialog().getByLabelText(focused)).toHaveFocus());
    expect(desk.actionsSent()).toEqual([]);
  });

  test('a choice of haulers without any sends nothing', async () => {
    const { user } = await desk.open(requestViewOf({}, { haulers: [] }));
    await openDialog(user, 'Assign…');
    expect(dialog().getByText(/^There’s no other active hauler/)).toBeInTheDocument();

    await submit(user);

    expect(await dialog().findByText('Choose a hauler')).toBeInTheDocument();
    expect(desk.actionsSent()).toEqual([]);
  });

  test('without a default hauler the first one gets the focus, even under “others”', async () => {
    const { user } = await desk.open(requestViewOf(held, { haulers: [candidateOf(haulerOf(5), { fits: false })] }));
    await openDialog(user, 'Assign to another…');
    expect(dialog().getByText(/Bay Haul loses it, and it starts over\.$/)).toBeInTheDocument();
    expect(dialog().getByText('One other hauler')).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: /^Hauler 5 ?Different area or services/ })).not.toBeChecked();

    await submit(user);

    await waitFor(() => expect(dialog().getByRole('radio')).toHaveFocus());
    expect(desk.actionsSent()).toEqual([]);
  });
});

test('one click records a call, and its undo takes none of a double click', async () => {
  const done = { ...held, ...called, version: versionOf(2) };
  const { user } = await desk.open(requestViewOf(held), shows(requestViewOf(done)), shows(requestViewOf(held)));

  await user.click(button('I called'));

  const heading = await screen.findByRole('heading', { name: 'Bay Haul has called and owes a proposal' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(await screen.findByText('Saved. No one was told.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I called' })).not.toBeInTheDocument();
  const undo = button('Undo “I called”');
  fireEvent.click(undo, { detail: 2 });
  await passTime(1000);
  const sent = { token: TOKEN, action: 'called', called: true, version: versionOf(1) };
  expect(desk.actionsSent()).toEqual([{ ...sent, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);

  await user.click(undo);
  await waitFor(() => expect(desk.actionsSent()).toMatchObject([{}, { called: false, version: versionOf(2) }]));
});

describe('an action that is not done', () => {
  const theirs = requestViewOf({ offers: [heldBy(valleyHauling)], version: versionOf(2) });
  const stale = refuses('stale', 'This has changed.', theirs);
  const failed = 'Something went wrong. If this page doesn’t show it as done, please try again in a minute.';

  const changed =
    'Nothing was done, because this changed in the meantime. Valley Hauling has it now. Check it, and press again if it’s still right.';

  test.each<[what: string, Answer, said: string, tries: number]>([
    ['is based on an older state', stale, changed, 1],
    ['is refused', refuses('paused', 'This hauler is paused.', requestViewOf()), 'This hauler is paused.', 1],
    ['is lost three times', 'connection lost', failed, 3],
  ])('because it %s is reported, and a retry has the same ID', async (_, answer, said, tries) => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf({ offers: [heldBy(bayHaul)] }));
    desk.backend.answer('desk', answer);

    await user.click(button('I called'));
    await waitFor(() => expect(desk.actionsSent()).toHaveLength(1));
    await passTime(3000);

    expect(await within(next()).findByRole('alert')).toHaveTextContent(said);
    expect(desk.actionsSent()).toHaveLength(tries);
    expect(new Set(desk.actionsSent().map(({ id }) => id)).size).toBe(1);
    if (answer === stale) expect(next()).toHaveTextContent('Valley Hauling has to call');
  });

  test('is explained in its dialog, keeps the choice, and the next press is based on the new state', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf(), stale, shows(theirs));
    await user.click(button('Assign…'));
    await submit(user);

    expect(await dialog().findByRole('alert')).toHaveTextContent('Valley Hauling has it now.');
    expect(dialog().getByRole('radio', { name: /^Bay Haul/ })).toBeChecked();
    await waitFor(() =>
      expect(toldInDialog()).toContainEqual(expect.stringMatching(/^Valley Hauling.*no longer have/)),
    );
    await submit(user);

    await waitFor(() => expect(desk.actionsSent()).toHaveLength(2));
    expect(desk.actionsSent().map(({ version }) => version)).toEqual([versionOf(1), versionOf(2)]);
  });

  test('a refusal because of a change is still shown when the dialog is closed', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf(), shows(theirs));
    await user.click(button('Assign…'));
    await passTime(31_000);
    await waitFor(() => expect(desk.backend.bodiesTo('desk')).toHaveLength(2));
    desk.backend.answer('desk', stale);

    await submit(user);

    expect(await dialog().findByRole('alert')).toHaveTextContent('Valley Hauling has it now.');
    expect(desk.actionsSent()).toMatchObject([{ version: versionOf(1) }]);
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    expect(within(next()).getByRole('alert')).toHaveTextContent('Valley Hauling has it now.');
  });

  test('a link that ended is reported where something was typed, and nothing is lost', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf(), DEAD, DEAD);
    await user.click(button('Correct…'));
    const name = dialog().getByRole('textbox', { name: /^Full name/ });
    await user.clear(name);
    await user.type(name, 'Rosa A. Garcia');

    await submit(user);

    expect(await dialog().findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(dialog().getByRole('textbox', { name: /^Full name/ })).toHaveValue('Rosa A. Garcia');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  });

  test('a link that ended leads to a new one', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(requestViewOf(held), DEAD, DEAD);

    await user.click(button('I called'));

    // The page is now much shorter than the scroll position.
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(button('Email me a link')).toBeInTheDocument();
  });
});
