/** What a customer can do while no hauler has been found. */
export const cancelOrAskCity = 'You can cancel at no cost, or ask your city for its bulky-item pickup.';

/** Replaces every promise in emails while no hauler has been found for a request. */
export const stillLooking = `We haven’t found a hauler yet and are still looking. ${cancelOrAskCity}`;
