/** How many days the photos of a closed request are kept. The privacy policy promises four months at most. */
export const DAYS_OF_PHOTOS = 90;

/** The largest truck that a hauler can enter, in cubic yards. */
export const MAX_TRUCK_CUBIC_YARDS = 60;

/** How many days ahead a customer can want it gone. Same as in `private.corrected_wanted`. */
export const WANTED_DAYS = 60;
