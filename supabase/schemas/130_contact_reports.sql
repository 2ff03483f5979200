-- Customers' reports that no one has contacted them.

create table public.contact_reports (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  reported_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table public.contact_reports is 'Each time a customer reports that no one has contacted them.';
comment on column public.contact_reports.lead_id is 'The request that no one called about.';
comment on column public.contact_reports.reported_at is 'By the clock of the customer''s device. created_at is ours.';
comment on column public.contact_reports.created_at is
  'When the report arrived. We keep at most one per request and hour.';

create index contact_reports_lead_id_idx on public.contact_reports (lead_id, created_at);

-- Only the function report_not_contacted writes here.
alter table public.contact_reports enable row level security;
grant select, insert, update, delete on public.contact_reports to service_role;

-- A report repeated within an hour is stored once, unless the hauler has answered the earlier one. The lock makes
-- concurrent reports wait, so the second sees the first.
create function private.skip_repeated_report() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext(new.lead_id::text));
  if exists (
    select from public.contact_reports as report
    where report.lead_id = new.lead_id
      and report.created_at > now() - interval '1 hour'
      and not exists (
        select from public.job_offers as offer
        where offer.lead_id = new.lead_id
          and offer.state = 'accepted'
          and offer.answered_at > report.created_at
          and not offer.reported_again
      )
  ) then
    return null;
  end if;
  return new;
end;
$$;
