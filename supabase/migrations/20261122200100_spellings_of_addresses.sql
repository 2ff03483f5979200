-- Spellings of one mailbox count as one: for limits, and for who wants no mail.

-- Is the domain of this address written in letters, digits and hyphens of ASCII? Visitors may write no other: a domain
-- has other spellings, which `canonical_email` does not know as the same.
create function private.has_ascii_domain(email text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return email ~ '@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$';
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.has_ascii_domain(text) to anon, service_role;

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
  and (email is null or private.has_ascii_domain(email))
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
);

alter policy "Visitors send messages" on public.contact_messages
with check (
  created_at = now() and flagged_because is null and private.has_ascii_domain(email)
);

-- Indexes hold what the function gave, and blocks its hash. A block whose request has been deleted keeps the old one:
-- nobody knows its address.
create temporary table blocked as
select email from public.leads
where email is not null and exists (
  select from public.mail_blocks where address_hash = private.address_hash(email)
);
create temporary table told as
select notification.id, lead.email
from public.notifications as notification
join public.leads as lead on lead.id = notification.lead_id
where notification.address_hash = private.address_hash(lead.email);
drop index public.leads_canonical_email_idx, public.contact_messages_canonical_email_idx;

-- The same for all spellings of a mailbox: in any case, in full-width letters, with any +tag, with a dot at the end,
-- and at Gmail with any dots and by its other name (https://support.google.com/mail/answer/7436150).
create or replace function private.canonical_email(email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  folded constant text := rtrim(lower(normalize(email, NFKC)), '.');
  mailbox constant text := regexp_replace(folded, '(\+[^@]*)?@[^@]*$', '');
  domain constant text := regexp_replace(folded, '^.*@', '');
begin
  if domain in ('gmail.com', 'googlemail.com') then
    return replace(mailbox, '.', '') || '@gmail.com';
  end if;
  return mailbox || '@' || domain;
end;
$$;

create index leads_canonical_email_idx on public.leads (private.canonical_email(email), created_at)
where email is not null;
create index contact_messages_canonical_email_idx
on public.contact_messages (private.canonical_email(email), created_at);
insert into public.mail_blocks (address_hash)
select private.address_hash(email) from blocked
on conflict do nothing;
update public.notifications as notification set address_hash = private.address_hash(told.email)
from told where told.id = notification.id;
drop table blocked, told;

comment on column public.mail_blocks.address_hash is 'Salted hash of the address, in its canonical form.';
