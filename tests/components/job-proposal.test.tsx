import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobKey } from '@/features/job/use-job-actions';
import { queryClient } from '@/lib/forms/query-client';
import { words } from '@/words/job';
import { fieldErrors } from '@/words/shared/errors';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { proposalRefusalsForHaulers as refusals } from '@/words/shared/proposal-refusals';
import { words as ui } from '@/words/ui';
import { UUID } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, heldAnswer, heldJob, tooMany } from './support/fake-backend';
import {
  afternoon,
  agreed,
  barControls,
  booked,
  button,
  called,
  dialog,
  expectFocused,
  fill,
  jobOfTests,
  morning,
  ok,
  priceField,
  proposal,
  refused,
  send,
  sentProposal,
  soon,
  TOKEN,
  today,
} from './support/job';
import { renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';
import { stubWidth } from './support/width';

// How prices and times are read is in tests/unit/proposal-form.test.ts.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const form = words.proposalForm;
const { title } = words.proposalStep;

const page = jobOfTests();

const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const atDoor = [words.doorPrice.ask, words.doorPrice.agreed];
const shownButtons = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const note = () => screen.getByLabelText(/^A note/);
const upTo = () => screen.getByLabelText(/^Up to/);

function open(lead: Partial<HeldLead>, ...later: (Answer | Promise<Answer>)[]) {
  return page.open(heldJob(lead), ...later);
}

/** Shows the open page another state of its job, as if it had been fetched. */
async function show(lead: Partial<HeldLead>) {
  queryClient.setQueryData(jobKey(TOKEN), heldJob(lead));
  await passTime(1);
}

async function showAgain() {
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** The times of `proposal`, as the form sends them. */
const sentMorning = { day: '2026-11-23', from: '09:00', until: '11:00' };
const sentAfternoon = { day: '2026-11-23', from: '13:00', until: '15:00' };

/** The first and the fourth chip of tomorrow. */
const firstWindow = { day: '2026-11-23', from: '08:00', until: '10:00' };
const fourthWindow = { day: '2026-11-23', from: '14:00', until: '16:00' };

/** The date of a time that none of the chips has. */
const dayField = () => screen.getByLabelText(form.day);

/** Selects the start or end of that time, such as `13:30`. */
async function chooseTime(user: UserEvent, end: 'from' | 'until', clock: string) {
  const label = new RegExp(`^${form[end]}$`);
  const [select] = screen.getAllByLabelText(label).filter((each) => each.matches('select'));
  if (select) await user.selectOptions(select, clock);
}

/** Fills in a time that none of the chips has. */
async function fillOtherTime(user: UserEvent, day: string, from: string) {
  fireEvent.change(dayField(), { target: { value: day } });
  await chooseTime(user, 'from', from);
}

const dayChip = (name: string) => screen.getByRole('radio', { name });
const windowChip = (index: number) => screen.getByRole('checkbox', { name: form.times.hours[index] });

/** Presses the chips of tomorrow and of some of its windows, by default the first. */
async function chooseTomorrow(user: UserEvent, ...windows: number[]) {
  await user.click(dayChip(form.days.tomorrow));
  for (const index of windows.length > 0 ? windows : [0]) await user.click(windowChip(index));
}

/** The chosen times in the list. */
function chosenTimes(): (string | null)[] {
  return within(screen.getByRole('list', { name: form.times.chosen }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** The errors in the summary, which are also at the fields. */
async function shownErrors(): Promise<(string | null)[]> {
  await screen.findByRole('heading', { name: ui.errorSummary });
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  for (const link of links) {
    const field = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    expect(field).toHaveAccessibleDescription(
      new RegExp(`${ui.field.error.trim()} ?${link.textContent?.replace(/[.$]/g, '\\$&')}$`),
    );
    expect(field).toBeInvalid();
  }
  return links.map(({ textContent }) => textContent);
}

async function fillIn(user: UserEvent) {
  await fill(user, priceField(), '150');
  await chooseTomorrow(user, 3);
  await fill(user, note(), 'Two people');
}

describe('a proposal', () => {
  test('a price and two times are sent with four presses and one number', async () => {
    const { user } = await open({ ...called, loadSize: 'full' }, ok(heldJob({ ...sentProposal, proposal })));
    expect(dayChip(form.howAgreed.customer)).toBeChecked();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getByRole('region', { name: title.next })).toHaveTextContent('Load: A full truck or more');

    await user.click(priceField());
    await user.paste('150');
    await chooseTomorrow(user, 3, 0);
    expect(chosenTimes()).toEqual(['Tomorrow, 8:00–10:00 AM', 'Tomorrow, 2:00–4:00 PM']);
    await send(user);

    await expectFocused(title.open);
    const sent = { token: TOKEN, action: 'propose', windows: [firstWindow, fourthWindow], priceFrom: 150 };
    expect(page.actionsSent()).toEqual([{ ...sent, id: expect.stringMatching(UUID) }]);
    expect(await screen.findByText(words.runningJob.saved.propose)).toBeInTheDocument();
  });

  test('can leave the price to the inspection, and say so in a note', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user);
    await fill(user, priceField(), 'hard to say');

    await user.click(screen.getByRole('checkbox', { name: 'Price on inspection' }));
    expect(priceField()).toHaveAttribute('readonly');
    expect(priceField()).toHaveValue('hard to say');
    await fill(user, note(), ' Two people come. \n Have the gate open. ');
    await send(user);

    await waitFor(() => expect(page.actionsSent()).toHaveLength(1));
    const [{ id: _, ...sent } = { id: '' }] = page.actionsSent() as { id: string }[];
    const typed = { windows: [firstWindow], note: 'Two people come. \n Have the gate open.' };
    expect(sent).toEqual({ token: TOKEN, action: 'propose', ...typed });
  });

  test('an empty form says so at the price and at the days, until both are filled in', async () => {
    const { user } = await open(called);
    await user.click(button(form.write));
    await send(user);

    expect(await shownErrors()).toEqual([form.faults.priceRequired, form.faults.timeRequired]);
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: form.faults.timeRequired }));
    expect(screen.getByRole('radiogroup')).toHaveFocus();
    await chooseTomorrow(user);
    expect(await shownErrors()).toEqual([form.faults.priceRequired]);
    expect(chosenTimes()).toEqual(['Tomorrow, 8:00–10:00 AM']);
    await user.click(screen.getByRole('link', { name: form.faults.priceRequired }));
    expect(priceField()).toHaveFocus();
    await user.paste('nothing');
    // A new error waits for the next try.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(page.actionsSent()).toEqual([]);
  });

  test('a time that passed while the page was open is reported, and nothing is lost', async () => {
    const { user } = await open(called);
    await fill(user, priceField(), '100');
    await chooseTomorrow(user, 0, 4);
    skipTime(20 * HOUR_MS);

    await user.type(note(), 'Hi');
    await send(user);

    expect(await shownErrors()).toEqual([
      'Monday, November 23, 8:00–10:00 AM: This time has passed. Choose a later one.',
    ]);
    expect(chosenTimes()).toHaveLength(2);
    expect(priceField()).toHaveValue('100');
    await user.click(button('Remove Monday, November 23, 8:00–10:00 AM'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a proposal before the call is one of the other steps, and the call stays first', async () => {
    const { user } = await open({});
    await user.click(button('Write a quote'));

    await expectFocused('Send a quote');
    expect(heading('Next: call the customer')).toBeInTheDocument();
    await user.click(button('Back, without sending'));

    await expectFocused('Next: call the customer');
    expect(screen.queryByRole('heading', { name: 'Send a quote' })).not.toBeInTheDocument();
    expect(button('Write a quote')).toBeInTheDocument();
  });

  test('is reached from the bar, and back keeps what was typed', async () => {
    const { user } = await open(called);
    expect(barControls()).toEqual(['Call', 'Map', 'Write a quote']);

    await user.click(button('Write a quote'));
    await expectFocused('Next: send your quote');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(barControls()).toEqual(['Back, without sending', 'Send the quote']);
    await fill(user, priceField(), '150');
    await user.click(button('Back, without sending'));

    await expectFocused('Next: send your quote');
    expect(barControls()).toEqual(['Call', 'Map', 'Write a quote']);
    await user.click(button('Write a quote'));
    expect(barControls()).toEqual(['Back, without sending', 'Send the quote']);
    expect(priceField()).toHaveValue('150');
    expect(page.actionsSent()).toEqual([]);
  });
});

describe('times', () => {
  const enabled = (indexes: number[]) => indexes.map((index) => !windowChip(index).matches(':disabled'));
  const options = (label: RegExp) =>
    within(screen.getAllByLabelText(label).find((field) => field.matches('select')) ?? document.body)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('times that are too soon are disabled, and so are days after the last one', async () => {
    fakeClock(new Date('2026-11-22T18:00:00Z'));
    const bounds = { earliest: '2026-11-22T20:00:00.000Z', lastDay: '2026-11-23' };
    const { user } = await open({ ...called, proposalBounds: bounds });

    await user.click(dayChip('Today'));

    expect(enabled([0, 1, 2, 3, 4])).toEqual([false, false, true, true, true]);
    expect(dayField()).toHaveAttribute('min', '2026-11-22');
    expect(dayField()).toHaveAttribute('max', '2026-11-23');
    expect(dayChip('Tomorrow')).toBeEnabled();
    expect(dayChip('Tue, Nov 24')).toBeDisabled();
  });

  test.each([
    ['at 7 PM', '2026-11-23T03:00:00Z', ['Today', 'Tomorrow', 'Tue, Nov 24'], true],
    ['after midnight', '2026-11-23T08:10:00Z', ['Today', 'Tomorrow', 'Wed, Nov 25'], false],
  ])('%s are on the days of Los Angeles', async (_, now, names, isTodayOver) => {
    fakeClock(new Date(now));
    const bounds = { earliest: '2026-11-23T14:00:00.000Z', lastDay: '2027-01-21' };
    await open({ ...called, proposalBounds: bounds });
    const days = within(screen.getByRole('radiogroup', { name: 'Days (Los Angeles time)' })).getAllByRole('radio');

    expect(days.slice(0, 3).map((day) => day.parentElement?.textContent)).toEqual(names);
    expect(days.map((day) => day.matches(':disabled'))).toEqual([isTodayOver, false, false, false, false]);
  });

  test('need a day, and are listed in order; the focus stays in the list when one is removed', async () => {
    const { user } = await open(called);
    expect(screen.getByRole('group', { name: 'Times: choose a day first' })).toBeInTheDocument();
    expect(windowChip(0)).toBeDisabled();
    await user.click(dayChip('Wed, Nov 25'));
    expect(screen.getByRole('group', { name: 'Times on November 25, up to three in all' })).toBeInTheDocument();
    await user.click(windowChip(0));
    await chooseTomorrow(user, 3, 0);
    expect(screen.getByRole('group', { name: 'Times tomorrow, up to three in all' })).toBeInTheDocument();
    expect(chosenTimes()).toEqual([
      'Tomorrow, 8:00–10:00 AM',
      'Tomorrow, 2:00–4:00 PM',
      'Wednesday, November 25, 8:00–10:00 AM',
    ]);

    await user.click(button('Remove Monday, November 23, 2:00–4:00 PM'));
    expect(button('Remove Wednesday, November 25, 8:00–10:00 AM')).toHaveFocus();
    await user.click(button('Remove Wednesday, November 25, 8:00–10:00 AM'));
    expect(button('Remove Monday, November 23, 8:00–10:00 AM')).toHaveFocus();
    await user.click(button('Remove Monday, November 23, 8:00–10:00 AM'));

    expect(screen.getByRole('list', { name: 'Chosen times' })).toHaveFocus();
    expect(windowChip(0)).not.toBeChecked();
  });

  test('are three at most, on any days, and a second press takes one back', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user, 0, 3);
    await user.click(dayChip('Wed, Nov 25'));
    await user.click(windowChip(1));

    expect(windowChip(2)).toHaveAttribute('aria-disabled', 'true');
    expect(windowChip(1)).not.toHaveAttribute('aria-disabled');
    await user.click(windowChip(2));
    expect(windowChip(2)).not.toBeChecked();
    await fillOtherTime(user, '2026-12-04', '10:00');
    expect(button('Add this time')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Add this time'));
    expect(chosenTimes()).toHaveLength(3);

    await user.click(windowChip(1));
    expect(windowChip(2)).not.toHaveAttribute('aria-disabled');
    await user.click(windowChip(2));
    expect(chosenTimes()).toEqual([
      'Tomorrow, 8:00–10:00 AM',
      'Tomorrow, 2:00–4:00 PM',
      'Wednesday, November 25, 12:00–2:00 PM',
    ]);
    // An agreed time is the only one.
    await user.click(dayChip(form.howAgreed.agreed));
    await user.click(button('Add this time'));
    expect(chosenTimes()).toEqual(['Friday, December 4, 10:00 AM–12:00 PM']);
  });

  test('other than those of the chips have a start that moves the end as far as the day allows', async () => {
    const { user } = await open(called);
    expect([options(/^From$/).at(0), options(/^From$/).at(-1)]).toEqual(['6:00 AM', '8:30 PM']);
    expect([options(/^Until$/).at(0), options(/^Until$/).at(-1)]).toEqual(['9:30 AM', '3:00 PM']);

    await chooseTime(user, 'from', '13:30');
    expect(screen.getByLabelText('Until')).toHaveDisplayValue('3:30 PM');
    await chooseTime(user, 'from', '20:15');
    expect(screen.getByLabelText('Until')).toHaveDisplayValue('9:00 PM');
    expect(options(/^Until$/)).toEqual(['8:45 PM', '9:00 PM']);
  });

  test('other than those are checked when they are added, and not forgotten until then', async () => {
    const { user } = await open(called);
    await fill(user, priceField(), '100');
    await fillOtherTime(user, '2026-11-21', '11:00');
    await user.click(button('Add this time'));
    expect(dayField()).toHaveFocus();
    expect(dayField()).toHaveAccessibleDescription(new RegExp(`${refusals['window-passed']}$`));
    expect(dayField()).toBeInvalid();
    expect(chosenTimes()).toEqual([]);

    await fillOtherTime(user, '2026-11-23', '11:00');
    await send(user);
    expect(await shownErrors()).toEqual([form.faults.notAdded]);
    await user.click(button('Add this time'));
    expect(dayField()).toHaveValue('');
    expect(chosenTimes()).toEqual(['Tomorrow, 11:00 AM–1:00 PM']);
    // Windows that overlap it cannot be chosen.
    await user.click(dayChip('Tomorrow'));
    const disabled = [0, 1, 2, 3].map((index) => windowChip(index).getAttribute('aria-disabled'));
    expect(disabled).toEqual([null, 'true', 'true', null]);
    await user.click(windowChip(1));
    expect(windowChip(1)).not.toBeChecked();
    await send(user);
    await waitFor(() =>
      expect(page.actionsSent()).toMatchObject([{ windows: [{ day: '2026-11-23', from: '11:00', until: '13:00' }] }]),
    );
  });
});

describe('an agreement by phone', () => {
  test('books one time, even one today that has begun', async () => {
    const { user } = await open(called, ok(heldJob({ ...today, agreed: { ...agreed, acceptedBy: 'hauler' } })));
    await user.click(dayChip(form.howAgreed.agreed));
    await chooseTomorrow(user, 0, 3);
    expect(chosenTimes()).toEqual(['Tomorrow, 2:00–4:00 PM']);
    expect(windowChip(0)).not.toBeChecked();
    await user.click(dayChip('Today'));
    // It is 2 PM.
    expect(windowChip(2)).toBeDisabled();
    expect(windowChip(3)).toBeEnabled();
    await fillOtherTime(user, '2026-11-22', '13:00');
    await user.click(button('Add this time'));
    await fill(user, priceField(), '90');
    await user.click(button(form.book));

    await expectFocused(words.pickupStep.title['set-out']);
    expect(page.actionsSent()).toMatchObject([
      { windows: [{ day: '2026-11-22', from: '13:00', until: '15:00' }], priceFrom: 90, agreed: true },
    ]);
    expect(page.actionsSent()[0]).not.toHaveProperty('basedOn');
    expect(await screen.findByText(words.runningJob.saved.agreed)).toBeInTheDocument();
    expect(screen.getByText(words.pickupStep.acceptedBy.hauler, { exact: false })).toBeInTheDocument();
  });

  test('agreeing on one of several times chooses none for the hauler', async () => {
    const { user } = await open({ ...sentProposal, proposal }, ok(heldJob(booked)));
    await user.click(button('We agreed by phone'));
    expect(heading('Book what you agreed on')).toBeInTheDocument();
    expect(screen.getByText('Until you book a time, they can accept this:')).toBeInTheDocument();
    expect(chosenTimes()).toEqual([]);

    await user.click(dayChip(form.howAgreed.customer));
    expect(screen.getByText('Until you send another, they can accept this:')).toBeInTheDocument();
  });
});

describe('a proposal that the customer has', () => {
  test('shows price, times, when it was sent, the possible actions, and whether no message reaches the customer', async () => {
    const windows = [
      { ...soon, isOpen: false },
      { ...morning, isOpen: true },
    ];
    await open({ ...sentProposal, proposal: { ...proposal, priceFrom: 12_500, priceTo: 18_000, windows, note: 'Hi' } });

    const region = within(screen.getByRole('region', { name: title.open }));
    expect(region.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      '$12,500–$18,000',
      'Sunday, November 22, 3:00–5:00 PM (too late to accept)Monday, November 23, 9:00–11:00 AM',
      'Hi',
    ]);
    expect(region.getByText('Sent 1:30 PM today.')).toBeInTheDocument();
    expect(screen.queryByText(/^Our messages aren’t reaching them/)).not.toBeInTheDocument();
    expect(shownButtons(title.open)).toEqual(['We agreed by phone', 'Change it', 'Withdraw it']);
    expect(barControls()).toEqual(['Call', 'Map']);

    await show({ ...sentProposal, isTold: false, proposal: { ...proposal, priceFrom: undefined, priceTo: undefined } });
    expect(heading('Tell them by phone')).toBeInTheDocument();
    expect(screen.getByText(/^Our messages aren’t reaching them/)).toBeInTheDocument();
    expect(screen.getByText('Price set when the hauler sees it')).toBeInTheDocument();
  });

  test('marks times as they pass and says when all have passed', async () => {
    await open({ ...sentProposal, proposal });
    skipTime(22 * HOUR_MS);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('(passed)').parentElement).toHaveTextContent('Monday, November 23, 9:00–11:00 AM (passed)');

    skipTime(4 * HOUR_MS);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));

    expect(heading('It’s too late to accept your times')).toBeInTheDocument();
    expect(screen.getByText('Send new ones.')).toBeInTheDocument();
  });

  test('can be changed: a new one based on it is sent, or nothing', async () => {
    const { user } = await open({ ...sentProposal, proposal: { ...proposal, note: 'Two people' } });
    await user.click(button('Change it'));
    await fill(user, priceField(), '160');
    await user.click(button('Back, without sending'));
    await expectFocused(title.open);
    await user.click(button('Change it'));

    await expectFocused('Change your quote');
    expect(priceField()).toHaveValue('120');
    expect(upTo()).toHaveValue('180');
    expect(note()).toHaveValue('Two people');
    await fill(user, priceField(), '140');
    await send(user);

    const sent = { priceFrom: 140, priceTo: 180, windows: [sentMorning, sentAfternoon], note: 'Two people' };
    const basedOn = { id: proposal.id, state: 'open' };
    await waitFor(() => expect(page.actionsSent()).toMatchObject([{ ...sent, basedOn }]));
  });

  test('is withdrawn after a confirmation', async () => {
    const { user } = await open({ ...sentProposal, proposal }, ok(heldJob(sentProposal)));
    await user.click(button(words.proposalStep.withdraw));
    expect(screen.getByRole('dialog', { name: words.withdrawDialog.title })).toBeInTheDocument();
    expect(page.actionsSent()).toEqual([]);

    await user.click(dialog().getByRole('button', { name: words.withdrawDialog.submit }));

    await expectFocused(title.next);
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'withdraw', proposal: proposal.id }]);
    expect(await screen.findByText(words.runningJob.saved.withdraw)).toBeInTheDocument();
    expect(screen.getByText(words.proposalStep.noneOpen)).toBeInTheDocument();
  });

  test('a proposal replaced on another phone during the confirmation is not withdrawn', async () => {
    expectLogged('The job was not changed');
    const theirs = { ...proposal, id: '0a8e8a3c-6f0c-4f4e-9d57-222222222222', priceFrom: 300, priceTo: 300 };
    const meanwhile = ok(heldJob({ ...sentProposal, proposal: theirs }));
    const { user } = await open({ ...sentProposal, proposal }, refused('changed'), meanwhile);
    await user.click(button('Withdraw it'));

    await user.click(dialog().getByRole('button', { name: 'Withdraw it' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent(refusals.changed);
    expect(screen.getByText('$300')).toBeInTheDocument();
    await waitFor(() => expect(button('Withdraw it')).toHaveFocus());
  });
});

describe('a customer who asks for something else', () => {
  const at = '2026-11-22T21:50:00.000Z';

  test('is shown, with the form filled in', async () => {
    const asked = { for: 'other-price', line: '<b>Mornings</b> only', at } as const;
    await open({ ...sentProposal, proposal: { ...proposal, asked } });

    expect(heading('The customer is asking for another price')).toBeInTheDocument();
    expect(screen.getByText('<b>Mornings</b> only')).toBeInTheDocument();
    expect(screen.getByText('Asked 1:50 PM today.')).toBeInTheDocument();
    expect(priceField()).toHaveValue('120');
    expect(chosenTimes()).toEqual(['Tomorrow, 9:00–11:00 AM', 'Tomorrow, 1:00–3:00 PM']);
    expect(dayChip('Customer chooses')).toBeChecked();
  });

  test('questions about a booked pickup get a form of their own, based on what was accepted', async () => {
    const asked = { for: 'other-time', at } as const;
    const { user } = await open({ ...booked, agreed: { ...agreed, asked } });
    expect(heading('The customer is asking for another time')).toBeInTheDocument();
    expect(heading('The pickup')).toBeInTheDocument();
    expect(screen.getByText('The booked time stays until they accept another one.')).toBeInTheDocument();
    expect(chosenTimes()).toEqual([]);

    await chooseTomorrow(user);
    await send(user);

    const sent = { windows: [firstWindow], priceFrom: 120, priceTo: 180 };
    const basedOn = { id: agreed.id, state: 'accepted' };
    await waitFor(() => expect(page.actionsSent()).toMatchObject([{ ...sent, basedOn }]));
  });
});

describe('a booked pickup', () => {
  const noReminder = /^Our messages aren’t reaching them, and a reminder won’t either/;

  test('shows time, estimate and how it was agreed, and goes into a calendar without the customer', async () => {
    await open({ ...booked, isTold: false });

    const region = within(screen.getByRole('region', { name: 'Next: pick up' }));
    expect(region.getByText(/^Monday/).parentElement).toHaveTextContent('Monday, November 23, 9:00–11:00 AM');
    expect(region.getByText(/The customer accepted this time/).parentElement).toHaveTextContent(
      'Estimated price: $120–$180',
    );
    expect(screen.getByText('Pickup').nextElementSibling).toHaveTextContent('Monday, November 23, 9:00–11:00 AM');
    expect(region.queryByRole('radio')).not.toBeInTheDocument();
    expect(button('The job is done')).toBeInTheDocument();
    expect(region.getByText(noReminder)).toBeInTheDocument();
    expect(button('Add to calendar')).toBeInTheDocument();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to Google Calendar' });
    expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Junk pickup in Beverly Hills',
      dates: '20261123T170000Z/20261123T190000Z',
      details: 'Furniture Removal, Old Appliances\nEstimated price: $120–$180',
      location: '742 Evergreen Terrace, 4B, Beverly Hills, CA 90210',
    });
  });

  test('can be moved: another time is proposed while the booked one stays visible', async () => {
    const { user } = await open(booked, ok(heldJob({ ...booked, proposal: { ...proposal, windows: [afternoon] } })));
    await user.click(button('Propose another time'));

    await expectFocused('Propose another time');
    expect(heading('Next: pick up')).toBeInTheDocument();
    const stays = 'The booked time stays until they accept another one.';
    expect(screen.getByText(stays)).toBeInTheDocument();
    // A time agreed by phone is booked immediately.
    await user.click(dayChip('Agreed by phone'));
    expect(screen.queryByText(stays)).not.toBeInTheDocument();
    await user.click(dayChip('Customer chooses'));
    await chooseTomorrow(user, 3);
    await send(user);

    await expectFocused(title.open);
    expect(heading('The pickup')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Propose another time' })).not.toBeInTheDocument();
  });

  test('lets the hauler say on its day that they are on the way, and when they arrive', async () => {
    const setOut = { ...soon, onMyWayAt: '2026-11-22T22:00:00.000Z', arrivesAt: '2026-11-22T22:45:00.000Z' };
    const { user } = await open({ ...today, isTold: false }, ok(heldJob({ ...today, pickup: setOut })));
    // It is too late to call them the day before.
    expect(screen.queryByText(noReminder)).not.toBeInTheDocument();
    const minutes = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(minutes).toEqual(['15', '30', '45', '60', '90']);
    expect(barControls()).toEqual(['Call', 'Map', 'On my way · 30 min']);
    const next = 'Next: tell them you’re on your way';
    expect(shownButtons(next)).toEqual(['Job completed', 'Propose another time', ...atDoor]);

    await user.click(screen.getByRole('radio', { name: '45' }));
    await user.click(button('On my way · 45 min'));

    await expectFocused(words.pickupStep.title.price);
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'on-my-way', minutes: 45 }]);
    expect(screen.getByText('You’re on your way: about 2:45 PM.')).toBeInTheDocument();
    expect(await screen.findByText('Saved: the customer can see when you’ll arrive.')).toBeInTheDocument();
    expect(barControls()).toEqual(['Call', 'Map', 'Final price']);
    const later = ['Give them a new time', 'Job completed', 'Propose another time'];
    expect(shownButtons(words.pickupStep.title.price)).toEqual([...atDoor, ...later]);
  });

  test('keeps the focus when the hauler sets out after its window, which offers the final price in the bar', async () => {
    const over = { from: '2026-11-22T20:00:00.000Z', until: '2026-11-22T22:00:00.000Z' };
    const setOut = { ...over, onMyWayAt: '2026-11-22T22:00:00.000Z', arrivesAt: '2026-11-22T22:30:00.000Z' };
    const { user } = await open({ ...today, pickup: over }, ok(heldJob({ ...today, pickup: setOut })));
    expect(barControls()).toEqual(['Call', 'Map', 'Final price']);
    const later = ['On my way · 30 min', 'Job completed', 'Propose another time'];
    expect(shownButtons(words.pickupStep.title.price)).toEqual([...atDoor, ...later]);

    await user.click(button('On my way · 30 min'));

    expect(await screen.findByRole('button', { name: 'Give them a new time' })).toBeInTheDocument();
    await expectFocused(words.pickupStep.title.price);
  });
});

describe('on a wide screen, which has no bar', () => {
  beforeEach(() => stubWidth(1024));
  const noBar = () => expect(screen.queryByRole('group', { name: words.bar.name })).not.toBeInTheDocument();

  test('the customer’s card calls and shows the map, and the step has its button', async () => {
    const { user } = await open(today);
    noBar();
    expect(screen.getAllByRole('link', { name: /^Call|map/i }).map(({ textContent }) => textContent)).toEqual([
      'Call (213) 555-0142',
      'Open the map',
    ]);

    await user.click(button('On my way · 30 min'));

    await waitFor(() => expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'on-my-way', minutes: 30 }]));
  });

  test('a proposal is sent from its form, which says why it was not', async () => {
    expectLogged('The job was not changed');
    const { user } = await open(called, refused('too-many'));
    noBar();
    expect(screen.queryByRole('button', { name: words.bar.back.name })).not.toBeInTheDocument();
    await fillIn(user);
    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(refusals['too-many']);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(page.actionsSent()).toMatchObject([{ action: 'propose', priceFrom: 150 }]);
  });

  test('a change of the proposal can be left', async () => {
    const { user } = await open({ ...sentProposal, proposal });
    await user.click(button('Change it'));
    await user.click(button(words.bar.back.name));

    await expectFocused(title.open);
    noBar();
  });
});

describe('the typed proposal', () => {
  test.each<[string, Partial<HeldLead>, opener: string, title: string]>([
    ['a change', { ...sentProposal, proposal }, 'Change it', 'Change your quote'],
    ['another time', booked, 'Propose another time', 'Propose another time'],
  ])('comes back after a reload with its form: %s', async (_, lead, opener, formTitle) => {
    const { user, unmount } = await open(lead);
    await user.click(button(opener));
    await fill(user, priceField(), '150');
    unmount();
    queryClient.clear();

    await open(lead);

    expect(heading(formTitle)).toBeInTheDocument();
    expect(priceField()).toHaveValue('150');
  });

  test('stays with its job for 7 days', async () => {
    const { user, unmount } = await open(called);
    await fillIn(user);
    unmount();
    const other = await renderApp('/job/0000-0000-0000-0001');
    await screen.findByRole('article');
    expect(priceField()).toHaveValue('');
    await fill(user, priceField(), '75');
    other.unmount();

    skipTime(7 * DAY_MS - HOUR_MS);
    const again = await open(called);
    expect(priceField()).toHaveValue('150');
    expect(chosenTimes()).toEqual(['Monday, November 23, 2:00–4:00 PM']);
    again.unmount();

    skipTime(2 * HOUR_MS);
    await open(called);
    expect(priceField()).toHaveValue('');
  });

  test('is removed once it is sent, or the job went to others, but no other draft is', async () => {
    expectLogged('The job was not changed');
    const other = { token: '0000000000000001', savedAt: Date.now(), id: crypto.randomUUID(), edits: {} };
    localStorage.setItem('proposal-drafts', JSON.stringify([other]));
    const gone: Job = { ...heldJob({}, 'returned'), lead: { ...heldJob().lead, hasJob: false } as Job['lead'] };
    const { user } = await open(called, ok(heldJob({ ...sentProposal, proposal })), refused('not-yours'), ok(gone));
    await fillIn(user);
    await send(user);
    await expectFocused(title.open);
    await waitFor(() => expect(JSON.parse(localStorage.getItem('proposal-drafts') ?? '')).toEqual([other]));

    await user.click(button('Change it'));
    await fill(user, priceField(), '160');
    await send(user);

    expect(await screen.findByRole('heading', { name: /This job is no longer yours$/ })).toBeInTheDocument();
    await waitFor(() => expect(JSON.parse(localStorage.getItem('proposal-drafts') ?? '')).toEqual([other]));
  });

  test('keeps the rest of the form if another phone changes the proposal in the meantime', async () => {
    const theirs = { ...proposal, id: crypto.randomUUID(), windows: [afternoon], note: 'From the other phone' };
    const { user } = await open({ ...sentProposal, proposal }, ok(heldJob({ ...sentProposal, proposal: theirs })));
    await user.click(button('Change it'));
    await fill(user, upTo(), '200');

    await showAgain();

    await screen.findByText('From the other phone');
    expect(chosenTimes()).toEqual(['Tomorrow, 9:00–11:00 AM', 'Tomorrow, 1:00–3:00 PM']);
    expect(note()).toHaveValue('');
    expect(upTo()).toHaveValue('200');
  });

  test('is refused if the customer has accepted meanwhile, stays, and can be sent again on that basis', async () => {
    expectLogged('The job was not changed');
    const { user } = await open({ ...sentProposal, proposal }, refused('changed'), ok(heldJob(booked)));
    await user.click(button('Change it'));
    await fill(user, priceField(), '150');
    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(refusals.changed);
    expect(heading('Next: pick up')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Send/ })).toHaveFocus();
    expect(priceField()).toHaveValue('150');
    await waitFor(() => expect(button('Send the quote')).toHaveAttribute('aria-disabled', 'false'));
    await send(user);

    await waitFor(() => expect(page.actionsSent()).toHaveLength(2));
    expect(page.actionsSent()).toMatchObject([
      { priceFrom: 150, basedOn: { id: proposal.id, state: 'open' } },
      { priceFrom: 150, basedOn: { id: agreed.id, state: 'accepted' } },
    ]);
  });

  test('changed while it waits offline is not sent in its old form', async () => {
    const { user } = await open(called);
    await fillIn(user);
    fireEvent.offline(window);
    await send(user);
    await screen.findByText(words.waitingNotice.offline);
    await user.type(note(), '!');
    fireEvent.online(window);
    await passTime(5000);
    expect(page.actionsSent()).toEqual([]);
    expect(screen.queryByText(words.waitingNotice.offline)).not.toBeInTheDocument();

    await send(user);
    await waitFor(() => expect(page.actionsSent()).toMatchObject([{ priceFrom: 150, note: 'Two people!' }]));
  });

  test('during sending is kept on top of what was sent', async () => {
    const { answer, release } = heldAnswer();
    const { user } = await open(called, answer);
    await fillIn(user);
    await send(user);
    await screen.findByRole('button', { name: 'Sending…' });
    await user.type(note(), ', by noon');
    const [{ id } = { id: '' }] = page.actionsSent() as { id: string }[];
    const sent = ok(heldJob({ ...sentProposal, proposal: { ...proposal, id } }));
    page.backend.answer('job', sent);
    release(sent);

    expect(await screen.findByText(words.runningJob.saved.propose)).toBeInTheDocument();
    expect(heading('Change your quote')).toBeInTheDocument();
    expect(note()).toHaveValue('Two people, by noon');
    await send(user);
    await waitFor(() => expect(page.actionsSent()).toHaveLength(2));
    expect(page.actionsSent()[1]).toMatchObject({ note: 'Two people, by noon', basedOn: { id, state: 'open' } });
    expect(page.actionsSent()[1]).not.toMatchObject({ id });
  });

  test('keeps its id when resent unchanged and gets a new one when changed', async () => {
    expectLogged('The job was not changed');
    const { user } = await open(called);
    await fillIn(user);
    page.backend.answer('job', refused('too-many'));
    for (const price of ['150', '150', '160']) {
      if (price === '160') await fill(user, priceField(), price);
      const before = page.actionsSent().length;
      await send(user);
      await waitFor(() => expect(page.actionsSent()).toHaveLength(before + 1));
      await waitFor(() => expect(button('Send the quote')).toHaveAttribute('aria-disabled', 'false'));
    }

    const [first, second, third] = page.actionsSent().map((sent) => (sent as { id: string }).id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('completing a job', () => {
  const { pricePaid, hint, hintWithEstimate, onlyPrice, both, loadSize, submit } = words.completeDialog;
  const factOf = (term: string) => screen.getByText(term).nextElementSibling;
  const press = (user: UserEvent) => user.click(dialog().getByRole('button', { name: submit }));

  test('asks what the customer paid and how full the truck was, keeps both after a failure, and shows both', async () => {
    const due = { ...today, loadSize: 'half', pickup: { ...soon, onMyWayAt: '2026-11-22T21:50:00.000Z' } } as const;
    const done = heldJob({ ...due, status: 'Completed', pricePaid: 1165, loadSizeHauled: 'three-quarters' }, 'closed');
    const { user } = await open(due, tooMany, ok(heldJob({ ...due, loadSize: 'full' })), ok(done));
    expectLogged('The job was not changed');
    await user.click(button(words.pickupStep.complete));
    const field = dialog().getByLabelText(pricePaid);
    expect(field).toHaveAccessibleDescription(hintWithEstimate('$120–$180'));
    expect(dialog().getByRole('group', { name: loadSize })).toHaveAccessibleDescription(both);
    expect(dialog().getByRole('radio', { name: loadSizeLabels.half })).toBeChecked();

    await fill(user, field, 'eleven');
    await press(user);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(new RegExp(`${fieldErrors['price-invalid']}$`));
    expect(field).toHaveValue('eleven');
    expect(page.actionsSent()).toEqual([]);
    await fill(user, field, '$1,165');
    await user.click(dialog().getByRole('radio', { name: loadSizeLabels['three-quarters'] }));
    await press(user);
    expect(await dialog().findByRole('alert')).toBeInTheDocument();
    await press(user);

    await expectFocused(/\$1,165 · done$/);
    const sent = { token: TOKEN, action: 'complete', pricePaid: 1165, loadSize: 'three-quarters' };
    expect(page.actionsSent()).toEqual([sent, sent]);
    expect(factOf(words.history.loadHauled)).toHaveTextContent(loadSizeLabels['three-quarters']);
  });

  test('works without either answer', async () => {
    const lead = { ...called, loadSize: 'full' } as const;
    const { user } = await open(lead, ok(heldJob({ ...lead, status: 'Completed' }, 'closed')));
    await user.click(button(words.otherActions.complete));

    await user.click(dialog().getByRole('button', { name: ui.field.clear }));
    for (const size of dialog().getAllByRole('radio')) expect(size).not.toBeChecked();
    await press(user);

    await expectFocused(/Done$/);
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'complete' }]);
    expect(screen.queryByText(words.history.loadHauled)).not.toBeInTheDocument();
  });

  test('a job of only Home Cleaning asks for no load, and the price can be nothing', async () => {
    const lead = { ...called, services: ['Home Cleaning', 'Home Cleaning - Deep Cleaning'] };
    const { user } = await open(lead, ok(heldJob({ ...lead, status: 'Completed', pricePaid: 0 }, 'closed')));
    await user.click(button(words.otherActions.complete));
    const field = dialog().getByLabelText(pricePaid);
    expect(field).toHaveAccessibleDescription(`${hint} ${onlyPrice}`);
    expect(dialog().queryByRole('radio')).not.toBeInTheDocument();

    await fill(user, field, '0');
    await press(user);

    await expectFocused(/\$0 · done$/);
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'complete', pricePaid: 0 }]);
  });
});

test('what the customer wants is above the times, and times that are all later are said, not forbidden', async () => {
  const { user } = await open({ ...called, wanted: '2026-11-23' });
  expect(screen.getAllByText('By Monday, November 23', { selector: 'strong' })).toHaveLength(1);
  await chooseTomorrow(user);
  expect(screen.queryByText(form.times.afterWanted)).toBeNull();
  await show({ ...called, wanted: '2026-11-22' });
  expect(screen.getByText(form.times.afterWanted)).toBeInTheDocument();
  expect(windowChip(1)).toBeEnabled();
  await show({ ...called, wanted: 'soon' });
  expect(screen.queryByText(form.times.afterWanted)).toBeNull();
});

test('a time at which the hauler has another pickup says so, and can be sent', async () => {
  const bookedElsewhere = [{ from: '2026-11-23T23:00:00.000Z', until: '2026-11-24T01:00:00.000Z' }];
  const { user } = await open({ ...called, bookedElsewhere }, ok(heldJob({ ...sentProposal, proposal })));
  await fill(user, priceField(), '150');
  await chooseTomorrow(user, 0, 3);

  const hint = 'You have another pickup booked at this time.';
  expect(chosenTimes()).toEqual(['Tomorrow, 8:00–10:00 AM', `Tomorrow, 2:00–4:00 PM${hint}`]);
  await send(user);
  await expectFocused(title.open);
});
