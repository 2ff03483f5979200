-- What the operator does with a request through a desk link, as in 320_desk_links.sql.

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
    'wanted', lead.wanted,
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
  corrected.wanted := private.corrected_wanted(lead, detail ->> 'wanted');
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

create function private.do_at_desk(lead public.leads, action text, detail jsonb) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
begin
  if private.is_closed(lead.status)
    and action in ('offer', 'assign', 'take-back', 'called', 'pickup', 'cancel', 'correct')
  then
    return 'closed';
  end if;
  if lead.flagged_because is not null and action in ('offer', 'assign') then
    return 'flagged';
  end if;
  case action
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
      if (action = 'withhold-review') <> (detail ? 'reason') then
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
  token text, action_id uuid, action text, detail jsonb, lead_id uuid default null, version text default null,
  by_name text default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  about constant uuid := coalesce(act_on_request.lead_id, link.lead_id);
  earlier public.desk_actions;
  lead public.leads;
  before jsonb;
  outcome public.desk_outcome;
begin
  if link.id is null or link.message_id is not null or link.lead_id <> about then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  select * into lead from public.leads where id = about for no key update;
  if not found then
    return 'unknown';
  end if;
  if earlier.id is not null then
    return case
      when earlier.lead_id = lead.id and earlier.action = act_on_request.action then 'done' else 'malformed'
    end;
  end if;
  if version is null then
    return 'malformed';
  end if;
  if private.desk_version(lead) <> version then
    return 'stale';
  end if;
  before := private.lead_in_history(lead.id);
  outcome := private.do_at_desk(lead, action, detail);
  if outcome = 'done' then
    perform private.note_action(
      link, action_id, action, by_name, before,
      private.lead_in_history(lead.id)
        || case when action = 'take-back' then jsonb_build_object('reason', detail ->> 'reason') else '{}' end,
      lead_id => lead.id, hauler_id => (detail ->> 'hauler')::uuid
    );
  end if;
  return outcome;
end;
$$;
comment on function public.act_on_request is 'Desk actions on a request.';
