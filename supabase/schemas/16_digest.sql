-- Each morning the operator is mailed what the day brings: once a day of Los Angeles.

-- The day whose mail is due at this moment: for four hours from `digest_at` on, and not later. Null otherwise.
create function private.digest_day(moment timestamptz) returns date
language sql stable set search_path = '' as $$
  select shifted::date
  from (
    select moment at time zone 'America/Los_Angeles' - digest_at as shifted from public.dispatch_settings
  ) as clock
  where shifted::time < '04:00';
$$;

-- The link of the mail of a day works until an hour after the next one's time.
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

revoke execute on all functions in schema private from public;
