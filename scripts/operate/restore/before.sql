-- Before a backup is read into a new database: removes the rows that its migrations have stored, such as the settings.

-- Turns triggers off, so that no one gets emails about the restored requests as if they were new.
set session_replication_role = replica;

do $$
begin
  if exists (select from public.leads) then
    raise exception 'This database has requests already. Restore into a new project.';
  end if;
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
  );
end $$;
