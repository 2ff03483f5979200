import { formatPhone } from '@functions/domain/phone.ts';
import { link } from '../shapes/prose';
import { site } from './site';

export const emailLink = link(site.email, `mailto:${site.email}`);

/** In Spanish, use the one of `es/links.ts`. */
export const phoneLink = link(formatPhone(site.phone), `tel:${site.phone}`);
