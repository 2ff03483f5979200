-- Which haulers accepted which version of the agreement, and the links by which they do.

create table public.hauler_agreements (
  id uuid primary key default gen_random_uuid(),
  hauler_id uuid references public.haulers (id) on delete set null,
  version text not null references public.agreement_versions (version),
  accepted_at timestamptz not null default now(),
  how public.agreement_way not null,
  business_name text not null,
  accepted_by text
    constraint "accepted_by is empty or 1 to 120 characters on one line"
    check (private.is_plain_text(accepted_by, 120)),
  language public.language,
  attested jsonb not null default '{}',
  ended_at timestamptz,

  constraint "who accepts by the link gives a name" check (how = 'by-hand' or accepted_by is not null)
);

comment on table public.hauler_agreements is
  'Every acceptance of the agreement. Written by functions and triggers only, and kept when the hauler is deleted.';
comment on column public.hauler_agreements.hauler_id is 'The hauler. Empty once they are deleted.';
comment on column public.hauler_agreements.version is 'What they accepted.';
comment on column public.hauler_agreements.accepted_at is 'When.';
comment on column public.hauler_agreements.how is
  'link: on the page that the link opens. by-hand: someone set agreement_version of the hauler.';
comment on column public.hauler_agreements.business_name is 'Name of the business at that time.';
comment on column public.hauler_agreements.accepted_by is 'The name that they typed.';
comment on column public.hauler_agreements.language is 'The language in which they read it.';
comment on column public.hauler_agreements.attested is
  'What they stated: registration, insurance dates, permits, and who works for them. It changes nothing by itself.';
comment on column public.hauler_agreements.ended_at is 'When the hauler was deleted.';

create index hauler_agreements_hauler_id_idx on public.hauler_agreements (hauler_id, accepted_at);
create index hauler_agreements_version_idx on public.hauler_agreements (version);
create index haulers_agreement_version_idx on public.haulers (agreement_version);

alter table public.hauler_agreements enable row level security;
grant select, delete on public.hauler_agreements to service_role;

-- Setting the columns by hand, such as for a signed paper, is recorded as well. `accept_agreement` has already written
-- its own row.
create function private.note_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.hauler_agreements (hauler_id, version, accepted_at, how, business_name)
  select new.id, new.agreement_version, new.agreement_accepted_at, 'by-hand', new.name
  where not exists (
    select from public.hauler_agreements
    where hauler_id = new.id and version = new.agreement_version and accepted_at = new.agreement_accepted_at
  );
  return null;
end;
$$;

create function private.end_agreements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.hauler_agreements set ended_at = now() where hauler_id = old.id;
  return old;
end;
$$;

-- Sends a hauler the link to the agreement, unless they have accepted the current one: once per `event`.
create function private.ask_for_agreement(hauler_id uuid, event text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (kind, audience, hauler_id, once_key)
  select 'agreement-asked', 'hauler', hauler.id,
    format('agreement-asked:%s:%s:%s', hauler.id, public.current_agreement(), event)
  from public.haulers as hauler
  where hauler.id = ask_for_agreement.hauler_id
    and hauler.agreement_version is distinct from public.current_agreement()
  on conflict (once_key) do nothing;
$$;

create function private.ask_new_hauler() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_agreement(new.id, 'new');
  return null;
end;
$$;

-- Asks active haulers once more, three days before they stop being offered requests without the agreement.
create function private.remind_of_agreements() returns void
language sql set search_path = '' as $$
  select private.ask_for_agreement(id, 'due-' || extract(epoch from agreement_due_at))
  from public.haulers
  where active and agreement_due_at between now() and now() + interval '3 days';
$$;

-- Begins a new version, and asks every active hauler to accept it. Haulers who accepted the previous version are
-- offered requests for 14 days longer; haulers who never accepted keep their deadline. Version and deadlines are set in
-- one transaction, so dispatch sees both or neither.
create function public.begin_agreement(version text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  before constant text := public.current_agreement();
  asked int;
begin
  perform pg_advisory_xact_lock(hashtext('begin_agreement'));
  insert into public.agreement_versions (version, begins_at) values (begin_agreement.version, now());
  update public.haulers set agreement_due_at = now() + interval '14 days'
  where active and agreement_version = before;
  perform private.ask_for_agreement(id, 'begun') from public.haulers where active;
  get diagnostics asked = row_count;
  return asked;
end;
$$;
comment on function public.begin_agreement is
  'Begins a version of the agreement, whose words are in the release. Returns how many haulers are asked.';

create table public.agreement_links (
  token_hash bytea primary key,
  hauler_id uuid not null references public.haulers (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days'
);

comment on table public.agreement_links is 'The links to the agreement. Each opens the page of one hauler.';
comment on column public.agreement_links.token_hash is
  'Hash of the token in the link. Only the email or text has the token itself.';
comment on column public.agreement_links.hauler_id is 'The hauler. The link is deleted with them.';
comment on column public.agreement_links.created_at is 'When the email or text was created.';
comment on column public.agreement_links.expires_at is
  'When it ends: after 30 days, or when the email or phone of the hauler changes.';

create index agreement_links_hauler_id_idx on public.agreement_links (hauler_id);

alter table public.agreement_links enable row level security;
grant select, update (expires_at) on public.agreement_links to service_role;

-- The token of the link in this email or text. It is the same in each attempt, like `make_stop_link`. Null if the
-- notification is not being sent.
create function public.make_agreement_link(notification_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token constant text := private.base32(private.salted_hash('agreement:' || notification_id));
begin
  insert into public.agreement_links (token_hash, hauler_id)
  select private.token_hash(token), hauler_id
  from public.notifications
  where id = notification_id and kind = 'agreement-asked' and state = 'waiting' and claimed_at is not null
  on conflict on constraint agreement_links_pkey do update set hauler_id = excluded.hauler_id;
  return case when found then token end;
end;
$$;
comment on function public.make_agreement_link is 'The token that opens the agreement of the hauler who is notified.';

-- No one can accept with a link that went to an old address: the hauler is asked again at the new one.
create function private.end_agreement_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.agreement_links set expires_at = now() where hauler_id = new.id and expires_at > now();
  perform private.ask_for_agreement(new.id, 'moved-' || extract(epoch from now()));
  return null;
end;
$$;

-- What the page of a link shows: `{ state }`, which is `unknown`, `ended`, `open` or `accepted`, and for the last two
-- `{ version, business, due_at, accepted }`. `accepted` is the newest acceptance, even of an older version, or null.
create function public.view_agreement(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
      when link.expires_at <= now() then jsonb_build_object('state', 'ended')
      else jsonb_build_object(
        'state', case when hauler.agreement_version = public.current_agreement() then 'accepted' else 'open' end,
        'version', public.current_agreement(), 'business', hauler.name, 'due_at', hauler.agreement_due_at,
        'accepted', (
          select jsonb_build_object('version', version, 'at', accepted_at, 'by', accepted_by, 'attested', attested)
          from public.hauler_agreements
          where hauler_id = hauler.id
          order by accepted_at desc
          limit 1
        )
      )
    end
    from public.agreement_links as link join public.haulers as hauler on hauler.id = link.hauler_id
    where link.token_hash = private.token_hash(token)
  ), '{"state": "unknown"}');
$$;
comment on function public.view_agreement is 'What the page of a link to the agreement shows.';

-- Accepts the current version. Accepting it again is `done` and changes nothing. `changed`: another version is current.
create function public.accept_agreement(
  token text, version text, accepted_by text, language public.language, attested jsonb,
  family_owned boolean default null
) returns public.agreement_outcome
language plpgsql security definer set search_path = '' as $$
declare
  hash constant bytea := private.token_hash(token);
  hauler public.haulers;
begin
  select found.* into hauler from public.haulers as found
  where found.id = (select hauler_id from public.agreement_links where token_hash = hash)
  for no key update;
  if not found then
    return 'unknown';
  end if;
  -- Checked after the lock is acquired: a change of address in the meantime has ended the link.
  if not exists (select from public.agreement_links where token_hash = hash and expires_at > clock_timestamp()) then
    return 'ended';
  end if;
  if accept_agreement.version is distinct from public.current_agreement() then
    return 'changed';
  end if;
  if hauler.agreement_version = accept_agreement.version then
    return 'done';
  end if;
  insert into public.hauler_agreements (hauler_id, version, how, business_name, accepted_by, language, attested)
  values (
    hauler.id, accept_agreement.version, 'link', hauler.name, accept_agreement.accepted_by,
    accept_agreement.language, accept_agreement.attested
  );
  update public.haulers set
    agreement_version = accept_agreement.version, agreement_accepted_at = now(), agreement_due_at = null,
    family_owned = coalesce(accept_agreement.family_owned, haulers.family_owned)
  where id = hauler.id;
  insert into public.notifications (kind, audience, hauler_id, once_key)
  select 'agreement-accepted', audience, hauler.id,
    format('agreement-accepted:%s:%s:%s', audience, hauler.id, accept_agreement.version)
  from unnest('{hauler,operator}'::public.audience[]) as audience;
  return 'done';
end;
$$;
comment on function public.accept_agreement is 'A hauler accepts the agreement with their link.';

-- No one is given a job without the agreement, not even by hand. Dispatch never gets here with such a hauler: it
-- chooses by `end_of_papers` and locks their rows, since an error here would refuse a visitor's request.
create function private.check_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not (select private.has_agreement(hauler) from public.haulers as hauler where id = new.hauler_id) then
    raise check_violation
    using message = 'No requests are offered to a hauler without the agreement.', hint = 'no-agreement';
  end if;
  return new;
end;
$$;
