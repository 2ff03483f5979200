import { type ReactNode, useEffect, useRef } from 'react';

/** What came of a press, where it was made: it takes the focus, as what was pressed may be gone. */
export function Saved({ text, children }: { text: string; children?: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => line.current?.focus(), []);

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-leaf-pale p-4">
      <p ref={line} tabIndex={-1} className="break-words font-semibold">
        {text}
      </p>
      {children}
    </div>
  );
}
