/** The words of the tables of prices, which load when they are opened. */
export const words = {
  figures: {
    caption:
      'What people paid: figures of at least 20 pickups of three haulers, without what is far off. Of one hauler, at most a third counts, and at most a fifth if 20 are left. The site shows these.',
    nothing: 'No figure yet: that takes 20 pickups of at least three haulers.',
    what: 'Load and service',
    half: 'Half paid',
    median: 'In the middle',
    pickups: 'Pickups',
    all: 'All loads',
    allOf: (service: string) => `${service}, all loads`,
    /** @param load such as "half a truck". */
    loadOf: (service: string, load: string) => `${service}, ${load}`,
  },
  haulers: {
    caption:
      'By hauler, of the last 24 months. Not counted: prices far off (below a quarter or above four times the middle of all haulers), those the customer denies (they say they paid something else), and those you left out.',
    nothing: 'No hauler has entered a price in the last 24 months.',
    pickups: 'Pickups',
    median: 'In the middle',
    farOff: 'Far off',
    denied: 'Denied',
    leftOut: 'Left out',
  },
};
