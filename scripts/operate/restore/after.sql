-- After a backup was read into a new database: replaces what is true only of the old one.

-- pg_dump's file has emptied it.
set search_path = public;

-- Transaction numbers start over. With an old one, a visitor could read back somebody else's request.
update leads set created_in_transaction = pg_current_xact_id();

-- The old project's address.
update submission_limits set storage_origin = null;
