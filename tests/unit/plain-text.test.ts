import { area, line } from '@functions/contracts/fields.ts';
import { expect, test } from 'vitest';

test.each([
  ['می‌خواهم مبل را بردارید', 'می‌خواهم مبل را بردارید'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['\u200E742 Ever\u00ADgreen\u200B\tTer\r\n\u202EApt 2\u0007 ', '742 Evergreen Ter Apt 2'],
  ['\uFEFF \u202E', ''],
])('of a line, %j is read as %j', (typed, read) => {
  expect(line(40).parse(typed)).toBe(read);
});

test('an area keeps its tabs and line breaks', () => {
  expect(area(40).parse('A\u200B sofa\r\n\tand a chair\u0008')).toBe('A sofa\n\tand a chair');
});
