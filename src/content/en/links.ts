import { link } from '../shapes/prose';

export { emailLink, phoneLink } from '../facts/contact-links';

export const contactLink = link('contact page', '/contact');

/** For things that haulers never take. */
export const whereTheyGo = link('where they go', '/faq#hazardous-waste');
