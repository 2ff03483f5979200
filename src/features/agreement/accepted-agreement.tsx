import type { AgreementToAccept } from '@functions/contracts/agreement.ts';
import type { AgreementVersion } from '@functions/domain/agreement.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { Button } from '@/components/ui/button';
import { Fact } from '@/features/request/facts';
import { JobHeading } from '@/features/request/heading';
import { words } from '@/words/agreement';
import { attestedFacts } from '@/words/shared/attested';
import { formatDay } from '@/words/shared/dates';
import { PointsPanel } from './points-panel';

type AcceptedAgreementProps = { view: AgreementToAccept; version: AgreementVersion; takesFocus: boolean };

/** What was accepted, when and by whom. */
export function AcceptedAgreement({ view: { business, accepted }, version, takesFocus }: AcceptedAgreementProps) {
  if (!accepted) throw new Error('An accepted agreement has no record');
  const { heading, by, onPaper, copy, attested, print } = words.accepted;
  const facts = attestedFacts(accepted.attested);
  return (
    <article className="wrap-anywhere space-y-8">
      <div className="space-y-3">
        <JobHeading takesFocus={takesFocus}>{heading(business, formatDay(losAngelesDay(accepted.at)))}</JobHeading>
        <p className="text-lede">{accepted.by === null ? onPaper : by(accepted.by)}</p>
        <div data-print="hide" className="space-y-3">
          <p className="text-ink-soft">{copy}</p>
          <Button variant="secondary" onClick={() => window.print()}>
            {print}
          </Button>
        </div>
      </div>
      <PointsPanel version={version} />
      {facts.length > 0 && (
        <section aria-labelledby="attested" className="rounded-panel bg-paper p-6 shadow-card sm:p-8">
          <h2 id="attested" className="text-heading">
            {attested}
          </h2>
          <dl className="mt-4 space-y-4">
            {facts.map(([term, value]) => (
              <Fact key={term} term={term}>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </article>
  );
}
