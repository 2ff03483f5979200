import type { HeldLead, Job } from '@functions/contracts/job.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { words as actionWords } from '@/words/actions';
import { words } from '@/words/job';
import { words as reviews } from '@/words/published-reviews';
import { consentForHaulers } from '@/words/shared/consent-for-haulers';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import { refusals } from '@/words/shared/refusals';
import { words as ui } from '@/words/ui';
import { expectLogged } from './support/console';
import { type Answer, heldAnswer, heldJob, openJob, tooMany, typed } from './support/fake-backend';
import {
  barControls,
  booked,
  button,
  called,
  dialog,
  expectFocused,
  jobOfTests,
  ok,
  refused,
  TOKEN,
  today,
} from './support/job';
import { passTime } from './support/time';

// Which steps come next in each state is in tests/unit/job-steps.test.ts.

const { accept: ACCEPT, decline: DECLINE } = words.openOffer;
const { offline: OFFLINE, failed: FAILED } = actionWords;
const { taken, declined, returned, closed, expired } = words.endedOffer;
const { complete: COMPLETE, giveBack: GIVE_BACK, cancel: CANCEL } = words.otherActions;
const WRITE = words.proposalForm.write;
const SET_OUT = words.setOutForm.submit(30);
const CALLED = words.callStep.call.action;
const CALL = 'Call (213) 555-0142';
/** The beginning of the heading when the hauler has the job. */
const YOURS = new RegExp(`^${words.runningJob.status}`);
const at1 = '2026-11-22T21:00:00.000Z';
const reportedAt = '2026-11-22T21:40:00.000Z';

const page = jobOfTests();

/** A heading with this ending, after the description of the job. */
const ending = (heading: string) => new RegExp(`${heading}$`);
const ended = (state: Job['state'], lead: { expiresAt?: string } = {}): Job => ({
  ...openJob,
  state,
  lead: { ...openJob.lead, description: null, photos: [], ...lead },
});
const offerOf = (lead: Partial<typeof openJob.lead>) => ({ ...openJob, lead: { ...openJob.lead, ...lead } }) as Job;
const region = (name: string) => within(screen.getByRole('region', { name }));
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('an offer', () => {
  test('says what to haul, by when to call, and what accepting means, and does nothing else', async () => {
    await page.open({ ...openJob, lead: { ...openJob.lead, wanted: '2026-12-03' } as typeof openJob.lead });
    await passTime(60_000);

    expect(screen.getByRole('heading', { name: /Furniture Removal and 1 more in Beverly Hills$/ })).toBeInTheDocument();
    expect(facts()).toEqual({
      [words.openOffer.callBy]: `4:30\u00A0PM today2 h 29 min left${consentForHaulers(false)}`,
      [words.openOffer.where]: 'Beverly Hills, 90210',
      [words.jobFacts.wanted]: 'By Thursday, December 3',
    });
    expect(screen.getByText('A job for Bay Haul')).toBeInTheDocument();
    expect(screen.getByText(/An old orange sofa/)).toHaveTextContent('An old orange sofa and a fridge.');
    expect(screen.getByText(words.openOffer.sees.text)).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Furniture Removal, Old Appliances');
    expect(screen.getByRole('main')).toHaveTextContent(`${words.openOffer.openUntil.before}3:00 PM today.`);
    expect(screen.getByRole('article')).not.toHaveTextContent('$');
    expect(page.backend.bodiesTo('job')).toEqual([{ token: TOKEN, action: 'view' }]);
  });

  test('has photos in full size, and a broken one becomes a line of text', async () => {
    await page.open(offerOf({ photos: ['javascript:alert(1)', 'not an address', ...openJob.lead.photos] }));

    const photo = screen.getByRole('link', { name: words.jobFacts.photo(1, 2) });
    expect(photo).toHaveAttribute('href', 'https://photos.example/1.jpg');
    expect(photo).toHaveAttribute('target', '_blank');
    fireEvent.error(screen.getByRole('img', { name: words.jobFacts.photo(2, 2) }));

    const line = await screen.findByRole('link', { name: words.jobFacts.brokenPhoto(2) });
    expect(line).toHaveAttribute('href', 'https://photos.example/2.jpg');
    expect(within(screen.getByRole('main')).getAllByRole('img')).toHaveLength(1);
  });

  test.each([
    [{ lower: 215, upper: 290 }, '$215 to $290'],
    [{ lower: 215, upper: 215 }, 'about $215'],
  ])('with %j shows the load, what such loads cost and where it is first', async (paid, range) => {
    await page.open({ ...offerOf({ loadSize: 'half' }), paid });

    expect(Object.entries(facts()).slice(0, 3)).toEqual([
      [words.jobFacts.load, 'Half a truck about 8 cubic yards'],
      [words.openOffer.paid.before, `${range} ${words.openOffer.paid.after}`],
      [words.openOffer.where, 'Beverly Hills, 90210'],
    ]);
  });

  test('with nothing but the service says to ask', async () => {
    await page.open(offerOf({ loadSize: null, description: null, photos: [] }));

    expect(screen.getByText(words.openOffer.unknown)).toBeInTheDocument();
    expect(screen.queryByText(words.jobFacts.noPhotos)).not.toBeInTheDocument();
  });

  test('without photos or city says so', async () => {
    await page.open(offerOf({ services: ['Hot Tub Removal'], city: null, photos: [] }));

    expect(screen.getByRole('heading', { name: /Hot Tub Removal in 90210$/ })).toBeInTheDocument();
    expect(screen.getByText(words.jobFacts.noPhotos)).toBeInTheDocument();
    expect(screen.getAllByText(/Hot Tub Removal/)).toHaveLength(1);
  });

  test.each([
    ['a day ahead', { expiresAt: '2026-11-21T23:00:00.000Z' }],
    ['a day behind', { promisedBy: '2026-11-24T00:30:00.000Z' }],
  ])('does not count down on a device whose clock is %s', async (_, lead) => {
    await page.open(offerOf(lead));

    expect(screen.queryByText(/ (left|late)$/)).not.toBeInTheDocument();
  });

  test('counts down to the call', async () => {
    await page.open(openJob);
    await passTime(91 * 60_000);

    expect(await screen.findByText('59 min left')).toBeInTheDocument();
  });

  test.each<[number | null, heading: string, text: string]>([
    [12, 'Your truck: 12 cubic yards', words.openOffer.truck.known],
    [1, 'Your truck: 1 cubic yard', words.openOffer.truck.known],
    [null, words.truckForm.heading, words.openOffer.truck.unknown],
  ])('with a truck of %j says what is known of it, and has no form for it', async (truckCubicYards, heading, text) => {
    await page.open({ ...openJob, hauler: { ...openJob.hauler, truckCubicYards } });

    expect(region(heading).getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('is accepted once, by no other press meanwhile, and then says whom to call and where to go', async () => {
    const spanish = { agreedToMessages: true, language: 'es' } as const;
    const { answer, release } = heldAnswer();
    const { user } = await page.open(offerOf(spanish), answer);
    const [, callBy] = screen.getAllByRole('term');
    expect(callBy?.nextElementSibling).toHaveTextContent(consentForHaulers(true));
    expect(screen.getByText(words.customer.speaks('Spanish'))).toBeInTheDocument();

    await user.dblClick(button(ACCEPT));
    await waitFor(() => expect(button(actionWords.sending)).toHaveFocus());
    expect(button(actionWords.sending)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(DECLINE));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    release(ok(heldJob(spanish)));

    await expectFocused(YOURS);
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'accept' }]);
    const customer = region('Ana Diaz');
    expect(customer.getByText(consentForHaulers(true))).toBeInTheDocument();
    expect(customer.getByText(words.customer.speaks('Spanish'))).toBeInTheDocument();
    expect(customer.getByText('(213) 555-0142', { exact: false })).toBeInTheDocument();
    expect(customer.getByText('742 Evergreen Terrace, 4B', { exact: false })).toBeInTheDocument();
    expect(customer.getByText(typed.callTime)).toBeInTheDocument();
    expect(customer.getByRole('link', { name: 'ana@example.com' })).toBeInTheDocument();
    expect(barControls()).toEqual(['Call', 'Map', CALLED]);
    const bar = within(screen.getByRole('group', { name: words.bar.name }));
    expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12135550142');
    const query = '742+Evergreen+Terrace%2C+Beverly+Hills%2C+CA+90210';
    const map = `https://www.google.com/maps/search/?api=1&query=${query}`;
    expect(bar.getByRole('link', { name: 'Map' })).toHaveAttribute('href', map);
  });

  test.each([
    ['Too far away', { reason: 'Too far away' }],
    [words.reasonChoice.none, {}],
  ])('is declined with the reason “%s”', async (choice, sent) => {
    const { user } = await page.open(openJob, ok(ended('declined')));

    await user.click(button(DECLINE));
    expect(dialog().getByRole('heading')).toHaveTextContent(words.declineDialog.title);
    await user.click(dialog().getByRole('radio', { name: choice }));
    await user.click(dialog().getByRole('button', { name: words.declineDialog.submit }));

    await expectFocused(ending(declined.heading));
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'decline', ...sent }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each<[string, Job, heading: string, text: string]>([
    ['taken', ended('taken'), taken.heading, taken.text],
    ['declined', ended('declined'), declined.heading, declined.text],
    ['expired', ended('expired', { expiresAt: at1 }), expired.heading, expired.ranOut('1:00 PM today')],
    ['withdrawn', ended('expired'), expired.heading, expired.withdrawn],
    ['returned', ended('returned'), returned.heading, returned.text],
    ['closed without a status', ended('closed'), closed.heading, closed.text],
  ])('that is %s says what happened and whom to ask', async (_, job, heading, text) => {
    await page.open(job);

    expect(screen.getByRole('heading', { level: 1, name: ending(heading) })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: ui.writeToUs.asSentence })).toHaveAttribute('href', '/contact');
    expect(within(screen.getByRole('article')).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('an action that is not done', () => {
  test.each<[what: string, name: string, Job, Answer, said: string]>([
    ['comes before other calls', ACCEPT, openJob, refused('call-first'), refusals['call-first']],
    ['is for another day', SET_OUT, heldJob(today), refused('not-today'), proposalRefusalsForHaulers['not-today']],
    ['is refused for an unknown reason', SET_OUT, heldJob(today), refused('moon-is-full'), FAILED],
  ])('because it %s says so, and can be repeated: %s', async (_, name, job, answer, said) => {
    expectLogged('The job was not changed');
    const { user } = await page.open(job, answer, ok(job), ok(heldJob(called)));

    await user.click(button(name));

    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    await waitFor(() => expect(button(name)).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button(name));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(page.actionsSent()).toHaveLength(2);
  });

  test('because the job was deleted says that it is gone', async () => {
    const { user } = await page.open(openJob, { status: 200, body: { message: 'There’s no job at this link.' } });

    await user.click(button(ACCEPT));

    expect(await screen.findByRole('heading', { name: words.unknownJob.heading })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent(words.unknownJob.text);
  });

  const tomorrow = { from: '2026-11-23T23:00:00.000Z', until: '2026-11-24T01:00:00.000Z' };
  const withTexts: Job = { ...heldJob(called), hauler: { ...openJob.hauler, textsTo: '2135550142' } };

  test.each<[name: string, shown: Job, meanwhile: Job]>([
    [CALLED, heldJob(), heldJob(called)],
    [SET_OUT, heldJob(today), heldJob({ ...booked, pickup: tomorrow })],
    ['Text me new jobs at (213) 555-0142', withTexts, heldJob(called)],
  ])('says why once, even if its button “%s” is gone', async (name, shown, meanwhile) => {
    expectLogged('The job was not changed');
    const refusal: Answer = { status: 409, body: { statusCode: 409, message: 'Not now.' } };
    const { user } = await page.open(shown, refusal, ok(meanwhile));

    await user.click(button(name));

    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('is told in the bar if its button is there, and in its dialog', async () => {
    expectLogged('The job was not changed');
    const { user } = await page.open(heldJob(), refused('closed'), ok(heldJob()), tooMany);

    await user.click(button(CALLED));
    const bar = within(screen.getByRole('group', { name: words.bar.name }));
    expect(await bar.findByRole('alert')).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await waitFor(() => expect(button(GIVE_BACK)).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button(GIVE_BACK));
    expect(dialog().queryByText(words.giveBackDialog.whileBooked, { exact: false })).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: words.giveBackDialog.submit }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  });
});

test('closing a dialog sends nothing, not even what waited offline', async () => {
  const { user } = await page.open(openJob);
  await user.click(button(DECLINE));
  await user.click(dialog().getByRole('button', { name: words.actionDialog.close }));
  await waitFor(() => expect(button(DECLINE)).toHaveFocus());
  fireEvent.offline(window);
  await user.click(button(DECLINE));
  await user.click(dialog().getByRole('button', { name: words.declineDialog.submit }));
  expect(await dialog().findByText(OFFLINE)).toBeInTheDocument();

  await user.click(dialog().getByRole('button', { name: words.actionDialog.close }));
  fireEvent.online(window);
  await passTime(5000);

  expect(page.actionsSent()).toEqual([]);
});

describe('the call', () => {
  test.each<[lead: Partial<HeldLead>, next: Partial<HeldLead>, heading: string]>([
    [{}, called, words.proposalStep.title.next],
    [
      { ...called, status: 'In Progress', reportedAt },
      { ...called, status: 'In Progress' },
      words.pickupStep.title.price,
    ],
  ])('with %j leads to the next step', async (lead, next, heading) => {
    const { user } = await page.open(heldJob(lead), ok(heldJob(next)));

    await user.click(button(CALLED));

    await expectFocused(heading);
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'called' }]);
    expect(await screen.findByText(words.runningJob.saved.called)).toBeInTheDocument();
  });

  test('was due by a time that is shown even if it has passed', async () => {
    await page.open(heldJob({ promisedBy: at1 }));

    expect(screen.getByText(words.callByHasPassed('1:00 PM today'))).toBeInTheDocument();
  });

  test.each<[string, Partial<HeldLead>, mayGoToOthers: boolean]>([
    ['no time is agreed', called, true],
    ['a time was agreed on by phone', { ...called, timeframe: 'Tuesday' }, false],
  ])('that a customer misses is due at once, and if %s, others can get the job: %s', async (_, lead, mayGoToOthers) => {
    const { title, reported, since, otherwise } = words.callStep.callAtOnce;
    await page.open(heldJob({ ...lead, status: 'In Progress', reportedAt }));

    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    const all = [reported, since('1:40 PM today'), ...(mayGoToOthers ? [otherwise] : [])];
    expect(screen.getByText(reported).parentElement?.textContent).toBe(all.join(' '));
  });

  test('that a customer misses again ends the job, whatever the hauler says', async () => {
    const again = { ...called, reportedAt, reportedAgain: true };
    const answered = { ...again, reportedAt: null, contactedAt: '2026-11-22T22:00:00.000Z' };
    const { user } = await page.open(heldJob(again), ok(heldJob(answered)));
    const notice = () => screen.getByText(words.reportedAgain.reported).parentElement;
    expect(notice()).toHaveTextContent(words.reportedAgain.consequence);
    expect(screen.getByRole('heading', { name: words.callStep.callAtOnce.title })).toBeInTheDocument();
    expect(screen.queryByText(words.callStep.callAtOnce.otherwise, { exact: false })).not.toBeInTheDocument();

    await user.click(button(CALLED));

    await expectFocused(words.proposalStep.title.next);
    expect(notice()).toHaveTextContent(words.reportedAgain.consequence);
  });
});

describe('other steps', () => {
  const { add: ADD } = words.proposalForm;
  const { ask, agreed } = words.doorPrice;

  test.each<[lead: Partial<HeldLead>, buttons: string[], next: string]>([
    [{}, [WRITE, COMPLETE], CALLED],
    [called, [ADD, COMPLETE], WRITE],
    [{ ...called, status: 'In Progress' }, [ask, agreed, words.pickupStep.complete, WRITE], words.doorPrice.title],
  ])('with %j are %j, and next is %s', async (lead, buttons, next) => {
    await page.open(heldJob(lead));

    const shown = within(screen.getByRole('article')).getAllByRole('button');
    expect(shown.map((each) => each.textContent)).toEqual([...buttons, GIVE_BACK, CANCEL, words.truckForm.save, next]);
    const folded = [...document.querySelectorAll('section > details')];
    expect(folded.map((part) => part.querySelector('summary')?.textContent)).toEqual([
      words.history.heading,
      words.otherActions.heading,
      words.truckForm.heading,
    ]);
    expect(folded.some((part) => part.hasAttribute('open'))).toBe(false);
  });

  test('give the job back, with a hint to call first if it is booked', async () => {
    const { user } = await page.open(heldJob(booked), ok(ended('returned')));

    await user.click(button(GIVE_BACK));
    expect(dialog().getByText(words.giveBackDialog.whileBooked, { exact: false })).toBeInTheDocument();
    await user.click(dialog().getByRole('radio', { name: 'I can’t reach the customer' }));
    await user.click(dialog().getByRole('button', { name: words.giveBackDialog.submit }));

    await expectFocused(ending(returned.heading));
    expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'give-back', reason: 'I cannot reach the customer' }]);
    expect(screen.queryByText('Ana Diaz')).not.toBeInTheDocument();
  });

  test("cancel it for a reason, which can be the hauler's own words", async () => {
    const { title, ownWords, reasonRequired, submit } = words.cancelDialog;
    const reasons = ['The items cannot be taken', 'The piano is bolted down'];
    const canceled = heldJob({ status: 'Canceled', cancelReasons: reasons }, 'closed');
    const { user } = await page.open(heldJob(), ok(canceled));
    await user.click(button(CANCEL));
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();

    await user.click(dialog().getByRole('button', { name: submit }));
    const field = dialog().getByLabelText(ownWords.label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(new RegExp(`^${ownWords.hint}.*${reasonRequired}$`));
    expect(page.actionsSent()).toEqual([]);
    await user.paste('The piano is bolted down');
    await user.click(dialog().getByRole('checkbox', { name: 'The items can’t be taken' }));
    await user.click(dialog().getByRole('button', { name: submit }));

    await expectFocused(new RegExp(`^${words.closedJob.canceled}`));
    expect(page.actionsSent()).toEqual([
      { token: TOKEN, action: 'update', status: 'Canceled', cancelReasons: reasons },
    ]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['The items can’t be taken', 'The piano is bolted down']),
    );
  });
});

describe('a closed job', () => {
  test('shows what is left and a published review, good or bad, as plain text, and whom to call', async () => {
    const review = { stars: 2, words: 'Late.\n<script>alert(1)</script>' };
    const leftBehind = '<b>A bed</b>\nand its legs';
    await page.open(heldJob({ ...today, status: 'Completed', isAllGone: false, leftBehind, review }, 'closed'));

    const left = region(words.leftBehind.heading);
    expect(left.getByText(/<b>A bed<\/b>/)).toHaveTextContent('<b>A bed</b> and its legs');
    expect(left.getByRole('link', { name: '(213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
    expect(screen.getByText('3:00–5:00 PM', { exact: false })).toHaveTextContent('Sunday, November 22, 3:00–5:00 PM');
    expect(facts()).not.toHaveProperty(words.history.pickup);
    const published = region(words.publishedReview);
    expect(published.getByRole('img', { name: reviews.stars(2) })).toBeInTheDocument();
    expect(published.getByText(/^Late\./)).toHaveTextContent('Late. <script>alert(1)</script>');
    expect(screen.queryByRole('group', { name: words.bar.name })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: CALL })).toBeInTheDocument();
  });

  test('has no link to a number that must not be called', async () => {
    await page.open(heldJob({ status: 'Completed', isAllGone: false, phone: '9005550142' }, 'closed'));

    const { ask } = words.leftBehind;
    const left = screen.getByRole('region', { name: words.leftBehind.heading });
    expect(left).toHaveTextContent(`${ask.before}(900) 555-0142${ask.after}`);
    expect(document.querySelector('[href^="tel:"]:not(footer *)')).not.toBeInTheDocument();
  });

  test.each([{}, { isAllGone: true }])(
    'with %j mentions nothing left, no price and no words for its time',
    async (said) => {
      await page.open(heldJob({ ...called, status: 'Completed', timeframe: 'Done last week', ...said }, 'closed'));

      expect(Object.keys(facts())).toEqual([words.history.contacted]);
      expect(screen.queryByText(words.leftBehind.heading)).not.toBeInTheDocument();
      expect(screen.queryByText(words.publishedReview)).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/: Done$/);
    },
  );

  test('canceled by the customer says so, with the reason as typed', async () => {
    const cancelReasons = ['I no longer need it', 'No time', 'No time'];
    await page.open(heldJob({ status: 'Canceled', canceledByCustomer: true, cancelReasons }, 'closed'));

    const heading = new RegExp(`^${words.closedJob.canceledByCustomer}`);
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByText('I no longer need it')).toBeInTheDocument();
    expect(screen.getByText('No time')).toBeInTheDocument();
  });
});

test('typed markup is shown as text, and so is a number that must not be called', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const everywhere = { fullName: text, streetAddress: text, callTime: text, description: text, city: text };
  await page.open(heldJob({ ...everywhere, email: 'a?bcc=all@example.com', phone: '9005550142' }));

  expect(screen.getByRole('heading', { name: text })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: '' })).not.toBeInTheDocument();
  const mail = screen.getByRole('link', { name: 'a?bcc=all@example.com' });
  expect(mail).toHaveAttribute('href', 'mailto:a%3Fbcc%3Dall@example.com');
  expect(screen.getByText('(900) 555-0142')).toBeInTheDocument();
  expect(document.querySelector('[href^="tel:"]:not(footer *)')).not.toBeInTheDocument();
  expect(barControls()).toEqual(['Map', CALLED]);
});
