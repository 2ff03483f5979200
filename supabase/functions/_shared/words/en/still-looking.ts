/** Replaces every promise on the tracking page and in emails while no hauler has been found for a request. */
export const stillLooking =
  'We haven’t found a hauler yet and are still looking. You can cancel at no cost, or ask your city for its bulky-item pickup.';
