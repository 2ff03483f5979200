-- Whom a request names, by phone or e-mail, may have it flagged and never refused: a refusal would tell a stranger who
-- our customers are, and would let them lock a customer out.

-- In plpgsql, whose plans a session keeps: Postgres plans a function in SQL anew in every statement.

-- One person's number in its two spellings: with the country code of the United States or without.
create function private.canonical_phone(phone text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1(?=\d{10}$)', '');
end;
$$;

-- One mailbox in any case, and with any +tag.
create function private.canonical_email(email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return lower(regexp_replace(email, '\+[^@]*@', '@'));
end;
$$;

-- The indexes below run these as whoever inserts.
revoke execute on function private.canonical_phone(text), private.canonical_email(text) from public;
grant execute on function private.canonical_phone(text), private.canonical_email(text) to anon, service_role;

drop index public.leads_phone_created_at_idx;
drop index public.leads_email_created_at_idx;
drop index public.contact_messages_email_created_at_idx;
create index leads_canonical_phone_idx on public.leads (private.canonical_phone(phone), created_at);
create index leads_canonical_email_idx on public.leads (private.canonical_email(email), created_at)
where email is not null;
create index contact_messages_canonical_email_idx on public.contact_messages (private.canonical_email(email), created_at);

alter table public.leads add column flagged_because text;
alter table public.contact_messages add column flagged_because text;
comment on column public.leads.flagged_because is
  'Why this may not be a real request. Empty it to clear the flag. A flagged request takes no photos.';
comment on column public.contact_messages.flagged_because is
  'Why this may not be a real message. Empty it to clear the flag.';

create index leads_flagged_idx on public.leads (created_at) where flagged_because is not null;
create index contact_messages_flagged_idx on public.contact_messages (created_at) where flagged_because is not null;

alter policy "Visitors submit leads and set no column of the operator" on public.leads with check (
  status = 'Submitted'
  and image_urls = '{}'
  and cancel_reasons = '{}'
  and timeframe is null
  and flagged_because is null
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
);

alter policy "Visitors send messages" on public.contact_messages
with check (created_at = now() and flagged_because is null);

comment on column public.submission_limits.leads_per_phone_per_hour is
  'Requests an hour with the same phone number. More are stored and flagged.';
comment on column public.submission_limits.leads_per_email_per_hour is
  'Requests an hour with the same e-mail address. More are stored and flagged.';
comment on column public.submission_limits.leads_per_hour is
  'Requests an hour from everybody together. More are stored and flagged.';
comment on column public.submission_limits.messages_per_email_per_hour is
  'Messages an hour with the same e-mail address. More are stored and flagged.';
comment on column public.submission_limits.messages_per_hour is
  'Messages an hour from everybody together. More are stored and flagged.';

drop trigger limit_leads on public.leads;
drop trigger limit_contact_messages on public.contact_messages;
drop function private.limit_leads(), private.limit_contact_messages();

-- Rows that come at the same moment and name the same person are counted one after the other. Everybody takes these
-- locks in the same order, phone then e-mail, so that no two wait for each other.
create function private.lock_person(phone text, email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(1, hashtext(private.canonical_phone(phone)));
  if email is not null then
    perform pg_advisory_xact_lock(2, hashtext(private.canonical_email(email)));
  end if;
end;
$$;

-- After the insert, so that what the visitor reads back never shows the flag.
create function private.flag_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  since constant timestamptz := now() - interval '1 hour';
  reason text;
begin
  select * into strict limits from public.submission_limits;
  perform private.lock_person(new.phone, new.email);
  reason := case
    when limits.leads_per_phone_per_hour < (
      select count(*) from public.leads
      where private.canonical_phone(phone) = private.canonical_phone(new.phone) and created_at > since
    ) then format('More than %s requests with this phone number within an hour', limits.leads_per_phone_per_hour)
    when limits.leads_per_email_per_hour < (
      select count(*) from public.leads
      where private.canonical_email(email) = private.canonical_email(new.email) and created_at > since
    ) then format('More than %s requests with this e-mail address within an hour', limits.leads_per_email_per_hour)
    when limits.leads_per_hour < (
      select count(*) from (
        select from public.leads where created_at > since limit limits.leads_per_hour + 1
      ) as recent
    ) then format('More than %s requests within an hour', limits.leads_per_hour)
  end;
  if reason is not null then
    update public.leads set flagged_because = reason where id = new.id;
  end if;
  return null;
end;
$$;

create function private.flag_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  since constant timestamptz := now() - interval '1 hour';
  reason text;
begin
  select * into strict limits from public.submission_limits;
  perform private.lock_person(null, new.email);
  reason := case
    when limits.messages_per_email_per_hour < (
      select count(*) from public.contact_messages
      where private.canonical_email(email) = private.canonical_email(new.email) and created_at > since
    ) then format('More than %s messages with this e-mail address within an hour', limits.messages_per_email_per_hour)
    when limits.messages_per_hour < (
      select count(*) from (
        select from public.contact_messages where created_at > since limit limits.messages_per_hour + 1
      ) as recent
    ) then format('More than %s messages within an hour', limits.messages_per_hour)
  end;
  if reason is not null then
    update public.contact_messages set flagged_because = reason where id = new.id;
  end if;
  return null;
end;
$$;

revoke execute on function
  private.lock_person(text, text), private.flag_lead(), private.flag_contact_message()
from public;

create trigger flag_lead after insert on public.leads
for each row when (current_user = 'anon') execute function private.flag_lead();

create trigger flag_contact_message after insert on public.contact_messages
for each row when (current_user = 'anon') execute function private.flag_contact_message();
