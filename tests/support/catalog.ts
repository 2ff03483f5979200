import { globSync, readFileSync } from 'node:fs';
import type { PGlite } from '@supabase/lite/pglite';
import type { PlainPostgres } from './plain-postgres.ts';

/** What a database consists of, as far as it is ours: the definition of each object, by its kind and name. */
export type Catalog = Record<string, string>;

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;

/** Who may do what, sorted; without a word of ours, what Postgres grants by itself. */
function grants(acl: string, kind: string, owner: string): string {
  return `(
    select string_agg(format('%s may %s', coalesce(grantee.rolname, 'PUBLIC'), privilege), '; ' order by 1)
    from (
      select item.grantee, string_agg(item.privilege_type, ', ' order by item.privilege_type) as privilege
      from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) as item group by item.grantee
    ) as granted left join pg_roles as grantee on grantee.oid = granted.grantee
  )`;
}

/** Definitions by kind: each query gives the name of an object and the parts of its definition. */
const kinds: Record<string, string> = {
  schema: `
    select nspname, concat_ws(' | ', ${grants('nspacl', 'n', 'nspowner')}, obj_description(oid, 'pg_namespace'))
    from pg_namespace where oid in ${OURS}`,

  'default privileges': `
    select concat_ws(' ', defaclrole::regrole, nullif(defaclnamespace, 0)::regnamespace, defaclobjtype),
      ${grants('defaclacl', 'r', 'defaclrole')}
    from pg_default_acl`,

  // Tables, views and sequences.
  relation: `
    select oid::regclass::text, concat_ws(' | ',
      format('kind %s, persistence %s, owner %s', relkind, relpersistence, relowner::regrole),
      format('row-level security %s, forced %s', relrowsecurity, relforcerowsecurity), reloptions::text,
      ${grants('relacl', 'r', 'relowner')},
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end, obj_description(oid, 'pg_class'))
    from pg_class where relnamespace in ${OURS} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,

  column: `
    select attrelid::regclass || '.' || attname, concat_ws(' | ',
      'number ' || row_number() over (partition by attrelid order by attnum),
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      'default ' || pg_get_expr(adbin, adrelid), 'identity ' || nullif(attidentity::text, ''),
      'generated ' || nullif(attgenerated::text, ''),
      ${grants('attacl', 'c', 'relowner')}, col_description(attrelid, attnum))
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relnamespace in ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f')
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped`,

  constraint: `
    select format('%s: %s', conrelid::regclass, conname), concat_ws(' | ',
      pg_get_constraintdef(oid), obj_description(oid, 'pg_constraint'))
    from pg_constraint where connamespace in ${OURS} and conrelid <> 0 and contype <> 't'`,

  index: `
    select indexrelid::regclass::text, concat_ws(' | ',
      pg_get_indexdef(indexrelid), case when not indisvalid then 'not valid' end, obj_description(indexrelid, 'pg_class'))
    from pg_index join pg_class on pg_class.oid = indrelid and relnamespace in ${OURS}`,

  // Those on the tables of the storage service too.
  policy: `
    select format('%s: %s', polrelid::regclass, polname), concat_ws(' | ',
      format('for %s, permissive %s', polcmd, polpermissive),
      'to ' || (select string_agg(coalesce(rolname, 'PUBLIC'), ', ' order by 1)
        from unnest(polroles) as role left join pg_roles on pg_roles.oid = role),
      'using ' || pg_get_expr(polqual, polrelid), 'check ' || pg_get_expr(polwithcheck, polrelid),
      obj_description(oid, 'pg_policy'))
    from pg_policy`,

  function: `
    select oid::regprocedure::text, concat_ws(' | ',
      format('owner %s', proowner::regrole), ${grants('proacl', 'f', 'proowner')}, obj_description(oid, 'pg_proc'),
      regexp_replace(pg_get_functiondef(oid), '--[^\\n]*', '', 'g'))
    from pg_proc where pronamespace in ${OURS} and prokind in ('f', 'p')`,

  trigger: `
    select format('%s: %s', tgrelid::regclass, tgname), concat_ws(' | ',
      format('enabled %s', tgenabled), pg_get_triggerdef(oid), obj_description(oid, 'pg_trigger'))
    from pg_trigger where not tgisinternal`,

  type: `
    select oid::regtype::text, concat_ws(' | ', format('kind %s', typtype),
      (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid),
      format_type(nullif(typbasetype, 0), typtypmod), obj_description(oid, 'pg_type'))
    from pg_type where typnamespace in ${OURS} and typtype in ('e', 'd', 'r')`,

  // Rows that the database begins with.
  row: `
    select 'of public.dispatch_settings', to_jsonb(settings)::text from public.dispatch_settings as settings
    union all
    select 'of public.submission_limits', to_jsonb(limits)::text from public.submission_limits as limits
    union all
    select 'of private.network_salt', count(*)::text from private.network_salt
    union all
    select 'of storage.buckets: ' || id, (to_jsonb(bucket) - '{created_at,updated_at}'::text[])::text
    from storage.buckets as bucket`,
};

const sql = `
  set local search_path = '';
  select json_object_agg(object, regexp_replace(btrim(definition), '\\s+', ' ', 'g') order by object) as catalog
  from (
    ${Object.entries(kinds)
      .map(([kind, query]) => `select '${kind} ' || name as object, definition from (${query}) as _ (name, definition)`)
      .join('\n    union all\n    ')}
  ) as objects`;

/** The catalog of an embedded database. */
export async function catalogOf(database: PGlite): Promise<Catalog> {
  const results = await database.transaction((transaction) => transaction.exec(sql));
  return results.at(-1)?.rows[0]?.['catalog'];
}

/** The catalog of a plain Postgres. */
export function catalogOfPlain(run: PlainPostgres['run']): Catalog {
  return JSON.parse(run('postgres', sql).join(''));
}

/** The SQL of all migrations, or of all schema files, in the order in which they apply. */
export function sqlOf(directory: 'migrations' | 'schemas'): string {
  const files = globSync(`supabase/${directory}/*.sql`).sort();
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** What the migrations and the schema files do not have in common, and what to do: a sentence for each object. */
export function differences(migrated: Catalog, declared: Catalog): string[] {
  const objects = [...new Set([...Object.keys(migrated), ...Object.keys(declared)])].sort();
  return objects.flatMap((object) => {
    const [made, written] = [migrated[object], declared[object]];
    if (made === written) return [];
    if (written === undefined) {
      return `The migrations have ${object}, the schema files do not: edit supabase/schemas/, or drop it in a migration`;
    }
    if (made === undefined) {
      return `The schema files have ${object}, the migrations do not: write a migration that makes it`;
    }
    return `The migrations and the schema files differ in ${object}: make both say the same${change(made, written)}`;
  });
}

/** What differs of two texts, with some of what is around it. */
function change(made: string, written: string): string {
  const around = 60;
  let start = 0;
  while (start < made.length && made[start] === written[start]) start++;
  let end = 0;
  while (end < Math.min(made.length, written.length) - start && made.at(-1 - end) === written.at(-1 - end)) end++;
  const part = (text: string) => text.slice(Math.max(0, start - around), text.length - Math.max(0, end - around));
  return `\n  migrations: …${part(made)}…\n  schema files: …${part(written)}…`;
}
