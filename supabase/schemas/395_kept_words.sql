-- How often we kept our word in the last 12 months, counted once a day with the promise figure. Figures are shown from
-- 20 on, and neither one hauler nor one customer can move them far.

-- What was promised, and whether it was kept: a row for each pickup and promise of which we know it. The customer can
-- contradict whatever the hauler enters.
--
-- - `came`: in the agreed time, as the customer says. A report that no one came is a no of its own.
-- - `price`: at most the estimate that they had accepted an hour before the window, so that none raised at the door
--   counts. If only the hauler says so, an hour before their first window. If several amounts are named, the highest.
-- - `gone`: everything, as the customer says.
create view private.kept_word with (security_invoker = true) as
select
  offer.hauler_id, private.canonical_phone(lead.phone) as person, private.closed_at(lead) as at, fact.what, fact.kept
from public.leads as lead
join public.job_offers as offer on offer.lead_id = lead.id and offer.state = 'accepted'
left join public.reviews as review on review.lead_id = lead.id and review.hauler_id = offer.hauler_id
cross join lateral (
  select
    (
      select proposal.price_to from public.proposals as proposal
      where proposal.offer_id = offer.id
        and proposal.accepted_at <= (
          select min(booked.window_from[booked.chosen]) from public.proposals as booked
          where booked.offer_id = offer.id
            and booked.accepted_at is not null
            and (booked.id = proposal.id or proposal.accepted_by = 'hauler')
        ) - interval '1 hour'
      order by proposal.accepted_at desc
      limit 1
    ) as estimate,
    greatest(lead.price_paid, review.amount_paid, (
      select door.price from public.door_prices as door where door.offer_id = offer.id and door.state = 'accepted'
    )) as paid
) as money
cross join lateral (
  values
    ('came', case when lead.pickup_from is not null then review.came_in_window end),
    ('price', case
      when lead.price_left_out_because is not null or money.estimate is null then null
      when review.price = 'higher' and review.amount_paid is null then false
      else money.paid <= money.estimate
    end),
    ('gone', review.gone = 'yes')
) as fact (what, kept)
where lead.status = 'Completed'
  and lead.flagged_because is null
  and private.closed_at(lead) > now() - interval '12 months'
  and fact.kept is not null
union all
select offer.hauler_id, private.canonical_phone(lead.phone), offer.no_show_at, 'came', false
from public.job_offers as offer join public.leads as lead on lead.id = offer.lead_id
where offer.no_shows > 0
  and offer.no_show_at > now() - interval '12 months'
  and lead.flagged_because is null;

-- Each customer counts once as kept and once as broken. Of each hauler the newest count, up to a fifth of all or, if
-- that leaves fewer than 20, up to a third: as in `count_prices`.
create function private.count_words() returns jsonb
language sql stable set search_path = '' as $$
  with once as (
    select distinct on (what, person, kept) what, person, kept, hauler_id, at
    from private.kept_word order by what, person, kept, at desc
  ),
  placed as (
    select *, row_number() over (partition by what, hauler_id order by at desc, person) as place from once
  ),
  counted as (
    select *, count(*) over (partition by what order by place) as so_far from placed
  ),
  capped as (
    select *,
      max(place) filter (where so_far >= 5 * place) over (partition by what) as fifth,
      max(so_far) filter (where so_far >= 5 * place) over (partition by what) as left_by_fifth,
      max(place) filter (where so_far >= 3 * place) over (partition by what) as third
    from counted
  ),
  figures as (
    select what, count(*) filter (where kept) as kept, count(*) as counted
    from capped
    where place <= case when left_by_fifth >= 20 then fifth else third end
    group by what
    having count(*) >= 20
  )
  select coalesce(jsonb_agg(to_jsonb(figures) order by what), '[]') from figures;
$$;

-- To compare two counts: a build is wanted when a whole percent has changed, not with every pickup.
create function private.percents_of(words jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(what || kept * 100 / counted, ',' order by what)
  from jsonb_to_recordset(words) as figure (what text, kept int, counted int);
$$;

create view public.word_figures with (security_invoker = true) as
select figure.what, figure.kept, figure.counted, promise.as_of
from private.promise_figure as promise
cross join lateral jsonb_to_recordset(promise.words) as figure (what text, kept int, counted int);

comment on view public.word_figures is
  'Public counts: how often our word was kept in the last 12 months. No row below 20. The site build reads it.';
comment on column public.word_figures.what is
  'came (in the agreed time), price (at or under the estimate) or gone (everything).';
comment on column public.word_figures.kept is 'Of these pickups, how often it was so.';
comment on column public.word_figures.counted is
  'Pickups of which we know it, within the limits per customer and hauler.';
comment on column public.word_figures.as_of is 'When they were counted.';

grant select on public.word_figures to anon, service_role;
