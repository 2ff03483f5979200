import { readFileSync } from 'node:fs';
import { kindLabel } from '@functions/words/en/notification-kinds.ts';
import { expect, test } from 'vitest';
import { kindsFile, listKinds } from '../../scripts/generate/kinds.ts';
import { everyKind } from '../support/kinds.ts';
import { everySample, letterOf, textOf } from '../support/samples.ts';

function partsOf(list: string): string[] {
  return list.split('|').flatMap((part) => part.trim() || []);
}

test.each(everySample)('$kind to the $audience: $name', async ({ composers, given, sample }) => {
  const { language, subject, lines = '', inOrder = '', says = [], never, picture, text: words } = sample;
  const letter = await letterOf(composers, [given], language);

  if (subject !== undefined) expect(letter?.subject ?? null).toBe(subject);
  if (subject !== null) {
    if (!letter) throw new Error('There is no email');
    const { html, text } = letter;
    expect(partsOf(lines).filter((line) => !text.split('\n').includes(line))).toEqual([]);
    const ordered = partsOf(inOrder);
    expect(
      text.split('\n').filter((line, index, all) => ordered.includes(line) && all.indexOf(line) === index),
    ).toEqual(ordered);
    for (const part of typeof says === 'string' ? partsOf(says) : says) expect(text).toContain(part);
    if (picture !== undefined) expect(/\/mail\/([a-z-]+)-\d\.jpg"/.exec(html)?.[1] ?? null).toBe(picture);
    if (never) expect(`${letter.subject}\n${text}`).not.toMatch(never);
  }
  if (words !== undefined) {
    const text = await textOf(composers, [given], language);
    expect(text && /^PoppyHaul: (.+?)(?: https:\S+)?$/.exec(text.body)?.[1]).toBe(words);
  }
});

test('each kind has a short name', () => {
  for (const { kind, audience } of everyKind) {
    expect(kindLabel(kind, audience)).toMatch(/^[A-Z][a-z]+( [a-z]+){0,3}$/);
  }
});

test('a kind without a label of its own is named by its words', () => {
  expect(kindLabel('pickup-reminder', 'customer')).toBe('Pickup reminder');
  expect(kindLabel('site-build', 'host')).toBe('Site build');
  expect(kindLabel('matched', 'customer')).toBe('Hauler found');
});

test('kinds/index.ts lists each file (if not, run npm run kinds)', () => {
  expect(readFileSync(kindsFile, 'utf8')).toBe(listKinds());
});
