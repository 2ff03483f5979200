-- A correction names a number and an address as a request does, and the address from before hears of it. The operator
-- hears at once of a request that is flagged, and of a report on one.

revoke all on sequence public.lead_status_changes_id_seq from anon, authenticated;

create table public.lead_corrections (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  corrected_at timestamptz not null default now(),
  phone_before text not null,
  phone_after text not null,
  email_before text,
  email_after text
);

comment on table public.lead_corrections is
  'Each time that something was corrected on the tracking page, also the unit or the time to call alone.';
comment on column public.lead_corrections.lead_id is 'The request. Deleted with it.';
comment on column public.lead_corrections.corrected_at is 'When.';
comment on column public.lead_corrections.phone_before is
  'The number before: the first correction has the one that was sent.';
comment on column public.lead_corrections.phone_after is 'The number after: the same where it was not corrected.';
comment on column public.lead_corrections.email_before is 'The address before.';
comment on column public.lead_corrections.email_after is 'The address after: the same where it was not corrected.';

create index lead_corrections_lead_id_idx on public.lead_corrections (lead_id, corrected_at);
create index lead_corrections_phone_before_idx on public.lead_corrections (private.canonical_phone(phone_before));
create index lead_corrections_phone_after_idx
on public.lead_corrections (private.canonical_phone(phone_after), corrected_at);
create index lead_corrections_email_before_idx on public.lead_corrections (private.canonical_email(email_before));
create index lead_corrections_email_after_idx
on public.lead_corrections (private.canonical_email(email_after), corrected_at);

-- Only the function correct_lead writes here.
alter table public.lead_corrections enable row level security;
revoke all on public.lead_corrections from anon, authenticated;
revoke all on sequence public.lead_corrections_id_seq from anon, authenticated;
grant select, delete on public.lead_corrections to service_role;

-- Whom requests have named, by number and by address, and when: when they were sent, and when they were corrected.
create view private.namings with (security_invoker = true) as
select private.canonical_phone(phone) as person, created_at as named_at
from public.leads as lead
where not exists (select from public.lead_corrections where lead_id = lead.id)
union all
select private.canonical_email(email), created_at
from public.leads as lead
where not exists (select from public.lead_corrections where lead_id = lead.id) and email is not null
union all
select private.canonical_phone(first.phone_before), lead.created_at
from public.lead_corrections as first
join public.leads as lead on lead.id = first.lead_id
where not exists (select from public.lead_corrections where lead_id = first.lead_id and id < first.id)
union all
select private.canonical_email(first.email_before), lead.created_at
from public.lead_corrections as first
join public.leads as lead on lead.id = first.lead_id
where not exists (select from public.lead_corrections where lead_id = first.lead_id and id < first.id)
union all
select private.canonical_phone(phone_after), corrected_at
from public.lead_corrections
where private.canonical_phone(phone_after) <> private.canonical_phone(phone_before)
union all
select private.canonical_email(email_after), corrected_at
from public.lead_corrections
where private.canonical_email(email_after) is distinct from private.canonical_email(email_before);

-- How often requests have named this number or address, in its canonical form, within an hour.
create function private.times_named(person text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from private.namings as naming
    where naming.person = times_named.person and naming.named_at > now() - interval '1 hour'
  );
end;
$$;

-- Flags by a change after the insert, so that what the visitor reads back never shows the flag.
create or replace function private.flag_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  phone constant text := private.canonical_phone(new.phone);
  email constant text := private.canonical_email(new.email);
  reason text;
  named_too_often text;
begin
  select * into strict limits from public.submission_limits;
  perform private.lock_person(new.phone, new.email);
  if limits.leads_per_phone_per_hour < private.times_named(phone) then
    reason := format('More than %s requests with this phone number within an hour', limits.leads_per_phone_per_hour);
    named_too_often := phone;
  elsif limits.leads_per_email_per_hour < private.times_named(email) then
    reason := format('More than %s requests with this e-mail address within an hour', limits.leads_per_email_per_hour);
    named_too_often := email;
  elsif limits.leads_per_hour < (
    select count(*) from (
      select from public.leads where created_at > now() - interval '1 hour' limit limits.leads_per_hour + 1
    ) as recent
  ) then
    reason := format('More than %s requests within an hour', limits.leads_per_hour);
  else
    return null;
  end if;
  update public.leads set flagged_because = reason where id = new.id;
  perform private.tell_of_held('held-request', new.id, null, coalesce(named_too_often, ''));
  return null;
end;
$$;

create or replace function private.flag_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  since constant timestamptz := now() - interval '1 hour';
  address constant text := private.canonical_email(new.email);
  reason text;
  named_too_often text;
begin
  select * into strict limits from public.submission_limits;
  perform private.lock_person(null, new.email);
  if limits.messages_per_email_per_hour < (
    select count(*) from public.contact_messages
    where private.canonical_email(email) = address and created_at > since
  ) then
    reason := format(
      'More than %s messages with this e-mail address within an hour', limits.messages_per_email_per_hour
    );
    named_too_often := address;
  elsif limits.messages_per_hour < (
    select count(*) from (
      select from public.contact_messages where created_at > since limit limits.messages_per_hour + 1
    ) as recent
  ) then
    reason := format('More than %s messages within an hour', limits.messages_per_hour);
  else
    return null;
  end if;
  update public.contact_messages set flagged_because = reason where id = new.id;
  perform private.tell_of_held('held-message', null, new.id, coalesce(named_too_often, ''));
  return null;
end;
$$;

-- Deletes everything of one person, found by e-mail address or phone number. Besides, it tells the operator what to ask
-- the person about:
--
-- - `other_contacts`: addresses and numbers that the deleted requests named. The person may have written to us under
--   those too.
-- - `near_matches`: numbers that are probably the person's and were not asked for. Example: stored 442079460000, asked
--   +44 (0)20 7946 0000. They are never deleted unasked.
create or replace function public.delete_person(email text default null, phone text default null)
returns table (leads int, messages int, photo_paths text[], other_contacts text[], near_matches text[])
language plpgsql set search_path = '' as $$
declare
  wanted_email constant text := nullif(lower(btrim(delete_person.email)), '');
  digits constant text := nullif(regexp_replace(delete_person.phone, '\D', '', 'g'), '');
  wanted_phone constant text := private.canonical_phone(digits);
  lead_ids uuid[];
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
  'Deletes the requests and messages of one person. Use `npm run delete-person`, which removes their photos too.';

alter table public.notifications
add column correction_id bigint references public.lead_corrections (id) on delete cascade,
drop constraint "kind is one that the sender knows",
add constraint "kind is one that the sender knows" check (
  kind in (
    'new-request', 'not-contacted', 'overdue', 'contact-message', 'flagged-digest',
    'nobody-left', 'taken-back', 'customer-canceled', 'customer-corrected',
    'held-request', 'held-message', 'hauler-canceled', 'given-back',
    'request-arrived', 'matched', 'status-changed', 'timeframe-changed', 'request-changed',
    'job-offered', 'job-accepted'
  )
);

comment on column public.notifications.address_hash is
  'Salted hash of the customer''s address that it is sent to. '
  'Of a held request or message: of the number or address that was named too often.';
comment on column public.notifications.correction_id is
  'The correction it is about: it is sent to the address from before that. Deleted with it.';

create index notifications_told_lately_idx on public.notifications (address_hash, created_at)
where kind in ('held-request', 'held-message', 'request-changed');
create index notifications_correction_id_idx on public.notifications (correction_id);

-- Holds back what is to be told of a request or message while it is flagged, and lets it out when the flag is cleared.
-- The operator alone is told that something is flagged, with all else that is flagged within `flagged_digest_every`.
-- What warns of harm is not held back.
create or replace function private.notify_of_flag() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  period constant numeric := extract(epoch from (select flagged_digest_every from public.dispatch_settings));
  period_end constant numeric := (floor(extract(epoch from now()) / period) + 1) * period;
begin
  update public.notifications set due_at = case when new.flagged_because is null then now() else 'infinity' end
  where (lead_id = new.id or message_id = new.id)
    and state = 'waiting'
    and (new.flagged_because is not null or due_at = 'infinity')
    and kind not in ('held-request', 'held-message', 'hauler-canceled', 'given-back', 'taken-back')
    and not (audience = 'operator' and kind = 'not-contacted');
  if new.flagged_because is not null then
    insert into public.notifications (kind, audience, once_key, due_at)
    values ('flagged-digest', 'operator', 'flagged-digest:' || period_end, to_timestamp(period_end))
    on conflict (once_key) do nothing;
  end if;
  return null;
end;
$$;

-- Tells the operator at once that a request or a message is flagged (`kind`): of the first of `named`, which was named
-- too often, within an hour. Empty: there are too many in all.
create function private.tell_of_held(kind text, lead_id uuid, message_id uuid, named text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  named_hash constant bytea := private.salted_hash(named);
begin
  -- Twice: before the lock so that most need not wait for it, and after it for those that come at the same moment.
  for turn in 1..2 loop
    if exists (
      select from public.notifications as told
      where told.kind in ('held-request', 'held-message')
        and told.kind = tell_of_held.kind
        and told.address_hash = named_hash
        and told.created_at > now() - interval '1 hour'
    ) then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtext('tell_of_held'));
  end loop;
  insert into public.notifications (kind, audience, lead_id, message_id, once_key, address_hash)
  values (
    tell_of_held.kind, 'operator', tell_of_held.lead_id, tell_of_held.message_id,
    format('%s:%s', tell_of_held.kind, coalesce(tell_of_held.lead_id, tell_of_held.message_id)), named_hash
  );
end;
$$;

-- Tells the address that a request had before somebody with its tracking link changed how to reach the customer, or
-- canceled: once within a day. `lead` is the request as it was. What waits to be told goes to that address, whatever
-- the request is corrected to. What a flag holds back is not the mail of the day.
create function private.tell_of_changed_request(lead public.leads, correction_id bigint default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := private.address_hash(lead.email);
  due constant timestamptz := private.due_of_lead(lead.id);
begin
  perform pg_advisory_xact_lock(3, hashtext(private.canonical_email(lead.email)));
  update public.notifications as waiting set correction_id = tell_of_changed_request.correction_id
  where waiting.lead_id = lead.id
    and waiting.kind = 'request-changed'
    and waiting.state = 'waiting'
    and waiting.correction_id is null;
  insert into public.notifications (kind, audience, lead_id, correction_id, once_key, address_hash, due_at)
  select
    'request-changed', 'customer', lead.id, tell_of_changed_request.correction_id,
    format('request-changed:%s:%s', lead.id, pg_current_xact_id()), address, due
  where address is not null
    and not exists (
      select from public.notifications as told
      where told.kind = 'request-changed'
        and told.address_hash = address
        and (told.state = 'sent' or told.state = 'waiting' and (told.due_at < 'infinity' or due = 'infinity'))
        and told.created_at > now() - interval '24 hours'
    );
end;
$$;

-- The customer gets no mail of what they have not yet been told. A mail that is being sent at this moment is left to
-- its sender, and counts. Their address hears that the request was canceled: somebody else may have done it.
create or replace function public.cancel_lead(tracking_id text, reasons text[]) returns text
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
    and kind <> 'request-changed'
    and state = 'waiting'
    and claimed_at is null;
  perform private.tell_of_changed_request(lead);
  perform private.tell_of_customer(lead.id, 'customer-canceled', '0');
  return 'done';
end;
$$;
comment on function public.cancel_lead is 'A customer cancels their request.';

-- What is null stays as it is. An empty text takes it away, but for the phone number. Three corrections a request and
-- day, and no number or address that requests have named too often lately: else `too-many`.
create or replace function public.correct_lead(
  tracking_id text,
  phone text default null, email text default null, unit_number text default null, call_time text default null
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
  if corrected = lead then
    return 'done';
  end if;
  if corrected.email is distinct from lead.email and not private.has_ascii_domain(corrected.email) then
    raise sqlstate 'PT400' using message = 'The domain of the e-mail address is not in ASCII.';
  end if;

  new_phone := nullif(private.canonical_phone(corrected.phone), private.canonical_phone(lead.phone));
  new_email := nullif(private.canonical_email(corrected.email), private.canonical_email(lead.email));
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
    call_time = corrected.call_time
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

-- A report that is repeated within the hour is done already, see `skip_repeated_report`.
create function public.report_not_contacted(tracking_id text, reported_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where leads.tracking_id = report_not_contacted.tracking_id for no key update;
  if not found then
    return 'unknown';
  end if;
  if lead.status in ('Canceled', 'Completed') then
    return 'refused';
  end if;
  insert into public.contact_reports (lead_id, reported_at) values (lead.id, report_not_contacted.reported_at);
  return 'done';
end;
$$;
comment on function public.report_not_contacted is 'A customer says that nobody has contacted them.';

-- These are held back no more.
update public.notifications set due_at = now()
where kind = 'not-contacted' and audience = 'operator' and state = 'waiting' and due_at = 'infinity';

revoke execute on all functions in schema private from public;
revoke execute on function public.report_not_contacted(text, timestamptz) from public, anon, authenticated;
grant execute on function public.report_not_contacted(text, timestamptz) to service_role;
