import type { AgreementToAccept } from '@functions/contracts/agreement.ts';
import type { AgreementVersion } from '@functions/domain/agreement.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { JobHeading } from '@/features/request/heading';
import { words } from '@/words/agreement';
import { formatDay } from '@/words/shared/dates';
import { AcceptanceForm } from './acceptance-form';
import { PointsPanel } from './points-panel';
import type { AgreementActions } from './use-agreement-actions';

type OpenAgreementProps = {
  view: AgreementToAccept;
  version: AgreementVersion;
  token: string;
  actions: AgreementActions;
};

/** The current version, which the hauler has not accepted, and the form to do so. */
export function OpenAgreement({ view, version, token, actions }: OpenAgreementProps) {
  const { business, dueAt, accepted } = view;
  const { heading: title, status, lede, until, earlier } = words.open;

  return (
    <article className="wrap-anywhere space-y-8">
      <div className="space-y-3">
        <JobHeading status={status(business)} takesFocus={false}>
          {title}
        </JobHeading>
        <p className="text-lede">{lede}</p>
        {accepted && <p>{earlier(formatDay(losAngelesDay(accepted.at)))}</p>}
        {dueAt && new Date(dueAt) > new Date() && <p>{until(formatDay(losAngelesDay(dueAt)))}</p>}
      </div>
      <PointsPanel version={version} haveChanged={actions.hasChanged} />
      <AcceptanceForm business={business} version={version} token={token} actions={actions} />
    </article>
  );
}
