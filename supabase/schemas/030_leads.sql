-- Quote requests and their status history.

-- Is this a valid pickup window? It has quarter hours of one day, 6 AM to 9 PM in Los Angeles: each of those times
-- occurs exactly once a day, even when daylight saving time starts or ends.
create function private.is_pickup_window(starts timestamptz, ends timestamptz) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  start_clock constant timestamp := starts at time zone 'America/Los_Angeles';
  end_clock constant timestamp := ends at time zone 'America/Los_Angeles';
begin
  return coalesce(
    start_clock::date = end_clock::date
    and start_clock::time >= '06:00'
    and end_clock::time <= '21:00'
    and end_clock - start_clock between interval '30 minutes' and interval '6 hours'
    and extract(epoch from starts) % 900 = 0
    and extract(epoch from ends) % 900 = 0,
    false
  );
end;
$$;

-- Is this a final status?
create function private.is_closed(status public.lead_status) returns boolean
language sql immutable set search_path = '' as $$
  select status >= 'Completed';
$$;

create function private.services_on_offer() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'Furniture Removal', 'Garage Cleanouts', 'Yard Waste Cleanup', 'Hoarder House Cleanup', 'Curbside Pickups',
    'Construction Debris', 'Attic & Basement Cleanouts', 'Electronics Disposal', 'Old Appliances', 'Office Cleanouts',
    'Estate Cleanouts', 'Hot Tub Removal', 'Storage Unit Cleanout', 'Mattress Disposal', 'Home Cleaning',
    'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'
  ];
$$;

-- When it should be gone, as the customer says: `soon`, `flexible`, or the day by which. No bound on the day: a device
-- with a wrong clock, or a request that waited offline until after the day, must not cost the request. Pages and
-- `corrected_wanted` have one.
create function private.is_wanted(wanted text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when wanted ~ '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$' then
      -- Raises 22008 for February 30.
      make_date(left(wanted, 4)::int, substr(wanted, 6, 2)::int, right(wanted, 2)::int) is not null
    else wanted in ('soon', 'flexible')
  end;
end;
$$;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  tracking_id text not null unique default private.new_tracking_id(),
  services text[] not null,
  street_address text not null,
  unit_number text,
  city text,
  zip_code text not null,
  job_description text,
  full_name text not null,
  phone text not null,
  email text,
  agreed_to_messages boolean not null default false,
  agreed_to_terms boolean not null,
  consent_version text not null default 'operator',
  source_page text not null default '',
  image_urls text[] not null default '{}',
  status public.lead_status not null default 'Submitted',
  cancel_reasons text[] not null default '{}',
  timeframe text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_in_transaction xid8 not null default pg_current_xact_id(),
  flagged_because text,
  call_time text,
  contacted_at timestamptz,
  canceled_by_customer boolean not null default false,
  came_back_at timestamptz,
  timeframe_by_hauler text,
  cancel_reasons_by_hauler text[],
  language public.language not null default 'en',
  pickup_from timestamptz,
  pickup_until timestamptz,
  pickup_set_at timestamptz,
  on_my_way_at timestamptz,
  arrives_at timestamptz,
  price_paid int,
  email_failed_at timestamptz,
  text_failed_at timestamptz,
  agreed_to_messages_at timestamptz,
  desk_note text,
  load_size public.load_size,
  load_size_hauled public.load_size,
  price_left_out_because text,
  wanted text,

  constraint "tracking_id is 16 Crockford base-32 characters"
    check (tracking_id ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  constraint "services are 1 to 17 of the services on offer" check (
    array_ndims(services) = 1
    and cardinality(services) between 1 and 17
    and services <@ private.services_on_offer()
  ),
  constraint "street_address is 1 to 200 characters on one line" check (private.is_plain_text(street_address, 200)),
  constraint "unit_number is empty or 1 to 40 characters on one line" check (private.is_plain_text(unit_number, 40)),
  constraint "city is empty or 1 to 100 characters on one line" check (private.is_plain_text(city, 100)),
  constraint "zip_code is 12345 or 12345-6789" check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint "job_description is empty or 1 to 2000 characters"
    check (private.is_plain_text(job_description, 2000, multiline => true)),
  constraint "full_name is 1 to 120 characters on one line" check (private.is_plain_text(full_name, 120)),
  constraint "phone is 10 to 16 digits, the first not 0" check (phone ~ '^[1-9][0-9]{9,15}$'),
  constraint "email is empty or looks like name@example.com" check (
    private.is_one_mailbox(email) and email ~ '@[^@]+\.[^@]+$'
  ),
  constraint "the Terms of Service and Privacy Policy are agreed to" check (agreed_to_terms),
  constraint "consent_version is 1 to 20 characters" check (consent_version ~ '^[a-z0-9.-]{1,20}$'),
  constraint "source_page is empty or a web address without a tracking ID" check (
    source_page = ''
    or (
      source_page ~ '^https?://[^\s]+$'
      and source_page !~* '/track/'
      and private.is_plain_text(source_page, 500)
    )
  ),
  constraint "image_urls are at most 5" check (cardinality(image_urls) <= 5),
  constraint "cancel_reasons are at most 10, none of them empty" check (
    cardinality(cancel_reasons) <= 10
    and array_position(cancel_reasons, null) is null
    and array_position(cancel_reasons, '') is null
  ),
  constraint "timeframe is empty or at most 100 characters" check (char_length(timeframe) <= 100),
  constraint "call_time is empty or 1 to 100 characters on one line" check (private.is_plain_text(call_time, 100)),
  constraint "pickup is quarter hours of one day, 6 AM to 9 PM Los Angeles" check (
    pickup_from is null or pickup_until is null or private.is_pickup_window(pickup_from, pickup_until)
  ),
  constraint "pickup_from and pickup_until are set or emptied together" check (
    (pickup_from is null) = (pickup_until is null)
  ),
  constraint "price_paid is 0 to 20000 dollars" check (price_paid between 0 and 20000),
  constraint "desk_note is empty or 1 to 1000 characters"
    check (private.is_plain_text(desk_note, 1000, multiline => true)),
  constraint "price_left_out_because is 1 to 200 characters on one line"
    check (private.is_plain_text(price_left_out_because, 200)),
  constraint "wanted is soon, flexible or a day" check (private.is_wanted(wanted))
);

comment on table public.leads is
  'Quote requests, one per row. Safe to edit by hand: status, cancel_reasons, timeframe, contacted_at, '
  'pickup_from with pickup_until, price_paid, and flagged_because to clear a flag.';
comment on column public.leads.id is 'Part of the photos'' public addresses, so not a secret. Do not edit.';
comment on column public.leads.tracking_id is 'Secret shared with the customer: it opens the tracking page.';
comment on column public.leads.services is 'The services the customer checked. Only services we offer are accepted.';
comment on column public.leads.street_address is 'Where to pick up. Never shown on the tracking page.';
comment on column public.leads.unit_number is
  'Apartment, suite or unit. Shown on the tracking page, where it can be corrected.';
comment on column public.leads.city is 'Shown on the tracking page.';
comment on column public.leads.zip_code is '12345 or 12345-6789. Shown on the tracking page.';
comment on column public.leads.job_description is
  'What the customer wrote about the job. Never shown on the tracking page.';
comment on column public.leads.full_name is 'Shown on the tracking page.';
comment on column public.leads.phone is
  'Digits only, as typed, with or without the country code. Shown on the tracking page.';
comment on column public.leads.email is 'Optional. Shown on the tracking page.';
comment on column public.leads.agreed_to_messages is
  'Did the customer check the optional consent to be contacted? consent_version has the wording.';
comment on column public.leads.agreed_to_terms is 'Always true: the form requires it.';
comment on column public.leads.consent_version is 'Which wording of the consent boxes the customer saw.';
comment on column public.leads.source_page is 'The page of our site with the form, without anything after ? or #.';
comment on column public.leads.image_urls is 'Public addresses of the photos, set by attach_lead_images.';
comment on column public.leads.status is 'Shown on the tracking page.';
comment on column public.leads.cancel_reasons is 'Shown on the tracking page while the status is Canceled.';
comment on column public.leads.timeframe is
  'When the pickup is planned, in words. Replaces pickup_from and pickup_until. '
  'If all are empty, the tracking page shows `wanted`.';
comment on column public.leads.created_at is 'When the customer pressed Submit. The time we promise counts from here.';
comment on column public.leads.updated_at is 'When the row last changed. Set by a trigger.';
comment on column public.leads.created_in_transaction is
  'Lets only the transaction that inserted the row read it back.';
comment on column public.leads.flagged_because is
  'Why this may not be a real request. Clear it to remove the flag. A flagged request accepts no photos.';
comment on column public.leads.call_time is
  'When the customer prefers to be called, in their words. Shown on the tracking page and to the hauler.';
comment on column public.leads.contacted_at is
  'When someone first called the customer or sent a proposal. Set it if you called them yourself.';
comment on column public.leads.canceled_by_customer is
  'Did the customer cancel? If so, cancel_reasons are their words, and emails do not repeat them.';
comment on column public.leads.came_back_at is
  'When the job last came back from a hauler or was reopened. '
  'Earlier offers that expired or went to another hauler can be made again.';
comment on column public.leads.timeframe_by_hauler is
  'The last timeframe a hauler wrote; empty if they removed it. '
  'While it equals timeframe, the words are a hauler''s, and emails do not repeat them.';
comment on column public.leads.cancel_reasons_by_hauler is
  'The reasons a hauler gave for canceling. '
  'While they equal cancel_reasons, emails repeat only the reasons that the site offers.';
comment on column public.leads.language is
  'Language of our messages to the customer: that of the page they used, until they choose the other one. en or es.';
comment on column public.leads.pickup_from is
  'The booked pickup starts between this and pickup_until. Set both: they replace timeframe.';
comment on column public.leads.pickup_until is 'The end of the booked window, on the same day in Los Angeles.';
comment on column public.leads.pickup_set_at is 'When this pickup time was set. Set by a trigger.';
comment on column public.leads.on_my_way_at is 'When the hauler last said they were on their way.';
comment on column public.leads.arrives_at is 'The arrival time the hauler gave.';
comment on column public.leads.email_failed_at is
  'When an email to this address failed permanently. Cleared when the address changes; clear it by hand to try again.';
comment on column public.leads.text_failed_at is
  'When a text to this number failed permanently. Cleared when the number changes; clear it by hand to try again.';
comment on column public.leads.agreed_to_messages_at is
  'When they agreed to texts at this number. Set by a trigger; empty for requests older than the trigger.';
comment on column public.leads.price_paid is
  'What the customer paid, in dollars, as the hauler entered it. Shown on the tracking page of a completed request.';
comment on column public.leads.desk_note is 'The team''s note, shown only at the desk.';
comment on column public.leads.load_size is
  'How much of a truck it fills, as the customer says. Empty: not said. Shown on the tracking page and to haulers.';
comment on column public.leads.load_size_hauled is
  'How full the truck was, as the hauler entered it. Shown on the tracking page of a completed request.';
comment on column public.leads.price_left_out_because is
  'Why the price does not count toward what people paid. Empty: it counts.';
comment on column public.leads.wanted is
  'When it should be gone: soon, flexible, or by a day such as 2026-12-03. Empty: not said. '
  'Shown on the tracking page and to haulers.';

create index leads_created_at_idx on public.leads (created_at);
create index leads_open_created_at_idx on public.leads (created_at) where not private.is_closed(status);
create index leads_with_photos_idx on public.leads (updated_at) where image_urls <> '{}';
create index leads_flagged_idx on public.leads (created_at) where flagged_because is not null;
create index leads_pickup_idx on public.leads (pickup_from)
where pickup_from is not null and not private.is_closed(status);
create index leads_canonical_phone_idx on public.leads (private.canonical_phone(phone), created_at);
create index leads_canonical_email_idx on public.leads (private.canonical_email(email), created_at)
where email is not null;
create index leads_priced_idx on public.leads (id) where status = 'Completed' and price_paid > 0;

alter table public.leads enable row level security;

-- A visitor can set only these columns. Some backends, such as the embedded one, grant whole tables anyway; there, the
-- policy below protects the other columns.
grant insert (
  id, tracking_id, services, street_address, unit_number, city, zip_code, job_description,
  full_name, phone, email, agreed_to_messages, agreed_to_terms, consent_version, source_page, language, load_size,
  wanted
) on public.leads to anon;
grant select (id, tracking_id) on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

create policy "Visitors submit leads and set no column of the operator" on public.leads
for insert to anon with check (
  status = 'Submitted'
  and image_urls = '{}'
  and cancel_reasons = '{}'
  and not canceled_by_customer
  and (email is null or private.has_ascii_domain(email))
  -- The consent was given in the language of the page.
  and coalesce(consent_version like 'es-%', false) = (language = 'es')
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
  and num_nonnulls(
    timeframe, flagged_because, call_time, contacted_at, came_back_at, timeframe_by_hauler, cancel_reasons_by_hauler,
    pickup_from, pickup_until, pickup_set_at, on_my_way_at, arrives_at, price_paid, email_failed_at, text_failed_at,
    desk_note, load_size_hauled, price_left_out_because
  ) = 0
);

create policy "Visitors read back the lead they are just inserting" on public.leads
for select to anon using (created_in_transaction = pg_current_xact_id_if_assigned());

-- A reopened request no longer counts as canceled by the customer.
create function private.clear_canceled_by_customer() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.canceled_by_customer := false;
  return new;
end;
$$;

-- Consent to texts is for one number, so a new number gets a new date.
create function private.note_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.agreed_to_messages_at := case
    when not new.agreed_to_messages then null
    when tg_op = 'UPDATE' and old.agreed_to_messages
      and private.canonical_phone(new.phone) = private.canonical_phone(old.phone) then old.agreed_to_messages_at
    else now()
  end;
  return new;
end;
$$;

-- Whichever was set last counts: the window or the words. Reopening a request clears its window, and changing or
-- clearing the window clears "on my way".
create function private.sync_pickup() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_window_set constant boolean := new.pickup_from is not null and (
    tg_op = 'INSERT' or (new.pickup_from, new.pickup_until) is distinct from (old.pickup_from, old.pickup_until)
  );
begin
  if is_window_set then
    new.timeframe := null;
    new.timeframe_by_hauler := null;
    new.pickup_set_at := now();
  elsif tg_op = 'UPDATE' and (
    new.status = 'Submitted' and old.status <> 'Submitted'
    or new.timeframe is distinct from old.timeframe and btrim(new.timeframe) <> ''
  ) then
    new.pickup_from := null;
    new.pickup_until := null;
  end if;
  if new.pickup_from is null then
    new.pickup_set_at := null;
  end if;
  if is_window_set or new.pickup_from is null then
    new.on_my_way_at := null;
    new.arrives_at := null;
  end if;
  -- Price and load belong to a completed job.
  if tg_op = 'UPDATE' and old.status = 'Completed' and new.status <> 'Completed' then
    new.price_paid := null;
    new.load_size_hauled := null;
    new.price_left_out_because := null;
  end if;
  return new;
end;
$$;

create table public.lead_status_changes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  old_status public.lead_status not null,
  new_status public.lead_status not null,
  changed_at timestamptz not null default now()
);

comment on table public.lead_status_changes is 'History of leads.status, written by a trigger.';
comment on column public.lead_status_changes.lead_id is 'The request that changed.';
comment on column public.lead_status_changes.old_status is 'The status before.';
comment on column public.lead_status_changes.new_status is 'The status after.';
comment on column public.lead_status_changes.changed_at is 'When it changed.';

create index lead_status_changes_lead_id_idx on public.lead_status_changes (lead_id);

alter table public.lead_status_changes enable row level security;
grant select, insert on public.lead_status_changes to service_role;

create function private.record_status_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.lead_status_changes (lead_id, old_status, new_status)
  values (new.id, old.status, new.status);
  return null;
end;
$$;

create table public.lead_corrections (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  corrected_at timestamptz not null default now(),
  phone_before text not null,
  phone_after text not null,
  email_before text,
  email_after text,
  by_team boolean not null default false
);

comment on table public.lead_corrections is
  'Every correction on the tracking page or at the desk, '
  'including those of only the unit or the time to call.';
comment on column public.lead_corrections.lead_id is 'The request. The correction is deleted with it.';
comment on column public.lead_corrections.corrected_at is 'When it was corrected.';
comment on column public.lead_corrections.phone_before is
  'The number before. In the first correction, it is the one from the form.';
comment on column public.lead_corrections.phone_after is 'The number after; equal if it was not corrected.';
comment on column public.lead_corrections.email_before is 'The address before.';
comment on column public.lead_corrections.email_after is 'The address after; equal if it was not corrected.';
comment on column public.lead_corrections.by_team is 'Was it corrected at the desk instead of on the tracking page?';

create index lead_corrections_lead_id_idx on public.lead_corrections (lead_id, corrected_at);
create index lead_corrections_phone_before_idx on public.lead_corrections (private.canonical_phone(phone_before));
create index lead_corrections_phone_after_idx
on public.lead_corrections (private.canonical_phone(phone_after), corrected_at);
create index lead_corrections_email_before_idx on public.lead_corrections (private.canonical_email(email_before));
create index lead_corrections_email_after_idx
on public.lead_corrections (private.canonical_email(email_after), corrected_at);

-- Only the functions correct_lead and correct_at_desk write here.
alter table public.lead_corrections enable row level security;
grant select, delete on public.lead_corrections to service_role;

-- The pickup window, or null if none is booked.
create function private.pickup_window(lead public.leads) returns tstzrange
language sql immutable set search_path = '' as $$
  select tstzrange(lead.pickup_from, lead.pickup_until) where lead.pickup_from is not null;
$$;

-- Can a hauler change the status this way? Only forward, with or without skipping steps, and from any open status to
-- Canceled. The operator can set any status.
create function private.may_become(status public.lead_status, next_status public.lead_status) returns boolean
language sql immutable set search_path = '' as $$
  select next_status >= status and not (next_status = 'Canceled' and private.is_closed(status));
$$;

-- When a request was closed; null while it is open. One that was inserted as closed was closed at its creation.
create function private.closed_at(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce((select max(changed_at) from public.lead_status_changes where lead_id = lead.id), lead.created_at)
  where private.is_closed(lead.status);
$$;

-- When links to a request stop working: 30 days after it was closed. Null while it is open.
create function private.end_of_links(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select private.closed_at(lead) + interval '30 days';
$$;

-- Can links to a request still show how to reach people?
create function private.links_work(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.end_of_links(lead) > now(), true);
$$;

-- Checks and indexes run with the rights of the writing role.
grant execute on function
  private.is_pickup_window(timestamptz, timestamptz), private.is_closed(public.lead_status),
  private.services_on_offer(), private.is_wanted(text)
to anon, service_role;
grant execute on function
  private.closed_at(public.leads), private.end_of_links(public.leads), private.links_work(public.leads)
to service_role;
