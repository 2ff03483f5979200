import type { Job } from '@functions/contracts/job.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words } from '@/words/job';
import { fieldErrors } from '@/words/shared/errors';
import { refusals } from '@/words/shared/refusals';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, heldAnswer, heldJob, openJob } from '../support/fake-backend';
import { button, fill, jobOfTest, ok, refused, TOKEN } from '../support/job';
import { passTime } from '../support/time';

// What the hauler's truck holds, on the page of a job they are offered or have.

const tooMany: Answer = { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' } };
const { heading, cubicYards, hint, save, saved } = words.truckForm;

let page: ReturnType<typeof jobOfTest>;

beforeEach(() => {
  page = jobOfTest();
});

function withTruck(job: Job, truckCubicYards: number | null): Job {
  return { ...job, hauler: { ...job.hauler, truckCubicYards } };
}

const field = () => screen.getByLabelText(cubicYards);
const section = () => within(screen.getByRole('region', { name: heading }));

test.each([
  ['is offered', openJob],
  ['is theirs', heldJob()],
])('a hauler notes what their truck holds if a job %s', async (_, job) => {
  const { user } = await page.open(job, ok(withTruck(job, 15)));
  expect(field()).toHaveValue('');
  expect(field()).toHaveAccessibleDescription(hint);
  expect(field()).not.toBeRequired();

  await fill(user, field(), ' 15 ');
  await user.click(button(save));

  expect(await section().findByText(saved)).toBeInTheDocument();
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'truck', cubicYards: 15 }]);
  expect(button(save)).toHaveFocus();
  expectNoEnglish();
});

test('what the truck holds is shown, and saving an empty field removes it', async () => {
  const { user } = await page.open(withTruck(openJob, 20), ok(withTruck(openJob, null)));
  expect(field()).toHaveValue('20');

  await user.clear(field());
  await user.keyboard('{Enter}');

  expect(await section().findByText(saved)).toBeInTheDocument();
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'truck', cubicYards: null }]);
  expect(field()).toHaveValue('');
});

test.each(['0', '61', '12.5', '-3', 'big', '1e1'])(
  'the volume %s is refused at its field and stays in it',
  async (typed) => {
    const { user } = await page.open(heldJob());

    await fill(user, field(), typed);
    await user.click(button(save));

    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(new RegExp(`${fieldErrors['truck-invalid']}$`));
    expect(field()).toHaveValue(typed);
    expect(page.actsSent()).toEqual([]);
    expectNoEnglish();

    await user.type(field(), '7');
    expect(field()).toBeValid();
  },
);

test('after a failure what was typed stays, with a notice in place', async () => {
  const { user } = await page.open(openJob, tooMany, ok(openJob));
  await fill(user, field(), '14');

  await user.click(button(save));

  expect(await section().findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(field()).toHaveValue('14');
  expectLogged('The job was not changed');
});

test('if the job was closed meanwhile, the page says so', async () => {
  const closed = heldJob({ status: 'Canceled' }, 'closed');
  const { user } = await page.open(heldJob(), refused('closed', { status: 'Canceled' }), ok(closed));
  await fill(user, field(), '14');

  await user.click(button(save));

  expect(await screen.findByRole('heading', { name: new RegExp(words.closedJob.canceled) })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: heading })).not.toBeInTheDocument();
  expectLogged('The job was not changed');
});

test('what they type while another action is sent stays', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await page.open(heldJob(), answer);
  await user.click(button(words.callStep.call.act));
  await fill(user, field(), '14');

  release(ok(withTruck(heldJob({ contactedAt: '2026-11-22T22:00:00.000Z' }), 9)));

  expect(await screen.findByText(words.runningJob.saved.called)).toBeInTheDocument();
  expect(field()).toHaveValue('14');
});

test('a changed value is not the one that waits for the connection', async () => {
  const { user } = await page.open(openJob);
  await fill(user, field(), '14');
  fireEvent.offline(window);
  await user.click(button(save));
  expect(await section().findByText(words.actNotice.offline)).toBeInTheDocument();

  await user.type(field(), '{Backspace}');

  await waitFor(() => expect(section().queryByText(words.actNotice.offline)).not.toBeInTheDocument());
  fireEvent.online(window);
  await passTime(5000);
  expect(field()).toHaveValue('1');
  expect(page.actsSent()).toEqual([]);
});

test.each<[string, Job]>([
  ['the job is closed', heldJob({ status: 'Completed' }, 'closed')],
  ['another hauler has it', { ...openJob, state: 'taken' }],
])('the truck is not asked for if %s', async (_, job) => {
  await page.open(job);

  expect(screen.queryByRole('region', { name: heading })).not.toBeInTheDocument();
});
