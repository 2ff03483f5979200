// English: e296fc4e4c66

/** Replaces every promise on the tracking page and in emails while no hauler has been found for a request. */
export const stillLooking =
  'Todavía no encontramos una empresa y seguimos buscando. Puede cancelar sin costo, o pedirle a su ciudad la recolección de artículos voluminosos (cosas grandes).';
