-- What haulers and customers do by their links. Each act ends in `unknown` (there is no such link), `refused` (as
-- things stand, that cannot be) or `done`, also when it had been done before.

-- The job as its link shows it at this moment. The hauler who has it sees whom to call and where to go, until 30 days
-- after it was closed. What was written and photographed is shown besides to the haulers who may accept it.
create function public.find_job(token text)
returns table (
  state text, hauler_name text, expires_at timestamptz,
  services text[], city text, zip_code text, description text, photos text[], promised_by timestamptz,
  status text, timeframe text, cancel_reasons text[], canceled_by_customer boolean,
  has_job boolean, full_name text, phone text, email text, street_address text, unit_number text, call_time text,
  contacted_at timestamptz, reported_at timestamptz
)
language sql stable set search_path = '' as $$
  select
    job.state, hauler.name, offer.expires_at,
    lead.services, lead.city, lead.zip_code,
    case when job.has_job or job.state = 'open' then lead.job_description end,
    case when job.has_job or job.state = 'open' then lead.image_urls else '{}' end,
    public.promised_by(lead.created_at),
    lead.status,
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
    case when job.has_job then offer.reported_at end
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

-- The offer of a link, its request locked. Null if there is no such link.
create function private.lock_job(job_token text) returns public.job_offers
language plpgsql set search_path = '' as $$
declare
  offer public.job_offers;
begin
  perform from public.leads
  where id = (select lead_id from public.job_offers where token = job_token)
  for no key update;
  select * into offer from public.job_offers where token = job_token;
  return offer;
end;
$$;

create function private.lead_of(offer public.job_offers) returns public.leads
language sql stable set search_path = '' as $$
  select * from public.leads where id = offer.lead_id;
$$;

-- The first to accept has the job. The others see that it is taken.
create function public.accept_job(token text) returns text
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
      update public.job_offers set state = 'accepted' where id = offer.id;
      return 'done';
    else
      return 'refused';
  end case;
end;
$$;
comment on function public.accept_job is 'A hauler takes a job.';

create function public.decline_job(token text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state = 'declined' then
    return 'done';
  end if;
  if private.job_state(offer, private.lead_of(offer)) <> 'open' then
    return 'refused';
  end if;
  update public.job_offers set state = 'declined', decline_reason = reason where id = offer.id;
  return 'done';
end;
$$;
comment on function public.decline_job is 'A hauler does not want a job that they were offered.';

create function public.give_back_job(token text, reason text default null) returns text
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
  update public.job_offers set state = 'returned', decline_reason = reason where id = offer.id;
  return 'done';
end;
$$;
comment on function public.give_back_job is 'A hauler cannot do a job that they have. It is offered to others.';

-- The first call is what the customer was promised. A later one answers their "I was not contacted".
create function public.report_call(token text) returns text
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
  update public.job_offers set contacted_at = now(), reported_at = null where id = offer.id;
  update public.leads set contacted_at = now() where id = offer.lead_id and contacted_at is null;
  return 'done';
end;
$$;
comment on function public.report_call is 'A hauler has called the customer.';

-- What is null stays as it is. An empty timeframe takes it away.
create function public.update_job(
  token text, status text default null, timeframe text default null, cancel_reasons text[] default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  next_status constant text := coalesce(update_job.status, lead.status);
  next_timeframe constant text := nullif(coalesce(update_job.timeframe, lead.timeframe), '');
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
    cancel_reasons = case
      when next_status = 'Canceled' then coalesce(update_job.cancel_reasons, '{}')
      else leads.cancel_reasons
    end,
    -- Who has made a proposal has spoken to the customer.
    contacted_at = case
      when next_status not in ('Submitted', 'Canceled') then coalesce(contacted_at, now())
      else contacted_at
    end
  where id = lead.id;
  update public.job_offers set
    reported_at = null,
    contacted_at = case
      when next_status not in ('Submitted', 'Canceled') then coalesce(contacted_at, now())
      else contacted_at
    end
  where id = offer.id;
  return 'done';
end;
$$;
comment on function public.update_job is 'A hauler says how far a job has come.';

-- The customer gets no mail of what they did themselves, nor of what they have not yet been told. A mail that is being
-- sent at this moment is left to its sender, and counts.
create function public.cancel_lead(tracking_id text, reasons text[]) returns text
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where leads.tracking_id = cancel_lead.tracking_id for no key update;
  if not found then
    return 'unknown';
  end if;
  if lead.status in ('Canceled', 'Completed') then
    return case when lead.canceled_by_customer then 'done' else 'refused' end;
  end if;
  update public.leads set status = 'Canceled', cancel_reasons = reasons, canceled_by_customer = true where id = lead.id;
  update public.notifications set state = 'skipped', last_error = 'The customer canceled', finished_at = now()
  where lead_id = lead.id
    and audience = 'customer'
    and state = 'waiting'
    and claimed_at is null;
  perform private.tell_of_customer(lead.id, 'customer-canceled', '0');
  return 'done';
end;
$$;
comment on function public.cancel_lead is 'A customer cancels their request.';

-- What is null stays as it is. An empty text takes it away, but for the phone number.
create function public.correct_lead(
  tracking_id text,
  phone text default null, email text default null, unit_number text default null, call_time text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where leads.tracking_id = correct_lead.tracking_id for no key update;
  if not found then
    return 'unknown';
  end if;
  if lead.status in ('Canceled', 'Completed') then
    return 'refused';
  end if;
  update public.leads set
    phone = coalesce(correct_lead.phone, leads.phone),
    email = nullif(coalesce(correct_lead.email, leads.email), ''),
    unit_number = nullif(coalesce(correct_lead.unit_number, leads.unit_number), ''),
    call_time = nullif(coalesce(correct_lead.call_time, leads.call_time), '')
  where id = lead.id
    and (
      leads.phone, coalesce(leads.email, ''), coalesce(leads.unit_number, ''), coalesce(leads.call_time, '')
    ) is distinct from (
      coalesce(correct_lead.phone, leads.phone), coalesce(correct_lead.email, leads.email, ''),
      coalesce(correct_lead.unit_number, leads.unit_number, ''), coalesce(correct_lead.call_time, leads.call_time, '')
    );
  if found then
    perform private.tell_of_customer(
      lead.id, 'customer-corrected', (select status_mail_hold from public.dispatch_settings)
    );
  end if;
  return 'done';
end;
$$;
comment on function public.correct_lead is 'A customer corrects how to reach them.';

revoke execute on all functions in schema private from public;
revoke execute on function
  public.find_job(text), public.accept_job(text), public.decline_job(text, text), public.give_back_job(text, text),
  public.report_call(text), public.update_job(text, text, text, text[]), public.cancel_lead(text, text[]),
  public.correct_lead(text, text, text, text, text)
from public, anon, authenticated;
grant execute on function
  public.find_job(text), public.accept_job(text), public.decline_job(text, text), public.give_back_job(text, text),
  public.report_call(text), public.update_job(text, text, text, text[]), public.cancel_lead(text, text[]),
  public.correct_lead(text, text, text, text, text)
to service_role;
