import { testsOfSchemas } from './tests-of-schemas.ts';

type Row = [changed: RegExp, ...tests: string[]];

/**
 * Which tests a change can break, besides unit tests, which are found by their imports: a pattern for changed paths and
 * the prefixes of test paths. `$1` is the pattern's capture group.
 */
export const relatedTestRules: readonly Row[] = [
  // The backend runs these files; no test imports them.
  [
    /^supabase\/(?:schemas|migrations)\//,
    'tests/unit/migrations',
    'tests/database/schema',
    'tests/postgres/plpgsql-check',
    'tests/postgres/rights',
  ],
  ...Object.entries(testsOfSchemas).map(
    ([name, tests]): Row => [
      new RegExp(`^supabase/schemas/\\d+_${name}\\.sql$`),
      ...tests.map((test) => `tests/${test}`),
    ],
  ),
  [/^supabase\/functions\/_shared\//, 'tests/functions/'],
  [/^supabase\/functions\/([a-z][\w-]*)\//, 'tests/functions/$1'],
  [/^supabase\/functions\/send-notifications\//, 'tests/e2e/mail'],
  [
    /^scripts\/backend\//,
    'tests/database/embedded-',
    'tests/functions/networks',
    'tests/functions/production',
    'tests/functions/remove-old-photos',
  ],
  [/^scripts\/operate\//, 'tests/functions/doctor', 'tests/database/operations', 'tests/database/privacy'],
  [/^src\/features\/\w+\/(?:schema|api)/, 'tests/database/client-rules'],
  [/^tests\/(?:support|fixtures)\//, 'tests/database/', 'tests/functions/'],
  // Every component test imports the whole site, and browser tests run the build.
  [
    /^src\/(?:features\/booking|pages\/book-|content\/e[ns]\/(?:book|quote))/,
    'tests/components/booking',
    'tests/components/both/booking',
    'tests/components/spanish/booking',
    'tests/e2e/booking',
    'tests/e2e/drafts',
    'tests/e2e/services-step',
    'tests/e2e/underway/booking',
  ],
  [
    /^src\/(?:features|pages|content\/e[ns])\/(agreement|contact|desk|job|pause|review|stop-mail|track)/,
    'tests/components/$1',
    'tests/components/both/$1',
    'tests/components/spanish/$1',
    'tests/e2e/$1',
    'tests/e2e/underway/$1',
  ],
  [/^src\/(?:features|pages|content\/en)\/track/, 'tests/e2e/customer', 'tests/e2e/statuses'],
  [/^src\/features\/request\//, 'tests/components/', 'tests/e2e/job', 'tests/e2e/customer', 'tests/e2e/desk'],
  [/^src\/lib\/analytics\//, 'tests/components/google-analytics'],
  [
    /^src\/(?:app\/|main|content\/en\/shell)/,
    'tests/components/shell',
    'tests/components/page-fault',
    'tests/e2e/start-up',
  ],
  [/^src\/app\//, 'tests/e2e/underway/page-code'],
  [/^src\/(?:lib\/|components\/|content\/en\/(?:ui|sections))/, 'tests/components/', 'tests/e2e/site'],
  [
    /^src\/(?:pages\/city\/|content\/(?:facts\/city-of-|en\/city-page))/,
    'tests/unit/city-of-los-angeles',
    'tests/e2e/site',
  ],
  [/^src\/(?:pages|content)\//, 'tests/components/seo', 'tests/e2e/site', 'tests/e2e/specified-texts'],
  [/^(?:src\/styles\.css|tailwind\.config\.ts)$/, 'tests/e2e/seen'],
  [/^tests\/components\/(?:support\/|setup)/, 'tests/components/'],
  // Changed tests themselves.
  [/^(tests\/(?!unit).*\.(?:test|spec)\.tsx?)$/, '$1'],
];

/** Those of `testFiles` that a change of these paths can break, according to the table. */
export function relatedTests(changed: readonly string[], testFiles: readonly string[]): string[] {
  const beginnings = changed.flatMap((file) =>
    relatedTestRules.flatMap(([pattern, ...tests]) => {
      const [found, name = ''] = pattern.exec(file) ?? [];
      return found === undefined ? [] : tests.map((test) => test.replace('$1', name));
    }),
  );
  return testFiles.filter((file) => beginnings.some((beginning) => file.startsWith(beginning)));
}
