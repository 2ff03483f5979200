import type { Job } from '@functions/contracts/job.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer, heldJob, openJob } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { pass, takeTheClock } from './support/time';

// Texts to a hauler, which they turn on and off on the page of any job that they are offered or have.

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = '/job/7K3M-9Q2X-4TBV-R8ND';
const TURN_ON = 'Text me new jobs at (213) 555-0142';
const TURN_OFF = 'Stop texts';
const IS_ON = 'New jobs come by text message to (213) 555-0142, unless you replied STOP.';
const CALLED = { contactedAt: '2026-11-22T21:10:00.000Z' };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // 2 PM in Los Angeles.
  takeTheClock(new Date('2026-11-22T22:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const ok = (job: Job): Answer => ({ status: 200, body: job });

/** The job of a hauler whose texts are on, or off and could be on. */
function withTexts(job: Job, textsOn: boolean): Job {
  return { ...job, hauler: { ...job.hauler, textsOn, textsTo: '2135550142' } };
}

const button = (name: string) => screen.getByRole('button', { name });
const section = () => within(screen.getByRole('region', { name: 'Jobs by text message' }));
/** What is said of how it stands. */
const said = () => section().getAllByRole('status')[0];

/** Opens the link of a job. */
async function open(job: Job, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('job', ok(job), ...later);
  const app = await renderApp(PATH);
  await screen.findByRole('article');
  return app;
}

/** What the page has sent besides looks. */
function actsSent() {
  return backend.bodiesTo('job').filter((body) => JSON.stringify(body).includes('"action":"look"') === false);
}

/** The answer is shown, and the page takes another press. */
async function expectReady(name: string) {
  await waitFor(() => expect(button(name)).toHaveAttribute('aria-disabled', 'false'));
}

test.each([
  ['is offered', openJob, 'Not for me'],
  ['is theirs', heldJob(), 'Cancel the job'],
])('a hauler turns texts on where a job %s, after all that the page is for', async (_, job, last) => {
  const { user } = await open(withTexts(job, false), ok(withTexts(job, true)));
  const position = button(TURN_ON).compareDocumentPosition(button(last));
  expect(position & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(said()).toBeEmptyDOMElement();

  await user.click(button(TURN_ON));

  await expectReady(TURN_OFF);
  expect(actsSent()).toEqual([{ token: TOKEN, action: 'texts', on: true }]);
  expect(said()).toHaveTextContent(IS_ON);
  expect(button(TURN_OFF)).toHaveFocus();
});

test('what they agree to stands below the button, and is read with it', async () => {
  await open(withTexts(openJob, false));

  expect(button(TURN_ON)).toHaveAccessibleDescription(
    'By pressing it you agree to texts from PoppyHaul about jobs that you are offered and jobs that you have. How many varies. Message and data rates may apply. Reply STOP to end texts, HELP for help. This is not a condition of getting jobs.',
  );
});

test('a hauler turns texts off by one press, and is told', async () => {
  const { user } = await open(withTexts(openJob, true), ok(withTexts(openJob, false)));
  expect(said()).toHaveTextContent(IS_ON);
  expect(section().queryByText(/you agree/)).not.toBeInTheDocument();

  await user.click(button(TURN_OFF));

  await expectReady(TURN_ON);
  expect(actsSent()).toEqual([{ token: TOKEN, action: 'texts', on: false }]);
  expect(said()).toHaveTextContent('Saved: we send you no more texts.');
  expect(button(TURN_ON)).toHaveFocus();
});

test('by the keyboard alone they are turned on and off again', async () => {
  const { user } = await open(withTexts(openJob, false), ok(withTexts(openJob, true)), ok(withTexts(openJob, false)));
  act(() => button(TURN_ON).focus());

  await user.keyboard('{Enter}');
  await expectReady(TURN_OFF);
  await user.keyboard(' ');

  await expectReady(TURN_ON);
  expect(actsSent().map((sent) => (sent as { on: boolean }).on)).toEqual([true, false]);
});

test.each<[string, Job]>([
  ['no text can go to the hauler', openJob],
  ['no text can go to who has the job', heldJob()],
  ['the job is closed', withTexts(heldJob({ status: 'Completed' }, 'closed'), true)],
  ['another hauler has it', withTexts({ ...openJob, state: 'taken' }, false)],
])('nothing is said of texts where %s', async (_, job) => {
  await open(job);

  expect(screen.queryByRole('region', { name: 'Jobs by text message' })).not.toBeInTheDocument();
});

describe('pressed twice', () => {
  test('it is sent once', async () => {
    const { answer, release } = heldAnswer();
    const { user } = await open(withTexts(openJob, false), answer);

    await user.dblClick(button(TURN_ON));
    await waitFor(() => expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true'));
    release(ok(withTexts(openJob, true)));

    await expectReady(TURN_OFF);
    expect(actsSent()).toHaveLength(1);
  });

  test('it is not taken back by a second click that comes after the answer', async () => {
    await open(withTexts(openJob, false), ok(withTexts(openJob, true)));

    fireEvent.click(button(TURN_ON), { detail: 1 });
    await expectReady(TURN_OFF);
    fireEvent.click(button(TURN_OFF), { detail: 2 });
    await pass(1000);

    expect(actsSent()).toHaveLength(1);
    expect(said()).toHaveTextContent(IS_ON);
  });
});

test('it waits for other acts, and they for it', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await open(withTexts(openJob, false), answer);
  await user.click(button(TURN_ON));
  await waitFor(() => expect(button('Sending…')).toBeInTheDocument());

  await user.click(button('Accept this job'));
  release(ok(withTexts(openJob, true)));

  await expectReady(TURN_OFF);
  expect(button('Accept this job')).toHaveAttribute('aria-disabled', 'false');
  expect(actsSent()).toHaveLength(1);
});

test('offline it waits beside its button, and goes out once when the connection is back', async () => {
  const { user } = await open(withTexts(heldJob(), false), ok(withTexts(heldJob(), true)));
  fireEvent.offline(window);

  await user.click(button(TURN_ON));
  expect(await section().findByText(/^You are offline\. Leave this page open/)).toBeInTheDocument();
  expect(screen.getAllByText(/^You are offline/)).toHaveLength(1);
  fireEvent.online(window);

  await expectReady(TURN_OFF);
  expect(actsSent()).toHaveLength(1);
});

test('what waits for the connection can be taken back', async () => {
  const { user } = await open(withTexts(openJob, true));
  fireEvent.offline(window);
  await user.click(button(TURN_OFF));

  await user.click(await section().findByRole('button', { name: 'Do not send it' }));
  fireEvent.online(window);
  await pass(5000);

  expect(actsSent()).toEqual([]);
  expect(said()).toHaveTextContent(IS_ON);
});

test.each<[string, Job]>([
  ['an offer', openJob],
  ['a job', heldJob()],
])('what fails on the page of %s is told beside its button alone, and can be repeated', async (_, job) => {
  expectLogged('The job was not changed');
  const { user } = await open(withTexts(job, false));
  backend.answer('job', { status: 429, body: { statusCode: 429, message: 'Too many.' } });

  await user.click(button(TURN_ON));

  expect(await section().findByRole('alert')).toHaveTextContent('Too many.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(said()).toBeEmptyDOMElement();
  backend.answer('job', ok(withTexts(job, true)));
  await expectReady(TURN_ON);
  await user.click(button(TURN_ON));
  await expectReady(TURN_OFF);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what fails of another act is not told beside it', async () => {
  expectLogged('The job was not changed');
  const { user } = await open(withTexts(openJob, false));
  backend.answer('job', { status: 429, body: { statusCode: 429, message: 'Too many.' } });

  await user.click(button('Accept this job'));

  expect(await screen.findByRole('alert')).toHaveTextContent('Too many.');
  expect(section().queryByRole('alert')).not.toBeInTheDocument();
});

test('what has been closed meanwhile is shown as closed', async () => {
  expectLogged('The job was not changed');
  const closed = withTexts(heldJob({ status: 'Canceled' }, 'closed'), false);
  const refused: Answer = { status: 409, body: { statusCode: 409, code: 'job-closed', status: 'Canceled' } };
  const { user } = await open(withTexts(heldJob(), false), refused, ok(closed));

  await user.click(button(TURN_ON));

  await waitFor(() => expect(screen.getByRole('heading', { name: /^This job was canceled/ })).toHaveFocus());
});

test('a proposal that is being written stays as it is', async () => {
  const job = heldJob(CALLED);
  const { user } = await open(withTexts(job, false), ok(withTexts(job, true)));
  await user.type(screen.getByLabelText('Price in dollars'), '240');
  await user.type(screen.getByLabelText(/^A note/), 'Two people, one truck');

  await user.click(button(TURN_ON));

  await expectReady(TURN_OFF);
  expect(screen.getByLabelText('Price in dollars')).toHaveValue('240');
  expect(screen.getByLabelText(/^A note/)).toHaveValue('Two people, one truck');
});
