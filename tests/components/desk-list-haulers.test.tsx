import type { DeskHauler } from '@functions/contracts/desk.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DESK_NOW, versionOf } from '../fixtures/desk';
import { agreed, deskHauler, idOf, listView, notAgreed } from '../fixtures/desk-list';
import { expectLogged } from './support/console';
import { button, deskOfTests, dialog, refuses, shows } from './support/desk';
import { tooMany } from './support/fake-backend';
import { fill } from './support/job';
import { passTime } from './support/time';

const desk = deskOfTests();

const unvetted = deskHauler({ id: idOf(102), name: 'New Crew', vettedAt: null, active: false, jobs: 0, openOffers: 0 });

const box = (name: RegExp | string) => dialog().getByRole('textbox', { name });
const tick = (name: RegExp | string) => dialog().getByRole('checkbox', { name });
const day = (label: RegExp) => dialog().getByLabelText(label);
const told = () => dialog().getByRole('region', { name: 'Who is told' });
const cards = () => within(screen.getByRole('region', { name: /^Haulers/ })).getAllByRole('listitem');
const look = (...haulers: DeskHauler[]) => listView({ haulers });

const press = (user: UserEvent, name: string) => user.click(dialog().getByRole('button', { name }));

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('a card', () => {
  test('shows jobs in hand, kept promises, contact information, and what they stated', async () => {
    const permits = { carrierPermit: 'CA 0512345', cityPermits: '' };
    const attested = { ...permits, liabilityUntil: '2027-08-31', crew: 'alone' } as const;
    await desk.open(look(deskHauler({ agreement: agreed({ attested }), noShows: 2 })));

    const card = within(cards()[0] as HTMLElement);
    expect(cards()[0]).toHaveTextContent(/^Valley HaulingActiveSam Ortiz, \(818\) 555-0123sam@valley-hauling\.example/);
    const terms = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(Object.fromEntries(terms)).toEqual({
      Jobs: '2',
      'Open offers': '1',
      'Called on time in 90 days': '9 of 10',
      'Areas: ': '913, 914',
      'Services: ': 'Furniture Removal, Old Appliances',
      'Languages: ': 'English, Spanish',
      'Vetted: ': 'March 2, 2026',
      'Insured until: ': 'June 30, 2027',
      'Liability insurance runs until': 'August 31, 2027',
      'Motor carrier permit (CA number)': 'CA 0512345',
      'Who works for you?': 'I work alone',
    });
    expect(card.getByText('2 missed pickups in 12 months.')).toBeInTheDocument();
    expect(card.getByRole('link', { name: '(818) 555-0123' })).toHaveAttribute('href', 'tel:+18185550123');
    expect(card.queryByRole('button', { name: /^Ask for the agreement/ })).not.toBeInTheDocument();
  });

  test('explains what keeps a hauler from offers, and what we lack', async () => {
    const inVain = 'Active, but not getting offers automatically.';
    const unreachable = 'Our messages haven’t reached them since 10:00 AM on November 20. Call them.';
    const lacksAll = 'Missing: vetting, insurance, areas, the agreement.';
    const november20 = '2026-11-20T18:00:00.000Z';
    const older = (dueAt: string) => agreed({ current: false, dueAt });
    const states: [Partial<DeskHauler>, ...said: string[]][] = [
      [{ active: false }, 'Paused: they don’t get offers.'],
      [{ active: false, vettedAt: null }, 'Not vetted yet: they don’t get offers.'],
      [{ unreachableSince: november20 }, inVain, unreachable],
      [{ insuredUntil: '2026-11-22' }, 'Their insurance ends today.'],
      [{ insuredUntil: '2026-12-06' }, 'Their insurance ends on December 6, 2026, in 14 days.'],
      [{ insuredUntil: '2026-11-21' }, inVain, 'Their insurance ended on November 21, 2026.'],
      [{ insuredUntil: null }, 'Not on file'],
      [{ called: 0, inTime: 0 }, 'No calls yet'],
      [{ everywhere: true }, 'Everywhere'],
      [{ zipPrefixes: [] }, 'None yet'],
      [{ services: [] }, 'Everything'],
      [{ active: false, missing: ['not-vetted', 'not-insured', 'no-area', 'no-agreement'] }, lacksAll],
      [
        { active: false, pausedByHauler: true },
        'Paused: they don’t get offers. They paused offers themselves, and can turn them back on with their link.',
      ],
      [{}, 'Agreement accepted November 10 by Ana Ruiz'],
      [
        { agreement: agreed({ acceptedAt: '2025-11-10T18:00:00.000Z', by: null }) },
        'Agreement accepted November 10, 2025',
      ],
      [{ agreement: notAgreed() }, 'Not accepted'],
      [{ agreement: notAgreed({ askedAt: november20 }) }, 'Asked November 20, not accepted'],
      [{ agreement: older('2026-12-08T18:00:00.000Z') }, 'Accepted an older one. Gets offers until December 8.'],
      [{ agreement: older(november20) }, 'Accepted an older one. No offers since November 20.'],
      [{ zipPrefixes: ['900', '901', '902', '903', '904', '905', '906'] }, '900, 901, 902, 903, 904, 905 and 1 more'],
      [{ insuredUntil: '2026-12-07' }, 'December 7, 2026'],
    ];
    await desk.open(look(...states.map(([hauler], index) => deskHauler({ id: idOf(index), ...hauler }))));

    for (const [index, [state, ...said]] of states.entries()) {
      const card = within(cards()[index] as HTMLElement);
      for (const sentence of said) expect(card.queryByText(sentence), JSON.stringify(state)).toBeInTheDocument();
    }
    // Insurance that ends in more than 14 days is no warning.
    expect(cards().at(-1)).not.toHaveTextContent('Their insurance');
  });
});

describe('adding a hauler', () => {
  async function fillIn(user: UserEvent) {
    await user.click(button('Add a hauler'));
    await fill(user, box('Name of the business'), ' New Crew ');
    await fill(user, box('Email'), 'crew@example.com');
    await fill(user, box('Phone'), '213 555 0142');
  }

  test('sends everything, says who is told, and shows them at the end', async () => {
    const { user } = await desk.open(look());
    expect(screen.getByText(/^There are no haulers yet\. Requests will wait for you/)).toBeInTheDocument();
    await fillIn(user);
    expect(dialog().getByText(/^New haulers start out paused\./)).toBeInTheDocument();
    expect(told()).toHaveTextContent(
      'mailbox gets an email right away. The hauler gets one that asks them to accept the agreement.',
    );
    await fill(user, box(/^Areas/), '900, 9021 91101');
    await user.click(tick('Hot Tub Removal'));
    await user.click(tick('Spanish'));
    await user.click(tick('Family-owned'));
    await fill(user, box(/^Truck, cubic yards/), ' 15 ');
    desk.backend.answer('desk', shows(look()));
    await press(user, 'Add');
    await expectClosed();

    const contact = { name: ' New Crew ', contactName: null, email: 'crew@example.com', phone: '213 555 0142' };
    const areas = { zipPrefixes: ['900', '9021', '91101'], everywhere: false };
    const work = { services: ['Hot Tub Removal'], languages: ['en', 'es'], familyOwned: true, truckCubicYards: 15 };
    const fields = { ...contact, ...areas, ...work, vettedAt: null, insuredUntil: null };
    expect(desk.sent()).toEqual([{ action: 'hauler', hauler: expect.stringMatching(/^[0-9a-f-]{36}$/), fields }]);
  });

  test('offers to make them active at once if only vetting is missing', async () => {
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(unvetted.id as ReturnType<typeof crypto.randomUUID>);
    const { user } = await desk.open(look(), shows(look(unvetted)));
    await fillIn(user);
    await press(user, 'Add');

    const said = await screen.findByText(/^New Crew is here, but paused: they don’t get offers\./);
    await expectClosed();
    await waitFor(() => expect(said).toHaveFocus());
    desk.backend.answer('desk', shows(look({ ...unvetted, vettedAt: DESK_NOW.toISOString(), active: true })));
    await user.click(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Vetted: make active' }));
    await user.click(tick(/^I’ve checked who they are/));
    await press(user, 'Make active');

    await expectClosed();
    expect(screen.queryByText(/^New Crew is here, but paused/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/^New Crew is active: requests in their areas/)).toHaveFocus());
    expect(desk.sent().at(-1)).toMatchObject({
      action: 'hauler',
      hauler: unvetted.id,
      version: unvetted.version,
      fields: { active: true, vettedAt: expect.stringContaining('2026-11-22T') },
    });
  });

  test('adds the same hauler on a second try, and offers no button while papers are missing', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look());
    await fillIn(user);
    await user.click(tick('Everywhere'));
    desk.backend.answer('desk', tooMany);
    await press(user, 'Add');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(box('Name of the business')).toHaveValue(' New Crew ');

    const [{ hauler: id } = { hauler: '' }] = desk.sent() as { hauler: string }[];
    desk.backend.answer('desk', shows(look({ ...unvetted, id, missing: ['no-agreement'] })));
    await press(user, 'Add');

    const said = await screen.findByText(/We’re asking them to accept the agreement\./);
    expect(within(said.parentElement as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    const added = { hauler: id, fields: { zipPrefixes: [], everywhere: true } };
    expect(desk.sent()).toMatchObject([added, added]);
  });

  test('shows errors at their fields in order, and sends nothing', async () => {
    const { user } = await desk.open(look());
    await user.click(button('Add a hauler'));
    await fill(user, box('Email'), 'crew@');
    await fill(user, box('Phone'), '12');
    await fill(user, box(/^Areas/), '90, Burbank');
    await user.click(tick('English'));
    await fill(user, box(/^Truck, cubic yards/), '12.5');

    await press(user, 'Add');

    const summary = await dialog().findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const lines = within(summary).getAllByRole('link');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Enter the name of the business',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Enter the first 3 to 5 digits of ZIP codes, 300 of them at most',
      'Choose at least one language',
      'Enter whole cubic yards, from 1 to 60, or leave it blank',
    ]);
    expect(box(/^Areas/)).toHaveValue('90, Burbank');
    expect(box(/^Truck/)).toHaveValue('12.5');
    await user.click(within(summary).getByRole('link', { name: 'Please enter a valid phone number' }));
    expect(box('Phone')).toHaveFocus();
    expect(desk.sent()).toEqual([]);
  });

  test('keeps what was typed after Escape and a search, until it is cleared', async () => {
    const { user } = await desk.open(look(deskHauler()));
    await user.click(button('Add a hauler'));
    await fill(user, box('Name of the business'), 'New Crew');
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(button('Add a hauler')).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: /^Find a request/ }), 'valley');
    await screen.findByRole('region', { name: 'Results for “valley”' });
    await user.keyboard('{Escape}');

    await user.click(await screen.findByRole('button', { name: 'Add a hauler' }));
    expect(box('Name of the business')).toHaveValue('New Crew');
    await press(user, 'Start over');

    expect(box('Name of the business')).toHaveValue('');
  });
});

describe('changing a hauler', () => {
  const attested = { liabilityUntil: '2027-08-31', truckUntil: '2027-03-15' };

  test('sends only what was changed or removed', async () => {
    const truckByHaulerAt = '2026-11-21T07:30:00.000Z';
    const hauler = deskHauler({ truckCubicYards: 15, truckByHaulerAt, agreement: agreed({ attested }) });
    const { user } = await desk.open(look(hauler), shows(look(deskHauler())));
    expect(cards()[0]).toHaveTextContent('Truck: 15 cubic yards, as they entered on November 20, 2026');
    await user.click(button('Change: Valley Hauling'));
    expect(box('Phone')).toHaveValue('(818) 555-0123');
    expect(day(/^Vetted on/)).toHaveValue('2026-03-02');
    expect(day(/^Insured until/)).toHaveValue('2027-06-30');
    expect(box(/^Truck/)).toHaveAccessibleDescription('Length × width × height in feet, divided by 27');

    await user.clear(box(/^Contact/));
    await user.clear(box('Name of the business'));
    await fill(user, box('Name of the business'), 'Valley & Sons');
    await user.clear(box(/^Truck/));
    await user.clear(day(/^Insured until/));
    // The day that they stated is offered only while none is on file.
    expect(dialog().queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
    await press(user, 'Save');
    await expectClosed();

    expect(cards()[0]).not.toHaveTextContent('Truck');
    const fields = { name: 'Valley & Sons', contactName: null, truckCubicYards: null, insuredUntil: null };
    expect(desk.sent()).toEqual([{ action: 'hauler', hauler: idOf(101), version: versionOf(101), fields }]);
  });

  test('can take the earlier day that they stated for an unknown insurance', async () => {
    const hauler = deskHauler({ insuredUntil: null, agreement: agreed({ attested }) });
    const { user } = await desk.open(look(hauler), shows(look(hauler)));
    await user.click(button('Change: Valley Hauling'));
    expect(day(/^Insured until/)).toHaveValue('');

    await press(user, 'Use March 15, 2027, which they stated');
    expect(day(/^Insured until/)).toHaveValue('2027-03-15');
    expect(dialog().queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
    await press(user, 'Save');
    await expectClosed();

    expect(desk.sent()).toMatchObject([{ fields: { insuredUntil: '2027-03-15' } }]);
  });

  test('sends nothing without a change, nor an unvetted hauler as active', async () => {
    const { user } = await desk.open(look(unvetted));
    await user.click(button('Change: New Crew'));

    await press(user, 'Save');
    expect(await dialog().findByRole('link', { name: 'You haven’t changed anything yet.' })).toBeInTheDocument();
    await user.click(tick('Active'));
    await press(user, 'Save');

    expect(
      await dialog().findByRole('link', { name: 'Only vetted haulers can be active. Enter when you vetted them.' }),
    ).toBeInTheDocument();
    expect(day(/^Vetted on/)).toHaveAttribute('aria-invalid', 'true');
    await user.keyboard('{Escape}');
    await user.click(button('Vetted: make active: New Crew'));
    await press(user, 'Make active');
    await waitFor(() => expect(tick(/^I’ve checked/)).toHaveFocus());
    expect(tick(/^I’ve checked/)).toHaveAccessibleDescription(/Only vetted haulers can be active\./);
    expect(desk.sent()).toEqual([]);
  });
});

describe("another person's change", () => {
  const theirs = look(deskHauler({ version: versionOf(7), phone: '8185550199' }));

  const stale = refuses('stale', 'It has changed.', theirs);
  const action = { action: 'hauler', hauler: idOf(101) };

  test('a change by someone else is shown in the open form, and not overwritten', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look(deskHauler()), shows(theirs));
    await user.click(button('Change: Valley Hauling'));
    fireEvent.change(box(/^Contact/), { target: { value: 'Kim' } });
    await passTime(31_000);
    await waitFor(() => expect(box('Phone')).toHaveValue('(818) 555-0199'));
    desk.backend.answer('desk', stale, shows(theirs));

    await press(user, 'Save');
    expect(await dialog().findByRole('alert')).toHaveTextContent('this changed in the meantime');
    expect(box(/^Contact/)).toHaveValue('Kim');
    await press(user, 'Save');
    await expectClosed();

    expect(desk.sent()).toEqual([
      { ...action, version: versionOf(101), fields: { contactName: 'Kim' } },
      { ...action, version: versionOf(7), fields: { contactName: 'Kim' } },
    ]);
  });

  test('is not undone by a form put aside', async () => {
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
});

describe('pausing and reactivating', () => {
  test('show the consequences and who is told first', async () => {
    const paused = deskHauler({ active: false });
    const { user } = await desk.open(look(deskHauler()), shows(look(paused)), shows(look(deskHauler())));

    await user.click(button('Pause: Valley Hauling'));
    expect(dialog().getByText('Open offers end. They keep the jobs they have.')).toBeInTheDocument();
    expect(told()).toHaveTextContent('No one is told.');
    await press(user, 'Pause');
    await expectClosed();
    await user.click(button('Make active: Valley Hauling'));
    expect(told()).toHaveTextContent('mailbox gets an email right away');
    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
    await press(user, 'Make active');
    await expectClosed();

    const action = { action: 'hauler', hauler: idOf(101), version: versionOf(101) };
    expect(desk.sent()).toEqual([
      { ...action, fields: { active: false } },
      { ...action, fields: { active: true } },
    ]);
  });

  const paused = deskHauler({ active: false, missing: ['no-agreement'], agreement: notAgreed() });

  test('a hauler without the agreement is refused, with a button that asks for it', async () => {
    expectLogged('Nothing was changed at the desk');
    const asked = { ...paused, agreement: notAgreed({ askedAt: DESK_NOW.toISOString() }) };
    const { user } = await desk.open(
      look(paused),
      refuses('no-agreement', 'Ask for the agreement first.', look(paused)),
      shows(look(asked)),
    );
    await user.click(button('Make active: Valley Hauling'));
    await press(user, 'Make active');
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent(/^Ask for the agreement first\./);

    await user.click(within(alert).getByRole('button', { name: 'Ask for the agreement' }));
    expect(dialog().getByText('Ask Valley Hauling for the agreement?')).toBeInTheDocument();
    expect(told()).toHaveTextContent('The hauler gets a text');
    await press(user, 'Ask them');
    await expectClosed();

    expect(await screen.findByText('Saved: we’re asking them to accept the agreement.')).toBeInTheDocument();
    expect(screen.getByText('Asked November 22, not accepted')).toBeInTheDocument();
    expect(desk.sent().at(-1)).toEqual({ action: 'ask-agreement', hauler: idOf(101) });
  });

  test('a hauler without insurance or an area is refused, with a button that opens the form', async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(look(paused), refuses('not-insured', 'First this.', look(paused)));
    await user.click(button('Make active: Valley Hauling'));
    await press(user, 'Make active');

    await user.click(within(await dialog().findByRole('alert')).getByRole('button', { name: 'Change' }));

    expect(dialog().getByText('Change Valley Hauling')).toBeInTheDocument();
  });
});

test('a hauler who paused themselves can be kept paused, and texts to a hauler can be ended', async () => {
  const byThemselves = deskHauler({ active: false, pausedByHauler: true, textsOn: true });
  const kept = deskHauler({ active: false, textsOn: true });
  const { user } = await desk.open(look(byThemselves), shows(look(kept)), shows(look(deskHauler({ active: false }))));
  await user.click(button('Keep paused: Valley Hauling'));
  expect(dialog().getByText(/^Their own link won’t turn offers back on\./)).toBeInTheDocument();
  await press(user, 'Keep paused');
  await expectClosed();
  expect(screen.queryByRole('button', { name: 'Keep paused: Valley Hauling' })).not.toBeInTheDocument();

  await user.click(button('End texts: Valley Hauling'));
  expect(dialog().getByText(/^You can’t undo this\./)).toBeInTheDocument();
  await press(user, 'End texts');
  await expectClosed();

  expect(await screen.findByText('Saved: they get no more texts from us.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End texts: Valley Hauling' })).not.toBeInTheDocument();
  expect(desk.sent()).toMatchObject([
    { action: 'hauler', fields: { active: false } },
    { action: 'end-texts', hauler: idOf(101) },
  ]);
});

test('an error at one hauler is not shown at another', async () => {
  expectLogged('Nothing was changed at the desk');
  const { user } = await desk.open(look(deskHauler(), deskHauler({ id: idOf(103), name: 'Bay Haul' })));
  desk.backend.answer('desk', tooMany);
  await user.click(button('Pause: Valley Hauling'));
  await press(user, 'Pause');
  await dialog().findByRole('alert');
  await user.keyboard('{Escape}');
  await expectClosed();

  await user.click(button('Pause: Bay Haul'));

  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});
