/**
 * Writes the migration, which is all schema files in order:
 *
 *     npm run db:baseline
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const supabaseDir = path.resolve(import.meta.dirname, '../../supabase');

const HEADING = '-- Generated from supabase/schemas/ by `npm run db:baseline`. Do not edit.\n';

export const baselineFile = path.join(supabaseDir, 'migrations/20261124000000_initial.sql');

/** The SQL of the migration. */
export function baseline(): string {
  const files = globSync(path.join(supabaseDir, 'schemas/*.sql')).sort();
  return [HEADING, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

if (import.meta.main) writeFileSync(baselineFile, baseline());
