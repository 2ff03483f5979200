import type { ReactNode } from 'react';
import { words } from '@/words/load-size';
import { LoadSizeField } from './load-size-field';
import { WantedField } from './wanted-field';

/** Asks customers how much of a truck their things fill, except if it is cleaning, and when it should be gone. */
export function JobQuestions({ hasLoad, aboutLoad }: { hasLoad: boolean; aboutLoad?: ReactNode }) {
  return (
    <>
      {hasLoad && (
        <LoadSizeField legend={words.question} optional hint={words.hint}>
          {aboutLoad}
        </LoadSizeField>
      )}
      <WantedField />
    </>
  );
}
