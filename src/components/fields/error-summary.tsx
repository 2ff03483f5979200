import { useLayoutEffect, useRef } from 'react';
import { useTitlePrefix } from '@/lib/use-title-prefix';
import { words } from '@/words/ui';

type ErrorSummaryProps = {
  errors: readonly { fieldId: string; message: string }[];
  /** Changes with each failed submit, which focuses the summary. */
  focusKey: number;
};

/** A form's errors, above it, each linked to its field. Adds "Error: " to the document's title. */
export function ErrorSummary({ errors, focusKey }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;

  // In a layout effect, because the visitor may keep typing.
  useLayoutEffect(() => {
    if (focusKey > 0) box.current?.focus();
  }, [focusKey]);

  useTitlePrefix(hasErrors ? words.field.error : '');

  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mt-5 scroll-mt-28 rounded-card border-2 border-danger bg-danger-pale p-5"
    >
      <h3 className="font-extrabold text-lg">{words.errorSummary}</h3>
      <ul className="mt-2 space-y-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="font-semibold text-danger underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
