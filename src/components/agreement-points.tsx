import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { site } from '@/content/facts/site';
import { agreements } from '@/words/shared/agreements';

/** The agreement with haulers: what it is about, and its ten points. */
export function AgreementPoints() {
  const { intro, points } = agreements[AGREEMENT_VERSION](site.name);
  return (
    <>
      <p>{intro}</p>
      <ol className="mt-4 list-decimal space-y-3 pl-6 marker:font-semibold">
        {points.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </>
  );
}
