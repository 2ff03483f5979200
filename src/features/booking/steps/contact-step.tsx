import { formatPhone } from '@functions/rules/phone.ts';
import { useFormContext } from 'react-hook-form';
import { CheckboxField, TextField } from '@/components/ui/field';
import { messagesConsent, withoutMessagesConsent } from '@/content/en/consent';
import { paths } from '@/lib/paths';
import type { BookingValues } from '../schema';
import { BookingTextField, useBookingField } from './booking-field';
import { Recap, type StepProps } from './recap';

/** Step 4: whom the hauler calls, a last look at the request, and consent. */
export function ContactStep({ recap, goTo }: StepProps) {
  const { register, clearErrors, formState } = useFormContext<BookingValues>();
  return (
    <div className="space-y-5">
      <BookingTextField name="fullName" label="Full name" required autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField />
        <BookingTextField
          name="email"
          label="Email"
          optional
          hint="For the tracking link and news of your request."
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <Recap lines={recap} goTo={goTo} />
      <CheckboxField
        id="agreedToTerms"
        required
        error={formState.errors.agreedToTerms?.message}
        {...register('agreedToTerms', { onChange: () => clearErrors('agreedToTerms') })}
        label={
          <>
            I agree to the <NewTabLink href={paths.terms}>Terms of Service</NewTabLink> and{' '}
            <NewTabLink href={paths.privacy}>Privacy Policy</NewTabLink>
          </>
        }
      />
      <CheckboxField
        id="agreedToMessages"
        hint={withoutMessagesConsent}
        {...register('agreedToMessages')}
        label={
          <>
            {messagesConsent} <span className="text-ink-soft">(optional)</span>
          </>
        }
      />
    </div>
  );
}

/** Formats while the visitor types at the end, and when they leave. With the caret in the middle, formatting would move it. */
function PhoneField() {
  const { setValue } = useFormContext<BookingValues>();
  const { onChange, onBlur, ...field } = useBookingField('phone');
  return (
    <TextField
      {...field}
      label="Phone"
      required
      hint="The number that a hauler calls."
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

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-semibold text-rust underline underline-offset-2">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
