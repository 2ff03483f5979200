import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

// The rule is `scripts/lint/imports.grit`. That it allows what the code imports, linting the code shows. Every second
// import of a file is dynamic.

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

type Report = { diagnostics: { location: { path: string; start: { line: number } } }[] };

test('no file can import what is above it or belongs to another part', () => {
  // A project with one import on each line of its files, and only the lint rule.
  const project = mkdtempSync(path.join(tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const specifiersOf = (file: string) => refused.filter(([each]) => each === file).map(([, specifier]) => specifier);
  for (const [file] of refused) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    const lines = specifiersOf(file).map((specifier, index) =>
      index % 2 === 0 ? `import '${specifier}';` : `await import('${specifier}');`,
    );
    writeFileSync(path.join(project, file), lines.join('\n'));
  }
  const plugins = [path.resolve('scripts/lint/imports.grit')];
  writeFileSync(path.join(project, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));

  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    { cwd: project, encoding: 'utf8' },
  );

  const { diagnostics }: Report = JSON.parse(stdout);
  const found = diagnostics.map(({ location: { path: file, start } }) => [file, specifiersOf(file)[start.line - 1]]);
  expect(found.toSorted()).toEqual([...refused].toSorted());
});
