-- Deletion of personal data, only for the operator. These functions list the photos to remove through the Storage API:
-- deleting a row of storage.objects by SQL would leave its file behind.

-- Deletes desk actions with this number or address before or after the change. For requests that have named either, it
-- also deletes all corrections of the name or address, which may be the same person's. Nothing else edits the history.
create function private.purge_actions_about(phone text, email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with mention as (
    delete from public.desk_actions as action
    where action.lead_id is not null
      and (
        purge_actions_about.phone in (
          private.canonical_phone(action.before ->> 'phone'), private.canonical_phone(action.after ->> 'phone')
        )
        or private.is_same_email(purge_actions_about.email, action.before ->> 'email')
        or private.is_same_email(purge_actions_about.email, action.after ->> 'email')
      )
    returning action.id, action.lead_id
  )
  delete from public.desk_actions as action
  where action.id not in (select id from mention)
    and action.before ?| '{full_name,street_address,unit_number,city,zip_code}'
    and action.lead_id in (
      select lead_id from mention
      union
      select lead_id from public.lead_corrections as correction
      where purge_actions_about.phone in (
          private.canonical_phone(correction.phone_before), private.canonical_phone(correction.phone_after)
        )
        or private.is_same_email(purge_actions_about.email, correction.email_before)
        or private.is_same_email(purge_actions_about.email, correction.email_after)
    );
end;
$$;

-- Deletes everything about one person, found by email address or phone number, in any spelling. It also returns what
-- the operator should ask the person about:
--
-- - `other_contacts`: other addresses and numbers in the deleted requests. The person may have written to us with those
--   too.
-- - `near_matches`: numbers and addresses that are probably the person's but were not given. Examples: 442079460000 is
--   stored, and +44 (0)20 7946 0000 was given; the address has another +tag. They are never deleted automatically.
-- - `haulers`: the names of haulers with this number, or this mailbox with any tag. They are not deleted.
create function public.delete_person(email text default null, phone text default null)
returns table (
  leads int, messages int, photo_paths text[], other_contacts text[], near_matches text[], replies int, reviews int,
  haulers text[]
)
language plpgsql set search_path = '' as $$
declare
  wanted_email constant text := nullif(lower(btrim(delete_person.email)), '');
  digits constant text := nullif(regexp_replace(delete_person.phone, '\D', '', 'g'), '');
  wanted_phone constant text := private.canonical_phone(digits);
  lead_ids uuid[];
  lead_phones text[];
  message_ids uuid[];
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

  -- An address with another +tag may be someone else's. The canonical form finds candidates by its index.
  select coalesce(array_agg(lead.id), '{}') into lead_ids
  from public.leads as lead
  where private.canonical_phone(lead.phone) = wanted_phone
    or (
      private.canonical_email(lead.email) = private.canonical_email(wanted_email)
      and private.email_tag(lead.email) = private.email_tag(wanted_email)
    );
  select coalesce(array_agg(message.id), '{}') into message_ids
  from public.contact_messages as message
  where private.canonical_phone(message.application ->> 'phone') = wanted_phone
    or (
      private.canonical_email(message.email) = private.canonical_email(wanted_email)
      and private.email_tag(message.email) = private.email_tag(wanted_email)
    );
  -- In the order in which everything locks requests.
  perform from public.leads as lead where lead.id = any (lead_ids) order by lead.id for update;

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids::text[]);

  select coalesce(array_agg(distinct contact order by contact), '{}') into other_contacts
  from (
    select lead.phone, lead.email from public.leads as lead where lead.id = any (lead_ids)
    union all
    select phone_before, email_before from public.lead_corrections where lead_id = any (lead_ids)
    union all
    select message.application ->> 'phone', message.email
    from public.contact_messages as message where message.id = any (message_ids)
  ) as named,
    unnest(array[
      case when private.is_same_email(named.email, wanted_email) is not true then lower(named.email) end,
      case when private.canonical_phone(named.phone) is distinct from wanted_phone then named.phone end
    ]) as contact
  where contact is not null;

  select coalesce(array_agg(distinct near.contact order by near.contact), '{}') into near_matches
  from (
    select lead.phone from public.leads as lead
    where lead.id <> all (lead_ids) and right(lead.phone, 9) = right(digits, 9)
    union all
    select message.application ->> 'phone' from public.contact_messages as message
    where message.id <> all (message_ids) and right(message.application ->> 'phone', 9) = right(digits, 9)
    union all
    select lead.email from public.leads as lead
    where lead.id <> all (lead_ids) and private.canonical_email(lead.email) = private.canonical_email(wanted_email)
    union all
    select message.email from public.contact_messages as message
    where message.id <> all (message_ids)
      and private.canonical_email(message.email) = private.canonical_email(wanted_email)
  ) as near (contact);

  select coalesce(array_agg(hauler.name order by hauler.name), '{}') into haulers
  from public.haulers as hauler
  where private.canonical_phone(hauler.phone) = wanted_phone
    or private.canonical_email(hauler.email) = private.canonical_email(wanted_email);

  -- Replies to texts about these requests are deleted too.
  select array_agg(distinct private.canonical_phone(lead.phone)) into lead_phones
  from public.leads as lead where lead.id = any (lead_ids);
  delete from public.text_replies as reply
  where private.canonical_phone(reply.phone) = any (array_append(lead_phones, wanted_phone));
  get diagnostics replies = row_count;

  -- Another request may have named the person until it was corrected, or for a while. The purge of the desk history
  -- reads these corrections, so it runs first.
  perform private.purge_actions_about(wanted_phone, wanted_email);
  delete from public.lead_corrections as correction
  where correction.lead_id <> all (lead_ids)
    and (
      wanted_phone in (
        private.canonical_phone(correction.phone_before), private.canonical_phone(correction.phone_after)
      )
      or private.is_same_email(wanted_email, correction.email_before)
      or private.is_same_email(wanted_email, correction.email_after)
    );

  -- The site shows these until its next build.
  select count(*) into reviews from public.reviews as review
  where review.lead_id = any (lead_ids) and review.moderation = 'published';

  -- Reports, corrections, reviews, desk actions and status changes are deleted with their request.
  delete from public.leads as lead where lead.id = any (lead_ids);
  get diagnostics leads = row_count;

  delete from public.contact_messages as message where message.id = any (message_ids);
  get diagnostics messages = row_count;

  return next;
end;
$$;
comment on function public.delete_person is
  'Deletes the requests, messages and replies of one person. '
  'Use `npm run delete-person`, which removes their photos too.';

-- Has this request been closed for so many days that its photos should be gone? A request that was never closed counts
-- as closed a year after its last change.
create function private.are_photos_old(lead public.leads, closed_for_days int) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.closed_at(lead), lead.updated_at + interval '1 year')
    < now() - make_interval(days => closed_for_days);
$$;

-- Photos of requests closed for so many days. Once there are none, also uploaded photos that were never attached and
-- photos whose request was deleted; finding those requires a scan of all photos.
--
-- `passed_over`: requests whose photos Storage failed to remove, so they do not block the others.
create function public.list_removable_photos(
  closed_for_days int, max_requests int default 200, passed_over uuid[] default '{}'
)
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
  where lead.image_urls <> '{}' and private.are_photos_old(lead, closed_for_days) and lead.id <> all (passed_over)
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
  where (lead.id is null or private.are_photos_old(lead, closed_for_days)) and folder.lead_id <> all (passed_over)
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

comment on table private.retention is 'Progress of the deletions that the privacy policy promises. One row.';
comment on column private.retention.looked_on is
  'The last day in Los Angeles on which everything expired was deleted.';
comment on column private.retention.photos_due is 'Could there be photos to remove since then?';

insert into private.retention default values;

alter table private.retention enable row level security;

-- Deletes what has been kept as long as the privacy policy says: once a day, at the first call after 3 AM in Los
-- Angeles. Each call deletes a batch, so no one waits long; later calls continue. A delete that fails is tried again
-- the next day and blocks nothing else. The function remove-old-photos removes photos: SQL must not delete them.
create function private.purge_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  batch constant int := 500;
  today constant date := (now() at time zone 'America/Los_Angeles' - interval '3 hours')::date;
  expired record;
  deleted int;
  is_done boolean := true;
begin
  perform from private.retention where looked_on < today for update skip locked;
  if not found then
    return;
  end if;
  for expired in
    select * from (
      values
        ('requests', 'leads', 'updated_at', interval '2 years'),
        ('messages', 'contact_messages', 'created_at', '1 year'),
        ('replies', 'text_replies', 'created_at', '11 months')
    ) as kept (what, in_table, since, for_period)
  loop
    begin
      execute format(
        'delete from public.%1$I where id in (
           select id from public.%1$I where %2$I < now() - $1 limit $2 for update skip locked
         )',
        expired.in_table, expired.since
      )
      using expired.for_period, batch;
      get diagnostics deleted = row_count;
      is_done := is_done and deleted < batch;
    exception when others then
      raise warning 'Old % were not deleted: %', expired.what, sqlerrm;
    end;
  end loop;
  begin
    -- The limitation of a written contract (Code Civ. Proc. 337).
    delete from public.hauler_agreements as old
    where ended_at < now() - interval '4 years' or exists (
      select from public.hauler_agreements as later
      where later.hauler_id = old.hauler_id
        and later.accepted_at > old.accepted_at
        and later.accepted_at < now() - interval '4 years'
    );
    delete from public.agreement_links where expires_at < now() - interval '30 days';
  exception when others then
    raise warning 'Old agreements were not deleted: %', sqlerrm;
  end;
  begin
    delete from public.browser_faults where day < today - 30;
    delete from public.web_vitals where week < today - 26 * 7;
  exception when others then
    raise warning 'Old browser reports were not deleted: %', sqlerrm;
  end;
  if is_done then
    update private.retention set looked_on = today, photos_due = true where only_row;
  end if;
end;
$$;

create function public.mark_photos_removed() returns void
language sql security definer set search_path = '' as $$
  update private.retention set photos_due = false where only_row;
$$;
comment on function public.mark_photos_removed is
  'Called by remove-old-photos when nothing is left to remove. It is called again tomorrow.';

grant execute on function
  private.are_photos_old(public.leads, int), private.purge_actions_about(text, text)
to service_role;
