import { site } from '../facts/site';
import { words as siteWords } from './site';

/** The words of link preview pictures. A page's own picture begins with its title. */
export const words = {
  /** On the picture for pages without one of their own. */
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
