import type { DeskLook } from '@functions/rules/desk-contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { deskOfTest, LINK, shows } from './desk';
import type { Answer } from './fake-backend';
import { renderApp } from './render-app';

/** The desk as it opens by the link of the list, or of a message. */
export function deskListOfTest() {
  const { backend, actsSent } = deskOfTest();
  return {
    backend,
    /** Opens a link that shows this; what follows are the answers to what is asked next. */
    async open(look: DeskLook, ...later: (Answer | Promise<Answer>)[]) {
      backend.answer('desk', shows(look), ...later);
      const app = await renderApp(LINK);
      // While it is looked up, the page says no more than that.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^Desk$/));
      return app;
    },
    /** What the page has sent besides looks, without the token that all have and the ID of the press. */
    sent(): unknown[] {
      return actsSent().map(({ token: _, id: __, ...act }) => act);
    },
  };
}
