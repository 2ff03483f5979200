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
      'number ' || attnum, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      'default ' || pg_get_expr(adbin, adrelid), format('identity %s, generated %s', attidentity, attgenerated),
      attacl::text, col_description(attrelid, attnum))
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

/** Asks for all of a catalog: one row, one column, JSON. Run it with an empty search path, or names lack their schemas. */
export const catalogSql = `
  select json_object_agg(object, regexp_replace(btrim(definition), '\\s+', ' ', 'g') order by object) as catalog
  from (
    ${Object.entries(kinds)
      .map(([kind, sql]) => `select '${kind} ' || name as object, definition from (${sql}) as _ (name, definition)`)
      .join('\n    union all\n    ')}
  ) as objects`;

/** What the migrations and the schema files do not have in common, and what to do: a sentence for each object. */
export function differences(migrated: Catalog, declared: Catalog): string[] {
  const objects = [...new Set([...Object.keys(migrated), ...Object.keys(declared)])].sort();
  return objects.flatMap((object) => {
    const [made, written] = [migrated[object], declared[object]];
    if (made === written) return [];
    if (written === undefined) {
      return `The migrations have ${object}, the schema files do not: edit supabase/schemas/, or drop it in a migration`;
    }
    if (made === undefined) return `The schema files have ${object}, the migrations do not: write a migration that makes it`;
    return `The migrations and the schema files differ in ${object}: make both say the same\n  - ${made}\n  + ${written}`;
  });
}
