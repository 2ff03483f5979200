import { link } from '../shapes/prose';

export { emailLink, phoneLink } from '../facts/contact-links';

export const contactLink = link('contact page', '/contact');
