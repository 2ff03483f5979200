// The build reads this file, too.

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const range = (lower: number, upper: number) =>
  lower === upper ? `about ${dollars(lower)}` : `${dollars(lower)} to ${dollars(upper)}`;

/** "Half a truck" within a sentence. */
const lowercased = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** What people paid. */
export const words = {
  dollars,
  range,
  sentence: (lower: number, upper: number, pickups: number) =>
    `Half of the customers here paid ${range(lower, upper)}. ${pickups.toLocaleString('en-US')} pickups in the last 24 months.`,
  /** @param load such as "Half a truck". */
  ofLoad: (load: string) => `${load}.`,
  ofServiceAndLoad: (service: string, load: string) => `${service} alone, ${lowercased(load)}.`,
};
