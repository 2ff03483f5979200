export type PostWords = {
  /** Document title without the brand. */
  metaTitle: string;
  /** Search result text. */
  metaDescription: string;
  /** HTML. */
  content: string;
};
