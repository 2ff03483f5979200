import { formatPhone, mayLackDigit } from '@functions/domain/phone.ts';
import { isOutOfState } from '@functions/domain/zip-code.ts';
import { useFormContext } from 'react-hook-form';
import { CheckboxField, TextField } from '@/components/fields/field';
import { useFormField } from '@/components/ui/form-fields';
import { MessagesConsent } from '@/components/ui/messages-consent';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/booking';
import { fieldErrorText } from '@/words/shared/errors';
import { words as ui } from '@/words/ui';
import type { BookingValues } from '../schema';
import { BookingTextField } from './booking-field';
import { Recap, type StepProps } from './recap';

/** Step 4: contact details, a recap of the request, and consent. */
export function ContactStep({ recap, goTo }: StepProps) {
  const { terms } = words.consent;
  const { register, clearErrors, formState, getValues } = useFormContext<BookingValues>();
  return (
    <div className="space-y-5">
      <BookingTextField name="fullName" required autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField />
        <BookingTextField
          name="email"
          optional
          hint={words.hints.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      {words.whoCalls && <p>{words.whoCalls}</p>}
      <Recap lines={recap} goTo={goTo} />
      {isOutOfState(getValues('zipCode')) && (
        <p className="rounded-card bg-poppy-pale p-4 font-semibold">{words.address.outOfState}</p>
      )}
      <CheckboxField
        id="agreedToTerms"
        required
        error={fieldErrorText(formState.errors.agreedToTerms?.message)}
        {...register('agreedToTerms', { onChange: () => clearErrors('agreedToTerms') })}
        label={
          <>
            <span>{terms.before}</span>
            <NewTabLink path={paths.terms}>{terms.terms}</NewTabLink>
            <span>{terms.between}</span>
            <NewTabLink path={paths.privacy}>{terms.privacy}</NewTabLink>
          </>
        }
      />
      <MessagesConsent {...register('agreedToMessages')} />
    </div>
  );
}

/**
 * Formats the number while the visitor types at its end, and on blur. With the caret in the middle, formatting would
 * move it.
 */
function PhoneField() {
  const { setValue, watch } = useFormContext<BookingValues>();
  const { onChange, onBlur, ...field } = useFormField('phone');
  return (
    <TextField
      {...field}
      label={words.labels.phone}
      required
      hint={mayLackDigit(watch('phone')) ? ui.mayLackDigit : words.hints.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onChange={(event) => {
        const { value, selectionStart } = event.target;
        const isDeleting = (event.nativeEvent as InputEvent).inputType?.startsWith('delete');
        if (!isDeleting && selectionStart === value.length) event.target.value = formatPhone(value);
        void onChange(event);
      }}
      onBlur={(event) => {
        const formatted = formatPhone(event.target.value);
        if (formatted !== event.target.value) setValue('phone', formatted);
        void onBlur(event);
      }}
    />
  );
}

function NewTabLink({ path, children }: { path: string; children: string }) {
  const address = addressIn(language, path);
  return (
    <a href={address} target="_blank" rel="noopener" className="sentence-link">
      <span>{children}</span>
      <span className="sr-only">{words.opensInNewTab}</span>
    </a>
  );
}
