import type { LeadDetails, Updates } from '@functions/contracts/tracking.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberRequest } from '@/lib/recent-requests';
import { backendOfTests } from './support/fake-backend';
import { fakeClock, passTime, skipTime } from './support/time';
import {
  booked,
  openDialog,
  openLead as openRequest,
  pickup,
  proposal,
  sent,
  show,
  hauler as speaksBoth,
  stage,
  TRACKING_ID,
  trackingId,
  untilClosed,
} from './support/tracking';

const hauler = { ...speaksBoth, languages: ['en'] };
const promisedBy = '2026-11-21T16:40:00-08:00';
const missed = '2026-11-21T14:40:00-08:00';
const contactedAt = '2026-11-21T14:10:00-08:00';

const backend = backendOfTests();

beforeEach(() => fakeClock(new Date('2026-11-21T15:00:00-08:00')));

const openLead = (changes: Partial<LeadDetails> = {}) => openRequest(backend, changes);
const article = () => screen.getByRole('article');
const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling;
const details = () => screen.getByRole('region', { name: 'Your request' });

/** The parts of the page in order, and those at its end. */
const parts = () => [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part']);
const end = ['details', 'progress', 'line', 'folds', 'leftovers'];

/** The device sent the request at this time. */
function rememberSending(at: string) {
  rememberRequest({ leadId: 'lead', trackingId, submittedAt: new Date(at).getTime() });
}

test('the facts of a request are shown as they were typed', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await openLead({ callTime: 'After 5 PM', unitNumber: '4B', loadSize: 'three-quarters', fullName: markup });

  const shown = within(details())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  const reached = { Phone: '(213) 555-0142', Email: 'ana@example.com', 'Best time to call': 'After 5 PM' };
  const place = {
    Location: 'Beverly Hills, 90210',
    'Unit / Apt #': '4B',
    Timeframe: 'Not set yet',
  };
  const job = { Service: 'Furniture Removal, Old Appliances', Load: 'Three quarters of a truck' };
  expect(Object.fromEntries(shown)).toMatchObject({ 'Full name': markup, ...reached, ...place, ...job });

  await show({ email: undefined, updates: { by: 'none', bounced: [] } });
  expect(fact('Email')).toBeUndefined();
  expect(fact('Load')).toBeUndefined();
  await show({ status: 'Canceled', date: 'Not set' });
  expect(fact('Timeframe')?.textContent).toBe('Not set');
  await show({ date: 'Monday at 9' });
  expect(fact('Timeframe')?.textContent).toBe('Monday at 9');
  expect(screen.queryByText(/by email/)).not.toBeInTheDocument();
});

test('badge, timeline and the line that it is worked on follow the status', async () => {
  await openLead();
  const path = ['Submitted', 'Sent Proposal', 'In Progress', 'Completed'];

  for (const status of [...path, 'Canceled', 'On Hold', 'submitted']) {
    await show({ status });
    const isKnown = [...path, 'Canceled'].includes(status);
    const badge = document.querySelector('[data-status]');
    expect(badge).toHaveTextContent(status);
    expect(badge).toHaveAttribute('data-status', isKnown ? status : 'unknown');
    const reached = path.indexOf(status);
    const steps = screen.queryAllByRole('listitem').filter((item) => item.closest('[data-part="progress"]'));
    expect(steps.map(({ textContent }) => textContent)).toEqual(reached === -1 ? [] : path);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(
      steps.map((_, index) => (index === reached ? 'step' : null)),
    );
    expect(steps.filter((step) => step.querySelector('svg'))).toHaveLength(reached + 1);
    expect(
      screen.queryAllByText("We're working on your request. You'll be notified if anything changes."),
    ).toHaveLength(['Completed', 'Canceled'].includes(status) ? 0 : 1);
  }
  expect(screen.queryByText(/A hauler|undefined/)).not.toBeInTheDocument();
});

test('the history is folded and has the times of Los Angeles on a device anywhere', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  await openLead({
    history: [
      { status: 'Submitted', at: '2026-11-21T22:40:00.000Z' },
      { status: 'Sent Proposal', at: '2026-11-22T06:05:00.000Z' },
    ],
  });

  const history = screen.getByText('What has happened so far').closest('details') ?? document.body;
  expect(history).not.toHaveAttribute('open');
  const items = within(history).getAllByRole('listitem', { hidden: true });
  expect(items.map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
    'SubmittedSat, Nov 21, 2026, 2:40 PM',
    'Sent ProposalSat, Nov 21, 2026, 10:05 PM',
  ]);
  expect(history).toHaveTextContent('All times are Los Angeles time.');
});

// What happens now

const ARRIVED = 'We have your request, and local haulers can see it.';
const NOT_HEARD = 'If no one has contacted you, tell us below.';
const CALL = 'Our records show a call to you at 2:10 PM today. If you didn’t get it, tell us below.';
const HELD = 'Our team will look at your request before haulers see it.';
const ONE_THING =
  'One thing: add a way to reach you.Until then, updates appear only on this page.Add a way to reach me';
const CANCELED = 'This request was canceled.';
const ASK = 'Questions about the day or time? Ask your hauler directly.';

test('each stage says what happens now and what to do', async () => {
  await openLead();
  const ways = (changes: Partial<LeadDetails>, way: string): [Partial<LeadDetails>, string] => [
    { status: 'Sent Proposal', ...changes },
    `A hauler sent you a quote.Check your ${way}, and agree on a time if it works for you.`,
  ];
  const stages: [Partial<LeadDetails>, string | RegExp][] = [
    [{}, /^We have your request, .* see it\.One of them will contact you .*Los Angeles time, every day\)\.$/],
    [
      { promisedBy },
      `A local hauler will contact you by 4:40 PM today1 h 40 min left${ARRIVED}Nothing to do until then.`,
    ],
    [
      { promisedBy, updates: { by: 'none', bounced: [] } },
      `A local hauler will contact you by 4:40 PM today1 h 40 min left${ARRIVED}${ONE_THING}`,
    ],
    // A device whose clock is off by a day.
    [
      { promisedBy: '2026-11-22T16:40:00-08:00' },
      `A local hauler will contact you by 4:40 PM tomorrow${ARRIVED}Nothing to do until then.`,
    ],
    [{ promisedBy: missed }, `A local hauler should have contacted you by 2:40 PM today${NOT_HEARD}`],
    [{ contactedAt }, `${ARRIVED}${CALL}`],
    [{ hauler }, 'Diaz & Sons Hauling has taken your request.'],
    [
      { hauler, promisedBy },
      'Diaz & Sons Hauling will contact you by 4:40 PM today1 h 40 min leftDiaz & Sons Hauling has taken your request.',
    ],
    [{ hauler, promisedBy: missed }, `Diaz & Sons Hauling should have contacted you by 2:40 PM today${NOT_HEARD}`],
    [{ hauler, promisedBy, contactedAt }, `Diaz & Sons Hauling has called you${CALL}`],
    [{ isHeld: true }, HELD],
    [{ isHeld: true, contactedAt }, `${HELD}${CALL}`],
    ways({ agreedToMessages: true }, 'calls, texts or email'),
    ways({ agreedToMessages: true, email: undefined }, 'calls or texts'),
    ways({ isHeld: true }, 'calls or email'),
    ways({ email: undefined, promisedBy, contactedAt }, 'calls'),
    [sent, 'Diaz & Sons Hauling has your request and will call you'],
    [{ hauler, status: 'In Progress', promisedBy, contactedAt }, `The pickup is agreed on or underway.${ASK}`],
    [{ hauler, status: 'In Progress', history: [] }, `The pickup is agreed on or underway.${ASK}`],
    [{ hauler, status: 'In Progress', timeframe: 'Monday at 9' }, `Your pickup: Monday at 9${ASK}`],
    [{ hauler, status: 'Completed', promisedBy, contactedAt }, 'The job is done. Enjoy the space.Book another pickup'],
    [
      { status: 'Canceled', isHeld: true, cancelReasons: ['Customer changed plans', 'Out of area'] },
      `${CANCELED}Cancellation reasonsCustomer changed plansOut of areaBook a new pickup`,
    ],
    [
      { status: 'Canceled', cancelReasons: ['The customer could not be reached'] },
      new RegExp(`^${CANCELED}We couldn’t reach you\\. If you still want .*, or write to us\\..*Book a new pickup$`),
    ],
  ];

  for (const [changes, said] of stages) {
    await show(changes);
    const text = stage().textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
    expect.soft(text, JSON.stringify(changes)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
    expect.soft(article(), JSON.stringify(changes)).not.toHaveTextContent(/we email|hauler calls/);
  }
});

test('a request without a hauler says so instead of any promise', async () => {
  const user = await openLead({ isStillLooking: true, promisedBy: missed });
  const said = 'We’re still looking for a hauler';
  expect(stage().textContent).toBe(`${said}You can cancel at no cost, or ask your city for its bulky-item pickup.`);
  expect(article()).not.toHaveTextContent(/2 hours|hauler calls|contact you/);
  expect(article()).toHaveAttribute('data-stage', 'looking');
  expect(parts()).toEqual(['head', 'moment', ...end]);
  await show({ isStillLooking: true, contactedAt });
  expect(stage().textContent.replaceAll(/\s/g, ' ')).toBe(`${said}${CALL}`);

  await openDialog(user, 'Cancel my request', 'Cancel your request');
});

test('a report that no one called is above what to do, with our number, until it is answered', async () => {
  await openLead({ hauler, promisedBy: missed, contactedAt, reportedAt: contactedAt });
  expect(stage()).toHaveTextContent(
    /should have contacted you by 2:40 PM todayYou told us at 2:10 PM today .* Call us: \+1 \(213\) 555-0142$/,
  );
});

test('photos are asked for while they can be added, some are missing, and no hauler has the request', async () => {
  const submittedAt = Date.parse('2026-11-21T14:55:00-08:00');
  rememberRequest({ leadId: 'lead', trackingId, submittedAt, wantsPhotos: true });
  await openLead();
  expect(await within(details()).findByRole('button', { name: 'Add photos' })).toBeInTheDocument();
  const photos = [{ url: 'https://photos.example/1.jpg' }];
  await show({ photos });
  expect(within(details()).getByRole('button', { name: 'Add photos' })).toBeInTheDocument();
  rememberRequest({ leadId: 'lead', trackingId, submittedAt });
  await show({ photos, callTime: 'Now' });
  expect(within(details()).queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument();
  await show({});
  expect(within(details()).getByRole('button', { name: 'Add photos' })).toBeInTheDocument();
  await show({ hauler });
  expect(within(details()).queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument();
});

test('on the device that sent the request, its time is the promise until the server knows better', async () => {
  rememberSending('2026-11-21T14:55:00-08:00');
  await openLead();
  expect(stage()).toHaveTextContent(/^A local hauler will contact you by 4:55\sPM today/);

  await show({ promisedBy });
  expect(stage()).toHaveTextContent(/will contact you by 4:40\sPM today/);
  await show({ isHeld: true });
  expect(stage().textContent).toBe(HELD);
  expect(article()).not.toHaveTextContent(/2 hours|contact you by/);
  await show({ status: 'Sent Proposal' });
  expect(stage()).not.toHaveTextContent(/PM/);

  await show({});
  skipTime(24 * 60 * 60_000);
  await passTime(60_000);
  expect(stage()).toHaveTextContent(/^A local hauler should have contacted you by 4:55\sPM yesterday/);
  expect(backend.callsTo('leadDetails')).toHaveLength(1);
});

test('the page has the same order at every stage, and what is left over at its end', async () => {
  await openLead();
  const stages: [string, Partial<LeadDetails>, ...string[]][] = [
    ['waiting', { promisedBy }, 'act', ...end],
    ['matched', { hauler }, 'hauler', ...end],
    ['called', { hauler, contactedAt }, 'hauler', ...end],
    ['no-proposal', sent, 'hauler', ...end],
    ['proposal', { ...sent, proposal }, 'act', 'hauler', ...end],
    ['booked', booked, 'act', 'hauler', ...end],
    ['on-the-way', { ...booked, pickup: { ...pickup, arrivesAt: promisedBy } }, 'hauler', ...end],
    ['due', { ...booked, pickup: { ...pickup, from: missed } }, 'hauler', ...end],
    ['done', { hauler, status: 'Completed' }, 'act', 'hauler', 'details', 'progress', 'folds', 'leftovers'],
    ['canceled', { status: 'Canceled' }, 'act', 'details', 'folds', 'leftovers'],
  ];

  for (const [name, changes, ...expected] of stages) {
    await show(changes);
    expect.soft(article(), name).toHaveAttribute('data-stage', name);
    expect.soft(parts(), name).toEqual(['head', 'moment', ...expected]);
    expect.soft(screen.queryAllByText('Something is left or damaged?'), name).toHaveLength(name === 'done' ? 1 : 0);
  }
  await show({ status: 'On Hold' });
  expect(article()).toHaveAttribute('data-stage', 'other');
  expect(parts()).not.toContain('moment');
});

// Who has the job

test('the hauler with the job is shown with a number to call, what is known, and the language if need be', async () => {
  const card = { vettedSince: '2026-05', insuredUntil: '2027-03-03', completedHere: 14 };
  await openLead({ hauler: { ...hauler, ...card, stars: { average: 4.8, count: 12 } } });
  const panel = () => screen.getByRole('region', { name: 'Who has the job' });
  const facts = () =>
    within(panel())
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);

  expect(panel()).toHaveTextContent('Diaz & Sons Hauling');
  expect(panel()).toHaveTextContent('Save this number so you’ll recognize the call.');
  expect(panel()).not.toHaveTextContent(/answers in|speaks/);
  const call = within(panel()).getByRole('link', { name: 'Call (310) 555-0188' });
  expect(call).toHaveAttribute('href', 'tel:+13105550188');
  expect(facts()).toEqual([
    'Vetted since May 2026',
    'Insured until March 3, 2027',
    '14 pickups completed here',
    '4.8 of 5 stars from 12 customers',
  ]);
  await show({ hauler: { ...hauler, completedHere: 1 } });
  expect(facts()).toEqual(['1 pickup completed here']);
  await show({ hauler: { ...hauler, languages: ['es'] } });
  expect(within(panel()).queryByRole('list')).not.toBeInTheDocument();
  expect(panel()).toHaveTextContent(
    'Diaz & Sons Hauling answers in Spanish. If the language is a problem, tell us and we’ll look for another hauler.',
  );
  expect(screen.getByRole('link', { name: 'tell us' })).toHaveAttribute('href', `/contact#id=${TRACKING_ID}`);

  await show({ hauler, status: 'Completed' });
  expect(screen.getByRole('region', { name: 'Who did the job' })).toHaveTextContent('Diaz & Sons Hauling');
  expect(screen.queryByText(/recognize the call/)).not.toBeInTheDocument();
  await show({ hauler, status: 'Canceled' });
  expect(screen.queryByText('Diaz & Sons Hauling')).not.toBeInTheDocument();
  await show({ promisedBy });
  expect(article()).not.toHaveTextContent(/has the job|has taken|your hauler/i);
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
});

test('the name of a hauler and a number that must not be called are shown as text', async () => {
  await openLead();
  const name = '<img src=x onerror=alert(1)>';

  await show({ hauler: { name, phone: '9005550142', languages: ['en'] } });

  const panel = within(screen.getByRole('region', { name: 'Who has the job' }));
  expect(panel.getByText(name)).toBeInTheDocument();
  expect(panel.getByText('(900) 555-0142')).toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
});

// Why it was canceled

test('a canceled request shows its reasons as they were written, without links', async () => {
  const own = 'Pay at https://evil.example or call 1-900-555-0142 <a href="https://evil.example">now</a>';
  await openLead({ status: 'Canceled', cancelReasons: ['Out of area', own] });

  const reasons = [...(fact('Cancellation reasons')?.querySelectorAll('li') ?? [])];
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['Out of area', own]);
  for (const reason of screen.getAllByText(own)) expect(reason.querySelector('a')).toBeNull();

  await show({ status: 'Canceled', cancelReasons: ['Out of area'] });
  expect(fact('Cancellation reason')).toHaveTextContent('Out of area');
  await show({ status: 'In Progress', cancelReasons: ['Old reason'] });
  expect(screen.queryByText(/Cancellation reason/)).not.toBeInTheDocument();
});

// The request

const photos = ['1', '2', '3'].map((each) => ({ url: `https://photos.example/${each}.jpg`, bytes: 400_000 }));

test('the photos are in a row, and each opens large and leads to the others', async () => {
  const user = await openLead();
  expect(details().querySelector('img')).toBeNull();
  await show({ photos });
  const button = (position: number) => within(details()).getByRole('button', { name: `See photo ${position} of 3` });
  expect(button(1).querySelector('img')).toHaveAttribute('src', photos[0]?.url);
  expect(button(1).querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');

  await user.click(button(2));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your photos' }));
  const shown = () => dialog.getByRole<HTMLImageElement>('img');
  expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect([shown().alt, shown().src]).toEqual(['Photo 2 of 3', photos[1]?.url]);
  expect(shown()).toHaveAttribute('referrerpolicy', 'no-referrer');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog.getByRole('status')).toHaveTextContent('Photo 1 of 3');
  await user.click(dialog.getByRole('button', { name: 'Previous photo' }));
  expect(shown().src).toBe(photos[2]?.url);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await untilClosed();
  expect(button(2)).toHaveFocus();
});

test('large photos, and all on an expensive connection, are loaded only when they are opened', async () => {
  await openLead({ photos: [{ url: 'https://photos.example/1.jpg', bytes: 1_500_001 }] });
  expect(details().querySelector('img')).toBeNull();

  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  await show({ photos });
  expect(within(details()).getAllByRole('button', { name: /^See photo/ })).toHaveLength(3);
  expect(details().querySelector('img')).toBeNull();
});

// How the customer hears from us

const BY_MAIL = 'We’ll email updates to ana@example.com, unless you’ve stopped our emails.';
const BY_BOTH =
  'We’ll email updates to ana@example.com, and text (213) 555-0142 about anything that can’t wait, unless you’ve stopped our emails or replied STOP.';
const BY_TEXT = 'We’ll text updates to (213) 555-0142, unless you’ve replied STOP.';
const NONE = 'First, we need a way to reach you. Until then, updates appear only on this page.';
const MAIL_CAME_BACK = 'Our emails to ana@example.com are bouncing. Please correct the address.';
const TEXT_CAME_BACK = 'Our text messages aren’t reaching (213) 555-0142. It may be a landline.';

test('the page says how the customer hears from us, what bounced, and how to correct that', async () => {
  const updates = (by: Updates['by'], ...bounced: Updates['bounced']) => ({
    updates: { by, bounced },
  });
  const withoutMail = { email: undefined };
  const states: [Partial<LeadDetails>, said: string[], button?: string][] = [
    [updates('mail'), [BY_MAIL]],
    [updates('both'), [BY_BOTH]],
    [{ ...withoutMail, ...updates('text') }, [BY_TEXT]],
    [{ ...sent, ...withoutMail, ...updates('none') }, [NONE], 'Add a way to reach me'],
    // While nothing has happened yet, the stage asks for a way.
    [updates('none', 'text'), [TEXT_CAME_BACK]],
    [updates('text', 'mail'), [MAIL_CAME_BACK, BY_TEXT], 'Correct the address'],
    [updates('mail', 'text'), [TEXT_CAME_BACK, BY_MAIL], 'Correct the number'],
    [{ ...sent, ...updates('none', 'mail') }, [MAIL_CAME_BACK, NONE], 'Add a way to reach me'],
    [{ ...sent, ...updates('none', 'mail', 'text') }, [MAIL_CAME_BACK, TEXT_CAME_BACK, NONE], 'Add a way to reach me'],
  ];
  await openLead();

  for (const [changes, said, button] of states) {
    await show(changes);
    const section = screen.getByText('How you’ll hear from us').closest('details') as HTMLDetailsElement;
    const all = [BY_MAIL, BY_BOTH, BY_TEXT, MAIL_CAME_BACK, TEXT_CAME_BACK, NONE];
    const name = JSON.stringify(changes);
    expect.soft(section.open, name).toBe(changes.updates?.by === 'none' || button !== undefined);
    expect.soft(all.filter((sentence) => section.textContent.includes(sentence)).sort(), name).toEqual(said.toSorted());
    const buttons = within(section).queryAllByRole('button');
    expect
      .soft(
        buttons.map(({ textContent }) => textContent),
        name,
      )
      .toEqual(button ? [button] : []);
  }
  const unsaid: Partial<LeadDetails>[] = [
    { status: 'Completed' },
    { status: 'Canceled' },
    { isHeld: true, ...updates('both') },
  ];
  for (const changes of unsaid) {
    await show({ ...updates('none', 'mail'), ...changes });
    expect(screen.queryByText('How you’ll hear from us')).not.toBeInTheDocument();
    expect(screen.queryByText(MAIL_CAME_BACK)).not.toBeInTheDocument();
    expect(screen.queryAllByText('Reload this page to see the latest.')).toHaveLength(changes.status ? 0 : 1);
  }
});
