-- Forgetting people, for the operator alone. Photos are removed through the Storage API, which these functions tell
-- what to remove: a row of storage.objects deleted by SQL would leave its file behind.

-- Everything of one person, found by e-mail address or phone number. `other_contacts` are the addresses and numbers that
-- the deleted requests named besides: the person may have written to us under those too.
create function public.delete_person(email text default null, phone text default null)
returns table (leads int, messages int, photo_paths text[], other_contacts text[])
language plpgsql set search_path = '' as $$
declare
  wanted_email constant text := nullif(lower(btrim(delete_person.email)), '');
  digits constant text := nullif(regexp_replace(delete_person.phone, '\D', '', 'g'), '');
  -- People give a number of the United States with its country code or without.
  wanted_phones constant text[] :=
    array_remove(array[digits, '1' || digits, regexp_replace(digits, '^1(?=\d{10}$)', '')], null);
  lead_ids uuid[];
begin
  if wanted_email is null and digits is null then
    raise sqlstate 'PT400' using message = 'Give an e-mail address or a phone number.';
  end if;
  if wanted_email !~ '^[^\s@]+@[^\s@]+$' then
    raise sqlstate 'PT400' using message = 'The e-mail address is not valid.';
  end if;
  if char_length(digits) < 10 then
    raise sqlstate 'PT400' using message = 'Give the whole phone number.';
  end if;

  select coalesce(array_agg(lead.id), '{}') into lead_ids
  from public.leads as lead
  where lower(lead.email) = wanted_email or lead.phone = any (wanted_phones);

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids::text[]);

  select coalesce(array_agg(distinct contact order by contact), '{}') into other_contacts
  from public.leads as lead, unnest(array[lower(lead.email), lead.phone]) as contact
  where lead.id = any (lead_ids) and contact <> all (array_append(wanted_phones, coalesce(wanted_email, '')));

  -- Reports and status changes go with their request.
  delete from public.leads as lead where lead.id = any (lead_ids);
  get diagnostics leads = row_count;

  delete from public.contact_messages as message where lower(message.email) = wanted_email;
  get diagnostics messages = row_count;

  return next;
end;
$$;

comment on function public.delete_person is
  'Deletes the requests and messages of one person. Use `npm run delete-person`, which removes their photos too.';

-- Photos of requests closed for so many days, and photos whose request is gone. At most 200 requests a call.
create function public.list_removable_photos(closed_for_days int)
returns table (lead_id uuid, photo_paths text[])
language plpgsql stable set search_path = '' as $$
begin
  if closed_for_days is null or closed_for_days < 1 then
    raise sqlstate 'PT400' using message = 'Give at least 1 day.';
  end if;
  return query
  with folders as (
    select split_part(photo.name, '/', 1) as lead_id, array_agg(photo.name order by photo.name) as paths
    from storage.objects as photo
    where photo.bucket_id = 'lead-images' and photo.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
    group by 1
  )
  select coalesce(lead.id, folder.lead_id::uuid), coalesce(folder.paths, '{}')
  from public.leads as lead
  full join folders as folder on folder.lead_id = lead.id::text
  where lead.id is null or (
    lead.status in ('Canceled', 'Completed')
    and (folder.paths is not null or lead.image_urls <> '{}')
    and now() - make_interval(days => closed_for_days) > coalesce(
      (select max(change.changed_at) from public.lead_status_changes as change where change.lead_id = lead.id),
      lead.created_at
    )
  )
  order by 1
  limit 200;
end;
$$;

comment on function public.list_removable_photos is
  'What `npm run remove-old-photos` removes: photos of requests closed for so many days, and photos of no request.';

revoke execute on function
  public.delete_person(text, text), public.list_removable_photos(int)
from public, anon, authenticated;
grant execute on function public.delete_person(text, text), public.list_removable_photos(int) to service_role;
