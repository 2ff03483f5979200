import type { ReactNode } from 'react';
import { words } from '@/words/load-size';
import { LoadSizeField } from './load-size-field';

/** Asks customers how full a truck their things make. */
export function LoadQuestion({ children }: { children?: ReactNode }) {
  return (
    <LoadSizeField legend={words.question} optional hint={words.hint}>
      {children}
    </LoadSizeField>
  );
}
