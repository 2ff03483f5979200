import { expect } from 'vitest';
import { englishLeft, textsShown } from '../../support/english-left';
import { openJob } from './fake-backend';

/** Expects all that the document says to be in Spanish, but for the name of the hauler. */
export function expectNoEnglish() {
  expect(englishLeft(textsShown(), [openJob.hauler.name])).toEqual([]);
}
