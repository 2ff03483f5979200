-- A correction may bring the consent to texts, a hauler turns them on or off, and replies go with their person.

drop function public.delete_person(text, text);

-- Deletes everything of one person, found by e-mail address or phone number. Besides, it tells the operator what to ask
-- the person about:
--
-- - `other_contacts`: addresses and numbers that the deleted requests named. The person may have written to us under
--   those too.
-- - `near_matches`: numbers that are probably the person's and were not asked for. Example: stored 442079460000, asked
--   +44 (0)20 7946 0000. They are never deleted unasked.
create function public.delete_person(email text default null, phone text default null)
returns table (
  leads int, messages int, photo_paths text[], other_contacts text[], near_matches text[], replies int
)
language plpgsql set search_path = '' as $$
declare
  wanted_email constant text := nullif(lower(btrim(delete_person.email)), '');
  digits constant text := nullif(regexp_replace(delete_person.phone, '\D', '', 'g'), '');
  wanted_phone constant text := private.canonical_phone(digits);
  lead_ids uuid[];
  lead_phones text[];
begin
  if wanted_email is null and digits is null then
    raise sqlstate 'PT400' using message = 'Give an e-mail address or a phone number.';
  end if;
  if wanted_email !~ '^[^\s@]+@[^\s@]+$' then
    raise sqlstate 'PT400' using message = 'The e-mail address is not valid.';
  end if;
  if char_length(digits) < 10 then
    raise sqlstate 'PT400' using message = 'Give the whole phone number.';
  end if;

  -- An address with another +tag may be somebody else's: the canonical form finds candidates, the whole address
  -- decides.
  select coalesce(array_agg(lead.id), '{}') into lead_ids
  from public.leads as lead
  where private.canonical_phone(lead.phone) = wanted_phone
    or (
      private.canonical_email(lead.email) = private.canonical_email(wanted_email)
      and lower(lead.email) = wanted_email
    );

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids::text[]);

  select coalesce(array_agg(distinct contact order by contact), '{}') into other_contacts
  from (
    select lead.phone, lead.email from public.leads as lead where lead.id = any (lead_ids)
    union all
    select phone_before, email_before from public.lead_corrections where lead_id = any (lead_ids)
  ) as named,
    unnest(array[
      nullif(lower(named.email), wanted_email),
      case when private.canonical_phone(named.phone) is distinct from wanted_phone then named.phone end
    ]) as contact
  where contact is not null;

  select coalesce(array_agg(distinct lead.phone order by lead.phone), '{}') into near_matches
  from public.leads as lead
  where lead.id <> all (lead_ids) and right(lead.phone, 9) = right(digits, 9);

  -- What was answered to a text about these requests goes too.
  select array_agg(distinct private.canonical_phone(lead.phone)) into lead_phones
  from public.leads as lead where lead.id = any (lead_ids);
  delete from public.text_replies as reply
  where private.canonical_phone(reply.phone) = any (array_append(lead_phones, wanted_phone));
  get diagnostics replies = row_count;

  -- Another request may have named the person until it was corrected, or for a while.
  delete from public.lead_corrections as correction
  where correction.lead_id <> all (lead_ids)
    and (
      wanted_phone in (
        private.canonical_phone(correction.phone_before), private.canonical_phone(correction.phone_after)
      )
      or wanted_email in (lower(correction.email_before), lower(correction.email_after))
    );

  -- Reports, corrections and status changes go with their request.
  delete from public.leads as lead where lead.id = any (lead_ids);
  get diagnostics leads = row_count;

  delete from public.contact_messages as message
  where private.canonical_email(message.email) = private.canonical_email(wanted_email)
    and lower(message.email) = wanted_email;
  get diagnostics messages = row_count;

  return next;
end;
$$;

comment on function public.delete_person is
  'Deletes the requests, messages and replies of one person. '
  'Use `npm run delete-person`, which removes their photos too.';

-- Deletes what has been kept for as long as the privacy policy says: once a day, at the first call after 3 AM in Los
-- Angeles. So many go in one call that nobody waits; the rest goes in the next ones. What cannot be deleted waits for
-- the next day, and holds up nothing else. Photos are the function's remove-old-photos: SQL must not delete them.
create or replace function private.forget_what_is_old() returns void
language plpgsql security definer set search_path = '' as $$
declare
  batch constant int := 500;
  today constant date := (now() at time zone 'America/Los_Angeles' - interval '3 hours')::date;
  deleted int;
  is_done boolean := true;
begin
  perform from private.retention where looked_on < today for update skip locked;
  if not found then
    return;
  end if;
  begin
    delete from public.leads where id in (
      select id from public.leads where updated_at < now() - interval '2 years' limit batch for update skip locked
    );
    get diagnostics deleted = row_count;
    is_done := deleted < batch;
  exception when others then
    raise warning 'Old requests were not deleted: %', sqlerrm;
  end;
  begin
    delete from public.contact_messages where id in (
      select id from public.contact_messages where created_at < now() - interval '1 year'
      limit batch for update skip locked
    );
    get diagnostics deleted = row_count;
    is_done := is_done and deleted < batch;
  exception when others then
    raise warning 'Old messages were not deleted: %', sqlerrm;
  end;
  begin
    delete from public.text_replies where id in (
      select id from public.text_replies where created_at < now() - interval '11 months'
      limit batch for update skip locked
    );
    get diagnostics deleted = row_count;
    is_done := is_done and deleted < batch;
  exception when others then
    raise warning 'Old replies were not deleted: %', sqlerrm;
  end;
  if is_done then
    update private.retention set looked_on = today, photos_due = true where only_row;
  end if;
end;
$$;

drop function public.find_job(text);
drop function public.correct_lead(text, text, text, text, text);

-- The job as its link shows it at this moment. The hauler who has it sees whom to call and where to go, until 30 days
-- after it was closed. What was written and photographed is shown besides to the haulers who may accept it. How far the
-- job has come, and how it was closed, is for who has it alone.
create function public.find_job(token text)
returns table (
  state text, hauler_name text, expires_at timestamptz,
  services text[], city text, zip_code text, description text, photos text[], promised_by timestamptz,
  status text, timeframe text, cancel_reasons text[], canceled_by_customer boolean,
  has_job boolean, full_name text, phone text, email text, street_address text, unit_number text, call_time text,
  contacted_at timestamptz, reported_at timestamptz, reported_again boolean, agreed_to_messages boolean,
  pickup_parts jsonb, hauler_texts_on boolean, hauler_texts_to text
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
    job.has_job and offer.reported_again,
    (job.has_job or job.state = 'open') and lead.agreed_to_messages,
    case
      when job.has_job then public.pickup_of(lead.id) || case
        when job.state = 'closed' then '{}'
        else private.proposal_bounds() || jsonb_build_object('isTold', private.told_by(lead) <> 'none')
      end
    end,
    hauler.texts_on,
    case
      when job.state <> 'closed' and (select texts_on from public.dispatch_settings)
        and private.is_us_number(hauler.phone)
        then hauler.phone
    end
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

-- The switch is the hauler's, for all jobs: whoever has the link of one may press it. The request is not locked: who
-- edits a hauler locks requests after that.
create function public.set_texts(token text, wanted boolean) returns text
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

comment on function public.set_texts is 'A hauler wants texts, or no more.';

-- What is null stays as it is. An empty text takes it away, but for the phone number. The consent to be texted was for
-- the number that it was given for: with another one it ends, unless it is given again. Three corrections a request and
-- day, and no number or address that requests have named too often lately: else `too-many`.
create function public.correct_lead(
  tracking_id text,
  phone text default null, email text default null, unit_number text default null, call_time text default null,
  agreed_to_messages boolean default null, consent_version text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  lead public.leads;
  corrected public.leads;
  new_phone text;
  new_email text;
  correction_id bigint;
begin
  select * into lead from public.leads where leads.tracking_id = correct_lead.tracking_id for no key update;
  if not found then
    return 'unknown';
  end if;
  if lead.status in ('Canceled', 'Completed') then
    return 'refused';
  end if;
  corrected := lead;
  corrected.phone := coalesce(correct_lead.phone, lead.phone);
  corrected.email := nullif(coalesce(correct_lead.email, lead.email), '');
  corrected.unit_number := nullif(coalesce(correct_lead.unit_number, lead.unit_number), '');
  corrected.call_time := nullif(coalesce(correct_lead.call_time, lead.call_time), '');
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
      where lead_id = lead.id and corrected_at > now() - interval '24 hours'
    )
    or new_phone is not null and limits.leads_per_phone_per_hour <= private.times_named(new_phone)
    or new_email is not null and limits.leads_per_email_per_hour <= private.times_named(new_email)
  then
    return 'too-many';
  end if;

  update public.leads set
    phone = corrected.phone,
    email = corrected.email,
    unit_number = corrected.unit_number,
    call_time = corrected.call_time,
    agreed_to_messages = corrected.agreed_to_messages,
    consent_version = corrected.consent_version
  where id = lead.id;
  insert into public.lead_corrections (lead_id, phone_before, phone_after, email_before, email_after)
  values (lead.id, lead.phone, corrected.phone, lead.email, corrected.email)
  returning id into correction_id;
  if new_phone is not null
    or private.canonical_email(corrected.email) is distinct from private.canonical_email(lead.email)
  then
    perform private.tell_of_changed_request(lead, correction_id);
  end if;
  perform private.tell_of_customer(
    lead.id, 'customer-corrected', (select status_mail_hold from public.dispatch_settings)
  );
  return 'done';
end;
$$;

comment on function public.correct_lead is 'A customer corrects how to reach them.';

-- `id` is made by the browser: sent twice, it is one proposal, and what is sent by it must be the same. `based_on` and
-- `based_on_state` are the proposal that the page showed, the open one before the accepted one, and how it stood. The
-- ID alone is not enough: a proposal that the customer has just accepted has the same, and its replacement would then
-- stand against a booked pickup. `windows` are days and times on the clocks of Los Angeles: `day`, `from` and `until`.
-- `agreed`: by phone, of one window.
create or replace function public.propose(
  token text, id uuid, windows jsonb, price_from int default null, price_to int default null, note text default null,
  based_on uuid default null, based_on_state text default null, agreed boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  reason constant text := private.reason_not_to_act(offer, lead);
  settings public.dispatch_settings;
  shown public.proposals;
  starts timestamptz[];
  ends timestamptz[];
begin
  if reason = 'unknown' then
    return reason;
  end if;
  select
    array_agg((day + "from") at time zone 'America/Los_Angeles' order by day, "from"),
    array_agg((day + until) at time zone 'America/Los_Angeles' order by day, "from")
  into starts, ends
  from jsonb_to_recordset(windows) as given (day date, "from" time, until time);
  select * into shown from public.proposals where proposals.id = propose.id;
  if found then
    return case
      when (shown.offer_id, shown.price_from, shown.price_to, shown.window_from, shown.window_until, shown.note)
        is not distinct from
        (offer.id, price_from, coalesce(price_to, price_from), starts, ends, nullif(note, ''))
        and coalesce(shown.accepted_by = 'hauler', false) = agreed
        then 'done'
      else 'changed'
    end;
  end if;
  if reason is not null then
    return reason;
  end if;
  select * into shown from public.proposals
  where lead_id = lead.id and state in ('open', 'accepted')
  order by state = 'open' desc
  limit 1;
  if (shown.id, shown.state) is distinct from (based_on, based_on_state) then
    return 'changed';
  end if;
  select * into strict settings from public.dispatch_settings;
  if settings.proposals_per_job <= (select count(*) from public.proposals where offer_id = offer.id) then
    return 'too-many';
  end if;
  -- A call from before the request came back was another hauler's.
  if not agreed and private.told_by(lead) = 'none' and offer.contacted_at is null
    and (lead.contacted_at is null or coalesce(lead.contacted_at < lead.came_back_at, false))
  then
    return 'call-first';
  end if;
  if not private.are_pickup_windows(starts, ends) or agreed and cardinality(starts) > 1 then
    return 'window-wrong';
  end if;
  if agreed and ends[1] <= now() then
    return 'window-passed';
  end if;
  if not agreed and starts[1] < now() + settings.proposal_notice then
    return 'too-soon';
  end if;
  if (starts[cardinality(starts)] at time zone 'America/Los_Angeles')::date
    > (now() at time zone 'America/Los_Angeles')::date + settings.proposal_days_ahead
  then
    return 'too-late';
  end if;

  update public.proposals set state = 'replaced' where lead_id = lead.id and state = 'open';
  insert into public.proposals (id, lead_id, offer_id, price_from, price_to, window_from, window_until, note)
  values (
    propose.id, lead.id, offer.id,
    propose.price_from, coalesce(propose.price_to, propose.price_from), starts, ends, nullif(propose.note, '')
  )
  returning * into shown;
  if agreed then
    perform private.book(lead, shown, 1, 'hauler', settings.status_mail_hold);
  else
    -- A new time answers who asked for one.
    update public.proposals set asked_for = null, asked_line = null, asked_at = null
    where lead_id = lead.id and state = 'accepted';
    update public.leads set status = 'Sent Proposal' where leads.id = lead.id and status = 'Submitted';
    perform private.drop_mail_of_change(lead.id, tells_time => false);
    perform private.tell_of_pickup(
      lead, 'proposal-made', shown.id, 'proposal-made:' || shown.id, settings.status_mail_hold
    );
  end if;
  perform private.answer_customer(offer);
  return 'done';
end;
$$;

create or replace view public.open_leads with (security_invoker = true) as
select
  lead.id,
  lead.tracking_id,
  lead.status,
  now() - lead.created_at as age,
  public.promised_by(lead.created_at) as promised_by,
  (select count(*) from public.contact_reports as report where report.lead_id = lead.id) as not_contacted_reports,
  cardinality(lead.image_urls) as photos,
  lead.full_name,
  lead.phone,
  lead.email,
  lead.services,
  lead.city,
  lead.zip_code,
  lead.timeframe,
  lead.created_at,
  lead.flagged_because,
  -- The host is the visitor's own word: shown without it, no link leads to another site.
  substring(lead.source_page from '^https?://[^/?#]+([^?#]*)') as source_page,
  lead.call_time,
  (
    select hauler.name from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
    where offer.lead_id = lead.id and offer.state = 'accepted'
  ) as hauler,
  (
    select count(*) from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'open'
  ) as open_offers,
  lead.contacted_at,
  (
    lead.status = 'Submitted'
    and lead.contacted_at is null
    and public.promised_by(lead.created_at) <= now()
  ) as overdue,
  lead.pickup_from,
  lead.pickup_until,
  (
    select case when asked_at is null then state else 'asked' end from public.proposals as proposal
    where proposal.lead_id = lead.id and state in ('open', 'accepted')
    order by state = 'open' desc
    limit 1
  ) as proposal,
  coalesce(lead.pickup_until <= now(), false) as pickup_over,
  private.told_by(lead) as told_by,
  case
    when lead.email_failed_at is not null and lead.text_failed_at is not null then 'mail and text'
    when lead.email_failed_at is not null then 'mail'
    when lead.text_failed_at is not null then 'text'
  end as came_back
from public.leads as lead
where lead.status not in ('Canceled', 'Completed')
order by lead.flagged_because is not null, lead.created_at;

comment on column public.open_leads.told_by is
  'How the customer hears of changes: mail, text, both or none. Whether they said STOP is not in it.';
comment on column public.open_leads.came_back is 'What came back from them: mail, text, or mail and text.';

revoke execute on all functions in schema private from public;

revoke execute on function
  public.delete_person(text, text), public.find_job(text), public.set_texts(text, boolean),
  public.correct_lead(text, text, text, text, text, boolean, text)
from public, anon, authenticated;
grant execute on function
  public.delete_person(text, text), public.find_job(text), public.set_texts(text, boolean),
  public.correct_lead(text, text, text, text, text, boolean, text)
to service_role;
