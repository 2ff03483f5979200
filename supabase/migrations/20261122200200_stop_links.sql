-- Who got a mail can stop what is sent to the address that it went to, whatever becomes of the request.

-- The first 80 bits as 16 Crockford base-32 characters (https://www.crockford.com/base32.html).
create function private.base32(bits bytea) returns text
language sql immutable set search_path = '' as $$
  select string_agg(
    substr(
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
      1 + (
        select sum(get_bit(bits, position * 5 + digit) << digit)::int
        from generate_series(0, 4) as digit
      ),
      1
    ),
    '' order by position
  )
  from generate_series(0, 15) as position;
$$;

-- 80 random bits. The bytes come from a version 4 UUID, leaving out those that hold its version and variant.
create or replace function private.new_tracking_id() returns text
language sql volatile set search_path = '' as $$
  select private.base32(substring(bytes from 1 for 6) || substring(bytes from 11 for 4))
  from (select pg_catalog.uuid_send(gen_random_uuid()) as bytes) as source;
$$;

create function private.salted_hash(text text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(salt || convert_to(text, 'UTF8')) from private.network_salt;
$$;

create or replace function private.address_hash(email text) returns bytea
language sql stable set search_path = '' as $$
  select private.salted_hash(private.canonical_email(email));
$$;

-- The link of a mail stops what is sent to the address that this mail went to, whatever becomes of the request.
create table public.stop_links (
  token_hash bytea primary key,
  address_hash bytea not null,
  created_at timestamptz not null default now()
);

comment on table public.stop_links is
  'Which link stops the mails to which address. Kept for 13 months, also when the request is deleted.';
comment on column public.stop_links.token_hash is 'Hash of the token in the link. The mail alone has the token itself.';
comment on column public.stop_links.address_hash is 'Salted hash of the address that the mail was sent to.';
comment on column public.stop_links.created_at is 'When the mail was made.';

create index stop_links_created_at_idx on public.stop_links (created_at);

alter table public.stop_links enable row level security;
revoke all on public.stop_links from anon, authenticated;
grant select, delete on public.stop_links to service_role;

create function private.token_hash(token text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'));
$$;

-- The links of mails that were sent before go on working, where all mails of the request went to one address.
insert into public.stop_links (token_hash, address_hash)
select private.token_hash(lead.mail_token), decode(min(encode(notification.address_hash, 'hex')), 'hex')
from public.leads as lead
join public.notifications as notification on notification.lead_id = lead.id
where notification.audience = 'customer' and notification.address_hash is not null
group by lead.id
having count(distinct notification.address_hash) = 1;

-- The token of the link in a mail to `email`: the same whenever this mail is tried, so that the provider sees the same
-- mail. Null if the mail is not being sent to that address, such as when it was corrected a moment ago.
create function public.make_stop_link(notification_id uuid, email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := private.address_hash(email);
  token constant text := private.base32(
    private.salted_hash(format('stop:%s:%s', notification_id, encode(address, 'hex')))
  );
begin
  if not exists (
    select from public.notifications as notification
    where notification.id = notification_id
      and notification.audience = 'customer'
      and notification.claimed_at is not null
      and notification.address_hash = address
  ) then
    return null;
  end if;
  insert into public.stop_links (token_hash, address_hash)
  values (private.token_hash(token), address)
  on conflict on constraint stop_links_pkey do nothing;
  return token;
end;
$$;
comment on function public.make_stop_link is 'The token that stops the mails to the address of a mail.';

-- Blocks the address that a mail with this token went to. An unknown token changes nothing.
create or replace function public.stop_mail(token text) returns void
language sql security definer set search_path = '' as $$
  insert into public.mail_blocks (address_hash)
  select address_hash from public.stop_links where token_hash = private.token_hash(token)
  on conflict do nothing;
$$;
comment on function public.stop_mail is 'Nothing more is mailed to whoever got a mail with this token.';

create function private.forget_old_stop_links() returns void
language sql set search_path = '' as $$
  delete from public.stop_links where created_at < now() - interval '13 months';
$$;

drop trigger _130_make_mail_token on public.leads;
drop function private.make_mail_token();
alter table public.leads drop column mail_token;

revoke execute on all functions in schema private from public;
grant execute on function private.base32(bytea), private.new_tracking_id() to anon, service_role;
revoke execute on function public.make_stop_link(uuid, text) from public, anon, authenticated;
grant execute on function public.make_stop_link(uuid, text) to service_role;
