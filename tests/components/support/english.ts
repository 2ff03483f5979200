import { expect } from 'vitest';
import { language } from '@/lib/language';
import { englishLeft, textsShown } from '../../support/english-left';
import { openJob } from './fake-backend';

/**
 * Where the tests run in Spanish, expects all that the document says to be in Spanish, but for the name of the hauler.
 *
 * @param typed what people typed besides: it is shown as it is.
 */
export function expectNoEnglish(...typed: string[]) {
  if (language === 'es') expect(englishLeft(textsShown(), [openJob.hauler.name, ...typed])).toEqual([]);
}
