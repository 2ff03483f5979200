// English: 5c234de3b5e7

/** What a customer can do while no hauler has been found. */
export const cancelOrAskCity =
  'Puede cancelar sin costo, o pedirle a su ciudad que recoja sus cosas grandes (bulky items).';

/** Replaces every promise in emails while no hauler has been found for a request. */
export const stillLooking = `Todavía no encontramos una empresa y seguimos buscando. ${cancelOrAskCity}`;
