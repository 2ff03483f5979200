import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { relatedTestRules, relatedTests } from '../../scripts/test/related-tests.ts';
import { testsOfSchemas } from '../../scripts/test/tests-of-schemas.ts';

const testFiles = globSync('tests/**/*.{test,spec}.{ts,tsx}').sort();

test.each([
  ['src/features/booking/schema.ts', 'tests/components/booking-steps.test.tsx'],
  ['src/features/booking/schema.ts', 'tests/e2e/underway/booking-request.spec.ts'],
  ['src/features/booking/schema.ts', 'tests/database/client-rules.test.ts'],
  ['src/pages/track-page.tsx', 'tests/components/tracking-change.test.tsx'],
  ['src/pages/track-page.tsx', 'tests/e2e/underway/tracking-correction.spec.ts'],
  ['src/content/en/stop-mail.ts', 'tests/e2e/stop-mail.both.spec.ts'],
  ['src/app/start-up/page-loader.ts', 'tests/e2e/start-up.both.spec.ts'],
  ['supabase/functions/update-lead/handler.ts', 'tests/functions/update-lead.test.ts'],
  ['supabase/functions/_shared/server/endpoint.ts', 'tests/functions/job.test.ts'],
  ['supabase/schemas/03_leads.sql', 'tests/postgres/rights.test.ts'],
  ['supabase/schemas/21_jobs.sql', 'tests/database/jobs.test.ts'],
  ['tests/e2e/mail.spec.ts', 'tests/e2e/mail.spec.ts'],
])('a change to %s runs %s', (changed, expected) => {
  expect(relatedTests([changed], testFiles)).toContain(expected);
});

test("a change to one form doesn't run the tests of another", () => {
  const related = relatedTests(['src/features/contact/contact-form.tsx'], testFiles);

  expect(related).toEqual(expect.arrayContaining(['tests/components/both/contact.test.tsx']));
  expect(related.filter((file) => /booking|track|job|database/.test(file))).toEqual([]);
});

test('a change to a document or unit test runs nothing from the table', () => {
  expect(relatedTests(['docs/recipes.md', 'tests/unit/formatting.test.ts'], testFiles)).toEqual([]);
});

test('all tests named in the table exist', () => {
  const named = relatedTestRules.flatMap(([, ...tests]) => tests).filter((name) => !name.includes('$1'));

  expect(named.filter((name) => !testFiles.some((file) => file.startsWith(name)))).toEqual([]);
});

test('each schema file has an entry', () => {
  const schemas = globSync('supabase/schemas/*.sql').map((file) => file.replace(/^.*\/\d+_(\w+)\.sql$/, '$1'));

  expect(Object.keys(testsOfSchemas).sort()).toEqual(schemas.sort());
});
