/** A question and its answer, in plain text. */
export type Faq = { question: string; answer: string };
