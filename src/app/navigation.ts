import { paths } from '@/lib/paths';

/** The links of the header, in the order of the specification. */
export const mainLinks = [
  { label: 'Home', path: paths.home },
  { label: 'Services', path: paths.services },
  { label: 'Blog', path: paths.blog },
  { label: 'Service Areas', path: paths.serviceAreas },
  { label: 'About', path: paths.about },
  { label: 'Contact', path: paths.contact },
  { label: 'FAQ', path: paths.faq },
] as const;
