-- Which haulers are offered a request, and when the next ones are. Lock the request before changing its offers:
-- everything about one request happens one step at a time.

-- How many of a request's services a hauler takes. Home Cleaning includes its variants; an empty list means everything.
create function private.services_taken(by_hauler text[], services text[]) returns bigint
language sql immutable set search_path = '' as $$
  select count(distinct service)
  from unnest(services) as service
  where by_hauler = '{}' or service = any (by_hauler) or split_part(service, ' - ', 1) = any (by_hauler);
$$;

-- How much a load is at most, on a truck of 15 cubic yards.
create function private.cubic_yards(size public.load_size) returns int
language sql immutable set search_path = '' as $$
  select case size
    when 'few-items' then 2 when 'quarter' then 4 when 'half' then 8 when 'three-quarters' then 11 when 'full' then 15
  end;
$$;

-- Is a truck known to be too small for a load in one trip? One that holds it is no better than one that is not known:
-- haulers themselves say what theirs holds.
create function private.is_truck_too_small(truck_cubic_yards int, size public.load_size) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(truck_cubic_yards < private.cubic_yards(size), false);
$$;

-- Does a hauler serve this location and take at least one of the services?
create function private.matches(hauler public.haulers, lead public.leads) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    hauler.everywhere
    or hauler.zip_prefixes && array[left(lead.zip_code, 3), left(lead.zip_code, 4), left(lead.zip_code, 5)]
  ) and private.services_taken(hauler.services, lead.services) > 0;
end;
$$;

-- Has a request been without a hauler for too long? No one has it, and either everyone was asked in vain, or the
-- promised time has passed and no one has called since it was opened.
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

-- Was the "still looking" email skipped for a reason that no longer applies, so that it can be sent after all?
create function private.can_retry_still_looking(mail public.notifications) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    mail.skipped_because in ('not-looking', 'canceled-by-customer')
      or mail.skipped_because = 'told-today' and mail.finished_at < now() - interval '24 hours',
    false
  );
$$;

-- Notifies the customer that no hauler was found yet: once, and again if a hauler had the request and lost it, see
-- `dispatch_after_offer`. It is due after the emails that the request arrived or lost its hauler. If it was skipped, it
-- is sent as fresh news once the reason no longer applies.
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
    claimed_at = null, last_error = null, skipped_because = null, finished_at = null, channel = null,
    failed_channel = null
  where private.can_retry_still_looking(notifications);
$$;

-- Requests that the remaining haulers would get if they did not have too many unanswered offers, or were not being
-- changed at that moment.
create table private.requests_waiting (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  since timestamptz not null default now()
);

comment on table private.requests_waiting is 'Requests that wait until a hauler can get another offer.';
comment on column private.requests_waiting.lead_id is 'The request. Deleted with it.';
comment on column private.requests_waiting.since is 'When it began to wait. The oldest is offered first.';

create index requests_waiting_since_idx on private.requests_waiting (since);

alter table private.requests_waiting enable row level security;

-- Can this hauler be offered requests from the moment `starts`? In PL/pgSQL, like `matches`: for 1,000 haulers, SQL
-- functions take up to three times as long.
create function private.is_available(hauler public.haulers, starts timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return hauler.active and hauler.unreachable_since is null and starts < private.end_of_papers(hauler);
end;
$$;

-- The haulers who were already offered this request and are not asked again. A hauler is asked again only if both hold:
-- - the offer expired, or another hauler was faster. Haulers who declined the job or had it are not asked again;
-- - the job has come back since the offer was made, or the offer ended before its start, when no one could accept it.
-- Example: two haulers are offered a request, and one accepts. If they give it back, the other is offered it again.
create function private.asked_before(lead public.leads) returns setof uuid
language sql stable set search_path = '' as $$
  select hauler_id from public.job_offers
  where lead_id = lead.id
    and (state in ('taken', 'expired') and (offered_at < lead.came_back_at or offered_at > now())) is not true;
$$;

-- Could a hauler who was not asked yet be offered this request now, or once they have room?
create function private.is_anyone_left(lead public.leads, starts timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.haulers as hauler
    where private.matches(hauler, lead)
      and private.is_available(hauler, starts)
      and hauler.id not in (select private.asked_before(lead))
  );
$$;

-- Haulers who get no more offers until one is answered or ends.
create view private.haulers_without_room with (security_invoker = true) as
  select hauler_id from public.job_offers where state = 'open' group by hauler_id
  having count(*) >= (select open_offers_per_hauler from public.dispatch_settings);

-- When a new offer starts. At night, only new requests are offered.
create function private.start_of_offer(is_new boolean) returns timestamptz
language sql stable set search_path = '' as $$
  select case when is_new then now() else private.add_business_hours(now(), '0') end;
$$;

-- Offers a request to the next haulers, unless someone has it or can still accept it. Haulers who speak its language
-- come first and can accept `language_head_start` before the others of the wave. If no one can get another offer now,
-- the request waits, see `dispatch_waiting`; with `in_turn` also behind any that wait already. If no one is left, the
-- operator and the customer are notified, once each time it happens, but not for a new request while dispatch is off or
-- there are no active haulers.
create function private.dispatch_lead(
  lead_id uuid, is_new boolean default false, in_turn boolean default false
) returns void
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
    if not (in_turn and exists (select from private.requests_waiting)) then
      -- One at a time, so that an offer of one request counts as the hauler's last when the next is dispatched.
      perform pg_advisory_xact_lock(hashtext('dispatch_lead'));
      with wave as (
        select hauler.id, private.end_of_papers(hauler) as papers_end, lead.language = any (hauler.languages) as speaks
        from public.haulers as hauler
        where hauler.id not in (select hauler_id from private.haulers_without_room)
          and private.matches(hauler, lead)
          and private.is_available(hauler, starts)
          and hauler.id not in (select private.asked_before(lead))
        order by
          lead.language = any (hauler.languages) desc, private.services_taken(hauler.services, lead.services) desc,
          private.is_truck_too_small(hauler.truck_cubic_yards, lead.load_size),
          hauler.last_offered_at nulls first, hauler.id
        limit settings.offers_per_wave
        -- Skips a hauler who is being paused, changed or deleted right now: waiting could end in an error and fail the
        -- visitor's request.
        for no key update skip locked
      ), asked as (
        -- The others wait only if someone in the wave speaks the language, and not past the end of their papers.
        select id, papers_end, case
          when speaks or not bool_or(speaks) over ()
            or starts + settings.language_head_start >= papers_end
            then starts
          else starts + settings.language_head_start
        end as begins
        from wave
      )
      insert into public.job_offers (lead_id, hauler_id, offered_at, expires_at)
      select lead.id, id, begins, least(private.end_of_offer(begins), papers_end)
      from asked
      on conflict on constraint job_offers_lead_id_hauler_id_key
      do update set state = 'open', offered_at = excluded.offered_at, expires_at = excluded.expires_at;
      if found then
        delete from private.requests_waiting as waiting where waiting.lead_id = lead.id;
        return;
      end if;
    end if;
    -- The haulers left have no room, or their rows are locked at this moment, or others come first.
    if private.is_anyone_left(lead, starts) then
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
  -- While dispatch is off, the operator asks haulers one by one; the promised time shows when that takes too long.
  if settings.dispatch_on then
    perform private.notify_still_looking(lead.id);
  end if;
end;
$$;

-- Ends the head start once no one with it can accept the request anymore, so the other haulers need not wait. `ended`:
-- the offer that just ended. Offers that start later for another reason, such as in the morning, do not change.
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
      expires_at = least(private.end_of_offer(begins), private.end_of_papers(hauler))
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

-- Dispatches up to 25 waiting requests for which a hauler has room, oldest first. Of the 25 oldest, also those for
-- which no one is left. Locked requests are left for the next call: waiting for them could deadlock. It reads all that
-- wait, so only the scheduler calls it, once per tick: a trigger would do so for each offer, while visitors wait.
create function private.dispatch_waiting() returns void
language plpgsql security definer set search_path = '' as $$
declare
  starts constant timestamptz := private.start_of_offer(false);
  next record;
begin
  for next in
    with free as materialized (
      select hauler
      from public.haulers as hauler
      where hauler.id not in (select hauler_id from private.haulers_without_room)
        and private.is_available(hauler, starts)
    ), oldest as materialized (
      select lead_id from private.requests_waiting order by since limit 25
    )
    select lead.id
    from private.requests_waiting as waiting
    join public.leads as lead on lead.id = waiting.lead_id
    where not (select dispatch_on from public.dispatch_settings)
      or exists (
        select from free
        where private.matches(free.hauler, lead) and (free.hauler).id not in (select private.asked_before(lead))
      )
      or lead.id in (select lead_id from oldest) and not private.is_anyone_left(lead, starts)
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

-- A repeated offer starts afresh. If the hauler's papers end first, the offer ends with them.
create function private.reopen_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.offered_at = old.offered_at and old.offered_at <= now() then
    new.offered_at := now();
  end if;
  if new.expires_at = old.expires_at then
    new.expires_at := least(private.end_of_offer(new.offered_at), (
      select private.end_of_papers(hauler)
      from public.haulers as hauler
      where hauler.id = new.hauler_id and private.end_of_papers(hauler) > new.offered_at
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

-- Also runs when the operator sets the state by hand. A hauler who gets a job again starts afresh.
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

-- Once a hauler has the job, no one else can accept it, whether the hauler accepted or the operator assigned it.
create function private.end_other_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_offers set state = 'taken' where lead_id = new.lead_id and state = 'open';
  return null;
end;
$$;

-- When the last open offer of a request ends without being accepted, the next haulers are asked, at once or after the
-- requests that already wait for one. When a job comes back from its hauler, for whatever reason, the request is reset
-- to how it was before.
create function private.dispatch_after_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads
  where id = old.lead_id and not private.is_closed(status);
  if found and old.state = 'accepted' then
    -- Allows another "still looking" notification.
    update public.notifications set once_key = format('%s:%s', once_key, pg_current_xact_id())
    where once_key = 'still-looking:' || lead.id and state <> 'waiting';
    update public.leads set
      came_back_at = now(), status = 'Submitted', timeframe = null, pickup_from = null, pickup_until = null
    where id = lead.id;
    -- Otherwise, the change of status is announced anyway.
    if lead.status = 'Submitted' then
      perform private.notify_of_lost_hauler(lead);
    end if;
  end if;
  perform private.begin_other_offers(old);
  perform private.dispatch_lead(old.lead_id, in_turn => true);
  return null;
end;
$$;

-- A request that is flagged, closed or handled by the operator cannot be accepted. A reopened one is offered again.
create function private.dispatch_on_status_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'Submitted' and new.flagged_because is null then
    update public.leads set came_back_at = now() where id = new.id;
    perform private.dispatch_lead(new.id, is_new => not exists (select from public.job_offers where lead_id = new.id));
  else
    delete from private.requests_waiting where lead_id = new.id;
    update public.job_offers set state = 'expired' where lead_id = new.id and state = 'open';
  end if;
  -- The status change answers the customer's "I was not contacted".
  update public.job_offers set reported_at = null, reported_again = false
  where lead_id = new.id
    and state = 'accepted'
    and reported_at is not null;
  return null;
end;
$$;

-- Pausing a hauler ends their open offers. If the end of their papers moves up, their offers end with it.
create function private.withdraw_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.job_offers
    where hauler_id = new.id and state = 'open' and (not new.active or expires_at > private.end_of_papers(new))
  ) then
    return null;
  end if;
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = new.id and state = 'open')
  order by id for no key update;
  update public.job_offers set expires_at = least(expires_at, private.end_of_papers(new))
  where hauler_id = new.id and state = 'open';
  update public.job_offers set state = 'expired'
  where hauler_id = new.id and state = 'open' and (old.active and not new.active or expires_at <= now());
  return null;
end;
$$;

-- Deleting a hauler deletes their offers, which changes requests. This locks those requests first.
create function private.lock_leads_of_hauler() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = old.id and state in ('open', 'accepted'))
  order by id for no key update;
  return old;
end;
$$;
