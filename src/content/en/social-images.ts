import { site } from '../facts/site';
import { words as siteWords } from './site';

/** The words of the pictures for link previews. A page's own picture says its title first. */
export const words = {
  /** Of the picture for all pages that have none of their own. */
  title: siteWords.serves,
  line: 'Junk removal by vetted local haulers',
  /** Under the titles of pages. */
  lines: {
    blog: `From the ${site.name} blog`,
    services: 'Free quotes from vetted local haulers',
    locations: 'Free quotes from vetted local haulers',
    others: siteWords.serves,
  },
};
