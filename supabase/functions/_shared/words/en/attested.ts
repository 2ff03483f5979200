import { type AttestedWords, attestedReader } from '../readers/attested.ts';
import { formatDay } from './dates.ts';

/** What a hauler attests with the agreement: the labels of the form, and the terms wherever it is shown. */
export const attestedWords: AttestedWords = {
  terms: {
    registered: 'My business is registered where the law requires it',
    liabilityUntil: 'Liability insurance runs until',
    truckUntil: 'Truck insurance runs until',
    carrierPermit: 'Motor carrier permit (CA number)',
    cityPermits: 'Cities where you hold a hauling permit',
    crew: 'Who works for you?',
  },
  crews: {
    alone: 'I work alone',
    employees: 'Employees, with workers’ compensation',
    subcontractors: 'Subcontractors too',
  },
  yes: 'Yes',
  formatDay,
};

export const attestedFacts = attestedReader(attestedWords);
