import type { DeskHauler, DeskView } from '@functions/contracts/desk.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DESK_NOW, versionOf } from '../fixtures/desk';
import { agreed, deskHauler, idOf, listView, notAgreed } from '../fixtures/desk-list';
import { expectLogged } from './support/console';
import { deskOfTest, refuses, shows } from './support/desk';
import type { Answer } from './support/fake-backend';
import { passTime } from './support/time';

let desk: ReturnType<typeof deskOfTest>;

beforeEach(() => {
  desk = deskOfTest();
});

const unvetted = deskHauler({ id: idOf(102), name: 'New Crew', vettedAt: null, active: false, jobs: 0, openOffers: 0 });

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const box = (name: RegExp | string) => dialog().getByRole('textbox', { name });
const tick = (name: RegExp | string) => dialog().getByRole('checkbox', { name });
const day = (label: RegExp) => dialog().getByLabelText(label);
const cards = () => within(screen.getByRole('region', { name: /^Haulers/ })).getAllByRole('listitem');

function look(...haulers: DeskHauler[]) {
  return listView({ haulers });
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('a card shows jobs in hand, kept promises and contact information', async () => {
  await desk.open(look(deskHauler()));

  const [card] = cards();
  expect(card).toHaveTextContent(/^Valley HaulingActiveSam Ortiz, \(818\) 555-0123sam@valley-hauling\.example/);
  const counts = within(card as HTMLElement).getAllByRole('term');
  expect(Object.fromEntries(counts.map((term) => [term.textContent, term.nextElementSibling?.textContent]))).toEqual({
    'Jobs ': '2',
    'Open offers ': '1',
    'Called on time in 90 days': '9 of 10',
    'Areas: ': '913, 914',
    'Services: ': 'Furniture Removal, Old Appliances',
    'Languages: ': 'English, Spanish',
    'Vetted: ': 'March 2, 2026',
    'Insured until: ': 'June 30, 2027',
  });
  expect(within(card as HTMLElement).getByRole('link', { name: '(818) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+18185550123',
  );
});

test.each<[Partial<DeskHauler>, string]>([
  [{ active: false }, 'Paused: they don’t get offers.'],
  [{ active: false, vettedAt: null }, 'Not vetted yet: they don’t get offers.'],
  [
    { unreachableSince: '2026-11-20T18:00:00.000Z' },
    'Our messages haven’t reached them since 10:00 AM on November 20. Call them.',
  ],
  [{ unreachableSince: '2026-11-20T18:00:00.000Z' }, 'Active, but not getting offers automatically.'],
  [{ insuredUntil: '2026-11-22' }, 'Their insurance ends today.'],
  [{ insuredUntil: '2026-11-23' }, 'Their insurance ends on November 23, 2026, in a day.'],
  [{ insuredUntil: '2026-12-06' }, 'Their insurance ends on December 6, 2026, in 14 days.'],
  [{ insuredUntil: '2026-11-21' }, 'Their insurance ended on November 21, 2026.'],
  [{ insuredUntil: '2026-11-21' }, 'Active, but not getting offers automatically.'],
  [{ insuredUntil: null }, 'Not on file'],
  [{ called: 0, inTime: 0 }, 'No calls yet'],
  [{ everywhere: true }, 'Everywhere'],
  [{ zipPrefixes: [] }, 'None yet'],
  [{ services: [] }, 'Everything'],
  [{ missing: ['no-agreement'] }, 'Active, but not getting offers automatically.'],
  [
    { active: false, missing: ['not-vetted', 'not-insured', 'no-area', 'no-agreement'] },
    'Missing: vetting, insurance, areas, the agreement.',
  ],
  [
    { active: false, pausedByHauler: true },
    'Paused: they don’t get offers. They paused offers themselves, and can turn them back on with their link.',
  ],
  [{}, 'Agreement accepted November 10 by Ana Ruiz'],
  [
    { agreement: agreed({ acceptedAt: '2025-11-10T18:00:00.000Z' }) },
    'Agreement accepted November 10, 2025 by Ana Ruiz',
  ],
  [{ agreement: agreed({ by: null }) }, 'Agreement accepted November 10'],
  [{ agreement: notAgreed() }, 'Not accepted'],
  [{ agreement: notAgreed({ askedAt: '2026-11-20T18:00:00.000Z' }) }, 'Asked November 20, not accepted'],
  [
    { agreement: agreed({ current: false, dueAt: '2026-12-08T18:00:00.000Z' }) },
    'Accepted an older one. Gets offers until December 8.',
  ],
  [
    { agreement: agreed({ current: false, dueAt: '2026-11-20T18:00:00.000Z' }) },
    'Accepted an older one. No offers since November 20.',
  ],
  [
    { zipPrefixes: ['900', '901', '902', '903', '904', '905', '906', '907'] },
    '900, 901, 902, 903, 904, 905 and 2 more',
  ],
])('the state %j is explained: %s', async (hauler, words) => {
  await desk.open(look(deskHauler(hauler)));

  expect(within(cards()[0] as HTMLElement).getByText(words)).toBeInTheDocument();
});

test('insurance that ends in more than 14 days is not mentioned', async () => {
  await desk.open(look(deskHauler({ insuredUntil: '2026-12-07' })));

  expect(screen.queryByText(/^Their insurance/)).not.toBeInTheDocument();
});

test('without haulers the page says what that means', async () => {
  await desk.open(look());

  expect(
    screen.getByText('There are no haulers yet. Requests will wait for you until you add one.'),
  ).toBeInTheDocument();
});

describe('adding a hauler', () => {
  const id = () => (desk.sent()[0] as { hauler: string }).hauler;

  /** An answer with the ID that the page generated. */
  function answerWith(lookOf: (hauler: { id: string }) => DeskView) {
    return new Promise<Answer>((resolve) => {
      const timer = setInterval(() => {
        if (desk.sent().length === 0) return;
        clearInterval(timer);
        resolve(shows(lookOf({ id: id() })));
      }, 10);
    });
  }

  test('a new hauler is paused, and the page offers vetting', async () => {
    const { user } = await desk.open(look());
    await user.click(button('Add a hauler'));
    expect(dialog().getByText(/^New haulers start out paused\./)).toBeInTheDocument();
    expect(dialog().getByRole('region', { name: 'Who is told' })).toHaveTextContent(
      'mailbox gets an email right away. The hauler gets one that asks them to accept the agreement.',
    );

    await user.type(box('Name of the business'), ' New Crew ');
    await user.type(box('Email'), 'crew@example.com');
    await user.type(box('Phone'), '213 555 0142');
    await user.type(box(/^Areas/), '900, 9021 91101');
    await user.click(tick('Hot Tub Removal'));
    await user.click(tick('Spanish'));
    await user.click(tick('Family-owned'));
    await user.type(box(/^Truck, cubic yards/), ' 15 ');
    desk.backend.answer('desk', shows(look()));
    await user.click(dialog().getByRole('button', { name: 'Add' }));
    await expectClosed();

    expect(desk.sent()).toEqual([
      {
        action: 'hauler',
        hauler: expect.stringMatching(/^[0-9a-f-]{36}$/),
        fields: {
          name: ' New Crew ',
          contactName: null,
          email: 'crew@example.com',
          phone: '213 555 0142',
          zipPrefixes: ['900', '9021', '91101'],
          everywhere: false,
          services: ['Hot Tub Removal'],
          languages: ['en', 'es'],
          familyOwned: true,
          truckCubicYards: 15,
          vettedAt: null,
          insuredUntil: null,
        },
      },
    ]);
  });

  test('a hauler vetted when added can be made active', async () => {
    const { user } = await desk.open(look());
    await user.click(button('Add a hauler'));
    await user.type(box('Name of the business'), 'New Crew');
    await user.type(box('Email'), 'crew@example.com');
    await user.type(box('Phone'), '213 555 0142');
    desk.backend.answer(
      'desk',
      answerWith((hauler) => look({ ...unvetted, ...hauler })),
    );
    await user.click(dialog().getByRole('button', { name: 'Add' }));

    const said = await screen.findByText(/^New Crew is here, but paused: they don’t get offers\./);
    await expectClosed();
    await waitFor(() => expect(said).toHaveFocus());
    const sentId = id();
    desk.backend.answer(
      'desk',
      shows(look({ ...unvetted, id: sentId, vettedAt: DESK_NOW.toISOString(), active: true })),
    );
    await user.click(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Vetted: make active' }));
    await user.click(tick(/^I’ve checked who they are/));
    await user.click(dialog().getByRole('button', { name: 'Make active' }));

    await expectClosed();
    expect(screen.queryByText(/^New Crew is here, but paused/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/^New Crew is active: requests in their areas/)).toHaveFocus());
    expect(desk.sent().at(-1)).toMatchObject({
      action: 'hauler',
      hauler: sentId,
      version: unvetted.version,
      fields: { active: true, vettedAt: expect.stringContaining('2026-11-22T') },
    });
  });

  test('a hauler who still lacks papers is confirmed without a button to activate them', async () => {
    const { user } = await desk.open(look());
    await user.click(button('Add a hauler'));
    await user.type(box('Name of the business'), 'New Crew');
    await user.type(box('Email'), 'crew@example.com');
    await user.type(box('Phone'), '213 555 0142');
    await user.click(tick('Everywhere'));
    desk.backend.answer(
      'desk',
      answerWith((hauler) => look({ ...unvetted, ...hauler, missing: ['no-agreement'] })),
    );
    await user.click(dialog().getByRole('button', { name: 'Add' }));

    const said = await screen.findByText(/We’re asking them to accept the agreement\./);
    expect(within(said.parentElement as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(desk.sent()).toMatchObject([{ fields: { zipPrefixes: [], everywhere: true } }]);
  });

  test('errors are shown at their fields in order, and nothing is sent', async () => {
    const { user } = await desk.open(look());
    await user.click(button('Add a hauler'));
    await user.type(box('Email'), 'crew@');
    await user.type(box('Phone'), '12');
    await user.type(box(/^Areas/), '90, Burbank');
    await user.click(tick('English'));

    await user.click(dialog().getByRole('button', { name: 'Add' }));

    const summary = dialog().getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter the name of the business',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Enter the first 3 to 5 digits of ZIP codes, 300 of them at most',
      'Choose at least one language',
    ]);
    expect(box('Email')).toHaveAccessibleDescription(/Please enter a valid email address$/);
    expect(box('Email')).toHaveValue('crew@');
    expect(box(/^Areas/)).toHaveValue('90, Burbank');
    await user.click(within(summary).getByRole('link', { name: 'Please enter a valid phone number' }));
    expect(box('Phone')).toHaveFocus();
    expect(desk.sent()).toEqual([]);
  });

  test('what was typed survives Escape and can be cleared', async () => {
    const { user } = await desk.open(look());
    await user.click(button('Add a hauler'));
    await user.type(box('Name of the business'), 'New Crew');
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(button('Add a hauler')).toHaveFocus();

    await user.click(button('Add a hauler'));
    expect(box('Name of the business')).toHaveValue('New Crew');
    await user.click(dialog().getByRole('button', { name: 'Start over' }));

    expect(box('Name of the business')).toHaveValue('');
  });

  test('a failed attempt and its retry add the same hauler', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look());
    await user.click(button('Add a hauler'));
    await user.type(box('Name of the business'), 'New Crew');
    await user.type(box('Email'), 'crew@example.com');
    await user.type(box('Phone'), '213 555 0142');
    desk.backend.answer('desk', {
      status: 429,
      body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' },
    });
    await user.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(box('Name of the business')).toHaveValue('New Crew');

    desk.backend.answer('desk', shows(look()));
    await user.click(dialog().getByRole('button', { name: 'Add' }));
    await expectClosed();

    const [first, second] = desk.sent() as { hauler: string }[];
    expect(second?.hauler).toBe(first?.hauler);
  });
});

describe('changing a hauler', () => {
  test('sends only what was changed', async () => {
    const { user } = await desk.open(look(deskHauler()), shows(look(deskHauler())));
    await user.click(button('Change: Valley Hauling'));
    expect(box('Phone')).toHaveValue('(818) 555-0123');
    expect(day(/^Vetted on/)).toHaveValue('2026-03-02');
    expect(day(/^Insured until/)).toHaveValue('2027-06-30');

    await user.clear(box(/^Contact/));
    await user.clear(box('Name of the business'));
    await user.type(box('Name of the business'), 'Valley & Sons');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await expectClosed();

    expect(desk.sent()).toEqual([
      {
        action: 'hauler',
        hauler: idOf(101),
        version: versionOf(101),
        fields: { name: 'Valley & Sons', contactName: null },
      },
    ]);
  });

  test.each(['0', '61', '12.5', 'big'])('a truck of %s is refused and stays as typed', async (typed) => {
    const { user } = await desk.open(look(deskHauler({ truckCubicYards: 15 })));
    await user.click(button('Change: Valley Hauling'));
    const truck = box(/^Truck, cubic yards/);
    expect(truck).toHaveValue('15');
    expect(truck).toHaveAccessibleDescription('Length × width × height in feet, divided by 27');
    await user.clear(truck);
    await user.type(truck, typed);

    await user.click(dialog().getByRole('button', { name: 'Save' }));

    const error = await dialog().findByRole('link', {
      name: 'Enter whole cubic yards, from 1 to 60, or leave it blank',
    });
    await user.click(error);
    expect(truck).toHaveFocus();
    expect(truck).toHaveValue(typed);
    expect(desk.sent()).toEqual([]);
  });

  test('a cleared truck is removed', async () => {
    const hauler = deskHauler({ truckCubicYards: 15 });
    const { user } = await desk.open(look(hauler), shows(look(deskHauler())));
    expect(cards()[0]).toHaveTextContent('Truck: 15 cubic yards');
    await user.click(button('Change: Valley Hauling'));
    await user.clear(box(/^Truck, cubic yards/));

    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await expectClosed();

    expect(cards()[0]).not.toHaveTextContent('Truck');
    expect(desk.sent()).toEqual([
      { action: 'hauler', hauler: hauler.id, version: hauler.version, fields: { truckCubicYards: null } },
    ]);
  });

  test('a cleared date is removed', async () => {
    const { user } = await desk.open(look(deskHauler()), shows(look(deskHauler())));
    await user.click(button('Change: Valley Hauling'));

    await user.clear(day(/^Insured until/));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await expectClosed();

    expect(desk.sent()).toMatchObject([{ fields: { insuredUntil: null } }]);
  });

  test('the earlier day that they stated can be taken for an unknown insurance', async () => {
    const attested = { liabilityUntil: '2027-08-31', truckUntil: '2027-03-15' };
    const hauler = deskHauler({ insuredUntil: null, agreement: agreed({ attested }) });
    const { user } = await desk.open(look(hauler), shows(look(hauler)));
    await user.click(button('Change: Valley Hauling'));
    expect(day(/^Insured until/)).toHaveValue('');

    await user.click(dialog().getByRole('button', { name: 'Use March 15, 2027, which they stated' }));
    expect(day(/^Insured until/)).toHaveValue('2027-03-15');
    expect(dialog().queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await expectClosed();

    expect(desk.sent()).toMatchObject([{ fields: { insuredUntil: '2027-03-15' } }]);
  });

  test('what they stated is not offered for an insurance on file', async () => {
    const attested = { liabilityUntil: '2027-08-31', truckUntil: '2027-03-15' };
    const { user } = await desk.open(look(deskHauler({ agreement: agreed({ attested }) })));
    await user.click(button('Change: Valley Hauling'));

    await user.clear(day(/^Insured until/));

    expect(dialog().queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  test("an unvetted hauler can't be active", async () => {
    const { user } = await desk.open(look(unvetted));
    await user.click(button('Change: New Crew'));

    await user.click(tick('Active'));
    await user.click(dialog().getByRole('button', { name: 'Save' }));

    expect(dialog().getByRole('alert')).toHaveTextContent(
      'Only vetted haulers can be active. Enter when you vetted them.',
    );
    expect(day(/^Vetted on/)).toHaveAttribute('aria-invalid', 'true');
    expect(desk.sent()).toEqual([]);
  });

  test('sends nothing without a change', async () => {
    const { user } = await desk.open(look(deskHauler()));
    await user.click(button('Change: Valley Hauling'));

    await user.click(dialog().getByRole('button', { name: 'Save' }));

    expect(dialog().getByRole('alert')).toHaveTextContent('You haven’t changed anything yet.');
    expect(desk.sent()).toEqual([]);
  });

  test("another person's change is shown, and what was typed is kept", async () => {
    expectLogged('Nothing was changed at the desk');
    const changed = deskHauler({ version: versionOf(7), email: 'new@valley-hauling.example' });
    const { user } = await desk.open(
      look(deskHauler()),
      refuses('stale', 'It has changed.', look(changed)),
      shows(look(changed)),
    );
    await user.click(button('Change: Valley Hauling'));
    await user.clear(box(/^Contact/));
    await user.type(box(/^Contact/), 'Kim');

    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Valley Hauling was changed.');
    expect(box('Email')).toHaveValue('new@valley-hauling.example');
    expect(box(/^Contact/)).toHaveValue('Kim');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await expectClosed();

    expect(desk.sent().at(-1)).toEqual({
      action: 'hauler',
      hauler: idOf(101),
      version: versionOf(7),
      fields: { contactName: 'Kim' },
    });
  });
});

describe("another person's change while a dialog is open is not overwritten", () => {
  const theirs = look(deskHauler({ version: versionOf(7), phone: '8185550199' }));
  const stale = refuses('stale', 'It has changed.', theirs);

  test.each<[opener: string, submit: string, prepare: () => Promise<void>]>([
    [
      'Change: Valley Hauling',
      'Save',
      async () => {
        fireEvent.change(box('Phone'), { target: { value: '818 555 0144' } });
      },
    ],
    ['Pause: Valley Hauling', 'Pause', async () => undefined],
  ])('%s', async (opener, submit, prepare) => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look(deskHauler()), shows(theirs));
    await user.click(button(opener));
    await prepare();
    await passTime(31_000);
    await waitFor(() => expect(desk.backend.bodiesTo('desk')).toHaveLength(2));
    desk.backend.answer('desk', stale, shows(theirs));

    await user.click(dialog().getByRole('button', { name: submit }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('this changed in the meantime');
    await user.click(dialog().getByRole('button', { name: submit }));
    await expectClosed();

    expect(desk.sent()).toMatchObject([{ version: versionOf(101) }, { version: versionOf(7) }]);
  });
});

test("a form put aside doesn't undo another person's change", async () => {
  const theirs = look(deskHauler({ version: versionOf(7), phone: '8185550199' }));
  const { user } = await desk.open(look(deskHauler()), shows(theirs));
  await user.click(button('Change: Valley Hauling'));
  fireEvent.change(box('Phone'), { target: { value: '818 555 0144' } });
  fireEvent.change(box(/^Contact/), { target: { value: 'Vera' } });
  await user.keyboard('{Escape}');
  await passTime(31_000);
  await waitFor(() => expect(desk.backend.bodiesTo('desk')).toHaveLength(2));

  await user.click(button('Change: Valley Hauling'));

  expect(box('Phone')).toHaveValue('(818) 555-0199');
  expect(box(/^Contact/)).toHaveValue('Vera');
});

describe('pausing and reactivating', () => {
  test('shows the consequences and who is told first', async () => {
    const paused = deskHauler({ active: false });
    const { user } = await desk.open(look(deskHauler()), shows(look(paused)), shows(look(deskHauler())));

    await user.click(button('Pause: Valley Hauling'));
    expect(dialog().getByText('Open offers end. They keep the jobs they have.')).toBeInTheDocument();
    expect(dialog().getByRole('region', { name: 'Who is told' })).toHaveTextContent('No one is told.');
    await user.click(dialog().getByRole('button', { name: 'Pause' }));
    await expectClosed();
    await user.click(button('Make active: Valley Hauling'));
    expect(dialog().getByRole('region', { name: 'Who is told' })).toHaveTextContent('mailbox gets an email right away');
    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Make active' }));
    await expectClosed();

    const act = { action: 'hauler', hauler: idOf(101), version: versionOf(101) };
    expect(desk.sent()).toEqual([
      { ...act, fields: { active: false } },
      { ...act, fields: { active: true } },
    ]);
  });

  test('an unvetted hauler needs a check mark for vetting', async () => {
    const { user } = await desk.open(look(unvetted));
    await user.click(button('Vetted: make active: New Crew'));

    await user.click(dialog().getByRole('button', { name: 'Make active' }));

    expect(tick(/^I’ve checked/)).toHaveFocus();
    expect(tick(/^I’ve checked/)).toHaveAccessibleDescription(/Only vetted haulers can be active\./);
    expect(desk.sent()).toEqual([]);
  });

  const paused = deskHauler({ active: false, missing: ['no-agreement'], agreement: notAgreed() });

  test('without the agreement, the refusal has a button that asks for it', async () => {
    expectLogged('Nothing was changed at the desk');
    const asked = { ...paused, agreement: notAgreed({ askedAt: DESK_NOW.toISOString() }) };
    const { user } = await desk.open(
      look(paused),
      refuses('no-agreement', 'Ask for the agreement first.', look(paused)),
      shows(look(asked)),
    );
    await user.click(button('Make active: Valley Hauling'));
    await user.click(dialog().getByRole('button', { name: 'Make active' }));
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent(/^Ask for the agreement first\./);

    await user.click(within(alert).getByRole('button', { name: 'Ask for the agreement' }));
    expect(dialog().getByText('Ask Valley Hauling for the agreement?')).toBeInTheDocument();
    expect(dialog().getByRole('region', { name: 'Who is told' })).toHaveTextContent('The hauler gets a text');
    await user.click(dialog().getByRole('button', { name: 'Ask them' }));
    await expectClosed();

    expect(screen.getByText('Saved: we’re asking them to accept the agreement.')).toBeInTheDocument();
    expect(screen.getByText('Asked November 22, not accepted')).toBeInTheDocument();
    expect(desk.sent().at(-1)).toEqual({ action: 'ask-agreement', hauler: idOf(101) });
  });

  test.each(['not-insured', 'no-area'] as const)('refused with %s, a button opens the form', async (code) => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look(paused), refuses(code, 'First this.', look(paused)));
    await user.click(button('Make active: Valley Hauling'));
    await user.click(dialog().getByRole('button', { name: 'Make active' }));

    await user.click(within(await dialog().findByRole('alert')).getByRole('button', { name: 'Change' }));

    expect(dialog().getByText('Change Valley Hauling')).toBeInTheDocument();
  });

  test('a refused question says why', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look(paused), refuses('too-soon', 'Less than an hour ago.', look(paused)));
    await user.click(button('Ask for the agreement: Valley Hauling'));
    await user.click(dialog().getByRole('button', { name: 'Ask them' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent('Less than an hour ago.');
  });

  test('a hauler who paused themselves can be kept paused', async () => {
    const byThemselves = deskHauler({ active: false, pausedByHauler: true });
    const { user } = await desk.open(look(byThemselves), shows(look(deskHauler({ active: false }))));
    await user.click(button('Keep paused: Valley Hauling'));
    expect(dialog().getByText(/^Their own link won’t turn offers back on\./)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Keep paused' }));
    await expectClosed();

    expect(screen.queryByRole('button', { name: 'Keep paused: Valley Hauling' })).not.toBeInTheDocument();
    expect(desk.sent()).toMatchObject([{ action: 'hauler', fields: { active: false } }]);
  });

  test('texts to a hauler can be ended', async () => {
    const { user } = await desk.open(look(deskHauler({ textsOn: true })), shows(look(deskHauler())));
    await user.click(button('End texts: Valley Hauling'));
    expect(dialog().getByText(/^You can’t undo this\./)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'End texts' }));
    await expectClosed();

    expect(screen.getByText('Saved: they get no more texts from us.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End texts: Valley Hauling' })).not.toBeInTheDocument();
    expect(desk.sent()).toEqual([{ action: 'end-texts', hauler: idOf(101) }]);
  });

  test('what a hauler stated is shown, and no button asks for what they accepted', async () => {
    const attested = {
      liabilityUntil: '2027-08-31',
      carrierPermit: 'CA 0512345',
      cityPermits: '',
      crew: 'alone' as const,
    };
    await desk.open(look(deskHauler({ agreement: agreed({ attested }) })));

    const details = screen.getByText('What they stated').closest('details') as HTMLElement;
    expect([...details.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Liability insurance runs untilAugust 31, 2027',
      'Motor carrier permit (CA number)CA 0512345',
      'Who works for you?I work alone',
    ]);
    expect(screen.queryByRole('button', { name: /^Ask for the agreement/ })).not.toBeInTheDocument();
  });

  test('an error at one hauler is not shown at another', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look(deskHauler(), deskHauler({ id: idOf(103), name: 'Bay Haul' })));
    desk.backend.answer('desk', {
      status: 429,
      body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' },
    });
    await user.click(button('Pause: Valley Hauling'));
    await user.click(dialog().getByRole('button', { name: 'Pause' }));
    await dialog().findByRole('alert');
    await user.keyboard('{Escape}');
    await expectClosed();

    await user.click(button('Pause: Bay Haul'));

    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  });
});
