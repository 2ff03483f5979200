import type { Job } from '@functions/contracts/job.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '@/words/job';
import { refusals } from '@/words/shared/refusals';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, heldAnswer, heldJob, openJob } from '../support/fake-backend';
import { button, called, expectFocused, jobOfTest, ok, priceField, refused, TOKEN } from '../support/job';
import { passTime } from '../support/time';

// The switch for texts, on the page of any job a hauler is offered or has.

const { turnOff: TURN_OFF, turnOn, isOn } = words.textsSwitch;
const TURN_ON = `${turnOn.before}(213) 555-0142${turnOn.after}`;
const IS_ON = `${isOn.before}(213) 555-0142${isOn.after}`;
const { accept: ACCEPT, decline: DECLINE } = words.openOffer;
const { offline: OFFLINE, takeBack: TAKE_BACK } = words.actNotice;
const tooMany: Answer = { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' } };

let page: ReturnType<typeof jobOfTest>;

beforeEach(() => {
  page = jobOfTest();
});

/** A job of a hauler whose texts are on, or can be turned on. */
function withTexts(job: Job, textsOn: boolean): Job {
  return { ...job, hauler: { ...job.hauler, textsOn, textsTo: '2135550142' } };
}

const section = () => within(screen.getByRole('region', { name: words.textsSwitch.heading }));
/** The current state in words. */
const said = () => section().getAllByRole('status')[0];

/** Waits until the answer is shown and the button works again. */
async function expectReady(name: string) {
  await waitFor(() => expect(button(name)).toHaveAttribute('aria-disabled', 'false'));
}

test.each([
  ['is offered', openJob, DECLINE],
  ['is theirs', heldJob(), words.otherActs.cancel],
])('a hauler turns texts on if a job %s, below everything else on the page', async (_, job, last) => {
  const { user } = await page.open(withTexts(job, false), ok(withTexts(job, true)));
  const position = button(TURN_ON).compareDocumentPosition(button(last));
  expect(position & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(said()).toBeEmptyDOMElement();

  await user.click(button(TURN_ON));

  await expectReady(TURN_OFF);
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'texts', on: true }]);
  expect(said()).toHaveTextContent(IS_ON);
  expect(button(TURN_OFF)).toHaveFocus();
});

test('the consent is below the button and is part of its description', async () => {
  await page.open(withTexts(openJob, false));

  expect(button(TURN_ON)).toHaveAccessibleDescription(words.textsSwitch.consent);
});

test('a hauler turns texts off with one click and gets a confirmation', async () => {
  const { user } = await page.open(withTexts(openJob, true), ok(withTexts(openJob, false)));
  expect(said()).toHaveTextContent(IS_ON);
  expect(section().queryByText(words.textsSwitch.consent)).not.toBeInTheDocument();

  await user.click(button(TURN_OFF));

  await expectReady(TURN_ON);
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'texts', on: false }]);
  expect(said()).toHaveTextContent(words.textsSwitch.isOff);
  expectNoEnglish();
  expect(button(TURN_ON)).toHaveFocus();
});

test('texts can be turned on and off with the keyboard', async () => {
  const { user } = await page.open(
    withTexts(openJob, false),
    ok(withTexts(openJob, true)),
    ok(withTexts(openJob, false)),
  );
  act(() => button(TURN_ON).focus());

  await user.keyboard('{Enter}');
  await expectReady(TURN_OFF);
  await user.keyboard(' ');

  await expectReady(TURN_ON);
  expect(page.actsSent().map((sent) => (sent as { on: boolean }).on)).toEqual([true, false]);
});

test.each<[string, Job]>([
  ['texts can’t reach the hauler', openJob],
  ['texts can’t reach the hauler with the job', heldJob()],
  ['the job is closed', withTexts(heldJob({ status: 'Completed' }, 'closed'), true)],
  ['another hauler has it', withTexts({ ...openJob, state: 'taken' }, false)],
])('texts are not mentioned if %s', async (_, job) => {
  await page.open(job);

  expect(screen.queryByRole('region', { name: words.textsSwitch.heading })).not.toBeInTheDocument();
});

describe('clicking twice', () => {
  test('sends once', async () => {
    const { answer, release } = heldAnswer();
    const { user } = await page.open(withTexts(openJob, false), answer);

    await user.dblClick(button(TURN_ON));
    await waitFor(() => expect(button(words.sending)).toHaveAttribute('aria-disabled', 'true'));
    release(ok(withTexts(openJob, true)));

    await expectReady(TURN_OFF);
    expect(page.actsSent()).toHaveLength(1);
  });

  test("doesn't undo it when the second click comes after the answer", async () => {
    await page.open(withTexts(openJob, false), ok(withTexts(openJob, true)));

    fireEvent.click(button(TURN_ON), { detail: 1 });
    await expectReady(TURN_OFF);
    fireEvent.click(button(TURN_OFF), { detail: 2 });
    await passTime(1000);

    expect(page.actsSent()).toHaveLength(1);
    expect(said()).toHaveTextContent(IS_ON);
  });
});

test('the switch waits for other actions, and they wait for it', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await page.open(withTexts(openJob, false), answer);
  await user.click(button(TURN_ON));
  await waitFor(() => expect(button(words.sending)).toBeInTheDocument());

  await user.click(button(ACCEPT));
  release(ok(withTexts(openJob, true)));

  await expectReady(TURN_OFF);
  expect(button(ACCEPT)).toHaveAttribute('aria-disabled', 'false');
  expect(page.actsSent()).toHaveLength(1);
});

test('offline, the switch waits beside its button and is sent once when the connection is back', async () => {
  const { user } = await page.open(withTexts(heldJob(), false), ok(withTexts(heldJob(), true)));
  fireEvent.offline(window);

  await user.click(button(TURN_ON));
  expect(await section().findByText(OFFLINE)).toBeInTheDocument();
  expect(screen.getAllByText(OFFLINE)).toHaveLength(1);
  fireEvent.online(window);

  await expectReady(TURN_OFF);
  expect(page.actsSent()).toHaveLength(1);
});

test('a switch waiting for the connection can be canceled', async () => {
  const { user } = await page.open(withTexts(openJob, true));
  fireEvent.offline(window);
  await user.click(button(TURN_OFF));

  await user.click(await section().findByRole('button', { name: TAKE_BACK }));
  fireEvent.online(window);
  await passTime(5000);

  expect(page.actsSent()).toEqual([]);
  expect(said()).toHaveTextContent(IS_ON);
});

test.each<[string, Job]>([
  ['an offer', openJob],
  ['a job', heldJob()],
])('a failure on the page of %s is shown only beside its button and can be retried', async (_, job) => {
  expectLogged('The job was not changed');
  const { user } = await page.open(withTexts(job, false));
  page.backend.answer('job', tooMany);

  await user.click(button(TURN_ON));

  expect(await section().findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(said()).toBeEmptyDOMElement();
  page.backend.answer('job', ok(withTexts(job, true)));
  await expectReady(TURN_ON);
  await user.click(button(TURN_ON));
  await expectReady(TURN_OFF);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure of another action is not shown beside the switch', async () => {
  expectLogged('The job was not changed');
  const { user } = await page.open(withTexts(openJob, false));
  page.backend.answer('job', tooMany);

  await user.click(button(ACCEPT));

  expect(await screen.findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  expect(section().queryByRole('alert')).not.toBeInTheDocument();
});

test('a job closed in the meantime is shown as closed', async () => {
  expectLogged('The job was not changed');
  const closed = withTexts(heldJob({ status: 'Canceled' }, 'closed'), false);
  const refusal = refused('job-closed', { status: 'Canceled' });
  const { user } = await page.open(withTexts(heldJob(), false), refusal, ok(closed));

  await user.click(button(TURN_ON));

  await expectFocused(new RegExp(`^${words.closedJob.canceled}`));
});

test('a proposal being written stays as it is', async () => {
  const job = heldJob(called);
  const note = () => screen.getByRole('textbox', { name: new RegExp(`^${words.proposalForm.note.label}`) });
  const { user } = await page.open(withTexts(job, false), ok(withTexts(job, true)));
  await user.type(priceField(), '240');
  await user.type(note(), 'Two people, one truck');

  await user.click(button(TURN_ON));

  await expectReady(TURN_OFF);
  expect(priceField()).toHaveValue('240');
  expect(note()).toHaveValue('Two people, one truck');
});
