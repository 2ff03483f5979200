-- What the public can read about reviews and the promise. The scheduler computes and stores it, so strangers cannot
-- trigger a count of all reviews or requests. Only public data is stored, and visitors get access by column. The views
-- run with the caller's rights, so no one can embed a table behind them, and granting all tables to everyone reveals
-- nothing. A view that begins with `with` cannot be written through.

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
  'Reviews that customers let us publish, as of the last scheduler run after a change.';
comment on column private.kept_reviews.rank is '1 is the newest, by when it was first answered.';
comment on column private.kept_reviews.first_name is 'The name that the customer chose to show.';
comment on column private.kept_reviews.city is 'The city of the request when it was answered.';
comment on column private.kept_reviews.services is 'The services of the request.';
comment on column private.kept_reviews.stars is 'Rating, 1 to 5.';
comment on column private.kept_reviews.words is 'The text of the review.';
comment on column private.kept_reviews.month is 'The month of the answer in Los Angeles, such as 2026-11.';
comment on column private.kept_reviews.language is 'Language of the page where it was written: en or es.';

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
  'Counts of all reviews, whatever the answer, as of the last scheduler run after a change. One row.';
comment on column private.review_figure.completed is 'Completed requests that we have asked about, or will.';
comment on column private.review_figure.asked is 'How many customers were asked.';
comment on column private.review_figure.answered is 'How many answered.';
comment on column private.review_figure.all_gone is 'How many say that everything is gone.';
comment on column private.review_figure.starred is 'How many gave stars, except people who were not customers.';
comment on column private.review_figure.average_stars is 'Average of those stars.';
comment on column private.review_figure.may_publish is 'How many we are allowed to publish.';
comment on column private.review_figure.published is 'How many are published.';
comment on column private.review_figure.waiting is 'How many we are allowed to publish but have not moderated yet.';
comment on column private.review_figure.withheld is 'How many are withheld, by reason.';

insert into private.review_figure default values;

alter table private.review_figure enable row level security;

create policy "Everybody reads the figures of reviews" on private.review_figure
for select to anon using (true);

-- Rows are only added, so that writers never wait for each other.
create table private.review_changes (id bigint generated always as identity primary key);

comment on table private.review_changes is 'One row per change that the next scheduler run has to count.';
comment on column private.review_changes.id is 'Has no meaning.';

alter table private.review_changes enable row level security;

create function private.note_review_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Strangers can get requests flagged, but only those with a review matter here.
  if tg_table_name = 'leads' and not exists (select from public.reviews where lead_id = new.id) then
    return null;
  end if;
  insert into private.review_changes default values;
  return null;
end;
$$;

-- Recounts the public data if something has changed. One statement, so that figures and reviews match. The build is
-- requested in the same transaction, so the host never reads the data from before.
create function private.refresh_public_reviews() returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed_reviews bigint;
begin
  -- One at a time, so an older count never overwrites a newer one.
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

comment on view public.published_reviews is 'The reviews that customers let us publish. The site build reads it.';
comment on column public.published_reviews.rank is '1 is the newest, by when it was first answered.';
comment on column public.published_reviews.month is 'The month of the answer in Los Angeles, such as 2026-11.';
comment on column public.published_reviews.language is 'Language of the page where it was written: en or es.';

-- Counts all reviews, whatever the answer. `published` is the number of reviews in published_reviews.
create view public.review_figures with (security_invoker = true) as
with kept as (
  select
    completed, asked, answered, all_gone, starred, average_stars, may_publish, published, waiting, withheld
  from private.review_figure
)
select * from kept;

comment on view public.review_figures is 'Public counts: how many were asked, answered, published and withheld.';
comment on column public.review_figures.average_stars is
  'Average of all stars, published or not, except those of people who were not customers.';
comment on column public.review_figures.waiting is 'How many we are allowed to publish but have not moderated yet.';
comment on column public.review_figures.withheld is 'How many are withheld, by reason.';

create table private.promise_figure (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null,
  requests int not null,
  in_time int not null,
  pickups int not null,
  within_48_hours int not null,
  within_4_hours int not null,
  words jsonb not null
);

comment on table private.promise_figure is
  'How many requests of the last 90 days were called in time, how soon pickups were, and how often our word was kept. '
  'One row, counted once a day.';
comment on column private.promise_figure.as_of is 'When they were counted.';
comment on column private.promise_figure.requests is
  'Requests that were promised a call by then, except those canceled by the customer before that.';
comment on column private.promise_figure.in_time is 'Of these, how many were called in time.';
comment on column private.promise_figure.pickups is 'Pickups whose window is over.';
comment on column private.promise_figure.within_48_hours is
  'Of these, how many had a window that ended within 48 hours of the request.';
comment on column private.promise_figure.within_4_hours is 'The same within 4 hours.';
comment on column private.promise_figure.words is 'How often our word was kept: what, kept, counted.';

alter table private.promise_figure enable row level security;

create policy "Everybody reads how the promise is kept" on private.promise_figure
for select to anon using (true);

-- Counts once a day (Los Angeles) and not on each read, so strangers cannot trigger a count of all requests.
create function private.refresh_promise_figure() returns void
language plpgsql security definer set search_path = '' as $$
declare
  counted record;
  kept_words jsonb;
begin
  if exists (select from private.promise_figure where as_of >= private.start_of_day(0)) then
    return;
  end if;
  -- To the end of the window, so that nothing looks faster than it was.
  select
    count(*) as pickups,
    count(*) filter (where pickup_until <= created_at + interval '48 hours') as within_48_hours,
    count(*) filter (where pickup_until <= created_at + interval '4 hours') as within_4_hours
  into counted
  from public.leads
  where created_at > now() - interval '90 days'
    and flagged_because is null
    and pickup_until <= now()
    and status in ('In Progress', 'Completed');
  kept_words := private.count_words();
  if private.percents_of(kept_words) is distinct from (
    select private.percents_of(words) from private.promise_figure
  ) then
    perform private.want_site_build();
  end if;
  insert into private.promise_figure (as_of, requests, in_time, pickups, within_48_hours, within_4_hours, words)
  select
    now(), count(*), count(*) filter (where in_time),
    counted.pickups, counted.within_48_hours, counted.within_4_hours, kept_words
  from (
    select
      private.is_called_in_time(lead) as in_time, public.promised_by(lead.created_at) as promised_by,
      lead.canceled_by_customer, private.closed_at(lead) as closed_at
    from public.leads as lead
    where lead.created_at > now() - interval '90 days' and lead.flagged_because is null
  ) as promise
  where promised_by <= now()
    -- A customer who cancels before the promised time was not let down.
    and not (canceled_by_customer and not in_time and closed_at <= promised_by)
  on conflict (only_row) do update set
    as_of = excluded.as_of, requests = excluded.requests, in_time = excluded.in_time,
    pickups = excluded.pickups, within_48_hours = excluded.within_48_hours, within_4_hours = excluded.within_4_hours,
    words = excluded.words;
end;
$$;

create view public.promise_figures with (security_invoker = true) as
with kept as (select as_of, requests, in_time from private.promise_figure)
select * from kept;

comment on view public.promise_figures is
  'Public counts: how many requests of the last 90 days were promised a call, and how many were called in time.';

create view public.pickup_figures with (security_invoker = true) as
with kept as (
  select as_of, pickups, within_48_hours, within_4_hours from private.promise_figure where pickups >= 50
)
select * from kept;

comment on view public.pickup_figures is
  'Public counts: how soon the booked pickups of the last 90 days were done. Empty below 50 pickups.';

-- For "many are family-owned". Visitors cannot read haulers.
create function private.read_hauler_figures() returns table (family_owned int)
language sql stable security definer set search_path = '' as $$
  select case when family >= 3 and family * 3 >= haulers then family else 0 end
  from (
    select count(*)::int as haulers, (count(*) filter (where family_owned))::int as family
    from public.haulers where active
  ) as counted;
$$;

create view public.hauler_figures with (security_invoker = true) as
select family_owned from private.read_hauler_figures();

comment on view public.hauler_figures is
  'One row: how many active haulers say they are family-owned. 0 below three, or below a third of the active ones.';

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
  'What customers say about each hauler. Only for you: a few ratings are chance, so they do not affect offers.';
comment on column public.hauler_report.completed is
  'How many of their completed requests we have asked about, or will.';
comment on column public.hauler_report.not_all_gone is 'How many customers say that something is left.';
comment on column public.hauler_report.price_higher is 'How many customers say that they paid more than agreed.';

grant select (rank, first_name, city, services, stars, words, month, language) on private.kept_reviews
to anon, service_role;
grant select (
  completed, asked, answered, all_gone, starred, average_stars, may_publish, published, waiting, withheld
) on private.review_figure to anon, service_role;
grant select (as_of, requests, in_time, pickups, within_48_hours, within_4_hours, words) on private.promise_figure
to anon, service_role;
grant select on
  public.published_reviews, public.review_figures, public.promise_figures, public.pickup_figures,
  public.hauler_figures
to anon, service_role;
grant execute on function private.read_hauler_figures() to anon, service_role;
grant select on public.hauler_report to service_role;
