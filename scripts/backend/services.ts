/**
 * Writes the migration that lets requests and haulers name the services that are new on offer:
 *
 *   node scripts/backend/services.ts
 *
 * A service that is no longer offered stays in the list: requests of old name it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyServiceEntry } from '../../supabase/functions/_shared/rules/services.ts';

const root = path.resolve(import.meta.dirname, '../..');
const migrationsDir = path.join(root, 'supabase/migrations');

/** The rule of the column `services` of leads or of haulers, as the newest migration that has it says. */
function newestRule(ofWhom: 'leads' | 'haulers'): { name: string; services: string[] } {
  const name = { leads: 'services are [^"]+', haulers: 'only services on offer' }[ofWhom];
  const rule = new RegExp(`\\bconstraint ("${name}")\\s+check \\([^"]*?\\bservices <@ array\\[([^\\]]+)\\]`, 'g');
  const rules = readdirSync(migrationsDir)
    .sort()
    .flatMap((file) => [...readFileSync(path.join(migrationsDir, file), 'utf8').matchAll(rule)]);
  const [, newestName = '', list = ''] = rules.at(-1) ?? [];
  const services = [...list.matchAll(/'((?:[^']|'')+)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  return { name: newestName, services };
}

/** Which of these services no request may name yet, or no hauler. */
export function missingServices(offered: readonly string[]): string[] {
  const [leads, haulers] = [newestRule('leads').services, newestRule('haulers').services];
  return offered.filter((service) => !leads.includes(service) || !haulers.includes(service));
}

/** The migration that lets requests and haulers name these services too. */
export function servicesMigration(missing: readonly string[]): string {
  const [leads, haulers] = [newestRule('leads'), newestRule('haulers')];
  const all = [...new Set([...leads.services, ...haulers.services, ...missing])];
  const list = all.map((service) => `      '${service.replaceAll("'", "''")}'`).join(',\n');
  return `alter table public.leads
  drop constraint ${leads.name},
  add constraint "services are 1 to ${all.length} of the services on offer" check (
    array_ndims(services) = 1 and cardinality(services) between 1 and ${all.length}
    and services <@ array[
${list}
    ]
  );

alter table public.haulers
  drop constraint ${haulers.name},
  add constraint ${haulers.name} check (
    services <@ array[
${list}
    ]
  );
`;
}

if (import.meta.main) {
  const missing = missingServices(everyServiceEntry());
  if (missing.length === 0) {
    console.log('Requests and haulers may name every service on offer.');
  } else {
    const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
    const newest = Number(readdirSync(migrationsDir).sort().at(-1)?.slice(0, 14));
    const file = path.join(migrationsDir, `${Math.max(now, newest + 1)}_services.sql`);
    writeFileSync(file, servicesMigration(missing));
    console.log(`Requests and haulers may name ${missing.join(', ')} too: ${path.relative(root, file)}`);
  }
}
