import { site } from '../facts/site';

/** The words that the terms and the privacy policy share. */
export const words = {
  /** Before the day. */
  lastUpdated: 'Last updated ',
};

/** Who is behind the site, in a sentence; none while the operator's settings do not say. */
export function whoRunsIt(): readonly string[] {
  const { name, legalName, legalAddress } = site;
  const operator = [legalName, legalAddress].filter(Boolean).join(', ').replace(/\.$/, '');
  if (!operator) return [];
  return [legalName ? `${name} is run by ${operator}.` : `The postal address of ${name} is ${operator}.`];
}
