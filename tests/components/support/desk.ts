import type { DeskView } from '@functions/contracts/desk.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { DESK_NOW } from '../../fixtures/desk';
import { type Answer, fakeBackend } from './fake-backend';
import { renderApp } from './render-app';
import { takeTheClock } from './time';

export const TOKEN = '7K3M9Q2X4TBVR8ND';
export const LINK = '/desk/7K3M-9Q2X-4TBV-R8ND';

export const DEAD: Answer = { status: 200, body: { message: 'This link no longer works.' } };

export const shows = (look: DeskView): Answer => ({ status: 200, body: look });

/** A refusal, and how things stand. */
export const refuses = (code: string, message: string, current?: DeskView): Answer => ({
  status: 409,
  body: { statusCode: 409, code, message, ...(current && { current }) },
});

/** The desk at 2 PM of November 22, 2026, in Los Angeles. What it is asked, and what it answers. */
export function deskOfTest() {
  takeTheClock(DESK_NOW);
  const backend = fakeBackend();
  return {
    backend,
    /** Opens a link that shows this; what follows are the answers to what is asked next. */
    async open(look: DeskView, ...later: (Answer | Promise<Answer>)[]) {
      backend.answer('desk', shows(look), ...later);
      const app = await renderApp(LINK);
      // While it is looked up, the page says no more than that.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^Desk$/));
      return app;
    },
    /** What the page has sent besides looks. */
    actsSent(): Record<string, unknown>[] {
      const bodies = backend.bodiesTo('desk') as Record<string, unknown>[];
      return bodies.filter(({ action }) => action !== 'look');
    },
    /** The same without the token that all have and the ID of the press. */
    sent(): unknown[] {
      return this.actsSent().map(({ token: _, id: __, ...act }) => act);
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** What is to be done next with a request. */
export const next = () =>
  screen.getByRole('region', { name: screen.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '' });

/** What is to be pressed there before all, in its order. */
export const presses = () =>
  [...within(next()).queryAllByRole('button'), ...within(next()).queryAllByRole('link')]
    .filter((each) => !each.closest('details'))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);

export const dialog = () => within(screen.getByRole('dialog'));

/** Who a dialog says is told, sentence by sentence. */
export function toldInDialog(): (string | null)[] {
  const region = dialog().getByRole('region', { name: 'Who is told' });
  return [...region.querySelectorAll('p')].map(({ textContent }) => textContent);
}
