import type { ComponentProps } from 'react';
import { consent } from '@/words/consent';
import { words } from '@/words/ui';
import { CheckboxField } from '../fields/field';

/** The optional consent checkbox. Its wording is versioned in `consentVersions`. */
export function MessagesConsent(box: ComponentProps<'input'>) {
  return (
    <CheckboxField
      id="agreedToMessages"
      hint={consent.withoutMessages}
      {...box}
      label={
        <>
          <span>{consent.messages}</span> <span className="text-ink-soft">{words.field.optional}</span>
        </>
      }
    />
  );
}
