import { entryParts } from '../../domain/services.ts';
import { labelReader } from './labels.ts';

/** Creates a function that turns a stored service, such as "Home Cleaning - Deep Cleaning", into its label. */
export function serviceReader(labels: Readonly<Record<string, string>>): (entry: string) => string {
  const label = labelReader(labels);
  return (entry) => entryParts(entry).map(label).join(' - ');
}
