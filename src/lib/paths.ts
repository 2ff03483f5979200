/** Every address of the site. All links use these. */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  about: '/about',
  contact: '/contact',
  book: '/book',
  /** Opens the first step with a description in the visitor's own words. */
  describe: '/book?describe',
  serviceAreas: '/service-areas',
  landingPage: (slug: string) => `/${slug}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  trackAny: '/track',
  track: (trackingId: string) => `/track/${trackingId}`,
  stopMailAny: '/stop-mail',
  stopMail: (token: string) => `/stop-mail/${token}`,
  pauseAny: '/pause',
  pause: (token: string) => `/pause/${token}`,
  jobAny: '/job',
  job: (token: string) => `/job/${token}`,
  reviewAny: '/review',
  review: (token: string) => `/review/${token}`,
  agreementAny: '/agreement',
  agreement: (token: string) => `/agreement/${token}`,
  deskAny: '/desk',
  desk: (token: string) => `/desk/${token}`,
  deskRequest: (token: string, leadId: string) => `/desk/${token}/${leadId}`,
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  locations: '/locations/california',
  city: (slug: string) => `/locations/california/${slug}`,
  faq: '/faq',
  reviews: '/reviews',
  beforeYourPickup: '/before-your-pickup',
  haulers: '/haulers',
  prices: '/prices',
} as const;

/** The secret pages that exist in both languages. */
export const secretPagesInBoth: readonly string[] = [
  paths.trackAny,
  paths.stopMailAny,
  paths.pauseAny,
  paths.jobAny,
  paths.reviewAny,
  paths.agreementAny,
];

/** Every address below one of these holds a secret and is served with the same document. */
export const secretPages: readonly string[] = [...secretPagesInBoth, paths.deskAny];
