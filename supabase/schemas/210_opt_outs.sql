-- What recipients have stopped: emails to an address, or offers to a hauler.

-- A block covers only the emails to one audience: anyone can type a hauler's address into a request, and a hauler who
-- stops those emails must still get offers.
create table public.mail_blocks (
  address_hash bytea not null,
  audience public.audience not null
    constraint "audience is customer or hauler" check (audience in ('customer', 'hauler')),
  complained boolean not null default false,
  created_at timestamptz not null default now(),

  primary key (address_hash, audience)
);

comment on table public.mail_blocks is
  'People who want no emails from us. To email someone again, delete the row with private.address_hash(address).';
comment on column public.mail_blocks.address_hash is 'Salted hash of the address, in its canonical form.';
comment on column public.mail_blocks.audience is
  'Which emails the address does not want: those to a customer or those to a hauler.';
comment on column public.mail_blocks.complained is
  'Did they mark an email as spam? Then a customer is not texted either.';
comment on column public.mail_blocks.created_at is 'When they opted out.';

alter table public.mail_blocks enable row level security;
grant select, delete on public.mail_blocks to service_role;

create function private.address_hash(email text) returns bytea
language sql stable set search_path = '' as $$
  select private.salted_hash(private.canonical_email(email));
$$;

create function private.wants_no_mail(email text, audience public.audience) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.mail_blocks as block
    where block.address_hash = private.address_hash(email) and block.audience = wants_no_mail.audience
  );
$$;

-- The stop link in an email to a customer blocks the address that the email was sent to, even if the request has
-- changed since. The one in an email to a hauler pauses their offers, and blocks no address.
create table public.stop_links (
  token_hash bytea primary key,
  address_hash bytea not null,
  audience public.audience not null
    constraint "audience is customer or hauler" check (audience in ('customer', 'hauler')),
  created_at timestamptz not null default now(),
  hauler_id uuid references public.haulers (id) on delete cascade
);

comment on table public.stop_links is
  'Which link stops emails to which address, or pauses which hauler. '
  'Kept for 13 months, even if the request is deleted.';
comment on column public.stop_links.token_hash is 'Hash of the token in the link. Only the email has the token itself.';
comment on column public.stop_links.address_hash is 'Salted hash of the address that the email was sent to.';
comment on column public.stop_links.audience is 'Audience of the email.';
comment on column public.stop_links.created_at is 'When the email was created.';
comment on column public.stop_links.hauler_id is
  'The hauler whom the link pauses. Empty for emails to customers. Deleted with them.';

create index stop_links_created_at_idx on public.stop_links (created_at);
create index stop_links_hauler_id_idx on public.stop_links (hauler_id);

alter table public.stop_links enable row level security;
grant select, delete on public.stop_links to service_role;

-- The token of the stop link in an email to `email`. It is the same in each attempt, so the provider sees the same
-- email. Null if the email is not being sent to that address, for example if it was just corrected.
create function public.make_stop_link(notification_id uuid, email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := private.address_hash(email);
  token constant text := private.base32(
    private.salted_hash(format('stop:%s:%s', notification_id, encode(address, 'hex')))
  );
  told public.notifications;
begin
  select * into told
  from public.notifications as notification
  where notification.id = notification_id
    and notification.audience in ('customer', 'hauler')
    and notification.claimed_at is not null
    and notification.address_hash = address;
  if not found then
    return null;
  end if;
  insert into public.stop_links (token_hash, address_hash, audience, hauler_id)
  values (
    private.token_hash(token), address, told.audience,
    case told.audience when 'hauler' then private.hauler_told(told) end
  )
  on conflict on constraint stop_links_pkey do nothing;
  return token;
end;
$$;
comment on function public.make_stop_link is
  'The token that stops emails to the address of this email, or offers to the hauler who gets it.';

-- Blocks emails to this audience at an address, after a complaint or a click on a stop link. The operator is notified
-- of customers we can no longer reach.
create function private.block_mail(address_hash bytea, audience public.audience, complained boolean) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.mail_blocks as block (address_hash, audience, complained)
  values (block_mail.address_hash, block_mail.audience, block_mail.complained)
  on conflict on constraint mail_blocks_pkey do update set complained = true
  where excluded.complained and not block.complained;
  if found and block_mail.audience = 'customer' then
    perform private.notify_of_silenced_customers(block_mail.address_hash);
  end if;
end;
$$;

-- Only a hauler who paused by their link, and has their papers, can resume by it.
create function private.pause_state(hauler public.haulers) returns public.pause_state
language sql stable set search_path = '' as $$
  select (case
    when hauler.active then 'active'
    when hauler.paused_by_hauler_at is not null and private.missing_papers(hauler) = '{}' then 'paused'
    else 'stopped'
  end)::public.pause_state;
$$;

-- Looks at, pauses or resumes the hauler who got an email with this token, and returns the state after that. The
-- operator is notified, up to ten times a day, because anyone with the link can go back and forth. After that, one more
-- is sent a day later, with the state by then.
create function public.pause_by_link(token text, wish public.pause_wish) returns public.pause_state
language plpgsql security definer set search_path = '' as $$
declare
  about constant uuid := (
    select stop_links.hauler_id from public.stop_links where token_hash = private.token_hash(pause_by_link.token)
  );
  hauler public.haulers;
  state public.pause_state;
begin
  -- Dispatch skips a locked hauler, so looking does not lock them.
  if wish <> 'view' then
    perform from public.haulers where id = about for no key update;
  end if;
  select * into hauler from public.haulers where id = about;
  if not found then
    return 'unknown';
  end if;
  state := private.pause_state(hauler);
  if (wish, state) not in (('pause', 'active'), ('resume', 'paused')) then
    return state;
  end if;
  update public.haulers set active = not active, paused_by_hauler_at = case when active then now() end
  where id = about returning * into hauler;
  insert into public.notifications (kind, audience, hauler_id, once_key, due_at)
  select
    'hauler-paused', 'operator', about, format('hauler-paused:%s:%s', about, extract(epoch from now())),
    case when lately.is_often then now() + interval '1 day' else now() end
  from (
    select
      count(*) >= 10 as is_often,
      coalesce(bool_or(told.state = 'waiting' and claimed_at is null and due_at > now()), false) as one_waits
    from public.notifications as told
    where hauler_id = about and kind = 'hauler-paused' and created_at > now() - interval '24 hours'
  ) as lately
  where not (lately.is_often and lately.one_waits);
  return private.pause_state(hauler);
end;
$$;
comment on function public.pause_by_link is 'A hauler pauses offers, or gets them again, by the link in an email.';

-- If the operator pauses or resumes a hauler, the hauler's own pause is over. A hauler whom the operator has paused
-- cannot resume by their link.
create function private.forget_own_pause() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.paused_by_hauler_at is not distinct from old.paused_by_hauler_at then
    new.paused_by_hauler_at := null;
  end if;
  return new;
end;
$$;

-- Blocks the address that the email with this token was sent to, or pauses the hauler. An unknown token changes
-- nothing.
create function public.stop_mail(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  link public.stop_links;
begin
  select * into link from public.stop_links where token_hash = private.token_hash(stop_mail.token);
  if link.audience = 'hauler' then
    perform public.pause_by_link(stop_mail.token, 'pause');
  elsif link.audience = 'customer' then
    perform private.block_mail(link.address_hash, 'customer', complained => false);
  end if;
end;
$$;
comment on function public.stop_mail is
  'Stops emails to the address that got an email with this token, or offers to the hauler who got it.';

-- Is this the tracking ID of a request, or the token of a job, an email, the desk, a review or an agreement?
create function private.is_known_secret(secret text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where tracking_id = secret)
    or exists (select from public.job_offers where token = secret)
    or exists (select from public.stop_links where token_hash = private.token_hash(secret))
    or exists (select from public.desk_links where token_hash = private.token_hash(secret))
    or exists (select from public.reviews where token = secret)
    or exists (select from public.agreement_links where token_hash = private.token_hash(secret));
$$;
