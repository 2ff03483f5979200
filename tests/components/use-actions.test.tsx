import { type PauseState, type PauseWish, pauseView } from '@functions/contracts/stop-mail.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { useActions } from '@/features/request/use-actions';
import { askByLink } from '@/lib/call-function';
import { queryClient } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, heldAnswer } from './support/fake-backend';
import { fakeClock, passTime } from './support/time';
import { sendForEver } from './support/under-way';

// What happens to an action while it is sent and if that fails, on every page that actions: job, desk, review, agreement,
// links in emails and tracking. Their own tests have only what is special there.

type Action = Exclude<PauseWish, 'view'>;
type View = { state: PauseState } | null;

/** What the page does on success and failure, and how it fetches its data. */
const page = {
  onDone: vi.fn<() => void>(),
  onDoneHere: vi.fn<() => void>(),
  onFailed: undefined as ((error: Error) => Promise<void>) | undefined,
  look: vi.fn<() => Promise<View>>(),
};

const backend = backendOfTests();

beforeEach(() => {
  fakeClock();
  page.onDone.mockReset();
  page.onDoneHere.mockReset();
  page.onFailed = undefined;
  page.look.mockReset().mockResolvedValue({ state: 'active' });
});

const queryKey = ['offers', 'link'];

function Page() {
  const { data, isFetching } = useQuery({ queryKey, queryFn: page.look, staleTime: 0 });
  const { actions, failed, press } = useActions<View, { action: Action }, Action>({
    mutationKey: ['offers-action', 'link'],
    queryKey,
    send: (body) => askByLink('stop-mail', body, pauseView),
    nameOf: ({ action }) => action,
    complaint: 'Nothing was changed',
    currentOf: (error) => (error instanceof RefusedError ? (error.current as View | undefined) : undefined),
    onDone: page.onDone,
    ...(page.onFailed && { onFailed: page.onFailed }),
  });
  const refusal = failed?.error instanceof RefusedError ? failed.error.refusal?.code : undefined;
  const { done, unfinished, hasActed } = actions;
  return (
    <>
      <h1>{data?.state}</h1>
      <p>{isFetching ? 'Loading' : JSON.stringify({ done, unfinished, hasActed })}</p>
      <ActionNotice actions={{ ...actions, failure: failed && `${failed.press?.action} failed: ${refusal}` }} />
      {(['pause', 'resume'] as const).map((action) => (
        <ActionButton key={action} actions={actions} name={action} onClick={() => press({ action }, page.onDoneHere)}>
          {action}
        </ActionButton>
      ))}
    </>
  );
}

async function open() {
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  await untilShown('active');
  page.look.mockClear();
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), leave: unmount };
}

const answer = (state: PauseState): Answer => ({ status: 200, body: { state } });
const refusal = { statusCode: 409, code: 'changed', message: 'In words of the function.' };
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => backend.bodiesTo('stopMail');

async function untilShown(state: PauseState, actions: object = { hasActed: false }) {
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(state));
  await waitFor(() => expect(screen.getByText(/^\{/)).toHaveTextContent(JSON.stringify(actions)));
}

const paused = ['paused', { done: 'pause', hasActed: true }] as const;

/** Presses a button whose answer is late, unlike the next ones. */
async function pressSlowly(...later: Answer[]) {
  const held = heldAnswer();
  backend.answer('stopMail', held.answer, ...later);
  const { user, leave } = await open();
  await user.click(button('pause'));
  await screen.findByRole('button', { name: 'Sending…' });
  return { user, leave, release: held.release };
}

async function untilWaiting() {
  expect(await screen.findByText(/^You’re offline/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^You’re offline/);
}

async function pressOffline(...answers: Answer[]) {
  backend.answer('stopMail', ...answers);
  const opened = await open();
  fireEvent.offline(window);
  await opened.user.click(button('pause'));
  await untilWaiting();
  return opened;
}

test('a press is sent once, however often and whatever is pressed, and its answer is shown', async () => {
  const held = heldAnswer();
  backend.answer('stopMail', held.answer);
  const { user } = await open();

  await user.dblClick(button('pause'));
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  await user.click(button('resume'));
  for (const each of screen.getAllByRole('button')) expect(each).toHaveAttribute('aria-disabled', 'true');
  held.release(answer('paused'));

  await untilShown(...paused);
  expect(sent()).toEqual([{ action: 'pause' }]);
  expect(page.look).not.toHaveBeenCalled();
  expect(page.onDone).toHaveBeenCalledOnce();
  expect(page.onDoneHere).toHaveBeenCalledOnce();
  for (const each of screen.getAllByRole('button')) expect(each).toHaveAttribute('aria-disabled', 'false');
});

test('an answer is not replaced by data that was already being fetched', async () => {
  const { release } = await pressSlowly();
  let load = (_: View) => {};
  page.look.mockReturnValue(new Promise((resolve) => (load = resolve)));
  void queryClient.invalidateQueries({ queryKey });
  await screen.findByText('Loading');

  release(answer('paused'));
  await untilShown(...paused);
  load({ state: 'active' });
  await passTime(1000);

  await untilShown(...paused);
});

test('an answer that cannot be read is no failure: the data is fetched anew', async () => {
  backend.answer('stopMail', { status: 200, body: { state: 'asleep' } });
  const { user } = await open();
  page.look.mockResolvedValue({ state: 'stopped' });

  await user.click(button('pause'));

  await untilShown('stopped', { done: 'pause', hasActed: true });
  expect(sent()).toHaveLength(1);
  expect(page.onDoneHere).toHaveBeenCalledOnce();
});

describe('a press that fails', () => {
  test.each<[string, Answer]>([
    ['lost', 'connection lost'],
    ['a failure of the server', { status: 500, body: { statusCode: 500, code: 'fault' } }],
    ['empty', { status: 200, body: {} }],
  ])('with an answer that is %s is tried three times, then reported, and can be repeated', async (_, failure) => {
    expectLogged('Nothing was changed');
    backend.answer('stopMail', failure, failure, failure, answer('paused'));
    const { user } = await open();
    page.look.mockResolvedValue({ state: 'stopped' });

    await user.click(button('pause'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await passTime(3000);

    expect(await screen.findByRole('alert')).toHaveTextContent('pause failed: undefined');
    await untilShown('stopped', { unfinished: 'pause', hasActed: true });
    expect(page.onDoneHere).not.toHaveBeenCalled();
    await user.click(button('pause'));
    await untilShown(...paused);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent()).toEqual(Array.from({ length: 4 }, () => ({ action: 'pause' })));
  });

  test('a press that nothing answers within 20 seconds is tried again', async () => {
    backend.answer('stopMail', 'no answer', answer('paused'));
    const { user } = await open();
    await user.click(button('pause'));
    await waitFor(() => expect(sent()).toHaveLength(1));

    await passTime(19_000);
    expect(sent()).toHaveLength(1);
    await passTime(3000);

    await untilShown(...paused);
    expect(sent()).toHaveLength(2);
  });

  test.each<[string, Answer, code: string]>([
    ['because the data has changed', { status: 409, body: refusal }, 'changed'],
    ['over the limit', { status: 429, body: { ...refusal, statusCode: 429, code: 'too-many-requests' } }, 'too-many'],
    ['without a readable reason', { status: 400 }, 'undefined'],
  ])('refused %s is not tried again, and reported once the page has the current data', async (_, refused, code) => {
    expectLogged('Nothing was changed');
    backend.answer('stopMail', refused);
    const { user } = await open();
    let load = (_: View) => {};
    page.look.mockReturnValue(new Promise((resolve) => (load = resolve)));

    await user.click(button('pause'));
    await screen.findByText('Loading');
    expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    load({ state: 'stopped' });

    expect(await screen.findByRole('alert')).toHaveTextContent(`pause failed: ${code}`);
    await untilShown('stopped', { unfinished: 'pause', hasActed: true });
    await passTime(10_000);
    expect(sent()).toHaveLength(1);
  });

  test('refused with the current data shows that without fetching it', async () => {
    expectLogged('Nothing was changed');
    backend.answer('stopMail', { status: 409, body: { ...refusal, current: { state: 'stopped' } } });
    const { user } = await open();

    await user.click(button('pause'));

    expect(await screen.findByRole('alert')).toHaveTextContent('pause failed: changed');
    await untilShown('stopped', { unfinished: 'pause', hasActed: true });
    expect(page.look).not.toHaveBeenCalled();
  });

  test('a page that handles failures itself gets them', async () => {
    expectLogged('Nothing was changed');
    const failures: Error[] = [];
    page.onFailed = async (error) => void failures.push(error);
    backend.answer('stopMail', { status: 409, body: refusal });
    const { user } = await open();

    await user.click(button('pause'));

    await screen.findByRole('alert');
    expect(failures).toMatchObject([{ refusal }]);
    expect(page.look).not.toHaveBeenCalled();
  });
});

describe('offline', () => {
  test('a press waits, says so, and is sent once when the connection is back', async () => {
    const { user } = await pressOffline(answer('paused'));

    await user.click(button('Waiting for signal'));
    await user.click(button('resume'));
    await passTime(10_000);
    expect(sent()).toEqual([]);
    fireEvent.online(window);

    await untilShown(...paused);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(sent()).toEqual([{ action: 'pause' }]);
  });

  test('a press is sent if the browser is wrong to say that it is offline', async () => {
    const { fetch } = window;
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input === '/robots.txt' ? Promise.resolve(new Response()) : fetch(input, init),
    );
    backend.answer('stopMail', answer('paused'));
    const { user } = await open();
    fireEvent.offline(window);
    await user.click(button('pause'));

    await untilShown(...paused);
    expect(sent()).toHaveLength(1);
  });

  test('a press can be canceled: it is never sent, and the page is as if nothing had been pressed', async () => {
    backend.answer('stopMail', answer('paused'), answer('active'));
    const { user } = await open();
    await user.click(button('pause'));
    await untilShown(...paused);
    fireEvent.offline(window);
    await user.click(button('resume'));
    await untilWaiting();

    await user.click(button('Don’t send it'));
    await untilShown('paused');
    fireEvent.online(window);
    await passTime(10_000);
    expect(sent()).toEqual([{ action: 'pause' }]);

    await user.click(button('resume'));
    await untilShown('active', { done: 'resume', hasActed: true });
  });

  test('a press whose connection breaks waits, and is sent again when it is back', async () => {
    const { release } = await pressSlowly(answer('paused'));

    fireEvent.offline(window);
    release('connection lost');
    await passTime(1000);
    await untilWaiting();
    await passTime(10_000);
    expect(sent()).toHaveLength(1);
    fireEvent.online(window);

    await untilShown(...paused);
    expect(sent()).toHaveLength(2);
  });
});

describe('a visitor who leaves the page', () => {
  /** Comes back, before the page's data is fetched again. */
  function comeBack() {
    page.look.mockReturnValue(new Promise(() => {}));
    render(
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>,
    );
  }

  test.each([
    ['during a press', () => pressSlowly()],
    ['with a press waiting offline', async () => ({ ...(await pressOffline(answer('paused'))), release() {} })],
  ])('%s finds its result on return', async (_, start) => {
    const { leave, release } = await start();
    leave();

    release(answer('paused'));
    fireEvent.online(window);
    await waitFor(() => expect(page.onDone).toHaveBeenCalledOnce());
    expect(page.onDoneHere).not.toHaveBeenCalled();

    comeBack();
    expect(screen.getByRole('heading')).toHaveTextContent('paused');
    expect(sent()).toHaveLength(1);
  });

  test('finds an unfinished press on return, which still sends nothing else, and then its failure', async () => {
    expectLogged('Nothing was changed');
    const { user, leave, release } = await pressSlowly();
    leave();
    comeBack();
    await user.click(button('Sending…'));
    await user.click(button('resume'));

    release({ status: 409, body: { ...refusal, current: { state: 'stopped' } } });

    expect(await screen.findByRole('alert')).toHaveTextContent('pause failed: changed');
    expect(screen.getByRole('heading')).toHaveTextContent('stopped');
    expect(sent()).toHaveLength(1);
  });

  test('and whose data is gone by then finds it fetched anew', async () => {
    const { leave, release } = await pressSlowly();
    leave();
    queryClient.removeQueries({ queryKey });

    release(answer('paused'));
    await waitFor(() => expect(page.onDone).toHaveBeenCalledOnce());

    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });
});

test('an action on the data of another link is neither waited for nor shown', async () => {
  sendForEver(['offers-action', 'another'], { action: 'pause' });
  backend.answer('stopMail', answer('paused'));
  const { user } = await open();

  await user.click(button('pause'));

  await untilShown(...paused);
});
