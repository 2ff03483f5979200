-- The operator's desk: links in the operator's mails, and what was done by them. A link is all that is needed: nobody
-- signs in. What it may do is in 24_desk_actions.sql, what it shows in 28_desk_views.sql.

create table public.desk_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  mail_kind public.notification_kind not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,

  constraint "a link is for a request, for a message or for the list" check (num_nonnulls(lead_id, message_id) <= 1)
);

comment on table public.desk_links is
  'Links to the operator''s desk. To end them all: '
  'update public.desk_links set expires_at = now() where expires_at > now();';
comment on column public.desk_links.token_hash is
  'Hash of the token in the link. The mail alone has the token itself: this table opens nothing.';
comment on column public.desk_links.lead_id is 'The request that it opens. Deleted with it.';
comment on column public.desk_links.message_id is
  'The message that it opens. Deleted with it. Without either, the link opens the list.';
comment on column public.desk_links.mail_kind is 'Of which kind the mail was that has it.';
comment on column public.desk_links.created_at is 'When the mail was made.';
comment on column public.desk_links.expires_at is
  'Until when it works; that of a request at most 30 days after the request was closed.';
comment on column public.desk_links.last_used_at is 'When something was last done by it.';

create index desk_links_lead_id_idx on public.desk_links (lead_id);
create index desk_links_message_id_idx on public.desk_links (message_id);
create index desk_links_expires_at_idx on public.desk_links (expires_at);

-- The operator may end links by hand. Only functions make them.
alter table public.desk_links enable row level security;
revoke all on public.desk_links from anon, authenticated, service_role;
grant select, update (expires_at) on public.desk_links to service_role;

create table public.desk_acts (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  link_id uuid references public.desk_links (id) on delete set null,
  mail_kind public.notification_kind not null,
  by_name text constraint "by_name is empty or 1 to 40 characters on one line"
    check (private.is_plain_text(by_name, multiline => false) and char_length(by_name) <= 40),
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  hauler_id uuid references public.haulers (id) on delete cascade,
  act text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  by_list boolean not null
);

comment on table public.desk_acts is 'What was done at the desk: each act once. Written by functions alone.';
comment on column public.desk_acts.id is 'Made by the page for each press, so that what is sent twice is one act.';
comment on column public.desk_acts.at is 'When it was done.';
comment on column public.desk_acts.link_id is 'By which link. Empty once that has been deleted.';
comment on column public.desk_acts.mail_kind is 'Of which kind the mail was that has the link.';
comment on column public.desk_acts.by_name is 'Who did it, if they gave a name. Nobody proves it.';
comment on column public.desk_acts.lead_id is 'To which request. Deleted with it.';
comment on column public.desk_acts.message_id is 'To which message. Deleted with it.';
comment on column public.desk_acts.hauler_id is 'Which hauler it named. Deleted with them.';
comment on column public.desk_acts.act is 'What was done.';
comment on column public.desk_acts.before is 'What was changed, as it was before.';
comment on column public.desk_acts.after is 'What was changed, as it was then.';
comment on column public.desk_acts.by_list is
  'Whether the link was one of the list. Known also once that has been deleted.';

create index desk_acts_lead_id_idx on public.desk_acts (lead_id, at);
create index desk_acts_message_id_idx on public.desk_acts (message_id);
create index desk_acts_hauler_id_idx on public.desk_acts (hauler_id);
create index desk_acts_link_id_idx on public.desk_acts (link_id);

alter table public.desk_acts enable row level security;
revoke all on public.desk_acts from anon, authenticated, service_role;
grant select on public.desk_acts to service_role;

-- Makes a link to a request, to a message or, without either, to the list. Its token is returned, and kept nowhere.
create function private.new_desk_link(
  lead_id uuid, message_id uuid, mail_kind public.notification_kind, expires_at timestamptz
) returns text
language plpgsql set search_path = '' as $$
declare
  token constant text := private.new_tracking_id();
begin
  insert into public.desk_links (token_hash, lead_id, message_id, mail_kind, expires_at)
  values (
    private.token_hash(token), new_desk_link.lead_id, new_desk_link.message_id, new_desk_link.mail_kind,
    new_desk_link.expires_at
  );
  return token;
end;
$$;

-- The link of a token while it works. Null otherwise, for whatever reason.
create function private.open_desk_link(token text) returns public.desk_links
language sql stable set search_path = '' as $$
  select link
  from public.desk_links as link
  left join public.leads as lead on lead.id = link.lead_id
  where link.token_hash = private.token_hash(token)
    and link.expires_at > now()
    and (select desk_on from public.dispatch_settings)
    and private.links_work(lead);
$$;

create function private.is_list_link(link public.desk_links) returns boolean
language sql immutable set search_path = '' as $$
  select link.id is not null and num_nonnulls(link.lead_id, link.message_id) = 0;
$$;

-- When it was first said by a link of the list that the customer was called, where the call that is noted was said so.
-- Such a link opens all requests, and no mail tells of what it says. Null of any other call, and of none. Who takes it
-- back and says it again does not make it later.
create function private.called_by_list_at(lead public.leads) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select least(min(act.at), lead.contacted_at)
    from public.desk_acts as act
    where act.lead_id = lead.id and act.act = 'called' and act.by_list
    having bool_or(act.at >= lead.contacted_at and act.after ->> 'contacted_at' is not null)
  );
end;
$$;

-- Has somebody called the customer? What a link of the list says counts for `holds`, and after that where a hauler has
-- the request or a time is agreed.
create function private.is_called(lead public.leads, holds interval default '1 hour') returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- First and by itself: the clock asks it of every request that nobody was called about, and a query takes longer.
  if lead.contacted_at is null then
    return false;
  end if;
  return not (
    lead.status = 'Submitted'
    and lead.timeframe is null
    and lead.pickup_from is null
    and not exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
    and coalesce(private.called_by_list_at(lead) <= now() - holds, false)
  );
end;
$$;

-- Was the customer called before the promise had passed? What a link of the list says counts where a hauler had the
-- request within an hour, or called in time.
create function private.is_called_in_time(lead public.leads) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  promised timestamptz;
  said_at timestamptz;
begin
  if lead.contacted_at is null then
    return false;
  end if;
  promised := public.promised_by(lead.created_at);
  if lead.contacted_at > promised then
    return false;
  end if;
  said_at := private.called_by_list_at(lead);
  return said_at is null or exists (
    select from public.job_offers as offer
    where offer.lead_id = lead.id
      and (offer.accepted_at <= said_at + interval '1 hour' or offer.contacted_at <= promised)
  );
end;
$$;

-- Has the promise passed, and nobody called?
create function private.is_overdue(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select lead.status = 'Submitted' and not private.is_called(lead) and public.promised_by(lead.created_at) <= now();
$$;

create function private.purge_desk_links() returns void
language sql set search_path = '' as $$
  delete from public.desk_links where expires_at < now() - interval '30 days';
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.is_called(public.leads, interval), private.is_called_in_time(public.leads), private.is_overdue(public.leads)
to service_role;
