-- The operator's desk: links in mails, and what is done by them.

alter table public.leads add column desk_note text;
alter table public.leads add constraint "desk_note is empty or 1 to 1000 characters" check (
  private.is_plain_text(desk_note, multiline => true) and char_length(desk_note) <= 1000
);
comment on column public.leads.desk_note is 'The team''s note, for the desk alone.';

drop policy "Visitors submit leads and set no column of the operator" on public.leads;
create policy "Visitors submit leads and set no column of the operator" on public.leads
for insert to anon with check (
  status = 'Submitted'
  and image_urls = '{}'
  and cancel_reasons = '{}'
  and timeframe is null
  and flagged_because is null
  and call_time is null
  and contacted_at is null
  and not canceled_by_customer
  and came_back_at is null
  and timeframe_by_hauler is null
  and cancel_reasons_by_hauler is null
  and (email is null or private.has_ascii_domain(email))
  and language in ('en', 'es')
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
  and pickup_from is null
  and pickup_until is null
  and pickup_set_at is null
  and on_my_way_at is null
  and arrives_at is null
  and price_paid is null
  and email_failed_at is null
  and text_failed_at is null
  and desk_note is null
);

alter table public.lead_corrections add column by_team boolean not null default false;
comment on column public.lead_corrections.by_team is 'Was it corrected at the desk, and not on the tracking page?';
comment on table public.lead_corrections is
  'Each time that something was corrected on the tracking page or at the desk, '
  'also the unit or the time to call alone.';

alter table public.contact_messages add column answered_at timestamptz;
comment on column public.contact_messages.answered_at is 'When the team answered. Set at the desk.';
create index contact_messages_unanswered_idx on public.contact_messages (created_at) where answered_at is null;

drop policy "Visitors send messages" on public.contact_messages;
create policy "Visitors send messages" on public.contact_messages
for insert to anon with check (
  created_at = now()
  and flagged_because is null
  and private.has_ascii_domain(email)
  and language in ('en', 'es')
  and answered_at is null
);

alter table public.dispatch_settings
  add column desk_on boolean not null default true,
  add column desk_list_open_for interval not null default '12 hours'
    constraint "desk_list_open_for is longer than nothing and at most a week"
    check (desk_list_open_for > '0' and desk_list_open_for <= '7 days'),
  add column desk_ask_every interval not null default '5 minutes'
    constraint "desk_ask_every is at least a second" check (desk_ask_every >= '1 second'),
  add column digest_at time default '07:30';
comment on column public.dispatch_settings.desk_on is
  'Do the operator''s mails have links to the desk? Off: none is made, and none works.';
comment on column public.dispatch_settings.desk_list_open_for is
  'For how long a link to the whole list works. That of the morning''s mail works until the next one.';
comment on column public.dispatch_settings.desk_ask_every is
  'Who asks for a link to the desk gets one at most this often, and twelve within twelve hours.';
comment on column public.dispatch_settings.digest_at is
  'At this time of the day in Los Angeles the operator is mailed what the day brings. Empty: never.';

create table public.desk_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  mail_kind text not null,
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
  mail_kind text not null,
  by_name text constraint "by_name is empty or 1 to 40 characters on one line"
    check (private.is_plain_text(by_name, multiline => false) and char_length(by_name) <= 40),
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  hauler_id uuid references public.haulers (id) on delete cascade,
  act text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}'
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

create index desk_acts_lead_id_idx on public.desk_acts (lead_id, at);
create index desk_acts_message_id_idx on public.desk_acts (message_id);
create index desk_acts_hauler_id_idx on public.desk_acts (hauler_id);
create index desk_acts_link_id_idx on public.desk_acts (link_id);

alter table public.desk_acts enable row level security;
revoke all on public.desk_acts from anon, authenticated, service_role;
grant select on public.desk_acts to service_role;

-- What several places ask of a request stands once.

-- Do the links to a request still open it? Until 30 days after it was closed.
create function private.links_work(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.closed_at(lead) > now() - interval '30 days', true);
$$;

-- Has the promise passed, and nobody called?
create function private.is_overdue(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select lead.status = 'Submitted' and lead.contacted_at is null and public.promised_by(lead.created_at) <= now();
$$;

-- The name of the hauler who has a request. Null if nobody has.
create function private.hauler_of(lead_id uuid) returns text
language sql stable set search_path = '' as $$
  select hauler.name
  from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
  where offer.lead_id = hauler_of.lead_id and offer.state = 'accepted';
$$;

-- Does a hauler pick up where a request is, and take at least one of its services?
create function private.fits(hauler public.haulers, lead public.leads) returns boolean
language sql immutable set search_path = '' as $$
  select (
    hauler.zip_prefixes = '{}'
    or hauler.zip_prefixes && array[left(lead.zip_code, 3), left(lead.zip_code, 4), left(lead.zip_code, 5)]
  ) and private.services_taken(hauler.services, lead.services) > 0;
$$;

revoke execute on function
  private.links_work(public.leads), private.is_overdue(public.leads), private.hauler_of(uuid),
  private.fits(public.haulers, public.leads)
from public;
grant execute on function
  private.links_work(public.leads), private.is_overdue(public.leads), private.hauler_of(uuid)
to service_role;

create or replace function public.find_job(token text)
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
      offer.state = 'accepted' and private.links_work(lead) as has_job
  ) as job
  where offer.token = find_job.token;
$$;

create or replace function private.offer_lead(lead_id uuid, is_new boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  settings public.dispatch_settings;
  -- Nothing is offered anew at night. What has just arrived is.
  starts constant timestamptz := case when is_new then now() else private.add_business_hours(now(), '0') end;
begin
  select * into lead from public.leads
  where id = offer_lead.lead_id
    and status = 'Submitted'
    and flagged_because is null;
  if not found or exists (
    select from public.job_offers as offer where offer.lead_id = lead.id and state in ('open', 'accepted')
  ) then
    return;
  end if;
  select * into strict settings from public.dispatch_settings;
  if is_new and not (settings.dispatch_on and exists (select from public.haulers where active)) then
    return;
  end if;

  if settings.dispatch_on then
    -- One at a time: who is offered one request has waited less for the next.
    perform pg_advisory_xact_lock(hashtext('offer_lead'));
    insert into public.job_offers (lead_id, hauler_id, offered_at, expires_at)
    select
      lead.id, hauler.id, starts,
      least(private.end_of_offer(starts), private.end_of_insurance(hauler.insured_until))
    from public.haulers as hauler
    where hauler.active
      and hauler.unreachable_since is null
      and private.fits(hauler, lead)
      and coalesce(starts < private.end_of_insurance(hauler.insured_until), true)
      -- A hauler who was offered this request before is passed over, unless all of this is so:
      -- - the offer ran out, or another hauler was faster. Who declined the job or had it is not asked again;
      -- - the job has come back since the offer was made, or the offer ended before its time had come, so that nobody
      --   could have accepted it.
      -- Example: two haulers are offered a request, and one accepts. When they give it back, the other is offered it
      -- again.
      and not exists (
        select from public.job_offers as earlier
        where earlier.lead_id = lead.id
          and earlier.hauler_id = hauler.id
          and (
            earlier.state in ('taken', 'expired')
            and (earlier.offered_at < lead.came_back_at or earlier.offered_at > now())
          ) is not true
      )
    order by
      private.services_taken(hauler.services, lead.services) desc, hauler.last_offered_at nulls first, hauler.id
    limit settings.offers_per_wave
    -- A hauler who is being paused, changed or deleted at this moment is passed over: waiting for that could end in an
    -- error, and with it the request of a visitor.
    for no key update skip locked
    on conflict on constraint job_offers_lead_id_hauler_id_key
    do update set state = 'open', offered_at = excluded.offered_at, expires_at = excluded.expires_at;
    if found then
      return;
    end if;
  end if;

  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'nobody-left', 'operator', lead.id,
    format('nobody-left:%s:%s', lead.id, extract(epoch from greatest(max(offer.offered_at), lead.came_back_at)))
  from public.job_offers as offer where offer.lead_id = lead.id
  on conflict (once_key) do nothing;
  -- While it is off, the operator asks one after the other: the promise tells when that takes too long.
  if settings.dispatch_on then
    perform private.tell_that_we_look(lead.id);
  end if;
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
  private.hauler_of(lead.id) as hauler,
  (
    select count(*) from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'open'
  ) as open_offers,
  lead.contacted_at,
  private.is_overdue(lead) as overdue,
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

-- Makes a link to a request, to a message or, without either, to the list. Its token is returned, and kept nowhere.
create function private.new_desk_link(lead_id uuid, message_id uuid, mail_kind text, expires_at timestamptz)
returns text
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

create function private.forget_old_desk_links() returns void
language sql set search_path = '' as $$
  delete from public.desk_links where expires_at < now() - interval '30 days';
$$;

insert into private.notification_kinds (audience, kind, text_first, texted_too) values
  ('customer', 'link-again', false, false),
  ('hauler', 'job-taken-back', true, false),
  ('hauler', 'job-canceled', true, false),
  ('hauler', 'job-changed', true, false),
  ('operator', 'digest', false, false),
  ('operator', 'desk-link', false, false),
  ('operator', 'hauler-changed', false, false);

alter table public.notifications add column act_id uuid references public.desk_acts (id) on delete cascade;
comment on column public.notifications.act_id is 'The act at the desk that it is about. Deleted with it.';
create index notifications_act_id_idx on public.notifications (act_id);

-- Is it held back while the request or message is flagged? What warns of harm is not.
create function private.waits_for_flag(audience text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind not in (
      'held-request', 'held-message', 'hauler-canceled', 'given-back', 'taken-back', 'job-taken-back', 'job-canceled'
    )
    and not (audience = 'operator' and kind in ('not-contacted', 'customer-corrected'));
$$;

-- Holds back what is to be told of a request or message while it is flagged, and lets it out when the flag is cleared.
-- The operator alone is told that something is flagged, with all else that is flagged within `flagged_digest_every`.
-- What warns of harm is not held back. What was held back is news when it is let out.
create or replace function private.notify_of_flag() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  period constant numeric := extract(epoch from (select flagged_digest_every from public.dispatch_settings));
  period_end constant numeric := (floor(extract(epoch from now()) / period) + 1) * period;
begin
  update public.notifications set
    due_at = case when new.flagged_because is null then now() else 'infinity' end,
    created_at = case when new.flagged_because is null then now() else created_at end
  where (lead_id = new.id or message_id = new.id)
    and state = 'waiting'
    and case when new.flagged_because is null then due_at = 'infinity' else private.waits_for_flag(audience, kind) end;
  if new.flagged_because is not null then
    insert into public.notifications (kind, audience, once_key, due_at)
    values ('flagged-digest', 'operator', 'flagged-digest:' || period_end, to_timestamp(period_end))
    on conflict (once_key) do nothing;
  end if;
  return null;
end;
$$;

-- Sends it the other way, once, and within 24 hours of what it tells. False: there is none, so that this was the end.
-- The mails and texts of the operator have no other way: each has the other beside it.
create or replace function private.go_other_way(notification public.notifications, error text) returns boolean
language plpgsql set search_path = '' as $$
declare
  failed constant text := notification.channel;
  other private.way;
begin
  if notification.failed_channel is not null
    or notification.audience = 'operator'
    or notification.created_at < now() - interval '24 hours'
  then
    return false;
  end if;
  notification.failed_channel := failed;
  other := private.way_of(notification);
  if other.reason is not null then
    return false;
  end if;
  update public.notifications as told set
    failed_channel = failed, channel = null, state = 'waiting', finished_at = null, claimed_at = null,
    handed_over_at = null, attempts = 0, last_error = left(error, 500), delivery = null,
    due_at = greatest(coalesce(other.due_at, now()), case
      when private.waits_for_flag(told.audience, told.kind) then private.due_of_lead(told.lead_id)
    end)
  where told.id = notification.id;
  return true;
end;
$$;

-- Tells the operator, and the hauler who has the job, or one of them (`audiences`), of what the customer did. What
-- already waits to be told is put off by `hold` instead of being told twice.
create or replace function private.tell_of_customer(
  lead_id uuid, kind text, hold interval,
  audiences text[] default '{operator,hauler}', proposal_id uuid default null
) returns void
language sql set search_path = '' as $$
  with told as (
    update public.notifications as notification set
      due_at = private.due_of_lead(notification.lead_id) + hold, proposal_id = tell_of_customer.proposal_id
    where notification.lead_id = tell_of_customer.lead_id
      and notification.kind = tell_of_customer.kind
      and audience = any (audiences)
      and state = 'waiting'
      and attempts = 0
      -- Nothing puts off what is told of a correction at the desk.
      and once_key not like 'customer-corrected:desk:%'
    returning audience, offer_id
  )
  insert into public.notifications (kind, audience, lead_id, offer_id, proposal_id, once_key, due_at)
  select
    tell_of_customer.kind, who.audience, tell_of_customer.lead_id, who.offer_id, tell_of_customer.proposal_id,
    format('%s:%s:%s:%s', tell_of_customer.kind, who.audience, tell_of_customer.lead_id, pg_current_xact_id()),
    private.due_of_lead(tell_of_customer.lead_id) + hold
  from (
    select 'operator' as audience, null::uuid as offer_id
    union all
    select 'hauler', id from public.job_offers as offer
    where offer.lead_id = tell_of_customer.lead_id and offer.state = 'accepted'
  ) as who
  where who.audience = any (audiences)
    and not exists (
      select from told where told.audience = who.audience and told.offer_id is not distinct from who.offer_id
    );
$$;

-- Tells the customer that nobody has their request any more, after they were told who had taken it: it is open again,
-- as after a change of its status. Matched is no status, so whichever the request has is told as a change.
create or replace function private.tell_of_lost_hauler(lead public.leads) returns void
language sql set search_path = '' as $$
  insert into public.notifications (
    kind, audience, lead_id, once_key, status_before, timeframe_before, pickup_before, due_at
  )
  select
    'status-changed', 'customer', lead.id, format('changed:%s:%s', lead.id, pg_current_xact_id()), 'Matched',
    lead.timeframe, private.pickup_window(lead), private.due_of_lead(lead.id) + status_mail_hold
  from public.dispatch_settings
  -- That its time is gone with the hauler has just been written: it is told with this.
  on conflict (once_key) do update set kind = 'status-changed', status_before = 'Matched';
$$;

-- Deletes what was done at the desk to requests that named this number or address before or after. Nobody else may
-- change the history.
create function private.forget_acts_that_name(phone text, email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.desk_acts as act
  where act.lead_id is not null
    and (
      forget_acts_that_name.phone in (
        private.canonical_phone(act.before ->> 'phone'), private.canonical_phone(act.after ->> 'phone')
      )
      or forget_acts_that_name.email in (lower(act.before ->> 'email'), lower(act.after ->> 'email'))
    );
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

  perform private.forget_acts_that_name(wanted_phone, wanted_email);

  -- Reports, corrections, acts at the desk and status changes go with their request.
  delete from public.leads as lead where lead.id = any (lead_ids);
  get diagnostics leads = row_count;

  delete from public.contact_messages as message
  where private.canonical_email(message.email) = private.canonical_email(wanted_email)
    and lower(message.email) = wanted_email;
  get diagnostics messages = row_count;

  return next;
end;
$$;

-- What is null stays as it is. An empty text takes it away, but for the phone number. The consent to be texted was for
-- the number that it was given for: with another one it ends, unless it is given again. Three corrections a request and
-- day, and no number or address that requests have named too often lately: else `too-many`.
create or replace function public.correct_lead(
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
      where lead_id = lead.id and corrected_at > now() - interval '24 hours' and not by_team
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

-- Is this the tracking ID of a request, or the token of a job, of a mail or of the desk?
create or replace function private.is_known_secret(secret text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where tracking_id = secret)
    or exists (select from public.job_offers where token = secret)
    or exists (select from public.stop_links where token_hash = private.token_hash(secret))
    or exists (select from public.desk_links where token_hash = private.token_hash(secret));
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.forget_acts_that_name(text, text) to service_role;
