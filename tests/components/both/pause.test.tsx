import type { PauseState } from '@functions/contracts/stop-mail.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words as contact } from '@/words/contact';
import { words as job } from '@/words/job';
import { words } from '@/words/pause';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, fakeBackend, heldAnswer } from '../support/fake-backend';
import { preload, renderApp } from '../support/render-app';
import { fakeClock, passTime } from '../support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = addressIn(language, '/pause/7K3M-9Q2X-4TBV-R8ND');
const CONTACT = addressIn(language, '/contact');
const { pause, resume } = words.acts;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock();
  queryClient.clear();
  backend = fakeBackend();
});

const is = (state: PauseState): Answer => ({ status: 200, body: { state } });
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the link. @param later the answers after the first look. */
async function open(state: PauseState, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('stopMail', is(state), ...later);
  const app = await renderApp(PATH);
  await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));
  return app;
}

/** What the page has sent, except for looks. */
const acts = () => backend.bodiesTo('stopMail').filter((body) => !JSON.stringify(body).includes('"look"'));

async function untilFocused(name: string) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
}

test('opening the link looks once and changes nothing', async () => {
  await open('active');
  expect(await screen.findByRole('heading', { level: 1, name: words.asking.heading })).not.toHaveFocus();
  await passTime(60_000);

  expect(screen.getByText(words.asking.text)).toBeInTheDocument();
  expect(button(pause)).toBeInTheDocument();
  expect(backend.bodiesTo('stopMail')).toEqual([{ token: TOKEN, action: 'look' }]);
  expect(document.title).toContain(`${words.seo.title} |`);
  expect(document.title).not.toContain('7K3M');
  expectNoEnglish();
});

test('the button pauses offers, and another one gets them again', async () => {
  const { user } = await open('active', is('paused'), is('active'));

  await user.click(await screen.findByRole('button', { name: pause }));
  await untilFocused(words.paused.heading);
  expect(screen.getByText(words.paused.text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: pause })).not.toBeInTheDocument();

  await passTime(500);
  await user.click(button(resume));
  await untilFocused(words.resumed.heading);
  expect(button(pause)).toBeInTheDocument();
  expect(acts()).toEqual([
    { token: TOKEN, action: 'pause' },
    { token: TOKEN, action: 'resume' },
  ]);
});

test('a hauler who has paused finds the page so', async () => {
  await open('paused');

  expect(await screen.findByRole('heading', { level: 1, name: words.paused.heading })).not.toHaveFocus();
  expect(button(resume)).toBeInTheDocument();
});

test.each<[string, PauseState, string | undefined]>([
  ['is paused by the team', 'stopped', undefined],
  ['pauses while a paper is missing', 'active', pause],
  ['loses a paper or is paused by the team meanwhile', 'paused', resume],
])('a hauler who %s is asked to write to us', async (_, state, pressed) => {
  await preload(CONTACT);
  const { user } = await open(state, is('stopped'));
  if (pressed) await user.click(await screen.findByRole('button', { name: pressed }));

  const link = await screen.findByRole('link', { name: ui.writeToUs.asSentence });
  expect(link.parentElement).toHaveTextContent(`${ui.writeToUs.asSentence}${words.askUs.after}`);
  expect(screen.getByRole('heading', { level: 1, name: words.paused.heading })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: resume })).not.toBeInTheDocument();
  await user.click(link);
  expect(await screen.findByLabelText(contact.message)).toBeInTheDocument();
});

test('pressing twice sends once', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await open('active', answer);

  await user.dblClick(await screen.findByRole('button', { name: pause }));
  await waitFor(() => expect(button(job.sending)).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button(job.sending));
  release(is('paused'));

  await untilFocused(words.paused.heading);
  expect(acts()).toHaveLength(1);
});

test("the second click of a double click doesn't undo the first, however fast the answer is", async () => {
  const { user } = await open('active', is('paused'), is('active'));

  await user.click(await screen.findByRole('button', { name: pause }));
  await user.click(await screen.findByRole('button', { name: resume }));
  await passTime(5000);

  expect(button(resume)).toBeInTheDocument();
  expect(acts()).toEqual([{ token: TOKEN, action: 'pause' }]);
});

test.each<[string, Answer, number]>([
  ['is lost', 'connection lost', 3],
  ['gets a server error', { status: 500, body: { statusCode: 500, code: 'fault', message: 'Our side.' } }, 3],
])('a press that %s is reported after its retries and can be repeated', async (_, answer, tries) => {
  expectLogged('Offers were not paused or resumed');
  const { user } = await open('active', ...Array.from({ length: tries }, () => answer), is('active'), is('paused'));

  await user.click(await screen.findByRole('button', { name: pause }));
  await waitFor(() => expect(acts()).toHaveLength(1));
  await passTime(3000);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(job.actNotice.failed));
  expect(acts()).toHaveLength(tries);

  await user.click(button(pause));
  await untilFocused(words.paused.heading);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('offline, a press waits, says so, can be taken back, and is sent when the connection is back', async () => {
  const { user } = await open('active', is('paused'));
  await screen.findByRole('button', { name: pause });
  fireEvent.offline(window);

  await user.click(button(pause));
  expect(await screen.findByText(job.actNotice.offline)).toBeInTheDocument();
  await user.click(button(job.actNotice.takeBack));
  expect(screen.queryByText(job.actNotice.offline)).not.toBeInTheDocument();
  await passTime(500);
  await user.click(button(pause));
  expect(acts()).toEqual([]);
  fireEvent.online(window);

  await untilFocused(words.paused.heading);
  expect(acts()).toHaveLength(1);
});

test('a hauler who leaves during the call sees its result on return', async () => {
  const { answer, release } = heldAnswer();
  const { user, unmount } = await open('active', answer, is('paused'));
  await user.click(await screen.findByRole('button', { name: pause }));
  await screen.findByRole('button', { name: job.sending });
  unmount();
  release(is('paused'));

  await renderApp(PATH);

  expect(await screen.findByRole('button', { name: resume })).toBeInTheDocument();
  expect(acts()).toHaveLength(1);
});

test('a link that is not known says so without a button', async () => {
  await open('unknown');

  expect(await screen.findByRole('heading', { level: 1, name: words.unknownLink.heading })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: pause })).not.toBeInTheDocument();
  expectNoEnglish();
});

test.each(['/pause', '/pause/7K3M-9Q2X', '/pause/nonsense', '/pause/%20'])(
  'the incomplete link %s says the same, without a call',
  async (path) => {
    await preload(CONTACT);
    const { user } = await renderApp(addressIn(language, path));

    expect(await screen.findByRole('heading', { name: words.unknownLink.heading })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: ui.writeToUs.withinSentence }));

    expect(await screen.findByLabelText(contact.message)).toBeInTheDocument();
    expect(backend.callsTo('stopMail')).toEqual([]);
  },
);

test('a look that fails can be repeated', async () => {
  const busy: Answer = { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' } };
  backend.answer('stopMail', busy, is('active'));
  const { user } = await renderApp(PATH);

  await user.click(await screen.findByRole('button', { name: words.lookFailed.retry }));

  expect(await screen.findByRole('button', { name: pause })).toBeInTheDocument();
});

test('the page is not for search engines and sends no referrer', async () => {
  await open('active');

  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});
