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

/** The function, with a mock for what it counts. */
function reporter({ limit = 100 } = {}) {
  let requests = 0;
  const note = vi.fn(async (_report: object) => {});
  const handle = createHandler({
    publishableKeys: ['key'],
    allowedOrigins: ['https://site.example'],
    mayAnswer: async () => ++requests <= limit,
    noteFault: note,
    noteVitals: note,
  });
  const send = (body: BodyInit | null, method = 'POST') =>
    handle(new Request('https://functions.example/report-fault', { method, body }));
  return { send, note };
}

test.each([usualFault, usualVitals])('a report needs no key and gets 204 without a body: $kind', async (report) => {
  const { send, note } = reporter();

  const response = await send(JSON.stringify({ ...report, userAgent: 'x', stack: 'y', url: 'z' }));

  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(note).toHaveBeenCalledExactlyOnceWith(report);
});

test('invalid reports, other methods and a network over its limit are refused', async () => {
  const { send, note } = reporter({ limit: 5 });
  const report = JSON.stringify(usualFault);
  const invalid = [JSON.stringify({ ...usualFault, name: 'Call 213 555 0142' }), '[]', ''];

  const statuses = [];
  for (const body of [...invalid, JSON.stringify({ ...usualFault, message: 'a'.repeat(2000) })]) {
    statuses.push((await send(body)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 413]);
  expect(note).not.toHaveBeenCalled();
  expect([(await send(null, 'GET')).status, (await send(report)).status, (await send(report)).status]).toEqual([
    405, 204, 429,
  ]);
});
