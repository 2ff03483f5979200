-- Makes an empty Postgres look to our migrations like a hosted Supabase project: its roles, its `extensions` and
-- `storage` schemas, and who owns what. Run by the superuser `supabase_admin`, as on hosted Supabase.
-- Nothing is granted on `public`, as in projects since 2026.
--
-- Sources: https://github.com/supabase/postgres (roles), https://github.com/supabase/storage (storage schema).

-- Not a superuser on hosted Supabase either.
create role postgres login password 'postgres' nosuperuser createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_storage_admin nologin noinherit createrole;
grant anon, authenticated, service_role to postgres, supabase_storage_admin;
-- Stand in for the extension supautils, which lets `postgres` set policies on tables that it does not own, and turn
-- triggers off.
grant supabase_storage_admin to postgres;
grant set on parameter session_replication_role to postgres;

alter database postgres owner to postgres;
alter role postgres set search_path to "$user", public, extensions;
-- What the API sets for its roles.
alter role anon set statement_timeout to '3s';
alter role authenticated set statement_timeout to '8s';

grant usage on schema public to anon, authenticated, service_role;
create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
set role supabase_storage_admin;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  type storage.buckettype not null default 'STANDARD',
  -- Versions are not enabled yet: a second check below forbids the other values.
  versioning_status text not null default 'DISABLED'
    check (versioning_status in ('DISABLED', 'ENABLED', 'SUSPENDED')),
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  constraint buckets_versioning_standard_only_check check (type = 'STANDARD' or versioning_status = 'DISABLED'),
  constraint buckets_versioning_dark_check check (versioning_status = 'DISABLED')
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  version text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  archived_at timestamptz,
  is_delete_marker boolean not null default false,
  is_versioned boolean not null default false,
  unique (bucket_id, name)
);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres, service_role with grant option;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;

create function storage.foldername(name text) returns text[]
language sql immutable as $$ select trim_array(string_to_array(name, '/'), 1) $$;

create function storage.filename(name text) returns text
language sql immutable as $$ select split_part(name, '/', -1) $$;

create function storage.extension(name text) returns text
language sql immutable as $$ select split_part(split_part(name, '/', -1), '.', -1) $$;

-- The storage service names the current operation in a setting, such as `storage.object.upload`.
create function storage.operation() returns text
language sql stable as $$ select current_setting('storage.operation', true) $$;

create function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable as $$
  select coalesce(
    regexp_replace(storage.operation(), '^storage\.', '') = regexp_replace(expected_operation, '^storage\.', ''),
    false
  )
$$;

-- Only the Storage API can remove photos: deleting a row here would leave its file behind.
create function storage.protect_delete() returns trigger
language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise insufficient_privilege using message = 'Direct deletion from storage tables is not allowed.';
  end if;
  return null;
end;
$$;

create trigger protect_buckets_delete before delete on storage.buckets
for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
for each statement execute function storage.protect_delete();

reset role;
