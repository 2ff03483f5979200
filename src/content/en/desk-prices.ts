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
    /** For a service alone, and for it with a load. */
    alone: (service: string) => `${service} alone`,
    both: (service: string, load: string) => `${service}, ${load}`,
    range: (lower: string, upper: string) => `${lower} to ${upper}`,
  },
  haulers: {
    caption:
      'By hauler, of the last 24 months. Not counted: prices far off (below a quarter or above four times the middle of all haulers), those the customer denies (they say they paid something else), and those you left out.',
    nothing: 'No hauler has entered a price in the last 24 months.',
    hauler: 'Hauler',
    pickups: 'Pickups',
    median: 'In the middle',
    farOff: 'Far off',
    denied: 'Denied',
    leftOut: 'Left out',
  },
};
