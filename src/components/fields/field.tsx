import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { words } from '@/words/ui';

type FieldProps = {
  /** The control's id; one is made up if it is not given. */
  id?: string | undefined;
  label: ReactNode;
  /** Says that the field may stay empty. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** What ties a control to its label, its hint and its error. */
type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldFrameProps = FieldProps & { children(wiring: Wiring): ReactNode };

/** A control with its label and its hint above it and its error below. */
function Field({ id: givenId, label, optional = false, hint, error, className, children }: FieldFrameProps) {
  const wiring = useWiring(givenId, hint, error);
  return (
    <div className={className}>
      <label htmlFor={wiring.id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {words.field.optional}</span>}
      </label>
      {hint && (
        <p id={`${wiring.id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children(wiring)}
      <FieldError id={`${wiring.id}-error`} error={error} />
    </div>
  );
}

function useWiring(givenId: string | undefined, hint: ReactNode, error: string | undefined): Wiring {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
  };
}

/** The message under a field. Also said in the error summary, word for word. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 font-semibold text-danger text-sm">
      <span className="sr-only">{words.field.error}</span>
      {error}
    </p>
  );
}

const control =
  'mt-1.5 block w-full rounded-xl border-2 bg-white px-4 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft ' +
  'hover:border-ink-soft focus-visible:border-leaf focus-visible:outline-offset-0';

function controlLook(error: string | undefined, ...more: string[]) {
  return clsx(control, error ? 'border-danger' : 'border-field', more);
}

/** A labeled one-line input with its hint and its error. */
export function TextField({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {(wiring) => <input type="text" {...wiring} className={controlLook(error, 'min-h-12')} {...input} />}
    </Field>
  );
}

/** A labeled text area with its hint and its error. */
export function TextAreaField({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {(wiring) => <textarea rows={5} {...wiring} className={controlLook(error)} {...area} />}
    </Field>
  );
}

/** A labeled choice of one. Its children are the options. */
export function SelectField({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {(wiring) => <select {...wiring} className={controlLook(error, 'min-h-12')} {...select} />}
    </Field>
  );
}

type CheckboxFieldProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'> & ComponentProps<'input'>;

/** A box to tick, with its words beside it and its hint and its error below. */
export function CheckboxField({ id: givenId, label, hint, error, ...input }: CheckboxFieldProps) {
  const wiring = useWiring(givenId, hint, error);
  return (
    <div>
      <div className="flex items-start gap-3">
        <input type="checkbox" {...wiring} className="mt-0.5 size-6 shrink-0 accent-leaf" {...input} />
        <label htmlFor={wiring.id} className="min-h-7 pt-0.5 leading-snug">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${wiring.id}-hint`} className="mt-1.5 ml-9 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${wiring.id}-error`} error={error} />
    </div>
  );
}
