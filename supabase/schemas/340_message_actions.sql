-- What the operator does with a message through a desk link, as in 320_desk_links.sql.

create function public.act_on_message(
  token text, action_id uuid, action text, detail jsonb, message_id uuid default null, by_name text default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  about constant uuid := coalesce(act_on_message.message_id, link.message_id);
  earlier public.desk_actions;
  message public.contact_messages;
  changed public.contact_messages;
begin
  if link.id is null or link.lead_id is not null or link.message_id <> about then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  select * into message from public.contact_messages where id = about for no key update;
  if not found then
    return 'unknown';
  end if;
  if earlier.id is not null then
    return case
      when earlier.message_id = message.id and earlier.action = act_on_message.action then 'done' else 'malformed'
    end;
  end if;
  case action
    when 'answered' then
      update public.contact_messages
      set answered_at = case when (detail ->> 'answered')::boolean then coalesce(answered_at, now()) end
      where id = message.id;
    when 'flag' then
      update public.contact_messages set flagged_because = nullif(btrim(detail ->> 'reason'), '') where id = message.id;
    else
      return 'malformed';
  end case;
  select * into changed from public.contact_messages where id = message.id;
  perform private.note_action(
    link, action_id, action, by_name, to_jsonb(message), to_jsonb(changed), message_id => message.id
  );
  return 'done';
end;
$$;
comment on function public.act_on_message is 'Desk actions on a message: mark as answered, or flag.';
