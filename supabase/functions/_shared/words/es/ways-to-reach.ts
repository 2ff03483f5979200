import type { waysToReach as english } from '../en/ways-to-reach.ts';

/** Joins the words for the ways in which this customer may be reached, as in English: "llamadas, correo" with an "o". */
export const waysToReach: typeof english = ({ agreedToMessages, email }, { call, text, email: mail }) => {
  const all = [call, ...(agreedToMessages ? [text] : []), ...(email ? [mail] : [])];
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' o ');
};
