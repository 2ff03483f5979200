import type { AgreementVersion } from '@functions/domain/agreement.ts';
import { useEffect, useRef } from 'react';
import { AgreementPoints } from '@/components/agreement/agreement-points';
import { words } from '@/words/agreement';

type PointsPanelProps = {
  version: AgreementVersion;
  /** Adds a note that the points have changed since the hauler opened the page. */
  haveChanged?: boolean;
};

/** The points of a version of the agreement. */
export function PointsPanel({ version, haveChanged = false }: PointsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (haveChanged) heading.current?.focus();
  }, [haveChanged]);

  return (
    <section aria-labelledby="points" className="rounded-panel bg-paper p-6 shadow-card sm:p-8">
      <h2 id="points" ref={heading} tabIndex={-1} className="scroll-mt-28 text-heading">
        {words.points}
      </h2>
      {haveChanged && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {words.open.changed}
        </p>
      )}
      <div className="mt-4">
        <AgreementPoints version={version} />
      </div>
      <p className="mt-4 text-ink-soft text-sm">{words.version(version)}</p>
    </section>
  );
}
