-- Which haulers are offered a request, and when the next ones are. Whoever changes offers of a request locks the
-- request first: what happens to one request happens one after the other.

-- How many of the services of a request a hauler takes. Home Cleaning includes its kinds; no list means everything.
create function private.services_taken(by_hauler text[], services text[]) returns bigint
language sql immutable set search_path = '' as $$
  select count(distinct service)
  from unnest(services) as service
  where by_hauler = '{}' or service = any (by_hauler) or split_part(service, ' - ', 1) = any (by_hauler);
$$;

-- Does a hauler pick up where a request is, and take at least one of its services?
create function private.matches(hauler public.haulers, lead public.leads) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    hauler.zip_prefixes = '{}'
    or hauler.zip_prefixes && array[left(lead.zip_code, 3), left(lead.zip_code, 4), left(lead.zip_code, 5)]
  ) and private.services_taken(hauler.services, lead.services) > 0;
end;
$$;

-- Is a request without a hauler longer than it was to be? Nobody has it, and everybody was asked in vain, or the
-- promise has passed and nobody has called since it was opened.
create function private.is_still_looking(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select lead.status = 'Submitted'
    and lead.flagged_because is null
    and not exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
    and (
      (not private.is_called(lead) or coalesce(lead.contacted_at < lead.came_back_at, false))
        and public.promised_by(lead.created_at) <= now()
      or exists (select from public.notifications where lead_id = lead.id and kind = 'nobody-left')
        and not exists (select from public.job_offers where lead_id = lead.id and state = 'open')
    );
$$;

create function public.is_still_looking(lead_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.is_still_looking(lead) from public.leads as lead where lead.id = lead_id;
$$;
comment on function public.is_still_looking is
  'Has a request no hauler, though all were asked in vain or the promise has passed?';

-- Was the mail that no hauler was found skipped for a reason that has passed? Then it may be taken up again.
create function private.can_retry_still_looking(mail public.notifications) returns boolean
language sql stable set search_path = '' as $$
  select mail.state = 'skipped' and (
    mail.last_error in ('Not looking any more', 'The customer canceled')
    or mail.last_error = 'The address has heard of another request today'
      and mail.finished_at < now() - interval '24 hours'
  );
$$;

-- Tells the customer that no hauler was found yet: once, and once more when a hauler had the request and lost it, see
-- `dispatch_after_offer`. The mails that it has arrived, and that a hauler has lost it, go first. One that was skipped
-- is taken up again once its reason has passed, and is news then.
create function private.notify_still_looking(lead_id uuid) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  select
    'still-looking', 'customer', lead.id, 'still-looking:' || lead.id,
    greatest(now(), greatest(lead.created_at, lead.came_back_at) + status_mail_hold)
  from public.leads as lead, public.dispatch_settings
  where lead.id = lead_id and private.is_still_looking(lead)
  on conflict (once_key) do update
  set
    state = 'waiting', created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0,
    claimed_at = null, last_error = null, finished_at = null, channel = null, failed_channel = null
  where private.can_retry_still_looking(notifications);
$$;

-- Requests that every hauler who is left would get, but for the offers that they have not answered yet.
create table private.requests_waiting (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  since timestamptz not null default now()
);

comment on table private.requests_waiting is 'Requests that wait until a hauler has room for another offer.';
comment on column private.requests_waiting.lead_id is 'The request. Deleted with it.';
comment on column private.requests_waiting.since is 'The oldest is offered first.';

create index requests_waiting_since_idx on private.requests_waiting (since);

alter table private.requests_waiting enable row level security;

-- Can this hauler be offered this request from the moment `starts`? The offers that they have had are not looked at. In
-- PL/pgSQL, like `matches`: asked about each of 1,000 haulers, functions in SQL take up to three times as long.
create function private.can_be_asked(hauler public.haulers, lead public.leads, starts timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return hauler.active
    and hauler.unreachable_since is null
    and private.matches(hauler, lead)
    and coalesce(starts < private.end_of_insurance(hauler.insured_until), true);
end;
$$;

-- The haulers who were offered this request and are not asked again. A hauler is asked again only where all of this is
-- so:
-- - the offer ran out, or another hauler was faster. Whoever declined the job or had it is not asked again;
-- - the job has come back since the offer was made, or the offer ended before its time had come, so that nobody could
--   have accepted it.
-- Example: two haulers are offered a request, and one accepts. When they give it back, the other is offered it again.
create function private.asked_before(lead public.leads) returns setof uuid
language sql stable set search_path = '' as $$
  select hauler_id from public.job_offers
  where lead_id = lead.id
    and (state in ('taken', 'expired') and (offered_at < lead.came_back_at or offered_at > now())) is not true;
$$;

-- Haulers who get no further offer before they answer one, or one ends.
create view private.haulers_without_room with (security_invoker = true) as
  select hauler_id from public.job_offers where state = 'open' group by hauler_id
  having count(*) >= (select open_offers_per_hauler from public.dispatch_settings);

-- When a new offer begins. Only what has just arrived is offered at night.
create function private.start_of_offer(is_new boolean) returns timestamptz
language sql stable set search_path = '' as $$
  select case when is_new then now() else private.add_business_hours(now(), '0') end;
$$;

-- Offers a request to the next haulers, unless somebody has it or may still accept it. Who speaks its language comes
-- first, and may accept it `language_head_start` earlier than the others who are asked with them. If nobody has room
-- for another offer, the request waits, see `dispatch_waiting`. If nobody is left, the operator is told, and the
-- customer: once each time that the request comes to that. Of a new request they are not told where nobody can be
-- asked, such as while there are no haulers.
create function private.dispatch_lead(lead_id uuid, is_new boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  settings public.dispatch_settings;
  starts constant timestamptz := private.start_of_offer(is_new);
begin
  select * into lead from public.leads
  where id = dispatch_lead.lead_id
    and status = 'Submitted'
    and flagged_because is null;
  if not found or exists (
    select from public.job_offers as offer where offer.lead_id = lead.id and state in ('open', 'accepted')
  ) then
    delete from private.requests_waiting as waiting where waiting.lead_id = dispatch_lead.lead_id;
    return;
  end if;
  select * into strict settings from public.dispatch_settings;
  if is_new and not (settings.dispatch_on and exists (select from public.haulers where active)) then
    return;
  end if;

  if settings.dispatch_on then
    -- One at a time: who is offered one request has waited less for the next.
    perform pg_advisory_xact_lock(hashtext('dispatch_lead'));
    with wave as (
      select hauler.id, hauler.insured_until, lead.language = any (hauler.languages) as speaks
      from public.haulers as hauler
      where hauler.id not in (select hauler_id from private.haulers_without_room)
        and private.can_be_asked(hauler, lead, starts)
        and hauler.id not in (select private.asked_before(lead))
      order by
        lead.language = any (hauler.languages) desc, private.services_taken(hauler.services, lead.services) desc,
        hauler.last_offered_at nulls first, hauler.id
      limit settings.offers_per_wave
      -- A hauler who is being paused, changed or deleted at this moment is passed over: waiting for that could end in
      -- an error, and with it the request of a visitor.
      for no key update skip locked
    ), asked as (
      -- The others wait only where somebody speaks the language, and not past the end of their insurance.
      select id, insured_until, case
        when speaks or not bool_or(speaks) over ()
          or starts + settings.language_head_start >= private.end_of_insurance(insured_until)
          then starts
        else starts + settings.language_head_start
      end as begins
      from wave
    )
    insert into public.job_offers (lead_id, hauler_id, offered_at, expires_at)
    select lead.id, id, begins, least(private.end_of_offer(begins), private.end_of_insurance(insured_until))
    from asked
    on conflict on constraint job_offers_lead_id_hauler_id_key
    do update set state = 'open', offered_at = excluded.offered_at, expires_at = excluded.expires_at;
    if found then
      delete from private.requests_waiting as waiting where waiting.lead_id = lead.id;
      return;
    end if;
    if exists (
      select from public.haulers as hauler
      where hauler.id in (select hauler_id from private.haulers_without_room)
        and private.can_be_asked(hauler, lead, starts)
        and hauler.id not in (select private.asked_before(lead))
    ) then
      insert into private.requests_waiting (lead_id) values (lead.id) on conflict do nothing;
      return;
    end if;
  end if;
  delete from private.requests_waiting as waiting where waiting.lead_id = lead.id;

  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'nobody-left', 'operator', lead.id,
    format('nobody-left:%s:%s', lead.id, extract(epoch from greatest(max(offer.offered_at), lead.came_back_at)))
  from public.job_offers as offer where offer.lead_id = lead.id
  on conflict (once_key) do nothing;
  -- While it is off, the operator asks one after the other: the promise tells when that takes too long.
  if settings.dispatch_on then
    perform private.notify_still_looking(lead.id);
  end if;
end;
$$;

-- Once nobody is left who could accept a request before the haulers who do not speak its language, these need not wait
-- any longer. `ended`: the offer that has just ended. One that begins later for another reason, such as in the morning,
-- begins then.
create function private.begin_other_offers(ended public.job_offers) returns void
language plpgsql security definer set search_path = '' as $$
declare
  begins constant timestamptz := greatest(now(), ended.offered_at);
begin
  if exists (
    select from public.job_offers
    where lead_id = ended.lead_id and (state = 'accepted' or state = 'open' and offered_at <= ended.offered_at)
  ) then
    return;
  end if;
  with begun as (
    update public.job_offers as offer set
      offered_at = begins,
      expires_at = least(private.end_of_offer(begins), private.end_of_insurance(hauler.insured_until))
    from public.haulers as hauler, public.dispatch_settings
    where hauler.id = offer.hauler_id
      and offer.lead_id = ended.lead_id
      and offer.state = 'open'
      and offer.offered_at > begins
      and offer.offered_at <= begins + language_head_start
    returning offer.id
  )
  update public.notifications set due_at = greatest(private.due_of_lead(ended.lead_id), begins)
  where kind = 'job-offered' and state = 'waiting' and claimed_at is null and offer_id in (select id from begun);
end;
$$;

-- Offers requests that have waited for room, the oldest first, 25 a call. Those that somebody is busy with are left for
-- the next call: waiting for them could end in a deadlock.
create function private.dispatch_waiting() returns void
language plpgsql security definer set search_path = '' as $$
declare
  next record;
begin
  for next in
    select lead.id
    from private.requests_waiting as waiting
    join public.leads as lead on lead.id = waiting.lead_id
    where lead.status <> 'Submitted'
      or lead.flagged_because is not null
      or not (select dispatch_on from public.dispatch_settings)
      or exists (
        select from public.haulers as hauler
        where hauler.id not in (select hauler_id from private.haulers_without_room)
          and private.can_be_asked(hauler, lead, private.start_of_offer(false))
          and hauler.id not in (select private.asked_before(lead))
      )
    order by waiting.since
    limit 25
    for no key update of lead skip locked
  loop
    perform private.dispatch_lead(next.id);
  end loop;
end;
$$;

create function private.dispatch_new_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.dispatch_lead(new.id, is_new => true);
  return null;
end;
$$;

-- An offer that is made again is like a new one. While the hauler is insured, it ends with the insurance at the latest.
create function private.reopen_offer() returns trigger
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

create function private.count_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.haulers set last_offered_at = greatest(last_offered_at, new.offered_at) where id = new.hauler_id;
  return null;
end;
$$;

-- Also when the operator says so by hand. Who has a job once more begins anew.
create function private.note_acceptance() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.accepted_at := coalesce(new.accepted_at, now());
  if tg_op = 'UPDATE' and old.state <> 'accepted' then
    new.returned_at := null;
    new.reported_at := null;
    new.answered_at := null;
    new.reported_again := false;
  end if;
  return new;
end;
$$;

-- Once a hauler has the job, nobody else can accept it any more, whether the hauler said so or the operator by hand.
-- All of them have room for another offer then.
create function private.end_other_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_offers set state = 'taken' where lead_id = new.lead_id and state = 'open';
  perform private.dispatch_waiting();
  return null;
end;
$$;

-- When the last open offer of a request ends without anybody accepting, the next haulers are asked, after the requests
-- that have waited for a hauler with room. When a job comes back from the hauler who had it, in whatever way, the
-- request is as it was before they had it.
create function private.dispatch_after_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads
  where id = old.lead_id and not private.is_closed(status);
  if found and old.state = 'accepted' then
    -- That nobody is found may be told once more.
    update public.notifications set once_key = format('%s:%s', once_key, pg_current_xact_id())
    where once_key = 'still-looking:' || lead.id and state <> 'waiting';
    update public.leads set
      came_back_at = now(), status = 'Submitted', timeframe = null, pickup_from = null, pickup_until = null
    where id = lead.id;
    -- A change of the status is told anyway.
    if lead.status = 'Submitted' then
      perform private.notify_of_lost_hauler(lead);
    end if;
  end if;
  perform private.begin_other_offers(old);
  perform private.dispatch_waiting();
  perform private.dispatch_lead(old.lead_id);
  return null;
end;
$$;

-- A request that is flagged, closed or in the operator's own hands is nobody's to accept. One that is open again is
-- offered again.
create function private.dispatch_on_status_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'Submitted' and new.flagged_because is null then
    update public.leads set came_back_at = now() where id = new.id;
    perform private.dispatch_lead(new.id, is_new => not exists (select from public.job_offers where lead_id = new.id));
  else
    update public.job_offers set state = 'expired' where lead_id = new.id and state = 'open';
  end if;
  -- Something has happened since the customer said that they were not contacted.
  update public.job_offers set reported_at = null, reported_again = false
  where lead_id = new.id
    and state = 'accepted'
    and reported_at is not null;
  return null;
end;
$$;

-- When a hauler is paused, their open offers end; and with their insurance, when the end of that is moved.
create function private.withdraw_offers() returns trigger
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

-- When a hauler is deleted, their offers are deleted with them, which changes requests: first it is waited until nobody
-- else is at those requests.
create function private.lock_leads_of_hauler() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = old.id and state in ('open', 'accepted'))
  order by id for no key update;
  return old;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.is_still_looking(uuid) from public, anon, authenticated;
grant execute on function public.is_still_looking(uuid), private.is_still_looking(public.leads) to service_role;
