import type { ReactNode } from 'react';
import { words } from '@/words/load-size';
import { LoadSizeField } from './load-size-field';

/** Asks customers how much of a truck their things fill. */
export function LoadQuestion({ children }: { children?: ReactNode }) {
  return (
    <LoadSizeField legend={words.question} optional hint={words.hint}>
      {children}
    </LoadSizeField>
  );
}
