import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { words } from '@/words/tracking';

export type FieldError = { fieldId: string; message: string };

type UpdateFormProps = {
  errors: readonly FieldError[];
  /** How often it was sent with errors: the summary of them then takes the focus. */
  failedTries: number;
  isPending: boolean;
  /** It waits for the connection. */
  isPaused: boolean;
  submit: string;
  /** What is done cannot be undone. */
  isDestructive?: boolean;
  /** What the other button says, unless it is too late for that. */
  close: string;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
};

/** A form in a dialog: what is wrong, the fields, and the two ways out. */
export function UpdateForm({
  errors,
  failedTries,
  isPending,
  isPaused,
  submit,
  isDestructive = false,
  close,
  onSubmit,
  onClose,
  children,
}: UpdateFormProps) {
  return (
    <form
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors} focusKey={failedTries} />
      <div className="mt-5">{children}</div>
      {isPaused && (
        <p role="status" className="mt-5 rounded-card bg-poppy-pale p-4 font-semibold">
          {words.updateForm.offline}
        </p>
      )}
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {isPending && !isPaused ? words.updateForm.close : close}
        </Button>
        <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} aria-disabled={isPending}>
          {isPending ? words.sending : submit}
        </Button>
      </div>
    </form>
  );
}
