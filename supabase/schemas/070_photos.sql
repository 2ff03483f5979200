-- Photos of a request: what visitors can upload, and which photos are attached.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('lead-images', 'lead-images', true, 10 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp']);

-- Object names are {leadId}/{timestamp}-{index}.{extension}. Only this function knows the format.
create function private.is_lead_image_name(lead_id uuid, object_name text) returns boolean
language sql immutable set search_path = '' as $$
  select object_name ~ ('^' || lead_id || '/[0-9]{13}-[0-4]\.(jpg|jpeg|png|webp)$');
$$;

create function private.is_open_for_images(lead_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.leads
    where id = lead_id
      and created_at > now() - interval '1 hour'
      and flagged_because is null
  );
$$;

create function private.may_upload_lead_image(object_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text := split_part(object_name, '/', 1);
begin
  if folder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return private.is_lead_image_name(folder::uuid, object_name) and private.is_open_for_images(folder::uuid);
end;
$$;

create policy "Visitors add photos to a lead of the last hour" on storage.objects
for insert to anon with check (
  bucket_id = 'lead-images'
  -- No signed or resumable uploads: they finish long after this check.
  and storage.allow_only_operation('object.upload')
  and private.may_upload_lead_image(name)
);

-- The storage service checks the policy first and stores the photo later, bypassing policies. Only a trigger can count
-- photos uploaded at the same moment.
create function private.limit_lead_images() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  folder text := split_part(new.name, '/', 1);
  limits public.submission_limits;
  -- Absent while the storage service only tests for permission and rolls back.
  size constant bigint := case
    when new.metadata ->> 'size' ~ '^\d{1,12}$' then (new.metadata ->> 'size')::bigint
    else 0
  end;
begin
  perform pg_advisory_xact_lock(hashtext(folder));
  -- A repeated name passes, so a retry gets its duplicate-key error and never "too many".
  if exists (select from storage.objects where bucket_id = new.bucket_id and name = new.name) then
    return new;
  end if;
  if 5 <= (select count(*) from storage.objects where bucket_id = new.bucket_id and name like folder || '/%') then
    raise insufficient_privilege using message = 'A lead has at most 5 photos.';
  end if;
  select * into strict limits from public.submission_limits;
  if limits.photos_per_hour < private.add_recent_amount('photos', null, 1, interval '1 hour')
    or limits.photo_megabytes_per_hour * 1000000::bigint
      < private.add_recent_amount('bytes of photos', null, size, interval '1 hour')
  then
    raise insufficient_privilege using message = 'We are receiving too many photos right now.';
  end if;
  return new;
end;
$$;

-- A second call can only add photos, so knowing a lead's id is not enough to remove its photos.
create function private.attach_lead_images(lead_id uuid, image_urls text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  origin_pattern constant text := coalesce(
    (select '^' || regexp_replace(storage_origin, '([.\\+*?^$(){}|\[\]])', '\\\1', 'g') from public.submission_limits),
    '^(https://[a-z0-9]{20}\.supabase\.co|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)'
  );
  attached text[];
begin
  if not private.is_open_for_images(lead_id) then
    raise sqlstate 'PT404' using message = 'There is no lead of the last hour with this id.';
  end if;
  if coalesce(cardinality(image_urls), 0) not between 1 and 5 or array_ndims(image_urls) > 1 then
    raise sqlstate 'PT400' using message = 'Give 1 to 5 photo addresses.';
  end if;
  if exists (
    select from unnest(image_urls) as url
    where url is null
      or url !~ (origin_pattern || '/storage/v1/object/public/lead-images/')
      or not exists (
        select from storage.objects
        where bucket_id = 'lead-images'
          and private.is_lead_image_name(attach_lead_images.lead_id, name)
          and name = regexp_replace(url, origin_pattern || '/storage/v1/object/public/lead-images/', '')
      )
  ) then
    raise sqlstate 'PT400' using message = 'A photo address is not one of this lead''s photos.';
  end if;
  -- Locked, so the second of two concurrent calls sees what the first attached.
  select lead.image_urls into attached from public.leads as lead where lead.id = attach_lead_images.lead_id for update;
  if not attached <@ image_urls then
    raise sqlstate 'PT400' using message = 'Photos that are attached stay attached.';
  end if;
  update public.leads set image_urls = attach_lead_images.image_urls where id = attach_lead_images.lead_id;
end;
$$;

-- The API exposes this wrapper, which runs with the caller's rights. The function above checks everything.
create function public.attach_lead_images(lead_id uuid, image_urls text[]) returns void
language sql set search_path = '' as $$
  select private.attach_lead_images(lead_id, image_urls);
$$;
comment on function public.attach_lead_images is
  'Sets the photo addresses of a lead of the last hour. Each must be an uploaded photo of that lead; '
  'photos already attached must stay.';

-- The photos of an open request that is not flagged, for its customer, with their sizes if the storage service knows
-- them.
create function private.photos_of(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'url', photo.url,
    'bytes', case when object.metadata ->> 'size' ~ '^\d{1,12}$' then (object.metadata ->> 'size')::bigint end
  )) order by photo.place), '[]')
  from unnest(lead.image_urls) with ordinality as photo (url, place)
  left join storage.objects as object
    on object.bucket_id = 'lead-images'
    and object.name = regexp_replace(photo.url, '^.*/storage/v1/object/public/lead-images/', '')
  where lead.flagged_because is null and not private.is_closed(lead.status);
$$;

grant execute on function
  private.may_upload_lead_image(text), private.attach_lead_images(uuid, text[]), public.attach_lead_images(uuid, text[])
to anon, service_role;
