import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type DistFile, readDist } from './dist-files.ts';
import { kilobytes, milliseconds, type Report, table } from './report.ts';

const LARGEST_CHUNKS = 12;

const KINDS: Record<string, RegExp> = {
  HTML: /\.html$/,
  JavaScript: /\.js$/,
  CSS: /\.css$/,
  Fonts: /\.woff2$/,
  Pictures: /\.(webp|avif|png|jpg|svg|ico)$/,
  All: /./,
};

/** Builds the site and measures its size. */
export async function benchBuild(): Promise<Report> {
  const root = path.resolve(import.meta.dirname, '../..');
  const started = performance.now();
  const output = execFileSync('npm', ['run', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
  const duration = performance.now() - started;
  const prerendering = /Prerendered .*/.exec(output)?.[0] ?? 'The prerenderer did not report its duration';

  const files = readDist();
  const pages = files.filter((file) => file.name.endsWith('.html')).length;
  return {
    title: 'Build',
    body: [
      `\`npm run build\`: ${(duration / 1000).toFixed(1)} s for ${pages} pages, ${milliseconds(duration / pages)} a page. ${prerendering}.`,
      table(['kind', 'files', 'bytes', 'as sent (brotli)'], kindRows(files)),
      `The largest scripts, as sent:`,
      table(['script', 'bytes', 'as sent (brotli)'], chunkRows(files)),
    ].join('\n\n'),
  };
}

function kindRows(files: readonly DistFile[]): string[][] {
  return Object.entries(KINDS).map(([kind, names]) => {
    const members = files.filter(({ name }) => names.test(name));
    const bytes = sum(members.map(({ content }) => content.length));
    return [kind, String(members.length), kilobytes(bytes), kilobytes(sum(members.map(sentBytes)))];
  });
}

function chunkRows(files: readonly DistFile[]): string[][] {
  return files
    .filter((file) => file.name.endsWith('.js'))
    .toSorted((a, b) => sentBytes(b) - sentBytes(a))
    .slice(0, LARGEST_CHUNKS)
    .map((file) => [path.basename(file.name), kilobytes(file.content.length), kilobytes(sentBytes(file))]);
}

function sentBytes(file: DistFile): number {
  return file.brotli?.length ?? file.content.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
