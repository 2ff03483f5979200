import { link } from '../shapes/prose';

export { emailLink, phoneLink } from '../facts/contact-links';

export const contactLink = link('contact page', '/contact');

/** For things that haulers never take. */
export const whereTheyGo = link('where they go', '/faq#hazardous-waste');

export const privacyLink = link('Privacy Policy', '/privacy');

export const termsLink = link('Terms of Service', '/terms');

export const trackingLink = link('tracking page', '/track');
