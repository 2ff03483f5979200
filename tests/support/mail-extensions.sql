-- What `private.start_sender` finds or makes in a hosted project: Vault, pg_net and pg_cron, as far as we use them.
-- These keep what they are given, and neither encrypt, send nor call anything. Run by the superuser, as on hosted
-- Supabase.
--
-- Sources: https://github.com/supabase/vault, https://github.com/supabase/pg_net, https://github.com/citusdata/pg_cron.

create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text not null);
create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;

create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid
language sql as $$ insert into vault.secrets (name, secret) values (new_name, new_secret) returning id $$;

create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void
language sql as $$
  update vault.secrets set secret = coalesce(new_secret, secret), name = coalesce(new_name, name) where id = secret_id
$$;

create schema net;
create table net.http_request_queue (
  id bigint generated always as identity, url text, headers jsonb, body jsonb, timeout_milliseconds int
);

create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000
) returns bigint
language sql as $$
  insert into net.http_request_queue (url, headers, body, timeout_milliseconds)
  values (url, headers, body, timeout_milliseconds) returning id
$$;

create schema cron;
create table cron.job (
  jobid bigint generated always as identity, jobname text unique, schedule text, command text
);
create table cron.job_run_details (end_time timestamptz);

create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;

grant usage on schema vault, net, cron to postgres;
grant all on all tables in schema vault, net, cron to postgres;

-- For Postgres the extensions themselves are there.
set allow_system_table_mods = on;
insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
select row_number() over () + 2000000000, name, 'supabase_admin'::regrole, schema::regnamespace, false, '1'
from (values ('pg_net', 'net'), ('pg_cron', 'cron')) as extension (name, schema);
