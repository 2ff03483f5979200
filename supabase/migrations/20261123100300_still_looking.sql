-- Customers are told that no hauler was found yet.

-- Is a request without a hauler longer than it was to be? Nobody has it, and everybody was asked in vain, or the
-- promise has passed and nobody has called since it was opened.
create function private.is_still_looking(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select lead.status = 'Submitted'
    and lead.flagged_because is null
    and not exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
    and (
      (lead.contacted_at is null or coalesce(lead.contacted_at < lead.came_back_at, false))
        and public.promised_by(lead.created_at) <= now()
      or exists (select from public.notifications where lead_id = lead.id and kind = 'nobody-left')
        and not exists (select from public.job_offers where lead_id = lead.id and state = 'open')
    );
$$;

create function public.is_still_looking(lead_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.is_still_looking(lead) from public.leads as lead where lead.id = lead_id;
$$;
comment on function public.is_still_looking is
  'Has a request no hauler, though all were asked in vain or the promise has passed?';

-- Was the mail that no hauler was found skipped for a reason that has passed? Then it may be taken up again.
create function private.may_look_again(mail public.notifications) returns boolean
language sql stable set search_path = '' as $$
  select mail.state = 'skipped' and (
    mail.last_error in ('Not looking any more', 'The customer canceled')
    or mail.last_error = 'The address has heard of another request today'
      and mail.finished_at < now() - interval '24 hours'
  );
$$;

-- Tells the customer that no hauler was found yet: once, and once more when a hauler had the request and lost it, see
-- `go_on_after_offer`. The mails that it has arrived, and that a hauler has lost it, go first. One that was skipped
-- is taken up again once its reason has passed.
create function private.tell_that_we_look(lead_id uuid) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  select
    'still-looking', 'customer', lead.id, 'still-looking:' || lead.id,
    greatest(now(), greatest(lead.created_at, lead.came_back_at) + status_mail_hold)
  from public.leads as lead, public.dispatch_settings
  where lead.id = lead_id and lead.email is not null and private.is_still_looking(lead)
  on conflict (once_key) do update
  set
    state = 'waiting', due_at = excluded.due_at, attempts = 0,
    claimed_at = null, last_error = null, finished_at = null
  where private.may_look_again(notifications);
$$;

-- Offers a request to the next haulers, unless somebody has it or may still accept it. If nobody is left, the
-- operator is told, and the customer: once each time that the request comes to that. Of a new request they are not told
-- where nobody can be asked, such as while there are no haulers.
create or replace function private.offer_lead(lead_id uuid, is_new boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  settings public.dispatch_settings;
  -- Nothing is offered anew at night. What has just arrived is.
  starts constant timestamptz := case when is_new then now() else private.add_business_hours(now(), '0') end;
begin
  select * into lead from public.leads
  where id = offer_lead.lead_id
    and status = 'Submitted'
    and flagged_because is null;
  if not found or exists (
    select from public.job_offers as offer where offer.lead_id = lead.id and state in ('open', 'accepted')
  ) then
    return;
  end if;
  select * into strict settings from public.dispatch_settings;
  if is_new and not (settings.dispatch_on and exists (select from public.haulers where active)) then
    return;
  end if;

  if settings.dispatch_on then
    -- One at a time: who is offered one request has waited less for the next.
    perform pg_advisory_xact_lock(hashtext('offer_lead'));
    insert into public.job_offers (lead_id, hauler_id, offered_at, expires_at)
    select
      lead.id, hauler.id, starts,
      least(private.end_of_offer(starts), private.end_of_insurance(hauler.insured_until))
    from public.haulers as hauler
    where hauler.active
      and (
        hauler.zip_prefixes = '{}'
        or hauler.zip_prefixes && array[left(lead.zip_code, 3), left(lead.zip_code, 4), left(lead.zip_code, 5)]
      )
      and private.services_taken(hauler.services, lead.services) > 0
      and coalesce(starts < private.end_of_insurance(hauler.insured_until), true)
      -- A hauler who was offered this request before is passed over, unless all of this is so:
      -- - the offer ran out, or another hauler was faster. Who declined the job or had it is not asked again;
      -- - the job has come back since the offer was made, or the offer ended before its time had come, so that nobody
      --   could have accepted it.
      -- Example: two haulers are offered a request, and one accepts. When they give it back, the other is offered it
      -- again.
      and not exists (
        select from public.job_offers as earlier
        where earlier.lead_id = lead.id
          and earlier.hauler_id = hauler.id
          and (
            earlier.state in ('taken', 'expired')
            and (earlier.offered_at < lead.came_back_at or earlier.offered_at > now())
          ) is not true
      )
    order by
      private.services_taken(hauler.services, lead.services) desc, hauler.last_offered_at nulls first, hauler.id
    limit settings.offers_per_wave
    -- A hauler who is being paused, changed or deleted at this moment is passed over: waiting for that could end in an
    -- error, and with it the request of a visitor.
    for no key update skip locked
    on conflict on constraint job_offers_lead_id_hauler_id_key
    do update set state = 'open', offered_at = excluded.offered_at, expires_at = excluded.expires_at;
    if found then
      return;
    end if;
  end if;

  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'nobody-left', 'operator', lead.id,
    format('nobody-left:%s:%s', lead.id, extract(epoch from greatest(max(offer.offered_at), lead.came_back_at)))
  from public.job_offers as offer where offer.lead_id = lead.id
  on conflict (once_key) do nothing;
  -- While it is off, the operator asks one after the other: the promise tells when that takes too long.
  if settings.dispatch_on then
    perform private.tell_that_we_look(lead.id);
  end if;
end;
$$;

-- When the last open offer of a request ends without anybody accepting, the next haulers are asked. When a job comes
-- back from the hauler who had it, in whatever way, the request is as it was before they had it.
create or replace function private.go_on_after_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads
  where id = old.lead_id and status not in ('Canceled', 'Completed');
  if found and old.state = 'accepted' then
    -- That nobody is found may be told once more.
    update public.notifications set once_key = format('%s:%s', once_key, pg_current_xact_id())
    where once_key = 'still-looking:' || lead.id and state <> 'waiting';
    update public.leads set came_back_at = now(), status = 'Submitted', timeframe = null where id = lead.id;
    -- A change of the status is told anyway.
    if lead.status = 'Submitted' then
      perform private.tell_of_lost_hauler(lead);
    end if;
  end if;
  perform private.offer_lead(old.lead_id);
  return null;
end;
$$;

-- Tells customers that no hauler was found by the time that they were promised a call, as `tell_that_we_look` says.
create function private.tell_of_broken_promises() returns void
language sql set search_path = '' as $$
  select private.tell_that_we_look(late.id)
  from (
    select lead.id
    from public.leads as lead
    where lead.status = 'Submitted'
      and lead.email is not null
      and lead.flagged_because is null
      and lead.created_at between now() - interval '7 days' and now() - (select promise from public.dispatch_settings)
      and not exists (
        select from public.notifications as mail
        where mail.once_key = 'still-looking:' || lead.id and not private.may_look_again(mail)
      )
      and private.is_still_looking(lead)
    for key share of lead skip locked
  ) as late;
$$;

-- How often an address was told is looked up for each kind.
drop index public.notifications_arrivals_idx, public.notifications_told_lately_idx;

create index notifications_address_hash_idx on public.notifications (address_hash, kind, created_at)
where address_hash is not null;

-- Mails to an address that anybody may have typed.
create or replace function private.is_of_strangers(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('request-arrived', 'request-changed', 'still-looking');
$$;

-- How many other mails of this kind have gone to the address lately, or are on their way: that requests have arrived,
-- or that we are still looking, for other requests.
create function private.told_lately(notification public.notifications, address_hash bytea) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.notifications as told
  where told.address_hash = told_lately.address_hash
    and told.kind = notification.kind
    and told.id <> notification.id
    and (notification.kind = 'request-changed' or told.lead_id <> notification.lead_id)
    and (
      told.state = 'sent' and told.finished_at > now() - interval '24 hours'
      or told.state = 'waiting' and told.claimed_at is not null
    );
$$;

-- Why a mail must not go out at this moment, or null.
create or replace function private.reason_to_skip(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  offer public.job_offers;
  address text;
begin
  if notification.kind = 'flagged-digest' then
    return case when not exists (select from public.leads where flagged_because is not null)
      and not exists (select from public.contact_messages where flagged_because is not null)
    then 'Nothing is flagged any more' end;
  end if;
  select * into lead from public.leads where id = notification.lead_id;
  if notification.kind = 'held-request' then
    return case when lead.flagged_because is null then 'Not flagged any more' end;
  end if;
  if notification.kind = 'held-message' then
    return case when not exists (
      select from public.contact_messages where id = notification.message_id and flagged_because is not null
    ) then 'Not flagged any more' end;
  end if;
  -- Of an old request that still waits, the operator is told that it is overdue.
  if notification.kind in ('new-request', 'request-arrived') and lead.created_at < now() - interval '24 hours' then
    return 'More than 24 hours late';
  end if;
  if notification.kind = 'overdue' then
    return case
      when lead.status <> 'Submitted' or lead.contacted_at is not null then 'No longer waiting for a call'
    end;
  end if;
  if notification.kind = 'nobody-left' then
    return case
      when lead.status <> 'Submitted' then 'No longer waiting for a hauler'
      when exists (select from public.job_offers where lead_id = lead.id and state in ('open', 'accepted'))
        then 'Offered to others meanwhile'
    end;
  end if;
  if notification.kind = 'insurance-ends' then
    return case when not exists (
      select from public.haulers as hauler
      where hauler.id = notification.hauler_id and private.key_of_ending_insurance(hauler) = notification.once_key
    ) then 'Another date has been noted' end;
  end if;
  if notification.audience = 'hauler' or notification.kind = 'matched' then
    select * into offer from public.job_offers where id = notification.offer_id;
    if offer.state <> (case notification.kind when 'job-offered' then 'open' else 'accepted' end)
      or notification.kind = 'job-offered' and private.job_state(offer, lead) <> 'open'
    then
      return 'No longer so';
    end if;
    if notification.kind <> 'customer-canceled' and lead.status in ('Canceled', 'Completed') then
      return 'The request is closed';
    end if;
    if notification.kind = 'not-contacted' and offer.reported_at is null then
      return 'The hauler has answered';
    end if;
  end if;
  if notification.audience <> 'customer' then
    return null;
  end if;
  address := private.address_of(notification);
  return case
    when address is null then 'There is no address any more'
    when exists (select from public.mail_blocks where address_hash = private.address_hash(address))
      then 'The address wants no mail'
    when notification.kind = 'request-changed' then case
      when 0 < private.told_lately(notification, private.address_hash(address))
        then 'The address has heard of a change today'
    end
    when lead.canceled_by_customer then 'The customer canceled'
    when notification.kind = 'still-looking' then case
      when not private.is_still_looking(lead) then 'Not looking any more'
      when 0 < private.told_lately(notification, private.address_hash(address))
        then 'The address has heard of another request today'
    end
    when notification.kind = 'status-changed' and lead.status = 'Submitted' and exists (
      select from public.job_offers where lead_id = lead.id and state = 'accepted'
    ) then 'A hauler has the request again'
    when notification.kind = 'request-arrived' then case
      when lead.status in ('Canceled', 'Completed') then 'The request is closed'
      when (select arrival_mails_per_address_per_day from public.dispatch_settings)
        <= private.told_lately(notification, private.address_hash(address))
        then 'The address has had its mail of a new request today'
    end
    when notification.status_before = lead.status and notification.timeframe_before is not distinct from lead.timeframe
      then 'Changed back before it was told'
  end;
end;
$$;

-- Takes up to `batch` of the mails that are due, for a sender that tells of each with finish_notification: those that
-- were tried least first, so that none that fails holds up the others. Among these, those to customers come last, and
-- of them those that a stranger can cause: first that a request was changed, then that one has arrived, then that we
-- still look for a hauler. Then the oldest first. A sender that dies leaves them to be taken again.
create or replace function public.claim_notifications(batch int default 20) returns setof public.notifications
language plpgsql security definer set search_path = '' as $$
declare
  mails_left record;
  notification public.notifications;
  reason text;
  claimed int := 0;
  looked_at int := 0;
begin
  -- One at a time: what one takes counts for the next.
  perform pg_advisory_xact_lock(hashtext('claim_notifications'));

  select * into mails_left from private.customer_mails_left();
  for notification in
    select * from public.notifications
    where state = 'waiting' and due_at <= now()
      and (
        audience <> 'customer'
        or mails_left.of_all > 0 and (mails_left.of_strangers > 0 or not private.is_of_strangers(kind))
      )
    order by
      attempts, audience = 'customer', private.is_of_strangers(kind),
      array_position(array['request-arrived', 'still-looking'], kind) nulls first, created_at
    for update skip locked
  loop
    -- Many to skip, as after a day without a provider, are for several calls: each must end before the API gives it up.
    -- What others may still be told when customers have had their mails of this hour is for the next call too.
    exit when claimed = batch
      or looked_at = 1000
      or (notification.audience = 'customer' and mails_left.of_all <= 0)
      or (private.is_of_strangers(notification.kind) and mails_left.of_strangers <= 0);
    looked_at := looked_at + 1;
    reason := private.reason_to_skip(notification);
    if reason is not null then
      update public.notifications set state = 'skipped', last_error = reason, finished_at = now()
      where id = notification.id;
    elsif notification.attempts >= 8 then
      update public.notifications set state = 'dead', finished_at = now() where id = notification.id;
    else
      -- When it is tried again, whether this try fails or is never heard of: after 2, 4, 8 … minutes.
      update public.notifications set
        attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '1 minute' * power(2, attempts + 1),
        address_hash = case
          when audience = 'customer' then private.address_hash(private.address_of(notification)) else address_hash
        end
      where id = notification.id
      returning * into notification;
      claimed := claimed + 1;
      mails_left.of_all := mails_left.of_all - case when notification.audience = 'customer' then 1 else 0 end;
      mails_left.of_strangers := mails_left.of_strangers
        - case when private.is_of_strangers(notification.kind) then 1 else 0 end;
      return next notification;
    end if;
  end loop;
end;
$$;
comment on function public.claim_notifications is 'What the function send-notifications sends next.';

-- Of those who wait on the day of the upgrade the operator has been told, and may have called without noting it.
insert into public.notifications (kind, audience, lead_id, once_key, state, last_error, finished_at)
select
  'still-looking', 'customer', lead.id, 'still-looking:' || lead.id, 'skipped', 'From before customers were told', now()
from public.leads as lead
where lead.status = 'Submitted'
  and lead.created_at > now() - interval '7 days'
  and public.promised_by(lead.created_at) <= now();

revoke execute on all functions in schema private from public;
revoke execute on function public.is_still_looking(uuid) from public, anon, authenticated;
grant execute on function public.is_still_looking(uuid), private.is_still_looking(public.leads) to service_role;
