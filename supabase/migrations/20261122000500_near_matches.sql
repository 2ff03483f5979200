-- delete_person also tells the numbers that are probably the person's and were not asked for: stored 442079460000, asked
-- +44 (0)20 7946 0000. They are never deleted unasked.
drop function public.delete_person(text, text);

create function public.delete_person(email text default null, phone text default null)
returns table (leads int, messages int, photo_paths text[], other_contacts text[], near_matches text[])
language plpgsql set search_path = '' as $$
declare
  wanted_email constant text := nullif(lower(btrim(delete_person.email)), '');
  digits constant text := nullif(regexp_replace(delete_person.phone, '\D', '', 'g'), '');
  wanted_phone constant text := private.canonical_phone(digits);
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

  -- An address with another +tag may be somebody else's: the canonical form finds candidates, the whole address decides.
  select coalesce(array_agg(lead.id), '{}') into lead_ids
  from public.leads as lead
  where private.canonical_phone(lead.phone) = wanted_phone
    or (private.canonical_email(lead.email) = private.canonical_email(wanted_email) and lower(lead.email) = wanted_email);

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids::text[]);

  select coalesce(array_agg(distinct contact order by contact), '{}') into other_contacts
  from public.leads as lead,
    unnest(array[
      nullif(lower(lead.email), wanted_email),
      case when private.canonical_phone(lead.phone) is distinct from wanted_phone then lead.phone end
    ]) as contact
  where lead.id = any (lead_ids) and contact is not null;

  select coalesce(array_agg(distinct lead.phone order by lead.phone), '{}') into near_matches
  from public.leads as lead
  where lead.id <> all (lead_ids) and right(lead.phone, 9) = right(digits, 9);

  -- Reports and status changes go with their request.
  delete from public.leads as lead where lead.id = any (lead_ids);
  get diagnostics leads = row_count;

  delete from public.contact_messages as message
  where private.canonical_email(message.email) = private.canonical_email(wanted_email)
    and lower(message.email) = wanted_email;
  get diagnostics messages = row_count;

  return next;
end;
$$;

comment on function public.delete_person is
  'Deletes the requests and messages of one person. Use `npm run delete-person`, which removes their photos too.';

revoke execute on function public.delete_person(text, text) from public, anon, authenticated;
grant execute on function public.delete_person(text, text) to service_role;
