-- What a hauler who is not honest can do: see the customers of few jobs before calling, keep no job by words alone, and
-- put no words into our mails.

alter table public.leads
add column timeframe_by_hauler text,
add column cancel_reasons_by_hauler text[];

comment on column public.leads.timeframe_by_hauler is
  'The timeframe that a hauler wrote last, empty where they took it away. '
  'While timeframe is the same, its words are a hauler''s, and no mail repeats them.';
comment on column public.leads.cancel_reasons_by_hauler is
  'The reasons that a hauler canceled with. '
  'While cancel_reasons are the same, mails repeat those that the site offers, and no others.';

-- Nobody knows whose words these are: as a hauler's, no mail repeats them.
update public.leads as lead
set timeframe_by_hauler = lead.timeframe, cancel_reasons_by_hauler = lead.cancel_reasons
where not lead.canceled_by_customer
  and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted');

alter policy "Visitors submit leads and set no column of the operator" on public.leads
with check (
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
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
);

alter table public.dispatch_settings
add column uncalled_jobs_per_hauler int not null default 3
  constraint "uncalled_jobs_per_hauler is at least 1" check (uncalled_jobs_per_hauler > 0);

comment on column public.dispatch_settings.uncalled_jobs_per_hauler is
  'So many accepted jobs a hauler may have whose customers they have not called. Then they must call first.';

alter table public.job_offers
add column returned_at timestamptz,
add column answered_at timestamptz,
add column reported_again boolean not null default false;

comment on column public.job_offers.returned_at is 'When the hauler gave the job back themselves.';
comment on column public.job_offers.answered_at is
  'When the hauler last answered the customer''s "I was not contacted".';
comment on column public.job_offers.reported_again is
  'Has the customer said so again within two days of that answer? Then no answer keeps the job.';

create index job_offers_given_back_idx on public.job_offers (hauler_id, returned_at) where returned_at is not null;

-- Tells the operator of what a hauler did with a job that they had.
create function private.tell_of_hauler(offer public.job_offers, kind text) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
  values (kind, 'operator', offer.lead_id, offer.id, format('%s:%s:%s', kind, offer.id, pg_current_xact_id()));
$$;

-- Tells the customer of a new status or timeframe. A change that comes while another waits to be told is told with it.
-- Of the times that a hauler sets, three are told within a day: the page shows the others.
create or replace function private.notify_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when old.status is distinct from new.status then 'status-changed' else 'timeframe-changed'
  end;
  is_by_hauler constant boolean := coalesce(coalesce(new.timeframe, '') = new.timeframe_by_hauler, false);
  event constant text := format('%s:%s:', case when is_by_hauler then 'changed-by-hauler' else 'changed' end, new.id);
  due constant timestamptz := case when new.flagged_because is null then now() else 'infinity' end
    + (select status_mail_hold from public.dispatch_settings);
begin
  update public.notifications as earlier set
    kind = case
      when earlier.status_before is distinct from new.status then 'status-changed' else 'timeframe-changed'
    end,
    due_at = due
  where earlier.lead_id = new.id
    and earlier.kind in ('status-changed', 'timeframe-changed')
    and earlier.state = 'waiting'
    and earlier.attempts = 0;
  if found or kind = 'timeframe-changed' and is_by_hauler and 3 <= (
    select count(*) from public.notifications as told
    where told.lead_id = new.id
      and told.kind = 'timeframe-changed'
      and starts_with(told.once_key, event)
      and told.state in ('waiting', 'sent')
      and told.created_at > now() - interval '24 hours'
  ) then
    return null;
  end if;
  insert into public.notifications (kind, audience, lead_id, once_key, status_before, timeframe_before, due_at)
  values (
    kind, 'customer', new.id, event || pg_current_xact_id(), old.status, old.timeframe, due
  );
  return null;
end;
$$;

-- Is a report at this moment the second, so that the hauler's word is no answer any more?
create function private.is_second_report(offer public.job_offers) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not offer.reported_again and case
    when offer.reported_at is null then coalesce(offer.answered_at > now() - interval '2 days', false)
    else private.add_business_hours(offer.reported_at, (select take_back_after from public.dispatch_settings)) <= now()
  end;
end;
$$;

-- Tells the operator that nobody has contacted a customer, also of a flagged request, and the hauler who has the job,
-- who has `take_back_after` to answer. When the customer says so again within two days of the answer, or after that
-- time without one, no answer keeps the job any more.
create or replace function private.notify_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_offers set
    reported_at = coalesce(reported_at, now()),
    reported_again = reported_again or private.is_second_report(job_offers)
  where lead_id = new.lead_id and state = 'accepted';
  insert into public.notifications (kind, audience, lead_id, report_id, offer_id, once_key, due_at)
  select 'not-contacted', who.audience, new.lead_id, new.id, who.offer_id,
    concat_ws(':', 'not-contacted', nullif(who.audience, 'operator'), new.id),
    case when who.audience = 'operator' then now() else private.due_of_lead(new.lead_id) end
  from (
    select 'operator' as audience, null::uuid as offer_id
    union all
    select 'hauler', id from public.job_offers where lead_id = new.lead_id and state = 'accepted'
  ) as who;
  return null;
end;
$$;

-- A report that is repeated within the hour is kept once, unless the hauler has answered the one before: then it is a
-- second one. Two of the same moment wait for each other at the lock, so that the second sees the first.
create or replace function private.skip_repeated_report() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext(new.lead_id::text));
  if exists (
    select from public.contact_reports as report
    where report.lead_id = new.lead_id
      and report.created_at > now() - interval '1 hour'
      and not exists (
        select from public.job_offers as offer
        where offer.lead_id = new.lead_id
          and offer.state = 'accepted'
          and offer.answered_at > report.created_at
          and not offer.reported_again
      )
  ) then
    return null;
  end if;
  return new;
end;
$$;

-- Also when the operator says so by hand. Who has a job once more begins anew.
create or replace function private.note_acceptance() returns trigger
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

-- An offer that is made again is like a new one.
create or replace function private.reopen_offer() returns trigger
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
  new.returned_at := null;
  new.answered_at := null;
  new.reported_again := false;
  return new;
end;
$$;

-- A request that is flagged, closed or in the operator's own hands is nobody's to accept. One that is open again is
-- offered again.
create or replace function private.offer_as_status_says() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'Submitted' and new.flagged_because is null then
    update public.leads set came_back_at = now() where id = new.id;
    perform private.offer_lead(new.id, is_new => not exists (select from public.job_offers where lead_id = new.id));
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

-- What a hauler does with several jobs at the same moment is counted one after the other.
create function private.lock_hauler(hauler_id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(4, hashtext(hauler_id::text));
$$;

-- How many jobs a hauler has whose customers they have not called.
create function private.uncalled_jobs(hauler_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  where offer.hauler_id = uncalled_jobs.hauler_id
    and offer.state = 'accepted'
    and offer.contacted_at is null
    and lead.status not in ('Canceled', 'Completed');
$$;

-- The first to accept has the job. The others see that it is taken. Who has not called the customers of so many others
-- does so first (`call-first`): accepting shows them name, number and street.
create or replace function public.accept_job(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  case private.job_state(offer, private.lead_of(offer))
    when 'accepted' then
      return 'done';
    when 'open' then
      if exists (select from public.job_offers where lead_id = offer.lead_id and state = 'accepted') then
        update public.job_offers set state = 'taken' where id = offer.id;
        return 'refused';
      end if;
      perform private.lock_hauler(offer.hauler_id);
      if (select uncalled_jobs_per_hauler from public.dispatch_settings) <= private.uncalled_jobs(offer.hauler_id) then
        return 'call-first';
      end if;
      update public.job_offers set state = 'accepted' where id = offer.id;
      return 'done';
    else
      return 'refused';
  end case;
end;
$$;
comment on function public.accept_job is 'A hauler takes a job.';

-- The operator hears of the third job that a hauler gives back within a day, and of each further one: they have seen
-- each customer's name, number and street.
create or replace function public.give_back_job(token text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state = 'returned' then
    return 'done';
  end if;
  if private.job_state(offer, private.lead_of(offer)) <> 'accepted' then
    return 'refused';
  end if;
  perform private.lock_hauler(offer.hauler_id);
  update public.job_offers set state = 'returned', decline_reason = reason, returned_at = now() where id = offer.id;
  if 3 <= (
    select count(*) from public.job_offers
    where hauler_id = offer.hauler_id and returned_at > now() - interval '24 hours'
  ) then
    perform private.tell_of_hauler(offer, 'given-back');
  end if;
  return 'done';
end;
$$;
comment on function public.give_back_job is 'A hauler cannot do a job that they have. It is offered to others.';

-- The first call is what the customer was promised. A later one answers their "I was not contacted", unless they have
-- said so before.
create or replace function public.report_call(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state <> 'accepted' then
    return 'refused';
  end if;
  if offer.contacted_at is not null and offer.reported_at is null then
    return 'done';
  end if;
  if private.job_state(offer, private.lead_of(offer)) = 'closed' then
    return 'refused';
  end if;
  update public.job_offers set
    contacted_at = now(),
    reported_at = case when reported_again then reported_at end,
    answered_at = case when reported_at is null then answered_at else now() end
  where id = offer.id;
  update public.leads set contacted_at = now() where id = offer.lead_id and contacted_at is null;
  return 'done';
end;
$$;
comment on function public.report_call is 'A hauler has called the customer.';

-- What is null stays as it is. An empty timeframe takes it away.
create or replace function public.update_job(
  token text, status text default null, timeframe text default null, cancel_reasons text[] default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  next_status constant text := coalesce(update_job.status, lead.status);
  next_timeframe constant text := nullif(coalesce(update_job.timeframe, lead.timeframe), '');
  reasons constant text[] := coalesce(update_job.cancel_reasons, '{}');
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state <> 'accepted' then
    return 'refused';
  end if;
  if next_status = lead.status and next_timeframe is not distinct from lead.timeframe then
    return case when lead.canceled_by_customer then 'refused' else 'done' end;
  end if;
  if lead.status in ('Canceled', 'Completed') or not private.may_become(lead.status, next_status) then
    return 'refused';
  end if;
  update public.leads set
    status = next_status,
    timeframe = next_timeframe,
    timeframe_by_hauler = case
      when next_timeframe is distinct from lead.timeframe then coalesce(next_timeframe, '')
      else timeframe_by_hauler
    end,
    cancel_reasons = case when next_status = 'Canceled' then reasons else leads.cancel_reasons end,
    cancel_reasons_by_hauler = case when next_status = 'Canceled' then reasons else cancel_reasons_by_hauler end,
    -- Who has made a proposal has spoken to the customer.
    contacted_at = case
      when next_status not in ('Submitted', 'Canceled') then coalesce(contacted_at, now())
      else contacted_at
    end
  where id = lead.id;
  -- As the offer was: by now a change of the status has taken the report of the customer away.
  update public.job_offers set
    reported_at = case when offer.reported_again then offer.reported_at end,
    reported_again = offer.reported_again,
    answered_at = case when offer.reported_at is null then answered_at else now() end,
    contacted_at = case
      when next_status not in ('Submitted', 'Canceled') then coalesce(contacted_at, now())
      else contacted_at
    end
  where id = offer.id;
  if next_status = 'Canceled' then
    perform private.tell_of_hauler(offer, 'hauler-canceled');
  end if;
  return 'done';
end;
$$;
comment on function public.update_job is 'A hauler says how far a job has come.';

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
    and (offer.reported_again or offer.contacted_at is null or lead.timeframe is null)
    and private.add_business_hours(offer.reported_at, (select take_back_after from public.dispatch_settings)) <= now();
$$;

drop function public.find_job(text);

-- The job as its link shows it at this moment. The hauler who has it sees whom to call and where to go, until 30 days
-- after it was closed. What was written and photographed is shown besides to the haulers who may accept it. How far the
-- job has come, and how it was closed, is for who has it alone.
create function public.find_job(token text)
returns table (
  state text, hauler_name text, expires_at timestamptz,
  services text[], city text, zip_code text, description text, photos text[], promised_by timestamptz,
  status text, timeframe text, cancel_reasons text[], canceled_by_customer boolean,
  has_job boolean, full_name text, phone text, email text, street_address text, unit_number text, call_time text,
  contacted_at timestamptz, reported_at timestamptz, reported_again boolean
)
language sql stable set search_path = '' as $$
  select
    job.state, hauler.name, offer.expires_at,
    lead.services, lead.city, lead.zip_code,
    case when job.has_job or job.state = 'open' then lead.job_description end,
    case when job.has_job or job.state = 'open' then lead.image_urls else '{}' end,
    public.promised_by(lead.created_at),
    case when job.has_job then lead.status end,
    case when job.has_job then lead.timeframe end,
    case when job.has_job then lead.cancel_reasons else '{}' end,
    job.has_job and lead.canceled_by_customer,
    job.has_job,
    case when job.has_job then lead.full_name end,
    case when job.has_job then lead.phone end,
    case when job.has_job then lead.email end,
    case when job.has_job then lead.street_address end,
    case when job.has_job then lead.unit_number end,
    case when job.has_job then lead.call_time end,
    case when job.has_job then offer.contacted_at end,
    case when job.has_job then offer.reported_at end,
    job.has_job and offer.reported_again
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  join public.haulers as hauler on hauler.id = offer.hauler_id
  cross join lateral (
    select
      private.job_state(offer, lead) as state,
      offer.state = 'accepted' and coalesce(private.closed_at(lead) > now() - interval '30 days', true) as has_job
  ) as job
  where offer.token = find_job.token;
$$;
comment on function public.find_job is 'What the page of a job shows: personal data to who has the job alone.';

revoke execute on all functions in schema private from public;
revoke execute on function public.find_job(text) from public, anon, authenticated;
grant execute on function public.find_job(text) to service_role;
