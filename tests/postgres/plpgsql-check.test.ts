import { expect, test } from 'vitest';
import { describeProject } from '../support/project.ts';

// `supabase db lint --level warning` does the same, but leaves out the functions of triggers.

const findings = `
  select concat_ws(' ', function, 'on ' || relation::regclass, 'line ' || lineno || ':', level, message, detail)
  from (
    select pg_proc.oid::regprocedure as function, tgrelid as relation, tgoldtable, tgnewtable, typname as list
    from pg_proc
    join pg_language on pg_language.oid = prolang
    left join pg_type on pg_type.oid = prorettype and typtype = 'e'
    left join pg_trigger on tgfoid = pg_proc.oid
    where lanname = 'plpgsql' and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  ) as functions
  cross join lateral plpgsql_check_function_tb(
    function, coalesce(relation, 0), oldtable => tgoldtable, newtable => tgnewtable
  )
  -- Ignores the words that a function returns as its enum: each would need a cast, which checks nothing more.
  where statement is distinct from 'RETURN'
    or detail is distinct from format('cast "text" value to "public.%s" type', list)`;

describeProject('plpgsql_check', (project) => {
  test('plpgsql_check finds nothing in the database functions', ({ skip }) => {
    const available = project.run('postgres', `select name from pg_available_extensions where name = 'plpgsql_check'`);
    skip(available.length === 0, 'plpgsql_check is not installed');
    project.addMailExtensions();
    project.addExtension('plpgsql_check');

    expect(project.run('postgres', findings)).toEqual([]);
  });
});
