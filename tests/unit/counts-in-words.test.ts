import { globSync, readFileSync } from 'node:fs';
import { statuses } from '@functions/domain/statuses.ts';
import { statusWords } from '@functions/words/en/statuses.ts';
import { expect, test } from 'vitest';
import { words as faq } from '@/content/en/faq';
import { words as locations } from '@/content/en/locations';
import { words as serviceAreas } from '@/content/en/service-areas';
import { words as servicesPage } from '@/content/en/services-page';
import { regions } from '@/content/facts/regions';
import { services } from '@/content/facts/services';

/** Numbers in words; add the next one here. */
const inWords: Record<number, string> = { 5: 'five', 15: 'fifteen', 50: 'fifty' };
const places = regions.flatMap(({ cities }): readonly string[] => cities).length;

test('pages count services, regions and places right', () => {
  expect(servicesPage.description).toContain(`${services.length} kinds of pickup`);
  expect(servicesPage.lede.toLowerCase()).toContain(`${inWords[services.length]} kinds of pickup`);
  expect(serviceAreas.lede.toLowerCase()).toContain(`${inWords[regions.length]} regions, ${inWords[places]} places`);
  for (const text of [serviceAreas.description, locations.serviceAreas]) {
    expect(text.toLowerCase()).toContain(`${inWords[places]} places`);
  }
});

test('the answer that explains the statuses names and counts every one', () => {
  const [answer] = faq.sections.flatMap(({ faqs }) => faqs).filter(({ question }) => /statuses mean/.test(question));

  expect(answer?.question).toContain(`${inWords[statuses.length]} statuses`);
  expect(statuses.filter((status) => !answer?.answer.includes(`${statusWords[status].label} `))).toEqual([]);
});

test('every sentence with the promised hours also says in which hours of the day they count', () => {
  const files = globSync(['src/content/en/**/*.ts', 'supabase/functions/**/words/**/*.ts']);

  const promises = files.flatMap((file) => readFileSync(file, 'utf8').match(/.*\$\{PROMISE_HOURS\} hours.*/g) ?? []);
  const alone = promises.filter((line) => !/PROMISE_HOURS_OF_DAY|\(\$\{hours\}\)|8 AM to 8 PM/.test(line));

  expect(promises.length).toBeGreaterThan(30);
  // The specified title of the confirmation; the hours are in the text below it.
  expect(alone).toEqual([expect.stringContaining('title: `A local hauler contacts you within')]);
});
