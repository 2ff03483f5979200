-- What people paid: counted once a day from the prices that haulers enter. Figures are shown from 20 pickups of three
-- haulers on, with a range only while no hauler has more than a fifth of them. So one hauler who enters false prices
-- cannot move them far: see docs/decisions/22-what-people-paid.md.

create table private.price_figure (
  service text,
  load_size public.load_size,
  pickups int not null,
  lower int,
  median int not null,
  upper int,
  unique nulls not distinct (service, load_size)
);

comment on table private.price_figure is
  'What people paid, in whole 5 dollars: for all pickups, each service, each load, and each service and load.';
comment on column private.price_figure.service is
  'Of pickups for this service only. "Home Cleaning" includes its variants. Empty: of all but Home Cleaning.';
comment on column private.price_figure.load_size is 'For this load. Empty: any.';
comment on column private.price_figure.pickups is 'How many prices were counted, rounded down to a multiple of 5.';
comment on column private.price_figure.lower is
  'A quarter paid at most this, rounded down. Empty, like upper, if a hauler has more than a fifth.';
comment on column private.price_figure.median is 'Half paid at most this.';
comment on column private.price_figure.upper is 'A quarter paid at least this, rounded up.';

create table private.price_of_hauler (
  hauler_id uuid primary key references public.haulers (id) on delete cascade,
  pickups int not null,
  median int not null,
  far_off int not null,
  denied int not null,
  left_out int not null
);

comment on table private.price_of_hauler is 'The prices of the last 24 months by hauler, for the operator.';
comment on column private.price_of_hauler.hauler_id is 'Who had the jobs.';
comment on column private.price_of_hauler.pickups is 'Their completed pickups with a price.';
comment on column private.price_of_hauler.median is 'Half of these cost at most this many dollars.';
comment on column private.price_of_hauler.far_off is 'How many are too far off the others to be counted.';
comment on column private.price_of_hauler.denied is 'For how many the customer says that they paid another amount.';
comment on column private.price_of_hauler.left_out is 'How many the operator has left out.';

create table private.price_count (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null
);

comment on table private.price_count is 'When the prices were last counted. One row, once they were.';
comment on column private.price_count.as_of is 'That moment.';

alter table private.price_figure enable row level security;
alter table private.price_of_hauler enable row level security;
alter table private.price_count enable row level security;

-- Completed pickups of the last 24 months with a price, by the hauler who had the job. `because`: why it does not
-- count; null if it does.
create view private.priced_pickup with (security_invoker = true) as
select
  lead.id, offer.hauler_id, closed.at as closed_at, lead.price_paid, lead.load_size_hauled, service.is_hauled,
  -- A price for several services counts for none of them.
  case when service.amount = 1 then service.name end as service,
  case
    when lead.price_left_out_because is not null then 'left-out'
    when review.amount_paid <> lead.price_paid then 'denied'
  end as because
from public.leads as lead
join public.job_offers as offer on offer.lead_id = lead.id and offer.state = 'accepted'
left join public.reviews as review on review.lead_id = lead.id
cross join lateral (
  select
    count(distinct split_part(name, ' - ', 1)) as amount,
    min(split_part(name, ' - ', 1)) as name,
    bool_and(split_part(name, ' - ', 1) <> 'Home Cleaning') as is_hauled
  from unnest(lead.services) as name
) as service
cross join lateral (select private.closed_at(lead) as at) as closed
where lead.status = 'Completed'
  and lead.price_paid > 0
  and lead.flagged_because is null
  and closed.at > now() - interval '24 months';

-- Recounts all figures. Requests a site build if a figure that the site shows has changed.
create function private.count_prices() returns void
language plpgsql security definer set search_path = '' as $$
declare
  shown text;
begin
  perform pg_advisory_xact_lock(hashtext('count_prices'));
  shown := private.shown_prices();
  delete from private.price_figure;
  delete from private.price_of_hauler;

  -- Each pickup is in up to four groups: all pickups, its load, its service, and both. '' means any. Cleaning has no
  -- load and is not in the group of all pickups.
  with pickup as materialized (
    select * from private.priced_pickup
  ),
  grouped as materialized (
    select pickup.id, pickup.hauler_id, pickup.closed_at, pickup.price_paid, of_group.service, of_group.load_size
    from pickup
    cross join lateral (
      select '' as service, '' as load_size where is_hauled
      union all
      select '', load_size_hauled::text where is_hauled and load_size_hauled is not null
      union all
      select pickup.service, '' where pickup.service is not null
      union all
      select pickup.service, load_size_hauled::text
      where is_hauled and pickup.service is not null and load_size_hauled is not null
    ) as of_group
    where because is null
  ),
  -- The median of the haulers' medians: with three haulers or more, no one hauler can move it out of the others' range.
  of_hauler as (
    select service, load_size, hauler_id, percentile_disc(0.5) within group (order by price_paid) as median
    from grouped group by service, load_size, hauler_id
  ),
  middle as (
    select service, load_size, percentile_disc(0.5) within group (order by median) as median, count(*) as haulers
    from of_hauler group by service, load_size
  ),
  judged as materialized (
    select grouped.*, price_paid not between middle.median / 4.0 and middle.median * 4.0 as is_far_off
    from grouped join middle using (service, load_size)
    where middle.haulers >= 3
  ),
  placed as (
    select *, row_number() over (partition by service, load_size, hauler_id order by closed_at desc, id) as place
    from judged where not is_far_off
  ),
  -- Caps how many pickups of one hauler are counted. A hauler's newest pickup has place 1. Counting up to place n of
  -- each hauler gives `so_far` pickups; as long as that is at least 5 n, no hauler has more than a fifth of them. Uses
  -- window functions, because a join of groups would be a nested loop.
  counted as (
    select *, count(*) over (partition by service, load_size order by place) as so_far from placed
  ),
  capped as (
    select *,
      max(place) filter (where so_far >= 5 * place) over (partition by service, load_size) as fifth,
      max(so_far) filter (where so_far >= 5 * place) over (partition by service, load_size) as left_by_fifth,
      max(place) filter (where so_far >= 3 * place) over (partition by service, load_size) as third
    from counted
  ),
  figures as (
    insert into private.price_figure (service, load_size, pickups, lower, median, upper)
    select
      nullif(service, ''), nullif(load_size, '')::public.load_size,
      -- Two readings a day apart do not tell that one pickup was completed.
      count(*) / 5 * 5,
      -- Rounded outward, so that at least half paid an amount in the range. A hauler with a third of the pickups could
      -- move an end alone.
      case when min(left_by_fifth) >= 20 then
        floor(percentile_disc(0.25) within group (order by price_paid) / 5.0) * 5
      end,
      round(percentile_disc(0.5) within group (order by price_paid) / 5.0) * 5,
      case when min(left_by_fifth) >= 20 then
        ceil(percentile_disc(0.75) within group (order by price_paid) / 5.0) * 5
      end
    from capped
    where place <= case when left_by_fifth >= 20 then fifth else third end
    group by service, load_size
    having count(*) >= 20 and count(distinct hauler_id) >= 3
  )
  insert into private.price_of_hauler (hauler_id, pickups, median, far_off, denied, left_out)
  select
    pickup.hauler_id, count(*), percentile_disc(0.5) within group (order by pickup.price_paid),
    count(far.id), count(*) filter (where because = 'denied'), count(*) filter (where because = 'left-out')
  from pickup
  left join (select distinct id from judged where is_far_off) as far on far.id = pickup.id
  group by pickup.hauler_id;

  insert into private.price_count (as_of) values (now())
  on conflict (only_row) do update set as_of = excluded.as_of;

  if private.shown_prices() is distinct from shown then
    perform private.want_site_build();
  end if;
end;
$$;

-- The figures as one text, to compare two counts, without the numbers of pickups. Null if there are none.
create function private.shown_prices() returns text
language sql volatile set search_path = '' as $$
  select string_agg(concat_ws(' ', coalesce(service, '*'), coalesce(load_size::text, '*'), lower, median, upper), ', '
    order by service, load_size)
  from private.price_figure;
$$;

-- Counts once a day (Los Angeles) and not on each read, so strangers cannot trigger a count.
create function private.refresh_prices() returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from private.price_count where as_of >= private.start_of_day(0)) then
    perform private.count_prices();
  end if;
end;
$$;

create function public.count_prices() returns void
language sql security definer set search_path = '' as $$
  select private.count_prices();
$$;
comment on function public.count_prices is 'Counts what people paid now instead of once a day.';

-- Visitors cannot read the tables.
create function private.read_price_figures()
returns table (
  service text, load_size public.load_size, pickups int, lower int, median int, upper int, as_of timestamptz
)
language sql stable security definer set search_path = '' as $$
  select service, load_size, pickups, lower, median, upper, as_of
  from private.price_figure cross join private.price_count;
$$;

create view public.price_figures with (security_invoker = true) as
select service, load_size, pickups, lower, median, upper, as_of from private.read_price_figures();

comment on view public.price_figures is
  'What people paid in the last 24 months, from 20 pickups of three haulers on. The site build reads it.';
comment on column public.price_figures.service is
  'Of pickups for this service only. "Home Cleaning" includes its variants. Empty: of all but Home Cleaning.';
comment on column public.price_figures.load_size is 'For this load. Empty: any.';
comment on column public.price_figures.pickups is 'How many, rounded down to a multiple of 5.';
comment on column public.price_figures.lower is
  'A quarter paid at most this many dollars, in whole 5 dollars. Empty, like upper, if a hauler has more than a fifth.';
comment on column public.price_figures.upper is 'A quarter paid at least this many dollars, in whole 5 dollars.';
comment on column public.price_figures.as_of is 'When they were counted.';

grant select on public.price_figures to anon, service_role;
grant execute on function private.read_price_figures() to anon, service_role;
