import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { words } from '@/words/tracking';

export type FieldError = { fieldId: string; message: string };

type UpdateFormProps = {
  errors: readonly FieldError[];
  /** How often it was sent with errors: the summary of them then takes the focus. */
  failedTries: number;
  isUnderWay: boolean;
  /** It waits for the connection. */
  isWaiting: boolean;
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
  isUnderWay,
  isWaiting,
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
      aria-busy={isUnderWay}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors} focusKey={failedTries} />
      <div className="mt-5">{children}</div>
      {isWaiting && (
        <p role="status" className="mt-5 rounded-card bg-poppy-pale p-4 font-semibold">
          {words.updateForm.offline}
        </p>
      )}
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {isUnderWay && !isWaiting ? words.updateForm.close : close}
        </Button>
        <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} aria-disabled={isUnderWay}>
          {isUnderWay ? words.sending : submit}
        </Button>
      </div>
    </form>
  );
}
