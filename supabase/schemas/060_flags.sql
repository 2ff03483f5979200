-- Requests and messages over a limit are stored and flagged, never refused. A refusal would tell strangers who our
-- customers are, and would let them lock a customer out.

create function private.is_flagged_lead(lead_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (select flagged_because is not null from public.leads where id = lead_id);
end;
$$;

-- Counts concurrent rows that name the same person one at a time. Always locks in the same order, phone then email, to
-- avoid deadlocks.
create function private.lock_person(phone text, email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(1, hashtext(private.canonical_phone(phone)));
  if email is not null then
    perform pg_advisory_xact_lock(2, hashtext(private.canonical_email(email)));
  end if;
end;
$$;

-- The numbers and addresses that requests have named, and when: when they were sent, and when they were corrected.
create view private.mentions with (security_invoker = true) as
select private.canonical_phone(phone) as person, created_at as mentioned_at
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

-- How often requests have named this number or address, in canonical form, within the last hour.
create function private.times_mentioned(person text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from private.mentions as mention
    where mention.person = times_mentioned.person and mention.mentioned_at > now() - interval '1 hour'
  );
end;
$$;

-- Flags in an update after the insert, so the row that the visitor reads back never shows the flag.
create function private.flag_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  phone constant text := private.canonical_phone(new.phone);
  email constant text := private.canonical_email(new.email);
  reason text;
  named_too_often text;
  is_too_much constant boolean := private.is_too_much_of_network(
    (select address from private.visitor_address()), 'requests of a day',
    (select leads_per_network_per_day from public.submission_limits), interval '24 hours'
  );
begin
  select * into strict limits from public.submission_limits;
  perform private.lock_person(new.phone, new.email);
  if limits.leads_per_phone_per_hour < private.times_mentioned(phone) then
    reason := format('More than %s requests with this phone number within an hour', limits.leads_per_phone_per_hour);
    named_too_often := phone;
  elsif limits.leads_per_email_per_hour < private.times_mentioned(email) then
    reason := format('More than %s requests with this e-mail address within an hour', limits.leads_per_email_per_hour);
    named_too_often := email;
  elsif is_too_much then
    reason := format('More than %s requests from one network within 24 hours', limits.leads_per_network_per_day);
    named_too_often := 'network';
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
  perform private.notify_of_held('held-request', new.id, null, coalesce(named_too_often, ''));
  return null;
end;
$$;

create function private.flag_contact_message() returns trigger
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
  perform private.notify_of_held('held-message', null, new.id, coalesce(named_too_often, ''));
  return null;
end;
$$;

-- Deletes the `ids` that are still flagged: the operator may have cleared a flag after the list was read.
create function public.delete_flagged(ids uuid[])
returns table (leads int, messages int, photo_paths text[])
language plpgsql set search_path = '' as $$
declare
  lead_ids text[];
begin
  with deleted as (
    delete from public.leads where id = any (ids) and flagged_because is not null returning id
  )
  select coalesce(array_agg(id::text), '{}') into lead_ids from deleted;
  leads := cardinality(lead_ids);

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids);

  delete from public.contact_messages where id = any (ids) and flagged_because is not null;
  get diagnostics messages = row_count;
  return next;
end;
$$;
comment on function public.delete_flagged is
  'Deletes flagged requests and messages. Use `npm run flagged`, which removes their photos too.';
