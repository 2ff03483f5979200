/** The default labels of the panel at the end of a page. */
export const words = { book: 'Book a Pickup', contact: 'Contact Us' };
