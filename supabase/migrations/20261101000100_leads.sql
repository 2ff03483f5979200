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
  status text not null default 'Submitted',
  cancel_reasons text[] not null default '{}',
  timeframe text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_in_transaction xid8 not null default pg_current_xact_id(),

  constraint "tracking_id is 16 Crockford base-32 characters"
    check (tracking_id ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  constraint "services are 1 to 17 of the services on offer" check (
    array_ndims(services) = 1 and cardinality(services) between 1 and 17
    and services <@ array[
      'Furniture Removal', 'Garage Cleanouts', 'Yard Waste Cleanup', 'Hoarder House Cleanup',
      'Curbside Pickups', 'Construction Debris', 'Attic & Basement Cleanouts', 'Electronics Disposal',
      'Old Appliances', 'Office Cleanouts', 'Estate Cleanouts', 'Hot Tub Removal',
      'Storage Unit Cleanout', 'Mattress Disposal', 'Home Cleaning',
      'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'
    ]
  ),
  constraint "street_address is 1 to 200 characters on one line" check (
    btrim(street_address) <> '' and char_length(street_address) <= 200
    and street_address !~ '[\u0001-\u001F\u007F-\u009F]'
  ),
  constraint "unit_number is empty or 1 to 40 characters on one line" check (
    btrim(unit_number) <> '' and char_length(unit_number) <= 40
    and unit_number !~ '[\u0001-\u001F\u007F-\u009F]'
  ),
  constraint "city is empty or 1 to 100 characters on one line" check (
    btrim(city) <> '' and char_length(city) <= 100 and city !~ '[\u0001-\u001F\u007F-\u009F]'
  ),
  constraint "zip_code is 12345 or 12345-6789" check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint "job_description is empty or 1 to 2000 characters" check (
    job_description ~ '\S' and char_length(job_description) <= 2000
    and job_description !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]'
  ),
  constraint "full_name is 1 to 120 characters on one line" check (
    btrim(full_name) <> '' and char_length(full_name) <= 120
    and full_name !~ '[\u0001-\u001F\u007F-\u009F]'
  ),
  constraint "phone is 10 to 16 digits, the first not 0" check (phone ~ '^[1-9][0-9]{9,15}$'),
  constraint "email is empty or looks like name@example.com" check (
    email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254
    and email !~ '[\u0001-\u001F\u007F-\u009F]'
  ),
  constraint "the Terms of Service and Privacy Policy are agreed to" check (agreed_to_terms),
  constraint "consent_version is 1 to 20 characters" check (consent_version ~ '^[a-z0-9.-]{1,20}$'),
  constraint "source_page is empty or a web address without a tracking ID" check (
    source_page = ''
    or (source_page ~ '^https?://[^\s]+$' and char_length(source_page) <= 500 and source_page !~* '/track/')
  ),
  constraint "image_urls are at most 5" check (cardinality(image_urls) <= 5),
  constraint "status is one of the five that the tracking page knows"
    check (status in ('Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed')),
  constraint "cancel_reasons are at most 10, none of them empty" check (
    cardinality(cancel_reasons) <= 10
    and array_position(cancel_reasons, null) is null
    and array_position(cancel_reasons, '') is null
  ),
  constraint "timeframe is empty or at most 100 characters" check (char_length(timeframe) <= 100)
);

comment on table public.leads is 'Requests for a quote, one row each. Safe to edit by hand: status, cancel_reasons, timeframe.';
comment on column public.leads.tracking_id is 'Secret between us and the customer: it opens the tracking page.';
comment on column public.leads.status is 'Submitted, Sent Proposal, In Progress, Canceled or Completed. Shown on the tracking page.';
comment on column public.leads.cancel_reasons is 'Shown on the tracking page while the status is Canceled.';
comment on column public.leads.timeframe is 'When the pickup is planned, in words. Empty: the tracking page shows the day of the request.';
comment on column public.leads.image_urls is 'Public addresses of the photos, filled by attach_lead_images.';
comment on column public.leads.consent_version is 'Which wording of the consent boxes the customer saw.';
comment on column public.leads.created_in_transaction is 'Lets the inserting request, and nobody after it, read the row back.';

create index leads_created_at_idx on public.leads (created_at);
create index leads_phone_created_at_idx on public.leads (phone, created_at);
create index leads_email_created_at_idx on public.leads (lower(email), created_at) where email is not null;

create trigger touch_updated_at before update on public.leads
for each row execute function private.touch_updated_at();

alter table public.leads enable row level security;

-- Hosted Supabase keeps an insert to these columns; a policy repeats it for backends that grant whole tables.
revoke all on public.leads from anon, authenticated;
grant insert (
  id, tracking_id, services, street_address, unit_number, city, zip_code, job_description,
  full_name, phone, email, agreed_to_messages, agreed_to_terms, consent_version, source_page
) on public.leads to anon;
grant select (id, tracking_id) on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

create policy "Visitors submit leads and set no column of the operator" on public.leads
for insert to anon with check (
  status = 'Submitted'
  and image_urls = '{}'
  and cancel_reasons = '{}'
  and timeframe is null
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
);

create policy "Visitors read back the lead they are just inserting" on public.leads
for select to anon using (created_in_transaction = pg_current_xact_id_if_assigned());

create table public.lead_status_changes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  old_status text not null,
  new_status text not null,
  changed_at timestamptz not null default now()
);

comment on table public.lead_status_changes is 'History of leads.status, written by a trigger.';

create index lead_status_changes_lead_id_idx on public.lead_status_changes (lead_id);

alter table public.lead_status_changes enable row level security;
revoke all on public.lead_status_changes from anon, authenticated;
grant select, insert on public.lead_status_changes to service_role;

create function private.record_status_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.lead_status_changes (lead_id, old_status, new_status)
  values (new.id, old.status, new.status);
  return null;
end;
$$;
revoke execute on function private.record_status_change() from public;

create trigger record_status_change after update of status on public.leads
for each row when (old.status is distinct from new.status)
execute function private.record_status_change();
