/**
 * Measures the product and prints tables, which are also written to `bench-results/bench.md`:
 *
 *   node scripts/bench/index.ts [build] [pages] [first-tap] [database]      all of them by default
 *
 * Times depend on the machine and its load; ratios and bytes do not.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { benchBuild } from './build.ts';
import { benchDatabase } from './database.ts';
import { benchFirstTap } from './first-tap.ts';
import { benchPages } from './pages.ts';

const parts = new Map(
  Object.entries({ build: benchBuild, pages: benchPages, 'first-tap': benchFirstTap, database: benchDatabase }),
);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !parts.has(name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${[...parts.keys()].join(', ')}.`);

const outDir = path.resolve(import.meta.dirname, '../../bench-results');
const document = [
  `# Bench of ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load average at the start ${loadavg()[0]?.toFixed(1)}.`,
];
await mkdir(outDir, { recursive: true });
for (const [name, bench] of parts) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { title, body } = await bench();
  console.log(`\n## ${title}\n\n${body}`);
  document.push(`## ${title}`, body);
  await writeFile(path.join(outDir, 'bench.md'), `${document.join('\n\n')}\n`);
}
