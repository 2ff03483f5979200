import { fieldErrorText } from '@functions/words/en/errors.ts';
import { type ChangeEvent, useRef, useState } from 'react';

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: readonly { message: string }[] } };

/**
 * A text of a dialog that is checked when the dialog is sent.
 *
 * @returns `field`: what its field is given; `check`, which hands on what is right, or else says below the field what is
 *   wrong and leads there.
 */
export function useCheckedText<Control extends HTMLInputElement | HTMLTextAreaElement>(stored = '') {
  const [value, setValue] = useState(stored);
  const [error, setError] = useState<string>();
  const ref = useRef<Control>(null);
  return {
    field: {
      ref,
      value,
      error,
      onChange({ target }: ChangeEvent<Control>) {
        setValue(target.value);
        setError(undefined);
      },
    },
    check<Value>(parsed: Parsed<Value>, onRight: (value: Value) => void) {
      if (parsed.success) return onRight(parsed.data);
      setError(fieldErrorText(parsed.error.issues[0]?.message));
      ref.current?.focus();
    },
    /** Something else that the check hangs on has changed. */
    clearError: () => setError(undefined),
  };
}
