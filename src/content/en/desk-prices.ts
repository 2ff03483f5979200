/** The words of the tables of prices, which load when they are opened. */
export const words = {
  figures: {
    caption:
      'What people paid, as the site shows it. Each figure comes from at least 20 pickups by at least three haulers, without prices that are far off. No hauler makes up more than a fifth of a figure, or, if that would leave fewer than 20 pickups, a third; then it has only the middle price. The number of pickups is rounded down to a multiple of 5.',
    nothing: 'No figures yet. They take 20 pickups by at least three haulers.',
    what: 'Load and service',
    half: 'What half paid',
    tooFew: 'too few to say',
    median: 'Middle price',
    pickups: 'Pickups',
    all: 'All loads',
    allOf: (service: string) => `${service}, all loads`,
    /** @param load such as "half a truck". */
    loadOf: (service: string, load: string) => `${service}, ${load}`,
  },
  haulers: {
    caption:
      'By hauler, for the last 24 months. Not counted: prices that are far off (below a quarter of the middle of all haulers, or above four times that), prices the customer disputes (they say they paid something else), and prices you left out.',
    nothing: 'No hauler has entered a price in the last 24 months.',
    pickups: 'Pickups',
    median: 'Middle price',
    farOff: 'Far off',
    denied: 'Disputed',
    leftOut: 'Left out',
  },
};
