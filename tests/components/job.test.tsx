import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer, heldJob, openJob } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';
import { pass, takeTheClock } from './support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = '/job/7K3M-9Q2X-4TBV-R8ND';
const MOVES_FORWARDS = 'Jobs only move forward, and this one is In Progress.';
const CALL_FIRST =
  'You have jobs whose customers you have not called yet. Call them first and say so on their pages, then accept more.';
const NOT_YET =
  "Haulers who speak the customer's language have this job first. It opens to you in a few minutes: then press again.";
const FAILED = 'Something went wrong on the way. If this page does not show it as done, please try again in a minute.';
const TITLE = /Furniture Removal and 1 more in Beverly Hills$/;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // 2 PM in Los Angeles.
  takeTheClock(new Date('2026-11-22T22:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const ok = (job: Job): Answer => ({ status: 200, body: job });
const ended = (state: Job['state'], lead: { expiresAt?: string } = {}): Job => ({
  ...openJob,
  state,
  lead: { ...openJob.lead, description: null, photos: [], ...lead },
});
const refusal = (message: string): Answer => ({ status: 409, body: { statusCode: 409, message } });
const called = { contactedAt: '2026-11-22T21:10:00.000Z' };

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

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

async function expectFocused(name: RegExp | string) {
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
}

test('opening the link looks at once and does nothing else', async () => {
  await open(openJob);
  await pass(60_000);

  expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
  expect(backend.bodiesTo('job')).toEqual([{ token: TOKEN, action: 'look' }]);
});

test('an offer says what is to be hauled, by when to call, and what comes with acceptance', async () => {
  await open(openJob);

  const facts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(facts).toEqual({
    'Call the customer by': '4:30 PM todayCalls only. Please do not text.',
    'This offer is open until': '3:00 PM today',
    Where: 'Beverly Hills, 90210',
  });
  expect(screen.getByText('A job for Bay Haul')).toBeInTheDocument();
  expect(screen.getByText(/An old orange sofa/)).toHaveTextContent('An old orange sofa and a fridge.');
  expect(screen.getByText(/you see the customer's name, phone number and street address/)).toHaveTextContent(
    'The customer then sees your business name and your phone number.',
  );
});

test('photos open in full, and one that is broken is a line of text', async () => {
  const hostile = ['javascript:alert(1)', 'not an address', ...openJob.lead.photos];
  await open({ ...openJob, lead: { ...openJob.lead, photos: hostile } });

  const photo = screen.getByRole('link', { name: 'Photo 1 of 2 from the customer' });
  expect(photo).toHaveAttribute('href', 'https://photos.example/1.jpg');
  expect(photo).toHaveAttribute('target', '_blank');
  fireEvent.error(screen.getByRole('img', { name: 'Photo 2 of 2 from the customer' }));

  const line = await screen.findByRole('link', { name: 'Photo 2 of 2 from the customer cannot be shown here' });
  expect(line).toHaveAttribute('href', 'https://photos.example/2.jpg');
  expect(screen.getAllByRole('img', { name: /from the customer/ })).toHaveLength(1);
});

test('an offer without photos or a city says so', async () => {
  await open({ ...openJob, lead: { ...openJob.lead, services: ['Hot Tub Removal'], city: null, photos: [] } });

  expect(screen.getByRole('heading', { name: /Hot Tub Removal in 90210$/ })).toBeInTheDocument();
  expect(screen.getByText('The customer sent no photos.')).toBeInTheDocument();
});

test('who accepts sees whom to call and where to go', async () => {
  const { user } = await open(openJob, ok(heldJob()));

  await user.click(button('Accept this job'));

  await expectFocused(/^This job is yours/);
  expect(actsSent()).toEqual([{ token: TOKEN, action: 'accept' }]);
  expect(screen.getByRole('heading', { name: 'Ana Diaz' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call (213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=742+Evergreen+Terrace%2C+Beverly+Hills%2C+CA+90210',
  );
  expect(screen.getByText('742 Evergreen Terrace, 4B', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('after 5 PM')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ana@example.com' })).toBeInTheDocument();
});

test.each([
  [true, 'Calls and texts are fine.'],
  [false, 'Calls only. Please do not text.'],
])('an offer and a job say how to reach who agreed to texts: %s', async (agreedToMessages, said) => {
  const offered: Job = { ...openJob, lead: { ...openJob.lead, agreedToMessages } };
  const { user } = await open(offered, ok(heldJob({ agreedToMessages })));
  const [callBy] = screen.getAllByRole('term');
  expect(callBy?.nextElementSibling).toHaveTextContent(said);

  await user.click(button('Accept this job'));

  await expectFocused(/^This job is yours/);
  expect(within(screen.getByRole('region', { name: 'Ana Diaz' })).getByText(said)).toBeInTheDocument();
});

test.each([
  ['es', ['Customer speaks Spanish']],
  ['en', []],
])(
  'an offer and a job of a customer who reads %s say so where it is not the language of the page',
  async (language, said) => {
    const offered: Job = { ...openJob, lead: { ...openJob.lead, language } };
    const { user } = await open(offered, ok(heldJob({ language })));
    const told = () => screen.queryAllByText(/^Customer speaks/).map(({ textContent }) => textContent);
    expect(told()).toEqual(said);

    await user.click(button('Accept this job'));

    await expectFocused(/^This job is yours/);
    expect(told()).toEqual(said);
  },
);

test('pressed twice it is sent once, and no other act goes out meanwhile', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('job', ok(openJob), answer);
  const { user } = await renderApp(PATH);
  await user.dblClick(await screen.findByRole('button', { name: 'Accept this job' }));
  await waitFor(() => expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true'));

  await user.click(button('Not for me'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release(ok(heldJob()));

  await expectFocused(/^This job is yours/);
  expect(actsSent()).toHaveLength(1);
});

test('the focus stays where it is until the answer comes', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await open(openJob);
  backend.answer('job', answer);

  await user.click(button('Accept this job'));

  await waitFor(() => expect(button('Sending…')).toHaveFocus());
  release(ok(heldJob()));
  await expectFocused(/^This job is yours/);
});

test('who comes second is told, and what the page shows is looked up again', async () => {
  expectLogged('The job was not changed');
  const { user } = await open(openJob, refusal('Another hauler has taken this job.'), ok(ended('taken')));

  await user.click(button('Accept this job'));

  await expectFocused(/Another hauler has this job$/);
  expect(backend.bodiesTo('job').at(-1)).toEqual({ token: TOKEN, action: 'look' });
  expect(screen.queryByRole('button', { name: 'Accept this job' })).not.toBeInTheDocument();
});

test('a refusal that leaves the job as it is is told in the server’s words', async () => {
  expectLogged('The job was not changed');
  const { user } = await open(openJob, refusal('Not now.'), ok(openJob));

  await user.click(button('Accept this job'));

  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
});

test.each<[string, object, string]>([
  ['another hauler was faster', { code: 'job-taken' }, 'Another hauler has taken this job.'],
  ['it has come further', { code: 'job-moves-forwards', status: 'In Progress' }, MOVES_FORWARDS],
  ['it was closed', { code: 'job-closed', status: 'Canceled' }, 'This job is canceled.'],
  ['a field breaks a rule', { code: 'too-long:100' }, 'Please use 100 characters or fewer'],
  ['of something that the page does not know', { code: 'moon-is-full' }, FAILED],
  ['it was closed, and how is none of their business', { code: 'job-closed' }, 'This job is closed.'],
  ['others wait for a call', { code: 'call-first' }, CALL_FIRST],
  ['it is first for others', { code: 'not-yet' }, NOT_YET],
])('a refusal because %s is told in the words of the page', async (_, reason, words) => {
  expectLogged('The job was not changed');
  const body = { statusCode: 409, message: 'In words of the function.', ...reason };
  const { user } = await open(openJob, { status: 409, body }, ok(openJob));

  await user.click(button('Accept this job'));

  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each([
  ['has to call others first', 'call-first', CALL_FIRST],
  ['comes after those who speak the language', 'not-yet', NOT_YET],
])('who %s keeps the offer, and accepts it later', async (_, code, words) => {
  expectLogged('The job was not changed');
  const refused: Answer = { status: 409, body: { statusCode: 409, code, message: 'In words of the function.' } };
  const { user } = await open(openJob, refused, ok(openJob), ok(heldJob()));

  await user.click(button('Accept this job'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(button('Accept this job')).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button('Accept this job'));

  await expectFocused(/^This job is yours/);
});

test.each<[string, Answer, number, string]>([
  ['is lost', 'connection lost', 3, FAILED],
  ['is answered with an error of ours', { status: 500, body: { statusCode: 500, message: 'Our side.' } }, 3, FAILED],
  ['is one too many', { status: 429, body: { statusCode: 429, message: 'Too many.' } }, 1, 'Too many.'],
])('an act that %s is told after so many tries, and can be repeated', async (_, answer, tries, words) => {
  expectLogged('The job was not changed');
  const { user } = await open(openJob);
  backend.answer('job', answer);

  await user.click(button('Accept this job'));
  await waitFor(() => expect(actsSent()).toHaveLength(1));
  await pass(3000);

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(actsSent()).toHaveLength(tries);
  backend.answer('job', ok(heldJob()));
  await waitFor(() => expect(button('Accept this job')).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button('Accept this job'));
  await expectFocused(/^This job is yours/);
});

test('offline an act waits and says so, and goes out once when the connection is back', async () => {
  const { user } = await open(openJob, ok(heldJob()));
  fireEvent.offline(window);

  await user.dblClick(button('Accept this job'));
  expect(await screen.findByText(/^You are offline\. Leave this page open/)).toBeInTheDocument();
  expect(actsSent()).toEqual([]);
  fireEvent.online(window);

  await expectFocused(/^This job is yours/);
  expect(actsSent()).toHaveLength(1);
});

test('an act that waits for the connection can be taken back', async () => {
  const { user } = await open(openJob);
  fireEvent.offline(window);
  await user.click(button('Accept this job'));

  await user.click(await screen.findByRole('button', { name: 'Do not send it' }));
  fireEvent.online(window);
  await pass(5000);

  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  expect(actsSent()).toEqual([]);
});

test('who leaves the page meanwhile and comes back sees how it ended', async () => {
  const { answer, release } = heldAnswer();
  const { user, unmount } = await open(openJob, answer, ok(heldJob()));
  await user.click(button('Accept this job'));
  await screen.findByRole('button', { name: 'Sending…' });
  unmount();
  release(ok(heldJob()));

  await renderApp(PATH);

  expect(await screen.findByRole('heading', { name: /^This job is yours/ })).toBeInTheDocument();
  expect(actsSent()).toHaveLength(1);
});

test('a page that was left open looks again when it is shown again', async () => {
  await open(openJob, ok(ended('expired')));

  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  expect(await screen.findByRole('heading', { name: /This offer has run out$/ })).toBeInTheDocument();
  expect(screen.getByText(/^It could be accepted until|^We had to withdraw it/)).toBeInTheDocument();
});

test.each([
  ['a reason', 'Too far away', { reason: 'Too far away' }],
  ['no reason', 'I would rather not say', {}],
])('a job is declined with %s', async (_, choice, sent) => {
  const { user } = await open(openJob, ok(ended('declined')));

  await user.click(button('Not for me'));
  await user.click(dialog().getByRole('radio', { name: choice }));
  await user.click(dialog().getByRole('button', { name: 'Send' }));

  await expectFocused(/You passed on this job$/);
  expect(actsSent()).toEqual([{ token: TOKEN, action: 'decline', ...sent }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog that is closed sends nothing', async () => {
  const { user } = await open(openJob);
  await user.click(button('Not for me'));

  await user.click(dialog().getByRole('button', { name: 'Back' }));

  expect(actsSent()).toEqual([]);
  await waitFor(() => expect(button('Not for me')).toHaveFocus());
});

test('what a dialog sends offline is taken back when it is closed', async () => {
  const { user } = await open(openJob);
  fireEvent.offline(window);
  await user.click(button('Not for me'));
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(await dialog().findByText(/^You are offline/)).toBeInTheDocument();

  await user.click(dialog().getByRole('button', { name: 'Back' }));
  fireEvent.online(window);
  await pass(5000);

  expect(actsSent()).toEqual([]);
});

test.each<[lead: Partial<HeldLead>, next: Partial<HeldLead>, heading: string]>([
  [{}, called, 'Next: send your proposal'],
  [
    { ...called, status: 'Sent Proposal', reportedAt: '2026-11-22T21:40:00.000Z' },
    { ...called, status: 'Sent Proposal' },
    'Next: send your proposal',
  ],
  [
    { ...called, status: 'In Progress', reportedAt: '2026-11-22T21:40:00.000Z' },
    { ...called, status: 'In Progress' },
    'Next: haul it away',
  ],
])('of %j a call leads to the next step', async (lead, next, heading) => {
  const { user } = await open(heldJob(lead), ok(heldJob(next)));

  await user.click(button('I have called'));

  await expectFocused(heading);
  expect(actsSent()).toEqual([{ token: TOKEN, action: 'called' }]);
  await waitFor(() => expect(screen.getByText('Saved: you have called the customer.')).toBeInTheDocument());
});

test('by when to call is said, also when that has passed', async () => {
  await open(heldJob({ promisedBy: '2026-11-22T21:00:00.000Z' }));

  expect(screen.getByText(/The customer was promised a call by/)).toHaveTextContent(
    '1:00 PM today: that has passed, so call right away',
  );
});

test.each<[string, Partial<HeldLead>, RegExp]>([
  ['nobody has called', {}, /goes to others\.$/],
  ['no time is agreed', called, /goes to others\.$/],
  ['a time is agreed on the phone', { ...called, timeframe: 'Tuesday' }, /\(1:40 PM today\)\.$/],
])('a customer who says that nobody has contacted them stands out: %s', async (_, lead, ending) => {
  await open(heldJob({ ...lead, status: 'In Progress', reportedAt: '2026-11-22T21:40:00.000Z' }));

  expect(screen.getByRole('heading', { name: 'Call the customer now' })).toBeInTheDocument();
  const said = screen.getByText('The customer says that nobody has contacted them');
  expect(said.parentElement).toHaveTextContent(ending);
});

describe('a customer who says so again after a call', () => {
  const reportedAt = '2026-11-22T21:40:00.000Z';
  const again = { ...called, reportedAt, reportedAgain: true };
  const SAID_AGAIN = 'The customer says again that nobody has contacted them.';

  function notice() {
    return screen.getByText(SAID_AGAIN).parentElement;
  }

  test('stands out, and what happens whatever the hauler says', async () => {
    await open(heldJob(again));

    expect(notice()).toHaveTextContent(
      `${SAID_AGAIN} The job goes to other haulers, whatever you say here. Call the customer all the same.`,
    );
    expect(screen.getByRole('heading', { name: 'Call the customer now' })).toBeInTheDocument();
    expect(screen.queryByText(/If nothing happens/)).not.toBeInTheDocument();
  });

  test.each([
    ['stands', reportedAt],
    ['is answered', null],
  ])('is called, and that shows, whether the complaint then %s', async (_, standing) => {
    const contactedAt = '2026-11-22T22:00:00.000Z';
    const { user } = await open(heldJob(again), ok(heldJob({ ...again, contactedAt, reportedAt: standing })));

    await user.click(button('I have called'));

    await expectFocused('Next: send your proposal');
    expect(screen.getByText('Saved: you have called the customer.')).toBeInTheDocument();
    expect(notice()).toHaveTextContent(/The job goes to other haulers, whatever you say here\./);
  });
});

test('canceling takes a reason, and words of the hauler’s own may be added', async () => {
  const reasons = ['The items cannot be taken', 'The piano is bolted down'];
  const canceled = heldJob({ status: 'Canceled', cancelReasons: reasons }, 'closed');
  const { user } = await open(heldJob(), ok(canceled));
  await user.click(button('Cancel the job'));

  await user.click(dialog().getByRole('button', { name: 'Cancel the job' }));
  const field = dialog().getByLabelText('In your own words');
  expect(field).toHaveAccessibleDescription(/^Shown on the customer's tracking page, and not sent to them\./);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Choose a reason or write one$/);
  expect(actsSent()).toEqual([]);
  await user.paste('The piano is bolted down');
  await user.click(dialog().getByRole('checkbox', { name: 'The items cannot be taken' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel the job' }));

  await expectFocused(/^This job was canceled/);
  expect(actsSent()).toEqual([{ token: TOKEN, action: 'update', status: 'Canceled', cancelReasons: reasons }]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expect.arrayContaining(reasons));
});

test('once it is closed, what the customer says is left is text, with the number to call', async () => {
  const leftBehind = '<b>A bed</b>\nand its legs';
  await open(heldJob({ status: 'Completed', isAllGone: false, leftBehind }, 'closed'));

  const left = within(screen.getByRole('region', { name: 'The customer says something is left' }));
  expect(left.getByText(/<b>A bed<\/b>/)).toHaveTextContent('<b>A bed</b> and its legs');
  expect(left.getByRole('link', { name: '(213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
  expect(left.queryByRole('button')).not.toBeInTheDocument();
});

test('a number that no link may call stands as text where something is left', async () => {
  await open(heldJob({ status: 'Completed', isAllGone: false, phone: '9005550142' }, 'closed'));

  const left = screen.getByRole('region', { name: 'The customer says something is left' });
  expect(left).toHaveTextContent('Call them at (900) 555-0142.');
  expect(within(left).queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['nobody has answered', {}],
  ['all is gone', { isAllGone: true }],
])('where %s, a closed job says nothing of what is left', async (_, said) => {
  await open(heldJob({ status: 'Completed', ...said }, 'closed'));

  expect(screen.queryByText('The customer says something is left')).not.toBeInTheDocument();
  expect(screen.queryByText("The customer's review on the site")).not.toBeInTheDocument();
});

test('a review that is published stands on the page of its closed job, good or bad', async () => {
  const review = { stars: 2, words: 'Late.\n<script>alert(1)</script>' };
  await open(heldJob({ status: 'Completed', isAllGone: true, review }, 'closed'));

  const published = within(screen.getByRole('region', { name: "The customer's review on the site" }));
  expect(published.getByRole('img', { name: '2 out of 5 stars' })).toBeInTheDocument();
  expect(published.getByText(/^Late\./)).toHaveTextContent('Late. <script>alert(1)</script>');
});

test('a job is given back', async () => {
  const { user } = await open(heldJob(), ok(ended('returned')));

  await user.click(button('Give it back'));
  await user.click(dialog().getByRole('radio', { name: 'I cannot reach the customer' }));
  await user.click(dialog().getByRole('button', { name: 'Give it back' }));

  await expectFocused(/This job is no longer yours$/);
  expect(actsSent()).toEqual([{ token: TOKEN, action: 'give-back', reason: 'I cannot reach the customer' }]);
  expect(screen.queryByText('Ana Diaz')).not.toBeInTheDocument();
});

test('an act of a dialog that fails is told in it', async () => {
  expectLogged('The job was not changed');
  const { user } = await open(heldJob());
  backend.answer('job', { status: 429, body: { statusCode: 429, message: 'Too many.' } });

  await user.click(button('Give it back'));
  await user.click(dialog().getByRole('button', { name: 'Give it back' }));

  expect(await dialog().findByRole('alert')).toHaveTextContent('Too many.');
});

test.each<[lead: Partial<HeldLead>, buttons: string[]]>([
  [{}, ['I have called', 'Send a proposal', 'The job is completed']],
  [called, ['Add another time', 'Send the proposal', 'The job is completed']],
  [{ ...called, status: 'Sent Proposal' }, ['Add another time', 'Send the proposal', 'The job is completed']],
  [{ ...called, status: 'In Progress', timeframe: 'Tuesday' }, ['Job completed', 'Send a proposal']],
  [{ ...called, status: 'Hauled to the moon' }, ['Job completed', 'Send a proposal']],
])('of %j one may do what leads forwards: %j', async (lead, buttons) => {
  await open(heldJob(lead));

  const shown = within(screen.getByRole('article')).getAllByRole('button');
  expect(shown.map((each) => each.textContent)).toEqual([...buttons, 'Give it back', 'Cancel the job']);
});

test.each<[string, Job, RegExp, RegExp]>([
  ['taken', ended('taken'), /Another hauler has this job$/, /first one who accepted it, or we gave it/],
  ['declined', ended('declined'), /You passed on this job$/, /Thanks for telling us/],
  ['expired', ended('expired', { expiresAt: '2026-11-22T19:00:00.000Z' }), /run out$/, /until 11:00 AM today, Los/],
  ['withdrawn', ended('expired'), /This offer has run out$/, /We had to withdraw it/],
  [
    'returned',
    ended('returned'),
    /This job is no longer yours$/,
    /given back, the customer declined the proposal, or we took it back/,
  ],
  ['closed, and not how', ended('closed'), /This job is closed$/, /It no longer needs a hauler/],
])('an offer that is %s says what happened and whom to ask', async (_, job, heading, words) => {
  await open(job);

  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(within(screen.getByRole('article')).queryByRole('button')).not.toBeInTheDocument();
});

test('a job that the customer has canceled says so, and why', async () => {
  await open(
    heldJob({ status: 'Canceled', canceledByCustomer: true, cancelReasons: ['No time', 'No time'] }, 'closed'),
  );

  expect(screen.getByRole('heading', { name: /^The customer has canceled this job/ })).toBeInTheDocument();
  expect(screen.getByText('No time')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Call / })).toBeInTheDocument();
});

test('what people typed is text, whatever it is', async () => {
  const words = '<img src=x onerror=alert(1)>';
  const typed = { fullName: words, streetAddress: words, callTime: words, description: words, city: words };
  await open(heldJob({ ...typed, email: 'a?bcc=all@example.com' }));

  expect(screen.getByRole('heading', { name: words })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: '' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'a?bcc=all@example.com' })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Dall@example.com',
  );
});

test.each(['442071838750', '9005550142', '12139765550'])('%s is shown as text, and no link calls it', async (phone) => {
  await open(heldJob({ phone }));

  expect(screen.getByText('Phone').nextElementSibling).toHaveTextContent(formatPhone(phone));
  expect(screen.queryByRole('link', { name: /^Call / })).not.toBeInTheDocument();
  expect(document.querySelector('[href^="tel:"]:not(footer *)')).not.toBeInTheDocument();
});

test('a phone makes no link of a number in what people wrote', async () => {
  await open(openJob);

  expect(document.head.querySelector('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
});

test.each(['/job', '/job/7K3M-9Q2X', '/job/nonsense', '/job/%20'])(
  '%s is incomplete: the page says so',
  async (path) => {
    await preload('/contact');
    const { user } = await renderApp(path);

    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'write to us' }));

    expect(await screen.findByLabelText('Message')).toBeInTheDocument();
    expect(backend.callsTo('job')).toEqual([]);
  },
);

test('a link of nobody leads to no job', async () => {
  backend.answer('job', { status: 200, body: { message: 'There is no job with this link.' } });
  await renderApp(PATH);

  expect(await screen.findByRole('heading', { name: 'No job here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeInTheDocument();
});

test('a job that is deleted while it is shown is gone', async () => {
  const { user } = await open(openJob, { status: 200, body: { message: 'There is no job with this link.' } });

  await user.click(button('Accept this job'));

  expect(await screen.findByRole('heading', { name: 'No job here' })).toBeInTheDocument();
});

test('a look that fails is tried again by itself, then by a press', async () => {
  backend.answer('job', 'connection lost');
  const { user } = await renderApp(PATH);
  await waitFor(() => expect(backend.callsTo('job')).toHaveLength(1));
  await pass(7000);

  expect(await screen.findByRole('heading', { name: 'We could not load the job' })).toBeInTheDocument();
  expect(backend.callsTo('job')).toHaveLength(4);
  backend.answer('job', ok(openJob));
  await user.click(button('Try again'));

  expect(await screen.findByRole('heading', { name: TITLE })).toBeInTheDocument();
});

test('one look too many is told in the server’s words', async () => {
  backend.answer('job', { status: 429, body: { statusCode: 429, message: 'Too many requests.' } });
  await renderApp(PATH);

  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  expect(backend.callsTo('job')).toHaveLength(1);
});

test('offline the page waits for the connection and says so', async () => {
  await preload('/job');
  fireEvent.offline(window);
  await renderApp(PATH);

  expect(await screen.findByRole('status')).toHaveTextContent(
    'You are offline. We look it up as soon as you are back.',
  );
  fireEvent.online(window);

  expect(await screen.findByRole('heading', { name: TITLE })).toBeInTheDocument();
});

test('search engines shall not list the page, and no other site learns its address', async () => {
  await open(openJob);

  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});
