-- Which haulers are offered a request, and when the next ones are. Whoever changes offers of a request locks the request
-- first: what happens to one request happens one after the other.

-- Offers a request to the next haulers, unless somebody has it or may still accept it. With nobody left the operator is
-- told, once for each time that the request comes to that. Of a new request nobody is told where nobody can be asked.
create function private.offer_lead(lead_id uuid, is_new boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  settings public.dispatch_settings;
  -- Nothing is offered anew at night. What has just arrived is.
  starts constant timestamptz := case when is_new then now() else private.add_business_hours(now(), '0') end;
begin
  select * into lead from public.leads
  where id = offer_lead.lead_id and status = 'Submitted' and flagged_because is null;
  if not found or exists (
    select from public.job_offers as offer where offer.lead_id = lead.id and state in ('open', 'accepted')
  ) then
    return;
  end if;
  select * into strict settings from public.dispatch_settings;
  if is_new and not (settings.dispatch_on and exists (select from public.haulers where active)) then
    return;
  end if;

  if settings.dispatch_on then
    -- One at a time: who is offered one request has waited less for the next.
    perform pg_advisory_xact_lock(hashtext('offer_lead'));
    insert into public.job_offers (lead_id, hauler_id, offered_at, expires_at)
    select lead.id, hauler.id, starts, private.end_of_offer(starts)
    from public.haulers as hauler
    where hauler.active
      and (hauler.zip_prefixes = '{}' or hauler.zip_prefixes && array[left(lead.zip_code, 3), left(lead.zip_code, 4), left(lead.zip_code, 5)])
      and (
        hauler.services = '{}' or hauler.services && lead.services
        or hauler.services && (select array_agg(split_part(service, ' - ', 1)) from unnest(lead.services) as service)
      )
      -- A job that came back is offered again to whom it was lost or ran out, not to who did not want it or had it. An
      -- offer that ended before its time had come was none.
      and not exists (
        select from public.job_offers as earlier
        where earlier.lead_id = lead.id and earlier.hauler_id = hauler.id
          and (
            earlier.state in ('taken', 'expired')
            and (earlier.offered_at < lead.came_back_at or earlier.offered_at > now())
          ) is not true
      )
    order by hauler.last_offered_at nulls first, hauler.id
    limit settings.offers_per_wave
    -- Who is being paused, changed or deleted at this moment is passed over: waiting for it could end in an error, and the
    -- request of a visitor with it.
    for no key update skip locked
    on conflict on constraint job_offers_lead_id_hauler_id_key
    do update set state = 'open', offered_at = excluded.offered_at, expires_at = excluded.expires_at;
    if found then
      return;
    end if;
  end if;

  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'nobody-left', 'operator', lead.id,
    format('nobody-left:%s:%s', lead.id, extract(epoch from greatest(max(offer.offered_at), lead.came_back_at)))
  from public.job_offers as offer where offer.lead_id = lead.id
  on conflict (once_key) do nothing;
end;
$$;

-- Runs after flag_lead and notify_of_lead, by the order of their names.
create function private.offer_new_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.offer_lead(new.id, is_new => true);
  return null;
end;
$$;

create trigger offer_lead after insert on public.leads
for each row execute function private.offer_new_lead();

-- An offer that is made again is like a new one.
create function private.reopen_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.offered_at = old.offered_at and old.offered_at <= now() then
    new.offered_at := now();
  end if;
  if new.expires_at = old.expires_at then
    new.expires_at := private.end_of_offer(new.offered_at);
  end if;
  new.accepted_at := null;
  new.contacted_at := null;
  new.reported_at := null;
  new.decline_reason := null;
  return new;
end;
$$;

create trigger reopen_offer before update of state on public.job_offers
for each row when (new.state = 'open' and old.state <> 'open') execute function private.reopen_offer();

create function private.count_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.haulers set last_offered_at = greatest(last_offered_at, new.offered_at) where id = new.hauler_id;
  return null;
end;
$$;

create trigger count_offer after insert or update of state on public.job_offers
for each row when (new.state = 'open') execute function private.count_offer();

-- Whoever says that a hauler has the job, the hauler or the operator by hand: nobody else may accept it any more.
create function private.note_acceptance() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.accepted_at := coalesce(new.accepted_at, now());
  return new;
end;
$$;

create trigger note_acceptance before insert or update of state on public.job_offers
for each row when (new.state = 'accepted') execute function private.note_acceptance();

create function private.end_other_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_offers set state = 'taken' where lead_id = new.lead_id and state = 'open';
  return null;
end;
$$;

create trigger end_other_offers after insert or update of state on public.job_offers
for each row when (new.state = 'accepted') execute function private.end_other_offers();

-- The last offer that ends without anybody accepting calls for the next ones. A job that comes back from who had it, in
-- whatever way, is as it was before they had it.
create function private.go_on_after_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads
  where id = old.lead_id and status in ('Submitted', 'Sent Proposal', 'In Progress');
  if found and old.state = 'accepted' then
    update public.leads set came_back_at = now(), status = 'Submitted', timeframe = null where id = lead.id;
    -- A change of the status is told anyway.
    if lead.status = 'Submitted' then
      perform private.tell_of_lost_hauler(lead);
    end if;
  end if;
  perform private.offer_lead(old.lead_id);
  return null;
end;
$$;

create trigger go_on_after_offer after update of state on public.job_offers
for each row when (
  old.state = 'open' and new.state in ('declined', 'expired', 'returned')
  or old.state = 'accepted' and new.state <> 'accepted'
)
execute function private.go_on_after_offer();

create trigger go_on_after_deleted_offer after delete on public.job_offers
for each row when (old.state in ('open', 'accepted')) execute function private.go_on_after_offer();

-- A request that is flagged, closed or in the operator's own hands is nobody's to accept. One that is open again is
-- offered again.
create function private.offer_as_status_says() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'Submitted' and new.flagged_because is null then
    update public.leads set came_back_at = now() where id = new.id;
    perform private.offer_lead(new.id, is_new => not exists (select from public.job_offers where lead_id = new.id));
  else
    update public.job_offers set state = 'expired' where lead_id = new.id and state = 'open';
  end if;
  -- Something has happened since the customer said that they were not contacted.
  update public.job_offers set reported_at = null
  where lead_id = new.id and state = 'accepted' and reported_at is not null;
  return null;
end;
$$;

create trigger offer_as_status_says after update of status, flagged_because on public.leads
for each row when (
  old.status is distinct from new.status or (old.flagged_because is null) <> (new.flagged_because is null)
)
execute function private.offer_as_status_says();

create function private.forget_who_canceled() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.canceled_by_customer := false;
  return new;
end;
$$;

create trigger forget_who_canceled before update of status on public.leads
for each row when (old.status = 'Canceled' and new.status <> 'Canceled') execute function private.forget_who_canceled();

create function private.withdraw_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = new.id and state = 'open')
  order by id for no key update;
  update public.job_offers set state = 'expired' where hauler_id = new.id and state = 'open';
  return null;
end;
$$;

create trigger withdraw_offers after update of active on public.haulers
for each row when (old.active and not new.active) execute function private.withdraw_offers();

-- What a hauler's offers bring about when they are deleted, waits until nobody else is at those requests.
create function private.lock_leads_of_hauler() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = old.id and state in ('open', 'accepted'))
  order by id for no key update;
  return old;
end;
$$;

create trigger lock_leads_of_hauler before delete on public.haulers
for each row execute function private.lock_leads_of_hauler();

-- Jobs whose customer said that they were not contacted, and whose hauler has done nothing since.
create function private.jobs_to_take_back() returns setof public.job_offers
language sql stable set search_path = '' as $$
  select offer.*
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  where offer.state = 'accepted'
    and offer.reported_at <= now() - (select take_back_after from public.dispatch_settings where dispatch_on)
    and lead.status in ('Submitted', 'Sent Proposal', 'In Progress')
    and lead.flagged_because is null
    and private.add_business_hours(offer.reported_at, (select take_back_after from public.dispatch_settings)) <= now();
$$;

-- What time alone brings about: offers run out, and jobs are taken back. Requests that somebody is busy with at this
-- moment are left for the next call.
create function private.advance_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  job record;
begin
  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from public.job_offers where state = 'open' and expires_at <= now())
    order by lead.id
    limit 100
    for no key update skip locked
  loop
    update public.job_offers set state = 'expired' where lead_id = job.id and state = 'open' and expires_at <= now();
  end loop;

  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from private.jobs_to_take_back())
    order by lead.id
    limit 100
    for no key update skip locked
  loop
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
    select 'taken-back', 'operator', lead_id, id, format('taken-back:%s:%s', id, extract(epoch from reported_at))
    from private.jobs_to_take_back() where lead_id = job.id
    on conflict (once_key) do nothing;
    update public.job_offers set state = 'returned', decline_reason = 'Taken back: the customer was not contacted'
    where id in (select id from private.jobs_to_take_back() where lead_id = job.id);
  end loop;
end;
$$;

revoke execute on function
  private.offer_lead(uuid, boolean), private.offer_new_lead(), private.reopen_offer(), private.count_offer(),
  private.note_acceptance(), private.end_other_offers(), private.go_on_after_offer(), private.offer_as_status_says(), private.forget_who_canceled(), private.withdraw_offers(),
  private.lock_leads_of_hauler(), private.jobs_to_take_back(), private.advance_jobs()
from public;
