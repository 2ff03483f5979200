// The build reads this file, too.
import { dollars } from '../../../supabase/functions/_shared/words/en/pickups.ts';

const range = (lower: number, upper: number) =>
  lower === upper ? `about ${dollars(lower)}` : `${dollars(lower)} to ${dollars(upper)}`;

/** What people paid. */
export const words = {
  range,
  sentence: (lower: number, upper: number, pickups: number) =>
    `Half of the customers here paid ${range(lower, upper)}. ${pickups.toLocaleString('en-US')} pickups in the last 24 months.`,
  /** @param load such as "Half a truck"; within a sentence, as "half a truck". */
  ofLoad: (load: string) => `${load}.`,
  ofServiceAndLoad: (service: string, load: string) => `${service} only, ${load}.`,
};
