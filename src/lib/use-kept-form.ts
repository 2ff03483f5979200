import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form whose values live in a draft outside it: it shows them as they change and reports each edit. Errors that stopped
 * a submit stay until they are fixed.
 *
 * @param schema turns the values into what is sent.
 * @param onEdit is called with all values after each edit.
 */
export function useKeptForm<Values extends FieldValues, Content>(
  values: Values,
  schema: z.ZodMiniType<Content, Values>,
  onEdit: (values: Values) => void,
) {
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const [failedTries, setFailedTries] = useState(0);
  const tried = useRef(new Map<string, string>());

  useEffect(() => {
    if (JSON.stringify(values) !== JSON.stringify(form.getValues())) form.reset(values, { keepErrors: true });
  });

  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      // Only what is filled in has a name.
      callback({ values: edited, name }) {
        if (name === undefined) return;
        onEdit(edited);
        check();
      },
    }),
  );

  /** Shows what was wrong when it was sent and still is, or what is wrong now if it is sent now. */
  function check(isSent = false): Content | undefined {
    const { data, error } = schema.safeParse(form.getValues());
    // Of several faults of a field, the first.
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
    /** Grows with each try that was refused because of errors. */
    failedTries,
    submit: (onValid: (content: Content) => void) => (event: SubmitEvent) => {
      event.preventDefault();
      const content = check(true);
      if (content) onValid(content);
      else setFailedTries(failedTries + 1);
    },
  };
}
