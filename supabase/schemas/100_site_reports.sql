-- Anonymous counts of browser errors and page speed, written by the function `report-fault`.

create table public.browser_faults (
  day date not null default (now() at time zone 'America/Los_Angeles')::date,
  release text not null constraint "release is 8 to 40 letters and digits" check (release ~ '^[0-9a-z]{8,40}$'),
  page text not null constraint "page is a word" check (page ~ '^[a-z-]{1,30}$'),
  language public.language not null,
  what public.fault_source not null,
  name text not null constraint "name is a word" check (name ~ '^[$]?[A-Za-z0-9_]{1,40}$'),
  place text not null constraint "place is a script with line and column"
    check (place ~ '^[A-Za-z0-9_.-]{1,80}\.js:[0-9]{1,7}:[0-9]{1,7}$'),
  message text not null constraint "message is at most 80 characters" check (char_length(message) <= 80),
  times bigint not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  frequent_since timestamptz,

  primary key (release, page, what, name, place)
);

comment on table public.browser_faults is
  'Counts of browser errors. Rows are kept for 30 days; at most 500 are added per day, and few per network.';
comment on column public.browser_faults.day is 'Day of the first report, in Los Angeles.';
comment on column public.browser_faults.release is 'The build of the site: <meta name="release"> on its pages.';
comment on column public.browser_faults.page is 'The kind of page, such as track. Never an address.';
comment on column public.browser_faults.language is 'Language of the page in the first report.';
comment on column public.browser_faults.what is
  'How it was caught: as an error, a rejected promise, or by the error boundary.';
comment on column public.browser_faults.name is 'The kind of error, such as TypeError.';
comment on column public.browser_faults.place is 'Script, line and column, such as app-1a2b3c4.js:1:2345.';
comment on column public.browser_faults.message is
  'The message in the first report, without anything a visitor may have typed.';
comment on column public.browser_faults.times is 'How many times it happened.';
comment on column public.browser_faults.frequent_since is
  'When it reached the setting fault_told_from. Empty: not yet.';

create index browser_faults_day_idx on public.browser_faults (day);

alter table public.browser_faults enable row level security;
grant select, delete on public.browser_faults to service_role;

create table public.web_vitals (
  week date not null default date_trunc('week', now() at time zone 'America/Los_Angeles')::date,
  page text not null constraint "page is a word" check (page ~ '^[a-z-]{1,30}$'),
  device public.device not null,
  metric public.web_vital not null,
  value numeric not null constraint "value is not negative" check (value >= 0),
  times bigint not null default 1,

  primary key (week, page, device, metric, value)
);

comment on table public.web_vitals is 'Counts of page speed on real visits. Kept for 26 weeks.';
comment on column public.web_vitals.week is 'The Monday of the week, in Los Angeles.';
comment on column public.web_vitals.page is 'The kind of page, such as track. Never an address.';
comment on column public.web_vitals.metric is
  'lcp and inp are in milliseconds. Definitions: https://web.dev/articles/vitals';
comment on column public.web_vitals.times is 'How many visits had this value.';

alter table public.web_vitals enable row level security;
grant select, delete on public.web_vitals to service_role;

-- Counts a report. True: over the hourly limit.
create function private.is_report_too_many() returns boolean
language plpgsql set search_path = '' as $$
begin
  return private.add_recent_amount('reports', null, 1, interval '1 hour')
    > (select reports_per_hour from public.submission_limits);
end;
$$;

-- New errors are limited to 500 a day, and to 20 of one network (more of wider ones), so no one else fills them up.
create function public.note_fault(report jsonb, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reported constant public.browser_faults := jsonb_populate_record(null::public.browser_faults, report);
  told_from constant int := (select fault_told_from from public.dispatch_settings);
  today constant date := (now() at time zone 'America/Los_Angeles')::date;
begin
  if private.is_report_too_many() then
    return;
  end if;
  if not exists (
    select from public.browser_faults
    where (release, page, what, name, place)
      = (reported.release, reported.page, reported.what, reported.name, reported.place)
  ) and (
    (select count(*) from public.browser_faults where day = today) >= 500
    or private.is_too_much_of_network(address, 'new errors', 20, interval '24 hours')
  ) then
    return;
  end if;
  insert into public.browser_faults as fault (
    release, page, language, what, name, place, message, times, frequent_since
  )
  values (
    reported.release, reported.page, reported.language, reported.what, reported.name, reported.place,
    reported.message, reported.times, case when reported.times >= told_from then now() end
  )
  on conflict on constraint browser_faults_pkey do update set
    times = fault.times + excluded.times,
    last_at = now(),
    frequent_since = coalesce(
      fault.frequent_since, case when fault.times + excluded.times >= told_from then now() end
    );
end;
$$;
comment on function public.note_fault is 'Counts a browser error. Called by report-fault, which validates it.';

create function public.note_vitals(report jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_report_too_many() then
    return;
  end if;
  insert into public.web_vitals as vital (page, device, metric, value)
  select report ->> 'page', (report ->> 'device')::public.device, metric, (report ->> metric::text)::numeric
  from unnest(enum_range(null::public.web_vital)) as metric
  where report ->> metric::text is not null
  on conflict on constraint web_vitals_pkey do update set times = vital.times + 1;
end;
$$;
comment on function public.note_vitals is 'Counts a visit''s page speed. Called by report-fault, which validates it.';

-- Counted separately from other function calls, so that reports do not use up a visitor's limit.
create function public.count_report(address text) returns boolean
language sql security definer set search_path = '' as $$
  select not private.is_too_much_of_network(
    address, 'reports', (select function_requests_per_network_per_minute from public.submission_limits),
    interval '1 minute'
  );
$$;
comment on function public.count_report is 'Counts a browser report of a network. False: over the limit.';
