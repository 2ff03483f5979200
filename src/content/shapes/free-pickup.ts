import type { Prose } from './prose';

/** What a city picks up from its residents at no charge, as a page says it. */
export type FreePickup = {
  sentence: Prose;
  /** The city's own page, which says so. */
  source: string;
};
