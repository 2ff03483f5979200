import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form whose values live in an outside draft. It shows the draft's changes and reports each edit. Errors from a
 * submit stay until they are fixed.
 *
 * @param schema turns the form's values into the content to send.
 * @param onEdit called with all values after each edit.
 */
export function useKeptForm<Values extends FieldValues, Content>(
  values: Values,
  schema: z.ZodMiniType<Content, Values>,
  onEdit: (values: Values) => void,
) {
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const [failedTries, setFailedTries] = useState(0);
  const tried = useRef(new Map<string, string>());

  // Layout effects, because a key can be pressed between a render and its other effects: they would undo it.
  useLayoutEffect(() => {
    if (JSON.stringify(values) !== JSON.stringify(form.getValues())) form.reset(values, { keepErrors: true });
  });

  useLayoutEffect(() =>
    form.subscribe({
      formState: { values: true },
      // Edits have a name; other changes don't.
      callback({ values: edited, name }) {
        if (name === undefined) return;
        onEdit(edited);
        check();
      },
    }),
  );

  /** Shows the errors of the last submit that still apply; on a submit, all current ones. */
  function check(isSent = false): Content | undefined {
    const { data, error } = schema.safeParse(form.getValues());
    // If a field has several errors, the first one wins.
    const faults = new Map(error?.issues.reverse().map(({ path, message }) => [path.join('.'), message]));
    if (isSent) tried.current = faults;
    form.clearErrors();
    for (const [name, message] of faults) {
      if (tried.current.get(name) === message) form.setError(name as FieldPath<Values>, { message });
    }
    return data;
  }

  return {
    ...form,
    /** The number of submits that failed because of errors. */
    failedTries,
    submit: (onValid: (content: Content) => void) => (event: SubmitEvent) => {
      event.preventDefault();
      const content = check(true);
      if (content) onValid(content);
      else setFailedTries(failedTries + 1);
    },
  };
}
