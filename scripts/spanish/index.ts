/**
 * `npm run spanish` lists the Spanish words whose English has changed since the two were last compared. `npm run
 * spanish -- --looked-at booking words/reasons` marks these areas as compared; `all` marks every one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isStale, spanishModules, withMark } from './modules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const modules = spanishModules(root);

const { values, positionals } = parseArgs({
  options: { 'looked-at': { type: 'boolean', default: false } },
  allowPositionals: true,
});

if (values['looked-at']) markAsLookedAt(positionals);
else listStale();

function listStale(): void {
  const stale = modules.filter((module) => isStale(root, module));
  for (const { area, spanish, english } of stale) console.log(`${area}: compare ${spanish} with ${english}`);
  console.log(
    stale.length === 0
      ? 'All Spanish words have been compared with the current English ones.'
      : '\nOnce both say the same: npm run spanish -- --looked-at <area> …',
  );
}

function markAsLookedAt(areas: readonly string[]): void {
  const unknown = areas.filter((area) => area !== 'all' && !modules.some((module) => module.area === area));
  if (unknown.length > 0 || areas.length === 0) {
    console.error(unknown.length > 0 ? `No Spanish words are named ${unknown.join(', ')}.` : 'Name the areas, or all.');
    console.error(`Areas: ${modules.map(({ area }) => area).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  for (const { area, spanish, english } of modules) {
    if (!areas.includes('all') && !areas.includes(area)) continue;
    const [from, to] = [english, spanish].map((file) => readFileSync(path.join(root, file), 'utf8'));
    writeFileSync(path.join(root, spanish), withMark(to ?? '', from ?? ''));
    console.log(`${area}: marked as compared`);
  }
}
