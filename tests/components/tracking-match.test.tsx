import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberRequest } from '@/lib/recent-requests';
import { fakeBackend, leadDetails } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { stage } from './support/tracking';

const TRACKING_ID = '7K3M-9Q2X-4TBV-R8ND';
const hauler = { name: 'Diaz & Sons Hauling', phone: '3105550188', languages: ['en'] };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock(new Date('2026-11-21T15:00:00-08:00'));
  backend = fakeBackend();
});

async function openLead(changes: Partial<LeadDetails>) {
  backend.answer('leadDetails', { status: 200, body: { ...leadDetails, ...changes } });
  await renderApp(`/track/${TRACKING_ID}`);
  await passTime(2000);
  await screen.findByText('Timeframe');
}

// Who has the job

test('the hauler with the job is shown with a number to call', async () => {
  await openLead({ hauler });

  const panel = within(screen.getByRole('region', { name: 'Who has the job' }));
  expect(panel.getByText('Diaz & Sons Hauling')).toBeInTheDocument();
  expect(panel.getByText('Save this number so you’ll recognize the call.')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Call (310) 555-0188' })).toHaveAttribute('href', 'tel:+13105550188');
});

test('without a hauler the page mentions none', async () => {
  await openLead({ promisedBy: '2026-11-21T16:40:00-08:00' });

  expect(screen.queryByText(/has the job|has taken|your hauler/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
});

test('a canceled job shows no hauler', async () => {
  await openLead({ hauler, status: 'Canceled' });
  expect(screen.queryByText('Diaz & Sons Hauling')).not.toBeInTheDocument();
});

test('a completed job shows its hauler and announces no call', async () => {
  await openLead({ hauler, status: 'Completed' });

  expect(screen.getByRole('region', { name: 'Who did the job' })).toHaveTextContent('Diaz & Sons Hauling');
  expect(screen.queryByText(/recognize the call/)).not.toBeInTheDocument();
});

test.each([
  ['of another country', '442071838750', '442071838750'],
  ['that costs extra', '9005550142', '(900) 555-0142'],
  ['that is invalid', 'javascript:alert(1)//442071838750', 'javascript:alert(1)//442071838750'],
])("the hauler's name is shown as text, and so is a number %s", async (_, phone, shown) => {
  await openLead({ hauler: { name: '<img src=x onerror=alert(1)>', phone, languages: ['en'] } });

  const panel = within(screen.getByRole('region', { name: 'Who has the job' }));
  expect(panel.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(panel.getByText(shown)).toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
});

// The promised time

describe('while the request is submitted', () => {
  test('every device shows by when a hauler will call', async () => {
    await openLead({ promisedBy: '2026-11-21T16:40:00-08:00' });

    expect(stage()).toHaveTextContent(
      /^A local hauler will contact you by 4:40\sPM today ?Your request has arrived and is with local haulers\. ?Nothing to do until then\.$/,
    );
  });

  test("the server's promised time takes precedence over that of the device", async () => {
    const submittedAt = new Date('2026-11-21T10:00:00-08:00').getTime();
    rememberRequest({ leadId: 'lead', trackingId: TRACKING_ID.replaceAll('-', ''), submittedAt });
    await openLead({ promisedBy: '2026-11-21T16:40:00-08:00' });

    expect(stage()).toHaveTextContent(/will contact you by 4:40\sPM today/);
  });

  test('after the promised time the page says what to do', async () => {
    await openLead({ promisedBy: '2026-11-21T14:40:00-08:00' });

    expect(stage()).toHaveTextContent(
      /^A local hauler should have contacted you by 2:40\sPM today ?If no one has contacted you, tell us below\.$/,
    );
  });

  test('the hauler who accepted is the one who will call', async () => {
    await openLead({ hauler, promisedBy: '2026-11-21T16:40:00-08:00' });

    expect(stage()).toHaveTextContent(
      /^Diaz & Sons Hauling will contact you by 4:40\sPM today ?Diaz & Sons Hauling has taken your request\.$/,
    );
  });

  test("a hauler who hasn't called in time can be reported", async () => {
    await openLead({ hauler, promisedBy: '2026-11-21T14:40:00-08:00' });

    expect(stage()).toHaveTextContent(
      /^Diaz & Sons Hauling should have contacted you by 2:40\sPM today ?If no one has contacted you, tell us below\.$/,
    );
  });

  test.each([
    ['in time', '2026-11-21T16:40:00-08:00'],
    ['too late', '2026-11-21T12:00:00-08:00'],
  ])('after a call %s the page shows its time and no promise', async (_, promisedBy) => {
    await openLead({ hauler, promisedBy, contactedAt: '2026-11-21T14:10:00-08:00' });

    expect(stage()).toHaveTextContent(
      /^Diaz & Sons Hauling has called you ?Our records show a call to you at 2:10\sPM today\. If you didn’t get it, tell us below\.$/,
    );
  });

  test('a page left open shows the time relative to the current day', async () => {
    await openLead({ promisedBy: '2026-11-21T16:40:00-08:00' });

    await passTime(24 * 60 * 60_000);

    expect(stage()).toHaveTextContent(/should have contacted you by 4:40\sPM yesterday/);
    expect(backend.callsTo('leadDetails')).toHaveLength(1);
  });
});

describe('while the team reviews the request', () => {
  const HELD = 'Our team will look at your request before haulers see it.';
  const article = () => screen.getByRole('article');

  test('the page says so instead of a promise, also on the device that sent it', async () => {
    const submittedAt = new Date('2026-11-21T14:55:00-08:00').getTime();
    rememberRequest({ leadId: 'lead', trackingId: TRACKING_ID.replaceAll('-', ''), submittedAt });
    await openLead({ isHeld: true });

    expect(stage()).toHaveTextContent(new RegExp(`^${HELD}$`));
    expect(article()).not.toHaveTextContent(/2 hours|contact you by|hauler calls|we email/);
    expect(screen.getByText('Reload this page to see the latest.')).toBeInTheDocument();
  });

  test('the report mentions no promised time', async () => {
    await openLead({ isHeld: true });

    fireEvent.click(screen.getByRole('button', { name: 'I was not contacted' }));

    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Has no one called or emailed you? Tell us, and someone will reach out to you.',
    );
  });

  test('a call is also mentioned', async () => {
    await openLead({ isHeld: true, contactedAt: '2026-11-21T14:10:00-08:00' });

    expect(stage()).toHaveTextContent(
      /^Our team will look .* see it\. ?Our records show a call to you at 2:10\sPM today\./,
    );
  });

  test('a hauler who has it anyway is shown, without a promise', async () => {
    await openLead({ isHeld: true, hauler });

    expect(stage()).toHaveTextContent(/^Diaz & Sons Hauling has taken your request\.$/);
  });

  test.each(['Sent Proposal', 'Canceled'])('a request that is %s shows its own status text', async (status) => {
    await openLead({ isHeld: true, status });

    expect(screen.queryByText(HELD)).not.toBeInTheDocument();
    expect(stage()).toHaveTextContent(/has sent you a proposal|was canceled/);
  });
});

describe('while no hauler is found', () => {
  const MEANING = 'You can cancel at no cost, or ask your city for its bulky-item pickup.';
  const promisedBy = '2026-11-21T14:40:00-08:00';

  test.each(['ana@example.com', undefined])(
    'the page says so instead of any promise, with the email address %s',
    async (email) => {
      await openLead({ isStillLooking: true, promisedBy, email });

      expect(stage().textContent).toBe(`We’re still looking for a hauler${MEANING}`);
      expect(screen.getByRole('article')).not.toHaveTextContent(/2 hours|hauler calls|contact you/);
    },
  );

  test('the button to cancel follows immediately and is nowhere else', async () => {
    await openLead({ isStillLooking: true, promisedBy });

    const cancel = screen.getByRole('button', { name: 'Cancel my request' });
    expect(stage().nextElementSibling).toContainElement(cancel);
    fireEvent.click(cancel);
    expect(await screen.findByRole('dialog', { name: 'Cancel your request' })).toBeInTheDocument();
  });

  test('the report mentions no promised time', async () => {
    await openLead({ isStillLooking: true, promisedBy });

    fireEvent.click(screen.getByRole('button', { name: 'I was not contacted' }));

    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/^Has no one called or emailed you\?/);
  });

  test('a call is also mentioned', async () => {
    await openLead({ isStillLooking: true, contactedAt: '2026-11-21T14:10:00-08:00' });

    expect(stage()).toHaveTextContent(/^We’re still looking .*Our records show a call to you at 2:10\sPM today\./);
  });
});

describe('channels the customer agreed to', () => {
  const ways: [Partial<LeadDetails>, string, string][] = [
    [{ agreedToMessages: true }, 'calls, texts or email', 'call, text or email'],
    [{ agreedToMessages: true, email: undefined }, 'calls or texts', 'call or text'],
    [{ agreedToMessages: false }, 'calls or email', 'call or email'],
    [{ agreedToMessages: false, email: undefined }, 'calls', 'call'],
  ];

  test.each(ways)('with %j the page says to look for a proposal in: %s', async (changes, whereToLook) => {
    await openLead({ status: 'Sent Proposal', ...changes });

    expect(stage()).toHaveTextContent(
      `A hauler has sent you a proposal.Look for it in your ${whereToLook}, and agree on a time if it works for you.`,
    );
  });

  test.each(ways)('with %j the report says: %s, %s', async (changes, _, reach) => {
    await openLead(changes);

    fireEvent.click(screen.getByRole('button', { name: 'I was not contacted' }));

    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      `No ${reach} from a hauler within 2 hours (8 AM–8 PM)? Tell us, and someone will reach out to you.`,
    );
  });
});

test("a customer who couldn't be reached is told what to do and not asked for more junk", async () => {
  await openLead({ status: 'Canceled', cancelReasons: ['The customer could not be reached'] });

  expect(stage()).toHaveTextContent(
    /^This request was canceled\. ?We couldn’t reach you\. If you still want the pickup, book again with a number where we can reach you, or write to us\. ?Book a new pickup$/,
  );
});

test("a request that is not held doesn't mention the team", async () => {
  await openLead({ promisedBy: '2026-11-21T16:40:00-08:00' });

  expect(screen.queryByText(/Our team/)).not.toBeInTheDocument();
});

test.each(['Sent Proposal', 'In Progress', 'Completed', 'Canceled'])(
  'a request that is %s shows neither promise nor call',
  async (status) => {
    await openLead({ status, promisedBy: '2026-11-21T16:40:00-08:00', contactedAt: '2026-11-21T14:10:00-08:00' });

    expect(stage()).not.toHaveTextContent(/PM/);
  },
);

// History

test('the history shows each status with its time in Los Angeles in any time zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  await openLead({
    status: 'Sent Proposal',
    history: [
      { status: 'Submitted', at: '2026-11-21T22:40:00.000Z' },
      { status: 'Sent Proposal', at: '2026-11-22T06:05:00.000Z' },
    ],
  });

  const history = screen.getByText('What has happened so far').parentElement ?? document.body;
  expect(history).not.toHaveAttribute('open');
  const items = within(history).getAllByRole('listitem', { hidden: true });
  expect(items.map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
    'SubmittedSat, Nov 21, 2026, 2:40 PM',
    'Sent ProposalSat, Nov 21, 2026, 10:05 PM',
  ]);
  expect(history).toHaveTextContent('All times are Los Angeles time.');
});

test('the preferred time to call and the unit are in the details', async () => {
  await openLead({ callTime: 'After 5 PM', unitNumber: '4B' });

  expect(screen.getByText('Best time to call').nextElementSibling).toHaveTextContent('After 5 PM');
  expect(screen.getByText('Unit / Apt #').nextElementSibling).toHaveTextContent('4B');
});
