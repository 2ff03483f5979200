/** The link from the services to a description in the visitor's own words. Separate, because two pages need it. */
export const words = { describe: 'Something else? Just describe it' };
