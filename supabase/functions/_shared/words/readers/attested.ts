import type { Attested } from '../../contracts/agreement.ts';
import type { Crew } from '../../domain/agreement.ts';

export type AttestedWords = {
  terms: Record<keyof Attested, string>;
  crews: Record<Crew, string>;
  yes: string;
  formatDay(isoDay: string): string;
};

/** Creates a function that lists what a hauler attested. The list is empty if they agreed on paper. */
export function attestedReader({ terms, crews, yes, formatDay }: AttestedWords) {
  return ({ registered, liabilityUntil, truckUntil, carrierPermit, cityPermits, crew }: Attested) => {
    const facts: [term: string, value: string | false | undefined][] = [
      [terms.registered, registered && yes],
      [terms.liabilityUntil, liabilityUntil && formatDay(liabilityUntil)],
      [terms.truckUntil, truckUntil && formatDay(truckUntil)],
      [terms.carrierPermit, carrierPermit],
      [terms.cityPermits, cityPermits],
      [terms.crew, crew && crews[crew]],
    ];
    return facts.flatMap(([term, value]): [term: string, value: string][] => (value ? [[term, value]] : []));
  };
}
