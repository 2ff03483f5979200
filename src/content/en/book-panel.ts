/** The default labels of the panel at the end of a page. */
export const words = { book: 'Get a free quote', contact: 'Contact Us' };
