/**
 * Runs the official Supabase CLI against a fresh database with all migrations, without Docker:
 *
 *   node scripts/backend/supabase-cli.ts types       writes _shared/database.types.ts and _shared/enums.ts
 *   node scripts/backend/supabase-cli.ts advisors    prints what Supabase's linter warns about; no output is good
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { startEmbeddedBackend } from './backend.ts';
import { serveDatabase } from './serve-database.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const typesFile = path.join(root, 'supabase/functions/_shared/database.types.ts');

export const enumsFile = path.join(root, 'supabase/functions/_shared/enums.ts');

/** The output of a CLI command on a database. @throws with its messages if the command fails. */
async function runCli(database: PGlite, command: readonly string[]): Promise<string> {
  const served = await serveDatabase(database);
  try {
    return await new Promise((resolve, reject) => {
      const cli = spawn(path.join(root, 'node_modules/.bin/supabase'), [...command, `--remote=${served.url}`], {
        cwd: root,
        env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let messages = '';
      cli.stdout.on('data', (chunk) => {
        output += chunk;
      });
      cli.stderr.on('data', (chunk) => {
        messages += chunk;
      });
      cli.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${messages}${output}`))));
    });
  } finally {
    await served.close();
  }
}

export function generateTypes(database: PGlite): Promise<string> {
  return runCli(database, ['gen', 'types', 'typescript', '--schema', 'public']);
}

/**
 * Exports each list in `Constants` of the generated types separately: a page that imports `Constants` would load them
 * all.
 */
export function enumsOf(types: string): string {
  const [, constants = ''] = types.split('export const Constants');
  const lists = [...constants.matchAll(/"(\w+)": (\[[^\]]*\])/g)].map(([, name = '', values]) => {
    const camelCase = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `export const ${camelCase} = ${values} as const;\n`;
  });
  return ['// The enums of the database, written by `npm run db:types`. Do not edit.\n', ...lists].join('\n');
}

/** The findings of Supabase's linter, level warn and worse; empty if there are none. */
export function runAdvisors(database: PGlite): Promise<string> {
  return runCli(database, ['db', 'advisors', '--level', 'warn', '--output-format', 'text']);
}

if (import.meta.main) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'supabase-cli-'));
  const backend = await startEmbeddedBackend({ dataDir, functions: false, allowedOrigins: [] });
  try {
    if (process.argv[2] === 'types') {
      const types = await generateTypes(backend.database);
      await writeFile(typesFile, types);
      await writeFile(enumsFile, enumsOf(types));
    } else process.stdout.write(await runAdvisors(backend.database));
  } finally {
    await backend.close();
    await rm(dataDir, { recursive: true });
  }
}
