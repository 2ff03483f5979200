import type { AgreementToAccept } from '@functions/contracts/agreement.ts';
import type { AgreementVersion } from '@functions/domain/agreement.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { useEffect, useRef } from 'react';
import { AgreementPoints } from '@/components/agreement/agreement-points';
import { JobHeading } from '@/features/request/heading';
import { words } from '@/words/agreement';
import { formatDay } from '@/words/shared/dates';
import { AcceptanceForm } from './acceptance-form';
import type { AgreementActs } from './use-agreement-acts';

type OpenAgreementProps = { look: AgreementToAccept; version: AgreementVersion; token: string; acts: AgreementActs };

/** The current version, which the hauler has not accepted, and the form to do so. */
export function OpenAgreement({ look, version, token, acts }: OpenAgreementProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasChanged } = acts;
  const { business, dueAt, accepted } = look;
  const { heading: title, standing, lede, until, earlier, changed } = words.open;

  useEffect(() => {
    if (hasChanged) heading.current?.focus();
  }, [hasChanged]);

  return (
    <article className="wrap-anywhere space-y-8">
      <div className="space-y-3">
        <JobHeading standing={standing(business)} takesFocus={false}>
          {title}
        </JobHeading>
        <p className="text-lede">{lede}</p>
        {accepted && <p>{earlier(formatDay(losAngelesDay(accepted.at)))}</p>}
        {dueAt && new Date(dueAt) > new Date() && <p>{until(formatDay(losAngelesDay(dueAt)))}</p>}
      </div>
      <section aria-labelledby="points" className="rounded-panel bg-paper p-6 shadow-card sm:p-8">
        <h2 id="points" ref={heading} tabIndex={-1} className="scroll-mt-28 text-heading">
          {words.points}
        </h2>
        {hasChanged && (
          <p role="alert" className="mt-2 font-semibold text-danger">
            {changed}
          </p>
        )}
        <div className="mt-4">
          <AgreementPoints version={version} />
        </div>
        <p className="mt-4 text-ink-soft text-sm">{words.version(version)}</p>
      </section>
      <AcceptanceForm business={business} version={version} token={token} acts={acts} />
    </article>
  );
}
