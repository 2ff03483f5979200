// English: e296fc4e4c66

/** Stands in place of every promise on the tracking page and in mails, while no hauler is found for a request. */
export const stillLooking =
  'Todavía no encontramos una empresa y seguimos buscando. Puede cancelar sin costo, o pedirle a su ciudad la recolección de artículos voluminosos (cosas grandes).';
