-- The operator reads what is probably real first.

create or replace view public.open_leads with (security_invoker = true) as
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
  lead.created_at,
  lead.flagged_because,
  -- The host is the visitor's own word: shown without it, no link leads to another site.
  substring(lead.source_page from '^https?://[^/?#]+([^?#]*)') as source_page
from public.leads as lead
where lead.status in ('Submitted', 'Sent Proposal', 'In Progress')
order by lead.flagged_because is not null, lead.created_at;

comment on view public.open_leads is
  'Requests that are neither completed nor canceled, the oldest first and flagged ones last. Edit them in leads.';
comment on column public.open_leads.flagged_because is 'Why this may not be a real request.';
comment on column public.open_leads.source_page is 'The page of ours where the form was used.';

-- Deletes flagged requests and messages, of those given. Whose flag was cleared meanwhile stays.
create function public.delete_flagged(ids uuid[])
returns table (leads int, messages int, photo_paths text[])
language plpgsql set search_path = '' as $$
declare
  lead_ids text[];
begin
  with deleted as (
    delete from public.leads where id = any (ids) and flagged_because is not null returning id
  )
  select coalesce(array_agg(id::text), '{}') into lead_ids from deleted;
  leads := cardinality(lead_ids);

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids);

  delete from public.contact_messages where id = any (ids) and flagged_because is not null;
  get diagnostics messages = row_count;
  return next;
end;
$$;

comment on function public.delete_flagged is
  'Deletes flagged requests and messages. Use `npm run flagged`, which removes their photos too.';

revoke execute on function public.delete_flagged(uuid[]) from public, anon, authenticated;
grant execute on function public.delete_flagged(uuid[]) to service_role;
