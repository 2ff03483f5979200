-- Only haulers who were vetted get requests, and only while they are insured. Who takes all of a request comes first.

alter table public.haulers
add column vetted_at timestamptz,
add column insured_until date,
add column languages text[] not null default '{en}'
  constraint "languages are en, es or both"
  check (array_ndims(languages) = 1 and (languages <@ array['en', 'es'])
    and (cardinality(languages) = 1 or cardinality(languages) = 2 and languages[1] <> languages[2]));

-- Who gets requests today was to be vetted before.
update public.haulers set vetted_at = created_at where active;

alter table public.haulers
add constraint "a hauler is active only once vetted_at is set" check (not active or vetted_at is not null);

comment on column public.haulers.last_offered_at is
  'When they were last offered a request. Of those who take as much of one, who waits longest comes first.';
comment on column public.haulers.vetted_at is
  'When you had checked who they are, their insurance and their licenses. Without it nobody is active.';
comment on column public.haulers.insured_until is
  'The last day of their insurance, in Los Angeles. After it nothing is offered to them by itself. Empty: not noted.';
comment on column public.haulers.languages is
  'What they speak with customers, en or es, the one they prefer first.';

drop index public.haulers_next_idx;

-- The end of the last day of an insurance. Null if that day is not known.
create function private.end_of_insurance(insured_until date) returns timestamptz
language sql stable set search_path = '' as $$
  select (insured_until + 1)::timestamp at time zone 'America/Los_Angeles';
$$;

-- How many of the services of a request a hauler takes. Home Cleaning includes its kinds; no list means everything.
create function private.services_taken(by_hauler text[], services text[]) returns bigint
language sql immutable set search_path = '' as $$
  select count(distinct service)
  from unnest(services) as service
  where by_hauler = '{}' or service = any (by_hauler) or split_part(service, ' - ', 1) = any (by_hauler);
$$;

-- An offer that is made again is like a new one. While the hauler is insured, it ends with the insurance at the latest.
create or replace function private.reopen_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.offered_at = old.offered_at and old.offered_at <= now() then
    new.offered_at := now();
  end if;
  if new.expires_at = old.expires_at then
    new.expires_at := least(private.end_of_offer(new.offered_at), (
      select private.end_of_insurance(hauler.insured_until)
      from public.haulers as hauler
      where hauler.id = new.hauler_id and private.end_of_insurance(hauler.insured_until) > new.offered_at
    ));
  end if;
  new.accepted_at := null;
  new.contacted_at := null;
  new.reported_at := null;
  new.decline_reason := null;
  new.returned_at := null;
  new.answered_at := null;
  new.reported_again := false;
  return new;
end;
$$;

-- When a hauler is paused, their open offers end; and with their insurance, when the end of that is moved.
create or replace function private.withdraw_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = new.id and state = 'open')
  order by id for no key update;
  update public.job_offers set expires_at = least(expires_at, private.end_of_insurance(new.insured_until))
  where hauler_id = new.id and state = 'open';
  update public.job_offers set state = 'expired'
  where hauler_id = new.id and state = 'open' and (old.active and not new.active or expires_at <= now());
  return null;
end;
$$;

drop trigger _510_withdraw_offers on public.haulers;

create trigger _510_withdraw_offers after update of active, insured_until on public.haulers
for each row when (
  old.active and not new.active or old.insured_until is distinct from new.insured_until
)
execute function private.withdraw_offers();

alter table public.notifications add column hauler_id uuid references public.haulers (id) on delete cascade;

comment on column public.notifications.hauler_id is 'The hauler whose insurance ends. Deleted with them.';

create index notifications_hauler_id_idx on public.notifications (hauler_id);

-- What names the mail that tells the operator of the end of a hauler's insurance. Null if none does.
create function private.key_of_ending_insurance(hauler public.haulers) returns text
language sql stable set search_path = '' as $$
  select format('insurance-ends:%s:%s', hauler.id, hauler.insured_until)
  where hauler.insured_until - 14 <= (now() at time zone 'America/Los_Angeles')::date;
$$;

alter table public.notifications drop constraint "kind is one that the sender knows";
alter table public.notifications
add constraint "kind is one that the sender knows" check (
  kind in (
    'new-request', 'not-contacted', 'overdue', 'contact-message', 'flagged-digest',
    'nobody-left', 'taken-back', 'customer-canceled', 'customer-corrected',
    'held-request', 'held-message', 'hauler-canceled', 'given-back', 'insurance-ends',
    'request-arrived', 'matched', 'status-changed', 'timeframe-changed', 'request-changed', 'still-looking',
    'job-offered', 'job-accepted'
  )
);

-- Tells the operator of each active hauler whose insurance ends within 14 days, or has ended: once a hauler and date.
create function private.tell_of_ending_insurances() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, hauler_id, once_key)
  select 'insurance-ends', 'operator', hauler.id, private.key_of_ending_insurance(hauler)
  from public.haulers as hauler
  where hauler.active
    and private.key_of_ending_insurance(hauler) is not null
    and not exists (select from public.notifications where once_key = private.key_of_ending_insurance(hauler))
  for key share of hauler skip locked
  on conflict (once_key) do nothing;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.end_of_insurance(date) to service_role;
