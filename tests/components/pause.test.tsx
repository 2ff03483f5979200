import type { PauseState } from '@functions/contracts/stop-mail.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words as actionWords } from '@/words/actions';
import { words } from '@/words/pause';
import { words as ui } from '@/words/ui';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const { pause, resume } = words.actions;

const backend = backendOfTests();

beforeEach(() => fakeClock());

const is = (state: PauseState): Answer => ({ status: 200, body: { state } });
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the link. @param later the answers after the first look. */
async function open(state: PauseState, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('stopMail', is(state), ...later);
  const app = await renderApp('/pause/7K3M-9Q2X-4TBV-R8ND');
  await waitFor(() => expect(backend.callsTo('stopMail')).toHaveLength(1));
  return app;
}

/** What the page has sent, except for looks. */
const actions = () => backend.bodiesTo('stopMail').filter((body) => !JSON.stringify(body).includes('"view"'));

async function untilFocused(name: string) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
}

test('opening the link looks once and changes nothing', async () => {
  await open('active');
  expect(await screen.findByRole('heading', { level: 1, name: words.asking.heading })).not.toHaveFocus();
  await passTime(60_000);

  expect(screen.getByText(words.asking.text)).toBeInTheDocument();
  expect(button(pause)).toBeInTheDocument();
  expect(backend.bodiesTo('stopMail')).toEqual([{ token: TOKEN, action: 'view' }]);
});

test('the button pauses offers, and another one gets them again, but not by the second of two clicks', async () => {
  const { user } = await open('active', is('paused'), is('active'));

  await user.click(await screen.findByRole('button', { name: pause }));
  await untilFocused(words.paused.heading);
  expect(screen.getByText(words.paused.text)).toBeInTheDocument();
  fireEvent.click(button(resume), { detail: 2 });
  expect(screen.queryByRole('button', { name: pause })).not.toBeInTheDocument();
  await passTime(5000);
  expect(actions()).toEqual([{ token: TOKEN, action: 'pause' }]);

  await user.click(button(resume));
  await untilFocused(words.resumed.heading);
  expect(button(pause)).toBeInTheDocument();
  expect(actions().at(-1)).toEqual({ token: TOKEN, action: 'resume' });
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
  const { user } = await open(state, is('stopped'));
  if (pressed) await user.click(await screen.findByRole('button', { name: pressed }));

  const link = await screen.findByRole('link', { name: ui.writeToUs.asSentence });
  expect(link).toHaveAttribute('href', '/contact');
  expect(link.parentElement).toHaveTextContent(`${ui.writeToUs.asSentence}${words.askUs.after}`);
  expect(screen.getByRole('heading', { level: 1, name: words.paused.heading })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: resume })).not.toBeInTheDocument();
});

test('a press that is refused without a reason is reported and can be repeated', async () => {
  expectLogged('Offers were not paused or resumed');
  const { user } = await open('active', { status: 400 }, is('active'), is('paused'));

  await user.click(await screen.findByRole('button', { name: pause }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(actionWords.failed));
  await passTime(500);
  await user.click(button(pause));

  await untilFocused(words.paused.heading);
});

test('a link that is not known says so without a button', async () => {
  await open('unknown');

  expect(await screen.findByRole('heading', { level: 1, name: words.unknownLink.heading })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: pause })).not.toBeInTheDocument();
});
