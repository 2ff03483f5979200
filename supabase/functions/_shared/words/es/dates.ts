// English: 10af39ece924

import type * as english from '../en/dates.ts';

const MONTHS =
  /* @__PURE__ */ 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** A day such as `2025-04-20` in words: "20 de abril de 2025". */
export const formatDay: typeof english.formatDay = (isoDay) => {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${day} de ${MONTHS[Number(month) - 1]} de ${year}`;
};
