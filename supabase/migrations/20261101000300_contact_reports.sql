create table public.contact_reports (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  reported_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table public.contact_reports is 'Each time a customer says that nobody has contacted them.';
comment on column public.contact_reports.reported_at is 'The clock of the customer''s device. created_at is ours.';

create index contact_reports_lead_id_idx on public.contact_reports (lead_id, created_at);

-- A report repeated within the hour is kept once. The lock makes two of the same moment wait for each other.
create function private.skip_repeated_report() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext(new.lead_id::text));
  if exists (
    select from public.contact_reports
    where lead_id = new.lead_id and created_at > now() - interval '1 hour'
  ) then
    return null;
  end if;
  return new;
end;
$$;
revoke execute on function private.skip_repeated_report() from public;

create trigger skip_repeated_report before insert on public.contact_reports
for each row execute function private.skip_repeated_report();

-- Only the function update-lead-contacted writes here.
alter table public.contact_reports enable row level security;
revoke all on public.contact_reports from anon, authenticated;
grant select, insert, update, delete on public.contact_reports to service_role;
