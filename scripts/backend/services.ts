/**
 * Writes the migration that lets requests name the services that are new on offer:
 *
 *   node scripts/backend/services.ts
 *
 * A service that is no longer offered stays in the list: requests of old name it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const migrationsDir = path.join(root, 'supabase/migrations');

/** The rule of the column `services`, as the newest migration that has it says. */
function newestRule(): { name: string; services: string[] } {
  const rules = readdirSync(migrationsDir)
    .sort()
    .flatMap((file) => [
      ...readFileSync(path.join(migrationsDir, file), 'utf8').matchAll(
        /\bconstraint ("services are [^"]+") check|\bservices <@ array\[([^\]]+)\]/g,
      ),
    ]);
  const names = rules.flatMap(([, name]) => name ?? []);
  const lists = rules.flatMap(([, , list]) => list ?? []);
  const services = [...(lists.at(-1) ?? '').matchAll(/'((?:[^']|'')+)'/g)].map(([, text = '']) =>
    text.replaceAll("''", "'"),
  );
  return { name: names.at(-1) ?? '', services };
}

/** Which of these services no request may name yet. */
export function missingServices(offered: readonly string[]): string[] {
  const { services } = newestRule();
  return offered.filter((service) => !services.includes(service));
}

/** The migration that lets requests name these services too. */
export function servicesMigration(missing: readonly string[]): string {
  const { name, services } = newestRule();
  const all = [...services, ...missing];
  return `alter table public.leads
  drop constraint ${name},
  add constraint "services are 1 to ${all.length} of the services on offer" check (
    array_ndims(services) = 1 and cardinality(services) between 1 and ${all.length}
    and services <@ array[
${all.map((service) => `      '${service.replaceAll("'", "''")}'`).join(',\n')}
    ]
  );
`;
}

if (import.meta.main) {
  const { module } = await runnerImport<typeof import('../../src/features/booking/lead-row.ts')>(
    path.join(root, 'src/features/booking/lead-row.ts'),
    { configFile: false, root, resolve: { tsconfigPaths: true } },
  );
  const missing = missingServices(module.everyServiceEntry());
  if (missing.length === 0) {
    console.log('Requests may name every service on offer.');
  } else {
    const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
    const newest = Number(readdirSync(migrationsDir).sort().at(-1)?.slice(0, 14));
    const file = path.join(migrationsDir, `${Math.max(now, newest + 1)}_services.sql`);
    writeFileSync(file, servicesMigration(missing));
    console.log(`Requests may name ${missing.join(', ')} too: ${path.relative(root, file)}`);
  }
}
