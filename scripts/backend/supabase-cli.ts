/**
 * Runs the official Supabase CLI against a fresh database with all migrations, without Docker:
 *
 *   node scripts/backend/supabase-cli.ts types       writes supabase/functions/_shared/database.types.ts
 *   node scripts/backend/supabase-cli.ts advisors    prints what Supabase's linter warns of; nothing is good
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedBackend } from './backend.ts';
import { serveDatabase } from './serve-database.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const typesFile = path.join(root, 'supabase/functions/_shared/database.types.ts');

/** What the CLI's command prints. @throws with its messages if the command fails. */
async function runCli(command: readonly string[]): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'supabase-cli-'));
  const backend = await startEmbeddedBackend({ dataDir, inMemory: true, functions: false, allowedOrigins: [] });
  const served = await serveDatabase(backend.database);
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
    await backend.close();
    await rm(dataDir, { recursive: true });
  }
}

/** The TypeScript types of the migrated database. */
export function generateTypes(): Promise<string> {
  return runCli(['gen', 'types', 'typescript', '--schema', 'public']);
}

/** The findings of Supabase's linter, level warn and worse; empty when there are none. */
export function runAdvisors(): Promise<string> {
  return runCli(['db', 'advisors', '--level', 'warn', '--output-format', 'text']);
}

if (import.meta.main) {
  if (process.argv[2] === 'types') await writeFile(typesFile, await generateTypes());
  else process.stdout.write(await runAdvisors());
}
