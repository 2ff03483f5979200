import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressIn, language } from '@/lib/language';
import { words as contact } from '@/words/contact';
import { words as load } from '@/words/load-size';
import { fieldErrors } from '@/words/shared/errors';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { dayText } from '@/words/shared/pickups';
import { reasonLabel } from '@/words/shared/reasons';
import { statusLabel } from '@/words/shared/statuses';
import { words } from '@/words/tracking';
import { words as ui } from '@/words/ui';
import { fill } from '../support/booking';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { fakeBackend } from '../support/fake-backend';
import { preload } from '../support/render-app';
import { fakeClock, passTime } from '../support/time';
import { untilToasted } from '../support/toasts';
import {
  booked,
  details,
  FIRST,
  hauler,
  news,
  openDialog,
  openLead as openRequest,
  proposal,
  sent,
  sentence,
  TRACKING_ID,
  trackingId,
  tuesday,
  untilClosed,
  wednesday,
} from '../support/tracking';
import { sendForEver } from '../support/under-way';

const LINE = new RegExp(`^${words.askDialog.line.label}`);
const OWN_REASON = new RegExp(`^${words.cancelDialog.ownReason}`);

const history = [{ status: 'Submitted', at: '2026-11-21T23:40:00.000Z' }];

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock(new Date('2026-11-23T10:00:00-08:00'));
  backend = fakeBackend();
});

function openLead(changes: Partial<LeadDetails> = {}) {
  return openRequest(backend, { history, ...changes });
}

function choice({ from }: { from: string }) {
  return screen.getByRole('radio', { name: new RegExp(`^${dayText(from)}`) });
}

describe('a proposal', () => {
  test('a chosen time is booked, and the focus moves to the result', async () => {
    const user = await openLead({ ...sent, proposal });
    backend.answer('updateLead', details(booked));

    await user.click(choice(wednesday));
    await user.click(choice(tuesday));
    await user.click(screen.getByRole('button', { name: words.proposal.accept }));

    const heading = await screen.findByRole('heading', { name: words.booked.heading });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(backend.bodiesTo('updateLead')).toEqual([
      { trackingId: TRACKING_ID, action: 'accept-proposal', proposal: FIRST, choice: 1 },
    ]);
    expect(document.querySelector('[data-status]')).toHaveTextContent(statusLabel('In Progress'));
  });

  test('without a choice nothing is sent, and the error is at the choices', async () => {
    const user = await openLead({
      ...sent,
      proposal: { ...proposal, windows: [{ ...tuesday, isOpen: false }, wednesday] },
    });

    await user.click(screen.getByRole('button', { name: words.proposal.accept }));

    expect(choice(wednesday)).toHaveFocus();
    expect(screen.getByRole('group', { name: new RegExp(`^${words.proposal.choose}`) })).toHaveAccessibleDescription(
      new RegExp(`${words.proposal.choiceRequired}$`),
    );
    expect(backend.callsTo('updateLead')).toEqual([]);
    await user.click(choice(wednesday));
    expect(screen.queryByText(words.proposal.choiceRequired)).not.toBeInTheDocument();
  });

  test('can be answered with a question, which the page then shows', async () => {
    const user = await openLead({ ...sent, proposal });
    const asked = { for: 'other-price' as const, line: 'Can it be $100?', at: '2026-11-23T19:00:00.000Z' };
    backend.answer('updateLead', details({ ...sent, proposal: { ...proposal, asked } }));
    const dialog = await openDialog(user, words.proposal.ask, words.askDialog.title);
    expectNoEnglish(hauler.name);

    await user.click(dialog.getByLabelText(words.askDialog.choices['other-price']));
    await fill(user, LINE, ' Can it be $100? ');
    await user.click(dialog.getByRole('button', { name: words.askDialog.submit }));

    await untilToasted('success', words.askDialog.done.title, words.askDialog.done.description(hauler.name));
    await untilClosed();
    expect(backend.bodiesTo('updateLead')).toEqual([
      { trackingId, action: 'ask-again', proposal: FIRST, askedFor: 'other-price', line: 'Can it be $100?' },
    ]);
    expect(news()).toHaveTextContent(words.proposal.asked['other-price']);
    await waitFor(() => expect(screen.getByRole('button', { name: words.proposal.ask })).toHaveFocus());
  });

  test.each([
    [words.askDialog.choices.other, '   ', fieldErrors['line-required']],
    [words.askDialog.choices['other-time'], 'x'.repeat(201), fieldErrors['too-long'](200)],
  ])('%s with the words "%s" shows: %s', async (what, line, message) => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, words.proposal.ask);
    await user.click(dialog.getByLabelText(what));
    await fill(user, LINE, line);

    await user.click(dialog.getByRole('button', { name: words.askDialog.submit }));

    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText(LINE)).toHaveAccessibleDescription(
      new RegExp(`${ui.field.error.trim()} ?${message}$`),
    );
    expect(backend.callsTo('updateLead')).toEqual([]);
  });
});

describe('declining a proposal', () => {
  test('asks why, says what happens to the request, and updates the page', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, words.proposal.decline, words.declineDialog.title);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(words.declineDialog.goesOn);
    expectNoEnglish(hauler.name);
    backend.answer('updateLead', details({ status: 'Submitted' }));

    await user.click(dialog.getByLabelText(words.declineDialog.choices.price));
    await user.click(dialog.getByRole('button', { name: words.declineDialog.submit }));

    await untilToasted('success', words.declineDialog.done.title, words.declineDialog.done.goesOn);
    await untilClosed();
    expect(backend.bodiesTo('updateLead')).toEqual([
      { trackingId: TRACKING_ID, action: 'decline-proposal', proposal: FIRST, declinedFor: 'price' },
    ]);
    expect(document.querySelector('[data-status]')).toHaveTextContent(statusLabel('Submitted'));
    await waitFor(() => expect(sentence()).toHaveFocus());
  });

  test('without a reason sends nothing and says so', async () => {
    const user = await openLead({ ...sent, proposal });
    const dialog = await openDialog(user, words.proposal.decline, words.declineDialog.title);

    await user.click(dialog.getByRole('button', { name: words.declineDialog.submit }));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: fieldErrors['reason-required'] }));
    expect(screen.getByLabelText(words.declineDialog.choices.price)).toHaveFocus();
    expect(backend.callsTo('updateLead')).toEqual([]);
  });
});

describe('the load', () => {
  const shownLoad = () => screen.queryByText(words.leadFacts.load, { selector: 'dt' })?.nextElementSibling?.textContent;
  const findLoad = () => screen.findByRole('group', { name: (name) => name.startsWith(load.question) });

  function openCorrection(user: UserEvent) {
    return openDialog(user, words.changeSection.correct, words.correctDialog.title);
  }

  test('is shown if the customer said it', async () => {
    await openLead({ loadSize: 'three-quarters' });

    expect(shownLoad()).toBe(loadSizeLabels['three-quarters']);
    expectNoEnglish();
  });

  test('can be corrected, and only what changed is sent', async () => {
    const user = await openLead({ loadSize: 'quarter', callTime: '18:00' });
    const dialog = await openCorrection(user);
    const group = await findLoad();
    expect(group).toHaveAccessibleDescription(load.hint);
    expect(within(group).getByLabelText(loadSizeLabels.quarter)).toBeChecked();
    expectNoEnglish();
    backend.answer('updateLead', details({ loadSize: 'full' }));

    await user.click(within(group).getByLabelText(loadSizeLabels.full));
    await user.click(dialog.getByRole('button', { name: words.correctDialog.submit }));

    await untilClosed();
    expect(backend.bodiesTo('updateLead')).toEqual([{ trackingId, action: 'correct', loadSize: 'full' }]);
    expect(shownLoad()).toBe(loadSizeLabels.full);
  });

  test('can be taken away, and then has no line', async () => {
    const user = await openLead({ loadSize: 'quarter' });
    const dialog = await openCorrection(user);
    backend.answer('updateLead', details({}));

    await user.click(within(await findLoad()).getByRole('button', { name: load.clear }));
    await user.click(dialog.getByRole('button', { name: words.correctDialog.submit }));

    await untilClosed();
    expect(backend.bodiesTo('updateLead')).toEqual([{ trackingId, action: 'correct', loadSize: '' }]);
    expect(shownLoad()).toBeUndefined();
  });

  test('is not sent if it stays the same, and closing discards the choice', async () => {
    const user = await openLead();
    expect(shownLoad()).toBeUndefined();
    const dialog = await openCorrection(user);
    await user.click(within(await findLoad()).getByLabelText(loadSizeLabels.half));
    await user.click(dialog.getByRole('button', { name: words.updateForm.close }));
    await untilClosed();

    const again = await openCorrection(user);
    expect(within(await findLoad()).getByLabelText(loadSizeLabels.half)).not.toBeChecked();
    await user.click(within(await findLoad()).getByLabelText(loadSizeLabels.half));
    await user.click(within(await findLoad()).getByRole('button', { name: load.clear }));
    await user.click(again.getByRole('button', { name: words.correctDialog.submit }));

    await untilClosed();
    expect(backend.bodiesTo('updateLead')).toEqual([{ trackingId, action: 'correct' }]);
  });

  test('that is not stored yet is still chosen after a visit to another page', async () => {
    sendForEver(['update-lead', TRACKING_ID], { trackingId, action: 'correct', loadSize: 'full' });
    const user = await openLead({ loadSize: 'quarter' });

    await openCorrection(user);

    expect(within(await findLoad()).getByLabelText(loadSizeLabels.full)).toBeChecked();
  });

  test.each([['Home Cleaning'], ['Home Cleaning - Deep Cleaning']])('is not asked for %s', async (service) => {
    const user = await openLead({ services: [service] });
    const dialog = await openCorrection(user);
    await passTime(1000);

    expect(dialog.queryByRole('radio', { name: loadSizeLabels.half })).not.toBeInTheDocument();
  });
});

test('a request is canceled with the checked and typed reasons, and the page shows it immediately', async () => {
  const user = await openLead();
  const dialog = await openDialog(user, words.changeSection.cancel, words.cancelDialog.title);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(words.cancelDialog.description(undefined));
  expectNoEnglish();
  const reasons = ['I found another solution', 'The price was too high', 'My cousin took it'];
  backend.answer('updateLead', details({ status: 'Canceled', cancelReasons: reasons, history }));

  await user.click(screen.getByLabelText(reasonLabel('The price was too high')));
  await user.click(screen.getByLabelText(reasonLabel('Nobody contacted me')));
  await user.click(screen.getByLabelText(reasonLabel('Nobody contacted me')));
  await user.click(screen.getByLabelText(reasonLabel('I found another solution')));
  await fill(user, OWN_REASON, ' My cousin took it ');
  await user.click(dialog.getByRole('button', { name: words.cancelDialog.submit }));

  await untilToasted('success', words.cancelDialog.done.title, words.cancelDialog.done.description(false));
  await untilClosed();
  expect(backend.bodiesTo('updateLead')).toEqual([{ trackingId: trackingId, action: 'cancel', reasons }]);
  expect(document.querySelector('[data-status]')).toHaveTextContent(statusLabel('Canceled'));
  expect(screen.getByText(words.leadFacts.cancelReasons(3)).nextElementSibling?.textContent).toBe(
    reasons.map(reasonLabel).join(''),
  );
  expectNoEnglish('My cousin took it');
  expect(screen.queryByRole('region', { name: words.changeSection.heading })).not.toBeInTheDocument();
  await waitFor(() => expect(sentence()).toHaveFocus());
});

test('without a reason nothing is sent, and the dialog says so', async () => {
  const user = await openLead();
  const dialog = await openDialog(user, words.changeSection.cancel, words.cancelDialog.title);
  await fill(user, OWN_REASON, '   ');

  await user.click(dialog.getByRole('button', { name: words.cancelDialog.submit }));

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(screen.getByRole('group', { name: words.cancelDialog.why })).toHaveAccessibleDescription(
    new RegExp(`^${ui.field.error.trim()} ?${fieldErrors['reasons-required']}$`),
  );
  expect(screen.getByLabelText(OWN_REASON)).toBeValid();
  await user.click(within(summary).getByRole('link', { name: fieldErrors['reasons-required'] }));
  expect(screen.getByLabelText(reasonLabel('I no longer need it'))).toHaveFocus();
  expect(backend.callsTo('updateLead')).toEqual([]);
});

test('a report on a request closed in the meantime is refused in the dialog, with a link to us', async () => {
  expectLogged('The report was not recorded');
  window.dataLayer = [];
  await preload(addressIn(language, '/contact'));
  const user = await openLead();
  const dialog = await openDialog(user, words.notContacted.open, words.notContacted.title);
  expectNoEnglish();
  const body = { statusCode: 409, code: 'request-closed', status: 'Completed', message: 'In words of the function.' };
  backend.answer('leadContacted', { status: 409, body });
  backend.answer('leadDetails', details({ status: 'Completed' }));
  const said = words.notContacted.closed(statusLabel('Completed'));

  await user.click(dialog.getByRole('button', { name: words.notContacted.submit }));

  expect(await dialog.findByText(said)).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent(said);
  await waitFor(() => expect(document.querySelector('[data-status]')).toHaveTextContent(statusLabel('Completed')));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: words.notContacted.submit })).not.toBeInTheDocument();
  expect(window.dataLayer).toEqual([]);
  await user.click(dialog.getByRole('link', { name: words.writeToUs }));
  expect(await screen.findByLabelText(contact.message)).toBeInTheDocument();
});
