import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { readJob, saveJob, saveWaitingAction } from '@/features/job/offline/kept-jobs';
import { words as actionWords } from '@/words/actions';
import { words } from '@/words/job';
import { words as offline } from '@/words/job-offline';
import { expectLogged } from './support/console';
import { heldAnswer, heldJob, openJob } from './support/fake-backend';
import { button, called, dialog, jobOfTests, ok, today } from './support/job';
import { preload, renderApp, untilCodeIsLoaded } from './support/render-app';
import { passTime } from './support/time';

const MINUTE_MS = 60_000;
const AT_1_52 = '1:52 PM';
const { submit, timePassed: TIME_PASSED } = words.setOutForm;
const { doorPrice } = words;
const ON_MY_WAY = submit(30);
const { offline: WAITING, takeBack: TAKE_BACK } = words.waitingNotice;

const page = jobOfTests();
/** Each test has its own job, because the page resumes a job's waiting action only once. */
let token = '7K3M9Q2X4TBVR000';
let path = '';

// The fake IndexedDB needs the real one.
const realSetImmediate = setImmediate;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('setImmediate', realSetImmediate);
  token = `${token.slice(0, -3)}${String(Number(token.slice(-3)) + 1).padStart(3, '0')}`;
  path = `/job/${token}`;
});

/** Opens the job online, and waits until it is kept. */
async function openAndKeep(job = heldJob(today)) {
  page.backend.answer('job', ok(job));
  const app = await renderApp(path);
  await screen.findByRole('article');
  await passTime(1000);
  await untilCodeIsLoaded();
  await waitFor(async () => expect(await readJob(token)).toBeDefined());
  await screen.findByRole('button', { name: offline.kept.forget });
  return app;
}

/** Opens the page without a network, when the job was kept at 1:52 PM. */
async function openOffline(job = heldJob(today)) {
  await saveJob(token, job, Date.parse('2026-11-22T21:52:00Z'));
  await preload(path);
  fireEvent.offline(window);
  const app = await renderApp(path);
  await screen.findByText(offline.band(AT_1_52));
  return app;
}

test('without a network, the job is shown as it was, until there is an answer', async () => {
  await openOffline(heldJob({ ...today, photos: ['https://photos.example/1.jpg'] }));

  expect(screen.getByRole('heading', { name: 'Ana Diaz' })).toBeInTheDocument();
  expect(screen.getByText(offline.band(AT_1_52)).parentElement).toHaveAttribute('role', 'status');
  // Photos aren't kept, so the page can't say that there are none.
  expect(screen.queryByText(words.jobFacts.noPhotos)).not.toBeInTheDocument();
  page.backend.answer('job', ok(heldJob({ ...today, fullName: 'Rosa Diaz' })));
  fireEvent.online(window);

  expect(await screen.findByRole('heading', { name: 'Rosa Diaz' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(offline.band(AT_1_52))).not.toBeInTheDocument());
});

test('over a slow network, the job is shown as it was and says so, until there is an answer', async () => {
  const { answer, release } = heldAnswer();
  page.backend.answer('job', answer);
  await saveJob(token, heldJob(today), Date.parse('2026-11-22T21:52:00Z'));
  await preload(path);
  await renderApp(path);
  await passTime(3000);

  expect(await screen.findByRole('heading', { name: 'Ana Diaz' })).toBeInTheDocument();
  expect(await screen.findByText(offline.band(AT_1_52))).toBeInTheDocument();
  release(ok(heldJob({ ...today, fullName: 'Rosa Diaz' })));

  expect(await screen.findByRole('heading', { name: 'Rosa Diaz' })).toBeInTheDocument();
  expect(screen.queryByText(offline.band(AT_1_52))).not.toBeInTheDocument();
});

test('a page that loses the network says so, as of its last answer', async () => {
  await openAndKeep();

  fireEvent.offline(window);

  expect(await screen.findByText(offline.band('2:00 PM'))).toBeInTheDocument();
  fireEvent.online(window);
  await waitFor(() => expect(screen.queryByText(offline.band('2:00 PM'))).not.toBeInTheDocument());
});

test.each([
  [20, 10],
  [27, 5],
])('%i minutes after "on my way" was pressed offline, %i minutes are sent', async (later, minutes) => {
  const { user } = await openAndKeep();
  fireEvent.offline(window);
  await user.click(button(ON_MY_WAY));
  expect(await screen.findByText(WAITING)).toBeInTheDocument();
  await passTime(later * MINUTE_MS);

  fireEvent.online(window);

  await waitFor(() => expect(page.actionsSent()).toEqual([{ token, action: 'on-my-way', minutes }]));
});

test('"on my way" is not sent once its time has passed, and the page says so', async () => {
  expectLogged('The job was not changed');
  const { user } = await openAndKeep();
  fireEvent.offline(window);
  await user.click(button(ON_MY_WAY));
  await passTime(30 * MINUTE_MS);

  fireEvent.online(window);

  expect(await screen.findByRole('alert')).toHaveTextContent(TIME_PASSED);
  expect(page.actionsSent()).toEqual([]);
  await user.click(button(ON_MY_WAY));
  await waitFor(() => expect(page.actionsSent()).toEqual([{ token, action: 'on-my-way', minutes: 30 }]));
});

test.each([
  [doorPrice.ask, 59, [{ minutesAgo: 59 }]],
  [doorPrice.ask, 61, []],
  [doorPrice.agreed, 300, [{ minutesAgo: 300, agreed: true }]],
])('"%s" waits for a network for %i minutes, and is then sent as %j', async (label, later, sent) => {
  if (sent.length === 0) expectLogged('The job was not changed');
  const { user } = await openAndKeep();
  fireEvent.offline(window);
  expect(await screen.findByText(doorPrice.offline)).toBeInTheDocument();
  await user.type(screen.getByLabelText(doorPrice.price), '150');
  await user.click(button(label));
  expect(await screen.findByText(WAITING)).toBeInTheDocument();
  await waitFor(async () =>
    expect((await readJob(token))?.waiting).toMatchObject({ action: 'door-price', price: 150 }),
  );
  await passTime(later * MINUTE_MS);

  fireEvent.online(window);

  if (sent.length === 0) expect(await screen.findByRole('alert')).toHaveTextContent(doorPrice.timePassed);
  await waitFor(() => expect(page.actionsSent()).toMatchObject(sent));
  expect(screen.queryByText(doorPrice.offline)).not.toBeInTheDocument();
});

test('a note in person replaces a question that waits, also after a reload', async () => {
  const content = { action: 'door-price', id: 'd5a4ab0e-6f0c-4f4e-9d57-111111111111', price: 150 } as const;
  await saveJob(token, heldJob(today), Date.parse('2026-11-22T21:52:00Z'));
  await saveWaitingAction(token, { ...content, pressedAt: Date.now() });
  const { user } = await openOffline();
  await waitFor(() => expect(screen.getByLabelText(doorPrice.price)).toHaveValue('150'));

  await user.click(button(doorPrice.agreed));
  await waitFor(async () => expect((await readJob(token))?.waiting).toMatchObject({ price: 150, agreed: true }));
  fireEvent.online(window);

  await waitFor(() => expect(page.actionsSent()).toMatchObject([{ price: 150, agreed: true }]));
  expect(page.actionsSent()).not.toMatchObject([{ id: content.id }]);
});

test('an action that waited when the page was closed is sent once it is open and online', async () => {
  const job = heldJob();
  await saveJob(token, job, Date.parse('2026-11-22T21:52:00Z'));
  await saveWaitingAction(token, { action: 'called', pressedAt: Date.now() });
  await openOffline(job);
  expect(await screen.findByText(WAITING)).toBeInTheDocument();

  page.backend.answer('job', ok(heldJob(called)));
  fireEvent.online(window);

  await waitFor(() => expect(page.actionsSent()).toEqual([{ token, action: 'called' }]));
  await waitFor(async () => expect((await readJob(token))?.waiting).toBeUndefined());
});

test('an action that waits is kept until it is taken back, but giving the job back is not', async () => {
  const { user } = await openAndKeep(heldJob());
  fireEvent.offline(window);
  await user.click(button(words.callStep.call.action));
  await waitFor(async () => expect((await readJob(token))?.waiting).toMatchObject({ action: 'called' }));
  await user.click(button(TAKE_BACK));
  await waitFor(async () => expect((await readJob(token))?.waiting).toBeUndefined());

  await user.click(button(words.otherActions.giveBack));
  await user.click(screen.getByRole('button', { name: words.giveBackDialog.submit }));
  expect(await dialog().findByText(actionWords.offline)).toBeInTheDocument();
  expect((await readJob(token))?.waiting).toBeUndefined();
  await user.click(dialog().getByRole('button', { name: words.actionDialog.close }));
  fireEvent.online(window);
  await passTime(5000);
  expect(page.actionsSent()).toEqual([]);
});

test.each([
  ['closed', ok(heldJob({ status: 'Completed' }, 'closed'))],
  ['given back', ok({ ...openJob, state: 'returned' })],
  ['unknown', { status: 200, body: { message: 'There’s no job at this link.' } }],
])('a job is forgotten at once when it is %s', async (_, answer) => {
  await openAndKeep();

  page.backend.answer('job', answer);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  await waitFor(async () => expect(await readJob(token)).toBeUndefined());
});

test('without a link, the page lists the jobs on the phone by pickup, and what waits', async () => {
  await saveJob('7K3M9Q2X4TBVR777', heldJob({ fullName: 'Rosa Diaz' }), Date.now() - MINUTE_MS);
  await saveWaitingAction('7K3M9Q2X4TBVR777', { action: 'called', pressedAt: Date.now() });

  const { user } = await openAndKeep();
  await user.click(screen.getByRole('link', { name: offline.mine.link }));

  expect(await screen.findByRole('heading', { level: 1, name: offline.mine.heading })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/job/');
  const jobs = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(jobs).toEqual([expect.stringContaining('Ana Diaz'), expect.stringContaining('Rosa Diaz')]);
  expect(jobs.map((text) => text?.includes(offline.mine.waiting))).toEqual([false, true]);
});

// This has to be the last test: after it, no job is kept until the page is reloaded.
test('the jobs on the phone can be forgotten, with a second press if something waits, and stay so', async () => {
  await saveJob('7K3M9Q2X4TBVR777', heldJob(), Date.now());
  await saveWaitingAction('7K3M9Q2X4TBVR777', { action: 'called', pressedAt: Date.now() });
  const { user } = await openAndKeep();

  await user.dblClick(button(offline.kept.forget));
  expect(await screen.findByText(offline.kept.unsent)).toBeInTheDocument();
  expect(await readJob(token)).toBeDefined();
  await user.click(button(offline.kept.forget));

  expect(await screen.findByText(offline.kept.forgotten)).toHaveFocus();
  expect(screen.queryByRole('link', { name: offline.mine.link })).not.toBeInTheDocument();
  expect(await readJob(token)).toBeUndefined();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await passTime(5000);
  expect(await readJob(token)).toBeUndefined();
});
