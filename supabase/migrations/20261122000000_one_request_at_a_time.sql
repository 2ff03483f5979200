-- A visitor stores one row in a transaction, over both tables together. By statement would not do: GraphQL runs
-- several mutations in one transaction.
create function private.allow_one_submission() returns trigger
language plpgsql set search_path = '' as $$
declare
  this_transaction constant text := pg_current_xact_id()::text;
begin
  if current_setting('poppyhaul.submitted', true) = this_transaction then
    raise sqlstate 'PT400' using message = 'Send one request at a time.';
  end if;
  perform set_config('poppyhaul.submitted', this_transaction, true);
  return new;
end;
$$;
revoke execute on function private.allow_one_submission() from public;

create trigger allow_one_submission before insert on public.leads
for each row when (current_user = 'anon') execute function private.allow_one_submission();

create trigger allow_one_submission before insert on public.contact_messages
for each row when (current_user = 'anon') execute function private.allow_one_submission();
