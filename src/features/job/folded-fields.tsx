import { type ReactNode, useEffect, useRef } from 'react';

type FoldedFieldsProps = {
  summary: string;
  /** Opens it when it becomes true. The visitor can close it again. */
  opens: boolean;
  children: ReactNode;
};

/** Fields that few haulers need, folded under `summary`. */
export function FoldedFields({ summary, opens, children }: FoldedFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (opens && details.current) details.current.open = true;
  }, [opens]);

  return (
    <details ref={details} className="min-w-0 open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold link-underline">{summary}</summary>
      {children}
    </details>
  );
}
