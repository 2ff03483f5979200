/** The buttons of the panel at the end of a page, unless the page has labels of its own. */
export const words = { book: 'Book a Pickup', contact: 'Contact Us' };
