import type { Refusal } from '@functions/contracts/refusals.ts';
import { refusalText } from '@functions/words/en/refusals.ts';
import { refusalText as refusalTextInSpanish } from '@functions/words/es/refusals.ts';
import { expect, test } from 'vitest';

test.each<[Refusal | undefined, en: string | undefined, es: string | undefined]>([
  [{ code: 'job-taken' }, 'Another hauler has taken this job.', 'Otra empresa tomó este trabajo.'],
  [
    { code: 'job-moves-forwards', status: 'In Progress' },
    'You can’t go back a step. This job is already In Progress.',
    'No se puede volver a un paso anterior. El estado de este trabajo ya es “En proceso”.',
  ],
  [{ code: 'job-closed', status: 'Canceled' }, 'This job is canceled.', 'La solicitud de este trabajo está cancelada.'],
  [{ code: 'job-closed' }, 'This job is closed.', 'La solicitud de este trabajo está cerrada.'],
  [{ code: 'too-long:100' }, 'Please use 100 characters or fewer', 'Use 100 caracteres o menos'],
  [{ code: 'moon-is-full', message: 'It is full.' }, undefined, undefined],
  // A gateway's message is in English.
  [{ message: 'Not now.' }, 'Not now.', undefined],
  [undefined, undefined, undefined],
])('the refusal %j is “%s”, and in Spanish “%s”', (refusal, en, es) => {
  expect(refusalText(refusal)).toBe(en);
  expect(refusalTextInSpanish(refusal)).toBe(es);
});

test('words of an action come first', () => {
  expect(refusalText({ code: 'too-many' }, { 'too-many': 'Not again.' })).toBe('Not again.');
});
