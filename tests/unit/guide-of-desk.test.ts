import { readFileSync } from 'node:fs';
import type { Language } from '@functions/domain/languages.ts';
import { expect, test } from 'vitest';
import { words as desk } from '@/content/en/desk';
import { words as list } from '@/content/en/desk-list';
import { words as job } from '@/content/en/job';
import { words as pickup } from '@/content/en/pickup';
import { words as tracking } from '@/content/en/tracking';
import { words as spanishJob } from '@/content/es/job';
import { words as spanishPickup } from '@/content/es/pickup';
import { words as spanishTracking } from '@/content/es/tracking';
import * as kinds from '../../supabase/functions/send-notifications/kinds/index.ts';
import { words as mails } from '../../supabase/functions/send-notifications/mails/words/en.ts';
import * as mailsToOperator from '../../supabase/functions/send-notifications/mails/words/operator.ts';
import { filesOfKinds, textsInCode } from '../support/texts-in-code.ts';

const guide = readFileSync('docs/operating.md', 'utf8');
const { callCustomer, callHauler, ...buttonsOfActs } = desk.buttons;

/** The chapter of the guide with this heading. */
function chapter(heading: string): string {
  return guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
}

/** The first column of its first table. */
function firstColumn(text: string): string[] {
  const [, rows = ''] = text.split(/^\| --- .*\n/m);
  return [...rows.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
}

/** All fixed texts in an object of words, without functions. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

test('the guide explains exactly the buttons of requests and messages', () => {
  const explained = firstColumn(chapter('What each button does'))
    .flatMap((cell) => cell.replace(' (of a message)', '').split(', '))
    .concat('Undo “I called”', 'Undo “I answered”', 'Not spam');

  const { answered, notAnswered, spam, notSpam } = list.messages;
  expect(explained.sort()).toEqual([...Object.values(buttonsOfActs), answered, notAnswered, spam, notSpam].sort());
});

test('the guide explains exactly the fields of the hauler dialog', () => {
  const { fields, services, languages, active } = list.haulerDialog;

  const labels = [...Object.values(fields).map(({ label }) => label), services.legend, languages.legend, active.label];
  expect(
    firstColumn(chapter('Haulers'))
      .flatMap((cell) => cell.split(', '))
      .sort(),
  ).toEqual(labels.sort());
});

/** Text in quotation marks in the words of emails. */
function quotedIn(language: Language, shared: readonly string[], audiences: string): string[] {
  const files = shared.map((file) => `supabase/functions/send-notifications/mails/words/${file}`);
  const texts = [...files, ...filesOfKinds(audiences)].flatMap((file) => textsInCode(file, language));
  return texts.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted));
}

test('labels quoted in emails exist on the pages', () => {
  const known = textsIn([desk, list, tracking, job, pickup]);

  const quoted = quotedIn('en', ['en.ts', 'operator.ts'], '*');

  expect(quoted).toContain('Reopen…');
  expect(quoted.filter((text) => !known.includes(text))).toEqual([]);
});

test('labels quoted in Spanish emails exist on the Spanish pages', () => {
  const known = textsIn([spanishTracking, spanishJob, spanishPickup]);

  const quoted = quotedIn('es', ['es.ts'], '{customer,hauler}');

  expect(quoted).toContain('Voy en camino');
  expect(quoted.filter((text) => !known.includes(text))).toEqual([]);
});

test.each([
  'Run the business',
  'A day',
  'What each button does',
  'Links to the desk',
  'When a link is stolen',
  'Look at reviews',
])('labels quoted in the chapter "%s" exist on the pages or in emails', (heading) => {
  const known = textsIn([
    desk,
    list,
    tracking,
    mails,
    mailsToOperator,
    Object.values(kinds).map(({ words }) => words.en),
  ]);

  const quoted = [...chapter(heading).matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\s+/g, ' '));

  expect(quoted).not.toEqual([]);
  expect(quoted.filter((text) => !known.includes(text))).toEqual([]);
});
