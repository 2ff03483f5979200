import type { HeldLead, Job, JobInput } from '@functions/contracts/job.ts';
import { NOTE_LENGTH } from '@functions/domain/proposals.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/fields/error-summary';
import { errorOf, errorsOf, FormTextArea } from '@/components/ui/form-fields';
import { limitsOf } from '@/features/request/windows';
import { useKeptForm } from '@/lib/use-kept-form';
import { words } from '@/words/job';
import { loadWithVolume } from '@/words/shared/load-sizes';
import { Chip, chipRowClass } from '../chip';
import { FoldedFields } from '../folded-fields';
import { focusStep } from '../panel';
import type { JobActions } from '../use-job-actions';
import { OtherTime } from './other-time';
import { PriceFields } from './price-fields';
import { fieldIds, proposalSchema } from './schema';
import { TimesFields } from './times-fields';
import type { OpenProposal } from './use-proposal-draft';
import { valuesOf } from './values';

type ProposalFormProps = {
  lead: HeldLead;
  paid: Job['paid'];
  now: Date;
  actions: JobActions;
  proposing: OpenProposal;
  /** Whether no other time is above its times on the page. */
  hasFirstMoment: boolean;
  /** At its end. */
  buttons: ReactNode;
};

/** The form's id, for its button, which is outside of it. */
export const PROPOSAL_FORM = 'proposal-form';

/** The form of a proposal, or of an agreement by phone. Input is stored on the device until it is sent. */
export function ProposalForm({ lead, paid, now, actions, proposing, hasFirstMoment, buttons }: ProposalFormProps) {
  const [takesFocus] = useState(proposing.isOpenedNow);
  const values = valuesOf(lead, proposing.edits, now);
  const form = useKeptForm(values, proposalSchema(lead.proposalBounds, now), (edited) => {
    // The queued submission no longer matches the form.
    if (actions.isWaiting) actions.cancelWaiting();
    // Saves all values: presets may change meanwhile, for example because of another phone.
    proposing.edit(edited);
  });
  const submit = form.submit((content) => {
    const id = proposing.submit(content);
    actions.act({ action: 'propose', id, ...content, ...basisOf(lead) }, () => proposing.close(id));
  });

  useEffect(() => {
    if (takesFocus) focusStep('proposal');
  }, [takesFocus]);

  const { howAgreed, note } = words.proposalForm;
  const limits = limitsOf(lead.proposalBounds, values.isAgreed, now);
  return (
    <FormProvider {...form}>
      <form id={PROPOSAL_FORM} noValidate className="mt-1 space-y-2.5" data-print="hide" onSubmit={submit}>
        <ErrorSummary errors={errorsOf(form.formState.errors, fieldIds)} focusKey={form.failedTries} />
        {lead.loadSize && (
          <p className="text-ink-soft">
            {words.jobFacts.load}: <strong className="text-ink">{loadWithVolume(lead.loadSize)}</strong>
          </p>
        )}
        <fieldset className="min-w-0">
          <legend className="font-semibold">{howAgreed.legend}</legend>
          <div className={chipRowClass}>
            {([false, true] as const).map((isAgreed) => (
              <Chip
                key={String(isAgreed)}
                type="radio"
                name="how-agreed"
                label={isAgreed ? howAgreed.agreed : howAgreed.customer}
                checked={values.isAgreed === isAgreed}
                onChange={() => form.setValue('isAgreed', isAgreed)}
              />
            ))}
          </div>
        </fieldset>
        <PriceFields paid={paid} />
        <TimesFields lead={lead} limits={limits} namesClock={hasFirstMoment} />
        <div className="flex flex-wrap gap-x-5">
          <OtherTime limits={limits} />
          <FoldedFields
            summary={note.label}
            opens={values.note !== '' || errorOf(form.formState.errors, 'note') !== undefined}
          >
            <FormTextArea
              name="note"
              label={<span className="sr-only">{note.label}</span>}
              hint={note.hint}
              rows={2}
              maxLength={NOTE_LENGTH}
            />
          </FoldedFields>
        </div>
        {buttons}
      </form>
    </FormProvider>
  );
}

/** The earlier proposal that the page shows. If it is outdated, the server refuses the new one. */
function basisOf({ proposal, agreed }: HeldLead): Pick<Extract<JobInput, { action: 'propose' }>, 'basedOn'> {
  if (proposal) return { basedOn: { id: proposal.id, state: 'open' } };
  return agreed ? { basedOn: { id: agreed.id, state: 'accepted' } } : {};
}
