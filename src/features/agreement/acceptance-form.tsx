import {
  ACCEPTER_LENGTH,
  type AgreementVersion,
  CITY_PERMITS_LENGTH,
  crews,
  daysOfInsurance,
} from '@functions/domain/agreement.ts';
import type { ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { ErrorSummary } from '@/components/fields/error-summary';
import { CheckboxField } from '@/components/fields/field';
import { ChoiceGroup } from '@/components/ui/choice';
import { errorOf, errorsOf, FormTextField, useFormField } from '@/components/ui/form-fields';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { language } from '@/lib/language';
import { useLinkDraft } from '@/lib/link-drafts';
import { useKeptForm } from '@/lib/use-kept-form';
import { words } from '@/words/agreement';
import { attestedWords } from '@/words/shared/attested';
import { words as ui } from '@/words/ui';
import { acceptanceSchema, fieldIds, noAcceptance } from './schema';
import { acceptanceDrafts } from './use-acceptance-draft';
import type { AgreementActions } from './use-agreement-actions';

type AcceptanceFormProps = { business: string; version: AgreementVersion; token: string; actions: AgreementActions };

/** The form to accept the agreement: a name, and what the hauler attests. Unsent input is kept on the device. */
export function AcceptanceForm({ business, version, token, actions }: AcceptanceFormProps) {
  const { draft, keep } = useLinkDraft(acceptanceDrafts, token);
  // The box is about the words that were read.
  const agreed = draft?.version === version && draft.edits.agreed === true;
  const form = useKeptForm({ ...noAcceptance, ...draft?.edits, agreed }, acceptanceSchema, (edits) => {
    // The queued submission no longer matches the form.
    if (actions.isWaiting) actions.cancelWaiting();
    keep({ edits, version });
  });
  const submit = form.submit(({ name, familyOwned, agreed, ...attested }) =>
    actions.act({
      action: 'accept',
      ...{ version, name, language, agreed, attested },
      ...(familyOwned && { familyOwned }),
    }),
  );

  const { heading, name, familyOwned, agreed: agreedLabel, accept } = words.form;
  const { terms } = attestedWords;
  return (
    <section aria-labelledby="acceptance">
      <h2 id="acceptance" className="text-heading">
        {heading}
      </h2>
      <ErrorSummary errors={errorsOf(form.formState.errors, fieldIds)} focusKey={form.failedTries} />
      <FormProvider {...form}>
        <form noValidate className="mt-5 space-y-5" onSubmit={submit}>
          <FormTextField name="name" label={name} autoComplete="name" maxLength={ACCEPTER_LENGTH} />
          <FormCheckbox name="registered" label={terms.registered} />
          <DayField name="liabilityUntil" />
          <DayField name="truckUntil" />
          <FormTextField name="carrierPermit" label={terms.carrierPermit} autoComplete="off" maxLength={20} />
          <FormTextField
            name="cityPermits"
            label={terms.cityPermits}
            optional
            autoComplete="off"
            maxLength={CITY_PERMITS_LENGTH}
          />
          <CrewField />
          <FormCheckbox
            name="familyOwned"
            label={
              <>
                <span>{familyOwned}</span> <span className="text-ink-soft">{ui.field.optional}</span>
              </>
            }
          />
          <FormCheckbox name="agreed" label={agreedLabel(business)} />
          <div>
            {/* If the agreement has changed, `PointsPanel` says so instead. */}
            <ActionNotice actions={{ ...actions, failure: actions.hasChanged ? undefined : actions.failure }} />
            <ActionButton type="submit" size="lg" className="max-sm:w-full" actions={actions} name="accept">
              {accept}
            </ActionButton>
          </div>
        </form>
      </FormProvider>
    </section>
  );
}

function FormCheckbox({ name, label }: { name: string; label: ReactNode }) {
  return <CheckboxField {...useFormField(name)} label={label} />;
}

function DayField({ name }: { name: 'liabilityUntil' | 'truckUntil' }) {
  const { first, last } = daysOfInsurance(new Date());
  return <FormTextField name={name} label={attestedWords.terms[name]} type="date" min={first} max={last} />;
}

function CrewField() {
  const { watch, setValue, formState } = useFormContext<typeof noAcceptance>();
  return (
    <ChoiceGroup
      id="crew"
      legend={attestedWords.terms.crew}
      choices={attestedWords.crews}
      values={crews}
      chosen={watch('crew')}
      onChoose={(crew) => setValue('crew', crew)}
      error={errorOf(formState.errors, 'crew')}
    />
  );
}
