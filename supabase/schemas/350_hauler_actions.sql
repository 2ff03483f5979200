-- What the operator does with haulers and on the list through a desk link, as in 320_desk_links.sql.

-- The fields of a hauler that the log compares.
create function private.hauler_in_history(hauler public.haulers) returns jsonb
language sql immutable set search_path = '' as $$
  select private.hauler_in_json(hauler) || jsonb_build_object(
    'paused_by_hauler_at', private.in_utc(hauler.paused_by_hauler_at), 'texts_on', hauler.texts_on
  );
$$;

-- Without what haulers state themselves: no page of the desk is outdated by that.
create function private.hauler_version(hauler public.haulers) returns text
language sql immutable set search_path = '' as $$
  select md5((private.hauler_in_json(hauler) - '{family_owned,truck_cubic_yards}'::text[])::text);
$$;

-- Why a hauler cannot be active with these changes. Becoming active requires all papers; staying active requires only
-- those that the table enforces.
create function private.reason_not_to_be_active(old public.haulers, new public.haulers) returns public.desk_outcome
language sql stable set search_path = '' as $$
  select case
    when not new.active then null
    when not old.active then (private.missing_papers(new))[1]
    when new.vetted_at is null then 'not-vetted'
    when new.insured_until is null then 'not-insured'
    when not new.everywhere and new.zip_prefixes = '{}' then 'no-area'
  end::public.desk_outcome;
$$;

-- Adds a hauler, or changes the columns in `fields`. A new hauler is paused, and one who lacks papers cannot be
-- activated. A new one can come from the application in a message, which then counts as answered: `done` if this hauler
-- was added from it before, `stale` if another one was. Someone with a stolen link could pose as a hauler to get
-- customers, so the operator is notified at once, and no desk action can stop that email.
create function public.save_hauler(
  token text, action_id uuid, hauler_id uuid, fields jsonb, version text default null, by_name text default null,
  message_id uuid default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  earlier public.desk_actions;
  message public.contact_messages;
  old public.haulers;
  is_new boolean;
  new public.haulers;
  reason public.desk_outcome;
begin
  if not private.is_list_link(link) then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  if earlier.id is not null then
    return case
      when earlier.hauler_id = save_hauler.hauler_id and earlier.action = 'hauler' then 'done' else 'malformed'
    end;
  end if;
  if exists (
    select from jsonb_object_keys(fields) as field
    where not private.hauler_in_json(null) ? field
  ) then
    return 'malformed';
  end if;
  if message_id is not null then
    select * into message from public.contact_messages where id = message_id for no key update;
    if version is not null or message.id is not null and message.application is null then
      return 'malformed';
    end if;
    if message.id is null or message.hauler_id <> save_hauler.hauler_id then
      return 'stale';
    end if;
    if message.hauler_id = save_hauler.hauler_id then
      return 'done';
    end if;
  end if;
  select * into old from public.haulers where id = save_hauler.hauler_id for no key update;
  is_new := old.id is null;
  if is_new then
    if version is not null then
      return 'stale';
    end if;
    if not fields ?& array['name', 'email', 'phone'] then
      return 'malformed';
    end if;
    insert into public.haulers (id, name, email, phone)
    values (save_hauler.hauler_id, fields ->> 'name', fields ->> 'email', fields ->> 'phone')
    returning * into old;
    update public.contact_messages set hauler_id = old.id, answered_at = coalesce(answered_at, now())
    where id = message.id;
  elsif version is null then
    return 'malformed';
  elsif private.hauler_version(old) <> version then
    return 'stale';
  end if;
  new := jsonb_populate_record(old, fields);
  new.active := new.active and not is_new;
  reason := private.reason_not_to_be_active(old, new);
  if reason is not null then
    return reason;
  end if;
  -- If the operator pauses a hauler who had paused themselves, their link can no longer resume offers.
  if fields ? 'active' then
    new.paused_by_hauler_at := null;
  end if;
  update public.haulers set
    name = new.name, contact_name = new.contact_name, email = new.email, phone = new.phone,
    zip_prefixes = new.zip_prefixes, everywhere = new.everywhere, services = new.services,
    languages = new.languages, family_owned = new.family_owned, truck_cubic_yards = new.truck_cubic_yards,
    vetted_at = new.vetted_at, insured_until = new.insured_until, active = new.active,
    paused_by_hauler_at = new.paused_by_hauler_at
  where id = old.id;
  perform private.note_action(
    link, action_id, 'hauler', by_name,
    case when is_new then '{}' else private.hauler_in_history(old) end,
    private.hauler_in_history(new),
    hauler_id => new.id
  );
  if is_new
    or (old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone)
    or new.active and not old.active
  then
    insert into public.notifications (kind, audience, action_id, once_key)
    values ('hauler-changed', 'operator', save_hauler.action_id, 'hauler-changed:' || save_hauler.action_id);
  end if;
  return 'done';
end;
$$;
comment on function public.save_hauler is 'The operator adds or changes a hauler.';

-- Sends a hauler the link to the agreement, at most once an hour.
create function private.ask_for_agreement_at_desk(hauler public.haulers, action_id uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  reason constant public.desk_outcome := case
    when hauler.agreement_version = public.current_agreement() then 'accepted'
    when private.hauler_channels(hauler) = 'none' then 'no-way'
    when exists (
      select from public.notifications
      where hauler_id = hauler.id
        and kind = 'agreement-asked'
        and state in ('waiting', 'sent')
        and created_at > now() - interval '1 hour'
    ) then 'too-soon'
  end::public.desk_outcome;
begin
  if reason is null then
    perform private.ask_for_agreement(hauler.id, 'desk-' || action_id);
  end if;
  return coalesce(reason, 'done');
end;
$$;

-- Actions that need a list link: ask a hauler for the agreement, end texts to them, switch automatic dispatch, count
-- prices, retry a dead notification, and end every link except the one in use. After ending links, a new one can be
-- requested at once, regardless of how many were requested before.
create function public.act_on_list(token text, action_id uuid, action text, detail jsonb, by_name text default null)
returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  earlier public.desk_actions;
  about uuid;
  hauler public.haulers;
  outcome public.desk_outcome;
  before jsonb := '{}'::jsonb;
  after jsonb := '{}'::jsonb;
begin
  if not private.is_list_link(link) then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  if earlier.id is not null then
    return case
      when earlier.action = act_on_list.action
        and earlier.hauler_id is not distinct from (detail ->> 'hauler')::uuid then 'done'
      else 'malformed'
    end;
  end if;
  case action
    when 'ask-agreement', 'end-texts' then
      select * into hauler from public.haulers where id = (detail ->> 'hauler')::uuid for no key update;
      if hauler.id is null then
        return 'stale';
      end if;
      if action = 'end-texts' then
        -- Only the hauler can ask for texts again.
        perform private.stop_texts(hauler.phone);
        update public.haulers set texts_on = false where id = hauler.id and texts_on;
      else
        outcome := private.ask_for_agreement_at_desk(hauler, action_id);
        if outcome <> 'done' then
          return outcome;
        end if;
      end if;
      before := private.hauler_in_history(hauler);
      select private.hauler_in_history(changed) into after from public.haulers as changed where id = hauler.id;
    when 'dispatch' then
      select jsonb_build_object('dispatch_on', dispatch_on) into before from public.dispatch_settings;
      update public.dispatch_settings set dispatch_on = (detail ->> 'on')::boolean where only_row;
      after := jsonb_build_object('dispatch_on', (detail ->> 'on')::boolean);
    when 'count-prices' then
      perform private.count_prices();
    when 'retry' then
      select notification.lead_id into about
      from public.notifications as notification where id = (detail ->> 'notification')::uuid;
      -- Locks the request first, in the same order as its deletion.
      perform from public.leads where id = about for key share;
      update public.notifications set
        state = 'waiting', attempts = 0, claimed_at = null, last_error = null, finished_at = null,
        channel = case when audience = 'operator' then channel end,
        due_at = case when private.waits_for_flag(audience, kind) then private.due_of_lead(lead_id) else now() end
      where id = (detail ->> 'notification')::uuid and state = 'dead'
      returning notifications.lead_id into about;
      after := jsonb_build_object('notification', detail ->> 'notification');
    when 'end-links' then
      -- Of two concurrent calls, the second finds that its link has ended.
      perform pg_advisory_xact_lock(hashtext('end_desk_links'));
      if not exists (select from public.desk_links where id = link.id and expires_at > clock_timestamp()) then
        return 'unknown';
      end if;
      update public.desk_links set expires_at = now() where expires_at > now() and id <> link.id;
      delete from public.notifications where kind = 'desk-link' and state <> 'waiting';
    else
      return 'malformed';
  end case;
  perform private.note_action(
    link, action_id, action, by_name, before, after, lead_id => about, hauler_id => hauler.id
  );
  return 'done';
end;
$$;
comment on function public.act_on_list is 'Desk actions on the list.';
