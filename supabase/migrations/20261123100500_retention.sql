-- What the privacy policy says goes, goes by itself.

drop function public.list_removable_photos(int);

create index leads_with_photos_idx on public.leads (updated_at) where image_urls <> '{}';

-- Were the photos of a request to be removed so many days ago? One that is never closed counts as closed a year after
-- its last change.
create function private.are_photos_old(lead public.leads, closed_for_days int) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.closed_at(lead), lead.updated_at + interval '1 year')
    < now() - make_interval(days => closed_for_days);
$$;

-- Photos of requests that have been closed for so many days; and once there are none, photos that were uploaded and
-- never attached to theirs, and photos whose request is gone: finding those takes a look at all.
create function public.list_removable_photos(closed_for_days int, max_requests int default 200)
returns table (lead_id uuid, photo_paths text[])
language plpgsql stable set search_path = '' as $$
begin
  if closed_for_days is null or closed_for_days < 1 then
    raise sqlstate 'PT400' using message = 'Give at least 1 day.';
  end if;
  return query
  select lead.id, array(
    select photo.name from storage.objects as photo
    where photo.bucket_id = 'lead-images'
      and photo.name in (select substring(url from '/lead-images/(.+)$') from unnest(lead.image_urls) as url)
    order by photo.name
  )
  from public.leads as lead
  where lead.image_urls <> '{}' and private.are_photos_old(lead, closed_for_days)
  limit max_requests;
  if found then
    return;
  end if;
  return query
  with folders as (
    select split_part(photo.name, '/', 1)::uuid as lead_id, array_agg(photo.name order by photo.name) as paths
    from storage.objects as photo
    where photo.bucket_id = 'lead-images' and photo.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
    group by 1
  )
  select folder.lead_id, folder.paths
  from folders as folder
  left join public.leads as lead on lead.id = folder.lead_id
  where lead.id is null or private.are_photos_old(lead, closed_for_days)
  limit max_requests;
end;
$$;
comment on function public.list_removable_photos is
  'What the function remove-old-photos removes: photos of requests closed for so many days, and photos of no request.';

create table private.retention (
  only_row boolean primary key default true check (only_row),
  looked_on date not null default (now() at time zone 'America/Los_Angeles')::date,
  photos_due boolean not null default false
);

comment on table private.retention is 'How far we are with what the privacy policy says goes. One row.';
comment on column private.retention.looked_on is
  'The last day in Los Angeles on which everything that was too old was deleted.';
comment on column private.retention.photos_due is 'May there be photos to remove, since that look?';

insert into private.retention default values;

alter table private.retention enable row level security;

-- Deletes what has been kept for as long as the privacy policy says: once a day, at the first call after 3 AM in Los
-- Angeles. So many go in one call that nobody waits; the rest goes in the next ones. What cannot be deleted waits for
-- the next day, and holds up nothing else. Photos are the function's remove-old-photos: SQL must not delete them.
create function private.forget_what_is_old() returns void
language plpgsql security definer set search_path = '' as $$
declare
  batch constant int := 500;
  today constant date := (now() at time zone 'America/Los_Angeles' - interval '3 hours')::date;
  deleted int;
  is_done boolean := true;
begin
  perform from private.retention where looked_on < today for update skip locked;
  if not found then
    return;
  end if;
  begin
    delete from public.leads where id in (
      select id from public.leads where updated_at < now() - interval '2 years' limit batch for update skip locked
    );
    get diagnostics deleted = row_count;
    is_done := deleted < batch;
  exception when others then
    raise warning 'Old requests were not deleted: %', sqlerrm;
  end;
  begin
    delete from public.contact_messages where id in (
      select id from public.contact_messages where created_at < now() - interval '1 year'
      limit batch for update skip locked
    );
    get diagnostics deleted = row_count;
    is_done := is_done and deleted < batch;
  exception when others then
    raise warning 'Old messages were not deleted: %', sqlerrm;
  end;
  if is_done then
    update private.retention set looked_on = today, photos_due = true where only_row;
  end if;
end;
$$;

create function public.photos_are_removed() returns void
language sql security definer set search_path = '' as $$
  update private.retention set photos_due = false where only_row;
$$;
comment on function public.photos_are_removed is
  'The function remove-old-photos says that nothing is left to remove: it is called again tomorrow.';

drop trigger _220_touch_updated_at on public.leads;

-- That its old photos are gone is no change of a request.
create trigger _220_touch_updated_at before update on public.leads
for each row when (new.image_urls <> '{}' or old.image_urls = '{}' and old.* is distinct from new.*)
execute function private.touch_updated_at();

-- Calls one of our functions. Without the extensions, and before `start_sender`, it does nothing.
create function private.wake(function_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project_url text;
  sender_key text;
begin
  if to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null then
    return;
  end if;
  execute $query$
    select
      max(decrypted_secret) filter (where name = 'project_url'),
      max(decrypted_secret) filter (where name = 'sender_key')
    from vault.decrypted_secrets
  $query$ into project_url, sender_key;
  if project_url is null or sender_key is null then
    return;
  end if;
  -- pg_net keeps the headers of what it sends in a table. This key lets nobody do more than send what is due, and
  -- remove what is too old.
  execute $query$
    select net.http_post(
      url := $1 || '/functions/v1/' || $3,
      headers := jsonb_build_object('content-type', 'application/json', 'apikey', $2),
      body := '{}'::jsonb,
      timeout_milliseconds := 5000
    )
  $query$ using project_url, sender_key, function_name;
end;
$$;

create or replace function private.wake_sender() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_notifications_due() then
    perform private.wake('send-notifications');
  end if;
end;
$$;

create function private.wake_photo_remover() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select photos_due from private.retention) then
    perform private.wake('remove-old-photos');
  end if;
end;
$$;

-- The clock. A second call at the same moment, or right after, does nothing more than the first.
create or replace function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.advance_jobs();
  perform private.tell_of_overdue_leads();
  perform private.tell_of_broken_promises();
  perform private.tell_of_ending_insurances();
  perform private.forget_old_stop_links();
  perform private.forget_what_is_old();
  perform private.wake_sender();
  perform private.wake_photo_remover();
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.list_removable_photos(int, int), public.photos_are_removed()
from public, anon, authenticated;
grant execute on function
  public.list_removable_photos(int, int), public.photos_are_removed(), private.are_photos_old(public.leads, int)
to service_role;
