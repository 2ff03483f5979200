-- What the operator sees in Supabase Studio.

-- The view's own rights are its reader's: whoever may not read `leads` reads nothing here.
create view public.open_leads with (security_invoker = true) as
select
  lead.id,
  lead.tracking_id,
  lead.status,
  now() - lead.created_at as age,
  lead.created_at + interval '2 hours' as promised_by,
  (select count(*) from public.contact_reports as report where report.lead_id = lead.id) as not_contacted_reports,
  cardinality(lead.image_urls) as photos,
  lead.full_name,
  lead.phone,
  lead.email,
  lead.services,
  lead.city,
  lead.zip_code,
  lead.timeframe,
  lead.created_at
from public.leads as lead
where lead.status in ('Submitted', 'Sent Proposal', 'In Progress')
order by lead.created_at;

comment on view public.open_leads is 'Requests that are neither completed nor canceled, the oldest first. Edit them in leads.';
comment on column public.open_leads.age is 'How long ago the request was submitted.';
comment on column public.open_leads.promised_by is 'We promise that a hauler calls within two hours of the request.';
comment on column public.open_leads.not_contacted_reports is 'How often the customer has said that nobody called. Each is in contact_reports.';
comment on column public.open_leads.photos is 'How many photos the customer added.';

revoke all on public.open_leads from public, anon, authenticated;
grant select on public.open_leads to service_role;

create index leads_open_created_at_idx on public.leads (created_at)
where status in ('Submitted', 'Sent Proposal', 'In Progress');

comment on column public.leads.id is 'Part of the photos'' public addresses, so no secret. Do not edit.';
comment on column public.leads.services is 'What the customer ticked. Only services on offer are accepted.';
comment on column public.leads.street_address is 'Where to pick up. Never shown on the tracking page.';
comment on column public.leads.unit_number is 'Apartment, suite or unit. Never shown on the tracking page.';
comment on column public.leads.city is 'Shown on the tracking page.';
comment on column public.leads.zip_code is '12345 or 12345-6789. Shown on the tracking page.';
comment on column public.leads.job_description is 'What the customer wrote about the job. Never shown on the tracking page.';
comment on column public.leads.full_name is 'Shown on the tracking page.';
comment on column public.leads.phone is 'Digits alone, as typed: with the country code or without. Shown on the tracking page.';
comment on column public.leads.email is 'Optional. Shown on the tracking page.';
comment on column public.leads.agreed_to_messages is 'Did the customer tick the optional consent to be contacted? consent_version says in which words.';
comment on column public.leads.agreed_to_terms is 'Always true: the form asks for it.';
comment on column public.leads.source_page is 'The page of ours where the form was used, without what follows ? or #.';
comment on column public.leads.created_at is 'When the customer pressed Submit. The two hours run from here.';
comment on column public.leads.updated_at is 'When the row last changed. Kept by a trigger.';

comment on column public.lead_status_changes.lead_id is 'The request that changed.';
comment on column public.lead_status_changes.old_status is 'The status before.';
comment on column public.lead_status_changes.new_status is 'The status after.';
comment on column public.lead_status_changes.changed_at is 'When.';

comment on column public.contact_reports.lead_id is 'The request nobody called about.';
comment on column public.contact_reports.created_at is 'When the report arrived. At most one per request and hour is kept.';

comment on column public.contact_messages.name is 'Who wrote.';
comment on column public.contact_messages.email is 'Where to answer.';
comment on column public.contact_messages.subject is 'general, lead-issue (about a request) or merchant-inquiry (a hauler who wants to join).';
comment on column public.contact_messages.message is 'What they wrote.';
comment on column public.contact_messages.created_at is 'When.';

comment on column public.submission_limits.only_row is 'Keeps this table at one row. Do not edit.';
comment on column public.submission_limits.leads_per_phone_per_hour is 'Requests an hour with the same phone number.';
comment on column public.submission_limits.leads_per_email_per_hour is 'Requests an hour with the same e-mail address.';
comment on column public.submission_limits.leads_per_hour is 'Requests an hour from everybody together.';
comment on column public.submission_limits.messages_per_email_per_hour is 'Messages an hour with the same e-mail address.';
comment on column public.submission_limits.messages_per_hour is 'Messages an hour from everybody together.';
