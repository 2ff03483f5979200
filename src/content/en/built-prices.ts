// Only the build reads this file; pages contain nothing of it unless the build adds it.

/** Sentences about what people paid that the build adds to pages. */
export const words = {
  sampleNote: 'Samples: no one has paid these',
  /** @param range such as "$140 to $345". */
  all: (range: string, pickups: number) =>
    `All loads: ${range}. At least ${pickups.toLocaleString('en-US')} pickups in the last 24 months.`,
  ofAll: 'All loads, all our cities.',
  ofService: 'This service only.',
  /** @param day such as `2026-11-22`. */
  counted(day: string): string {
    const date = new Date(`${day}T12:00`).toLocaleDateString('en-US', { dateStyle: 'long' });
    return `Counted on ${date}, for the 24 months before that.`;
  },
};
