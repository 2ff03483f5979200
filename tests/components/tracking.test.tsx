import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readRecentRequests, rememberRequest } from '@/lib/recent-requests';
import { expectLogged } from './support/console';
import { type Answer, fakeBackend, heldAnswer, leadDetails } from './support/fake-backend';
import { expectSentOnPrivacy, goToPrivacy } from './support/other-page';
import { preload, renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';
import { sentence, untilClosed } from './support/tracking';

const TRACKING_ID = '7K3M-9Q2X-4TBV-R8ND';
const NOT_FOUND = 'The tracking ID provided was not found in our system.';
const NON_2XX = 'Edge Function returned a non-2xx status code';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock();
  backend = fakeBackend();
  window.dataLayer = [];
});

/** Opens a tracking page and waits for its call. */
async function track(trackingId: string = TRACKING_ID) {
  const { user } = await renderApp(`/track/${trackingId}`);
  await passTime(2000);
  return user;
}

async function trackWith(answer: Answer) {
  backend.answer('leadDetails', answer);
  return track();
}

async function openLead(changes: Partial<typeof leadDetails> = {}) {
  const user = await trackWith({ status: 200, body: { ...leadDetails, ...changes } });
  await screen.findByText('Timeframe');
  return user;
}

async function untilNotFound(message: string) {
  expect(await screen.findByRole('heading', { name: 'Request Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
}

/** The value of a term in the details. */
function detail(term: string) {
  return screen.getByText(term).nextElementSibling;
}

// Looking up

test('the page says that it is loading and waits two seconds before calling', async () => {
  await renderApp(`/track/${TRACKING_ID}`);
  expect(screen.getByText('Loading your request details...')).toBeInTheDocument();

  await passTime(1800);
  expect(backend.callsTo('leadDetails')).toEqual([]);
  await passTime(200);

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
  expect(screen.queryByText('Loading your request details...')).not.toBeInTheDocument();
  expect(backend.bodiesTo('leadDetails')).toEqual([{ trackingId: TRACKING_ID.replaceAll('-', '') }]);
});

test('the details of the request are shown', async () => {
  await openLead();

  expect(screen.getByRole('heading', { level: 1, name: 'Your Request Status' })).toBeInTheDocument();
  expect(detail('Full name')).toHaveTextContent('Ana Diaz');
  expect(detail('Phone')).toHaveTextContent('(213) 555-0142');
  expect(detail('Email')).toHaveTextContent('ana@example.com');
  expect(detail('Service')).toHaveTextContent('Furniture Removal, Old Appliances');
  expect(detail('Location')).toHaveTextContent('Beverly Hills, 90210');
  expect(detail('Timeframe')).toHaveTextContent('November 21, 2026');
  expect(
    screen.getByText("We're working on your request. You'll be notified if anything changes."),
  ).toBeInTheDocument();
  expect(screen.getByText(/^We’ll email updates to .* unless you’ve stopped our emails\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('without an email address there is no email line and no promised email', async () => {
  await openLead({ email: undefined, updates: { by: 'none', cameBack: [] } });

  expect(screen.queryByText('Email')).not.toBeInTheDocument();
  expect(screen.queryByText(/by email/)).not.toBeInTheDocument();
});

test.each(['Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed'])(
  'the badge shows %s in its own color and in words',
  async (status) => {
    await openLead({ status });

    const badge = document.querySelector('[data-status]');
    expect(badge).toHaveTextContent(status);
    expect(badge).toHaveAttribute('data-status', status);
  },
);

test.each(['On Hold', 'submitted'])('the unknown status "%s" is shown in gray', async (status) => {
  await openLead({ status });

  const badge = document.querySelector('[data-status]');
  expect(badge).toHaveTextContent(status);
  expect(badge).toHaveAttribute('data-status', 'unknown');
});

test.each([
  ['Submitted', ['Submitted']],
  ['Sent Proposal', ['Submitted', 'Sent Proposal']],
  ['In Progress', ['Submitted', 'Sent Proposal', 'In Progress']],
  ['Completed', ['Submitted', 'Sent Proposal', 'In Progress', 'Completed']],
])('the timeline of a request that is %s marks the current step and checks %j', async (status, ticked) => {
  await openLead({ status });

  const steps = within(screen.getByRole('list', { name: 'Progress of your request' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Submitted', 'Sent Proposal', 'In Progress', 'Completed']);
  expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([
    screen.getByText(status, { selector: 'li *' }).closest('li'),
  ]);
  expect(steps.filter((step) => step.querySelector('svg')).map((step) => step.textContent)).toEqual(ticked);
});

test.each(['Canceled', 'On Hold'])('a request that is %s has no timeline', async (status) => {
  await openLead({ status });

  expect(screen.queryByRole('list', { name: 'Progress of your request' })).not.toBeInTheDocument();
});

test('the status is explained with what comes next', async () => {
  await openLead({ status: 'Sent Proposal' });

  expect(screen.getByText(/^Look for it in your calls/)).toBeInTheDocument();
});

describe('while the request is submitted', () => {
  const sentAt = new Date('2026-11-21T19:00:00-08:00');

  async function openAt(moment: string, status = 'Submitted') {
    vi.setSystemTime(new Date(moment));
    rememberRequest({ leadId: 'lead', trackingId: TRACKING_ID.replaceAll('-', ''), submittedAt: sentAt.getTime() });
    await openLead({ status });
  }

  test('the device that sent it shows by when a hauler will call', async () => {
    await openAt('2026-11-21T19:05:00-08:00');

    expect(sentence()).toHaveTextContent(/^A local hauler will contact you by 9:00\sAM tomorrow$/);
  });

  test('the device that sent it says what to do after that time', async () => {
    await openAt('2026-11-23T10:00:00-08:00');

    expect(sentence()).toHaveTextContent(/^A local hauler should have contacted you by 9:00\sAM yesterday$/);
    expect(screen.getByText('If no one has contacted you, tell us below.')).toBeInTheDocument();
  });

  test("another device shows no time, because it doesn't know when the request was sent", async () => {
    await openLead();

    expect(sentence()).toHaveTextContent('Your request has arrived and is with local haulers.');
    expect(screen.getByText(/^One of them will contact you/)).toHaveTextContent(/Los Angeles time, every day\)\.$/);
  });

  test('a request being worked on has no promised time', async () => {
    await openAt('2026-11-21T19:05:00-08:00', 'Sent Proposal');

    expect(screen.queryByText(/contact you by/)).not.toBeInTheDocument();
  });
});

test('a canceled request shows its reasons', async () => {
  await openLead({ status: 'Canceled', cancelReasons: ['Customer changed plans', 'Out of area'] });

  const reasons = within(screen.getByText('Cancellation reasons').parentElement ?? document.body);
  expect(reasons.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Customer changed plans',
    'Out of area',
  ]);
});

test('a typed reason is shown as it was written, without links', async () => {
  const own = 'Pay at https://evil.example or call 1-900-555-0142 <a href="https://evil.example">now</a>';
  await openLead({ status: 'Canceled', cancelReasons: ['The items cannot be taken', own] });

  for (const reason of screen.getAllByText(own)) {
    expect(reason.textContent).toBe(own);
    expect(reason.querySelector('a')).toBeNull();
  }
});

test("phones don't turn numbers in typed text into links", async () => {
  await openLead();

  expect(document.head.querySelector('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
});

test('a single reason has a singular label', async () => {
  await openLead({ status: 'Canceled', cancelReasons: ['Out of area'] });

  expect(detail('Cancellation reason')).toHaveTextContent('Out of area');
});

test('an unknown status has no explanation', async () => {
  await openLead({ status: 'On Hold' });

  expect(screen.queryByText(/A hauler|undefined/)).not.toBeInTheDocument();
});

test("returning to the window doesn't reload", async () => {
  await openLead();

  fireEvent(window, new Event('visibilitychange'));
  fireEvent.focus(window);
  await passTime(10_000);

  expect(backend.callsTo('leadDetails')).toHaveLength(1);
});

test('leaving the page while it waits makes no call', async () => {
  const { unmount } = await renderApp(`/track/${TRACKING_ID}`);

  unmount();
  await passTime(10_000);

  expect(backend.callsTo('leadDetails')).toEqual([]);
});

test.each([
  ['canceled without reasons', { status: 'Canceled', cancelReasons: [] }],
  ['not canceled', { status: 'In Progress', cancelReasons: ['Old reason'] }],
])('a request that is %s shows no reasons', async (_, changes) => {
  await openLead(changes);

  expect(screen.queryByText(/Cancellation reason/)).not.toBeInTheDocument();
});

test('typed markup is shown as text', async () => {
  await openLead({ fullName: '<img src=x onerror=alert(1)>' });

  expect(detail('Full name')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test.each([
  ['lower case', '7k3m-9q2x-4tbv-r8nd'],
  ['no hyphens', '7K3M9Q2X4TBVR8ND'],
  ['spaces around it', '%20%207K3M-9Q2X-4TBV-R8ND%20'],
])('a tracking ID with %s is accepted', async (_, trackingId) => {
  await track(trackingId);

  await screen.findByText('Timeframe');
  expect(backend.bodiesTo('leadDetails')).toEqual([{ trackingId: '7K3M9Q2X4TBVR8ND' }]);
});

test('the page is not for search engines', async () => {
  await renderApp(`/track/${TRACKING_ID}`);

  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
});

// The error catalog

test.each(['/track', '/track/%20%20'])('%s has no tracking ID: the page says so and makes no call', async (path) => {
  await renderApp(path);
  await passTime(3000);

  await untilNotFound('No tracking ID provided');
  expect(screen.queryByText('Tracking ID:')).not.toBeInTheDocument();
  expect(backend.callsTo('leadDetails')).toEqual([]);
});

test.each<[string, Answer, string]>([
  ['a message', { status: 200, body: { message: NOT_FOUND } }, NOT_FOUND],
  ['a message beside the details', { status: 200, body: { ...leadDetails, message: 'Archived.' } }, 'Archived.'],
  ['nothing', { status: 200 }, 'No lead found with this tracking ID'],
  ['null', { status: 200, body: null }, 'No lead found with this tracking ID'],
  ['an empty object', { status: 200, body: {} }, 'No lead found with this tracking ID'],
  [
    'a status code of 400 or more',
    { status: 200, body: { statusCode: 404, message: 'No such lead.' } },
    `${NON_2XX}: 404. No such lead.`,
  ],
  [
    'HTTP 400 and a reason',
    { status: 400, body: { statusCode: 400, message: 'The tracking ID is not valid.' } },
    `${NON_2XX}: 400. The tracking ID is not valid.`,
  ],
  [
    'HTTP 429 and a reason',
    { status: 429, body: { statusCode: 429, message: 'Too many requests.' } },
    `${NON_2XX}: 429. Too many requests.`,
  ],
])('an answer with %s is reported immediately', async (_, answer, message) => {
  await trackWith(answer);

  await untilNotFound(message);
  expect(screen.getByText(TRACKING_ID)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book a New Pickup' })).toHaveAttribute('href', '/book');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(backend.callsTo('leadDetails')).toHaveLength(1);
});

test('a malformed tracking ID is not found after the same wait and without a call', async () => {
  await renderApp('/track/nonsense');
  await passTime(1800);
  expect(screen.getByText('Loading your request details...')).toBeInTheDocument();
  await passTime(200);

  await untilNotFound(NOT_FOUND);
  expect(screen.getByText('nonsense')).toBeInTheDocument();
  expect(backend.callsTo('leadDetails')).toEqual([]);
});

test.each<[string, Answer, string]>([
  ['the connection fails', 'connection lost', 'Supabase function error: Failed to send a request to the Edge Function'],
  ['the function fails without a message', { status: 502 }, `Supabase function error: ${NON_2XX}`],
  [
    'the function fails with a message',
    { status: 500, body: { statusCode: 500, message: 'Something went wrong on our side.' } },
    `${NON_2XX}: 500. Something went wrong on our side.`,
  ],
])('when %s, the page retries three times before it reports that', async (_, answer, message) => {
  await trackWith(answer);
  await waitFor(() => expect(backend.callsTo('leadDetails')).toHaveLength(1));
  expect(screen.getByText('Loading your request details...')).toBeInTheDocument();

  await passTime(7000);

  await untilNotFound(message);
  expect(backend.callsTo('leadDetails')).toHaveLength(4);
});

test('a function that recovers between attempts shows the details', async () => {
  backend.answer('leadDetails', { status: 503 }, 'connection lost', 'ok');
  await track();
  await waitFor(() => expect(backend.callsTo('leadDetails')).toHaveLength(1));

  await passTime(3000);

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
});

test('Try again makes another call', async () => {
  const user = await trackWith('connection lost');
  await waitFor(() => expect(backend.callsTo('leadDetails')).toHaveLength(1));
  await passTime(7000);
  await screen.findByRole('heading', { name: 'Request Not Found' });
  backend.answer('leadDetails', 'ok');

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
});

test('an unanswered call is aborted after 20 seconds', async () => {
  backend.answer('leadDetails', 'no answer', 'ok');
  await track();
  await waitFor(() => expect(backend.callsTo('leadDetails')).toHaveLength(1));

  await passTime(22_000);

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
});

test('offline, the page waits, says so, and loads when the connection is back', async () => {
  backend.answer('leadDetails', 'connection lost', 'ok');
  await renderApp(`/track/${TRACKING_ID}`);
  fireEvent.offline(window);
  await passTime(2000);
  await screen.findByText('You’re offline. We’ll look it up as soon as you’re back.');
  await passTime(10_000);
  expect(backend.callsTo('leadDetails')).toHaveLength(1);

  fireEvent.online(window);

  expect(await screen.findByText('Timeframe')).toBeInTheDocument();
});

// Reporting

async function openDialog() {
  const user = await openLead();
  await user.click(screen.getByRole('button', { name: 'I was not contacted' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Report Not Being Contacted' })) };
}

test('Cancel closes the dialog and reports nothing', async () => {
  const { user, dialog } = await openDialog();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'No call or email from a hauler within 2 hours (8 AM–8 PM)? Tell us, and someone will reach out to you.',
  );

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(backend.callsTo('leadContacted')).toEqual([]);
});

test('Escape closes the dialog and restores the focus', async () => {
  const { user } = await openDialog();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'I was not contacted' })).toHaveFocus());
});

test('a report is sent, acknowledged and counted, and closes the dialog', async () => {
  const { user, dialog } = await openDialog();

  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));

  await untilToasted(
    'success',
    'Feedback Recorded',
    "We've noted that you weren't contacted. Someone will reach out to you shortly.",
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.dataLayer).toEqual([{ event: 'lead_not_contacted', trackingId: TRACKING_ID }]);
  expect(backend.bodiesTo('leadContacted')).toEqual([
    {
      trackingId: TRACKING_ID,
      wasNotContacted: true,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
});

test.each<[string, Answer]>([
  ['refused', { status: 400, body: { statusCode: 400, message: 'The request is malformed.' } }],
  ['lost', 'connection lost'],
])('a report that is %s is logged, reported and not counted, and the dialog stays open', async (_, answer) => {
  expectLogged('The report was not recorded');
  backend.answer('leadContacted', answer);
  const { user, dialog } = await openDialog();

  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));

  await untilToasted('error', 'Update Error', 'There was a problem recording your feedback. Please try again.');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(window.dataLayer).toEqual([]);
  expect(backend.callsTo('leadContacted')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close toast' }));

  backend.answer('leadContacted', 'ok');
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('Feedback Recorded')).toBeInTheDocument();
});

describe('a report on a request closed in the meantime', () => {
  const refused: Answer = {
    status: 409,
    body: { statusCode: 409, code: 'request-closed', status: 'Completed', message: 'In words of the function.' },
  };
  const WORDS = 'This request is completed. If that’s wrong, write to us.';

  test('can be retried when the dialog is reopened', async () => {
    expectLogged('The report was not recorded');
    backend.answer('leadContacted', refused, 'ok');
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
    await dialog.findByText(WORDS);

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'I was not contacted' }));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Submit Report' }));

    expect(await screen.findByText('Feedback Recorded')).toBeInTheDocument();
  });

  test('is answered with a toast if the dialog was closed', async () => {
    expectLogged('The report was not recorded');
    const { answer, release } = heldAnswer();
    backend.answer('leadContacted', answer);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    release(refused);

    await untilToasted('error', 'Update Error', WORDS);
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});

test('a double click reports once', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('leadContacted', answer);
  const { user, dialog } = await openDialog();

  await user.dblClick(dialog.getByRole('button', { name: 'Submit Report' }));
  const button = await dialog.findByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  release();

  expect(await screen.findByText('Feedback Recorded')).toBeInTheDocument();
  expect(backend.callsTo('leadContacted')).toHaveLength(1);
});

describe('while a report is being sent', () => {
  const failure = 'There was a problem recording your feedback. Please try again.';

  async function sendReport() {
    const { answer, release } = heldAnswer();
    backend.answer('leadContacted', answer, 'ok');
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
    await dialog.findByRole('button', { name: 'Sending…' });
    return { user, dialog, release };
  }

  async function untilReported() {
    expect(await screen.findByText('Feedback Recorded')).toBeInTheDocument();
    await untilClosed();
    expect(backend.callsTo('leadContacted')).toHaveLength(1);
  }

  test('Cancel closes the dialog, and the report is still acknowledged', async () => {
    const { user, dialog, release } = await sendReport();

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await untilClosed();
    release();

    await untilReported();
  });

  test('Escape closes the dialog, and a failure is still reported', async () => {
    expectLogged('The report was not recorded');
    const { user, release } = await sendReport();

    await user.keyboard('{Escape}');
    await untilClosed();
    release({ status: 400, body: { statusCode: 400, message: 'The request is malformed.' } });

    await untilToasted('error', 'Update Error', failure);
  });

  test("the reopened dialog can't send it again", async () => {
    const { user, release } = await sendReport();

    await user.keyboard('{Escape}');
    await untilClosed();
    await user.click(screen.getByRole('button', { name: 'I was not contacted' }));
    await user.click(await screen.findByRole('button', { name: 'Sending…' }));
    release();

    await untilReported();
  });

  test('a visitor who leaves the page gets the result there', async () => {
    const { user, release } = await sendReport();

    await user.keyboard('{Escape}');
    await goToPrivacy(user);
    release();

    await untilReported();
    expect(window.dataLayer).toContainEqual({ event: 'lead_not_contacted', trackingId: TRACKING_ID });
    await expectSentOnPrivacy();
  });

  test('a connection that breaks is reported right away, and the report can be sent again', async () => {
    expectLogged('The report was not recorded');
    const { user, dialog, release } = await sendReport();

    fireEvent.offline(window);
    release('connection lost');

    await untilToasted('error', 'Update Error', failure);
    fireEvent.online(window);
    await passTime(10_000);
    expect(backend.callsTo('leadContacted')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
    expect(await screen.findByText('Feedback Recorded')).toBeInTheDocument();
  });
});

describe('a report submitted offline', () => {
  async function submitOffline() {
    const { user, dialog } = await openDialog();
    fireEvent.offline(window);
    await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
    const button = await dialog.findByRole('button', { name: 'Sending…' });
    expect(backend.callsTo('leadContacted')).toEqual([]);
    return { user, dialog, button };
  }

  test('is sent once when the connection is back, however often it was clicked', async () => {
    const { user, button } = await submitOffline();

    await user.dblClick(button);
    fireEvent.online(window);

    expect(await screen.findByText('Feedback Recorded')).toBeInTheDocument();
    await untilClosed();
    await passTime(10_000);
    expect(backend.callsTo('leadContacted')).toHaveLength(1);
  });

  test('is canceled with Cancel', async () => {
    const { user, dialog } = await submitOffline();

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await untilClosed();
    fireEvent.online(window);
    await passTime(10_000);

    expect(backend.callsTo('leadContacted')).toEqual([]);
  });
});

test("broken analytics don't affect the visitor", async () => {
  expectLogged('Analytics failed');
  window.dataLayer = {
    push() {
      throw new Error('blocked');
    },
  } as unknown as unknown[];
  const { user, dialog } = await openDialog();

  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));

  expect(await screen.findByText('Feedback Recorded')).toBeInTheDocument();
});

// Entering an ID by hand

test('an ID typed into /track opens its page', async () => {
  await preload(`/track/${TRACKING_ID}`);
  const { user } = await renderApp('/track');

  await user.type(screen.getByLabelText('Tracking ID'), ' 7k3m 9q2x 4tbv r8nd ');
  await user.click(screen.getByRole('button', { name: 'Track my request' }));

  await screen.findByText('Loading your request details...');
  await passTime(2000);
  await screen.findByText('Timeframe');
  expect(backend.bodiesTo('leadDetails')).toEqual([{ trackingId: '7K3M9Q2X4TBVR8ND' }]);
});

describe('a visitor who leaves during the lookup', () => {
  async function lookUp(user: UserEvent, trackingId: string) {
    await user.type(screen.getByLabelText('Tracking ID'), trackingId);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Track my request' }));
    expect(await screen.findByText('Loading your request details...')).toBeInTheDocument();
    await passTime(2000);
  }

  async function goToForm(user: UserEvent) {
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Track my request' }));
    await screen.findByLabelText('Tracking ID');
    // Before that, the focus would leave the field during typing.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  }

  /** Looks up a request whose answer is late, unlike that of the next one. */
  async function startLookup(next: Answer) {
    const { answer, release } = heldAnswer();
    backend.answer('leadDetails', answer, next);
    await preload(`/track/${TRACKING_ID}`);
    const { user } = await renderApp('/track');
    await lookUp(user, TRACKING_ID);
    await waitFor(() => expect(backend.callsTo('leadDetails')).toHaveLength(1));
    return { user, release };
  }

  test('for another request sees that one, also when the first answer arrives', async () => {
    const { user, release } = await startLookup({ status: 200, body: { ...leadDetails, fullName: 'Eva Ruiz' } });
    await goToForm(user);
    await lookUp(user, '0000-0000-0000-0000');
    await screen.findByText('Eva Ruiz');

    release();
    await passTime(10_000);

    expect(screen.getByText('Eva Ruiz')).toBeInTheDocument();
    expect(screen.queryByText('Ana Diaz')).not.toBeInTheDocument();
    expect(backend.bodiesTo('leadDetails')).toEqual([
      { trackingId: TRACKING_ID.replaceAll('-', '') },
      { trackingId: '0'.repeat(16) },
    ]);
  });

  test('for another page stays there, and finds the request on return', async () => {
    const { user, release } = await startLookup('ok');
    await goToPrivacy(user);

    release();
    await passTime(10_000);

    await expectSentOnPrivacy();
    await goToForm(user);
    await lookUp(user, TRACKING_ID);
    expect(await screen.findByText('Ana Diaz')).toBeInTheDocument();
  });
});

test.each([
  ['', 'No tracking ID provided'],
  ['7K3M', 'A tracking ID has 16 letters and digits'],
])('"%s" typed into /track shows "%s" until it is edited', async (text, message) => {
  const { user } = await renderApp('/track');
  const field = screen.getByLabelText('Tracking ID');
  if (text) await user.type(field, text);

  await user.click(screen.getByRole('button', { name: 'Track my request' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));

  await user.type(field, 'A');
  expect(field).toHaveAccessibleDescription(expect.not.stringContaining(message));
});

test('the last five requests sent from this device are listed without their IDs, newest first', async () => {
  for (const [index, letter] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
    const submittedAt = new Date(2026, 10, 21, 9, 5 + index).getTime();
    vi.setSystemTime(submittedAt);
    rememberRequest({ leadId: letter, trackingId: letter.repeat(16), submittedAt });
  }
  await renderApp('/track');

  const recent = within(screen.getByRole('region', { name: 'Sent from this device' }));
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['F', 'E', 'D', 'C', 'B'].map((letter) => `/track/${Array(4).fill(letter.repeat(4)).join('-')}`),
  );
  const [newest] = recent.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/^FFFF-FFFF-FFFF-FFFFNov 21, 2026, 9:10\sAM$/);
});

describe('Forget this device’s requests', () => {
  async function openList() {
    rememberRequest({ leadId: 'lead', trackingId: TRACKING_ID.replaceAll('-', ''), submittedAt: Date.now() });
    const { user } = await renderApp('/track');
    return { user, list: within(screen.getByRole('region', { name: 'Sent from this device' })) };
  }

  test('removes them from device and screen, confirms it and keeps the focus', async () => {
    const { user, list } = await openList();

    await user.click(list.getByRole('button', { name: 'Forget this device’s requests' }));

    expect(list.queryByRole('link')).not.toBeInTheDocument();
    expect(list.getByRole('status')).toHaveTextContent(/^Removed from this device\./);
    expect(list.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(JSON.stringify(localStorage)).not.toContain(TRACKING_ID.replaceAll('-', ''));
  });

  test('can be undone while the page is open', async () => {
    const { user, list } = await openList();
    await user.click(list.getByRole('button', { name: 'Forget this device’s requests' }));

    await user.click(list.getByRole('button', { name: 'Undo' }));

    expect(list.getByRole('link', { name: TRACKING_ID })).toBeInTheDocument();
    expect(list.getByRole('status')).toBeEmptyDOMElement();
    expect(list.getByRole('button', { name: 'Forget this device’s requests' })).toHaveFocus();
    expect(readRecentRequests()).toMatchObject([{ leadId: 'lead' }]);
  });
});

test('a device that has sent nothing shows no list', async () => {
  await renderApp('/track');

  expect(screen.queryByText('Sent from this device')).not.toBeInTheDocument();
});

describe('the order of the page', () => {
  const parts = () => [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part']);
  const end = ['progress', 'details', 'line', 'history', 'change'];
  const hauler = { name: 'Diaz & Sons Hauling', phone: '3105550188', languages: ['en'] };

  test.each<[string, Partial<LeadDetails>, ...string[]]>([
    ['waiting', { promisedBy: '2999-11-21T16:40:00-08:00' }, 'act', 'strip', ...end],
    ['looking', { isStillLooking: true }, 'change', 'strip', ...end.slice(0, -1)],
    ['matched', { hauler }, 'hauler', 'strip', ...end],
    ['no-proposal', { hauler, status: 'Sent Proposal' }, 'strip', 'hauler', ...end],
    ['done', { hauler, status: 'Completed' }, 'act', 'strip', 'hauler', 'progress', 'details', 'history'],
    ['canceled', { status: 'Canceled' }, 'act', 'strip', 'details', 'history'],
  ])('at the stage "%s"', async (stage, changes, ...expected) => {
    await openLead(changes);

    expect(screen.getByRole('article')).toHaveAttribute('data-stage', stage);
    expect(parts()).toEqual(['head', 'moment', ...expected]);
  });

  test('of a request with an unknown status has no stage', async () => {
    await openLead({ status: 'On Hold' });

    expect(screen.getByRole('article')).toHaveAttribute('data-stage', 'other');
    expect(parts()).not.toContain('moment');
  });

  test('shows the facts, and keeps the history folded', async () => {
    await openLead();

    expect(screen.getByText('Your request').parentElement).toHaveAttribute('open');
    expect(screen.getByText('What has happened so far').parentElement).not.toHaveAttribute('open');
  });
});
