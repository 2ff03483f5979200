import type { DeskView } from '@functions/contracts/desk.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { DESK_NOW } from '../../fixtures/desk';
import { type Answer, backendOfTests } from './fake-backend';
import { renderApp } from './render-app';
import { fakeClock } from './time';

export const TOKEN = '7K3M9Q2X4TBVR8ND';
export const LINK = '/desk/7K3M-9Q2X-4TBV-R8ND';

export const DEAD: Answer = { status: 200, body: { message: 'This link no longer works.' } };

export const shows = (look: DeskView): Answer => ({ status: 200, body: look });

/** A refusal with the current state. */
export const refuses = (code: string, message: string, current?: DeskView): Answer => ({
  status: 409,
  body: { statusCode: 409, code, message, ...(current && { current }) },
});

/** The desk of each test of a file, at 2 PM on November 22, 2026, in Los Angeles. */
export function deskOfTests() {
  beforeEach(() => fakeClock(DESK_NOW));
  const backend = backendOfTests();
  return {
    backend,
    /** Opens a link that shows this, and sets the next answers. */
    async open(look: DeskView, ...later: (Answer | Promise<Answer>)[]) {
      backend.answer('desk', shows(look), ...later);
      const app = await renderApp(LINK);
      // The page shows only this while loading.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^Desk$/));
      return app;
    },
    /** The requests the page has sent, except for loading. */
    actionsSent(): Record<string, unknown>[] {
      const bodies = backend.bodiesTo('desk') as Record<string, unknown>[];
      return bodies.filter(({ action }) => action !== 'view');
    },
    /** The same without token and action ID. */
    sent(): unknown[] {
      return this.actionsSent().map(({ token: _, id: __, ...action }) => action);
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The section with the next step of a request. */
export const next = () =>
  screen.getByRole('region', { name: screen.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '' });

/** The labels of its buttons, in order. */
export const presses = () =>
  [...within(next()).queryAllByRole('button'), ...within(next()).queryAllByRole('link')]
    .filter((each) => !each.closest('details'))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);

export const dialog = () => within(screen.getByRole('dialog'));

/** The sentences on who is told in a dialog. */
export function toldInDialog(): (string | null)[] {
  const region = dialog().getByRole('region', { name: 'Who is told' });
  return [...region.querySelectorAll('p')].map(({ textContent }) => textContent);
}
