import { globSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { testsOfSchemas } from '../test/tests-of-schemas.ts';
import { type Fault, findFaults, type Rule } from './find-faults.ts';
import type { ModuleScore } from './module-score.ts';
import { runFaults } from './run-faults.ts';

const otherTests = [
  'database/submission-limits',
  'database/operations',
  'database/privacy',
  'database/contact-messages',
  'database/leads',
  'database/lead-images',
  'database/plain-postgres/rights',
  'database/plain-postgres/limits',
  'database/plain-postgres/races',
  'database/plain-postgres/sender',
  'database/schema',
  'database/client-rules',
  'functions/update-lead-contacted',
  'database/notifications',
  'database/haulers',
  'database/dispatch',
  'database/match-mails',
  'database/jobs',
  'database/links-of-mails',
  'database/corrections',
  'database/unfair-haulers',
  'database/plain-postgres/match-races',
];

/** A pair of parentheses that holds no deeper ones than four levels. */
const inParentheses = (depth = 4): string => (depth === 0 ? '[^()]*' : `(?:[^()]|\\(${inParentheses(depth - 1)}\\))*`);

const rules: readonly Rule[] = [
  // Who may do what
  { pattern: /^(?:revoke|grant) [^;]+;/gm, replacement: '' },
  { pattern: /^alter table \S+ enable row level security;/gm, replacement: '' },
  { pattern: new RegExp(`(?<=\\b(?:check|using) \\()${inParentheses()}(?=\\))`, 'g'), replacement: 'true' },
  { pattern: / security definer| with \(security_invoker = true\)/g, replacement: '' },
  // Whole steps
  { pattern: /^create trigger [^;]+;/gm, replacement: '' },
  { pattern: /\bperform [^;]+;/g, replacement: '' },
  {
    pattern: /^ +(?:delete from|get diagnostics|update|insert into|raise|return next|new\.\w+ :=) ?[^;]*;/gm,
    replacement: '',
  },
  { pattern: /^ +return null;/gm, replacement: '  return new;' },
  { pattern: / on delete cascade| unique\b/g, replacement: '' },
  // Conditions
  { pattern: /(?<=\bif )(?!exists \(select from public\.contact_reports)[^;]+?(?= then\b)/g, replacement: 'false' },
  { pattern: /(?<!between \S+)\s+and (?:[^()\n]|\([^()\n]*\))+?(?=\n| and |$)/gm, replacement: '' },
  { pattern: /btrim\(\w+\) <> '' and|\b[\w.]+ is not null and/g, replacement: 'true and' },
  { pattern: / where created_at > since/g, replacement: '' },
  { pattern: / or [^\n;()]+(?:\([^()]*\))?/g, replacement: '' },
  { pattern: /(?<=when )\(old\.status is distinct from new\.status\)/g, replacement: '(true)' },
  { pattern: /'\^(?!')|\$'(?=\))/g, replacement: "'", insideText: true },
  // Comparisons
  { pattern: / <= /g, replacement: ' < ' },
  { pattern: / < /g, replacement: ' <= ' },
  { pattern: / > (?!since|now|coalesce)/g, replacement: ' >= ' },
  { pattern: / > (?=since|now|coalesce)/g, replacement: ' < ' },
  { pattern: / !~\* /g, replacement: ' !~ ' },
  // Amounts
  { pattern: /interval '[^']+'/g, replacement: "interval '10 years'" },
  { pattern: /interval '[^']+'/g, replacement: "interval '1 minute'" },
  { pattern: /(?<=[\s(])\d+(?=[\s,;)])/g, replacement: (found) => String(Number(found) + 1) },
  { pattern: /(?<=default )\d+\b/g, replacement: (found) => `${found}000` },
  {
    pattern: /\{\d+(?:,\d+)?\}/g,
    replacement: (found) => found.replace(/\d+(?=\})/, (digits) => String(Number(digits) + 1)),
    insideText: true,
  },
  // What is compared
  { pattern: /\b(?:lower|btrim)\(([\w.]+)\)(?! <>)/g, replacement: (found) => found.slice(found.indexOf('(') + 1, -1) },
  {
    pattern: /'[A-Za-z/]+'(?:, (?='[a-zA-Z/]+')|(?<=, '[^']+')(?=[\])]))/g,
    replacement: (found) => (found.endsWith(', ') ? '' : 'null'),
    insideText: true,
  },
  { pattern: /desc\b|^order by \S+/gm, replacement: '' },
];

/** Comments, names of constraints, what makes queries fast, and what each file says again. */
const nothingThatRuns =
  /--.*|^comment on (?:[^']|'(?:[^']|'')*')*?;|"[^"\n]*"|^create (?:unique )?index [^;]+;|^revoke execute on all functions [^;]+;/gm;

/** Makes faults in the schema files; `filter` keeps those whose place or text contains it, `every` one of so many. */
export async function mutateMigrations(filter = '', every = 1): Promise<ModuleScore[]> {
  const faults = globSync('supabase/schemas/*.sql')
    .sort()
    .flatMap((file) => findFaults(file, readFileSync(file, 'utf8'), rules, nothingThatRuns))
    .filter((fault) => `${fault.file}:${fault.line} ${fault.fault}`.includes(filter))
    .filter((_, index) => index % every === 0);
  return [await runFaults({ faults, testsFor, prepare })];
}

/** Has the backends of a copy of the project apply the schema files in place of the migration made of them. */
function prepare(copy: string): void {
  const migrations = path.join(copy, 'supabase/migrations');
  for (const file of readdirSync(migrations)) rmSync(path.join(migrations, file));
  for (const file of readdirSync(path.join(copy, 'supabase/schemas'))) {
    symlinkSync(`../schemas/${file}`, path.join(migrations, `200001010000${file}`));
  }
}

function testsFor({ file }: Fault): string[][] {
  const schemaFile = file.replace(/^.*\/\d+_(\w+)\.sql$/, '$1');
  const likely = testsOfSchemas[schemaFile] ?? [];
  const others = otherTests.filter((name) => !likely.includes(name));
  return [likely, others].map((names) => names.map((name) => `tests/${name}.test.ts`));
}
