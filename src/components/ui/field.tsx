import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  label: ReactNode;
  /** Says that the field may stay empty. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
};

const control =
  'mt-1.5 block w-full rounded-xl border-2 bg-white px-4 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft ' +
  'hover:border-ink-soft focus-visible:border-leaf focus-visible:outline-offset-0';

function Frame({
  id,
  label,
  optional,
  hint,
  error,
  className,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The message under a field. Also said in the error summary, word for word. */
function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 font-semibold text-danger text-sm">
      <span className="sr-only">Error: </span>
      {children}
    </p>
  );
}

function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  return clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
}

/** A labelled one-line input with its hint and its error. */
export function TextField({
  label,
  optional,
  hint,
  error,
  className,
  id: givenId,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <Frame {...{ id, label, hint, error }} optional={optional ?? false} className={className ?? ''}>
      <input
        id={id}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(control, 'min-h-12', error ? 'border-danger' : 'border-field')}
        {...input}
      />
    </Frame>
  );
}

/** A labelled text area with its hint and its error. */
export function TextAreaField({
  label,
  optional,
  hint,
  error,
  className,
  id: givenId,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <Frame {...{ id, label, hint, error }} optional={optional ?? false} className={className ?? ''}>
      <textarea
        id={id}
        rows={5}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(control, error ? 'border-danger' : 'border-field')}
        {...area}
      />
    </Frame>
  );
}

/** A labelled choice of one. Its children are the options. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  className,
  id: givenId,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <Frame {...{ id, label, hint, error }} optional={optional ?? false} className={className ?? ''}>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(control, 'min-h-12', error ? 'border-danger' : 'border-field')}
        {...select}
      />
    </Frame>
  );
}

/** A box to tick, with its words beside it and its error below. */
export function CheckboxField({
  label,
  error,
  id: givenId,
  ...input
}: Omit<FieldProps, 'hint'> & ComponentProps<'input'>) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-leaf"
          {...input}
        />
        <label htmlFor={id} className="min-h-7 pt-0.5 leading-snug">
          {label}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
