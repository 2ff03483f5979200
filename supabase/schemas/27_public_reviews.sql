-- What everybody may read of reviews and of the promise. The clock counts it and keeps it, so that no stranger can
-- have all reviews or requests counted at will. Only what is public is kept, and visitors may read it by column. The
-- views are their caller's: nobody can embed a table behind them, and whoever grants all tables to everybody gives
-- nothing away. A view that begins with `with` is one that nobody can write through.

create table private.kept_reviews (
  rank bigint primary key,
  first_name text not null,
  city text,
  services text[] not null,
  stars int not null,
  words text,
  month text not null,
  language public.language not null
);

comment on table private.kept_reviews is
  'What customers say and let us publish, as of the last tick after something changed.';
comment on column private.kept_reviews.rank is '1 is the newest, by when it was answered first.';
comment on column private.kept_reviews.first_name is 'The name that the customer chose to show.';
comment on column private.kept_reviews.city is 'The city of the request when it was answered.';
comment on column private.kept_reviews.services is 'The services of the request.';
comment on column private.kept_reviews.stars is 'How many of five.';
comment on column private.kept_reviews.words is 'What the customer says.';
comment on column private.kept_reviews.month is 'The month of the answer in Los Angeles, such as 2026-11.';
comment on column private.kept_reviews.language is 'Of the page on which it was written: en or es.';

alter table private.kept_reviews enable row level security;

create policy "Everybody reads what is published" on private.kept_reviews
for select to anon using (true);

create table private.review_figure (
  only_row boolean primary key default true check (only_row),
  completed bigint not null default 0,
  asked bigint not null default 0,
  answered bigint not null default 0,
  all_gone bigint not null default 0,
  starred bigint not null default 0,
  average_stars float8,
  may_publish bigint not null default 0,
  published bigint not null default 0,
  waiting bigint not null default 0,
  withheld jsonb not null default '{}'
);

comment on table private.review_figure is
  'Of everybody who was asked, whatever they answered, as of the last tick after something changed. One row.';
comment on column private.review_figure.completed is 'How many completed requests have been asked about, or will be.';
comment on column private.review_figure.asked is 'How many were asked.';
comment on column private.review_figure.answered is 'How many answered.';
comment on column private.review_figure.all_gone is 'How many say that all is gone.';
comment on column private.review_figure.starred is 'How many gave stars, but for people who were no customers.';
comment on column private.review_figure.average_stars is 'Of those stars.';
comment on column private.review_figure.may_publish is 'How many may be published.';
comment on column private.review_figure.published is 'How many there are to read.';
comment on column private.review_figure.waiting is 'How many may be published, and nobody has looked at them.';
comment on column private.review_figure.withheld is 'How many are withheld, by reason.';

insert into private.review_figure default values;

alter table private.review_figure enable row level security;

create policy "Everybody reads the figures of reviews" on private.review_figure
for select to anon using (true);

-- Rows are added and never changed, so that nobody waits for anybody else's.
create table private.review_changes (id bigint generated always as identity primary key);

comment on table private.review_changes is 'One row for each change that the next tick has to count.';
comment on column private.review_changes.id is 'Says nothing.';

alter table private.review_changes enable row level security;

create function private.note_review_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Strangers can have requests flagged. Those without a review change nothing here.
  if tg_table_name = 'leads' and not exists (select from public.reviews where lead_id = new.id) then
    return null;
  end if;
  insert into private.review_changes default values;
  return null;
end;
$$;

-- Counts anew what everybody reads, if something has changed. One statement counts all of it, so that figures and
-- reviews are of the same moment. The build is wanted in the same transaction: the host never reads what was there
-- before.
create function private.refresh_public_reviews() returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed_reviews bigint;
begin
  -- One at a time, so that no older count is written over a newer one.
  perform from private.review_figure for update skip locked;
  if not found then
    return;
  end if;
  delete from private.review_changes;
  if not found then
    return;
  end if;
  with published as materialized (
    select
      row_number() over (order by review.answered_at desc, review.id) as rank,
      review.shown_name as first_name, review.shown_city as city, lead.services, review.stars, review.words,
      to_char(review.answered_at at time zone 'America/Los_Angeles', 'YYYY-MM') as month,
      coalesce(review.language, lead.language) as language
    from public.reviews as review join public.leads as lead on lead.id = review.lead_id
    where review.moderation = 'published' and lead.flagged_because is null
  ),
  written as (
    insert into private.kept_reviews as kept (rank, first_name, city, services, stars, words, month, language)
    select rank, first_name, city, services, stars, words, month, language from published
    on conflict (rank) do update set
      first_name = excluded.first_name, city = excluded.city, services = excluded.services, stars = excluded.stars,
      words = excluded.words, month = excluded.month, language = excluded.language
    where kept.* is distinct from excluded.*
    returning 1
  ),
  removed as (
    delete from private.kept_reviews where rank > (select count(*) from published) returning 1
  ),
  counted as (
    select
      count(*) as completed,
      count(*) filter (where asked_at is not null) as asked,
      count(*) filter (where answered_at is not null) as answered,
      count(*) filter (where gone = 'yes') as all_gone,
      count(*) filter (where stars is not null and withheld_because is distinct from 'not-a-customer') as starred,
      round(avg(stars) filter (where withheld_because is distinct from 'not-a-customer'), 1)::float8 as average_stars,
      count(*) filter (where may_publish) as may_publish,
      count(*) filter (where may_publish and moderation = 'waiting') as waiting
    from public.reviews
  ),
  figures as (
    update private.review_figure as figure set
      completed = counted.completed, asked = counted.asked, answered = counted.answered, all_gone = counted.all_gone,
      starred = counted.starred, average_stars = counted.average_stars, may_publish = counted.may_publish,
      published = (select count(*) from published),
      waiting = counted.waiting,
      withheld = (
        select coalesce(jsonb_object_agg(because, amount), '{}')
        from (
          select withheld_because as because, count(*) as amount
          from public.reviews where withheld_because is not null group by 1
        ) as by_reason
      )
    from counted
  )
  select count(*) into changed_reviews from (select from written union all select from removed) as changes;
  if changed_reviews > 0 then
    perform private.want_site_build();
  end if;
end;
$$;

create view public.published_reviews with (security_invoker = true) as
with kept as (select rank, first_name, city, services, stars, words, month, language from private.kept_reviews)
select * from kept;

comment on view public.published_reviews is 'What customers say and let us publish, for everybody: the build reads it.';
comment on column public.published_reviews.rank is '1 is the newest, by when it was answered first.';
comment on column public.published_reviews.month is 'The month of the answer in Los Angeles, such as 2026-11.';
comment on column public.published_reviews.language is 'Of the page on which it was written: en or es.';

-- Of everybody who was asked, whatever they answered. So many are `published` as there are to read.
create view public.review_figures with (security_invoker = true) as
with kept as (
  select
    completed, asked, answered, all_gone, starred, average_stars, may_publish, published, waiting, withheld
  from private.review_figure
)
select * from kept;

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

create policy "Everybody reads how the promise is kept" on private.promise_figure
for select to anon using (true);

-- Once a day of Los Angeles, and not whenever somebody reads it: no stranger can have all requests counted at will.
create function private.refresh_promise_figure() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.promise_figure where as_of >= private.start_of_day(0)) then
    return;
  end if;
  insert into private.promise_figure (as_of, requests, in_time)
  select now(), count(*), count(*) filter (where in_time)
  from (
    select
      private.is_called_in_time(lead) as in_time, public.promised_by(lead.created_at) as promised_by,
      lead.canceled_by_customer, private.closed_at(lead) as closed_at
    from public.leads as lead
    where lead.created_at > now() - interval '90 days' and lead.flagged_because is null
  ) as promise
  where promised_by <= now()
    -- Who cancels before the time is up has not been let down.
    and not (canceled_by_customer and not in_time and closed_at <= promised_by)
  on conflict (only_row) do update set
    as_of = excluded.as_of, requests = excluded.requests, in_time = excluded.in_time;
end;
$$;

create view public.promise_figures with (security_invoker = true) as
with kept as (select as_of, requests, in_time from private.promise_figure)
select * from kept;

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
grant select (rank, first_name, city, services, stars, words, month, language) on private.kept_reviews
to anon, service_role;
grant select (
  completed, asked, answered, all_gone, starred, average_stars, may_publish, published, waiting, withheld
) on private.review_figure to anon, service_role;
grant select (as_of, requests, in_time) on private.promise_figure to anon, service_role;
revoke all on public.published_reviews, public.review_figures, public.promise_figures, public.hauler_report
from public, anon, authenticated;
grant select on public.published_reviews, public.review_figures, public.promise_figures to anon, service_role;
grant select on public.hauler_report to service_role;
