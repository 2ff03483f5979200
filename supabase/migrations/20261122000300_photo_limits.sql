-- What strangers may store in the bucket, all together.

alter table public.submission_limits
  add column photos_per_hour int not null default 3000
    constraint "photos_per_hour is at least 1" check (photos_per_hour > 0),
  add column photo_megabytes_per_hour int not null default 6000
    constraint "photo_megabytes_per_hour is at least 1" check (photo_megabytes_per_hour > 0);

comment on column public.submission_limits.photos_per_hour is 'Photos an hour from everybody together. More are refused.';
comment on column public.submission_limits.photo_megabytes_per_hour is
  'Megabytes of photos an hour from everybody together. More are refused.';

-- A flagged request takes no photos.
create or replace function private.is_open_for_images(lead_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.leads
    where id = lead_id and created_at > now() - interval '1 hour' and flagged_because is null
  );
$$;

create or replace function private.limit_lead_images() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  folder text := split_part(new.name, '/', 1);
  limits public.submission_limits;
  -- Absent when the storage service only asks whether it may, and takes the row back.
  size constant bigint := case when new.metadata ->> 'size' ~ '^\d{1,12}$' then new.metadata ->> 'size' else '0' end;
begin
  perform pg_advisory_xact_lock(hashtext(folder));
  -- A repeated name is let through to its duplicate error, so that a retry is never told "too many".
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

-- Called again, this may only add: whoever learns the id of a lead takes none of its photos away.
create or replace function private.attach_lead_images(lead_id uuid, image_urls text[]) returns void
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
  -- Locked, so that of two calls at the same moment the second sees what the first attached.
  select lead.image_urls into attached from public.leads as lead where lead.id = attach_lead_images.lead_id for update;
  if not attached <@ image_urls then
    raise sqlstate 'PT400' using message = 'Photos that are attached stay attached.';
  end if;
  update public.leads set image_urls = attach_lead_images.image_urls where id = attach_lead_images.lead_id;
end;
$$;

comment on function public.attach_lead_images is
  'Sets the photo addresses of a lead of the last hour. Each must be an uploaded photo of that lead; none may go.';
