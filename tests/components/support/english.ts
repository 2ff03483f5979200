import { expect } from 'vitest';
import { language } from '@/lib/language';
import { englishLeft, textsShown } from '../../support/english-left';
import { openJob, typed } from './fake-backend';

/** Typed text in the answers of the fake backend, with spaces as displayed. */
const typedInAnswers = [openJob.hauler.name, ...Object.values(typed)].map((text) => text.replace(/\s+/g, ' '));

/**
 * When the tests run in Spanish, expects the whole document to be in Spanish.
 *
 * @param others typed text in other answers, which is shown unchanged.
 */
export function expectNoEnglish(...others: string[]) {
  if (language === 'es') expect(englishLeft(textsShown(), [...typedInAnswers, ...others])).toEqual([]);
}
