create table public.submission_limits (
  only_row boolean primary key default true check (only_row),
  leads_per_phone_per_hour int not null default 5
    constraint "leads_per_phone_per_hour is at least 1" check (leads_per_phone_per_hour > 0),
  leads_per_email_per_hour int not null default 5
    constraint "leads_per_email_per_hour is at least 1" check (leads_per_email_per_hour > 0),
  leads_per_hour int not null default 1000
    constraint "leads_per_hour is at least 1" check (leads_per_hour > 0),
  messages_per_email_per_hour int not null default 5
    constraint "messages_per_email_per_hour is at least 1" check (messages_per_email_per_hour > 0),
  messages_per_hour int not null default 500
    constraint "messages_per_hour is at least 1" check (messages_per_hour > 0)
);

comment on table public.submission_limits is 'How many leads and messages the public forms accept. One row; safe to edit by hand.';

insert into public.submission_limits default values;

alter table public.submission_limits enable row level security;
revoke all on public.submission_limits from anon, authenticated;
grant select, update on public.submission_limits to service_role;

-- Answered by the API as HTTP 429 (https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes).
create function private.refuse_as_too_many(message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT429' using message = message, hint = 'Try again in an hour.';
end;
$$;

-- A repeated id is let through to its duplicate-key error, so that a retry is never told "too many".
create function private.limit_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  since timestamptz := now() - interval '1 hour';
begin
  if exists (select from public.leads where id = new.id) then
    return new;
  end if;
  select * into strict limits from public.submission_limits;
  if limits.leads_per_phone_per_hour <= (
    select count(*) from public.leads where phone = new.phone and created_at > since
  ) then
    perform private.refuse_as_too_many('Too many requests with this phone number.');
  end if;
  if new.email is not null and limits.leads_per_email_per_hour <= (
    select count(*) from public.leads where lower(email) = lower(new.email) and created_at > since
  ) then
    perform private.refuse_as_too_many('Too many requests with this email address.');
  end if;
  if limits.leads_per_hour <= (
    select count(*) from (
      select from public.leads where created_at > since limit limits.leads_per_hour
    ) as recent
  ) then
    perform private.refuse_as_too_many('We are receiving too many requests right now.');
  end if;
  return new;
end;
$$;

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  since timestamptz := now() - interval '1 hour';
begin
  if exists (select from public.contact_messages where id = new.id) then
    return new;
  end if;
  select * into strict limits from public.submission_limits;
  if limits.messages_per_email_per_hour <= (
    select count(*) from public.contact_messages where lower(email) = lower(new.email) and created_at > since
  ) then
    perform private.refuse_as_too_many('Too many messages with this email address.');
  end if;
  if limits.messages_per_hour <= (
    select count(*) from (
      select from public.contact_messages where created_at > since limit limits.messages_per_hour
    ) as recent
  ) then
    perform private.refuse_as_too_many('We are receiving too many messages right now.');
  end if;
  return new;
end;
$$;

revoke execute on function
  private.refuse_as_too_many(text), private.limit_leads(), private.limit_contact_messages()
from public;

create trigger limit_leads before insert on public.leads
for each row execute function private.limit_leads();

create trigger limit_contact_messages before insert on public.contact_messages
for each row execute function private.limit_contact_messages();
