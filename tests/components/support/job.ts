import type { HeldLead, Job } from '@functions/contracts/job.ts';
import type { Proposal } from '@functions/contracts/pickup.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/job';
import { type Answer, backendOfTests } from './fake-backend';
import { renderApp } from './render-app';
import { fakeClock } from './time';

export const TOKEN = '7K3M9Q2X4TBVR8ND';
export const PATH = addressIn(language, '/job/7K3M-9Q2X-4TBV-R8ND');

export const called = { contactedAt: '2026-11-22T21:10:00.000Z' };
export const sentProposal = { ...called, status: 'Sent Proposal' };
const inProgress = { ...called, status: 'In Progress' };

/** 9 to 11 AM and 1 to 3 PM on Monday in Los Angeles. */
export const morning = { from: '2026-11-23T17:00:00.000Z', until: '2026-11-23T19:00:00.000Z', isOpen: true };
export const afternoon = { from: '2026-11-23T21:00:00.000Z', until: '2026-11-23T23:00:00.000Z', isOpen: true };

export const proposal: Proposal = {
  id: '0a8e8a3c-6f0c-4f4e-9d57-111111111111',
  priceFrom: 120,
  priceTo: 180,
  windows: [morning, afternoon],
  madeAt: '2026-11-22T21:30:00.000Z',
};
export const agreed: Proposal = { ...proposal, chosen: 1, acceptedBy: 'customer' };
export const pickup = { from: morning.from, until: morning.until };
export const booked: Partial<HeldLead> = { ...inProgress, agreed, pickup };
/** From 3 to 5 PM on the day of the test. */
export const soon = { from: '2026-11-22T23:00:00.000Z', until: '2026-11-23T01:00:00.000Z' };
export const today: Partial<HeldLead> = { ...booked, pickup: soon };

export const ok = (job: Job): Answer => ({ status: 200, body: job });
export const refused = (code: string, reason: object = {}): Answer => ({
  status: 409,
  body: { statusCode: 409, code, message: 'In words of the function.', ...reason },
});

/** The page of a job in each test of a file, on Sunday, November 22, 2026, at 2 PM in Los Angeles. */
export function jobOfTests() {
  beforeEach(() => fakeClock(new Date('2026-11-22T22:00:00Z')));
  const backend = backendOfTests();
  return {
    backend,
    /** Opens the link of a job and sets the next answers. */
    async open(job: Job, ...later: (Answer | Promise<Answer>)[]) {
      backend.answer('job', ok(job), ...later);
      const app = await renderApp(PATH);
      await screen.findByRole('article');
      return app;
    },
    /** The requests the page has sent, except for loading. */
    actionsSent() {
      return backend.bodiesTo('job').filter((body) => !JSON.stringify(body).includes('"action":"view"'));
    },
  };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const dialog = () => within(screen.getByRole('dialog'));

export async function expectFocused(name: RegExp | string) {
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
}

// The proposal form

export const priceField = () => screen.getByLabelText(words.proposalForm.price.from);

/** The names of the controls in the bar. */
export function barControls(): (string | null)[] {
  const bar = within(screen.getByRole('group', { name: words.bar.name }));
  return [...bar.queryAllByRole('link'), ...bar.queryAllByRole('button')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );
}

/** Replaces the value of a field. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export async function send(user: UserEvent) {
  await user.click(button(words.proposalForm.send));
}
