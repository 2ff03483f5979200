import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The rule is `scripts/lint/imports.grit`. Every second import of a file is dynamic.

const allowed = [
  ['src/pages/faq-page.tsx', '@/features/booking/book-link'],
  ['src/features/booking/steps/services-step.tsx', '../schema'],
  ['src/features/desk/request/dialogs/note-dialogs.tsx', '../../act-dialog'],
  ['src/features/tracking/tracking-id-form.tsx', '@/features/request/use-acts'],
  ['src/features/tracking/api.ts', '@functions/contracts/tracking.ts'],
  ['src/content/facts/site.ts', '@/lib/env'],
  ['src/content/facts/claims.ts', 'virtual:reviews/claims'],
  ['src/content/facts/regions.ts', './cities'],
  ['src/content/en/tracking.ts', '@functions/words/en/errors.ts'],
  ['src/content/en/booking.ts', '../facts/services'],
  ['src/lib/supabase.ts', '@functions/database.types.ts'],
  ['src/lib/analytics/track-event.ts', '../notify'],
  ['src/components/seo/seo.tsx', 'react-helmet-async'],
  ['src/main.ts', './app/start-up/start'],
  ['supabase/functions/job/handler.ts', './refusal.ts'],
  ['supabase/functions/job/handler.ts', '../_shared/server/endpoint.ts'],
  ['supabase/functions/job/index.ts', '@supabase/supabase-js'],
  ['supabase/functions/send-notifications/mails/wording.ts', '../../_shared/words/en/services.ts'],
  ['supabase/functions/send-notifications/kinds/hauler/job-taken.ts', '../../mails/types.ts'],
  ['supabase/functions/send-notifications/kinds/hauler/job-taken.ts', '../../../_shared/domain/links.ts'],
  ['supabase/functions/_shared/server/endpoint.ts', '../contracts/tracking.ts'],
  ['supabase/functions/_shared/words/en/statuses.ts', '../../domain/statuses.ts'],
] as const;

const refused = [
  ['src/lib/notify.ts', '@/components/toaster/toaster'],
  ['src/lib/phone.ts', '../content/facts/site'],
  ['src/lib/dates.ts', '@functions/words/en/errors.ts'],
  ['src/lib/dates.ts', '@/words/clock'],
  ['src/content/facts/regions.ts', '@/lib/env'],
  ['src/content/en/home.ts', 'react'],
  ['src/content/en/home.ts', 'virtual:reviews/claims'],
  ['src/content/facts/services.ts', '../en/services'],
  ['src/content/facts/services.ts', '@functions/words/en/errors.ts'],
  ['src/features/tracking/api.ts', '@functions/server/endpoint.ts'],
  ['src/features/tracking/api.ts', '../../../supabase/functions/job/handler.ts'],
  ['src/components/seo/seo.tsx', '@/features/booking/book-link'],
  ['src/features/contact/contact-form.tsx', '@/pages/contact-page'],
  ['src/features/contact/contact-form.tsx', '@/features/booking/schema'],
  ['src/features/contact/contact-form.tsx', '../booking/schema'],
  ['src/features/job/proposal/schema.ts', '../../tracking/api'],
  ['src/features/desk/request/dialogs/note-dialogs.tsx', '../../../job/panel'],
  ['src/pages/home/hero.tsx', '../../app/routes'],
  ['src/pages/home/hero.tsx', '@/app/routes'],
  ['supabase/functions/job/handler.ts', '../../../src/lib/phone.ts'],
  ['supabase/functions/_shared/words/en/statuses.ts', '../../../../../src/content/en/tracking.ts'],
  ['supabase/functions/job/handler.ts', '@/lib/phone'],
  ['supabase/functions/job/handler.ts', '@functions/domain/phone.ts'],
  ['supabase/functions/job/handler.ts', '../update-lead/handler.ts'],
  ['supabase/functions/send-notifications/kinds/hauler/job-taken.ts', '../../../job/handler.ts'],
  ['supabase/functions/_shared/server/endpoint.ts', '../../job/refusal.ts'],
  ['supabase/functions/_shared/contracts/tracking.ts', '../server/endpoint.ts'],
  ['supabase/functions/_shared/domain/statuses.ts', '../words/en/statuses.ts'],
  ['supabase/functions/_shared/words/en/statuses.ts', '../../server/endpoint.ts'],
] as const;

/** A project with one import on each line of its files, and only the lint rule. */
const project = mkdtempSync(path.join(tmpdir(), 'imports-'));

type Case = (typeof allowed | typeof refused)[number];
type Report = { diagnostics: { location: { path: string; start: { line: number } } }[] };

/** The lines that the linter reports, as `file specifier`. */
let found: string[] = [];

beforeAll(() => {
  const cases: readonly Case[] = [...allowed, ...refused];
  const specifiersOf = (file: string) => cases.filter(([each]) => each === file).map(([, specifier]) => specifier);
  for (const [file] of cases) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    const lines = specifiersOf(file).map((specifier, index) =>
      index % 2 === 0 ? `import '${specifier}';` : `await import('${specifier}');`,
    );
    writeFileSync(path.join(project, file), lines.join('\n'));
  }
  writeFileSync(
    path.join(project, 'biome.json'),
    JSON.stringify({ plugins: [path.resolve('scripts/lint/imports.grit')], linter: { rules: { preset: 'none' } } }),
  );
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    { cwd: project, encoding: 'utf8' },
  );
  const { diagnostics }: Report = JSON.parse(stdout);
  found = diagnostics.map(({ location: { path: file, start } }) => `${file} ${specifiersOf(file)[start.line - 1]}`);
});

afterAll(() => rmSync(project, { recursive: true }));

test('files can import what is below them or beside them, and nothing else, also dynamically', () => {
  const lines = (cases: readonly Case[]) => cases.map(([file, specifier]) => `${file} ${specifier}`);

  expect(lines(allowed).filter((line) => found.includes(line))).toEqual([]);
  expect(lines(refused).filter((line) => !found.includes(line))).toEqual([]);
});
