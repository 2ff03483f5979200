/** A published review of a pickup, as pages show it. */
export type PublishedReview = {
  /** 1 is the newest. */
  rank: number;
  /** 1 to 5. */
  stars: number;
  /** As written; undefined if the customer gave only stars. */
  words?: string | undefined;
  /** The language of the words, such as `es`; undefined if it is the page's. */
  language?: string | undefined;
  name: string;
  /** As the site spells it; undefined if the site has no page for that city. */
  city?: string | undefined;
  /** The services and the month of the answer, in words; undefined for samples. */
  pickup?: string | undefined;
};

/** How many customers were asked and answered, and how many reviews are published. */
export type ReviewCounts = { asked: number; answered: number; published: number };

/** Statistics on how reviews are collected. */
export type ReviewFigures = ReviewCounts & {
  completed: number;
  /** Said that everything is gone. */
  allGone: number;
  /** Gave stars, published or not. */
  starred: number;
  /** Their average; null if there are none. */
  averageStars: number | null;
  /** Can be published, but no one has read them yet. */
  waiting: number;
  /** Allowed us to publish their review, including published ones. */
  mayPublish: number;
  /** By reason. */
  withheld: Readonly<Record<string, number>>;
};

/** How often our word was kept, in words. */
export type KeptWords = {
  /** Such as "Everything gone, customers say:" and "91 of 102". */
  figures: readonly { said: string; count: string }[];
  /** How they are counted. */
  how: string;
  sampleNote?: string | undefined;
};
