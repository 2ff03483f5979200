import { expect, test } from 'vitest';
import { GSM_7, toGsm } from '../../supabase/functions/send-notifications/texts/gsm-7.ts';

test.each([
  ['sábado a las 3', 'sabado a las 3'],
  ['Café Ñandú', 'Café Ñandu'],
  ['“Junk” – it’s ours', '"Junk" - it\'s ours'],
  ['9:00–11:00', '9:00-11:00'],
  ['10:00\u202fa.m.', '10:00 a.m.'],
  ['Hauling 🚚 & Sons', 'Hauling  & Sons'],
])('"%s" becomes "%s" in a text', (text, put) => {
  expect(toGsm(text)).toBe(put);
  expect(put).toMatch(new RegExp(`^[${GSM_7}]*$`));
});
