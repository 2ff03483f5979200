-- What haulers and customers do through their links. Each action returns `unknown` (no such link), `refused` (not
-- possible now) or `done` (also if it was already done). Some have additional refusals.

-- What the customer said about a closed job, for the hauler who did it: what is left, and what we are allowed to
-- publish.
create function private.review_of_job(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select jsonb_strip_nulls(jsonb_build_object(
        'is_all_gone', review.gone = 'yes',
        'left_behind', review.left_behind,
        'review', case
          when review.moderation = 'published' then jsonb_build_object('stars', review.stars, 'words', review.words)
        end
      ))
      from public.reviews as review
      join public.job_offers as offer on offer.lead_id = review.lead_id and offer.hauler_id = review.hauler_id
      where review.lead_id = review_of_job.lead_id and offer.state = 'accepted'
    ),
    '{}'
  );
$$;

-- The booked pickups of the hauler's other open jobs that have not ended.
create function private.booked_elsewhere(offer public.job_offers)
returns table (pickup_from timestamptz, pickup_until timestamptz)
language sql stable set search_path = '' as $$
  select lead.pickup_from, lead.pickup_until
  from public.job_offers as other
  join public.leads as lead on lead.id = other.lead_id
  where other.hauler_id = offer.hauler_id
    and other.state = 'accepted'
    and other.lead_id <> offer.lead_id
    and lead.pickup_until > now()
    and not private.is_closed(lead.status)
  order by lead.pickup_from;
$$;

-- What half of our customers paid for a load like this: for its one service, or for all services if there are several
-- or the one has no range. Null if the load has none, too. In plpgsql, because the figures are in 380_prices.sql.
create function private.paid_for(lead public.leads) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('lower', figure.lower, 'upper', figure.upper)
    from private.price_figure as figure
    where figure.load_size = lead.load_size
      and figure.lower is not null
      and (figure.service is null or figure.service = all (
        select split_part(entry, ' - ', 1) from unnest(lead.services) as entry
      ))
    order by figure.service nulls last
    limit 1
  );
end;
$$;

-- The job as its link currently shows it. The hauler who has it sees whom to call and where to go, until 30 days after
-- it was closed; only they see its progress and how it was closed. Other haulers get the fields named here, and the
-- description and the photos only while they can accept it. What such loads cost is there while it can be accepted, and
-- for the hauler who has it until a pickup is booked. Which fields the function passes on is in
-- supabase/functions/_shared/contracts/job.ts.
create function public.find_job(token text)
returns table (state public.job_state, lead jsonb, hauler jsonb, paid jsonb)
language sql stable security definer set search_path = '' as $$
  select
    job.state,
    jsonb_build_object('has_job', job.has_job, 'expires_at', offer.expires_at) || case
      when job.has_job then request
        || jsonb_build_object(
          'contacted_at', offer.contacted_at, 'reported_at', offer.reported_at, 'reported_again', offer.reported_again
        )
        || case
          when job.state = 'closed' then private.review_of_job(lead.id)
          else private.proposal_bounds() || jsonb_strip_nulls(jsonb_build_object(
            'is_told', private.working_channels(lead) <> 'none',
            'booked_elsewhere', (
              select jsonb_agg(jsonb_build_object('from', other.pickup_from, 'until', other.pickup_until))
              from private.booked_elsewhere(offer) as other
            )
          ))
        end
      else (
        select jsonb_object_agg(field, value)
        from jsonb_each(request) as shown (field, value)
        where field in ('services', 'city', 'zip_code', 'language', 'promised_by')
          or job.state = 'open' and field in ('load_size', 'wanted', 'description', 'photos', 'agreed_to_messages')
      )
    end,
    to_jsonb(hauler) || case
      when job.state <> 'closed' and (select texts_on from public.dispatch_settings)
        and private.is_us_number(hauler.phone)
        then jsonb_build_object('texts_to', hauler.phone)
      else '{}'
    end,
    case
      when job.state = 'open' or job.has_job and job.state <> 'closed' and lead.pickup_from is null
        then private.paid_for(lead)
    end
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  join public.haulers as hauler on hauler.id = offer.hauler_id
  cross join lateral (
    select
      private.job_state(offer, lead) as state,
      offer.state = 'accepted' and private.links_work(lead) as has_job
  ) as job
  cross join lateral private.request_in_json(lead) as request
  where offer.token = find_job.token;
$$;
comment on function public.find_job is 'The data of a job page. Only the hauler with the job gets personal data.';

-- The offer of a link, with its request locked. Null if there is no such link.
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

-- Serializes what one hauler does with several jobs, so limits count correctly.
create function private.lock_hauler(hauler_id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(4, hashtext(hauler_id::text));
$$;

-- How many jobs a hauler has without having called the customer.
create function private.uncalled_jobs(hauler_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  where offer.hauler_id = uncalled_jobs.hauler_id
    and offer.state = 'accepted'
    and offer.contacted_at is null
    and not private.is_closed(lead.status);
$$;

-- The first hauler to accept gets the job; the others see that it is taken. A hauler who has not called the customers
-- of too many other jobs must do so first (`call-first`), because accepting reveals name, number and street. Until an
-- offer starts, the job is reserved for haulers who speak the customer's language (`not-yet`). Offers postponed from
-- the night to the morning are announced in the morning but can be accepted before.
create function public.accept_job(token text) returns public.action_outcome
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
      if offer.offered_at > clock_timestamp() and offer.offered_at <> private.add_business_hours(now(), '0') then
        return 'not-yet';
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
comment on function public.accept_job is 'A hauler accepts a job.';

create function public.decline_job(token text, reason text default null) returns public.action_outcome
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
comment on function public.decline_job is 'A hauler declines an offered job.';

-- From the third job that a hauler gives back within a day on, the operator is notified: the hauler has seen each
-- customer's name, number and street.
create function public.give_back_job(token text, reason text default null) returns public.action_outcome
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
    perform private.notify_operator_of_hauler(offer, 'given-back');
  end if;
  return 'done';
end;
$$;
comment on function public.give_back_job is 'A hauler gives back a job that they cannot do. It is offered to others.';

-- The first call is the one the customer was promised. A later one answers their "I was not contacted", unless they
-- have reported it again.
create function public.report_call(token text) returns public.action_outcome
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

-- Any action of the hauler answers the customer's "I was not contacted", unless the customer has reported it again. If
-- the action is a contact, the first one counts. `offer` is the row from before the action: a change of status has
-- already cleared the report.
create function private.answer_customer(offer public.job_offers, is_contact boolean default true) returns void
language sql set search_path = '' as $$
  update public.leads set contacted_at = now() where id = offer.lead_id and contacted_at is null and is_contact;
  update public.job_offers set
    reported_at = case when offer.reported_again then offer.reported_at end,
    reported_again = offer.reported_again,
    answered_at = case when offer.reported_at is null then answered_at else now() end,
    contacted_at = case when is_contact then coalesce(contacted_at, now()) else contacted_at end
  where id = offer.id;
$$;

-- The switch applies to all jobs of the hauler, and anyone with the link of one can use it. The request is not locked:
-- edits of a hauler lock the hauler first and requests second.
create function public.set_texts(token text, wanted boolean) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer public.job_offers;
begin
  select * into offer from public.job_offers where job_offers.token = set_texts.token;
  if not found then
    return 'unknown';
  end if;
  if private.job_state(offer, private.lead_of(offer)) = 'closed' then
    return 'refused';
  end if;
  update public.haulers set texts_on = wanted where id = offer.hauler_id and texts_on <> wanted;
  return 'done';
end;
$$;
comment on function public.set_texts is 'A hauler turns texts on or off.';

-- Null: not noted. Only for a hauler who has the job. Logged in the history of its request, once a day: anyone with the
-- link can do it, and a truck that is too small is asked last. The request is not locked, as in `set_texts`.
create function public.set_truck(token text, cubic_yards int default null) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer public.job_offers;
  hauler public.haulers;
begin
  select * into offer from public.job_offers where job_offers.token = set_truck.token;
  if not found then
    return 'unknown';
  end if;
  if private.job_state(offer, private.lead_of(offer)) <> 'accepted' then
    return 'closed';
  end if;
  select * into hauler from public.haulers where id = offer.hauler_id for no key update;
  if hauler.truck_cubic_yards is not distinct from cubic_yards then
    return 'done';
  end if;
  update public.haulers set truck_cubic_yards = cubic_yards where id = hauler.id;
  update public.desk_actions as action
  set at = clock_timestamp(), after = jsonb_build_object('truck_cubic_yards', cubic_yards)
  where action.lead_id = offer.lead_id
    and action.hauler_id = hauler.id
    and action.action = 'truck'
    and action.at > now() - interval '24 hours';
  if not found then
    insert into public.desk_actions (id, mail_kind, by_list, lead_id, hauler_id, action, before, after)
    values (
      gen_random_uuid(), 'job-offered', false, offer.lead_id, hauler.id, 'truck',
      jsonb_build_object('truck_cubic_yards', hauler.truck_cubic_yards),
      jsonb_build_object('truck_cubic_yards', cubic_yards)
    );
  end if;
  return 'done';
end;
$$;
comment on function public.set_truck is 'A hauler notes what their truck holds.';

-- Null leaves a value unchanged; an empty timeframe removes it.
create function public.update_job(
  token text, status public.lead_status default null, timeframe text default null, cancel_reasons text[] default null
) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  next_status constant public.lead_status := coalesce(update_job.status, lead.status);
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
  if private.is_closed(lead.status)
    or not private.may_become(lead.status, next_status)
    or next_status = 'Completed' and private.is_declined_at_door(lead)
  then
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
    cancel_reasons_by_hauler = case when next_status = 'Canceled' then reasons else cancel_reasons_by_hauler end
  where id = lead.id;
  -- A hauler who makes a proposal has talked to the customer.
  perform private.answer_customer(offer, is_contact => next_status not in ('Submitted', 'Canceled'));
  if next_status = 'Canceled' then
    perform private.notify_operator_of_hauler(offer, 'hauler-canceled');
  end if;
  return 'done';
end;
$$;
comment on function public.update_job is 'A hauler updates the status or time of a job.';

-- The request with a tracking ID, locked. Null if there is none.
create function private.lock_lead(tracking_id text) returns public.leads
language sql set search_path = '' as $$
  select * from public.leads where leads.tracking_id = lock_lead.tracking_id for no key update;
$$;

-- Cancels the notifications that the customer has not been sent yet, except those being sent right now. The address is
-- notified of the cancellation, because someone else may have done it.
create function public.cancel_lead(tracking_id text, reasons text[]) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
begin
  if lead.id is null then
    return 'unknown';
  end if;
  if private.is_closed(lead.status) then
    return case when lead.canceled_by_customer then 'done' else 'refused' end;
  end if;
  update public.leads set status = 'Canceled', cancel_reasons = reasons, canceled_by_customer = true where id = lead.id;
  update public.notifications set state = 'skipped', skipped_because = 'canceled-by-customer', finished_at = now()
  where lead_id = lead.id
    and audience = 'customer'
    and kind <> 'request-changed'
    and state = 'waiting'
    and claimed_at is null;
  perform private.notify_of_changed_request(lead);
  perform private.notify_of_customer(lead.id, 'customer-canceled');
  return 'done';
end;
$$;
comment on function public.cancel_lead is 'A customer cancels their request.';

-- When it should be gone, after a correction. Null leaves it unchanged, '' removes it. A new day is today at the
-- earliest and 60 days ahead at the latest, as in `_shared/domain/wanted.ts`. Pages and functions know the hint.
create function private.corrected_wanted(lead public.leads, correction text) returns text
language plpgsql stable set search_path = '' as $$
declare
  today constant date := now() at time zone 'America/Los_Angeles';
  wanted constant text := nullif(coalesce(correction, lead.wanted), '');
begin
  if wanted is distinct from lead.wanted
    and wanted not in ('soon', 'flexible')
    and wanted not between to_char(today, 'YYYY-MM-DD') and to_char(today + 60, 'YYYY-MM-DD')
  then
    raise sqlstate 'PT400' using message = 'Choose a day within the next 60 days', hint = 'wanted-day-invalid';
  end if;
  return wanted;
end;
$$;

-- Stores a request as corrected, and logs the correction. If the number or address is a new one, the previous one is
-- notified.
create function private.store_correction(lead public.leads, corrected public.leads, by_team boolean) returns bigint
language plpgsql set search_path = '' as $$
declare
  correction_id bigint;
begin
  update public.leads set
    full_name = corrected.full_name,
    phone = corrected.phone,
    email = corrected.email,
    street_address = corrected.street_address,
    unit_number = corrected.unit_number,
    city = corrected.city,
    zip_code = corrected.zip_code,
    call_time = corrected.call_time,
    language = corrected.language,
    load_size = corrected.load_size,
    wanted = corrected.wanted,
    agreed_to_messages = corrected.agreed_to_messages,
    consent_version = corrected.consent_version
  where id = lead.id;
  insert into public.lead_corrections (lead_id, phone_before, phone_after, email_before, email_after, by_team)
  values (lead.id, lead.phone, corrected.phone, lead.email, corrected.email, store_correction.by_team)
  returning id into correction_id;
  if private.canonical_phone(corrected.phone) <> private.canonical_phone(lead.phone)
    or private.canonical_email(corrected.email) is distinct from private.canonical_email(lead.email)
  then
    perform private.notify_of_changed_request(lead, correction_id);
  end if;
  return correction_id;
end;
$$;

-- Null leaves a value unchanged; an empty text removes it, except the phone number. Consent to texts is for one number:
-- a new number ends it unless consent is given again. `too-many`: more than three corrections per request and day, or a
-- number or address that requests have recently named too often.
create function public.correct_lead(
  tracking_id text,
  phone text default null, email text default null, unit_number text default null, call_time text default null,
  agreed_to_messages boolean default null, consent_version text default null,
  language public.language default null, load_size text default null, wanted text default null
) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  lead constant public.leads := private.lock_lead(tracking_id);
  corrected public.leads := lead;
  new_phone text;
  new_email text;
begin
  if lead.id is null then
    return 'unknown';
  end if;
  if private.is_closed(lead.status) then
    return 'refused';
  end if;
  corrected.phone := coalesce(correct_lead.phone, lead.phone);
  corrected.email := nullif(coalesce(correct_lead.email, lead.email), '');
  corrected.unit_number := nullif(coalesce(correct_lead.unit_number, lead.unit_number), '');
  corrected.call_time := nullif(coalesce(correct_lead.call_time, lead.call_time), '');
  corrected.language := coalesce(correct_lead.language, lead.language);
  corrected.load_size := nullif(coalesce(correct_lead.load_size, lead.load_size::text), '')::public.load_size;
  corrected.wanted := private.corrected_wanted(lead, correct_lead.wanted);
  new_phone := nullif(private.canonical_phone(corrected.phone), private.canonical_phone(lead.phone));
  new_email := nullif(private.canonical_email(corrected.email), private.canonical_email(lead.email));
  corrected.agreed_to_messages := coalesce(
    correct_lead.agreed_to_messages, lead.agreed_to_messages and new_phone is null
  );
  if corrected = lead then
    return 'done';
  end if;
  if corrected.agreed_to_messages and correct_lead.agreed_to_messages then
    corrected.consent_version := coalesce(correct_lead.consent_version, lead.consent_version);
  end if;
  if corrected.email is distinct from lead.email and not private.has_ascii_domain(corrected.email) then
    raise sqlstate 'PT400' using message = 'The domain of the e-mail address is not in ASCII.';
  end if;

  select * into strict limits from public.submission_limits;
  perform private.lock_person(new_phone, new_email);
  if 3 <= (
      select count(*) from public.lead_corrections
      where lead_id = lead.id and corrected_at > now() - interval '24 hours' and not by_team
    )
    or new_phone is not null and limits.leads_per_phone_per_hour <= private.times_mentioned(new_phone)
    or new_email is not null and limits.leads_per_email_per_hour <= private.times_mentioned(new_email)
  then
    return 'too-many';
  end if;

  perform private.store_correction(lead, corrected, by_team => false);
  perform private.notify_of_customer(lead.id, 'customer-corrected');
  return 'done';
end;
$$;
comment on function public.correct_lead is
  'A customer corrects how to reach them, how much it is, or when it should be gone.';

-- A report repeated within an hour counts as done, see `skip_repeated_report`.
create function public.report_not_contacted(
  tracking_id text, reported_at timestamptz
) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
begin
  if lead.id is null then
    return 'unknown';
  end if;
  if private.is_closed(lead.status) then
    return 'refused';
  end if;
  insert into public.contact_reports (lead_id, reported_at) values (lead.id, report_not_contacted.reported_at);
  return 'done';
end;
$$;
comment on function public.report_not_contacted is 'A customer reports that no one has contacted them.';
