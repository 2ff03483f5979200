-- What time alone brings about.

-- Offers run out, and jobs are taken back. Requests that somebody is busy with at this moment are left for the next
-- call.
create function private.advance_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  job record;
begin
  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from public.job_offers where state = 'open' and expires_at <= now())
    order by lead.id
    limit 100
    for no key update skip locked
  loop
    update public.job_offers set state = 'expired' where lead_id = job.id and state = 'open' and expires_at <= now();
  end loop;

  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from private.jobs_to_take_back())
    order by lead.id
    limit 100
    for no key update skip locked
  loop
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
    select 'taken-back', 'operator', lead_id, id, format('taken-back:%s:%s', id, extract(epoch from reported_at))
    from private.jobs_to_take_back() where lead_id = job.id
    on conflict (once_key) do nothing;
    update public.job_offers set state = 'returned', decline_reason = 'Taken back: the customer was not contacted'
    where id in (select id from private.jobs_to_take_back() where lead_id = job.id);
  end loop;
end;
$$;

create function private.wake_sender() returns void
language plpgsql security definer set search_path = '' as $$
declare
  project_url text;
  sender_key text;
begin
  if to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null
    or not private.has_notifications_due()
  then
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
  -- pg_net keeps the headers of what it sends in a table. This key lets nobody do more than send what is due.
  execute $query$
    select net.http_post(
      url := $1 || '/functions/v1/send-notifications',
      headers := jsonb_build_object('content-type', 'application/json', 'apikey', $2),
      body := '{}'::jsonb,
      timeout_milliseconds := 5000
    )
  $query$ using project_url, sender_key;
end;
$$;

-- For the operator, once, in the SQL editor. Calling it again changes the address or the key.
create function private.start_sender(project_url text, sender_key text) returns text
language plpgsql set search_path = '' as $$
declare
  secret record;
begin
  execute 'create extension if not exists pg_net with schema extensions';
  execute 'create extension if not exists pg_cron with schema pg_catalog';
  for secret in
    select * from (
      values ('project_url', rtrim(start_sender.project_url, '/')), ('sender_key', start_sender.sender_key)
    ) as given (name, value)
  loop
    execute 'select vault.update_secret(id, $2) from vault.secrets where name = $1' using secret.name, secret.value;
    execute 'select vault.create_secret($2, $1) where not exists (select from vault.secrets where name = $1)'
    using secret.name, secret.value;
  end loop;
  execute $query$
    select cron.schedule('send-notifications', '* * * * *', 'select private.wake_sender()')
  $query$;
  return 'The sender is called each minute in which something is due.';
end;
$$;

revoke execute on all functions in schema private from public;
