import { site, spanishOn } from '../facts/site';
import { formatDay } from './dates';

/** The words that the terms and the privacy policy share. */
export const words = {
  /** Before the day. */
  lastUpdated: 'Last updated ',
  formatDay,
};

/** Who is behind the site, in a sentence; none while the operator's settings do not say. */
export function whoRunsIt(): readonly string[] {
  const { name, legalName, legalAddress } = site;
  const operator = [legalName, legalAddress].filter(Boolean).join(', ').replace(/\.$/, '');
  if (!operator) return [];
  return [legalName ? `${name} is run by ${operator}.` : `The postal address of ${name} is ${operator}.`];
}

/** The last words of both, where there are Spanish ones. Who has agreed in one language is not bound by the other. */
export const bothLanguagesCount: readonly string[] = spanishOn
  ? ['This text is in English and in Spanish. Where they differ, what is better for you counts.']
  : [];
