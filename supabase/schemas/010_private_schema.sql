-- What a schema file creates is closed, in projects that grant everything by themselves as in those that grant nothing:
-- it grants what others may do. Only the service role can call every function in `public`.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant execute on functions to service_role;

-- The schema `private` has what policies, checks and triggers call. The API does not expose it.
create schema private;
grant usage on schema private to anon, service_role;

-- Encodes the first 80 bits as 16 Crockford base-32 characters (https://www.crockford.com/base32.html).
create function private.base32(bits bytea) returns text
language sql immutable set search_path = '' as $$
  select string_agg(
    substr(
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
      1 + (
        select sum(get_bit(bits, position * 5 + digit) << digit)::int
        from generate_series(0, 4) as digit
      ),
      1
    ),
    '' order by position
  )
  from generate_series(0, 15) as position;
$$;

-- 80 random bits: the bytes of a version 4 UUID except those with its version and variant.
create function private.new_tracking_id() returns text
language sql volatile set search_path = '' as $$
  select private.base32(substring(bytes from 1 for 6) || substring(bytes from 11 for 4))
  from (select pg_catalog.uuid_send(gen_random_uuid()) as bytes) as source;
$$;

-- We store only the hash of a token that someone else keeps.
create function private.token_hash(token text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'));
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- The API answers this with HTTP 429
-- (https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes).
create function private.refuse_as_too_many(message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT429' using message = message, hint = 'Try again in an hour.';
end;
$$;

grant execute on function private.base32(bytea), private.new_tracking_id() to anon, service_role;
