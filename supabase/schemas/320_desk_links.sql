-- What the operator does through a desk link. Each action is one transaction: it locks its subject, checks whether this
-- click was already handled, compares what the page showed with the current state, makes the same changes that the
-- operator would make by hand, so the same triggers run, and logs them in desk_actions. It returns `unknown` (no such
-- link, or not for this), `malformed`, `done` (also if it was already done), `stale` (the page showed an older state)
-- or why it is not possible: `deskConflicts` in supabase/functions/_shared/domain/desk.ts. Only `done` has changed
-- anything. Nothing is deleted, and every action can be undone.

-- The token of the desk link in an operator email that is being sent. Null for other notifications, and while the desk
-- is off.
create function public.make_desk_link(notification_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  settings public.dispatch_settings;
  outgoing public.notifications;
begin
  select * into strict settings from public.dispatch_settings;
  select * into outgoing from public.notifications as notification
  where notification.id = notification_id
    and audience = 'operator'
    and channel is distinct from 'text'
    and state = 'waiting'
    and claimed_at is not null;
  if not found or not settings.desk_on then
    return null;
  end if;
  return private.new_desk_link(outgoing.lead_id, outgoing.message_id, outgoing.kind, case
    when outgoing.lead_id is not null then now() + interval '90 days'
    when outgoing.message_id is not null then now() + interval '30 days'
    when outgoing.kind = 'digest' then coalesce(
      private.digest_link_ends(substr(outgoing.once_key, length('digest:') + 1)::date),
      now() + settings.desk_list_open_for
    )
    else now() + settings.desk_list_open_for
  end);
end;
$$;
comment on function public.make_desk_link is 'The token of the desk link in an email to the operator.';

-- Strangers can call this: the link is emailed only to the operator. If it refuses, the links in earlier emails still
-- work, so no one is locked out.
create function public.request_desk_link() returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings public.dispatch_settings;
begin
  perform pg_advisory_xact_lock(hashtext('request_desk_link'));
  select * into strict settings from public.dispatch_settings;
  insert into public.notifications (kind, audience, once_key)
  select 'desk-link', 'operator', 'desk-link:' || gen_random_uuid()
  where settings.desk_on
    and 12 > (
      select count(*) from public.notifications
      where kind = 'desk-link'
        and audience = 'operator'
        -- A link that was never emailed does not count.
        and state in ('waiting', 'sent')
        and created_at > now() - least(settings.desk_list_open_for, interval '12 hours')
    )
    and not exists (
      select from public.notifications
      where kind = 'desk-link' and audience = 'operator' and created_at > now() - settings.desk_ask_every
    );
end;
$$;
comment on function public.request_desk_link is 'Emails the operator a link to the list.';

-- The action of this click if it was already handled. The lock makes a repeated request wait for the first.
create function private.action_of_press(action_id uuid) returns public.desk_actions
language plpgsql set search_path = '' as $$
declare
  earlier public.desk_actions;
begin
  perform pg_advisory_xact_lock(5, hashtext(action_id::text));
  select * into earlier from public.desk_actions where id = action_id;
  return earlier;
end;
$$;

-- Logs an action with the differences between `before` and `after`.
create function private.note_action(
  link public.desk_links, action_id uuid, action text, by_name text, before jsonb, after jsonb,
  lead_id uuid default null, message_id uuid default null, hauler_id uuid default null
) returns void
language sql set search_path = '' as $$
  insert into public.desk_actions (
    id, link_id, mail_kind, by_list, by_name, lead_id, message_id, hauler_id, action, before, after
  )
  select
    note_action.action_id, link.id, link.mail_kind, private.is_list_link(link), nullif(btrim(note_action.by_name), ''),
    note_action.lead_id, note_action.message_id, note_action.hauler_id, note_action.action,
    coalesce(
      jsonb_object_agg(key, note_action.before -> key) filter (where differs and note_action.before ? key), '{}'
    ),
    coalesce(jsonb_object_agg(key, note_action.after -> key) filter (where differs and note_action.after ? key), '{}')
  from jsonb_object_keys(note_action.before || note_action.after) as key
  cross join lateral (
    select note_action.before -> key is distinct from note_action.after -> key as differs
  ) as compared;
  update public.desk_links set last_used_at = now() where id = link.id;
$$;

-- The same in every session, whatever its time zone.
create function private.in_utc(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;
