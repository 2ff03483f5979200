import type { HeldLead, JobInput } from '@functions/contracts/job.ts';
import { NOTE_LENGTH } from '@functions/domain/proposals.ts';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/fields/error-summary';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { errorsOf, FormTextArea } from '@/components/ui/form-fields';
import { ActButton } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { LoadFact } from '@/features/request/job-facts';
import { limitsOf } from '@/features/request/windows';
import { useKeptForm } from '@/lib/use-kept-form';
import { words } from '@/words/job';
import { focusStep } from '../panel';
import type { JobActs } from '../use-job-acts';
import { PriceFields } from './price-fields';
import { fieldIds, proposalSchema } from './schema';
import { TimesFields } from './times-fields';
import type { OpenProposal } from './use-proposal-draft';
import { valuesOf } from './values';

type ProposalFormProps = {
  lead: HeldLead;
  now: Date;
  acts: JobActs;
  proposing: OpenProposal;
  /** Undefined if there is nothing to go back to. */
  onClose: (() => void) | undefined;
};

/** The form of a proposal, or of an agreement by phone. Input is stored on the device until it is sent. */
export function ProposalForm({ lead, now, acts, proposing, onClose }: ProposalFormProps) {
  const [takesFocus] = useState(proposing.isOpenedNow);
  const values = valuesOf(lead, proposing.edits, now);
  const form = useKeptForm(values, proposalSchema(lead.proposalBounds, now), (edited) => {
    // The queued submission no longer matches the form.
    if (acts.isWaiting) acts.cancelWaiting();
    // Saves all values: presets may change meanwhile, for example because of another phone.
    proposing.edit(edited);
  });
  const submit = form.submit((content) => {
    const id = proposing.submit(content);
    acts.act({ action: 'propose', id, ...content, ...basisOf(lead) }, () => proposing.close(id));
  });

  useEffect(() => {
    if (takesFocus) focusStep('proposal');
  }, [takesFocus]);

  const { howAgreed, note, send, book, close } = words.proposalForm;
  return (
    <FormProvider {...form}>
      <form noValidate className="mt-5 space-y-6" onSubmit={submit}>
        <ErrorSummary errors={errorsOf(form.formState.errors, fieldIds)} focusKey={form.failedTries} />
        <LoadFact loadSize={lead.loadSize} />
        <fieldset>
          <legend className="font-semibold">{howAgreed.legend}</legend>
          {([false, true] as const).map((isAgreed) => (
            <Choice
              key={String(isAgreed)}
              type="radio"
              name="how-agreed"
              label={isAgreed ? howAgreed.agreed : howAgreed.customer}
              checked={values.isAgreed === isAgreed}
              onChange={() => form.setValue('isAgreed', isAgreed)}
            />
          ))}
        </fieldset>
        <PriceFields />
        <TimesFields limits={limitsOf(lead.proposalBounds, values.isAgreed, now)} />
        <FormTextArea name="note" {...note} optional rows={2} maxLength={NOTE_LENGTH} />
        <div>
          <ActNotice acts={acts} isShown={acts.unfinished === 'propose'} />
          <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
            <ActButton type="submit" size="lg" acts={acts} name="propose">
              {values.isAgreed ? book : send}
            </ActButton>
            {onClose && (
              <Button variant="secondary" size="lg" aria-disabled={acts.isUnderWay} onClick={onClose}>
                {close}
              </Button>
            )}
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

/** The earlier proposal that the page shows. If it is outdated, the server refuses the new one. */
function basisOf({ proposal, agreed }: HeldLead): Pick<Extract<JobInput, { action: 'propose' }>, 'basedOn'> {
  if (proposal) return { basedOn: { id: proposal.id, state: 'open' } };
  return agreed ? { basedOn: { id: agreed.id, state: 'accepted' } } : {};
}
