/** What a city picks up from its residents at no charge, as a page says it. */
export type FreePickup = {
  sentence: string;
  /** The city's own page, which says so. */
  source: string;
};
