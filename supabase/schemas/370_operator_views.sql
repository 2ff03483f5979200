-- Views for the operator in Supabase Studio. They run with the reader's rights: without access to `leads`, they show
-- nothing.

create view public.open_leads with (security_invoker = true) as
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
  -- Without the host, which a visitor can forge, so no link leads to another site.
  substring(lead.source_page from '^https?://[^/?#]+([^?#]*)') as source_page,
  lead.call_time,
  private.hauler_of(lead.id) as hauler,
  (
    select count(*) from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'open'
  ) as open_offers,
  lead.contacted_at,
  private.is_overdue(lead) as overdue,
  lead.pickup_from,
  lead.pickup_until,
  (
    select case when asked_at is null then state::text else 'asked' end from public.proposals as proposal
    where proposal.lead_id = lead.id and state in ('open', 'accepted')
    order by state = 'open' desc
    limit 1
  ) as proposal,
  coalesce(lead.pickup_until <= now(), false) as pickup_over,
  private.working_channels(lead) as told_by,
  case
    when lead.email_failed_at is not null and lead.text_failed_at is not null then 'mail and text'
    when lead.email_failed_at is not null then 'mail'
    when lead.text_failed_at is not null then 'text'
  end as bounced,
  lead.language,
  (
    select lead.language = any (hauler.languages)
    from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
    where offer.lead_id = lead.id and offer.state = 'accepted'
  ) as hauler_speaks_it
from public.leads as lead
where not private.is_closed(lead.status)
order by lead.flagged_because is not null, lead.created_at;

comment on view public.open_leads is
  'Requests that are neither completed nor canceled, oldest first, flagged ones last. Edit them in leads.';
comment on column public.open_leads.age is 'How long ago the request was submitted.';
comment on column public.open_leads.promised_by is 'We promised a call by this time.';
comment on column public.open_leads.not_contacted_reports is
  'How many times the customer reported that no one called. Each is in contact_reports.';
comment on column public.open_leads.photos is 'How many photos the customer added.';
comment on column public.open_leads.flagged_because is 'Why this may not be a real request.';
comment on column public.open_leads.source_page is 'The page of our site with the form.';
comment on column public.open_leads.call_time is 'When the customer prefers to be called, in their words.';
comment on column public.open_leads.hauler is 'The hauler who has the job.';
comment on column public.open_leads.open_offers is 'How many haulers can accept it now.';
comment on column public.open_leads.contacted_at is
  'When someone first called the customer or sent a proposal.';
comment on column public.open_leads.overdue is
  'Has the promised time passed without a call? '
  'If no one has the job, a call noted through a list link counts for an hour.';
comment on column public.open_leads.pickup_from is 'Start of the booked pickup window.';
comment on column public.open_leads.pickup_until is 'End of the booked pickup window.';
comment on column public.open_leads.proposal is
  'open (the customer can accept it), asked (they want something else) or accepted. Empty: no proposal.';
comment on column public.open_leads.pickup_over is 'Has the time of the pickup passed?';
comment on column public.open_leads.told_by is
  'The channels that reach the customer: mail, text, both or none. Channels they have stopped are not included.';
comment on column public.open_leads.bounced is 'The channels that failed: mail, text, or mail and text.';
comment on column public.open_leads.language is 'Language of our messages to the customer: en or es.';
comment on column public.open_leads.hauler_speaks_it is
  'Does the hauler with the job speak the customer''s language? Empty: no one has the job.';

grant select on public.open_leads to service_role;

create view public.promise_report with (security_invoker = true) as
select
  date_trunc('week', lead.created_at at time zone 'America/Los_Angeles')::date as week,
  count(*) as requests,
  count(*) filter (
    where exists (
      select from public.job_offers as offer where offer.lead_id = lead.id and offer.accepted_at is not null
    )
  ) as matched,
  count(*) filter (where private.is_called_in_time(lead)) as called_in_time,
  percentile_cont(0.5) within group (order by lead.contacted_at - lead.created_at) as median_wait,
  count(*) filter (where lead.status = 'Completed') as completed,
  count(*) filter (where lead.status = 'Canceled') as canceled,
  count(first_proposal.made_at) as proposed,
  percentile_cont(0.5) within group (order by first_proposal.made_at - lead.created_at) as median_to_proposal,
  count(agreed.id) as booked,
  count(*) filter (where agreed.accepted_by = 'customer') as booked_by_customer,
  count(*) filter (
    where lead.status = 'Completed' and lead.price_paid is not null and agreed.price_to is not null
  ) as priced,
  count(*) filter (where lead.status = 'Completed' and lead.price_paid > agreed.price_to) as paid_above_estimate,
  count(*) filter (where lead.language = 'es') as spanish,
  count(*) filter (
    where lead.language = 'es' and exists (
      select from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
      where offer.lead_id = lead.id and offer.accepted_at is not null and 'es' = any (hauler.languages)
    )
  ) as spanish_with_speaker
from public.leads as lead
left join public.proposals as agreed on agreed.lead_id = lead.id and agreed.state = 'accepted'
cross join lateral (
  select min(proposal.made_at) as made_at from public.proposals as proposal where proposal.lead_id = lead.id
) as first_proposal
where lead.flagged_because is null
group by 1
order by 1 desc;

comment on view public.promise_report is
  'How well we keep our promises, by the week when requests arrived. Without flagged ones.';
comment on column public.promise_report.week is 'The Monday of the week, in Los Angeles.';
comment on column public.promise_report.requests is 'Requests that arrived.';
comment on column public.promise_report.matched is 'Of these, how many a hauler accepted.';
comment on column public.promise_report.called_in_time is
  'Of these, how many were called within the promised time. A call noted through a list link counts only if a '
  'hauler accepted within the hour, or called in time.';
comment on column public.promise_report.median_wait is
  'Median wait of those who were called, including nights.';
comment on column public.promise_report.completed is 'Of these, how many are completed.';
comment on column public.promise_report.canceled is 'Of these, how many were canceled.';
comment on column public.promise_report.proposed is 'Of these, how many got a proposal.';
comment on column public.promise_report.median_to_proposal is
  'Median time from those requests to their first proposal, including nights.';
comment on column public.promise_report.booked is
  'Of these, how many have an accepted proposal, including completed and canceled ones.';
comment on column public.promise_report.booked_by_customer is
  'Of the booked, how many customers accepted on their page. The others were agreed on by phone.';
comment on column public.promise_report.priced is
  'Of the completed, how many have both an estimate and a price paid.';
comment on column public.promise_report.paid_above_estimate is 'Of these, how many paid more than the estimate.';
comment on column public.promise_report.spanish is
  'Of the requests, how many are from customers who get our messages in Spanish.';
comment on column public.promise_report.spanish_with_speaker is
  'Of these, how many were accepted by a hauler who speaks Spanish.';

grant select on public.promise_report to service_role;
