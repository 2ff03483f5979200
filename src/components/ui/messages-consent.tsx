import type { ComponentProps } from 'react';
import { consent } from '@/words/consent';
import { words } from '@/words/ui';
import { CheckboxField } from '../fields/field';

/** The box of who agrees to messages, in the words that `consentVersions` stand for. It may stay empty. */
export function MessagesConsent(box: ComponentProps<'input'>) {
  return (
    <CheckboxField
      id="agreedToMessages"
      hint={consent.withoutMessages}
      {...box}
      label={
        <>
          {consent.messages} <span className="text-ink-soft">{words.field.optional}</span>
        </>
      }
    />
  );
}
