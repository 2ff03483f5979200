import { expect } from 'vitest';
import { language } from '@/lib/language';
import { englishLeft, textsShown } from '../../support/english-left';
import { openJob, typed } from './fake-backend';

/** What people typed in the answers of the fake backend, with blanks as they are shown. */
const typedInAnswers = [openJob.hauler.name, ...Object.values(typed)].map((text) => text.replace(/\s+/g, ' '));

/**
 * Where the tests run in Spanish, expects all that the document says to be in Spanish.
 *
 * @param others what people typed in other answers: it is shown as it is.
 */
export function expectNoEnglish(...others: string[]) {
  if (language === 'es') expect(englishLeft(textsShown(), [...typedInAnswers, ...others])).toEqual([]);
}
