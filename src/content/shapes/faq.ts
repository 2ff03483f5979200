import { type Prose, plainText } from './prose';

/** A question and its answer. */
export type Faq = {
  question: string;
  answer: Prose;
  /** A list below the answer: what it is, and where it goes. */
  rows?: readonly { item: string; where: Prose }[];
};

/** The whole answer without links, as for structured data. */
export function answerText({ answer, rows = [] }: Faq): string {
  return [plainText(answer), ...rows.map(({ item, where }) => `${item}: ${plainText(where)}`)].join(' ');
}
