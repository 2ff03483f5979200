import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as kinds from '../../supabase/functions/send-notifications/kinds/index.ts';
import { words } from '../../supabase/functions/send-notifications/texts/words/en.ts';

const guide = readFileSync('docs/operating.md', 'utf8');

test('the sample texts for carriers match texts we send', () => {
  const samples = [...guide.matchAll(/^ +(PoppyHaul: .+)$/gm)].map(([, sample]) => sample);
  const link = (page: 'track' | 'job') => `https://www.example.com/${page}/7K3M-9Q2X-4TBV-R8ND`;

  expect(samples).toEqual([
    `${words.text('PoppyHaul', kinds.requestArrived.words.en.text.promise('10:00 AM Mon'), link('track'))} ${words.stop}`,
    words.text('PoppyHaul', kinds.matched.words.en.text('(213) 555-0142'), link('track')),
    words.text('PoppyHaul', kinds.pickupReminder.words.en.text('tomorrow', '9:00-11:00 AM'), link('track')),
    words.text('PoppyHaul', kinds.jobOffered.words.en.text('91101'), link('job')),
  ]);
});

test('the guide lists exactly the events that the endpoint reads', () => {
  const source = readFileSync('supabase/functions/delivery-reports/mail-reports.ts', 'utf8');
  const read = [...source.matchAll(/case '(email\.\w+)'/g)].map(([, event]) => event);
  const told = [...guide.matchAll(/`(email\.\w+)`/g)].map(([, event]) => event);

  expect(read.length).toBeGreaterThan(4);
  expect(told.sort()).toEqual(read.sort());
});
