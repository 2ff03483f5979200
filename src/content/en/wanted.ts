import type { WantedWord } from '@functions/domain/wanted.ts';

/** The words of the question when it should be gone; answers as facts are in `@functions/words/en/wanted.ts`. */
export const words = {
  question: 'When should it be gone?',
  hint: 'Haulers see it before they accept.',
  choices: {
    soon: 'As soon as you can',
    day: 'By a day',
    flexible: 'I’m flexible',
  } satisfies Record<WantedWord | 'day', string>,
  /** The day. */
  by: 'Gone by',
};
