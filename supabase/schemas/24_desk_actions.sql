-- What the operator does through a desk link. Each action is one transaction: it locks its subject, checks whether this
-- click was already handled, compares what the page showed with the current state, makes the same changes that the
-- operator would make by hand, so the same triggers run, and logs them in desk_acts. It returns `unknown` (no such
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
create function private.act_of_press(act_id uuid) returns public.desk_acts
language plpgsql set search_path = '' as $$
declare
  earlier public.desk_acts;
begin
  perform pg_advisory_xact_lock(5, hashtext(act_id::text));
  select * into earlier from public.desk_acts where id = act_id;
  return earlier;
end;
$$;

-- Logs an action with the differences between `before` and `after`.
create function private.note_act(
  link public.desk_links, act_id uuid, act text, by_name text, before jsonb, after jsonb,
  lead_id uuid default null, message_id uuid default null, hauler_id uuid default null
) returns void
language sql set search_path = '' as $$
  insert into public.desk_acts (
    id, link_id, mail_kind, by_list, by_name, lead_id, message_id, hauler_id, act, before, after
  )
  select
    note_act.act_id, link.id, link.mail_kind, private.is_list_link(link), nullif(btrim(note_act.by_name), ''),
    note_act.lead_id, note_act.message_id, note_act.hauler_id, note_act.act,
    coalesce(jsonb_object_agg(key, note_act.before -> key) filter (where differs and note_act.before ? key), '{}'),
    coalesce(jsonb_object_agg(key, note_act.after -> key) filter (where differs and note_act.after ? key), '{}')
  from jsonb_object_keys(note_act.before || note_act.after) as key
  cross join lateral (
    select note_act.before -> key is distinct from note_act.after -> key as differs
  ) as compared;
  update public.desk_links set last_used_at = now() where id = link.id;
$$;

-- Changes whenever an action might no longer mean what its page showed: with the request, and with who has it. Other
-- offers do not matter. Times are numbers, because their text form depends on session settings.
create function private.desk_version(lead public.leads) returns text
language sql stable set search_path = '' as $$
  select md5(concat_ws('|', extract(epoch from lead.updated_at), (
    select concat_ws(
      '|', offer.id, extract(epoch from offer.accepted_at), 'called', extract(epoch from offer.contacted_at),
      'reported', extract(epoch from offer.reported_at)
    )
    from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'accepted'
  )));
$$;

-- The same in every session, whatever its time zone.
create function private.in_utc(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;

-- The fields of a hauler that the desk edits, without what the scheduler and workers write.
create function private.hauler_in_json(hauler public.haulers) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'name', hauler.name, 'contact_name', hauler.contact_name, 'email', hauler.email, 'phone', hauler.phone,
    'zip_prefixes', hauler.zip_prefixes, 'everywhere', hauler.everywhere, 'services', hauler.services,
    'languages', hauler.languages, 'family_owned', hauler.family_owned,
    'truck_cubic_yards', hauler.truck_cubic_yards,
    'vetted_at', private.in_utc(hauler.vetted_at),
    'insured_until', hauler.insured_until, 'active', hauler.active
  );
$$;

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

-- The fields of a request that its history compares: what people set, and who has it.
create function private.lead_in_history(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'full_name', lead.full_name, 'phone', lead.phone, 'email', lead.email, 'street_address', lead.street_address,
    'unit_number', lead.unit_number, 'city', lead.city, 'zip_code', lead.zip_code, 'call_time', lead.call_time,
    'agreed_to_messages', lead.agreed_to_messages, 'status', lead.status, 'cancel_reasons', lead.cancel_reasons,
    'timeframe', lead.timeframe, 'pickup_from', lead.pickup_from, 'pickup_until', lead.pickup_until,
    'price_paid', lead.price_paid, 'contacted_at', lead.contacted_at, 'flagged_because', lead.flagged_because,
    'desk_note', lead.desk_note, 'load_size', lead.load_size, 'load_size_hauled', lead.load_size_hauled,
    'price_left_out_because', lead.price_left_out_because,
    'review', (
      select case review.moderation when 'withheld' then review.withheld_because::text else review.moderation::text end
      from public.reviews as review where review.lead_id = lead.id and review.may_publish
    ),
    'hauler', private.hauler_of(lead.id)
  )
  from public.leads as lead where lead.id = lead_in_history.lead_id;
$$;

-- Why a hauler cannot get an offer now: they are paused, lack the agreement, or (`busy`) are being changed or deleted.
-- Waiting for that lock while holding the request could deadlock. Null if they can, and then they stay locked until the
-- transaction ends.
create function private.reason_not_to_offer(hauler_id uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  hauler public.haulers;
begin
  select * into hauler from public.haulers where id = hauler_id for no key update skip locked;
  return case
    when hauler.id is null then 'busy'
    when not hauler.active then 'paused'
    when not private.has_agreement(hauler) then 'no-agreement'
  end;
end;
$$;

-- Creates or reopens the offer of a request to a hauler, effective immediately, even at night. An offer that can
-- already be accepted stays unchanged.
create function private.open_offer_by_hand(lead_id uuid, hauler_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  opened uuid;
begin
  -- An expired offer, or one that starts in the morning, is still `open`, so the triggers for new offers do not run.
  update public.job_offers as offer set offered_at = now(), expires_at = private.end_of_offer(now())
  where offer.lead_id = open_offer_by_hand.lead_id
    and offer.hauler_id = open_offer_by_hand.hauler_id
    and state = 'open'
    and (expires_at <= now() or offered_at > now())
  returning id into opened;
  if opened is not null then
    update public.notifications set due_at = private.due_of_lead(notifications.lead_id), created_at = now()
    where offer_id = opened and kind = 'job-offered' and state = 'waiting' and claimed_at is null;
    if not found then
      insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
      values (
        'job-offered', 'hauler', open_offer_by_hand.lead_id, opened,
        format('job-offered:%s:%s', opened, extract(epoch from now())), private.due_of_lead(open_offer_by_hand.lead_id)
      )
      on conflict (once_key) do nothing;
    end if;
    return;
  end if;
  insert into public.job_offers as offer (lead_id, hauler_id)
  values (open_offer_by_hand.lead_id, open_offer_by_hand.hauler_id)
  on conflict on constraint job_offers_lead_id_hauler_id_key
  do update set state = 'open' where offer.state not in ('open', 'accepted');
end;
$$;

-- Takes a job from its hauler, notifies them immediately, and resets the request to how it was before.
create function private.take_back_by_hand(offer public.job_offers, reason text) returns void
language sql set search_path = '' as $$
  update public.job_offers set state = 'returned', decline_reason = reason where id = offer.id;
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
  values (
    'job-taken-back', 'hauler', offer.lead_id, offer.id,
    format('job-taken-back:%s:%s', offer.id, pg_current_xact_id())
  );
$$;

-- Notifies the hauler who has a job if its pickup has changed, combined with further changes within the hold. `lead` is
-- the request before the change.
create function private.notify_of_changed_job(lead public.leads) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.leads as changed
    where changed.id = lead.id
      and (changed.timeframe, changed.pickup_from, changed.pickup_until)
        is not distinct from (lead.timeframe, lead.pickup_from, lead.pickup_until)
  ) then
    return;
  end if;
  with postponed as (
    update public.notifications as notification
    set due_at = private.due_of_lead(lead.id) + status_mail_hold, created_at = now()
    from public.dispatch_settings, public.job_offers as offer
    where offer.lead_id = lead.id
      and offer.state = 'accepted'
      and notification.offer_id = offer.id
      and notification.kind = 'job-changed'
      and notification.state = 'waiting'
      and notification.attempts = 0
    returning notification.offer_id
  )
  insert into public.notifications (
    kind, audience, lead_id, offer_id, once_key, timeframe_before, pickup_before, due_at
  )
  select
    'job-changed', 'hauler', lead.id, offer.id, format('job-changed:%s:%s', offer.id, pg_current_xact_id()),
    lead.timeframe, private.pickup_window(lead), private.due_of_lead(lead.id) + status_mail_hold
  from public.dispatch_settings, public.job_offers as offer
  where offer.lead_id = lead.id
    and offer.state = 'accepted'
    and not exists (select from postponed where postponed.offer_id = offer.id);
end;
$$;

-- Corrects the columns of a request that `detail` has; an empty text clears an optional one. Consent to texts ends with
-- a new number. The previous address, the hauler with the job and the operator are notified.
create function private.correct_at_desk(lead public.leads, detail jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  corrected public.leads := lead;
  new_phone text;
  new_email text;
  correction_id bigint;
begin
  corrected.full_name := coalesce(detail ->> 'full_name', lead.full_name);
  corrected.phone := coalesce(detail ->> 'phone', lead.phone);
  corrected.email := nullif(coalesce(detail ->> 'email', lead.email), '');
  corrected.street_address := coalesce(detail ->> 'street_address', lead.street_address);
  corrected.unit_number := nullif(coalesce(detail ->> 'unit_number', lead.unit_number), '');
  corrected.city := nullif(coalesce(detail ->> 'city', lead.city), '');
  corrected.zip_code := coalesce(detail ->> 'zip_code', lead.zip_code);
  corrected.call_time := nullif(coalesce(detail ->> 'call_time', lead.call_time), '');
  corrected.load_size := nullif(coalesce(detail ->> 'load_size', lead.load_size::text), '')::public.load_size;
  if corrected = lead then
    return;
  end if;
  new_phone := nullif(private.canonical_phone(corrected.phone), private.canonical_phone(lead.phone));
  new_email := nullif(private.canonical_email(corrected.email), private.canonical_email(lead.email));
  perform private.lock_person(new_phone, new_email);
  corrected.agreed_to_messages := lead.agreed_to_messages and new_phone is null;
  correction_id := private.store_correction(lead, corrected, by_team => true);
  perform private.notify_of_customer(lead.id, 'customer-corrected', '{hauler}');
  -- Sent at once; no later action postpones it or holds it back, because a stolen link could be used to redirect
  -- requests.
  insert into public.notifications (kind, audience, lead_id, once_key)
  values ('customer-corrected', 'operator', lead.id, 'customer-corrected:desk:' || correction_id);
end;
$$;

-- The actions on a request, which the caller has locked. Each returns `done`, `malformed` or why it is not possible.

create function private.offer_at_desk(lead public.leads, hauler uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
  reason public.desk_outcome;
begin
  if holder.id is not null then
    return 'taken';
  end if;
  reason := private.reason_not_to_offer(hauler);
  if reason is not null then
    return reason;
  end if;
  perform private.open_offer_by_hand(lead.id, hauler);
  return 'done';
end;
$$;

create function private.assign_at_desk(lead public.leads, hauler uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
  reason public.desk_outcome;
begin
  if holder.hauler_id = hauler then
    return 'done';
  end if;
  reason := private.reason_not_to_offer(hauler);
  if reason is not null then
    return reason;
  end if;
  -- In this order: the open offer to the new hauler keeps the returned job from being offered to others.
  perform private.open_offer_by_hand(lead.id, hauler);
  if holder.id is not null then
    perform private.take_back_by_hand(holder, 'The team gave it to another hauler');
  end if;
  update public.job_offers set state = 'accepted' where lead_id = lead.id and hauler_id = hauler;
  -- The customer is notified of the new hauler, so the pending news only says that the old time is gone.
  update public.notifications set kind = 'timeframe-changed', status_before = 'Submitted'
  where once_key = format('changed:%s:%s', lead.id, pg_current_xact_id())
    and kind = 'status-changed'
    and status_before = 'Matched';
  return 'done';
end;
$$;

create function private.set_pickup_at_desk(
  lead public.leads, starts timestamptz, ends timestamptz, timeframe text
) returns public.desk_outcome
language plpgsql set search_path = '' as $$
begin
  if (starts is null) <> (ends is null)
    or starts is not null and (ends <= now() or not private.is_pickup_window(starts, ends))
  then
    return 'malformed';
  end if;
  update public.leads set
    pickup_from = starts, pickup_until = ends,
    timeframe = case when starts is null then nullif(btrim(set_pickup_at_desk.timeframe), '') end
  where id = lead.id;
  perform private.notify_of_changed_job(lead);
  return 'done';
end;
$$;

create function private.set_status_at_desk(
  lead public.leads, status public.lead_status
) returns public.desk_outcome
language plpgsql set search_path = '' as $$
begin
  -- Canceling is a separate action, with reasons.
  if set_status_at_desk.status = 'Canceled' then
    return 'malformed';
  end if;
  update public.leads set
    status = set_status_at_desk.status,
    cancel_reasons = case when lead.status = 'Canceled' then '{}' else cancel_reasons end
  where id = lead.id and leads.status <> set_status_at_desk.status;
  perform private.notify_of_changed_job(lead);
  return 'done';
end;
$$;

create function private.cancel_at_desk(lead public.leads, reasons jsonb) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
begin
  update public.leads set status = 'Canceled', cancel_reasons = array(select jsonb_array_elements_text(reasons))
  where id = lead.id;
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
  select 'job-canceled', 'hauler', lead.id, holder.id, format('job-canceled:%s:%s', holder.id, pg_current_xact_id())
  where holder.id is not null;
  return 'done';
end;
$$;

-- At most once an hour.
create function private.resend_link_at_desk(lead public.leads) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  outgoing public.notifications;
  reason public.desk_outcome;
begin
  outgoing.kind := 'link-again';
  outgoing.audience := 'customer';
  outgoing.lead_id := lead.id;
  select case
    when lead.flagged_because is not null then 'flagged'
    when email is null and phone is null then
      case when wants_no_mail then 'blocked' else 'no-address' end::public.desk_outcome
    when exists (
      select from public.notifications
      where lead_id = lead.id and kind = 'link-again' and created_at > now() - interval '1 hour'
    ) then 'too-soon'
  end
  into reason
  from private.channels_of(outgoing);
  if reason is null then
    insert into public.notifications (kind, audience, lead_id, once_key)
    values ('link-again', 'customer', lead.id, 'link-again:' || gen_random_uuid());
  end if;
  return coalesce(reason, 'done');
end;
$$;

create function private.do_at_desk(lead public.leads, act text, detail jsonb) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
begin
  if private.is_closed(lead.status)
    and act in ('offer', 'assign', 'take-back', 'called', 'pickup', 'cancel', 'correct')
  then
    return 'closed';
  end if;
  if lead.flagged_because is not null and act in ('offer', 'assign') then
    return 'flagged';
  end if;
  case act
    when 'offer' then
      return private.offer_at_desk(lead, (detail ->> 'hauler')::uuid);
    when 'assign' then
      return private.assign_at_desk(lead, (detail ->> 'hauler')::uuid);
    when 'take-back' then
      if holder.id is null then
        return 'nobody';
      end if;
      perform private.take_back_by_hand(holder, detail ->> 'reason');
    when 'called' then
      update public.leads
      set contacted_at = case when (detail ->> 'called')::boolean then coalesce(contacted_at, now()) end
      where id = lead.id;
      update public.job_offers set reported_at = null, reported_again = false
      where id = holder.id and reported_at is not null and (detail ->> 'called')::boolean;
    when 'pickup' then
      return private.set_pickup_at_desk(
        lead, (detail ->> 'from')::timestamptz, (detail ->> 'until')::timestamptz, detail ->> 'timeframe'
      );
    when 'status' then
      return private.set_status_at_desk(lead, (detail ->> 'status')::public.lead_status);
    when 'cancel' then
      return private.cancel_at_desk(lead, detail -> 'reasons');
    when 'reopen' then
      if lead.status <> 'Completed' then
        return 'not-completed';
      end if;
      update public.leads
      set status = (case when holder.id is null then 'Submitted' else 'In Progress' end)::public.lead_status
      where id = lead.id;
    when 'correct' then
      perform private.correct_at_desk(lead, detail);
    when 'flag' then
      update public.leads set flagged_because = nullif(btrim(detail ->> 'reason'), '') where id = lead.id;
    when 'note' then
      update public.leads set desk_note = nullif(detail ->> 'note', '') where id = lead.id;
    when 'leave-price-out' then
      if coalesce(btrim(detail ->> 'reason'), '') = '' then
        return 'malformed';
      end if;
      if lead.price_paid is null then
        return 'no-price';
      end if;
      update public.leads set price_left_out_because = btrim(detail ->> 'reason') where id = lead.id;
    when 'count-price' then
      update public.leads set price_left_out_because = null where id = lead.id;
    when 'publish-review', 'withhold-review' then
      if (act = 'withhold-review') <> (detail ? 'reason') then
        return 'malformed';
      end if;
      -- If the review is gone or can no longer be published, the page showed an older version.
      return case public.moderate_review(
        lead.id, (detail ->> 'review_version')::int, (detail ->> 'reason')::public.withheld_reason
      ) when 'done' then 'done' else 'changed' end;
    when 'resend' then
      return private.resend_link_at_desk(lead);
    -- Only the customer can ask for texts again. The hauler with the job learns not to text.
    when 'end-texts' then
      perform private.stop_texts(lead.phone);
      if lead.agreed_to_messages then
        update public.leads set agreed_to_messages = false where id = lead.id;
        perform private.notify_of_customer(lead.id, 'customer-corrected', '{hauler}');
      end if;
    else
      return 'malformed';
  end case;
  return 'done';
end;
$$;

-- One action on one request, through a link to it or to the list. `version` is what the page showed; `detail` has the
-- arguments of the action.
create function public.act_on_request(
  token text, act_id uuid, act text, detail jsonb, lead_id uuid default null, version text default null,
  by_name text default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  about constant uuid := coalesce(act_on_request.lead_id, link.lead_id);
  earlier public.desk_acts;
  lead public.leads;
  before jsonb;
  outcome public.desk_outcome;
begin
  if link.id is null or link.message_id is not null or link.lead_id <> about then
    return 'unknown';
  end if;
  earlier := private.act_of_press(act_id);
  select * into lead from public.leads where id = about for no key update;
  if not found then
    return 'unknown';
  end if;
  if earlier.id is not null then
    return case when earlier.lead_id = lead.id and earlier.act = act_on_request.act then 'done' else 'malformed' end;
  end if;
  if version is null then
    return 'malformed';
  end if;
  if private.desk_version(lead) <> version then
    return 'stale';
  end if;
  before := private.lead_in_history(lead.id);
  outcome := private.do_at_desk(lead, act, detail);
  if outcome = 'done' then
    perform private.note_act(
      link, act_id, act, by_name, before,
      private.lead_in_history(lead.id)
        || case when act = 'take-back' then jsonb_build_object('reason', detail ->> 'reason') else '{}' end,
      lead_id => lead.id, hauler_id => (detail ->> 'hauler')::uuid
    );
  end if;
  return outcome;
end;
$$;
comment on function public.act_on_request is 'Desk actions on a request.';

create function public.act_on_message(
  token text, act_id uuid, act text, detail jsonb, message_id uuid default null, by_name text default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  about constant uuid := coalesce(act_on_message.message_id, link.message_id);
  earlier public.desk_acts;
  message public.contact_messages;
  changed public.contact_messages;
begin
  if link.id is null or link.lead_id is not null or link.message_id <> about then
    return 'unknown';
  end if;
  earlier := private.act_of_press(act_id);
  select * into message from public.contact_messages where id = about for no key update;
  if not found then
    return 'unknown';
  end if;
  if earlier.id is not null then
    return case
      when earlier.message_id = message.id and earlier.act = act_on_message.act then 'done' else 'malformed'
    end;
  end if;
  case act
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
  perform private.note_act(
    link, act_id, act, by_name, to_jsonb(message), to_jsonb(changed), message_id => message.id
  );
  return 'done';
end;
$$;
comment on function public.act_on_message is 'Desk actions on a message: mark as answered, or flag.';

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
  token text, act_id uuid, hauler_id uuid, fields jsonb, version text default null, by_name text default null,
  message_id uuid default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  earlier public.desk_acts;
  message public.contact_messages;
  old public.haulers;
  is_new boolean;
  new public.haulers;
  reason public.desk_outcome;
begin
  if not private.is_list_link(link) then
    return 'unknown';
  end if;
  earlier := private.act_of_press(act_id);
  if earlier.id is not null then
    return case
      when earlier.hauler_id = save_hauler.hauler_id and earlier.act = 'hauler' then 'done' else 'malformed'
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
  perform private.note_act(
    link, act_id, 'hauler', by_name,
    case when is_new then '{}' else private.hauler_in_history(old) end,
    private.hauler_in_history(new),
    hauler_id => new.id
  );
  if is_new
    or (old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone)
    or new.active and not old.active
  then
    insert into public.notifications (kind, audience, act_id, once_key)
    values ('hauler-changed', 'operator', save_hauler.act_id, 'hauler-changed:' || save_hauler.act_id);
  end if;
  return 'done';
end;
$$;
comment on function public.save_hauler is 'The operator adds or changes a hauler.';

-- Sends a hauler the link to the agreement, at most once an hour.
create function private.ask_for_agreement_at_desk(hauler public.haulers, act_id uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  reason constant public.desk_outcome := case
    when hauler.agreement_version = public.current_agreement() then 'accepted'
    when private.hauler_reach(hauler) = 'none' then 'no-way'
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
    perform private.ask_for_agreement(hauler.id, 'desk-' || act_id);
  end if;
  return coalesce(reason, 'done');
end;
$$;

-- Actions that need a list link: ask a hauler for the agreement, end texts to them, switch automatic dispatch, count
-- prices, retry a dead notification, and end every link except the one in use. After ending links, a new one can be
-- requested at once, regardless of how many were requested before.
create function public.act_on_list(token text, act_id uuid, act text, detail jsonb, by_name text default null)
returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  earlier public.desk_acts;
  about uuid;
  hauler public.haulers;
  outcome public.desk_outcome;
  before jsonb := '{}'::jsonb;
  after jsonb := '{}'::jsonb;
begin
  if not private.is_list_link(link) then
    return 'unknown';
  end if;
  earlier := private.act_of_press(act_id);
  if earlier.id is not null then
    return case
      when earlier.act = act_on_list.act
        and earlier.hauler_id is not distinct from (detail ->> 'hauler')::uuid then 'done'
      else 'malformed'
    end;
  end if;
  case act
    when 'ask-agreement', 'end-texts' then
      select * into hauler from public.haulers where id = (detail ->> 'hauler')::uuid for no key update;
      if hauler.id is null then
        return 'stale';
      end if;
      if act = 'end-texts' then
        -- Only the hauler can ask for texts again.
        perform private.stop_texts(hauler.phone);
        update public.haulers set texts_on = false where id = hauler.id and texts_on;
      else
        outcome := private.ask_for_agreement_at_desk(hauler, act_id);
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
  perform private.note_act(link, act_id, act, by_name, before, after, lead_id => about, hauler_id => hauler.id);
  return 'done';
end;
$$;
comment on function public.act_on_list is 'Desk actions on the list.';
