/**
 * Lets requests and haulers name the services that are new on offer: edits the schema files, and writes the migration.
 *
 *   node scripts/backend/services.ts
 *
 * A service that is no longer offered stays in the list: requests of old name it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyServiceEntry } from '../../supabase/functions/_shared/rules/services.ts';

const supabaseDir = path.resolve(import.meta.dirname, '../../supabase');
const migrationsDir = path.join(supabaseDir, 'migrations');

/** The schema files of the tables that name services. */
const schemaFiles = { leads: '03_leads.sql', haulers: '10_haulers.sql' };

/** The constraint on the services of a table, and its name. */
const RULE = /constraint ("services are [^"]+"|"only services on offer") check \([^"]*?\n {2}\)/;

type Rule = { table: string; file: string; schema: string; text: string; name: string };

function readRules(): Rule[] {
  return Object.entries(schemaFiles).map(([table, name]) => {
    const file = path.join(supabaseDir, 'schemas', name);
    const schema = readFileSync(file, 'utf8');
    const [text = '', ruleName = ''] = RULE.exec(schema) ?? [];
    return { table, file, schema, text, name: ruleName };
  });
}

function inSql(service: string): string {
  return `'${service.replaceAll("'", "''")}'`;
}

/** Which of these services no request may name yet, or no hauler. */
export function missingServices(offered: readonly string[]): string[] {
  const rules = readRules();
  return offered.filter((service) => !rules.every(({ text }) => text.includes(inSql(service))));
}

/** What lets requests and haulers name these services too: a migration, and the schema files with their new content. */
export function addServices(missing: readonly string[]): {
  migration: string;
  schemas: { file: string; sql: string }[];
} {
  const changes = readRules().map(({ table, file, schema, text, name }) => {
    const added = missing.filter((service) => !text.includes(inSql(service)));
    const lines = added.map((service) => `,\n      ${inSql(service)}`).join('');
    const next = text
      .replace(/\n {4}\]/, (end) => lines + end)
      .replace(/(?<=\b1 (?:to|and) )\d+/g, (count) => String(Number(count) + added.length));
    return {
      statement: `alter table public.${table}\n  drop constraint ${name},\n  add ${next};\n`,
      file,
      sql: schema.replace(text, () => next),
    };
  });
  return {
    migration: changes.map(({ statement }) => statement).join('\n'),
    schemas: changes.map(({ file, sql }) => ({ file, sql })),
  };
}

if (import.meta.main) {
  const missing = missingServices(everyServiceEntry());
  if (missing.length === 0) {
    console.log('Requests and haulers may name every service on offer.');
  } else {
    const { migration, schemas } = addServices(missing);
    const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
    const newest = Number(readdirSync(migrationsDir).sort().at(-1)?.slice(0, 14));
    const file = path.join(migrationsDir, `${Math.max(now, newest + 1)}_services.sql`);
    for (const each of [{ file, sql: migration }, ...schemas]) {
      writeFileSync(each.file, each.sql);
      console.log(path.relative('', each.file));
    }
    console.log(`Requests and haulers may name ${missing.join(', ')} too.`);
  }
}
