import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from '@/features/tracking/use-kept-focus';

/** Disappears one render after it closes, like a dialog. */
function Field({ isOpen }: { isOpen: boolean }) {
  const [isThere, setThere] = useState(true);
  useLayoutEffect(() => setThere(isOpen), [isOpen]);
  return isThere ? <input aria-label="Email" /> : null;
}

function Card({ isOpen }: { isOpen: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article {...useKeptFocus(heading)}>
      <h1 ref={heading} tabIndex={-1}>
        Your request
      </h1>
      <Field isOpen={isOpen} />
    </article>
  );
}

test('the focus of an element that disappears after a rerender is kept', async () => {
  const { rerender } = render(<Card isOpen />);
  screen.getByRole('textbox', { name: 'Email' }).focus();

  rerender(<Card isOpen={false} />);

  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
