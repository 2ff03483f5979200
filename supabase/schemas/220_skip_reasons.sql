-- Why a notification is not sent, though it is due: it is late, untrue by now, or said otherwise.

-- The address of an email to a customer; for a correction, the address from before it.
create function private.address_of(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
begin
  if notification.correction_id is not null then
    return (select email_before from public.lead_corrections where id = notification.correction_id);
  end if;
  return (select email from public.leads where id = notification.lead_id);
end;
$$;

-- The hauler whom a notification is sent to.
create function private.hauler_told(notification public.notifications) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    notification.hauler_id, (select hauler_id from public.job_offers where id = notification.offer_id)
  );
end;
$$;

-- Kinds that go to an address or number that anyone could have typed.
create function private.can_be_of_strangers(kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('request-arrived', 'request-changed', 'still-looking');
$$;

-- Texts that anyone can trigger by sending requests: the kinds above, and those to haulers and the operator that follow
-- a new request automatically.
create function private.can_be_text_of_strangers(kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select private.can_be_of_strangers(kind) or kind in ('job-offered', 'overdue', 'nobody-left');
$$;

-- How often this kind was recently sent to the address or number, or is being sent, apart from this notification:
-- confirmations and "still looking" count only for other requests.
create function private.count_notified_lately(notification public.notifications, address_hash bytea) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.notifications as outgoing
  where outgoing.address_hash = count_notified_lately.address_hash
    and outgoing.kind = notification.kind
    and outgoing.id <> notification.id
    and (notification.kind = 'request-changed' or outgoing.lead_id <> notification.lead_id)
    and (
      outgoing.state = 'sent' and outgoing.finished_at > now() - interval '24 hours'
      or outgoing.state = 'waiting' and outgoing.claimed_at is not null
    );
$$;

-- Why the operator is not notified, or null.
create function private.reason_to_skip_for_operator(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
begin
  return case
    when kind = 'flagged-digest'
      and not exists (select from public.leads where flagged_because is not null)
      and not exists (select from public.contact_messages where flagged_because is not null)
      then 'not-flagged'
    when kind = 'desk-link' and notification.created_at < now() - interval '15 minutes' then 'too-late'
    when kind = 'digest' and notification.created_at < now() - interval '12 hours' then 'too-late'
    when kind = 'digest' and not private.has_digest_news() then 'no-news'
    when kind = 'held-request' and lead.flagged_because is null then 'not-flagged'
    when kind = 'held-message' and not exists (
      select from public.contact_messages where id = notification.message_id and flagged_because is not null
    ) then 'not-flagged'
    -- For an old request that is still waiting, the operator gets `overdue` instead.
    when kind = 'new-request' and lead.created_at < now() - interval '24 hours' then 'too-late'
    when kind = 'review-problem' and exists (
      select from public.reviews
      where id = notification.review_id and gone = 'yes' and price is distinct from 'higher'
    ) then 'corrected'
    -- A call noted only through a list link does not cancel this notification.
    when kind = 'overdue' and (lead.status <> 'Submitted' or private.is_called(lead, '0')) then 'not-waiting'
    when kind = 'customer-unreachable' and private.is_closed(lead.status) then 'closed'
    when kind = 'nobody-left' and lead.status <> 'Submitted' then 'not-waiting'
    when kind = 'nobody-left' and exists (
      select from public.job_offers where lead_id = lead.id and state in ('open', 'accepted')
    ) then 'offered'
    when kind = 'hauler-paused' and exists (
      select from public.notifications as later
      where later.hauler_id = notification.hauler_id and later.kind = 'hauler-paused'
        and later.created_at > notification.created_at and later.due_at <= now()
    ) then 'told-otherwise'
    when kind = 'hauler-paused' and not exists (
      select from public.haulers where id = notification.hauler_id and (active or paused_by_hauler_at is not null)
    ) then 'paused'
    when kind = 'provider-down' and not exists (select from public.stuck_channels()) then 'works-again'
    when kind = 'insurance-ends' and not exists (
      select from public.haulers as hauler
      where hauler.id = notification.hauler_id and private.insurance_notification_key(hauler) = notification.once_key
    ) then 'date-changed'
  end;
end;
$$;

-- Why a hauler is not notified, or null.
create function private.reason_to_skip_for_hauler(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
  offer public.job_offers;
  proposal public.proposals;
begin
  select * into offer from public.job_offers where id = notification.offer_id;
  select * into proposal from public.proposals where id = notification.proposal_id;
  return case
    when kind = 'agreement-asked' then case
      when exists (
        select from public.haulers
        where id = notification.hauler_id and agreement_version = public.current_agreement()
      ) then 'accepted'
    end
    -- The job may belong to another hauler by now.
    when kind in ('agreement-accepted', 'proposal-declined') then null
    when kind = 'job-taken-back' then case when offer.state = 'accepted' then 'matched-again' end
    when kind = 'job-offered' then case when private.job_state(offer, lead) <> 'open' then 'offer-ended' end
    when kind = 'review-problem'
      and exists (select from public.reviews where id = notification.review_id and gone = 'yes')
      then 'corrected'
    when kind in ('pickup-reminder', 'pickup-over')
      and private.pickup_window(lead) is distinct from notification.pickup_before
      then 'time-changed'
    when kind = 'pickup-reminder' and lead.pickup_from <= now() then 'pickup-begun'
    when kind = 'proposal-accepted' and proposal.state <> 'accepted' then 'not-booked'
    -- `pickup-over` asks whether it is done.
    when kind in ('proposal-accepted', 'job-changed') and lead.pickup_until <= now() then 'pickup-over'
    when kind = 'customer-asked' and (proposal.state not in ('open', 'accepted') or proposal.asked_at is null)
      then 'answered'
    when offer.state <> 'accepted' then 'offer-ended'
    when kind in ('customer-canceled', 'review-problem') then null
    when kind = 'job-canceled' then case when lead.status <> 'Canceled' then 'open-again' end
    when kind = 'door-answered' and lead.status = 'Completed' and private.is_declined_at_door(lead) then null
    when private.is_closed(lead.status) then 'closed'
    when kind = 'job-changed'
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      and notification.timeframe_before is not distinct from lead.timeframe
      then 'changed-back'
    when kind = 'not-contacted' and offer.reported_at is null then 'answered'
    when kind = 'door-answered' and not exists (
      select from private.door_of(lead) as door where door.state = 'declined' or door.accepted_by = 'customer'
    ) then 'other-price'
    when kind = 'no-show' and private.no_show_of(lead) is null then 'time-changed'
  end;
end;
$$;

-- Has the latest proposal we told the customer about been withdrawn or replaced?
create function private.was_told_of_lost_proposal(lead_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select mail.kind = 'proposal-made' and announced.state in ('withdrawn', 'replaced')
  from public.notifications as mail
  join public.proposals as announced on announced.id = mail.proposal_id
  where mail.lead_id = was_told_of_lost_proposal.lead_id
    and mail.kind in ('proposal-made', 'proposal-withdrawn', 'pickup-booked')
    and mail.state = 'sent'
  order by mail.finished_at desc
  limit 1;
$$;

-- Why a customer is not notified, or null.
create function private.reason_to_skip_for_customer(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
  proposal public.proposals;
  door public.door_prices;
  is_same_time constant boolean := notification.pickup_before is not distinct from private.pickup_window(lead);
begin
  select * into proposal from public.proposals where id = notification.proposal_id;
  select * into door from public.door_prices where id = notification.door_price_id;
  return case
    -- Sent whatever happened to the request: the old address must know, and a lost link must be resent.
    when kind in ('request-changed', 'link-again') then null
    when kind = 'review-asked' then case
      when not (select review_asks_on from public.dispatch_settings) then 'asks-off'
      when lead.status <> 'Completed' then 'not-completed'
      when private.news_since(notification) < now() - interval '7 days' then 'too-late'
    end
    when kind = 'request-arrived' and lead.created_at < now() - interval '24 hours' then 'too-late'
    when kind = 'pickup-reminder' and not is_same_time then 'time-changed'
    when kind = 'pickup-reminder' and lead.pickup_from <= now() then 'pickup-begun'
    when kind = 'pickup-booked' and proposal.state <> 'accepted' then 'not-booked'
    when kind in ('pickup-booked', 'timeframe-changed') and lead.pickup_until <= now() then 'pickup-over'
    when lead.canceled_by_customer then 'canceled-by-customer'
    when kind = 'door-price' then case
      when lead.status = 'Canceled' then 'closed'
      -- What the hauler noted is told even if they completed the job right afterward.
      when door.state = 'open' or door.state = 'accepted' and door.accepted_by = 'hauler' then null
      else 'answered'
    end
    when kind not in ('status-changed', 'timeframe-changed', 'still-looking') and private.is_closed(lead.status)
      then 'closed'
    when kind = 'matched' then case
      when not exists (select from public.job_offers where id = notification.offer_id and state = 'accepted')
        then 'offer-ended'
    end
    when kind = 'proposal-made' then case when proposal.state <> 'open' then 'proposal-ended' end
    when kind = 'proposal-withdrawn' then case
      when exists (select from public.proposals where lead_id = lead.id and state = 'open') then 'other-proposal'
      when private.was_told_of_lost_proposal(lead.id) is not true then 'never-told'
    end
    when kind = 'on-my-way' then case
      when lead.arrives_at is null then 'not-on-the-way'
      when lead.arrives_at <= now() then 'arrived'
      when exists (
        select from public.notifications as later
        where later.lead_id = lead.id and later.kind = 'on-my-way' and later.created_at > notification.created_at
      ) then 'told-otherwise'
    end
    when kind = 'still-looking' then case when not private.is_still_looking(lead) then 'not-looking' end
    when kind = 'status-changed' and lead.status = 'Submitted' and is_same_time
      and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
      then 'matched-again'
    when notification.status_before = lead.status::text and is_same_time
      and notification.timeframe_before is not distinct from lead.timeframe
      then 'changed-back'
  end;
end;
$$;

-- Why a notification must not be sent now, or null.
create function private.reason_to_skip(notification public.notifications) returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = notification.lead_id;
  return case notification.audience
    when 'operator' then private.reason_to_skip_for_operator(notification, lead)
    when 'hauler' then private.reason_to_skip_for_hauler(notification, lead)
    when 'customer' then private.reason_to_skip_for_customer(notification, lead)
  end;
end;
$$;

-- Why an address or number must not get this kind again today, or null. Anyone could have typed it.
create function private.reason_of_repetition(notification public.notifications, address_hash bytea)
returns public.skip_reason
language sql stable set search_path = '' as $$
  select 'told-today'::public.skip_reason
  where private.can_be_of_strangers(notification.kind)
    and private.count_notified_lately(notification, address_hash) >= case notification.kind
      when 'request-arrived' then (select arrival_mails_per_address_per_day from public.dispatch_settings)
      else 1
    end;
$$;
