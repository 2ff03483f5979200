/** What a customer says of a pickup and lets us publish, as pages show it. */
export type PublishedReview = {
  /** 1 is the newest. */
  rank: number;
  /** 1 to 5. */
  stars: number;
  /** As they were written; absent if the customer gave stars alone. */
  words?: string | undefined;
  /** In which the words are, such as `es`; absent if it is that of the page. */
  language?: string | undefined;
  name: string;
  /** As the site spells it; absent if it has no page of that city. */
  city?: string | undefined;
  /** What was taken and when they answered, in words; absent of samples. */
  pickup?: string | undefined;
};

/** Of how many published reviews are. */
export type ReviewCounts = { asked: number; answered: number; published: number };

/** How reviews come about, in numbers. */
export type ReviewFigures = ReviewCounts & {
  completed: number;
  /** Said that all was gone. */
  allGone: number;
  /** Gave stars, published or not. */
  starred: number;
  /** Of these; null if there are none. */
  averageStars: number | null;
  /** May be published, and nobody has looked at them. */
  waiting: number;
  /** Allowed us to publish them, those that are published included. */
  mayPublish: number;
  /** By the reason. */
  withheld: Readonly<Record<string, number>>;
};
