import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { proposalRefusalsForHaulers } from '@functions/words/en/proposal-refusals.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { UUID } from './support/booking';
import { expectLogged } from './support/console';
import { type Answer, heldAnswer, heldJob } from './support/fake-backend';
import {
  afternoon,
  agreed,
  barControls,
  booked,
  button,
  called,
  chooseTime,
  chooseTomorrow,
  chosenTimes,
  dayChip,
  dayField,
  dialog,
  expectFocused,
  fill,
  fillOtherTime,
  firstWindow,
  jobOfTest,
  morning,
  ok,
  PATH,
  pickup,
  priceField,
  proposal,
  refused,
  send,
  sentAfternoon,
  sentMorning,
  sentProposal,
  shownErrors,
  soon,
  TOKEN,
  today,
  windowChip,
} from './support/job';
import { expectSentOnPrivacy, goToPrivacy } from './support/other-page';
import { renderApp } from './support/render-app';
import { fakeClock, passTime, skipTime } from './support/time';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let page: ReturnType<typeof jobOfTest>;

beforeEach(() => {
  page = jobOfTest();
});

const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const shownButtons = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

function open(lead: Partial<HeldLead>, ...later: (Answer | Promise<Answer>)[]) {
  return page.open(heldJob(lead), ...later);
}

describe('from the call to the proposal', () => {
  test.each([
    ['at 10 AM', '2026-11-22T18:00:00Z', '2026-11-22T20:00:00.000Z', [false, false, true, true, true]],
    ['at 2 PM', '2026-11-22T22:00:00Z', '2026-11-23T00:00:00.000Z', [false, false, false, false, true]],
  ])('%s, the windows of today that are too soon are disabled', async (_, now, earliest, enabled) => {
    fakeClock(new Date(now));
    const { user } = await open({ ...called, proposalBounds: { earliest, lastDay: '2027-01-21' } });

    await user.click(dayChip('Today'));

    expect([0, 1, 2, 3, 4].map((index) => !windowChip(index).matches(':disabled'))).toEqual(enabled);
  });

  test.each([
    ['at 7 PM', '2026-11-23T03:00:00Z', '2026-11-23T14:00:00.000Z', ['Today', 'Tomorrow', 'Tue, Nov 24']],
    ['at 11:30 PM', '2026-11-23T07:30:00Z', '2026-11-23T14:00:00.000Z', ['Today', 'Tomorrow', 'Tue, Nov 24']],
    ['after midnight', '2026-11-23T08:10:00Z', '2026-11-23T14:00:00.000Z', ['Today', 'Tomorrow', 'Wed, Nov 25']],
  ])('%s, the days are those of Los Angeles', async (when, now, earliest, names) => {
    fakeClock(new Date(now));
    await open({ ...called, proposalBounds: { earliest, lastDay: '2027-01-21' } });
    const days = within(screen.getByRole('radiogroup', { name: 'Days (Los Angeles time)' })).getAllByRole('radio');

    expect(days).toHaveLength(5);
    expect(days.slice(0, 3).map((day) => day.parentElement?.textContent)).toEqual(names);
    expect(days.map((day) => day.matches(':disabled'))).toEqual([
      when !== 'after midnight',
      false,
      false,
      false,
      false,
    ]);
  });

  test('days past the last one that can be proposed are disabled', async () => {
    await open({ ...called, proposalBounds: { earliest: '2026-11-23T01:15:00.000Z', lastDay: '2026-11-23' } });

    // Today, all windows are too soon.
    expect(dayChip('Today')).toBeDisabled();
    expect(dayChip('Tomorrow')).toBeEnabled();
    for (const name of ['Tue, Nov 24', 'Wed, Nov 25', 'Thu, Nov 26']) expect(dayChip(name)).toBeDisabled();
  });

  test('the limits of the date come from the server', async () => {
    await open({ ...called, proposalBounds: { earliest: '2026-11-23T14:00:00.000Z', lastDay: '2027-01-21' } });

    expect(dayField()).toHaveAttribute('min', '2026-11-23');
    expect(dayField()).toHaveAttribute('max', '2027-01-21');
  });

  test('before the call a proposal is one of the other steps, and the call stays first', async () => {
    const { user } = await open({});
    await user.click(button('Send a proposal'));

    await expectFocused('Send a proposal');
    expect(heading('Next: call the customer')).toBeInTheDocument();
    await user.click(button('Back, without sending'));

    await expectFocused('Next: call the customer');
    expect(screen.queryByRole('heading', { name: 'Send a proposal' })).not.toBeInTheDocument();
    expect(button('Send a proposal')).toBeInTheDocument();
  });

  test('a status set by the operator without a proposal says what the customer sees', async () => {
    await open({ ...sentProposal, timeframe: 'Tuesday' });

    expect(heading('Next: send your proposal')).toBeInTheDocument();
    expect(screen.getByText('The customer has no open proposal right now.')).toBeInTheDocument();
    expect(screen.getByText('Tuesday')).toBeInTheDocument();
  });
});

describe('times', () => {
  const options = (label: RegExp) =>
    within(screen.getAllByLabelText(label).find((field) => field.matches('select')) ?? document.body)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('changing the start moves the end as far as the day allows', async () => {
    const { user } = await open(called);

    await chooseTime(user, 'from', '13:30');
    expect(screen.getByLabelText('Until')).toHaveDisplayValue('3:30 PM');
    await chooseTime(user, 'from', '20:00');
    expect(screen.getByLabelText('Until')).toHaveDisplayValue('9:00 PM');
  });

  test('only possible pickup times are offered', async () => {
    const { user } = await open(called);

    expect([options(/^From$/).at(0), options(/^From$/).at(-1)]).toEqual(['6:00 AM', '8:30 PM']);
    expect([options(/^Until$/).at(0), options(/^Until$/).at(-1)]).toEqual(['9:30 AM', '3:00 PM']);
    await chooseTime(user, 'from', '20:15');
    expect(options(/^Until$/)).toEqual(['8:45 PM', '9:00 PM']);
  });

  test('without a day, no window can be chosen', async () => {
    const { user } = await open(called);
    expect(screen.getByRole('group', { name: 'Times: choose a day first' })).toBeInTheDocument();
    expect(windowChip(0)).toBeDisabled();

    await user.click(dayChip('Tomorrow'));

    expect(screen.getByRole('group', { name: 'Times tomorrow, up to three in all' })).toBeInTheDocument();
    expect(windowChip(0)).toBeEnabled();
    await user.click(dayChip('Wed, Nov 25'));
    expect(screen.getByRole('group', { name: 'Times on November 25, up to three in all' })).toBeInTheDocument();
  });

  test('are listed in their order, and the focus stays in the list when one is removed', async () => {
    const { user } = await open(called);
    await user.click(dayChip('Wed, Nov 25'));
    await user.click(windowChip(0));
    await chooseTomorrow(user, 3, 0);
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

  test('a second press on a window takes it back', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user, 0, 3, 0);

    expect(windowChip(0)).not.toBeChecked();
    expect(chosenTimes()).toEqual(['Tomorrow, 2:00–4:00 PM']);
  });

  test('a window that overlaps a chosen time cannot be chosen', async () => {
    const { user } = await open(called);
    await fillOtherTime(user, '2026-11-23', '11:00');
    await user.click(button('Add this time'));
    await user.click(dayChip('Tomorrow'));

    expect([0, 1, 2, 3].map((index) => windowChip(index).getAttribute('aria-disabled'))).toEqual([
      null,
      'true',
      'true',
      null,
    ]);
    await user.click(windowChip(1));
    expect(windowChip(1)).not.toBeChecked();
  });

  test('the fourth cannot be added with its date, either', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user, 0, 1, 2);
    await fillOtherTime(user, '2026-12-04', '10:00');

    expect(button('Add this time')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Add this time'));
    expect(chosenTimes()).toHaveLength(3);
    await user.click(dayChip('Agreed by phone'));
    await user.click(button('Add this time'));
    expect(chosenTimes()).toEqual(['Friday, December 4, 10:00 AM–12:00 PM']);
  });
});

describe('what people type', () => {
  test.each([
    ['150', '', { priceFrom: 150 }],
    ['$1,200', '', { priceFrom: 1200 }],
    [' 1200.00 ', '', { priceFrom: 1200 }],
    ['0', '', { priceFrom: 0 }],
    ['120', '180', { priceFrom: 120, priceTo: 180 }],
    ['12,500', '$18,000', { priceFrom: 12_500, priceTo: 18_000 }],
    ['120-180', '', { priceFrom: 120, priceTo: 180 }],
    ['$120 – $180', '', { priceFrom: 120, priceTo: 180 }],
    ['120 to 180', '', { priceFrom: 120, priceTo: 180 }],
    ['$120 a $180', '', { priceFrom: 120, priceTo: 180 }],
  ])('"%s" up to "%s" is parsed as %j', async (from, to, prices) => {
    const { user } = await open(called);
    await chooseTomorrow(user);
    await fill(user, priceField(), from);
    if (to) await fill(user, screen.getByLabelText(/^Up to/), to);

    await send(user);

    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    expect(page.actsSent()).toMatchObject([prices]);
    expect(Object.keys(page.actsSent()[0] ?? {}).filter((key) => key.startsWith('price'))).toEqual(Object.keys(prices));
  });

  test('the price can be left to the inspection', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user);
    await fill(user, priceField(), 'hard to say');

    await user.click(screen.getByRole('checkbox', { name: 'Price on inspection' }));
    expect(priceField()).toHaveAttribute('readonly');
    expect(priceField()).toHaveValue('hard to say');
    await fill(user, screen.getByLabelText(/^A note/), ' Two people come. \n Have the gate open. ');
    await send(user);

    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    expect(page.actsSent()[0]).toEqual({
      token: TOKEN,
      action: 'propose',
      id: expect.stringMatching(UUID),
      windows: [firstWindow],
      note: 'Two people come. \n Have the gate open.',
    });
  });

  test('a note with hidden characters shows an error at its field', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user);
    await fill(user, priceField(), '100');
    await fill(user, screen.getByLabelText(/^A note/), 'Gate \u202Ecode');

    await send(user);

    expect(await shownErrors()).toEqual(['Please remove characters that are not text']);
  });

  test("the server's earliest time can be proposed", async () => {
    const { user } = await open(called);
    await fill(user, priceField(), '100');
    await fillOtherTime(user, '2026-11-22', '16:00');
    await user.click(button('Add this time'));

    await send(user);

    await waitFor(() => expect(page.actsSent()).toMatchObject([{ windows: [{ day: '2026-11-22', from: '16:00' }] }]));
  });

  test('a time that passed while the page was open is reported, and nothing is lost', async () => {
    const { user } = await open(called);
    await fill(user, priceField(), '100');
    await chooseTomorrow(user, 0, 4);
    skipTime(20 * HOUR_MS);

    await user.type(screen.getByLabelText(/^A note/), 'Hi');
    await send(user);

    expect(await shownErrors()).toEqual([
      'Monday, November 23, 8:00–10:00 AM: This time has passed. Choose a later one.',
    ]);
    expect(chosenTimes()).toHaveLength(2);
    expect(priceField()).toHaveValue('100');
    await user.click(button('Remove Monday, November 23, 8:00–10:00 AM'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the same time twice or an overlapping one is not added', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user);
    await fillOtherTime(user, '2026-11-23', '08:00');
    await user.click(button('Add this time'));
    expect(dayField()).toHaveAccessibleDescription(/You entered this time twice\. Change it or remove it\.$/);

    await chooseTime(user, 'from', '09:00');
    await user.click(button('Add this time'));
    expect(dayField()).toHaveAccessibleDescription(/This time overlaps another one\. Change it or remove it\.$/);

    await chooseTime(user, 'from', '10:00');
    await user.click(button('Add this time'));
    expect(dayField()).toBeValid();
    expect(chosenTimes()).toEqual(['Tomorrow, 8:00–10:00 AM', 'Tomorrow, 10:00 AM–12:00 PM']);
    expect(dayField()).toHaveValue('');
  });
});

describe('a proposal that the customer has', () => {
  test('shows price, times, when it was sent, and the possible actions', async () => {
    const windows = [
      { ...soon, isOpen: false },
      { ...morning, isOpen: true },
    ];
    await open({ ...sentProposal, proposal: { ...proposal, priceFrom: 12_500, priceTo: 18_000, windows, note: 'Hi' } });

    const region = within(screen.getByRole('region', { name: 'The customer has your proposal' }));
    const facts = region.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '$12,500–$18,000',
      'Sunday, November 22, 3:00–5:00 PM (too late to accept)Monday, November 23, 9:00–11:00 AM',
      'Hi',
    ]);
    expect(region.getByText('Sent 1:30 PM today.')).toBeInTheDocument();
    expect(shownButtons('The customer has your proposal')).toEqual(['Change it', 'We agreed by phone', 'Withdraw it']);
  });

  test.each<[string, object, string]>([
    ['is for the phone if no message reaches the customer', { isTold: false }, 'Tell them by phone'],
    ['is with the customer if a text reached them', { email: null, isTold: true }, 'The customer has your proposal'],
    ['is for the phone without an email address on old data', { email: null }, 'Tell them by phone'],
  ])('%s', async (_, changes, title) => {
    await open({ ...sentProposal, ...changes, proposal: { ...proposal, priceFrom: undefined, priceTo: undefined } });

    expect(heading(title)).toBeInTheDocument();
    expect(screen.queryAllByText(/^Our messages aren’t reaching them/)).toHaveLength(title.startsWith('Tell') ? 1 : 0);
    expect(screen.getByText('Price on inspection')).toBeInTheDocument();
  });

  test('marks times as they pass and says when all have passed', async () => {
    await open({ ...sentProposal, proposal });
    skipTime(22 * HOUR_MS);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/\(passed\)$/)).toHaveTextContent('Monday, November 23, 9:00–11:00 AM (passed)');

    skipTime(4 * HOUR_MS);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));

    expect(heading('It’s too late to accept your times')).toBeInTheDocument();
    expect(screen.getByText('Send new ones.')).toBeInTheDocument();
  });

  test('can be changed: a new one based on it is sent', async () => {
    const { user } = await open({ ...sentProposal, proposal: { ...proposal, note: 'Two people' } });
    await user.click(button('Change it'));

    await expectFocused('Change your proposal');
    expect(priceField()).toHaveValue('120');
    expect(screen.getByLabelText(/^Up to/)).toHaveValue('180');
    expect(screen.getByLabelText(/^A note/)).toHaveValue('Two people');
    await fill(user, priceField(), '140');
    await send(user);

    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    expect(page.actsSent()).toMatchObject([
      {
        priceFrom: 140,
        priceTo: 180,
        windows: [sentMorning, sentAfternoon],
        note: 'Two people',
        basedOn: { id: proposal.id, state: 'open' },
      },
    ]);
  });

  test('fills in only the times that are still possible', async () => {
    const { user } = await open({
      ...sentProposal,
      proposal: { ...proposal, windows: [{ ...soon, isOpen: false }, afternoon] },
    });

    await user.click(button('Change it'));

    expect(chosenTimes()).toEqual(['Tomorrow, 1:00–3:00 PM']);
  });

  test('can be left unchanged', async () => {
    const { user } = await open({ ...sentProposal, proposal });
    await user.click(button('Change it'));
    await fill(user, priceField(), '140');

    await user.click(button('Back, without sending'));

    await expectFocused('The customer has your proposal');
    await user.click(button('Change it'));
    expect(priceField()).toHaveValue('120');
  });

  test('can be agreed on by phone: of several times, none is chosen', async () => {
    const { user } = await open({ ...sentProposal, proposal }, ok(heldJob(booked)));
    await user.click(button('We agreed by phone'));
    expect(chosenTimes()).toEqual([]);

    await user.click(button('Book this time'));
    expect(await shownErrors()).toHaveLength(1);
    expect(page.actsSent()).toEqual([]);
  });

  test('can be agreed on by phone: its only time is chosen', async () => {
    const only = { ...proposal, windows: proposal.windows.slice(0, 1) };
    const { user } = await open({ ...sentProposal, proposal: only }, ok(heldJob(booked)));
    await user.click(button('We agreed by phone'));

    await user.click(button('Book this time'));

    await expectFocused('Next: pick up');
    expect(page.actsSent()).toMatchObject([
      { windows: [sentMorning], priceFrom: 120, priceTo: 180, agreed: true, basedOn: { id: proposal.id } },
    ]);
  });

  test('can be accepted until the form is sent, as the form says', async () => {
    const { user } = await open({ ...sentProposal, proposal });
    await user.click(button('We agreed by phone'));
    expect(heading('Book what you agreed on')).toBeInTheDocument();
    expect(screen.getByText('Until you book a time, they can accept this:')).toBeInTheDocument();

    await user.click(dayChip('Customer chooses'));

    expect(screen.getByText('Until you send another, they can accept this:')).toBeInTheDocument();
  });

  test('accepted before it was withdrawn is shown as accepted', async () => {
    expectLogged('The job was not changed');
    const { user } = await open({ ...sentProposal, proposal }, refused('changed'), ok(heldJob(booked)));
    await user.click(button('Withdraw it'));

    await user.click(dialog().getByRole('button', { name: 'Withdraw it' }));

    await expectFocused('Next: pick up');
    expect(screen.getByRole('alert')).toHaveTextContent(proposalRefusalsForHaulers.changed);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('replaced on another phone during the confirmation is not withdrawn', async () => {
    const other = { ...proposal, id: '0a8e8a3c-6f0c-4f4e-9d57-222222222222', priceFrom: 300, priceTo: 300 };
    expectLogged('The job was not changed');
    const { user } = await open(
      { ...sentProposal, proposal },
      refused('changed'),
      ok(heldJob({ ...sentProposal, proposal: other })),
    );
    await user.click(button('Withdraw it'));

    await user.click(dialog().getByRole('button', { name: 'Withdraw it' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(proposalRefusalsForHaulers.changed);
    expect(screen.getByText('$300')).toBeInTheDocument();
    await waitFor(() => expect(button('Withdraw it')).toHaveFocus());
  });

  test('withdrawn with a lost answer is loaded again', async () => {
    expectLogged('The job was not changed');
    const lost = 'connection lost';
    const { user } = await open({ ...sentProposal, proposal }, lost, lost, lost, ok(heldJob(sentProposal)));
    await user.click(button('Withdraw it'));

    await user.click(dialog().getByRole('button', { name: 'Withdraw it' }));
    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    await passTime(3000);

    await expectFocused('Next: send your proposal');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('comes after a call that is due', async () => {
    await open({ ...sentProposal, proposal, reportedAt: '2026-11-22T21:40:00.000Z' });

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Call the customer now', 'The customer has your proposal']),
    );
  });
});

describe('a customer who asks', () => {
  test.each([
    ['other-time', 'The customer is asking for another time'],
    ['other-price', 'The customer is asking for another price'],
    ['other', 'The customer has a question'],
  ] as const)('for %s is shown, with the form filled in', async (kind, title) => {
    const asked = { for: kind, line: '<b>Mornings</b> only', at: '2026-11-22T21:50:00.000Z' };
    await open({ ...sentProposal, proposal: { ...proposal, asked } });

    expect(heading(title)).toBeInTheDocument();
    expect(screen.getByText('<b>Mornings</b> only')).toBeInTheDocument();
    expect(screen.getByText('Asked 1:50 PM today.')).toBeInTheDocument();
    expect(priceField()).toHaveValue('120');
    expect(chosenTimes()).toEqual(['Tomorrow, 9:00–11:00 AM', 'Tomorrow, 1:00–3:00 PM']);
    expect(dayChip('Customer chooses')).toBeChecked();
    expect(barControls()).toEqual(['Call', 'Map', 'Send the proposal']);
  });

  test('about a booked pickup gets a form of their own, based on what was accepted', async () => {
    const asked = { for: 'other-time' as const, at: '2026-11-22T21:50:00.000Z' };
    const { user } = await open({ ...booked, agreed: { ...agreed, asked } });
    expect(heading('The customer is asking for another time')).toBeInTheDocument();
    expect(heading('The pickup')).toBeInTheDocument();
    expect(screen.getByText('The booked time stays until they accept another one.')).toBeInTheDocument();
    expect(chosenTimes()).toEqual([]);

    await chooseTomorrow(user);
    await send(user);

    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    expect(page.actsSent()).toMatchObject([
      { windows: [firstWindow], priceFrom: 120, priceTo: 180, basedOn: { id: agreed.id, state: 'accepted' } },
    ]);
  });
});

describe('a booked pickup', () => {
  test('shows time, estimate and how it was agreed, also in the facts', async () => {
    await open(booked);

    const region = within(screen.getByRole('region', { name: 'Next: pick up' }));
    expect(region.getByText(/^Monday/)).toHaveTextContent('Monday, November 23, 9:00–11:00 AM');
    expect(region.getByText(/The customer accepted this time/)).toHaveTextContent('Estimated price: $120–$180');
    expect(screen.getByText('Pickup').nextElementSibling).toHaveTextContent('Monday, November 23, 9:00–11:00 AM');
    expect(region.queryByRole('radio')).not.toBeInTheDocument();
    expect(button('The job is done')).toBeInTheDocument();
  });

  test('is added to a calendar with the address, without customer or link', async () => {
    await open(booked);

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

  test.each([
    ['without a working channel gets no reminder', { isTold: false }, 1],
    ['with texts gets a reminder', { email: null, isTold: true }, 0],
    ['without an email address on old data gets no reminder', { email: null }, 1],
    ['with an email address gets a reminder', {}, 0],
    ['with a pickup today can no longer be called the day before', { email: null, pickup: soon }, 0],
  ])('a customer %s', async (_, changes, count) => {
    await open({ ...booked, ...changes });

    expect(screen.queryAllByText(/^Our messages aren’t reaching them, and a reminder won’t either/)).toHaveLength(
      count,
    );
  });

  test('shows its own message after too many arrival notices', async () => {
    expectLogged('The job was not changed');
    const { user } = await open(today, refused('too-many'));

    await user.click(button('I’m on my way'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You’ve sent this as many times as you can for this job.',
    );
  });

  test('set by the operator shows only the time', async () => {
    await open({ ...sentProposal, pickup });

    expect(heading('Next: pick up')).toBeInTheDocument();
    expect(screen.queryByText(/Estimated price/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('can be moved: another time is proposed while the booked one stays visible', async () => {
    const { user } = await open(booked, ok(heldJob({ ...booked, proposal: { ...proposal, windows: [afternoon] } })));
    await user.click(button('Propose another time'));

    await expectFocused('Propose another time');
    expect(heading('Next: pick up')).toBeInTheDocument();
    // A time agreed by phone is booked immediately.
    await user.click(dayChip('Agreed by phone'));
    expect(screen.queryByText('The booked time stays until they accept another one.')).not.toBeInTheDocument();
    await user.click(dayChip('Customer chooses'));
    expect(screen.getByText('The booked time stays until they accept another one.')).toBeInTheDocument();
    await chooseTomorrow(user, 3);
    await send(user);

    await expectFocused('The customer has your proposal');
    expect(heading('The pickup')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Propose another time' })).not.toBeInTheDocument();
  });

  test('lets the hauler say on its day that they are on the way, and when they arrive', async () => {
    const setOut = { ...soon, onMyWayAt: '2026-11-22T22:00:00.000Z', arrivesAt: '2026-11-22T22:45:00.000Z' };
    const { user } = await open(today, ok(heldJob({ ...today, pickup: setOut })));
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '15',
      '30',
      '45',
      '60',
      '90',
    ]);
    expect(barControls()).toEqual(['Call', 'Map', 'I’m on my way']);
    expect(shownButtons('Next: pick up')).toEqual(['Add to calendar', 'Job completed', 'Propose another time']);

    await user.click(screen.getByRole('radio', { name: '45' }));
    await user.dblClick(button('I’m on my way'));

    await expectFocused('Next: haul it away');
    expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'on-my-way', minutes: 45 }]);
    expect(screen.getByText('You’re on your way: about 2:45 PM.')).toBeInTheDocument();
    expect(screen.getByText('Saved: the customer can see when you’ll arrive.')).toBeInTheDocument();
    expect(barControls()).toEqual(['Call', 'Map', 'Job completed']);
    expect(shownButtons('Next: haul it away')[0]).toBe('Give them a new time');
  });

  test('keeps the focus when the hauler sets out within its window', async () => {
    const begun = { ...soon, from: '2026-11-22T21:30:00.000Z' };
    const setOut = { ...begun, onMyWayAt: '2026-11-22T22:00:00.000Z', arrivesAt: '2026-11-22T22:30:00.000Z' };
    const { user } = await open({ ...today, pickup: begun }, ok(heldJob({ ...today, pickup: setOut })));

    await user.click(button('I’m on my way'));

    expect(await screen.findByRole('button', { name: 'Give them a new time' })).toBeInTheDocument();
    await expectFocused('Next: haul it away');
  });

  test.each<[string, Partial<HeldLead>, string[]]>([
    ['within its window', { pickup: { ...soon, from: '2026-11-22T21:30:00.000Z' } }, ['I’m on my way']],
    ['a day later', { pickup: { from: '2026-11-21T17:00:00.000Z', until: '2026-11-21T19:00:00.000Z' } }, []],
  ])('offers completing in the bar %s', async (_, lead, buttons) => {
    await open({ ...today, ...lead });

    expect(barControls()).toEqual(['Call', 'Map', 'Job completed']);
    expect(shownButtons('Next: haul it away')).toEqual([...buttons, 'Propose another time']);
  });

  test('comes on its day before another proposed time', async () => {
    await open({ ...today, proposal });

    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf('Next: pick up')).toBeLessThan(titles.indexOf('The customer has your proposal'));
  });

  test('on the wrong day shows its own message', async () => {
    expectLogged('The job was not changed');
    const { user } = await open(today, refused('not-today'), ok(heldJob(today)));

    await user.click(button('I’m on my way'));

    expect(await screen.findByRole('alert')).toHaveTextContent('The pickup isn’t today.');
  });
});

describe('an earlier draft on the device', () => {
  function keepDraft(edits: object) {
    const draft = { token: TOKEN, savedAt: Date.now(), id: crypto.randomUUID(), edits };
    localStorage.setItem('proposal-drafts', JSON.stringify([draft]));
  }

  test('from the form with three dates keeps its price and its times', async () => {
    const windows = [
      { day: '2026-11-23', from: '10:15', until: '12:15' },
      { day: '', from: '13:00', until: '15:00' },
    ];
    keepDraft({ isAgreed: false, priceFrom: '95', priceTo: '', isOnInspection: false, windows, note: '' });
    await open(called);

    expect(priceField()).toHaveValue('95');
    expect(chosenTimes()).toEqual(['Tomorrow, 10:15 AM–12:15 PM']);
    expect(barControls()).toEqual(['Back, without sending', 'Send the proposal']);
  });

  test('of an unknown shape is dropped', async () => {
    keepDraft({ windows: 'tomorrow', priceFrom: 95 });
    await open(called);

    expect(priceField()).toHaveValue('');
    expect(chosenTimes()).toEqual([]);
  });
});

describe('the bar', () => {
  test.each<[string, Partial<HeldLead>, string[]]>([
    ['before the call', {}, ['Call', 'Map', 'I called']],
    ['after the call', called, ['Call', 'Map', 'Send the proposal']],
    ['while the customer has a proposal', { ...sentProposal, proposal }, ['Call', 'Map']],
    ['before the day of the pickup', booked, ['Call', 'Map']],
    ['on the day of the pickup', today, ['Call', 'Map', 'I’m on my way']],
    [
      'in its window',
      { ...today, pickup: { ...soon, from: '2026-11-22T21:30:00.000Z' } },
      ['Call', 'Map', 'Job completed'],
    ],
    ['for a number that must not be called', { ...called, phone: '9005550142' }, ['Map', 'Send the proposal']],
  ])('%s has %j', async (_, lead, controls) => {
    await open(lead);

    expect(barControls()).toEqual(controls);
  });

  test('calls and shows the map', async () => {
    await open(called);
    const bar = within(screen.getByRole('group', { name: 'Next' }));

    expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12135550142');
    expect(bar.getByRole('link', { name: 'Map' })).toHaveAttribute('href', expect.stringContaining('742+Evergreen'));
  });

  test('leads to the form first, sends from there, and back keeps what was typed', async () => {
    const { user } = await open(called, ok(heldJob({ ...sentProposal, proposal })));

    await send(user);
    await expectFocused('Next: send your proposal');
    expect(barControls()).toEqual(['Back, without sending', 'Send the proposal']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await fill(user, priceField(), '150');
    await chooseTomorrow(user);
    await user.click(button('Back, without sending'));

    await expectFocused('Next: send your proposal');
    expect(barControls()).toEqual(['Call', 'Map', 'Send the proposal']);
    expect(priceField()).toHaveValue('150');
    expect(page.actsSent()).toEqual([]);
    await send(user);
    await expectFocused('The customer has your proposal');
    expect(page.actsSent()).toMatchObject([{ priceFrom: 150, windows: [firstWindow] }]);
  });

  test('says beside its button why an action failed', async () => {
    expectLogged('The job was not changed');
    const { user } = await open({}, refused('closed'), ok(heldJob()));

    await user.click(button('I called'));

    const bar = within(screen.getByRole('group', { name: 'Next' }));
    expect(await bar.findByRole('alert')).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('is not on a closed job, whose card calls and shows the map', async () => {
    page.backend.answer('job', ok(heldJob({ ...called, status: 'Completed' }, 'closed')));
    await renderApp(PATH);

    expect(await screen.findByRole('link', { name: 'Call (213) 555-0142' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Next' })).not.toBeInTheDocument();
  });
});

test('what is needed less is folded', async () => {
  await open(called);

  const folded = [...document.querySelectorAll('section > details')];
  expect(folded.map((part) => part.querySelector('summary')?.textContent)).toEqual([
    'Progress so far',
    'Other steps',
    'Your truck',
  ]);
  expect(folded.some((part) => part.hasAttribute('open'))).toBe(false);
});

describe('a refused proposal', () => {
  test('accepted by the customer in the meantime shows what they accepted and can be sent again', async () => {
    expectLogged('The job was not changed');
    const { user } = await open({ ...sentProposal, proposal }, refused('changed'), ok(heldJob(booked)));
    await user.click(button('Change it'));
    await fill(user, priceField(), '150');
    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(proposalRefusalsForHaulers.changed);
    expect(heading('Next: pick up')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Send/ })).toHaveFocus();
    expect(priceField()).toHaveValue('150');
    await waitFor(() => expect(button('Send the proposal')).toHaveAttribute('aria-disabled', 'false'));
    await send(user);

    await waitFor(() => expect(page.actsSent()).toHaveLength(2));
    expect(page.actsSent()).toMatchObject([
      { priceFrom: 150, basedOn: { id: proposal.id, state: 'open' } },
      { priceFrom: 150, basedOn: { id: agreed.id, state: 'accepted' } },
    ]);
  });

  test('of a job that went to others shows that and removes the draft', async () => {
    expectLogged('The job was not changed');
    const gone: Job = { ...heldJob({}, 'returned'), lead: { ...heldJob().lead, hasJob: false } as Job['lead'] };
    const { user } = await open(called, refused('not-yours'), ok(gone));
    await fill(user, priceField(), '150');
    await chooseTomorrow(user);

    await send(user);

    expect(await screen.findByRole('heading', { name: /This job is no longer yours$/ })).toBeInTheDocument();
    expect(localStorage.getItem('proposal-drafts')).toBeNull();
  });
});

describe('the typed proposal', () => {
  async function fillIn(user: UserEvent) {
    await fill(user, priceField(), '150');
    await chooseTomorrow(user, 3);
    await fill(user, screen.getByLabelText(/^A note/), 'Two people');
  }

  function expectFilledIn() {
    expect(priceField()).toHaveValue('150');
    expect(windowChip(3)).toBeChecked();
    expect(chosenTimes()).toEqual(['Tomorrow, 2:00–4:00 PM']);
    expect(screen.getByLabelText(/^A note/)).toHaveValue('Two people');
  }

  test('comes back after a reload and is gone once sent', async () => {
    const { user, unmount } = await open(called);
    await fillIn(user);
    unmount();
    queryClient.clear();

    const again = await open(called, ok(heldJob({ ...sentProposal, proposal })));
    expectFilledIn();
    await send(again.user);

    await expectFocused('The customer has your proposal');
    expect(localStorage.getItem('proposal-drafts')).toBeNull();
  });

  test('reopens the form that had been opened', async () => {
    const { user, unmount } = await open({ ...sentProposal, proposal });
    await user.click(button('Change it'));
    await fill(user, priceField(), '150');
    unmount();

    await open({ ...sentProposal, proposal });

    expect(heading('Change your proposal')).toBeInTheDocument();
    expect(priceField()).toHaveValue('150');
  });

  test('for another time of a booked pickup comes back after a reload', async () => {
    const { user, unmount } = await open(booked);
    await user.click(button('Propose another time'));
    await fill(user, priceField(), '150');
    unmount();

    await open(booked);

    expect(heading('Propose another time')).toBeInTheDocument();
    expect(priceField()).toHaveValue('150');
  });

  test('stays with its job for 7 days', async () => {
    const { user, unmount } = await open(called);
    await fillIn(user);
    unmount();
    const other = await renderApp('/job/0000-0000-0000-0001');
    await screen.findByRole('article');
    expect(priceField()).toHaveValue('');
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

  test('waits for the connection, is sent once, and can be canceled', async () => {
    const { user } = await open(called, ok(heldJob({ ...sentProposal, proposal })));
    await fillIn(user);
    fireEvent.offline(window);
    await user.dblClick(button('Send the proposal'));
    await user.click(await screen.findByRole('button', { name: 'Don’t send it' }));
    expectFilledIn();
    fireEvent.online(window);
    await passTime(5000);
    expect(page.actsSent()).toEqual([]);

    fireEvent.offline(window);
    await user.dblClick(button('Send the proposal'));
    expect(await screen.findByText(/^You’re offline\. Leave this page open/)).toBeInTheDocument();
    fireEvent.online(window);

    await expectFocused('The customer has your proposal');
    expect(page.actsSent()).toHaveLength(1);
  });

  test('is sent once however often the button is pressed, and no other action is', async () => {
    const { answer, release } = heldAnswer();
    const { user } = await open(called, answer, ok(heldJob({ ...sentProposal, proposal })));
    await fillIn(user);
    await user.dblClick(button('Send the proposal'));
    await user.click(await screen.findByRole('button', { name: 'Sending…' }));

    await user.click(button('Give it back'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    release(ok(heldJob({ ...sentProposal, proposal })));

    await expectFocused('The customer has your proposal');
    expect(page.actsSent()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is sent again, unchanged, when its connection was broken and is back', async () => {
    const { answer, release } = heldAnswer();
    const { user } = await open(called, answer, ok(heldJob({ ...sentProposal, proposal })));
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(1));

    fireEvent.offline(window);
    release('connection lost');
    await passTime(1000);
    expect(await screen.findByText(/^You’re offline\. Leave this page open/)).toBeInTheDocument();
    fireEvent.online(window);

    await expectFocused('The customer has your proposal');
    await waitFor(() => expect(page.actsSent()).toHaveLength(2));
    expect(page.actsSent()[1]).toEqual(page.actsSent()[0]);
  });

  test('sent while the hauler is on another page leaves them there, and is shown on return', async () => {
    const { answer, release } = heldAnswer();
    const { user, goBack } = await open(called, answer);
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    const [{ id } = { id: '' }] = page.actsSent() as { id: string }[];
    const sent = ok(heldJob({ ...sentProposal, proposal: { ...proposal, id } }));
    page.backend.answer('job', sent);
    await goToPrivacy(user);
    release(sent);
    await expectSentOnPrivacy();

    await goBack();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));

    expect(await screen.findByRole('heading', { name: 'The customer has your proposal' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Price in dollars')).not.toBeInTheDocument();
    expect(page.actsSent()).toHaveLength(1);
  });

  test('keeps a typed price if another phone agrees on one in the meantime', async () => {
    const { user } = await open(called, ok(heldJob(booked)));
    await fill(user, priceField(), '130');

    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

    await screen.findByRole('heading', { name: 'Propose another time' });
    expect(priceField()).toHaveValue('130');
    expect(screen.getByLabelText(/^Up to/)).toHaveValue('');
  });

  test('keeps the rest of the form if another phone changes the proposal in the meantime', async () => {
    const theirs = { ...proposal, id: crypto.randomUUID(), windows: [afternoon], note: 'From the other phone' };
    const { user } = await open({ ...sentProposal, proposal }, ok(heldJob({ ...sentProposal, proposal: theirs })));
    await user.click(button('Change it'));
    await fill(user, screen.getByLabelText(/^Up to/), '200');

    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

    await screen.findByText('From the other phone');
    expect(chosenTimes()).toEqual(['Tomorrow, 9:00–11:00 AM', 'Tomorrow, 1:00–3:00 PM']);
    expect(screen.getByLabelText(/^A note/)).toHaveValue('');
    expect(screen.getByLabelText(/^Up to/)).toHaveValue('200');
  });

  test('shows no earlier failure when it is canceled', async () => {
    expectLogged('The job was not changed');
    const { user } = await open(called, refused('too-soon'), ok(heldJob(called)));
    await fillIn(user);
    await send(user);
    await screen.findByRole('alert');
    fireEvent.offline(window);
    await waitFor(() => expect(button('Send the proposal')).toHaveAttribute('aria-disabled', 'false'));
    await send(user);

    await user.click(await screen.findByRole('button', { name: 'Don’t send it' }));

    expectFilledIn();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('refused after leaving the page shows the reason on return', async () => {
    expectLogged('The job was not changed');
    const { answer, release } = heldAnswer();
    const { user, unmount } = await open(called, answer, ok(heldJob({ ...sentProposal, proposal })));
    await fillIn(user);
    await send(user);
    await screen.findByRole('button', { name: 'Sending…' });
    unmount();
    release(refused('changed'));

    await renderApp(PATH);

    expect(await screen.findByRole('alert')).toHaveTextContent(proposalRefusalsForHaulers.changed);
    expectFilledIn();
  });

  test('changed while waiting is not sent in its old form', async () => {
    const { user } = await open(called);
    await fillIn(user);
    fireEvent.offline(window);
    await send(user);
    await screen.findByText(/^You’re offline\. Leave this page open/);

    await user.type(screen.getByLabelText(/^A note/), '!');
    fireEvent.online(window);
    await passTime(5000);

    expect(page.actsSent()).toEqual([]);
    expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
    await send(user);
    await waitFor(() => expect(page.actsSent()).toMatchObject([{ priceFrom: 150, note: 'Two people!' }]));
  });

  test('during sending is kept on top of what was sent', async () => {
    const { answer, release } = heldAnswer();
    const { user } = await open(called, answer);
    await fillIn(user);
    await send(user);
    await screen.findByRole('button', { name: 'Sending…' });
    await user.type(screen.getByLabelText(/^A note/), ', by noon');
    const [{ id } = { id: '' }] = page.actsSent() as { id: string }[];
    page.backend.answer('job', ok(heldJob({ ...sentProposal, proposal: { ...proposal, id } })));
    release(ok(heldJob({ ...sentProposal, proposal: { ...proposal, id } })));

    expect(await screen.findByText('Sent: the customer can see your proposal.')).toBeInTheDocument();
    expect(heading('Change your proposal')).toBeInTheDocument();
    expect(screen.getByLabelText(/^A note/)).toHaveValue('Two people, by noon');
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(2));
    expect(page.actsSent()[1]).toMatchObject({ note: 'Two people, by noon', basedOn: { id, state: 'open' } });
    expect(page.actsSent()[1]).not.toMatchObject({ id });
  });

  test('keeps its id when resent unchanged and gets a new one when changed', async () => {
    expectLogged('The job was not changed');
    const { user } = await open(called);
    await fillIn(user);
    page.backend.answer('job', refused('too-many'));
    await send(user);
    await screen.findByRole('alert');
    await waitFor(() => expect(button('Send the proposal')).toHaveAttribute('aria-disabled', 'false'));
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(2));
    await waitFor(() => expect(button('Send the proposal')).toHaveAttribute('aria-disabled', 'false'));
    await fill(user, priceField(), '160');
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(3));

    const [first, second, third] = page.actsSent().map((sent) => (sent as { id: string }).id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('that arrived although the answer was lost counts as sent', async () => {
    const { answer } = heldAnswer();
    const { user, unmount } = await open(called, answer);
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    const [{ id } = { id: '' }] = page.actsSent() as { id: string }[];
    unmount();
    queryClient.clear();

    await open({ ...sentProposal, proposal: { ...proposal, id } });

    expect(heading('The customer has your proposal')).toBeInTheDocument();
    expect(screen.queryByLabelText('Price in dollars')).not.toBeInTheDocument();
  });

  test('whose answers are lost, including those of retries, is found to be sent', async () => {
    expectLogged('The job was not changed');
    const { answer, release } = heldAnswer();
    const { user } = await open(called, answer);
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    const [first] = page.actsSent() as { id: string }[];
    const lost = 'connection lost';
    page.backend.answer(
      'job',
      lost,
      lost,
      ok(heldJob({ ...sentProposal, proposal: { ...proposal, id: first?.id ?? '' } })),
    );
    release(lost);
    await passTime(3000);

    expect(await screen.findByRole('heading', { name: 'The customer has your proposal' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Price in dollars')).not.toBeInTheDocument();
    expect(page.actsSent()).toEqual([first, first, first]);
  });

  test('is removed when the job is closed', async () => {
    const { user, unmount } = await open(called);
    await fillIn(user);
    unmount();

    page.backend.answer('job', ok(heldJob({ ...called, status: 'Canceled' }, 'closed')));
    await renderApp(PATH);
    await screen.findByRole('article');

    expect(localStorage.getItem('proposal-drafts')).toBeNull();
  });
});
