// The build reads this file, too: it adds these sentences to pages.

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const range = (lower: number, upper: number) =>
  lower === upper ? `about ${dollars(lower)}` : `${dollars(lower)} to ${dollars(upper)}`;

/** "Half a truck" within a sentence. */
const lowercased = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** What people paid. */
export const words = {
  sampleNote: 'Samples: nobody has paid these',
  dollars,
  range,
  sentence: (lower: number, upper: number, pickups: number) =>
    `Half of the customers here paid ${range(lower, upper)}. ${pickups.toLocaleString('en-US')} pickups in the last 24 months.`,
  ofAll: 'All loads, all of our cities.',
  ofService: 'This service alone.',
  /** @param load such as "Half a truck". */
  ofLoad: (load: string) => `${load}.`,
  ofServiceAndLoad: (service: string, load: string) => `${service} alone, ${lowercased(load)}.`,
  /** @param day such as `2026-11-22`. */
  counted(day: string): string {
    const date = new Date(`${day}T12:00`).toLocaleDateString('en-US', { dateStyle: 'long' });
    return `Counted on ${date}, for the 24 months before.`;
  },
};
