-- On hosted Supabase the database calls the function send-notifications each minute when something is due. No extension
-- is made here: a migration must also run where they are not. The operator makes them once, with start_sender.

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
    select max(decrypted_secret) filter (where name = 'project_url'), max(decrypted_secret) filter (where name = 'sender_key')
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

revoke execute on function private.wake_sender(), private.start_sender(text, text) from public;
