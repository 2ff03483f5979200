-- Who calls sees whether the customer agreed to text messages.

drop function public.find_job(text);

-- The job as its link shows it at this moment. The hauler who has it sees whom to call and where to go, until 30 days
-- after it was closed. What was written and photographed is shown besides to the haulers who may accept it. How far the
-- job has come, and how it was closed, is for who has it alone.
create function public.find_job(token text)
returns table (
  state text, hauler_name text, expires_at timestamptz,
  services text[], city text, zip_code text, description text, photos text[], promised_by timestamptz,
  status text, timeframe text, cancel_reasons text[], canceled_by_customer boolean,
  has_job boolean, full_name text, phone text, email text, street_address text, unit_number text, call_time text,
  contacted_at timestamptz, reported_at timestamptz, reported_again boolean, agreed_to_messages boolean
)
language sql stable set search_path = '' as $$
  select
    job.state, hauler.name, offer.expires_at,
    lead.services, lead.city, lead.zip_code,
    case when job.has_job or job.state = 'open' then lead.job_description end,
    case when job.has_job or job.state = 'open' then lead.image_urls else '{}' end,
    public.promised_by(lead.created_at),
    case when job.has_job then lead.status end,
    case when job.has_job then lead.timeframe end,
    case when job.has_job then lead.cancel_reasons else '{}' end,
    job.has_job and lead.canceled_by_customer,
    job.has_job,
    case when job.has_job then lead.full_name end,
    case when job.has_job then lead.phone end,
    case when job.has_job then lead.email end,
    case when job.has_job then lead.street_address end,
    case when job.has_job then lead.unit_number end,
    case when job.has_job then lead.call_time end,
    case when job.has_job then offer.contacted_at end,
    case when job.has_job then offer.reported_at end,
    job.has_job and offer.reported_again,
    (job.has_job or job.state = 'open') and lead.agreed_to_messages
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  join public.haulers as hauler on hauler.id = offer.hauler_id
  cross join lateral (
    select
      private.job_state(offer, lead) as state,
      offer.state = 'accepted' and coalesce(private.closed_at(lead) > now() - interval '30 days', true) as has_job
  ) as job
  where offer.token = find_job.token;
$$;
comment on function public.find_job is 'What the page of a job shows: personal data to who has the job alone.';

revoke execute on function public.find_job(text) from public, anon, authenticated;
grant execute on function public.find_job(text) to service_role;
