import { siteOf } from '@functions/server/site.ts';
import { expect, test } from 'vitest';
import { helpText } from '../../supabase/functions/delivery-reports/help-text.ts';
import { GSM_7 } from '../../supabase/functions/send-notifications/texts/gsm-7.ts';

test('the help text names us, links to the Spanish page, and mentions cost and STOP', () => {
  expect(helpText({ name: 'PoppyHaul', url: 'https://www.example.com' }, 'es')).toBe(
    'PoppyHaul: Le ayudamos en https://www.example.com/es/contact ' +
      '- Los mensajes y datos pueden tener costo. STOP para salir',
  );
});

test('the help text links to the English page if there is no Spanish site', () => {
  expect(helpText({ name: 'PoppyHaul', url: 'https://www.example.com' }, 'en')).toContain(
    ' https://www.example.com/contact (en inglés) ',
  );
});

test.each(['en', 'es'] as const)('the help text fits one segment for any site name: %s', (language) => {
  for (const name of ['Acarreos Peñón & Cía. de Los Ángeles', 'Müll–Abfuhr “Ó”', '大和運送', "O'Neil's"]) {
    const text = helpText({ name, url: 'https://www.a-rather-long-name.example' }, language);

    expect(text).toMatch(new RegExp(`^[${GSM_7}]{1,160}$`));
  }
});

test.each([
  ['PoppyHaul <hello@site.example>', 'PoppyHaul'],
  ['"Bay Haul, Inc." <hello@site.example>', 'Bay Haul, Inc.'],
  ['hello@site.example', 'PoppyHaul'],
  ['', 'PoppyHaul'],
])('the sender %j gives the site the name %s', (from, name) => {
  expect(siteOf(from, 'https://site.example/')).toEqual({ name, url: 'https://site.example' });
});
