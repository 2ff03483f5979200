// English: dc057c985726

import { phoneLink as phone } from '../facts/contact-links';
import { siteAnswersSpanish } from '../facts/site';
import { link, prose } from '../shapes/prose';

export { emailLink } from '../facts/contact-links';

/** Says that the phone is answered in English, if it is. */
export const phoneLink = prose`${phone}${siteAnswersSpanish ? '' : ' (en inglés)'}`;

export const contactLink = link('página de contacto', '/contact');

/** For things that haulers never take. */
export const whereTheyGo = link('a dónde van', '/faq#hazardous-waste');

export const privacyLink = link('Política de privacidad', '/privacy');

export const termsLink = link('Términos del servicio', '/terms');

export const trackingLink = link('página de seguimiento', '/track');
