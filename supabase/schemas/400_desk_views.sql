-- The data of the desk pages and of the daily digest: rows and values computed from them. Which fields the function
-- passes on, and under which names, is in supabase/functions/_shared/contracts/desk.ts. Data and its version are always
-- read in one statement.

-- The accepted offer of a request. Null if no hauler has it.
create function private.holder_of(lead public.leads) returns public.job_offers
language sql stable set search_path = '' as $$
  select offer from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'accepted';
$$;

create function private.jobs_of_hauler(hauler_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.job_offers as offer join public.leads as lead on lead.id = offer.lead_id
  where offer.hauler_id = jobs_of_hauler.hauler_id
    and offer.state = 'accepted'
    and not private.is_closed(lead.status);
$$;

-- The history of a request, oldest first: the newest 300 entries.
create function private.history_of(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  with happened (at, entry) as (
    select lead.created_at, jsonb_build_object('what', 'request')
    union all
    select changed_at, jsonb_build_object('what', 'status', 'from', old_status, 'to', new_status)
    from public.lead_status_changes where lead_id = lead.id
    union all
    select offered.at, jsonb_build_object('what', offered.what, 'hauler', hauler.name, 'reason', offered.reason)
    from public.job_offers as offer
    join public.haulers as hauler on hauler.id = offer.hauler_id
    cross join lateral (
      values
        (offer.offered_at, 'offer', null),
        (offer.accepted_at, 'accepted', null),
        (offer.contacted_at, 'called', null),
        (offer.returned_at, 'returned', offer.decline_reason),
        (offer.no_show_at, 'no-show', null)
    ) as offered (at, what, reason)
    where offer.lead_id = lead.id and offered.at is not null
    union all
    select created_at, jsonb_build_object('what', 'report') from public.contact_reports where lead_id = lead.id
    union all
    -- Corrections made at the desk are among the desk actions.
    select corrected_at, jsonb_build_object('what', 'correction')
    from public.lead_corrections where lead_id = lead.id and not by_team
    union all
    select proposed.at, jsonb_build_object('what', proposed.what, 'hauler', hauler.name, 'accepted_by', proposed.by)
    from public.proposals as proposal
    join public.job_offers as offer on offer.id = proposal.offer_id
    join public.haulers as hauler on hauler.id = offer.hauler_id
    cross join lateral (
      values
        (proposal.made_at, 'proposal', null::public.proposal_accepter),
        (proposal.accepted_at, 'agreed', proposal.accepted_by)
    ) as proposed (at, what, by)
    where proposal.lead_id = lead.id and proposed.at is not null
    union all
    select named.at, jsonb_build_object(
      'what', named.what, 'hauler', hauler.name, 'accepted_by', named.by, 'price', door.price,
      'estimate', door.estimate, 'reason', named.reason
    )
    from public.door_prices as door
    join public.job_offers as offer on offer.id = door.offer_id
    join public.haulers as hauler on hauler.id = offer.hauler_id
    cross join lateral (
      values
        (door.made_at, 'door-price', null, door.reason),
        (case when door.accepted_by = 'hauler' then door.made_at end, 'door-yes', 'hauler', null),
        (case when door.accepted_by = 'customer' then door.answered_at end, 'door-yes', 'customer', null),
        (case when door.state = 'declined' then door.answered_at end, 'door-no', null, null)
    ) as named (at, what, by, reason)
    where door.lead_id = lead.id and named.at is not null
    union all
    select outgoing.finished_at, jsonb_build_object(
      'what', 'told', 'kind', outgoing.kind, 'audience', outgoing.audience, 'hauler', hauler.name,
      'channel', coalesce(outgoing.channel, 'mail'), 'delivery', outgoing.delivery
    )
    from public.notifications as outgoing
    left join public.job_offers as offer on offer.id = outgoing.offer_id and outgoing.audience = 'hauler'
    left join public.haulers as hauler on hauler.id = offer.hauler_id
    where outgoing.lead_id = lead.id and outgoing.state = 'sent' and outgoing.audience <> 'operator'
    union all
    select review.answered_at, jsonb_build_object('what', 'review', 'gone', review.gone)
    from public.reviews as review where review.lead_id = lead.id and review.answered_at is not null
    union all
    select action.at, jsonb_build_object(
      'what', 'action', 'action', action.action, 'by', action.by_name, 'mail_kind', action.mail_kind,
      'hauler', hauler.name, 'before', action.before, 'after', action.after
    )
    from public.desk_actions as action
    left join public.haulers as hauler on hauler.id = action.hauler_id
    where action.lead_id = lead.id
  )
  select jsonb_agg(jsonb_strip_nulls(entry - array['before', 'after'])
    || jsonb_build_object('at', at)
    -- In `before` and `after`, null means empty, so it is kept.
    || case when entry ? 'before' then jsonb_build_object('before', entry -> 'before', 'after', entry -> 'after')
      else '{}' end
    -- The first offers are created in the same transaction as the request.
    -- So is what a hauler notes as agreed in person.
    order by at, entry ->> 'what' <> 'request', entry ->> 'what' = 'door-yes')
  from (select * from happened order by at desc limit 300) as newest;
$$;

-- The customer's answer for a moderator: without the stars until they have decided whether to publish it.
create function private.review_in_json(review public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(review) || jsonb_build_object(
    'stars', case when review.moderation <> 'waiting' or not review.may_publish then review.stars end,
    'hints', private.review_hints(review)
  );
$$;

-- A request as its page shows it. The tracking ID is included only for the request's own link: it would outlive a
-- stolen link to the list.
create function private.request_for_desk(lead public.leads, with_tracking_id boolean) returns jsonb
language sql stable set search_path = '' as $$
  select private.request_in_json(lead) || jsonb_build_object(
    'version', private.desk_version(lead),
    'overdue', private.is_overdue(lead),
    'note', lead.desk_note,
    'price_left_out', lead.price_left_out_because,
    'reported_at', private.waits_since(lead),
    'reported_again', coalesce(holder.reported_again, false),
    'taken_back_at', private.taken_back_at(lead, holder),
    'updates', private.updates_of(lead) || jsonb_build_object('by', working_channels),
    'is_told', working_channels <> 'none',
    'booked_twice', exists (
      select from private.booked_elsewhere(holder) as other
      where (other.pickup_from, other.pickup_until) overlaps (lead.pickup_from, lead.pickup_until)
    ),
    'closed_at', private.closed_at(lead),
    'offers', (
      select coalesce(jsonb_agg(to_jsonb(offer) || jsonb_build_object(
        'hauler', to_jsonb(hauler),
        'state', (
          case when offer.state = 'open' and offer.expires_at <= now() then 'expired' else offer.state end
        ),
        'reason', offer.decline_reason
      ) order by offer.state <> 'accepted', offer.state <> 'open', offer.offered_at, hauler.name), '[]')
      from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
      where offer.lead_id = lead.id
    ),
    'review', (
      select private.review_in_json(review) from public.reviews as review
      where review.lead_id = lead.id and review.answered_at is not null
    ),
    'history', private.history_of(lead)
  )
  || case when with_tracking_id then jsonb_build_object('tracking_id', lead.tracking_id) else '{}' end
  from private.holder_of(lead) as holder, private.working_channels(lead) as working_channels;
$$;

-- Haulers the request can be offered or assigned to: matching ones first, then the insured, then those with the
-- agreement, then those with fewest jobs.
create function private.candidates(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(hauler) || to_jsonb(judged) || jsonb_build_object(
    'told_by', private.hauler_channels(hauler)
  ) order by judged.fits desc, judged.insurance_ended, not judged.has_agreement, judged.jobs, hauler.name), '[]')
  from public.haulers as hauler
  cross join lateral (
    select
      private.matches(hauler, lead) as fits,
      coalesce(private.end_of_insurance(hauler.insured_until) <= now(), false) as insurance_ended,
      private.has_agreement(hauler) as has_agreement,
      private.jobs_of_hauler(hauler.id) as jobs
  ) as judged
  where hauler.active;
$$;

-- The page of a request, through a link to it or to the list. Null if the link does not work or is for something else.
create function public.view_request(token text, lead_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'scope', case when link.lead_id is null then 'list' else 'request' end,
    -- A list link opens closed requests as well.
    'expires_at', least(link.expires_at, case when link.lead_id is not null then private.end_of_links(lead) end),
    'request', private.request_for_desk(lead, link.lead_id is not null),
    'haulers', private.candidates(lead)
  )
  from private.open_desk_link(token) as link
  join public.leads as lead on lead.id = view_request.lead_id and coalesce(link.lead_id, lead.id) = lead.id
  where link.id is not null and link.message_id is null;
$$;
comment on function public.view_request is 'The data of a desk request page, and its version.';

-- A request in a list, with the end of its tracking ID, which a customer can read out on the phone. Not from
-- `request_in_json`: for 200 requests, proposals and the like take as long as all the rest.
create function private.listed_request(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(lead) || jsonb_build_object(
    'version', private.desk_version(lead),
    'tracking_id', right(lead.tracking_id, 4),
    'promised_by', public.promised_by(lead.created_at),
    'overdue', private.is_overdue(lead),
    'reported_at', private.waits_since(lead),
    'no_show_at', private.no_show_of(lead),
    'hauler', private.hauler_of(lead.id),
    'open_offers', (
      select count(*) from public.job_offers
      where lead_id = lead.id and state = 'open' and expires_at > now()
    )
  );
$$;

-- Up to 200 open requests, in the order they arrived. If there are more, they include the 50 newest, so a flood does
-- not hide them. Of the others, waiting requests, today's pickups and those to which no one came come before those that
-- a hauler has; flagged ones are last.
create function private.requests_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with open_requests as (
    select *, row_number() over (order by flagged_because is not null, created_at desc) <= 50 as is_new
    from public.leads
    where not private.is_closed(status)
  )
  select jsonb_build_object(
    'requests', (
      select coalesce(jsonb_agg(private.listed_request(lead) order by lead.created_at), '[]')
      from public.leads as lead
      where lead.id in (
        select id from open_requests
        order by
          not is_new,
          flagged_because is not null,
          status <> 'Submitted'
            and (pickup_from >= private.start_of_day(0) and pickup_from < private.start_of_day(1)) is not true
            and not exists (
              select from public.job_offers as offer
              where offer.lead_id = open_requests.id and offer.state = 'accepted' and offer.no_show_at >= pickup_until
            ),
          created_at
        limit 200
      )
    ),
    'more_requests', (select greatest(count(*) - 200, 0) from open_requests)
  );
$$;

-- Up to 100 unanswered messages, newest first, flagged ones last.
create function private.messages_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with unanswered as (
    select * from public.contact_messages where answered_at is null
  )
  select jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(received) order by flagged_because is not null, created_at desc), '[]')
      from (select * from unanswered order by flagged_because is not null, created_at desc limit 100) as received
    ),
    'more_messages', (select greatest(count(*) - 100, 0) from unanswered)
  );
$$;

-- Which version of the agreement a hauler has accepted, what they stated then, and when they were last asked.
create function private.agreement_of_hauler(hauler public.haulers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', hauler.agreement_version,
    'accepted_at', hauler.agreement_accepted_at,
    'by', accepted.accepted_by,
    'asked_at', (
      select max(created_at) from public.notifications
      where hauler_id = hauler.id and kind = 'agreement-asked' and state in ('waiting', 'sent')
    ),
    'due_at', hauler.agreement_due_at,
    'attested', coalesce(accepted.attested, '{}'),
    'current', hauler.agreement_version is not distinct from public.current_agreement()
  )
  from (select) as one_row
  left join public.hauler_agreements as accepted
    on accepted.hauler_id = hauler.id
    and accepted.version = hauler.agreement_version
    and accepted.accepted_at = hauler.agreement_accepted_at
  limit 1;
$$;

create function private.haulers_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(hauler) || to_jsonb(calls) || jsonb_build_object(
    'version', private.hauler_version(hauler),
    'missing', private.missing_papers(hauler),
    'agreement', private.agreement_of_hauler(hauler),
    'paused_by_hauler', hauler.paused_by_hauler_at is not null,
    -- Null if the operator entered it last.
    'truck_by_hauler_at', (
      select case when action.action = 'truck' then action.at end
      from public.desk_actions as action
      where action.hauler_id = hauler.id and action.after ? 'truck_cubic_yards'
      order by action.at desc limit 1
    ),
    'jobs', private.jobs_of_hauler(hauler.id),
    'no_shows', (
      select coalesce(sum(no_shows), 0) from public.job_offers
      where hauler_id = hauler.id and no_show_at > now() - interval '12 months'
    ),
    'open_offers', (
      select count(*) from public.job_offers
      where hauler_id = hauler.id and state = 'open' and expires_at > now()
    )
  ) order by not hauler.active, hauler.name), '[]')
  from public.haulers as hauler
  cross join lateral (
    select
      count(*) as called,
      -- A hauler who got the job late has the promised time from then on.
      count(*) filter (
        where offer.contacted_at <= greatest(
          public.promised_by(lead.created_at), public.promised_by(offer.accepted_at)
        )
      ) as in_time
    from public.job_offers as offer join public.leads as lead on lead.id = offer.lead_id
    where offer.hauler_id = hauler.id
      and offer.accepted_at > now() - interval '90 days'
      and offer.contacted_at is not null
  ) as calls;
$$;

-- Reviews that need moderation, oldest first: up to 50.
create function private.reviews_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.review_in_json(review) order by review.answered_at), '[]')
  from public.reviews as review
  where review.id in (
    select id from public.reviews where may_publish and moderation = 'waiting' order by answered_at limit 50
  );
$$;

-- Notifications that failed or bounced: up to 50, newest first.
create function private.failures_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(newest) || jsonb_build_object(
    'last_error', coalesce(last_error, delivery_error)
  ) order by created_at desc), '[]')
  from (select * from private.delivery_failures() order by created_at desc limit 50) as newest;
$$;

-- The last eight weeks, counted as in `promise_report`, newest first, including weeks without requests.
create function private.weeks_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with weeks as (
    select week::date as week, week at time zone 'America/Los_Angeles' as starts,
      (week + interval '7 days') at time zone 'America/Los_Angeles' as ends
    from (select date_trunc('week', now() at time zone 'America/Los_Angeles') as this_week) as today
    cross join lateral generate_series(this_week - interval '49 days', this_week, interval '7 days') as week
  )
  select jsonb_agg(jsonb_build_object(
    'week', weeks.week, 'requests', counted.requests, 'in_time', counted.in_time, 'completed', counted.completed
  ) order by weeks.week desc)
  from weeks
  cross join lateral (
    select
      count(*) as requests,
      count(*) filter (where private.is_called_in_time(lead)) as in_time,
      count(*) filter (where lead.status = 'Completed') as completed
    from public.leads as lead
    where lead.created_at >= weeks.starts and lead.created_at < weeks.ends and lead.flagged_because is null
  ) as counted;
$$;

-- Browser errors of the last seven days: at most 20, latest first.
create function private.faults_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(latest) order by last_at desc), '[]')
  from (
    select * from public.browser_faults where last_at > now() - interval '7 days' order by last_at desc limit 20
  ) as latest;
$$;

-- Page speed of the last eight weeks, newest first: the 75th percentile per metric; null with fewer than 20 visits.
create function private.vitals_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select week, metric, value, sum(times) as times
    from public.web_vitals where week > now() at time zone 'America/Los_Angeles' - interval '56 days'
    group by week, metric, value
  ), ranked as (
    select week, metric, value,
      sum(times) over (partition by week, metric order by value) as up_to,
      sum(times) over (partition by week, metric) as visits
    from counted
  ), weekly as (
    select week,
      max(visits) as visits,
      min(value) filter (where metric = 'lcp') as lcp,
      min(value) filter (where metric = 'inp') as inp,
      min(value) filter (where metric = 'cls') as cls
    from ranked where visits >= 20 and up_to >= 0.75 * visits
    group by week
  )
  select coalesce(jsonb_agg(to_jsonb(weekly) order by week desc), '[]') from weekly;
$$;

-- What people paid: the public figures, and by hauler what went into them and what did not.
create function private.prices_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'counted_at', (select as_of from private.price_count),
    'figures', (
      select coalesce(jsonb_agg(to_jsonb(figure) order by service nulls first, load_size nulls first), '[]')
      from private.price_figure as figure
    ),
    'haulers', (
      select coalesce(jsonb_agg(to_jsonb(counted) || jsonb_build_object(
        'hauler', jsonb_build_object('id', hauler.id, 'name', hauler.name)
      ) order by counted.pickups desc, hauler.name), '[]')
      from private.price_of_hauler as counted join public.haulers as hauler on hauler.id = counted.hauler_id
    )
  );
$$;

create function private.working_desk_links() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'working', count(*) filter (where link.expires_at > now() and private.links_work(lead)),
    'last_used_at', max(link.last_used_at)
  )
  from public.desk_links as link left join public.leads as lead on lead.id = link.lead_id;
$$;

-- What a link shows: a request, a message or the list. Null if the link does not work.
create function public.view_desk(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
begin
  return case
    when link.lead_id is not null then public.view_request(token, link.lead_id)
    when link.message_id is not null then (
      select jsonb_build_object(
        'scope', 'message', 'expires_at', link.expires_at, 'message', to_jsonb(received)
      )
      from public.contact_messages as received where received.id = link.message_id
    )
    when link.id is not null then (
      select jsonb_build_object(
        'scope', 'list',
        'expires_at', link.expires_at,
        'haulers', private.haulers_of_list(),
        'reviews', private.reviews_of_list(),
        'failures', private.failures_of_list(),
        'report', private.weeks_of_list(),
        'site', jsonb_build_object('faults', private.faults_of_list(), 'vitals', private.vitals_of_list()),
        'prices', private.prices_of_list(),
        'settings', jsonb_build_object('dispatch_on', settings.dispatch_on),
        'links', private.working_desk_links()
      ) || private.requests_of_list() || private.messages_of_list()
      from public.dispatch_settings as settings
    )
  end;
end;
$$;
comment on function public.view_desk is 'The data of the desk page of a link.';

-- Finds up to 20 requests, newest first: by a complete phone number or tracking ID those of any age, by part of a name
-- those of the last 90 days. Null if it is not a list link.
create function public.search_desk(token text, text text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  named constant text := btrim(search_desk.text);
  digits constant text := regexp_replace(named, '\D', '', 'g');
  whole_id constant text := translate(upper(regexp_replace(named, '[-\s]', '', 'g')), 'OIL', '011');
begin
  if not private.is_list_link(private.open_desk_link(token)) then
    return null;
  end if;
  return jsonb_build_object('requests', (
    select coalesce(jsonb_agg(private.listed_request(lead) order by lead.created_at desc), '[]')
    from public.leads as lead
    where lead.id in (
      select found.id
      from (
        select by_phone.id, by_phone.created_at from public.leads as by_phone
        where char_length(digits) >= 10
          and private.canonical_phone(by_phone.phone) = private.canonical_phone(digits)
        union
        select by_id.id, by_id.created_at from public.leads as by_id where by_id.tracking_id = whole_id
        union
        select by_name.id, by_name.created_at from public.leads as by_name
        where named <> ''
          and by_name.created_at > now() - interval '90 days'
          and strpos(lower(by_name.full_name), lower(named)) > 0
      ) as found
      order by found.created_at desc
      limit 20
    )
  ));
end;
$$;
comment on function public.search_desk is 'Finds requests, for the list of the desk.';

-- The first ten entries and the total number.
create function private.part_of_digest(entries jsonb[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'count', coalesce(cardinality(entries), 0), 'first', to_jsonb(coalesce(entries[1:10], '{}'))
  );
$$;

-- Reports about open requests, including flagged ones, since the last digest, except those the operator was already
-- emailed about.
create function private.reports_for_digest() returns table (lead_id uuid, times bigint)
language sql stable set search_path = '' as $$
  select report.lead_id, count(*)
  from public.contact_reports as report
  join public.leads as lead on lead.id = report.lead_id
  where not private.is_closed(lead.status)
    and report.created_at > private.last_digest_at()
    and not exists (
      select from public.notifications as outgoing
      where outgoing.report_id = report.id and outgoing.audience = 'operator'
    )
  group by report.lead_id;
$$;

-- A request in the daily digest: a name, but no street, number or address.
create function private.in_short(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', lead.full_name, 'services', lead.services, 'city', lead.city, 'zip_code', lead.zip_code
  );
$$;

create function public.read_digest() returns jsonb
language sql stable security definer set search_path = '' as $$
  with open_requests as (
    select lead, private.is_overdue(lead) as overdue, private.waits_since(lead) as reported_at,
      hauler.name as hauler, private.in_short(lead) as in_short
    from public.leads as lead
    left join public.job_offers as offer on offer.lead_id = lead.id and offer.state = 'accepted'
    left join public.haulers as hauler on hauler.id = offer.hauler_id
    where not private.is_closed(lead.status) and lead.flagged_because is null
  )
  select jsonb_build_object(
    'overdue', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object(
        'promised_by', public.promised_by((lead).created_at), 'reported_at', reported_at
      ) order by (lead).created_at)
      from open_requests where overdue or reported_at is not null
    )),
    'reported_again', private.part_of_digest((
      select array_agg(private.in_short(lead) || jsonb_build_object('times', report.times)
        order by lead.flagged_because is not null, lead.created_at)
      from private.reports_for_digest() as report
      join public.leads as lead on lead.id = report.lead_id
    )),
    'nobody', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object('promised_by', public.promised_by((lead).created_at))
        order by (lead).created_at)
      from open_requests
      where (lead).status = 'Submitted' and hauler is null and not overdue and reported_at is null
    )),
    'pickups', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object(
        'from', (lead).pickup_from, 'until', (lead).pickup_until, 'hauler', hauler
      ) order by (lead).pickup_from)
      from open_requests
      where (lead).pickup_from >= private.start_of_day(0) and (lead).pickup_from < private.start_of_day(1)
    )),
    'unanswered', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object('hauler', hauler, 'made_at', proposal.made_at)
        order by proposal.made_at)
      from open_requests
      join public.proposals as proposal on proposal.lead_id = (lead).id
      where proposal.state = 'open' and proposal.made_at < now() - interval '2 days'
    )),
    'messages', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'subject', subject, 'created_at', created_at)
        order by created_at)
      from public.contact_messages where answered_at is null and flagged_because is null
    )),
    'reviews', (
      select jsonb_build_object('count', count(*), 'oldest', min(answered_at))
      from public.reviews where may_publish and moderation = 'waiting'
    ),
    'unbuilt_since', private.unbuilt_since(),
    'failures', private.part_of_digest((
      select array_agg(jsonb_build_object(
        'kind', kind, 'audience', audience, 'state', state, 'delivery', delivery
      ) order by created_at desc)
      from private.delivery_failures()
    )),
    'faults', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'page', page, 'release', release, 'times', times)
        order by times desc)
      from private.faults_for_digest()
    )),
    'flagged', private.part_of_digest((
      select array_agg(jsonb_build_object('what', what, 'because', because, 'created_at', created_at)
        order by created_at desc)
      from (
        select 'request' as what, flagged_because as because, created_at from public.leads
        where flagged_because is not null and not private.is_closed(status)
        union all
        select 'message', flagged_because, created_at from public.contact_messages
        where flagged_because is not null and answered_at is null
      ) as flagged
    )),
    'insurances', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'insured_until', insured_until) order by insured_until, name)
      from public.haulers as hauler
      where active and private.insurance_notification_key(hauler) is not null
    )),
    'agreements', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'due_at', agreement_due_at)
        order by agreement_due_at nulls first, name)
      from private.haulers_without_agreement()
    )),
    'paused', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'paused_at', paused_by_hauler_at)
        order by paused_by_hauler_at desc)
      from public.haulers where not active and paused_by_hauler_at is not null
    )),
    'yesterday', (
      select jsonb_build_object(
        'requests', count(*),
        'called_in_time', count(*) filter (where private.is_called_in_time(lead)),
        'completed', (
          select count(distinct lead_id) from public.lead_status_changes
          where new_status = 'Completed'
            and changed_at >= private.start_of_day(-1) and changed_at < private.start_of_day(0)
        )
      )
      from public.leads as lead
      where flagged_because is null
        and created_at >= private.start_of_day(-1) and created_at < private.start_of_day(0)
    )
  );
$$;
comment on function public.read_digest is 'The data of the operator''s daily digest.';
