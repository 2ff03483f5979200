import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { languages } from '@functions/domain/languages.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words as contact } from '@/words/contact';
import { words } from '@/words/job';
import { words as offline } from '@/words/job-offline';
import { words as reviews } from '@/words/published-reviews';
import { consentForHaulers } from '@/words/shared/consent-for-haulers';
import { fieldErrors } from '@/words/shared/errors';
import { languageLabel } from '@/words/shared/languages';
import { loadWithVolume } from '@/words/shared/load-sizes';
import { reasonLabel } from '@/words/shared/reasons';
import { refusals } from '@/words/shared/refusals';
import { serviceLabel, servicesInShort } from '@/words/shared/services';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, heldAnswer, heldJob, openJob, typed } from '../support/fake-backend';
import { button, called, dialog, expectFocused, jobOfTest, ok, PATH, refused, TOKEN } from '../support/job';
import { expectSentOnPrivacy, goToPrivacy } from '../support/other-page';
import { preload, renderApp } from '../support/render-app';
import { passTime } from '../support/time';

const CALL = `${words.customer.call.before}(213) 555-0142${words.customer.call.after}`;
const CONTACT = addressIn(language, '/contact');
const { accept: ACCEPT, decline: DECLINE } = words.openOffer;
const { offline: OFFLINE, takeBack: TAKE_BACK, failed: FAILED } = words.actNotice;
const { taken, declined, returned, closed, expired } = words.endedOffer;
const CALLED = words.callStep.call.act;
const TITLE = new RegExp(`${words.title(servicesInShort(openJob.lead.services), 'Beverly Hills')}$`);
/** The beginning of the heading when the hauler has the job. */
const YOURS = new RegExp(`^${words.runningJob.standing}`);
const TODAY = {
  en: ['1:00 PM today', '1:40 PM today', '3:00 PM today', '4:30 PM today'],
  es: ['la 1:00 p.m. de hoy', 'la 1:40 p.m. de hoy', 'las 3:00 p.m. de hoy', 'las 4:30 p.m. de hoy'],
}[language];
const [AT_1_00 = '', AT_1_40 = '', AT_3_00, AT_4_30] = TODAY;

let page: ReturnType<typeof jobOfTest>;

beforeEach(() => {
  page = jobOfTest();
});

/** A heading with this ending, after the description of the job. */
const ending = (heading: string) => new RegExp(`${heading}$`);
const ended = (state: Job['state'], lead: { expiresAt?: string } = {}): Job => ({
  ...openJob,
  state,
  lead: { ...openJob.lead, description: null, photos: [], ...lead },
});
const tooMany: Answer = { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' } };
const unknown: Answer = { status: 200, body: { message: 'There’s no job at this link.' } };

test('opening the link loads the job once and does nothing else', async () => {
  await page.open(openJob);
  await passTime(60_000);

  expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
  expect(page.backend.bodiesTo('job')).toEqual([{ token: TOKEN, action: 'look' }]);
});

test('an offer says what to haul, by when to call, and what accepting means', async () => {
  const { standing, callBy, openUntil, where, terms } = words.openOffer;
  await page.open({ ...openJob, lead: { ...openJob.lead, language } });

  expect(document.title).toContain(`${words.seo.title} |`);
  const facts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(facts).toEqual({
    [callBy]: `${AT_4_30}${consentForHaulers(false)}`,
    [openUntil]: AT_3_00,
    [where]: 'Beverly Hills, 90210',
  });
  expect(screen.getByText(standing('Bay Haul'))).toBeInTheDocument();
  expect(screen.getByText(/An old orange sofa/)).toHaveTextContent('An old orange sofa and a fridge.');
  expect(screen.getByText(terms)).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(serviceLabel('Old Appliances'));
  expectNoEnglish();
});

test('photos open full size, and a broken one becomes a line of text', async () => {
  const hostile = ['javascript:alert(1)', 'not an address', ...openJob.lead.photos];
  await page.open({ ...openJob, lead: { ...openJob.lead, photos: hostile } });

  const photo = screen.getByRole('link', { name: words.jobFacts.photo(1, 2) });
  expect(photo).toHaveAttribute('href', 'https://photos.example/1.jpg');
  expect(photo).toHaveAttribute('target', '_blank');
  const second = words.jobFacts.photo(2, 2);
  fireEvent.error(screen.getByRole('img', { name: second }));

  const line = await screen.findByRole('link', { name: words.jobFacts.brokenPhoto(second) });
  expect(line).toHaveAttribute('href', 'https://photos.example/2.jpg');
  expect(within(screen.getByRole('main')).getAllByRole('img')).toHaveLength(1);
});

test('an offer without photos or city says so', async () => {
  await page.open({ ...openJob, lead: { ...openJob.lead, services: ['Hot Tub Removal'], city: null, photos: [] } });

  const title = words.title(serviceLabel('Hot Tub Removal'), '90210');
  expect(screen.getByRole('heading', { name: new RegExp(`${title}$`) })).toBeInTheDocument();
  expect(screen.getByText(words.jobFacts.noPhotos)).toBeInTheDocument();
});

test.each([
  ['an offer', openJob],
  ['a job that is theirs', heldJob(called)],
  ['a closed job', heldJob({ ...called, status: 'Completed' }, 'closed')],
])('the load is the first thing about %s', async (_, job) => {
  await page.open({ ...job, lead: { ...job.lead, loadSize: 'half' } } as Job);

  const facts = screen.getByRole('region', { name: words.jobFacts.heading });
  const load = within(facts).getByText(loadWithVolume('half'));
  expect(load.previousElementSibling).toHaveTextContent(words.jobFacts.load);
  const position = load.compareDocumentPosition(within(facts).getAllByRole('listitem')[0] ?? facts);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expectNoEnglish();
});

test('a load that the customer did not say is not mentioned', async () => {
  await page.open(openJob);

  expect(screen.queryByText(words.jobFacts.load)).not.toBeInTheDocument();
});

test('the proposal form says the load, too', async () => {
  await page.open(heldJob({ ...called, loadSize: 'full' }));

  const form = screen.getByRole('region', { name: words.proposalStep.title.next });
  expect(within(form).getByText(loadWithVolume('full'))).toBeInTheDocument();
});

test('a hauler who accepts sees whom to call and where to go', async () => {
  const { user } = await page.open(openJob, ok(heldJob()));

  await user.click(button(ACCEPT));

  await expectFocused(YOURS);
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'accept' }]);
  expect(screen.getByRole('heading', { name: 'Ana Diaz' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: CALL })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByRole('link', { name: words.customer.openMap })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=742+Evergreen+Terrace%2C+Beverly+Hills%2C+CA+90210',
  );
  expect(screen.getByText('742 Evergreen Terrace, 4B', { exact: false })).toBeInTheDocument();
  expect(screen.getByText(typed.callTime)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ana@example.com' })).toBeInTheDocument();
});

test.each([true, false])('offer and job say whether texts are fine: %s', async (agreedToMessages) => {
  const said = consentForHaulers(agreedToMessages);
  const offered: Job = { ...openJob, lead: { ...openJob.lead, agreedToMessages } };
  const { user } = await page.open(offered, ok(heldJob({ agreedToMessages })));
  const [callBy] = screen.getAllByRole('term');
  expect(callBy?.nextElementSibling).toHaveTextContent(said);

  await user.click(button(ACCEPT));

  await expectFocused(YOURS);
  expect(within(screen.getByRole('region', { name: 'Ana Diaz' })).getByText(said)).toBeInTheDocument();
});

test.each(languages)(
  'offer and job mention a customer who reads %s if the page is in another language',
  async (read) => {
    const offered: Job = { ...openJob, lead: { ...openJob.lead, language: read } };
    const { user } = await page.open(offered, ok(heldJob({ language: read })));
    const told = () => languages.filter((each) => screen.queryByText(words.customer.speaks(languageLabel(each))));
    const said = read === language ? [] : [read];
    expect(told()).toEqual(said);

    await user.click(button(ACCEPT));

    await expectFocused(YOURS);
    expect(told()).toEqual(said);
  },
);

test('clicking twice sends once, and no other action is sent meanwhile', async () => {
  const { answer, release } = heldAnswer();
  page.backend.answer('job', ok(openJob), answer);
  const { user } = await renderApp(PATH);
  await user.dblClick(await screen.findByRole('button', { name: ACCEPT }));
  await waitFor(() => expect(button(words.sending)).toHaveAttribute('aria-disabled', 'true'));

  await user.click(button(words.sending));
  await user.click(button(DECLINE));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release(ok(heldJob()));

  await expectFocused(YOURS);
  expect(page.actsSent()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the focus stays where it is until the answer arrives', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await page.open(openJob);
  page.backend.answer('job', answer);

  await user.click(button(ACCEPT));

  await waitFor(() => expect(button(words.sending)).toHaveFocus());
  release(ok(heldJob()));
  await expectFocused(YOURS);
});

test('a hauler who accepts second is told, and the page reloads the job', async () => {
  expectLogged('The job was not changed');
  const { user } = await page.open(openJob, refused('job-taken'), ok(ended('taken')));

  await user.click(button(ACCEPT));

  await expectFocused(ending(taken.heading));
  expect(page.backend.bodiesTo('job').at(-1)).toEqual({ token: TOKEN, action: 'look' });
  expect(screen.queryByRole('button', { name: ACCEPT })).not.toBeInTheDocument();
});

test("a refusal without a code shows the server's message only in its own language", async () => {
  expectLogged('The job was not changed');
  const { user } = await page.open(
    openJob,
    { status: 409, body: { statusCode: 409, message: 'Not now.' } },
    ok(openJob),
  );

  await user.click(button(ACCEPT));

  expect(await screen.findByRole('alert')).toHaveTextContent({ en: 'Not now.', es: FAILED }[language]);
});

test.each<[string, string, object, string]>([
  ['another hauler was faster', 'job-taken', {}, refusals['job-taken']],
  [
    'the job has advanced',
    'job-moves-forwards',
    { status: 'In Progress' },
    {
      en: 'You can’t go back a step. This job is already In Progress.',
      es: 'No se puede volver a un paso anterior. El estado de este trabajo ya es “En proceso”.',
    }[language],
  ],
  [
    'the job was closed',
    'job-closed',
    { status: 'Canceled' },
    { en: 'This job is canceled.', es: 'La solicitud de este trabajo está cancelada.' }[language],
  ],
  ['a field is invalid', 'too-long:100', {}, fieldErrors['too-long'](100)],
  ['of an unknown reason', 'moon-is-full', {}, FAILED],
  ['the job was closed without a status for them', 'job-closed', {}, refusals['job-closed']({})],
  ['others are waiting for a call', 'call-first', {}, refusals['call-first']],
  ['others are asked first', 'not-yet', {}, refusals['not-yet']],
])('a refusal because %s has its own message', async (_, code, reason, said) => {
  expectLogged('The job was not changed');
  const { user } = await page.open(openJob, refused(code, reason), ok(openJob));

  await user.click(button(ACCEPT));

  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expectNoEnglish();
});

test.each([
  ['has to call others first', 'call-first'],
  ['is asked after haulers who speak the language', 'not-yet'],
] as const)('a hauler who %s keeps the offer and can accept it later', async (_, code) => {
  expectLogged('The job was not changed');
  const { user } = await page.open(openJob, refused(code), ok(openJob), ok(heldJob()));

  await user.click(button(ACCEPT));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusals[code]);
  await waitFor(() => expect(button(ACCEPT)).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button(ACCEPT));

  await expectFocused(YOURS);
});

test.each<[string, Answer, number, string]>([
  ['is lost', 'connection lost', 3, FAILED],
  ['gets a server error', { status: 500, body: { statusCode: 500, message: 'Our side.' } }, 3, FAILED],
  ['exceeds the limit', tooMany, 1, refusals['too-many-requests']],
])('an action that %s is reported after its retries and can be repeated', async (_, answer, tries, said) => {
  expectLogged('The job was not changed');
  const { user } = await page.open(openJob);
  page.backend.answer('job', answer);

  await user.click(button(ACCEPT));
  await waitFor(() => expect(page.actsSent()).toHaveLength(1));
  await passTime(3000);

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
  expect(page.actsSent()).toHaveLength(tries);
  page.backend.answer('job', ok(heldJob()));
  await waitFor(() => expect(button(ACCEPT)).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button(ACCEPT));
  await expectFocused(YOURS);
});

test('offline, an action waits, says so, and is sent once when the connection is back', async () => {
  const { user } = await page.open(openJob, ok(heldJob()));
  fireEvent.offline(window);

  await user.dblClick(button(ACCEPT));
  expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
  expect(page.actsSent()).toEqual([]);
  fireEvent.online(window);

  await expectFocused(YOURS);
  expect(page.actsSent()).toHaveLength(1);
});

test('an action whose connection breaks waits, says so, and is sent again when it is back', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await page.open(openJob, answer, ok(heldJob()));
  await user.click(button(ACCEPT));
  await waitFor(() => expect(page.actsSent()).toHaveLength(1));

  fireEvent.offline(window);
  release('connection lost');
  await passTime(1000);
  expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
  expect(page.actsSent()).toHaveLength(1);
  fireEvent.online(window);

  await expectFocused(YOURS);
  const act = { token: TOKEN, action: 'accept' };
  await waitFor(() => expect(page.actsSent()).toEqual([act, act]));
});

test('an action waiting for the connection can be canceled', async () => {
  const { user } = await page.open(openJob);
  fireEvent.offline(window);
  await user.click(button(ACCEPT));

  await user.click(await screen.findByRole('button', { name: TAKE_BACK }));
  fireEvent.online(window);
  await passTime(5000);

  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  expect(page.actsSent()).toEqual([]);
});

test('a hauler who leaves during an action stays on the other page and sees its result on return', async () => {
  const { answer, release } = heldAnswer();
  const { user, goBack } = await page.open(openJob, answer, ok(heldJob()));
  await user.click(button(ACCEPT));
  await screen.findByRole('button', { name: words.sending });
  await goToPrivacy(user);
  release(ok(heldJob()));
  await expectSentOnPrivacy();

  await goBack();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  expect(await screen.findByRole('heading', { name: YOURS })).toBeInTheDocument();
  expect(page.actsSent()).toHaveLength(1);
});

test('a page left open reloads when it is shown again', async () => {
  await page.open(openJob, ok(ended('expired')));

  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  expect(await screen.findByRole('heading', { name: ending(expired.heading) })).toBeInTheDocument();
  expect(screen.getByText(expired.withdrawn)).toBeInTheDocument();
});

test('a look from before an action does not bring the old state back', async () => {
  const { answer: oldLook, release } = heldAnswer();
  const { user } = await page.open(openJob, oldLook, ok(heldJob()));
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(page.backend.bodiesTo('job')).toHaveLength(2));
  await user.click(button(ACCEPT));
  await expectFocused(YOURS);

  await act(async () => release(ok(openJob)));
  await passTime(1000);

  expect(screen.getByRole('heading', { name: YOURS })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: ACCEPT })).not.toBeInTheDocument();
});

test.each([
  ['a reason', reasonLabel('Too far away'), { reason: 'Too far away' }],
  ['no reason', words.reasonChoice.none, {}],
])('a job is declined with %s', async (_, choice, sent) => {
  const { user } = await page.open(openJob, ok(ended('declined')));

  await user.click(button(DECLINE));
  expect(dialog().getByRole('heading')).toHaveTextContent(words.declineDialog.title);
  expectNoEnglish();
  await user.click(dialog().getByRole('radio', { name: choice }));
  await user.click(dialog().getByRole('button', { name: words.declineDialog.submit }));

  await expectFocused(ending(declined.heading));
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'decline', ...sent }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closing a dialog sends nothing', async () => {
  const { user } = await page.open(openJob);
  await user.click(button(DECLINE));

  await user.click(dialog().getByRole('button', { name: words.actDialog.close }));

  expect(page.actsSent()).toEqual([]);
  await waitFor(() => expect(button(DECLINE)).toHaveFocus());
});

test('closing a dialog cancels its action waiting offline', async () => {
  const { user } = await page.open(openJob);
  fireEvent.offline(window);
  await user.click(button(DECLINE));
  await user.click(dialog().getByRole('button', { name: words.declineDialog.submit }));
  expect(await dialog().findByText(OFFLINE)).toBeInTheDocument();

  await user.click(dialog().getByRole('button', { name: words.actDialog.close }));
  fireEvent.online(window);
  await passTime(5000);

  expect(page.actsSent()).toEqual([]);
});

test.each<[lead: Partial<HeldLead>, next: Partial<HeldLead>, heading: string]>([
  [{}, called, words.proposalStep.title.next],
  [
    { ...called, status: 'Sent Proposal', reportedAt: '2026-11-22T21:40:00.000Z' },
    { ...called, status: 'Sent Proposal' },
    words.proposalStep.title.next,
  ],
  [
    { ...called, status: 'In Progress', reportedAt: '2026-11-22T21:40:00.000Z' },
    { ...called, status: 'In Progress' },
    words.pickupStep.title.haul,
  ],
])('with %j, recording the call leads to the next step', async (lead, next, heading) => {
  const { user } = await page.open(heldJob(lead), ok(heldJob(next)));

  await user.click(button(CALLED));

  await expectFocused(heading);
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'called' }]);
  await waitFor(() => expect(screen.getByText(words.runningJob.saved.called)).toBeInTheDocument());
});

test('the time to call by is shown even if it has passed', async () => {
  await page.open(heldJob({ promisedBy: '2026-11-22T21:00:00.000Z' }));

  expect(screen.getByText(words.callStep.call.promised.before.trim(), { exact: false })).toHaveTextContent(
    words.callByHasPassed(AT_1_00),
  );
});

test.each<[string, Partial<HeldLead>, boolean]>([
  ['no one has called', {}, true],
  ['no time is agreed', called, true],
  ['a time was agreed on by phone', { ...called, timeframe: 'Tuesday' }, false],
])('a customer who reports not being contacted gets a notice: %s', async (_, lead, mayGoToOthers) => {
  const { reported, since, otherwise } = words.callStep.callAtOnce;
  await page.open(heldJob({ ...lead, status: 'In Progress', reportedAt: '2026-11-22T21:40:00.000Z' }));

  expect(screen.getByRole('heading', { name: words.callStep.callAtOnce.title })).toBeInTheDocument();
  const said = screen.getByText(reported);
  const all = [reported, since(AT_1_40), ...(mayGoToOthers ? [otherwise] : [])];
  expect(said.parentElement?.textContent).toBe(all.join(' '));
});

describe('a customer who reports it again after a call', () => {
  const reportedAt = '2026-11-22T21:40:00.000Z';
  const again = { ...called, reportedAt, reportedAgain: true };
  const { reported: SAID_AGAIN, consequence } = words.reportedAgain;

  function notice() {
    return screen.getByText(SAID_AGAIN).parentElement;
  }

  test('gets a notice that says what happens whatever the hauler says', async () => {
    await page.open(heldJob(again));

    expect(notice()).toHaveTextContent(`${SAID_AGAIN} ${consequence}`);
    expect(screen.getByRole('heading', { name: words.callStep.callAtOnce.title })).toBeInTheDocument();
    expect(screen.queryByText(words.callStep.callAtOnce.otherwise, { exact: false })).not.toBeInTheDocument();
  });

  test.each([
    ['stands', reportedAt],
    ['is answered', null],
  ])('can be called, and the page shows it if the complaint then %s', async (_, standing) => {
    const contactedAt = '2026-11-22T22:00:00.000Z';
    const { user } = await page.open(heldJob(again), ok(heldJob({ ...again, contactedAt, reportedAt: standing })));

    await user.click(button(CALLED));

    await expectFocused(words.proposalStep.title.next);
    expect(screen.getByText(words.runningJob.saved.called)).toBeInTheDocument();
    expect(notice()).toHaveTextContent(consequence);
  });
});

test("canceling needs a reason and can include the hauler's own words", async () => {
  const { ownWords, reasonRequired } = words.cancelDialog;
  const reasons = ['The items cannot be taken', 'The piano is bolted down'];
  const canceled = heldJob({ status: 'Canceled', cancelReasons: reasons }, 'closed');
  const { user } = await page.open(heldJob(), ok(canceled));
  await user.click(button(words.otherActs.cancel));
  expect(screen.getByRole('dialog', { name: words.cancelDialog.title })).toBeInTheDocument();
  expectNoEnglish();

  await user.click(dialog().getByRole('button', { name: words.cancelDialog.submit }));
  const field = dialog().getByLabelText(ownWords.label);
  expect(field).toHaveAccessibleDescription(new RegExp(`^${ownWords.hint}`));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(new RegExp(`${reasonRequired}$`));
  expect(page.actsSent()).toEqual([]);
  await user.paste('The piano is bolted down');
  await user.click(dialog().getByRole('checkbox', { name: reasonLabel('The items cannot be taken') }));
  await user.click(dialog().getByRole('button', { name: words.cancelDialog.submit }));

  await expectFocused(new RegExp(`^${words.closedJob.canceled}`));
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'update', status: 'Canceled', cancelReasons: reasons }]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(reasons.map(reasonLabel)),
  );
  expectNoEnglish('The piano is bolted down');
});

test('a closed job shows what the customer says is left as plain text, with a number to call', async () => {
  const leftBehind = '<b>A bed</b>\nand its legs';
  await page.open(heldJob({ status: 'Completed', isAllGone: false, leftBehind }, 'closed'));

  const left = within(screen.getByRole('region', { name: words.leftBehind.heading }));
  expect(left.getByText(/<b>A bed<\/b>/)).toHaveTextContent('<b>A bed</b> and its legs');
  expect(left.getByRole('link', { name: '(213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
  expect(left.queryByRole('button')).not.toBeInTheDocument();
  expectNoEnglish(leftBehind.replace('\n', ' '));
});

test('a number that must not be linked is text where something is left', async () => {
  const { ask } = words.leftBehind;
  await page.open(heldJob({ status: 'Completed', isAllGone: false, phone: '9005550142' }, 'closed'));

  const left = screen.getByRole('region', { name: words.leftBehind.heading });
  expect(left).toHaveTextContent(`${ask.before}(900) 555-0142${ask.after}`);
  expect(within(left).queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['no one has answered', {}],
  ['everything is gone', { isAllGone: true }],
])('if %s, a closed job mentions nothing left', async (_, said) => {
  await page.open(heldJob({ status: 'Completed', ...said }, 'closed'));

  expect(screen.queryByText(words.leftBehind.heading)).not.toBeInTheDocument();
  expect(screen.queryByText(words.publishedReview)).not.toBeInTheDocument();
});

test('a published review appears on the closed job, good or bad', async () => {
  const review = { stars: 2, words: 'Late.\n<script>alert(1)</script>' };
  await page.open(heldJob({ status: 'Completed', isAllGone: true, review }, 'closed'));

  const published = within(screen.getByRole('region', { name: words.publishedReview }));
  expect(published.getByRole('img', { name: reviews.stars(2) })).toBeInTheDocument();
  expect(published.getByText(/^Late\./)).toHaveTextContent('Late. <script>alert(1)</script>');
  expectNoEnglish(review.words.replace('\n', ' '));
});

test('a job can be given back', async () => {
  const { user } = await page.open(heldJob(), ok(ended('returned')));

  await user.click(button(words.otherActs.giveBack));
  await user.click(dialog().getByRole('radio', { name: reasonLabel('I cannot reach the customer') }));
  await user.click(dialog().getByRole('button', { name: words.giveBackDialog.submit }));

  await expectFocused(ending(returned.heading));
  expect(page.actsSent()).toEqual([{ token: TOKEN, action: 'give-back', reason: 'I cannot reach the customer' }]);
  expect(screen.queryByText('Ana Diaz')).not.toBeInTheDocument();
});

test('a failed action is reported in its dialog', async () => {
  expectLogged('The job was not changed');
  const { user } = await page.open(heldJob());
  page.backend.answer('job', tooMany);

  await user.click(button(words.otherActs.giveBack));
  await user.click(dialog().getByRole('button', { name: words.giveBackDialog.submit }));

  expect(await dialog().findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
});

const { complete: COMPLETE, propose: PROPOSE, giveBack: GIVE_BACK, cancel: CANCEL } = words.otherActs;
const { send: SEND, add: ADD } = words.proposalForm;

test.each<[lead: Partial<HeldLead>, buttons: string[], next: string]>([
  [{}, [PROPOSE, COMPLETE], CALLED],
  [called, [ADD, COMPLETE], SEND],
  [{ ...called, status: 'Sent Proposal' }, [ADD, COMPLETE], SEND],
  [{ ...called, status: 'In Progress', timeframe: 'Tuesday' }, [PROPOSE], words.pickupStep.complete],
  [{ ...called, status: 'Hauled to the moon' }, [PROPOSE], words.pickupStep.complete],
])('with %j these actions are offered: %j, and next %s', async (lead, buttons, next) => {
  await page.open(heldJob(lead));

  const shown = within(screen.getByRole('article')).getAllByRole('button');
  expect(shown.map((each) => each.textContent)).toEqual([...buttons, GIVE_BACK, CANCEL, words.truckForm.save, next]);
});

test.each<[string, Job, { heading: string; text: string }]>([
  ['taken', ended('taken'), taken],
  ['declined', ended('declined'), declined],
  [
    'expired',
    ended('expired', { expiresAt: '2026-11-22T21:00:00.000Z' }),
    { ...expired, text: expired.ranOut(AT_1_00) },
  ],
  ['withdrawn', ended('expired'), { ...expired, text: expired.withdrawn }],
  ['returned', ended('returned'), returned],
  ['closed without a status', ended('closed'), closed],
])('an offer that is %s says what happened and whom to ask', async (_, job, { heading, text }) => {
  await page.open(job);

  expect(screen.getByRole('heading', { level: 1, name: ending(heading) })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: ui.writeToUs.asSentence })).toHaveAttribute('href', CONTACT);
  expectNoEnglish();
  expect(within(screen.getByRole('article')).queryByRole('button')).not.toBeInTheDocument();
});

test('a job canceled by the customer says so, with the reason as typed', async () => {
  const cancelReasons = ['I no longer need it', 'No time', 'No time'];
  await page.open(heldJob({ status: 'Canceled', canceledByCustomer: true, cancelReasons }, 'closed'));

  const heading = new RegExp(`^${words.closedJob.canceledByCustomer}`);
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByText(reasonLabel('I no longer need it'))).toBeInTheDocument();
  expect(screen.getByText('No time')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: CALL })).toBeInTheDocument();
  expectNoEnglish('No time');
});

test('typed markup is shown as text', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const everywhere = { fullName: text, streetAddress: text, callTime: text, description: text, city: text };
  await page.open(heldJob({ ...everywhere, email: 'a?bcc=all@example.com' }));

  expect(screen.getByRole('heading', { name: text })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: '' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'a?bcc=all@example.com' })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Dall@example.com',
  );
});

test.each(['442071838750', '9005550142', '12139765550'])('%s is shown as text without a call link', async (phone) => {
  await page.open(heldJob({ phone }));

  expect(screen.getByText(words.customer.phone).nextElementSibling).toHaveTextContent(formatPhone(phone));
  expect(screen.queryByRole('link', { name: new RegExp(`^${words.customer.call.before}`) })).not.toBeInTheDocument();
  expect(document.querySelector('[href^="tel:"]:not(footer *)')).not.toBeInTheDocument();
});

test("phones don't turn numbers in typed text into links", async () => {
  await page.open(openJob);

  expect(document.head.querySelector('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
});

test.each(['/job', '/job/7K3M-9Q2X', '/job/nonsense', '/job/%20'])(
  'the incomplete link %s is reported',
  async (path) => {
    await preload(CONTACT);
    const { user } = await renderApp(addressIn(language, path));

    expect(await screen.findByRole('heading', { name: words.brokenLink.heading })).toBeInTheDocument();
    expectNoEnglish();
    await user.click(screen.getByRole('link', { name: ui.writeToUs.withinSentence }));

    expect(await screen.findByLabelText(contact.message)).toBeInTheDocument();
    expect(page.backend.callsTo('job')).toEqual([]);
  },
);

test('an unknown link leads to no job', async () => {
  page.backend.answer('job', unknown);
  await renderApp(PATH);

  expect(await screen.findByRole('heading', { name: words.unknownJob.heading })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(words.unknownJob.text);
  expectNoEnglish();
});

test('a job deleted while it is open is gone', async () => {
  const { user } = await page.open(openJob, unknown);

  await user.click(button(ACCEPT));

  expect(await screen.findByRole('heading', { name: words.unknownJob.heading })).toBeInTheDocument();
});

test('a failed load is retried automatically, then by a button', async () => {
  page.backend.answer('job', 'connection lost');
  const { user } = await renderApp(PATH);
  await waitFor(() => expect(page.backend.callsTo('job')).toHaveLength(1));
  await passTime(7000);

  expect(await screen.findByRole('heading', { name: words.lookFailed.heading })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(words.lookFailed.text);
  expectNoEnglish();
  expect(page.backend.callsTo('job')).toHaveLength(4);
  page.backend.answer('job', ok(openJob));
  await user.click(button(words.lookFailed.retry));

  expect(await screen.findByRole('heading', { name: TITLE })).toBeInTheDocument();
});

test('a load over the limit is reported', async () => {
  page.backend.answer('job', tooMany);
  await renderApp(PATH);

  expect(await screen.findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  expect(page.backend.callsTo('job')).toHaveLength(1);
});

test('offline, the page says that it does not have the job, and waits for the connection', async () => {
  await preload(PATH);
  fireEvent.offline(window);
  await renderApp(PATH);

  expect(await screen.findByRole('heading', { level: 1, name: offline.notOpened.heading })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(offline.notOpened.text);
  fireEvent.online(window);

  expect(await screen.findByRole('heading', { name: TITLE })).toBeInTheDocument();
});

test('the page is not for search engines and sends no referrer', async () => {
  await page.open(openJob);

  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});
