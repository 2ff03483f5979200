import type { HeldLead } from '@functions/contracts/job.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { language } from '@/lib/language';
import { words } from '@/words/job';
import { words as choice } from '@/words/load-size';
import { fieldErrors } from '@/words/shared/errors';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { dollars } from '@/words/shared/pickups';
import { proposalRefusalsForHaulers as refusals } from '@/words/shared/proposal-refusals';
import { refusals as whyRefused } from '@/words/shared/refusals';
import { proposalConflicts } from '../../fixtures/conflicts.ts';
import { UUID } from '../support/booking';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, heldJob } from '../support/fake-backend';
import {
  agreed,
  barControls,
  booked,
  button,
  called,
  chooseTomorrow,
  chosenTimes,
  dayChip,
  dayField,
  dialog,
  expectFocused,
  fill,
  fillOtherTime,
  firstWindow,
  fourthWindow,
  jobOfTest,
  ok,
  PATH,
  priceField,
  proposal,
  refused,
  send,
  sentProposal,
  shownErrors,
  soon,
  TOKEN,
  today,
  windowChip,
} from '../support/job';
import { renderApp } from '../support/render-app';

const tooMany: Answer = { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' } };
const form = words.proposalForm;
/** 8 to 10 AM and 2 to 4 PM tomorrow: in the list, and as their buttons name them. */
const CHOSEN = {
  en: ['Tomorrow, 8:00–10:00 AM', 'Tomorrow, 2:00–4:00 PM'],
  es: ['Mañana, de 8:00 a 10:00 a.m.', 'Mañana, de 2:00 a 4:00 p.m.'],
}[language];
const MONDAY_AT_8 = {
  en: 'Monday, November 23, 8:00–10:00 AM',
  es: 'lunes, 23 de noviembre, de 8:00 a 10:00 a.m.',
}[language];
const WEDNESDAY = { en: 'Wed, Nov 25', es: 'mié, 25 nov' }[language];
const COMPLETED = new RegExp(`^${words.closedJob.completed}`);

let page: ReturnType<typeof jobOfTest>;

beforeEach(() => {
  page = jobOfTest();
});

function open(lead: Partial<HeldLead>, ...later: Answer[]) {
  return page.open(heldJob(lead), ...later);
}

describe('a proposal', () => {
  test('a price and two times are sent with five presses and one number', async () => {
    const { user } = await open(called, ok(heldJob({ ...sentProposal, proposal })));
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);

    await user.click(dayChip(form.howAgreed.customer));
    await user.click(priceField());
    await user.paste('150');
    await chooseTomorrow(user, 3, 0);
    expect(chosenTimes()).toEqual(CHOSEN);
    expectNoEnglish();
    await send(user);

    await expectFocused(words.proposalStep.title.open);
    expect(page.actsSent()).toEqual([
      {
        token: TOKEN,
        action: 'propose',
        id: expect.stringMatching(UUID),
        windows: [firstWindow, fourthWindow],
        priceFrom: 150,
      },
    ]);
    expect(screen.getByText(words.runningJob.saved.propose)).toBeInTheDocument();
  });

  test.each([
    ['', '', form.faults.priceRequired],
    ['', '180', form.faults.priceRequired],
    ['99.50', '', fieldErrors['price-invalid']],
    ['1,20', '', fieldErrors['price-invalid']],
    ['-5', '', fieldErrors['price-invalid']],
    ['20001', '', fieldErrors['price-invalid']],
    ['a few', '', fieldErrors['price-invalid']],
    ['120-180', '200', fieldErrors['price-invalid']],
    ['120', 'more', fieldErrors['price-invalid']],
    ['180', '120', fieldErrors['price-range-invalid']],
    ['180-120', '', fieldErrors['price-range-invalid']],
  ])('"%s" up to "%s" shows an error at the field: %s', async (from, to, message) => {
    const { user } = await open(called);
    await chooseTomorrow(user);
    if (from) await fill(user, priceField(), from);
    if (to) await fill(user, screen.getByRole('textbox', { name: new RegExp(`^${form.price.to}`) }), to);

    await send(user);

    expect(await shownErrors()).toEqual([message]);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(priceField()).toHaveValue(from);
    expect(page.actsSent()).toEqual([]);
  });

  test('an error disappears when it is fixed', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user);
    await send(user);
    await shownErrors();

    await user.click(screen.getByRole('link', { name: form.faults.priceRequired }));
    expect(priceField()).toHaveFocus();
    await user.paste('100');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(priceField());
    await user.paste('nothing');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without anything says so at the price and at the days, and keeps both when they are filled in', async () => {
    const { user } = await open(called);
    await send(user);
    expect(barControls()).toEqual([words.bar.back.name, form.send]);
    await send(user);

    expect(await shownErrors()).toEqual([form.faults.priceRequired, form.faults.timeRequired]);
    expectNoEnglish();
    await user.click(screen.getByRole('link', { name: form.faults.timeRequired }));
    expect(screen.getByRole('radiogroup')).toHaveFocus();
    await chooseTomorrow(user);
    expect(await shownErrors()).toEqual([form.faults.priceRequired]);
    expect(chosenTimes()).toEqual(CHOSEN.slice(0, 1));
    expect(page.actsSent()).toEqual([]);
  });

  test.each([
    ['no day', '', '09:00', form.faults.dayRequired],
    ['a past day', '2026-11-21', '09:00', refusals['window-passed']],
    ['a time that has begun', '2026-11-22', '13:00', refusals['window-passed']],
    ['a time on too short notice', '2026-11-22', '15:45', refusals['too-soon']],
    ['a day too far ahead', '2027-01-22', '09:00', refusals['too-late']],
    ['a year in another century', '0026-11-24', '09:00', form.faults.dayRequired],
  ])('%s cannot be added, and an error at its field says why', async (_, day, from, message) => {
    const { user } = await open(called);
    await fillOtherTime(user, day, from);

    await user.click(button(form.add));

    expect(dayField()).toHaveFocus();
    expect(dayField()).toHaveAccessibleDescription(new RegExp(`${message}$`));
    expect(dayField()).toBeInvalid();
    expect(chosenTimes()).toEqual([]);
  });

  test('a time that was typed but not added is not forgotten', async () => {
    const { user } = await open(called);
    await fill(user, priceField(), '100');
    await chooseTomorrow(user);
    await fillOtherTime(user, '2026-12-04', '10:00');

    await send(user);

    expect(await shownErrors()).toEqual([form.faults.notAdded]);
    await user.click(button(form.add));
    await send(user);
    await waitFor(() => expect(page.actsSent()).toHaveLength(1));
    const added = { day: '2026-12-04', from: '10:00', until: '12:00' };
    expect(page.actsSent()).toMatchObject([{ windows: [firstWindow, added] }]);
  });

  test('has three times at most, on any days', async () => {
    const { user } = await open(called);
    await chooseTomorrow(user, 0, 3);
    await user.click(dayChip(WEDNESDAY));
    await user.click(windowChip(1));

    expect(chosenTimes()).toHaveLength(3);
    expect(windowChip(2)).toHaveAttribute('aria-disabled', 'true');
    expect(windowChip(1)).not.toHaveAttribute('aria-disabled');
    await user.click(windowChip(2));
    expect(windowChip(2)).not.toBeChecked();
    expect(chosenTimes()).toHaveLength(3);

    await user.click(button(form.times.remove(MONDAY_AT_8)));
    expect(windowChip(2)).not.toHaveAttribute('aria-disabled');
    await user.click(windowChip(2));
    expect(windowChip(2)).toBeChecked();
    expect(chosenTimes()).toHaveLength(3);
    expectNoEnglish();
  });

  test('is withdrawn after a confirmation', async () => {
    const { user } = await open({ ...sentProposal, proposal }, ok(heldJob(sentProposal)));
    await user.click(button(words.proposalStep.withdraw));
    expect(screen.getByRole('dialog', { name: words.withdrawDialog.title })).toBeInTheDocument();
    expectNoEnglish();
    expect(page.actsSent()).toEqual([]);

    await user.click(dialog().getByRole('button', { name: words.withdrawDialog.submit }));

    await expectFocused(words.proposalStep.title.next);
    expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'withdraw', proposal: proposal.id }]);
    expect(screen.getByText(words.runningJob.saved.withdraw)).toBeInTheDocument();
    expect(screen.getByText(words.proposalStep.noneOpen)).toBeInTheDocument();
  });

  test.each([
    ['a booked job', booked, 1],
    ['any other job', called, 0],
  ])('is lost with the job: giving back %s first suggests a call', async (_, lead, count) => {
    const { user } = await open(lead);

    await user.click(button(words.otherActs.giveBack));

    const { whileBooked } = words.giveBackDialog;
    expect(dialog().queryAllByText(whileBooked, { exact: false })).toHaveLength(count);
    expectNoEnglish();
  });

  test.each(proposalConflicts)('refused with %s shows a message and loses nothing', async (code) => {
    expectLogged('The job was not changed');
    const { user } = await open(called, refused(code), ok(heldJob(called)));
    await fill(user, priceField(), '150');
    await chooseTomorrow(user, 0, 3);

    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(refusals[code]);
    expect(priceField()).toHaveValue('150');
    expect(chosenTimes()).toEqual(CHOSEN);
  });
});

describe('an agreement by phone', () => {
  test('books one time, even one today that has begun', async () => {
    const { user } = await open(called, ok(heldJob({ ...today, agreed: { ...agreed, acceptedBy: 'hauler' } })));
    await user.click(dayChip(form.howAgreed.agreed));
    await chooseTomorrow(user, 0, 3);
    expect(chosenTimes()).toEqual(CHOSEN.slice(1));
    expect(windowChip(0)).not.toBeChecked();
    await user.click(dayChip(form.days.today));
    // It is 2 PM.
    expect(windowChip(2)).toBeDisabled();
    expect(windowChip(3)).toBeEnabled();
    await fillOtherTime(user, '2026-11-22', '13:00');
    await user.click(button(form.add));
    await fill(user, priceField(), '90');
    await user.click(button(form.book));

    await expectFocused(words.pickupStep.title.pickup);
    expect(page.actsSent()).toEqual([
      {
        token: TOKEN,
        action: 'propose',
        id: expect.stringMatching(UUID),
        windows: [{ day: '2026-11-22', from: '13:00', until: '15:00' }],
        priceFrom: 90,
        agreed: true,
      },
    ]);
    expect(screen.getByText(words.runningJob.saved.agreed)).toBeInTheDocument();
    expect(screen.getByText(words.pickupStep.acceptedBy.hauler, { exact: false })).toBeInTheDocument();
  });

  test("can't book a time that is over", async () => {
    const { user } = await open(called);
    await user.click(dayChip(form.howAgreed.agreed));
    await fillOtherTime(user, '2026-11-22', '09:00');

    await user.click(button(form.add));

    expect(dayField()).toHaveAccessibleDescription(new RegExp(`${refusals['window-passed']}$`));
    expect(chosenTimes()).toEqual([]);
  });
});

describe('completing a job', () => {
  test('asks what the customer paid and shows it', async () => {
    const due = { ...today, pickup: { ...soon, onMyWayAt: '2026-11-22T21:50:00.000Z' } };
    const done = heldJob({ ...due, status: 'Completed', pricePaid: 1165 }, 'closed');
    const { user } = await open(due, ok(done));
    await user.click(button(words.pickupStep.complete));
    const field = dialog().getByLabelText(words.completeDialog.pricePaid);
    expect(field).toHaveAccessibleDescription(words.completeDialog.hintWithEstimate('$120–$180'));
    expectNoEnglish();

    await fill(user, field, 'eleven');
    await user.click(dialog().getByRole('button', { name: words.completeDialog.submit }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(new RegExp(`${fieldErrors['price-invalid']}$`));
    expect(field).toHaveValue('eleven');
    expect(page.actsSent()).toEqual([]);
    await fill(user, field, '$1,165');
    await user.dblClick(dialog().getByRole('button', { name: words.completeDialog.submit }));

    await expectFocused(COMPLETED);
    expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'complete', pricePaid: 1165 }]);
    expect(screen.getByText(words.history.pricePaid).nextElementSibling).toHaveTextContent('$1,165');
  });

  test.each([
    ['0', dollars(0)],
    ['165', '$165'],
  ])('for a price of $%s shows %s', async (paid, shown) => {
    const done = heldJob({ ...called, status: 'Completed', pricePaid: Number(paid) }, 'closed');
    const { user } = await open(called, ok(done));
    await user.click(button(words.otherActs.complete));
    await user.click(dialog().getByLabelText(words.completeDialog.pricePaid));
    await user.paste(paid);

    await user.click(dialog().getByRole('button', { name: words.completeDialog.submit }));

    expect(await screen.findByText(words.history.pricePaid)).toBeInTheDocument();
    expect(screen.getByText(words.history.pricePaid).nextElementSibling).toHaveTextContent(shown);
  });

  test('asks how full the truck was, beginning with what the customer said', async () => {
    const lead = { ...called, loadSize: 'half' } as const;
    const done = heldJob({ ...lead, status: 'Completed', loadSizeHauled: 'three-quarters' }, 'closed');
    const { user } = await open(lead, ok(done));
    await user.click(button(words.otherActs.complete));
    const group = dialog().getByRole('group', { name: words.completeDialog.loadSize });
    expect(group).toHaveAccessibleDescription(words.completeDialog.both);
    expect(dialog().getByRole('radio', { name: loadSizeLabels.half })).toBeChecked();

    await user.click(dialog().getByRole('radio', { name: loadSizeLabels['three-quarters'] }));
    await user.click(dialog().getByRole('button', { name: words.completeDialog.submit }));

    await expectFocused(COMPLETED);
    expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'complete', loadSize: 'three-quarters' }]);
    const hauled = screen.getByText(words.history.loadHauled).nextElementSibling;
    expect(hauled).toHaveTextContent(loadSizeLabels['three-quarters']);
    expect(screen.queryByText(words.history.pricePaid)).not.toBeInTheDocument();
    expectNoEnglish();
  });

  test('works without either answer', async () => {
    const lead = { ...called, loadSize: 'full' } as const;
    const { user } = await open(lead, ok(heldJob({ ...lead, status: 'Completed' }, 'closed')));
    await user.click(button(words.otherActs.complete));

    await user.click(dialog().getByRole('button', { name: choice.clear }));
    for (const size of dialog().getAllByRole('radio')) expect(size).not.toBeChecked();
    await user.click(dialog().getByRole('button', { name: words.completeDialog.submit }));

    await expectFocused(COMPLETED);
    expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'complete' }]);
    expect(screen.queryByText(words.history.loadHauled)).not.toBeInTheDocument();
  });

  test('keeps both answers after a failure', async () => {
    const { user } = await open(called, tooMany, ok(heldJob({ ...called, loadSize: 'full' })));
    await user.click(button(words.otherActs.complete));
    await fill(user, dialog().getByLabelText(words.completeDialog.pricePaid), '165');
    await user.click(dialog().getByRole('radio', { name: loadSizeLabels.quarter }));

    await user.click(dialog().getByRole('button', { name: words.completeDialog.submit }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(whyRefused['too-many-requests']);
    expect(dialog().getByLabelText(words.completeDialog.pricePaid)).toHaveValue('165');
    expect(dialog().getByRole('radio', { name: loadSizeLabels.quarter })).toBeChecked();
    expectLogged('The job was not changed');
  });

  test('of only Home Cleaning asks for no load', async () => {
    const lead = { ...called, services: ['Home Cleaning', 'Home Cleaning - Deep Cleaning'] };
    const { user } = await open(lead, ok(heldJob({ ...lead, status: 'Completed', pricePaid: 90 }, 'closed')));
    await user.click(button(words.otherActs.complete));
    const field = dialog().getByLabelText(words.completeDialog.pricePaid);
    expect(field).toHaveAccessibleDescription(`${words.completeDialog.hint} ${words.completeDialog.onlyPrice}`);
    expect(dialog().queryByRole('radio')).not.toBeInTheDocument();

    await fill(user, field, '90');
    await user.click(dialog().getByRole('button', { name: words.completeDialog.submit }));

    await expectFocused(COMPLETED);
    expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'complete', pricePaid: 90 }]);
  });

  test('without a price shows no price on the closed job', async () => {
    page.backend.answer('job', ok(heldJob({ ...called, status: 'Completed' }, 'closed')));
    await renderApp(PATH);

    expect(await screen.findByRole('heading', { name: COMPLETED })).toBeInTheDocument();
    expect(screen.queryByText(words.history.pricePaid)).not.toBeInTheDocument();
  });
});
