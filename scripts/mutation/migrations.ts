import { globSync, readFileSync } from 'node:fs';
import { type Fault, findFaults, type Rule } from './find-faults.ts';
import type { ModuleScore } from './module-score.ts';
import { runFaults } from './run-faults.ts';

/** The tests that are likely to notice a fault in a migration, by its name. */
const likelyTests: Record<string, string[]> = {
  private_schema: ['leads'],
  leads: ['leads'],
  contact_messages: ['contact-messages'],
  contact_reports: ['plain-postgres/races', 'update-lead-contacted'],
  submission_limits: ['submission-limits', 'leads', 'contact-messages'],
  lead_images: ['lead-images'],
  operations: ['operations'],
  privacy: ['privacy'],
  one_request_at_a_time: ['submission-limits', 'plain-postgres/limits'],
  flags: ['submission-limits', 'plain-postgres/limits', 'plain-postgres/races'],
  network_limits: ['submission-limits', 'plain-postgres/limits', 'plain-postgres/races'],
  photo_limits: ['lead-images', 'plain-postgres/limits'],
  plain_text: ['schema', 'client-rules', 'contact-messages', 'leads'],
  near_matches: ['privacy'],
  flagged_last: ['operations', 'privacy'],
  promised_by: ['notifications', 'operations'],
  notifications: ['notifications', 'plain-postgres/sender'],
  sending: ['notifications', 'plain-postgres/sender', 'plain-postgres/races'],
  waking_the_sender: ['plain-postgres/sender'],
  haulers: ['haulers', 'dispatch'],
  dispatch: ['dispatch', 'plain-postgres/match-races'],
  match_mails: ['match-mails', 'notifications'],
  jobs: ['jobs', 'match-mails'],
  match_reports: ['jobs', 'operations', 'haulers'],
};

const otherTests = [
  'submission-limits',
  'operations',
  'privacy',
  'contact-messages',
  'leads',
  'lead-images',
  'plain-postgres/rights',
  'plain-postgres/limits',
  'plain-postgres/races',
  'plain-postgres/sender',
  'schema',
  'client-rules',
  'update-lead-contacted',
  'notifications',
  'haulers',
  'dispatch',
  'match-mails',
  'jobs',
  'plain-postgres/match-races',
];

const FOLDERS: Record<string, string> = { 'update-lead-contacted': 'functions' };

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

/** Comments, names of constraints, and what makes queries fast. */
const nothingThatRuns = /--.*|^comment on (?:[^']|'(?:[^']|'')*')*?;|"[^"\n]*"|^create (?:unique )?index [^;]+;/gm;

/** What a later migration may put something else in place of, by its name. */
const replaceable: readonly RegExp[] = [
  /^create (?:or replace )?function ([\w.]+)\([\s\S]*?\$\$;/gm,
  /^create (?:or replace )?view ([\w.]+)[^;]*;/gm,
  /^create trigger (\w+) [^;]+;/gm,
  /^create policy ("[^"]+") [^;]+;/gm,
  new RegExp(`constraint ("[^"]+")\\s+check \\(${inParentheses()}\\)`, 'g'),
];

/** A pattern that matches this text. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The parts of a migration that the later ones replace: a fault in them changes nothing. */
function replacedParts(migration: string, later: string): string[] {
  return replaceable
    .flatMap((pattern) => [...migration.matchAll(pattern)])
    .filter(([, name = '']) =>
      new RegExp(
        `(?:create (?:or replace )?(?:function|view|trigger)|alter policy|drop constraint) ${literally(name)}(?![\\w.])`,
      ).test(later),
    )
    .map(([part]) => part);
}

/** Makes faults in the migrations; `filter` keeps those whose place or text contains it, `every` one of so many. */
export async function mutateMigrations(filter = '', every = 1): Promise<ModuleScore[]> {
  const migrations = globSync('supabase/migrations/*.sql')
    .sort()
    .map((file) => ({ file, content: readFileSync(file, 'utf8') }));
  const faults = migrations
    .flatMap(({ file, content }, index) => {
      const later = migrations.slice(index + 1).map((each) => each.content);
      const passedOver = [nothingThatRuns.source, ...replacedParts(content, later.join('\n')).map(literally)];
      return findFaults(file, content, rules, new RegExp(passedOver.join('|'), 'gm'));
    })
    .filter((fault) => `${fault.file}:${fault.line} ${fault.fault}`.includes(filter))
    .filter((_, index) => index % every === 0);
  return [await runFaults({ module: 'migrations', faults, testsFor, isNoticedWhenNothingStarts: false })];
}

function testsFor({ file }: Fault): string[][] {
  const migration = file.replace(/^.*\/\d+_(\w+)\.sql$/, '$1');
  const likely = likelyTests[migration] ?? [];
  const others = otherTests.filter((name) => !likely.includes(name));
  return [likely, others].map((names) => names.map((name) => `tests/${FOLDERS[name] ?? 'database'}/${name}.test.ts`));
}
