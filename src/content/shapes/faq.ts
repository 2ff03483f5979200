import type { Prose } from './prose';

/** A question and its answer. */
export type Faq = { question: string; answer: Prose };
