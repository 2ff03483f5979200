import type { PostSlug } from '../facts/posts';

/** A post's card. Its page opens with the same words. */
type PostCard = {
  title: string;
  excerpt: string;
  altText: string;
};

export const words: Record<PostSlug, PostCard> = {
  'how-to-get-rid-of-old-furniture-in-los-angeles': {
    title: 'How to get rid of old furniture in Los Angeles',
    excerpt:
      'Sell it, donate it, request a city pickup or call a hauler. How to choose the right way for each piece, and which ways are free.',
    altText:
      'A pink sofa, a wooden dresser with a lamp, a chair and an open box on a driveway, in front of a garage and a palm tree.',
  },
  'garage-cleanout-vs-dumpster-rental': {
    title: 'Garage cleanout or dumpster rental: how to choose',
    excerpt:
      'A crew is done in hours. A dumpster gives you days. Work out your volume, compare the two and see when you need neither.',
    altText:
      'An open garage with stacked boxes and a hand truck, next to a green dumpster filled with a mattress, chairs and a lamp.',
  },
  'how-much-junk-can-one-man-lift': {
    title: 'How much junk can one man lift?',
    excerpt:
      'NIOSH guidance starts at 51 pounds and drops fast. See what a sofa or fridge weighs, how to lift safely and when to get help.',
    altText:
      'A mover in a green cap, sweating, holds a green armchair above his head, with a barbell, kettlebells and stacked boxes around him.',
  },
};
