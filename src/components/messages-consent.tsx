import type { ComponentProps } from 'react';
import { CheckboxField } from '@/components/ui/field';
import * as englishConsent from '@/content/en/consent';
import { words as english } from '@/content/en/ui';
import { useWords } from '@/lib/words';

/** The box of who agrees to messages, in the words that `consentVersions` stand for. It may stay empty. */
export function MessagesConsent(box: ComponentProps<'input'>) {
  const words = useWords('ui', english);
  const { consent } = useWords('consent', englishConsent);
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
