import { entryParts } from '../../domain/services.ts';
import { labelReader } from './labels.ts';

/** Makes what reads the stored entries of a request's services, such as "Home Cleaning - Deep Cleaning". */
export function serviceReader(labels: Readonly<Record<string, string>>): (entry: string) => string {
  const label = labelReader(labels);
  return (entry) => entryParts(entry).map(label).join(' - ');
}
