import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { site } from '@/content/facts/site';
import { agreements } from '@/words/shared/agreements';

/** The agreement with haulers: what it is about, and its ten points. By default the version of the public pages. */
export function AgreementPoints({ version = AGREEMENT_VERSION }: { version?: keyof typeof agreements }) {
  const { intro, points } = agreements[version](site.name);
  return (
    <>
      <p>{intro}</p>
      <ol className="mt-4 list-decimal space-y-3 pl-6 marker:font-semibold">
        {points.map(({ title, text }) => (
          <li key={title}>
            <strong>{`${title}.`}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
