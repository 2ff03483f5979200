-- The operator's daily digest: one email each morning, Los Angeles time.

-- The day whose digest is due at this moment: from `digest_at` until four hours later. Null otherwise.
create function private.digest_day(moment timestamptz) returns date
language sql stable set search_path = '' as $$
  select shifted::date
  from (
    select moment at time zone 'America/Los_Angeles' - digest_at as shifted from public.dispatch_settings
  ) as clock
  where shifted::time < '04:00';
$$;

-- The link in a digest works until an hour after the next digest.
create function private.digest_link_ends(day date) returns timestamptz
language sql stable set search_path = '' as $$
  select (day + 1 + digest_at) at time zone 'America/Los_Angeles' + interval '1 hour' from public.dispatch_settings;
$$;

create function private.has_digest_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from (select private.digest_day(now()) as day) as today
    where day is not null and not exists (select from public.notifications where once_key = 'digest:' || day)
  );
$$;

create function private.enqueue_digest(moment timestamptz default now()) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, once_key)
  select 'digest', 'operator', 'digest:' || day
  from (select private.digest_day(moment) as day) as today
  where day is not null
  on conflict (once_key) do nothing;
$$;

-- When the last daily digest was sent.
create function private.last_digest_at() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(max(created_at), '-infinity') from public.notifications where kind = 'digest' and state = 'sent';
$$;

-- Browser errors that have reached `fault_told_from` since then.
create function private.faults_for_digest() returns setof public.browser_faults
language sql stable set search_path = '' as $$
  select * from public.browser_faults
  where times >= (select fault_told_from from public.dispatch_settings)
    and coalesce(frequent_since, first_at) > private.last_digest_at();
$$;

-- Active haulers who have not accepted the current agreement.
create function private.haulers_without_agreement() returns setof public.haulers
language sql stable set search_path = '' as $$
  select * from public.haulers where active and agreement_version is distinct from public.current_agreement();
$$;
