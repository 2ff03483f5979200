import type { HeldLead } from '@functions/contracts/job.ts';
import type { Door } from '@functions/contracts/pickup.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { words } from '@/words/job';
import { fieldErrors } from '@/words/shared/errors';
import { proposalRefusalsForHaulers as refusals } from '@/words/shared/proposal-refusals';
import { expectLogged } from './support/console';
import { heldJob } from './support/fake-backend';
import { barControls, button, dialog, expectFocused, jobOfTests, ok, pickup, refused, today } from './support/job';
import { passTime } from './support/time';

// The final price at the door, and the report that no one came.

const { price, reason, ask, agreed, another, timePassed: _, ...texts } = words.doorPrice;
const page = jobOfTests();

const door: Door = { id: 'd5a4ab0e-1', state: 'open', price: 240, estimate: 180, madeAt: '2026-11-22T21:59:00.000Z' };
const answered = { answeredAt: '2026-11-22T18:12:00.000Z' };
const at = (changes: Partial<Door>, lead: Partial<HeldLead> = {}) =>
  heldJob({ ...today, door: { ...door, ...changes }, ...lead });
const field = () => screen.getByLabelText(price);

test('a price above the estimate needs a reason, and another try of the same one has its ID', async () => {
  expectLogged('The job was not changed');
  const again = [refused('too-many'), ok(heldJob(today))];
  const { user } = await page.open(heldJob(today), ...again, ...again, ok(at({})));
  await user.type(field(), '180');
  expect(screen.queryByLabelText(reason)).not.toBeInTheDocument();
  await user.type(field(), '{Backspace}1');
  await user.click(button(ask));
  expect(screen.getByText(fieldErrors['reason-required'])).toBeInTheDocument();
  await user.type(screen.getByLabelText(reason), 'A piano more');

  for (const label of [ask, ask, agreed]) {
    await user.click(button(label));
    if (label === ask) expect(await screen.findByRole('alert')).toHaveTextContent(refusals['too-many']);
  }

  await expectFocused(words.pickupStep.title.price);
  const [first, second, third] = page.actionsSent();
  expect(first).toMatchObject({ action: 'door-price', price: 181, reason: 'A piano more', minutesAgo: 0 });
  expect(first).not.toHaveProperty('agreed');
  expect(second).toEqual(first);
  expect(third).toMatchObject({ price: 181, reason: 'A piano more', agreed: true });
  expect(third).not.toMatchObject({ id: (first as { id: string }).id });
  // Folded, and empty again.
  expect(field().closest('details')).not.toHaveAttribute('open');
  expect(field()).toHaveValue('');
});

test.each<[door: Partial<Door>, lead: Partial<HeldLead>, text: string, next: string, presets: string]>([
  [{}, {}, texts.open('$240'), texts.title, ''],
  [{}, { isTold: false }, texts.unreached, texts.title, ''],
  [{ standing: 150 }, {}, `${texts.open('$240')} ${texts.standing('$150')}`, texts.title, '150'],
  [{ state: 'accepted', ...answered }, {}, texts.yes('$240', '10:12 AM'), words.pickupStep.complete, '240'],
  [{ state: 'declined', ...answered }, {}, `${texts.no('$240')} ${texts.loadNothing}`, texts.title, ''],
  [
    ...([{ state: 'declined', standing: 150 }, {}, `${texts.no('$240')} ${texts.standing('$150')}`] as const),
    ...([words.pickupStep.complete, '150'] as const),
  ],
  [{ state: 'accepted', acceptedBy: 'hauler' }, {}, texts.noted('$240'), words.pickupStep.complete, '240'],
])('with the price %j and %j the page says “%s”, and next is %s', async (changes, lead, text, next, presets) => {
  const { user } = await page.open(at(changes, lead));

  const panel = within(screen.getByRole('region', { name: texts.title }));
  expect(panel.getAllByRole('status')[0]).toHaveTextContent(text);
  expect(barControls().at(-1)).toBe(next);
  expect(field().closest('details')?.open).toBe(changes.state === 'declined');
  await user.click(button(words.pickupStep.complete));
  expect(dialog().getByLabelText(words.completeDialog.pricePaid)).toHaveValue(presets);
});

test('the page looks every ten seconds while a price is open, and then no more', async () => {
  await page.open(at({}));
  const looks = () => page.backend.bodiesTo('job').length;
  page.backend.answer('job', ok(at({})), ok(at({ state: 'accepted', ...answered })));
  expect(looks()).toBe(1);

  await passTime(10_000);
  await waitFor(() => expect(looks()).toBe(2));
  await passTime(10_000);
  expect(await screen.findByText(texts.yes('$240', '10:12 AM'))).toBeInTheDocument();
  await passTime(60_000);

  expect(looks()).toBe(3);
});

test('before the day of the pickup there is no final price', async () => {
  await page.open(heldJob({ ...today, pickup }));
  expect(screen.queryByRole('region', { name: texts.title })).not.toBeInTheDocument();
});

test('the button in the bar leads to the final price', async () => {
  const { user } = await page.open(at({ state: 'declined' }));
  await user.click(button(texts.title));
  await expectFocused(texts.title);
  expect(screen.getByText(another)).toBeInTheDocument();
});

test('a report that no one came is on top', async () => {
  const missed = { from: '2026-11-22T17:00:00.000Z', until: '2026-11-22T19:00:00.000Z' };
  await page.open(heldJob({ ...today, pickup: { ...missed, noShowAt: '2026-11-22T19:35:00.000Z' } }));
  const reported = screen.getByText(words.noShow.reported('11:35 AM today'));
  expect(reported.parentElement).toHaveTextContent(words.noShow.toDo);
});
