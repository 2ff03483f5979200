import { siteReport } from '@functions/contracts/site-reports.ts';
import { withoutContent } from '@functions/domain/site-reports.ts';
import { expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/report-fault/handler.ts';
import { usualFault, usualVitals } from '../fixtures/site-reports.ts';

const messages: [string, string][] = [
  [`Unexpected token 'M', "My "name" is Bob" is not valid JSON`, 'Unexpected token ... is not valid JSON'],
  ['JSON Parse error: Unexpected identifier “Rosa”', 'JSON Parse error: Unexpected identifier ...'],
  ["Cannot read properties of undefined (reading 'x')", 'Cannot read properties of undefined (reading ...)'],
  ["Can't find variable: foo", 'Cant find variable: foo'],
  ['It said "Rosa and never stopped', 'It said ...'],
  [`${'"'}${'a'.repeat(400)} "b" ${'c '.repeat(400)}d"`, '...'],
  ['No 7K3M-9Q2X-4TBV-R8ND at +1 213 555-0142', 'No ... at ... ... ...'],
  ['Failed: https://a.example/track/AAAABBBBCCCCDDDD?x=y', 'Failed: ...'],
  ['No mailbox rosa@example.com, /desk/ABCD or C:\\Users', 'No mailbox ... ... or ...'],
  ['Señora\u0000\ud83d López', 'Se...pez'],
  ['a'.repeat(100), 'a'.repeat(80)],
  ['', ''],
];

test('a message is reported without what people typed, and the function makes sure of it', () => {
  for (const [message, cleaned] of messages) {
    expect(withoutContent(message)).toBe(cleaned);
    expect(siteReport.parse({ ...usualFault, message })).toMatchObject({ message: cleaned });
    expect(siteReport.parse({ ...usualFault, message: cleaned })).toMatchObject({ message: cleaned });
  }
});

test.each([usualFault, usualVitals])('a report needs no key and gets 204 without a body: $kind', async (report) => {
  const note = vi.fn(async (_report: object, _address?: string) => {});
  const options = { publishableKeys: ['key'], allowedOrigins: [], mayAnswer: async () => true };
  const body = JSON.stringify({ ...report, userAgent: 'x', stack: 'y', url: 'z' });

  const response = await createHandler({ ...options, noteFault: note, noteVitals: note })(
    new Request('https://functions.example/report-fault', {
      method: 'POST',
      headers: { 'cf-connecting-ip': '192.0.2.1' },
      body,
    }),
  );

  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(note).toHaveBeenCalledExactlyOnceWith(report, ...(report.kind === 'fault' ? ['192.0.2.1'] : []));
});
