import { fieldErrorText } from '@functions/words/en/errors.ts';
import { type ChangeEvent, useRef, useState } from 'react';

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: readonly { message: string }[] } };

/**
 * The state of a text field that is validated when its dialog is submitted.
 *
 * @returns `field`: the props of the field; `check`, which passes on a valid value, or else shows the error below the
 *   field and focuses it.
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
    check<Value>(parsed: Parsed<Value>, onValid: (value: Value) => void) {
      if (parsed.success) return onValid(parsed.data);
      setError(fieldErrorText(parsed.error.issues[0]?.message));
      ref.current?.focus();
    },
    /** Call it when something else that the validation depends on has changed. */
    clearError: () => setError(undefined),
  };
}
