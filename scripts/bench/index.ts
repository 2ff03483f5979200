/**
 * Measures the product and prints tables, which are also written to `bench-results/bench.md`:
 *
 *   node scripts/bench/index.ts [build] [pages] [first-tap] [database] [load]      all of them by default
 *
 * Times depend on the machine and its load; ratios and bytes do not.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { benchBuild } from './build.ts';
import { benchDatabase } from './database.ts';
import { benchFirstTap } from './first-tap.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';

const parts = {
  build: benchBuild,
  pages: benchPages,
  'first-tap': benchFirstTap,
  database: benchDatabase,
  load: benchLoad,
};

type PartName = keyof typeof parts;

function isPartName(name: string): name is PartName {
  return name in parts;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !isPartName(name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts).join(', ')}.`);
const chosen = names.length > 0 ? names.filter(isPartName) : Object.keys(parts).filter(isPartName);

const outDir = path.resolve(import.meta.dirname, '../../bench-results');
const busy = loadavg()[0]?.toFixed(1);
const document = [
  `# Bench of ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load average at the start ${busy}.`,
];
await mkdir(outDir, { recursive: true });
for (const name of chosen) {
  const { title, body } = await parts[name]();
  console.log(`\n## ${title}\n\n${body}`);
  document.push(`## ${title}`, body);
  await writeFile(path.join(outDir, 'bench.md'), `${document.join('\n\n')}\n`);
}
