import { site, spanishOn } from '../facts/site';
import { formatDay } from './dates';

/** Words shared by the terms, the privacy policy and the page on accessibility. */
export const words = {
  /** Before the date. Cal. Bus. & Prof. Code § 22575(b)(4) requires an effective date. */
  lastUpdated: 'Last updated and effective ',
  lastReviewed: 'Last reviewed ',
  formatDay,
};

/** Who runs the site, as a sentence; empty if the operator has not set it. */
export function whoRunsIt(): readonly string[] {
  const { name, legalName, legalAddress } = site;
  const operator = [legalName, legalAddress].filter(Boolean).join(', ').replace(/\.$/, '');
  if (!operator) return [];
  return [legalName ? `${name} is run by ${operator}.` : `The postal address of ${name} is ${operator}.`];
}

/**
 * The last paragraph of both documents, if there are Spanish ones. Agreeing in one language does not bind anyone to the
 * other.
 */
export const bothLanguagesCount: readonly string[] = spanishOn
  ? [
      'This page is available in English and Spanish. If the two versions differ, the version more favorable to you applies.',
    ]
  : [];
