-- What everybody may read of reviews and of the promise. Definer functions in `private` return the columns that are
-- safe; the views are their caller's, so that nobody can embed a table behind them, and whoever grants all tables to
-- everybody gives nothing away.

create function private.read_published_reviews()
returns table (
  rank bigint, first_name text, city text, services text[], stars int, words text, month text, language text
)
language sql stable security definer set search_path = '' as $$
  select
    row_number() over (order by review.answered_at desc, review.id),
    review.shown_name, review.shown_city, lead.services, review.stars, review.words,
    to_char(review.answered_at at time zone 'America/Los_Angeles', 'YYYY-MM'),
    coalesce(review.language, lead.language)
  from public.reviews as review join public.leads as lead on lead.id = review.lead_id
  where review.moderation = 'published' and lead.flagged_because is null;
$$;

create view public.published_reviews with (security_invoker = true) as select * from private.read_published_reviews();

comment on view public.published_reviews is 'What customers say and let us publish, for everybody: the build reads it.';
comment on column public.published_reviews.rank is '1 is the newest, by when it was answered first.';
comment on column public.published_reviews.month is 'The month of the answer in Los Angeles, such as 2026-11.';
comment on column public.published_reviews.language is 'Of the page on which it was written: en or es.';

-- Of everybody who was asked, whatever they answered. So many are `published` as there are to read.
create function private.read_review_figures()
returns table (
  completed bigint, asked bigint, answered bigint, all_gone bigint, starred bigint, average_stars float8,
  may_publish bigint, published bigint, waiting bigint, withheld jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    count(*),
    count(*) filter (where review.asked_at is not null),
    count(*) filter (where review.answered_at is not null),
    count(*) filter (where review.gone = 'yes'),
    count(*) filter (where review.stars is not null and review.withheld_because is distinct from 'not-a-customer'),
    round(avg(review.stars) filter (where review.withheld_because is distinct from 'not-a-customer'), 1)::float8,
    count(*) filter (where review.may_publish),
    count(*) filter (where review.moderation = 'published' and lead.flagged_because is null),
    count(*) filter (where review.may_publish and review.moderation = 'waiting'),
    (
      select coalesce(jsonb_object_agg(because, amount), '{}')
      from (
        select withheld_because as because, count(*) as amount
        from public.reviews where withheld_because is not null group by 1
      ) as by_reason
    )
  from public.reviews as review join public.leads as lead on lead.id = review.lead_id;
$$;

create view public.review_figures with (security_invoker = true) as select * from private.read_review_figures();

comment on view public.review_figures is 'How many were asked, answered and are published or withheld, for everybody.';
comment on column public.review_figures.average_stars is
  'Of all stars, published or not; but for those of people who were no customers.';
comment on column public.review_figures.waiting is 'So many may be published, and nobody has looked at them.';
comment on column public.review_figures.withheld is 'How many are withheld, by reason.';

create table private.promise_figure (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null,
  requests int not null,
  in_time int not null
);

comment on table private.promise_figure is
  'How many requests of 90 days were called in time. One row, counted once a day.';
comment on column private.promise_figure.as_of is 'When they were counted.';
comment on column private.promise_figure.requests is
  'Those that were promised a call by then; who canceled before is not.';
comment on column private.promise_figure.in_time is 'Of these, those that were called in time.';

alter table private.promise_figure enable row level security;

-- Once a day of Los Angeles, and not whenever somebody reads it: no stranger can have all requests counted at will.
create function private.count_promise_figure() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.promise_figure where as_of >= private.start_of_day(0)) then
    return;
  end if;
  insert into private.promise_figure (as_of, requests, in_time)
  select now(), count(*), count(*) filter (where contacted_at <= promised_by and is_called)
  from (
    select
      lead.contacted_at, private.is_called(lead) as is_called, public.promised_by(lead.created_at) as promised_by,
      lead.canceled_by_customer, private.closed_at(lead) as closed_at
    from public.leads as lead
    where lead.created_at > now() - interval '90 days' and lead.flagged_because is null
  ) as promise
  where promised_by <= now()
    -- Who cancels before the time is up has not been let down.
    and not (canceled_by_customer and contacted_at is null and closed_at <= promised_by)
  on conflict (only_row) do update set
    as_of = excluded.as_of, requests = excluded.requests, in_time = excluded.in_time;
end;
$$;

create function private.read_promise_figures() returns table (as_of timestamptz, requests int, in_time int)
language sql stable security definer set search_path = '' as $$
  select as_of, requests, in_time from private.promise_figure;
$$;

create view public.promise_figures with (security_invoker = true) as select * from private.read_promise_figures();

comment on view public.promise_figures is
  'How many requests of the last 90 days were promised a call, and how many were called in time, for everybody.';

create view public.hauler_report with (security_invoker = true) as
select
  hauler.name,
  count(*) as completed,
  count(review.answered_at) as answered,
  count(*) filter (where review.gone <> 'yes') as not_all_gone,
  count(*) filter (where review.price = 'higher') as price_higher,
  round(avg(review.stars), 1)::float8 as average_stars
from public.reviews as review
join public.haulers as hauler on hauler.id = review.hauler_id
group by hauler.id
order by completed desc;

comment on view public.hauler_report is
  'What the customers of each hauler say. For you alone: a handful of stars is chance, so no request is offered by it.';
comment on column public.hauler_report.completed is
  'How many completed requests of theirs have been asked about, or will be.';
comment on column public.hauler_report.not_all_gone is 'How many say that something is left.';
comment on column public.hauler_report.price_higher is 'How many say that they paid more than was agreed.';

revoke execute on all functions in schema private from public;
grant execute on function
  private.read_published_reviews(), private.read_review_figures(), private.read_promise_figures()
to anon, service_role;
revoke all on public.published_reviews, public.review_figures, public.promise_figures, public.hauler_report
from public, anon, authenticated;
grant select on public.published_reviews, public.review_figures, public.promise_figures to anon, service_role;
grant select on public.hauler_report to service_role;
