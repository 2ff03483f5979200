import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bayHaul, heldBy, requestViewOf } from '../fixtures/desk';
import { deadMail, deskHauler, deskMessage, idOf, listedRequest, listView } from '../fixtures/desk-list';
import { expectLogged } from './support/console';
import { button, DEAD, deskOfTests, dialog, LINK, shows, TOKEN } from './support/desk';
import { type Answer, tooMany } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';
import { stubWidth } from './support/width';

// From 1200 px on, a request opens beside the list.

const desk = deskOfTests();

beforeEach(() => stubWidth(1200));

const nora = listedRequest({ id: idOf(13), fullName: 'Nora Alone', openOffers: 0 });
const rosa = listedRequest({ id: idOf(14), fullName: 'Rosa Asks', city: 'Burbank' });
const ben = listedRequest({ id: idOf(15), fullName: 'Ben Booked', hauler: 'Bay Haul' });
const list = listView({ requests: [nora, rosa, ben], messages: [deskMessage()], failures: [deadMail()] });
/** What the list's link shows of one of them. */
const noras = (changes: Parameters<typeof requestViewOf>[0] = {}) =>
  requestViewOf({ id: nora.id, fullName: nora.fullName, trackingId: undefined, ...changes }, { scope: 'list' });

const needsYou = () => within(screen.getByRole('region', { name: /^Needs you/ }));
const rowOf = (name: string) => screen.getAllByRole('link', { name })[0]?.closest('li');
const title = () =>
  screen.findByRole('heading', { level: 1, name: 'Nora Alone · Furniture Removal and 1 more in Beverly Hills' });
const field = () => screen.getByRole('textbox', { name: 'Find a request, message or hauler' });

/** Answers for the list and for the open request, which are two of them. */
function answers(ofList: Answer, ofRequest: Answer, ofAction = ofRequest) {
  desk.backend.answer('desk', (sent) => {
    const { action, leadId } = sent as { action: string; leadId?: string };
    if (action !== 'view') return ofAction;
    return leadId ? ofRequest : ofList;
  });
}

async function openList() {
  await preload(`${LINK}/${nora.id}`);
  return desk.open(list);
}

test('a press on a row moves the focus to the request, Back returns it to the row, and the queue stays', async () => {
  const { user, goBack } = await openList();
  const queue = needsYou().getByRole('list');
  answers(shows(list), shows(noras()));

  await user.click(screen.getByRole('link', { name: 'Nora Alone' }));

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await title()).toHaveFocus();
  expect(queue).toBeInTheDocument();
  expect(rowOf('Nora Alone')).toHaveAttribute('aria-current', 'true');
  expect(rowOf('Rosa Asks')).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('heading', { name: /^Messages/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Messages, haulers and settings$/ })).toHaveAttribute(
    'href',
    `/desk/${TOKEN}#everything`,
  );

  await goBack();

  expect(await screen.findByRole('heading', { name: 'Messages 1' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nora Alone' })).toHaveFocus());
  expect(rowOf('Nora Alone')).not.toHaveAttribute('aria-current');
  expect(queue).toBeInTheDocument();
});

test('in a very wide window the desk opens with the call that is late the longest, until something else is asked for', async () => {
  stubWidth(1280);
  const late = { ...nora, overdue: true, promisedBy: '2026-11-22T18:00:00.000Z' };
  await preload(`${LINK}/${nora.id}`);
  answers(shows({ ...list, requests: [rosa, late, ben] }), shows(noras()));
  const { user, goBack } = await renderApp(LINK);

  expect(await title()).not.toHaveFocus();
  expect(rowOf('Nora Alone')).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Nora Alone' }));
  await waitFor(async () => expect(await title()).toHaveFocus());
  await goBack();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nora Alone' })).toHaveFocus());
  expect(await title()).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /Messages, haulers and settings$/ }));

  expect((await screen.findByRole('heading', { name: 'Messages 1' })).closest('#everything')).toHaveFocus();
  expect(screen.queryByRole('heading', { name: /Furniture Removal/ })).not.toBeInTheDocument();
});

test('in a narrow window a request takes the place of the list, and Back returns to the row', async () => {
  stubWidth(1199);
  const { user, goBack } = await openList();
  answers(shows(list), shows(noras()));

  await user.click(screen.getAllByRole('link', { name: 'Nora Alone' })[0] as HTMLElement);

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await title()).toHaveFocus();
  expect(screen.queryByRole('heading', { name: /^Needs you/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Find/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /All requests$/ })).toHaveAttribute('href', `/desk/${TOKEN}`);

  await goBack();

  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Nora Alone' })[0]).toHaveFocus());
});

test('“Assign…” in a row opens the request with its dialog, once, and the list shows what became of it', async () => {
  const { user, goBack } = await openList();
  const taken = listView({ requests: [{ ...nora, hauler: 'Bay Haul', openOffers: 0 }, rosa, ben] });
  const isTheirs = shows(noras({ offers: [heldBy(bayHaul)] }));
  answers(shows(list), shows(noras()));

  await user.click(needsYou().getByRole('button', { name: 'Assign…' }));
  await user.click(await screen.findByRole('radio', { name: /^Bay Haul/ }));
  answers(shows(taken), isTheirs);
  await user.click(dialog().getByRole('button', { name: 'Assign' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bay Haul has to call' })).toHaveFocus());
  expect(desk.sent()).toMatchObject([{ action: 'assign', leadId: nora.id, hauler: bayHaul.id }]);
  expect(await needsYou().findByText('Nothing needs you right now.')).toBeInTheDocument();
  await goBack();
  await screen.findByRole('heading', { name: /^Messages/ });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('“Assign…” of a request that was flagged in the meantime only opens it', async () => {
  const { user } = await openList();
  answers(shows(list), shows(noras({ flaggedBecause: 'Too many' })));

  await user.click(needsYou().getByRole('button', { name: 'Assign…' }));

  expect(await screen.findByRole('heading', { name: 'Is this request real?' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the filter and the search stay while requests are opened', async () => {
  const { user } = await openList();
  answers(shows(list), shows(noras()));
  await user.click(button('Waiting 2'));
  const requests = within(screen.getByRole('region', { name: /^Requests/ }));
  await user.click(await requests.findByRole('link', { name: 'Nora Alone' }));
  await title();
  expect(button('Waiting 2')).toHaveAttribute('aria-pressed', 'true');

  await user.type(field(), 'a');
  const found = within(await screen.findByRole('region', { name: 'Results for “a”' }));
  expect(found.getAllByRole('listitem')).toHaveLength(3);
  // Beside the request, what else was found is below.
  expect(screen.getByRole('heading', { name: 'Found messages 1' })).toBeInTheDocument();
  answers(shows(list), shows(noras({ id: rosa.id, city: 'Burbank' })));
  await user.click(found.getByRole('link', { name: 'Rosa Asks' }));
  await screen.findByRole('heading', { level: 1, name: /in Burbank$/ });
  expect(field()).toHaveValue('a');
  await user.click(button('Clear'));
  expect(await screen.findByRole('button', { name: 'Waiting 2' })).toHaveAttribute('aria-pressed', 'true');
});

test('beside an open request, what is done among the results has its outcome there', async () => {
  expectLogged('Nothing was changed at the desk');
  const { user } = await openList();
  answers(shows(list), shows(noras()), tooMany);
  await user.click(screen.getByRole('link', { name: 'Nora Alone' }));
  await title();
  await user.type(field(), 'a');
  const found = within(await screen.findByRole('region', { name: 'Found messages 1' }));

  await user.click(found.getByRole('button', { name: 'I answered' }));

  expect(await found.findByRole('alert')).toBeInTheDocument();
});

test('numbers and haulers are found, and older requests without a keyboard', async () => {
  const { user } = await desk.open(listView({ requests: [rosa], haulers: [deskHauler({ phone: '8185550199' })] }));

  await user.type(field(), '(213) 555-01');
  const found = within(await screen.findByRole('region', { name: 'Results for “(213) 555-01”' }));
  expect(found.getByRole('link', { name: 'Rosa Asks' })).toBeInTheDocument();
  expect(found.getByRole('listitem')).toHaveTextContent('Tracking ID ends in …R8ND');
  desk.backend.answer('desk', { status: 200, body: { requests: [] } });
  await user.click(button('Look further back'));
  expect(await screen.findByText(/^No other requests found\./)).toBeInTheDocument();
  await user.clear(field());
  await user.type(field(), '555-0199');
  expect(await screen.findByRole('heading', { name: 'Found haulers 1' })).toBeInTheDocument();
  // Beside the results, the other column stays.
  expect(screen.getByRole('heading', { name: /^Messages/ })).toBeVisible();
});

test('beside a request that was opened by its address, the list is loaded, and again if that failed', async () => {
  answers(tooMany, shows(noras()));
  const { user } = await renderApp(`${LINK}/${nora.id}`);
  expect(await title()).not.toHaveFocus();
  expect(await screen.findByText('We couldn’t load the list.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Find/ })).not.toBeInTheDocument();

  answers(shows(list), shows(noras()));
  await user.click(button('Try again'));

  expect(await screen.findByRole('heading', { name: 'Needs you 1' })).toBeInTheDocument();
  expect(rowOf('Nora Alone')).toHaveAttribute('aria-current', 'true');
});

test('what cannot be loaded says so beside the list, with the job as its heading, and so does an ended link', async () => {
  const { user } = await openList();
  fireEvent.offline(window);
  await user.click(screen.getByRole('link', { name: 'Nora Alone' }));
  expect(await title()).toBeInTheDocument();
  expect(screen.getByText('You’re offline. We’ll load it as soon as you’re back online.')).toBeInTheDocument();

  answers(DEAD, DEAD);
  fireEvent.online(window);

  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeInTheDocument();
  expect(needsYou().getByRole('link', { name: 'Nora Alone' })).toBeInTheDocument();
});
