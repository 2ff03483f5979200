-- Haulers, and the requests they are offered. A hauler only needs a link: there is no sign-in.

create table public.agreement_versions (
  version text primary key
    constraint "version is a day such as 2026-12-01" check (version ~ '^20\d\d-[01]\d-[0-3]\d$'),
  begins_at timestamptz not null default now() unique
);

comment on table public.agreement_versions is
  'The versions of the agreement with haulers. To begin one, call begin_agreement. Its words are in the code.';
comment on column public.agreement_versions.version is 'The day it is named after.';
comment on column public.agreement_versions.begins_at is 'From when on it is the current one.';

insert into public.agreement_versions (version) values ('2026-12-02');

alter table public.agreement_versions enable row level security;
grant select on public.agreement_versions to service_role;

create function public.current_agreement() returns text
language sql stable set search_path = '' as $$
  select version from public.agreement_versions where begins_at <= now() order by begins_at desc limit 1;
$$;
comment on function public.current_agreement is 'The version of the agreement that haulers accept now.';

create table public.haulers (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint "name is 1 to 120 characters on one line" check (private.is_plain_text(name, 120)),
  contact_name text
    constraint "contact_name is empty or 1 to 120 characters on one line"
    check (private.is_plain_text(contact_name, 120)),
  email text not null
    constraint "email looks like name@example.com"
    check (private.is_one_mailbox(email) and email ~ '@[^@]+\.[^@]+$'),
  phone text not null
    constraint "phone is 10 to 16 digits, the first not 0" check (phone ~ '^[1-9][0-9]{9,15}$'),
  zip_prefixes text[] not null default '{}'
    constraint "zip_prefixes are the first 3 to 5 digits of ZIP codes" check (
      -- As text, an entry with a space or comma would be quoted.
      zip_prefixes::text ~ '^\{([0-9]{3,5}(,[0-9]{3,5})*)?\}$'
    ),
  services text[] not null default '{}',
  active boolean not null default false,
  created_at timestamptz not null default now(),
  last_offered_at timestamptz,
  vetted_at timestamptz,
  insured_until date,
  languages public.language[] not null default '{en}'
    constraint "languages are en, es or both"
    check (
      array_ndims(languages) = 1
      and coalesce(cardinality(languages) = 1 or cardinality(languages) = 2 and languages[1] <> languages[2], false)
      and array_position(languages, null) is null
    ),
  texts_on boolean not null default false,
  texts_on_since timestamptz,
  email_failed_at timestamptz,
  text_failed_at timestamptz,
  unreachable_since timestamptz,
  agreement_version text references public.agreement_versions (version),
  agreement_accepted_at timestamptz,
  agreement_due_at timestamptz,
  everywhere boolean not null default false,
  family_owned boolean not null default false,
  paused_by_hauler_at timestamptz,
  truck_cubic_yards int
    constraint "truck_cubic_yards is 1 to 60" check (truck_cubic_yards between 1 and 60),

  constraint "only services on offer" check (services <@ private.services_on_offer()),
  constraint "agreement_version and agreement_accepted_at belong together"
    check ((agreement_version is null) = (agreement_accepted_at is null)),
  constraint "active needs vetted_at, insured_until and an area" check (
    not active or vetted_at is not null and insured_until is not null and (everywhere or zip_prefixes <> '{}')
  )
);

comment on table public.haulers is 'The companies that pick up. Safe to edit by hand.';
comment on column public.haulers.name is
  'Name of the business. The customer of a job sees it once the hauler has accepted.';
comment on column public.haulers.contact_name is 'The person the operator talks to. Shown to no one else.';
comment on column public.haulers.email is 'Where offers go, unless they are texted.';
comment on column public.haulers.phone is
  'Digits only. The customer of a job sees it once the hauler has accepted.';
comment on column public.haulers.zip_prefixes is
  'Where they pick up: first 3 to 5 digits of ZIP codes. Empty: nowhere, unless `everywhere` is set.';
comment on column public.haulers.services is
  'What they take. Home Cleaning includes its variants. Empty: everything.';
comment on column public.haulers.active is
  'False pauses them: open offers end, but they keep their jobs. '
  'Setting it needs vetted_at, insurance, an area and the agreement.';
comment on column public.haulers.created_at is 'When they joined.';
comment on column public.haulers.last_offered_at is
  'When they were last offered a request. Among haulers who take equally many services, the longest wait comes first.';
comment on column public.haulers.vetted_at is
  'When you checked their identity, insurance and licenses. Without it, a hauler cannot be active.';
comment on column public.haulers.insured_until is
  'Last day of their insurance, in Los Angeles. After it, they get no automatic offers.';
comment on column public.haulers.languages is
  'The languages they speak with customers: en, es or both. Emails, texts and linked pages use the first.';
comment on column public.haulers.texts_on is
  'Do they want texts? They choose on the page of a job. Set it by hand only if they asked for it in writing.';
comment on column public.haulers.texts_on_since is 'When they turned texts on. Set by a trigger.';
comment on column public.haulers.email_failed_at is
  'When an email to this address failed permanently. Cleared when the address changes; clear it by hand to try again.';
comment on column public.haulers.text_failed_at is
  'When a text to this number failed permanently. Cleared when the number changes; clear it by hand to try again.';
comment on column public.haulers.unreachable_since is
  'When we could no longer reach them: they get no offers, but keep their jobs. '
  'Cleared when email, phone or texts_on changes, and within a minute once they can be reached again.';
comment on column public.haulers.agreement_version is
  'The newest version of the agreement that they accepted. Set it by hand only if they signed it on paper.';
comment on column public.haulers.agreement_accepted_at is 'When they accepted it.';
comment on column public.haulers.agreement_due_at is
  'Until then they are offered requests without the current agreement. Empty: not without it.';
comment on column public.haulers.everywhere is 'They pick up everywhere. False: only where zip_prefixes says.';
comment on column public.haulers.family_owned is 'Do they say that they are a family-owned business?';
comment on column public.haulers.paused_by_hauler_at is
  'When they paused offers themselves, by the link in an email. Empty: they did not, or you have paused them since.';
comment on column public.haulers.truck_cubic_yards is
  'What their truck holds: length × width × height in feet, divided by 27. Empty: not noted.';

alter table public.haulers enable row level security;
grant select, insert, update, delete on public.haulers to service_role;

-- Any change of the contact data clears `unreachable_since`.
create function private.note_hauler_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.texts_on_since := case
    when not new.texts_on then null
    when tg_op = 'UPDATE' and old.texts_on then old.texts_on_since
    else now()
  end;
  if tg_op = 'UPDATE'
    and (new.email, new.phone, new.texts_on) is distinct from (old.email, old.phone, old.texts_on)
  then
    new.unreachable_since := null;
  end if;
  return new;
end;
$$;

-- When an offer made at `moment` expires.
create function private.end_of_offer(moment timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select private.add_business_hours(moment, offer_open_for) from public.dispatch_settings;
$$;

-- The end of the last day of an insurance, or null if that day is unknown.
create function private.end_of_insurance(insured_until date) returns timestamptz
language sql stable set search_path = '' as $$
  select (insured_until + 1)::timestamp at time zone 'America/Los_Angeles';
$$;

-- Does a hauler have the current agreement, or time left to accept it?
create function private.has_agreement(hauler public.haulers) returns boolean
language sql stable set search_path = '' as $$
  select hauler.agreement_version is not distinct from public.current_agreement()
    or coalesce(hauler.agreement_due_at > now(), false);
$$;

-- What a hauler lacks to be active now, in the order in which the desk names it.
create function private.missing_papers(hauler public.haulers) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when hauler.vetted_at is null then 'not-vetted' end,
    case when coalesce(private.end_of_insurance(hauler.insured_until) <= now(), true) then 'not-insured' end,
    case when not hauler.everywhere and hauler.zip_prefixes = '{}' then 'no-area' end,
    case when not private.has_agreement(hauler) then 'no-agreement' end
  ], null);
$$;

-- Until when a hauler can be offered requests: the end of their insurance, or of their time to accept the agreement.
-- In PL/pgSQL, because dispatch calls it for each hauler.
create function private.end_of_papers(hauler public.haulers) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return least(private.end_of_insurance(hauler.insured_until), case
    when hauler.agreement_version is not distinct from public.current_agreement() then 'infinity'
    else coalesce(hauler.agreement_due_at, '-infinity')
  end);
end;
$$;

-- Only becoming active is checked. An active hauler whose papers end stays active, but is offered nothing.
create function private.check_papers() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  missing constant text := (private.missing_papers(new))[1];
begin
  if missing is not null then
    raise check_violation using message = format('A hauler cannot be active: %s', missing), hint = missing;
  end if;
  return new;
end;
$$;

create table public.job_offers (
  id uuid primary key default gen_random_uuid(),
  token text not null unique default private.new_tracking_id()
    constraint "token is 16 Crockford base-32 characters" check (token ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  lead_id uuid not null references public.leads (id) on delete cascade,
  hauler_id uuid not null references public.haulers (id) on delete cascade,
  state public.offer_state not null default 'open',
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null default private.end_of_offer(now()),
  accepted_at timestamptz,
  contacted_at timestamptz,
  reported_at timestamptz,
  decline_reason text
    constraint "decline_reason is at most 300 characters" check (char_length(decline_reason) <= 300),
  returned_at timestamptz,
  answered_at timestamptz,
  reported_again boolean not null default false,
  no_show_at timestamptz,
  no_shows int not null default 0 constraint "no_shows is not negative" check (no_shows >= 0),
  unique (lead_id, hauler_id)
);

comment on table public.job_offers is
  'Which request was offered to which hauler. '
  'To make an offer by hand, insert lead_id and hauler_id, or set state back to open.';
comment on column public.job_offers.token is 'Secret shared with the hauler: it opens the page of the job.';
comment on column public.job_offers.lead_id is 'The request. The offer is deleted with it.';
comment on column public.job_offers.hauler_id is
  'The hauler. The offer is deleted with them, and a job they had is offered to others.';
comment on column public.job_offers.state is
  'open, accepted, declined, taken (another hauler was faster), '
  'expired (timed out or was withdrawn) or returned (given or taken back, or its proposal was declined).';
comment on column public.job_offers.offered_at is 'When it can first be accepted.';
comment on column public.job_offers.expires_at is 'When it can no longer be accepted.';
comment on column public.job_offers.accepted_at is 'When the hauler took the job.';
comment on column public.job_offers.contacted_at is
  'When the hauler last reported a call. Before that: when they first proposed a price and times.';
comment on column public.job_offers.reported_at is
  'When the customer reported "I was not contacted", while the hauler''s answer is pending.';
comment on column public.job_offers.decline_reason is
  'Why the hauler declined it or gave it back, or why else it came back.';
comment on column public.job_offers.returned_at is 'When the hauler gave the job back themselves.';
comment on column public.job_offers.answered_at is
  'When the hauler last answered the customer''s "I was not contacted".';
comment on column public.job_offers.reported_again is
  'Has the customer reported it again within two days of that answer? Then no answer keeps the job.';
comment on column public.job_offers.no_show_at is
  'When the customer last reported that no one came. Another pickup time settles it.';
comment on column public.job_offers.no_shows is
  'To how many pickups the hauler did not come, as the customer says. '
  'If a report is false, set it to 0 and no_show_at to empty.';

-- Guarantees that two haulers never have the same job.
create unique index job_offers_one_accepted_idx on public.job_offers (lead_id) where state = 'accepted';
create index job_offers_hauler_id_idx on public.job_offers (hauler_id);
create index job_offers_given_back_idx on public.job_offers (hauler_id, returned_at) where returned_at is not null;
create index job_offers_no_show_idx on public.job_offers (hauler_id, no_show_at) where no_show_at is not null;
create index job_offers_open_idx on public.job_offers (expires_at) where state = 'open';
create index job_offers_open_of_hauler_idx on public.job_offers (hauler_id) where state = 'open';
create index job_offers_reported_idx on public.job_offers (reported_at)
where state = 'accepted' and reported_at is not null;

alter table public.job_offers enable row level security;
grant select, insert, update, delete on public.job_offers to service_role;

-- The current state of an offer: that of its column `state`, but `closed` once its request is closed, and `expired` as
-- soon as its time has passed, even if the column is not updated yet.
create function private.job_state(offer public.job_offers, lead public.leads) returns public.job_state
language sql stable set search_path = '' as $$
  select case
    when private.is_closed(lead.status) then 'closed'
    when offer.state = 'open' and offer.expires_at <= now() then 'expired'
    else offer.state::text::public.job_state
  end;
$$;

-- The name of the hauler who has a request. Null if no one has it.
create function private.hauler_of(lead_id uuid) returns text
language sql stable set search_path = '' as $$
  select hauler.name
  from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
  where offer.lead_id = hauler_of.lead_id and offer.state = 'accepted';
$$;

grant execute on function
  private.end_of_offer(timestamptz), private.end_of_insurance(date), private.end_of_papers(public.haulers),
  private.hauler_of(uuid)
to service_role;
