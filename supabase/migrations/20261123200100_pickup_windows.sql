-- When a pickup is becomes data: a window, in place of words.

-- May a pickup be between these moments? It is quarter hours of one day, 6 AM to 9 PM, on the clocks of Los Angeles:
-- each of those times comes once a day, also when the clocks change.
create function private.is_pickup_window(starts timestamptz, ends timestamptz) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  start_clock constant timestamp := starts at time zone 'America/Los_Angeles';
  end_clock constant timestamp := ends at time zone 'America/Los_Angeles';
begin
  return coalesce(
    start_clock::date = end_clock::date
    and start_clock::time >= '06:00'
    and end_clock::time <= '21:00'
    and end_clock - start_clock between interval '30 minutes' and interval '6 hours'
    and extract(epoch from starts) % 900 = 0
    and extract(epoch from ends) % 900 = 0,
    false
  );
end;
$$;

alter table public.leads
  add column pickup_from timestamptz,
  add column pickup_until timestamptz,
  add column pickup_set_at timestamptz,
  add column on_my_way_at timestamptz,
  add column arrives_at timestamptz,
  add column price_paid int,
  add constraint "pickup is quarter hours of one day, 6 AM to 9 PM Los Angeles" check (
    pickup_from is null or pickup_until is null or private.is_pickup_window(pickup_from, pickup_until)
  ),
  add constraint "pickup_from and pickup_until are set or emptied together" check (
    (pickup_from is null) = (pickup_until is null)
  ),
  add constraint "price_paid is 0 to 20000 dollars" check (price_paid between 0 and 20000);

comment on table public.leads is
  'Requests for a quote, one row each. Safe to edit by hand: status, cancel_reasons, timeframe, contacted_at, '
  'pickup_from with pickup_until, price_paid, and flagged_because to clear a flag.';
comment on column public.leads.timeframe is
  'When the pickup is planned, in words: they take the place of pickup_from and pickup_until. '
  'Without either the tracking page shows the day of the request.';
comment on column public.leads.contacted_at is
  'When somebody first called the customer, or proposed price and times. Set it where you have called yourself.';
comment on column public.leads.pickup_from is
  'The booked pickup begins between this and pickup_until. Set both: they take the place of timeframe.';
comment on column public.leads.pickup_until is 'The end of the booked window, on the same day in Los Angeles.';
comment on column public.leads.pickup_set_at is 'Since when the pickup is at this time. Kept by a trigger.';
comment on column public.leads.on_my_way_at is 'When the hauler last said that they are on their way.';
comment on column public.leads.arrives_at is 'When they said that they arrive.';
comment on column public.leads.price_paid is
  'What the customer paid, in dollars, as the hauler entered it. Shown on the tracking page of a completed request.';

create index leads_pickup_idx on public.leads (pickup_from)
where pickup_from is not null and status in ('Submitted', 'Sent Proposal', 'In Progress');

alter policy "Visitors submit leads and set no column of the operator" on public.leads with check (
  status = 'Submitted'
  and image_urls = '{}'
  and cancel_reasons = '{}'
  and timeframe is null
  and flagged_because is null
  and call_time is null
  and contacted_at is null
  and not canceled_by_customer
  and came_back_at is null
  and timeframe_by_hauler is null
  and cancel_reasons_by_hauler is null
  and (email is null or private.has_ascii_domain(email))
  and language in ('en', 'es')
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
  and pickup_from is null
  and pickup_until is null
  and pickup_set_at is null
  and on_my_way_at is null
  and arrives_at is null
  and price_paid is null
);

-- Of the window and the words, the one that was set last is when the pickup is. A request that is open again has no
-- window. Whoever was on the way to another window is not on the way to this one.
create function private.tidy_pickup() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_window_set constant boolean := new.pickup_from is not null and (
    tg_op = 'INSERT' or (new.pickup_from, new.pickup_until) is distinct from (old.pickup_from, old.pickup_until)
  );
begin
  if is_window_set then
    new.timeframe := null;
    new.timeframe_by_hauler := null;
    new.pickup_set_at := now();
  elsif tg_op = 'UPDATE' and (
    new.status = 'Submitted' and old.status <> 'Submitted'
    or new.timeframe is distinct from old.timeframe and btrim(new.timeframe) <> ''
  ) then
    new.pickup_from := null;
    new.pickup_until := null;
  end if;
  if new.pickup_from is null then
    new.pickup_set_at := null;
  end if;
  if is_window_set or new.pickup_from is null then
    new.on_my_way_at := null;
    new.arrives_at := null;
  end if;
  -- A job that is not done after all was not paid for.
  if tg_op = 'UPDATE' and old.status = 'Completed' and new.status <> 'Completed' then
    new.price_paid := null;
  end if;
  return new;
end;
$$;

create trigger _130_tidy_pickup before insert or update of status, timeframe, pickup_from, pickup_until on public.leads
for each row execute function private.tidy_pickup();

-- When the last open offer of a request ends without anybody accepting, the next haulers are asked. When a job comes
-- back from the hauler who had it, in whatever way, the request is as it was before they had it.
create or replace function private.go_on_after_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads
  where id = old.lead_id and status not in ('Canceled', 'Completed');
  if found and old.state = 'accepted' then
    -- That nobody is found may be told once more.
    update public.notifications set once_key = format('%s:%s', once_key, pg_current_xact_id())
    where once_key = 'still-looking:' || lead.id and state <> 'waiting';
    update public.leads set
      came_back_at = now(), status = 'Submitted', timeframe = null, pickup_from = null, pickup_until = null
    where id = lead.id;
    -- A change of the status is told anyway.
    if lead.status = 'Submitted' then
      perform private.tell_of_lost_hauler(lead);
    end if;
  end if;
  perform private.offer_lead(old.lead_id);
  return null;
end;
$$;

-- Jobs whose customer said that they were not contacted, and whose hauler has done nothing since for `take_back_after`;
-- whatever the hauler has done, if the customer has said so again. Once the hauler has called and a time is agreed, the
-- first report takes no job back: operator and hauler have heard of it.
create or replace function private.jobs_to_take_back() returns setof public.job_offers
language sql stable set search_path = '' as $$
  select offer.*
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  where offer.state = 'accepted'
    and offer.reported_at <= now() - (select take_back_after from public.dispatch_settings where dispatch_on)
    and lead.status not in ('Canceled', 'Completed')
    and lead.flagged_because is null
    and (
      offer.reported_again
      or offer.contacted_at is null
      or lead.timeframe is null and lead.pickup_from is null
    )
    and private.add_business_hours(offer.reported_at, (select take_back_after from public.dispatch_settings)) <= now();
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_pickup_window(timestamptz, timestamptz) to anon, service_role;
