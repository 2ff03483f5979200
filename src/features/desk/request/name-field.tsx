import { DESK_NAME_LENGTH } from '@functions/domain/desk.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { useState } from 'react';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { readDeskName, saveDeskName } from '../use-desk-acts';

/** The optional name of the person at the desk. It is stored as they type. */
export function NameField() {
  const [name, setName] = useState(readDeskName);
  const [error, setError] = useState<string>();
  return (
    <TextField
      {...words.name}
      optional
      autoComplete="given-name"
      className="max-w-md"
      maxLength={DESK_NAME_LENGTH}
      error={error}
      value={name}
      onChange={({ target }) => {
        setName(target.value);
        setError(fieldErrorText(saveDeskName(target.value)));
      }}
    />
  );
}
