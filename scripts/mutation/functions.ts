import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type Fault, findFaults, type Rule } from './find-faults.ts';
import type { ModuleScore } from './module-score.ts';
import { runFaults } from './run-faults.ts';

const TESTS = [
  [
    'tests/unit/endpoint.test.ts',
    'tests/unit/formatting.test.ts',
    'tests/unit/stop-mail.test.ts',
    'tests/unit/send-due.test.ts',
    'tests/unit/deliver.test.ts',
    'tests/unit/compose.test.ts',
    'tests/unit/mails.test.ts',
    'tests/unit/read-rows.test.ts',
  ],
  [
    'tests/functions/production.test.ts',
    'tests/functions/get-lead-details.test.ts',
    'tests/functions/update-lead-contacted.test.ts',
    'tests/functions/update-lead.test.ts',
    'tests/functions/send-notifications.test.ts',
    'tests/functions/stop-mail.test.ts',
    'tests/functions/job.test.ts',
  ],
];

const number = (change: (value: number) => number) => (found: string) =>
  String(change(Number(found.replace(/_/g, ''))));

const rules: readonly Rule[] = [
  { pattern: /\s*\.throwOnError\(\)/g, replacement: '' },
  {
    pattern: /\.eq\('tracking_id', trackingId\)/g,
    replacement: ".like('tracking_id', trackingId.slice(0, 4) + '%').limit(1)",
  },
  { pattern: /\??\.trim\(\)/g, replacement: '' },
  { pattern: /\s*\.map\(\(origin\) => origin\.trim\(\)\)/g, replacement: '' },
  { pattern: /\.toUpperCase\(\)|\.filter\(Boolean\)|\.startsWith\('2'\)|\.max\(60\)/g, replacement: '' },
  { pattern: /\.replace\(\/[^/]+\/g, '[^']*'\)/g, replacement: '' },
  { pattern: /\.filter\(\(key\) => [^)]+\)/g, replacement: '' },
  { pattern: /(?<=[\s(])\d[\d_]*(?=[\s,;)])/g, replacement: number((value) => value * 1000 || 1000) },
  { pattern: /(?<=[\s(])\d[\d_]*(?=[\s,;)])/g, replacement: number((value) => value + 1) },
  { pattern: /\[0\]/g, replacement: '[1]' },
  { pattern: /\{16\}/g, replacement: '{4,16}' },
  { pattern: / === /g, replacement: ' !== ' },
  { pattern: / !== /g, replacement: ' === ' },
  { pattern: / <= /g, replacement: ' < ' },
  { pattern: / >= /g, replacement: ' > ' },
  { pattern: / > /g, replacement: ' >= ' },
  { pattern: / && /g, replacement: ' || ' },
  { pattern: / \|\| /g, replacement: ' && ' },
  { pattern: /(?<=if \()(?!\().*(?=\) (?:return|throw|\{))/g, replacement: (found) => `!(${found})` },
  { pattern: / *if \(.*\) (?:return|throw) .*;\n/g, replacement: '' },
  { pattern: / *if \(.*\) \{\n\s+return .*;\n\s+\}\n/g, replacement: '' },
  {
    pattern: /\b(?:await addReport\(.*\)|console\.error\(.*\));(?=\n)/g,
    replacement: '',
  },
  { pattern: /\bresponse\.headers\.set\((?:'[^']+', '[^']+'|\n[^)]+)\);/g, replacement: '' },
  { pattern: /(?<='(?:[\w-]+, )*)(?:[\w-]+, |, [\w-]+(?='))/g, replacement: '', insideText: true },
  { pattern: /(?<=\bnew Response\(|problem\(\w+, )'[^']*'/g, replacement: "''", insideText: true },
  { pattern: /\b(?:true|false)\b/g, replacement: (found) => String(found !== 'true') },
  { pattern: /(?<=timeZone: )'[^']*'/g, replacement: "'UTC'", insideText: true },
  { pattern: /(?<=dateStyle: )'long'/g, replacement: "'short'", insideText: true },
  { pattern: /', '(?=\))/g, replacement: "''", insideText: true },
  { pattern: /\['[A-Z_]+'\]|keys\('SUPABASE_SECRET_KEYS'\)/g, replacement: "keys('SUPABASE_PUBLISHABLE_KEYS')" },
  { pattern: /keys\('SUPABASE_PUBLISHABLE_KEYS'\)/g, replacement: "keys('SUPABASE_SECRET_KEYS')" },
];

/** Comments, imports and types. */
const nothingThatRuns = /\/\/.*|\/\*[\s\S]*?\*\/|^import .*|^(?:export )?type [\s\S]*?;\n(?=\n)/gm;

/** Makes faults in the functions; `filter` keeps those whose place or text contains it, `every` one of so many. */
export async function mutateFunctions(filter = '', every = 1): Promise<ModuleScore[]> {
  const files = globSync('supabase/functions/**/*.ts', { exclude: ['**/database.types.ts'] }).sort();
  const faults = files
    .flatMap((file) => findFaults(file, readFileSync(file, 'utf8'), rules, nothingThatRuns))
    .filter((fault) => isTypeScript(fault) && `${fault.file}:${fault.line} ${fault.fault}`.includes(filter))
    .filter((_, index) => index % every === 0);
  return [await runFaults({ module: 'functions', faults, testsFor: () => TESTS, isNoticedWhenNothingStarts: true })];
}

function isTypeScript({ content }: Fault): boolean {
  return ts.transpileModule(content, { reportDiagnostics: true }).diagnostics?.length === 0;
}
