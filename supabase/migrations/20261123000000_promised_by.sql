-- By when a customer is called, and the other waits that an operator may want to change.

create table public.dispatch_settings (
  only_row boolean primary key default true check (only_row),
  promise interval not null default '2 hours'
    constraint "promise is longer than nothing and at most a week" check (promise > '0' and promise <= '7 days')
);

comment on table public.dispatch_settings is 'How soon people are told and called. One row; safe to edit by hand.';
comment on column public.dispatch_settings.only_row is 'Keeps this table at one row. Do not edit.';
comment on column public.dispatch_settings.promise is
  'Within this much of business hours (8 AM to 8 PM in Los Angeles, every day) a customer is called. The pages say two hours.';

insert into public.dispatch_settings default values;

alter table public.dispatch_settings enable row level security;
revoke all on public.dispatch_settings from anon, authenticated;
grant select, update on public.dispatch_settings to service_role;

-- The moment that lies `duration` of business hours after another. Business hours are 8 AM to 8 PM in Los Angeles, every
-- day. The clocks change at night, so a day always has twelve of them.
create function private.add_business_hours(moment timestamptz, duration interval) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  clock timestamp := moment at time zone 'America/Los_Angeles';
  opens timestamp := date_trunc('day', clock) + interval '8 hours';
  remaining interval := duration;
begin
  clock := greatest(clock, opens);
  while clock + remaining > opens + interval '12 hours' loop
    remaining := remaining - greatest(opens + interval '12 hours' - clock, interval '0');
    opens := opens + interval '1 day';
    clock := opens;
  end loop;
  return (clock + remaining) at time zone 'America/Los_Angeles';
end;
$$;

create function public.promised_by(created_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return private.add_business_hours(created_at, (select promise from public.dispatch_settings));
end;
$$;
comment on function public.promised_by is
  'By when a request is promised a call. src/lib/promised-by.ts tells the visitor the same.';

revoke execute on function private.add_business_hours(timestamptz, interval) from public;
revoke execute on function public.promised_by(timestamptz) from public, anon, authenticated;
grant execute on function private.add_business_hours(timestamptz, interval), public.promised_by(timestamptz)
to service_role;

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
  substring(lead.source_page from '^https?://[^/?#]+([^?#]*)') as source_page
from public.leads as lead
where lead.status in ('Submitted', 'Sent Proposal', 'In Progress')
order by lead.flagged_because is not null, lead.created_at;

comment on column public.open_leads.promised_by is 'We promise a call by then: two business hours after the request.';
comment on column public.leads.created_at is 'When the customer pressed Submit. The promise runs from here.';
