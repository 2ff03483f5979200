-- The queue for the function send-notifications: what it can send now, and the result of each attempt.

-- How many emails customers can get now, and how many of those can be emails that strangers cause: half of the hourly
-- limit, rounded up, so the others never wait for them. An email being sent counts until its attempt times out.
create function private.customer_mails_left() returns table (of_all bigint, of_strangers bigint)
language sql stable set search_path = '' as $$
  select
    customer_mails_per_hour - count(counted.kind),
    (customer_mails_per_hour + 1) / 2 - count(counted.kind) filter (where private.can_be_of_strangers(counted.kind))
  from public.dispatch_settings
  left join (
    select kind from public.notifications
    where audience = 'customer' and state = 'sent' and finished_at > now() - interval '1 hour'
      and channel is distinct from 'text'
    union all
    select kind from public.notifications
    where audience = 'customer' and state = 'waiting' and claimed_at is not null and due_at > now()
      and channel is distinct from 'text'
  ) as counted on true
  group by customer_mails_per_hour;
$$;

-- Is anything due now? Notifications that must wait have a later `due_at`.
create function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.notifications where state = 'waiting' and due_at <= now())
    or private.has_digest_due();
$$;

create table private.scheduler_heartbeat (
  only_row boolean primary key default true check (only_row),
  ticked_at timestamptz,
  called_at timestamptz
);

comment on table private.scheduler_heartbeat is
  'Is the scheduler running, and is the sending function being called? One row.';
comment on column private.scheduler_heartbeat.ticked_at is 'When the scheduler last ran, to the minute.';
comment on column private.scheduler_heartbeat.called_at is 'When the sending function was last called.';

insert into private.scheduler_heartbeat default values;

alter table private.scheduler_heartbeat enable row level security;

-- Should the sending function be called now? Yes if something is due; otherwise every five minutes, as a heartbeat for
-- a monitor. Returning true records the call.
create function private.should_call_sender() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.scheduler_heartbeat set called_at = now()
  where only_row and (
    private.has_notifications_due() or called_at is null or called_at <= now() - interval '4 minutes 30 seconds'
  );
  return found;
end;
$$;

-- An email is given up after this many attempts, in 20.5 hours: 2, 4, 8 … 256 minutes and then six hours apart.
-- That is less than the 24 hours for which the provider recognizes repeats
-- (https://resend.com/docs/dashboard/emails/idempotency-keys).
create function private.max_attempts() returns int
language sql immutable set search_path = '' as $$
  select 11;
$$;

-- Sends it once by the other channel, or again to an address or number corrected since, within 24 hours of the news.
-- False: there is no other channel, so this was the last attempt. Operator emails and texts have none: each already
-- goes out as both.
create function private.try_other_channel(notification public.notifications, error text) returns boolean
language plpgsql set search_path = '' as $$
declare
  channels constant record := private.channels_of(notification);
  failed constant public.channel := case
    when notification.address_hash <> case notification.channel
      when 'mail' then private.address_hash(channels.email)
      when 'text' then private.number_hash(channels.phone)
    end then null
    else notification.channel
  end;
  other private.channel_choice;
begin
  if notification.failed_channel is not null
    or notification.audience in ('operator', 'host')
    or private.news_since(notification) < now() - interval '24 hours'
  then
    return false;
  end if;
  notification.failed_channel := failed;
  other := private.choose_channel(notification);
  if other.reason is not null then
    return false;
  end if;
  update public.notifications as outgoing set
    failed_channel = failed, channel = null, state = 'waiting', finished_at = null, claimed_at = null,
    handed_over_at = null, attempts = 0, last_error = left(error, 500), skipped_because = null, delivery = null,
    due_at = greatest(coalesce(other.due_at, now()), case
      when private.waits_for_flag(outgoing.audience, outgoing.kind) then private.due_of_lead(outgoing.lead_id)
    end)
  where outgoing.id = notification.id;
  return true;
end;
$$;

-- We don't know whether the provider has this text, so it is not sent again. If an email is possible, it is sent.
create function private.finish_as_unknown(notification public.notifications, error text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.try_other_channel(notification, error) then
    update public.notifications as outgoing set
      state = 'sent', finished_at = now(), claimed_at = null,
      delivery = coalesce(outgoing.delivery, 'unknown'), last_error = left(error, 500)
    where outgoing.id = notification.id;
  end if;
end;
$$;

-- Gives up a notification after its last attempt, which has the consequences of one that came back.
create function private.give_up(id uuid, error text) returns void
language plpgsql set search_path = '' as $$
declare
  notification constant public.notifications := private.lock_for_report(give_up.id);
begin
  if notification.state = 'waiting' and notification.attempts >= private.max_attempts()
    and not private.try_other_channel(notification, error)
  then
    update public.notifications as outgoing set
      state = 'dead', finished_at = now(), claimed_at = null, last_error = left(error, 500)
    where outgoing.id = notification.id;
    perform private.notify_of_unreachable(notification);
  end if;
end;
$$;

-- Gives up one notification whose worker was not heard of after the last attempt.
create function private.give_up_lost() returns void
language sql set search_path = '' as $$
  select private.give_up(id, coalesce(last_error, 'The sender was not heard of after the last attempt'))
  from public.notifications
  where state = 'waiting' and due_at <= now() and attempts >= private.max_attempts()
  limit 1;
$$;

-- Claims up to `batch` due notifications for a worker, which reports each with finish_notification or finish_text.
-- Fewest attempts first, so failures don't hold up the rest; then operator, haulers, customers, host. Within an
-- audience, kinds that strangers can cause come last (request changed, then arrived, then still looking); then oldest
-- first. If a worker dies, its notifications are claimed again.
--
-- `texts`: can the worker send texts? If not, `texts_on` counts as off. `closed`: channels it cannot use for now;
-- notifications for those wait. `by_channel`: claims only what goes by it, and leaves the rest to other claims.
create function public.claim_notifications(
  batch int default 20, texts boolean default true, closed public.channel[] default '{}',
  by_channel public.channel default null
) returns setof public.notifications
language plpgsql security definer set search_path = '' as $$
declare
  mails_left record;
  notification public.notifications;
  can_be_of_strangers boolean;
  reason public.skip_reason;
  choice private.channel_choice;
  waits interval;
  claimed int := 0;
  looked_at int := 0;
begin
  -- One call at a time: what one call claims counts for the next.
  perform pg_advisory_xact_lock(hashtext('claim_notifications'));

  select * into mails_left from private.customer_mails_left();
  for notification in
    select * from public.notifications
    where state = 'waiting' and due_at <= now() and attempts < private.max_attempts()
    order by
      attempts, nullif(audience, 'host') nulls last, private.can_be_of_strangers(kind),
      kind = 'still-looking', kind = 'request-arrived', created_at
    for update skip locked
  loop
    -- After a day without a provider, many must be skipped. The limit keeps each call within the API's timeout.
    exit when claimed = batch or looked_at = 1000;
    looked_at := looked_at + 1;
    if notification.handed_over_at is not null then
      perform private.finish_as_unknown(notification, 'The sender was not heard of after it had begun this text');
      continue;
    end if;
    can_be_of_strangers := private.can_be_of_strangers(notification.kind);
    reason := private.reason_to_skip(notification);
    if reason is null then
      choice := private.choose_channel(notification, texts);
      reason := choice.reason;
    end if;
    waits := case
      when reason is not null then null
      when choice.channel is null then choice.due_at - now()
      when choice.channel = any (closed) then interval '1 minute'
      when choice.channel = 'mail' and notification.audience = 'customer'
        and (mails_left.of_all <= 0 or can_be_of_strangers and mails_left.of_strangers <= 0) then interval '5 minutes'
    end;
    if reason is not null then
      update public.notifications set state = 'skipped', skipped_because = reason, finished_at = now()
      where id = notification.id;
    elsif waits is not null then
      update public.notifications set due_at = now() + waits, claimed_at = null where id = notification.id;
    elsif choice.channel <> by_channel then
      continue;
    else
      -- `due_at` is the time of the next attempt, whether this one fails or is never reported.
      update public.notifications set
        attempts = attempts + 1, claimed_at = now(), channel = choice.channel, address_hash = choice.address_hash,
        due_at = now() + least(interval '1 minute' * power(2, attempts + 1), interval '6 hours'),
        says_stop = choice.channel = 'text' and not exists (
          select from public.notifications as earlier
          where earlier.channel = 'text'
            and earlier.address_hash = choice.address_hash
            and (
              earlier.handed_over_at > now() - interval '30 days'
              or earlier.says_stop and earlier.state = 'waiting' and earlier.claimed_at is not null
            )
            and earlier.id <> notification.id
        )
      where id = notification.id
      returning * into notification;
      claimed := claimed + 1;
      if choice.channel = 'mail' and notification.audience = 'customer' then
        mails_left.of_all := mails_left.of_all - 1;
        mails_left.of_strangers := mails_left.of_strangers - can_be_of_strangers::int;
      end if;
      return next notification;
    end if;
  end loop;
end;
$$;
comment on function public.claim_notifications is 'Claims what the function send-notifications sends next.';

-- Records the result of an email. `outcome`: sent; skipped (never retried); failed (retried until it is given up);
-- postponed (retried in a minute, not counted as an attempt); undelivered (the provider refuses the address for good).
create function public.finish_notification(
  id uuid, outcome public.mail_outcome, error text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if outcome = 'undelivered' then
    perform public.record_delivery(finish_notification.id, 'mail', 'undelivered', error, is_address => true);
    return;
  end if;
  if outcome = 'failed' then
    perform private.give_up(finish_notification.id, error);
  end if;
  update public.notifications as notification set
    state = case when outcome in ('sent', 'skipped') then outcome::text else 'waiting' end::public.notification_state,
    finished_at = case when outcome in ('sent', 'skipped') then now() end,
    attempts = attempts - case outcome when 'postponed' then 1 else 0 end,
    due_at = case outcome when 'postponed' then now() + interval '1 minute' else due_at end,
    claimed_at = null,
    tried_at = now(),
    last_error = case when outcome <> 'sent' then left(error, 500) end
  where notification.id = finish_notification.id
    and state = 'waiting'
    and claimed_at is not null;
end;
$$;
comment on function public.finish_notification is 'Records the result of sending an email.';

-- Called right before a text is handed to the provider, in attempt number `attempt`. False: another worker has claimed
-- it since, it was already handed over, or it must not go to that number now (the number was corrected, or texts are
-- not allowed at this hour). It will be due again.
create function public.begin_text(id uuid, attempt int) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications as notification set handed_over_at = now(), due_at = now() + interval '10 minutes'
  where notification.id = begin_text.id
    and channel = 'text'
    and state = 'waiting'
    and claimed_at is not null
    and handed_over_at is null
    and attempts = attempt
    and private.next_text_time(now()) <= now()
    and address_hash = private.number_hash((private.channels_of(notification)).phone);
  return found;
end;
$$;
comment on function public.begin_text is 'Marks a text as handed to the provider, so that it is never sent twice.';

-- Records the result of a text. `outcome`: sent; postponed (the provider does not have it); unknown (we don't know
-- whether it does); undelivered or stopped (it refuses this text for good, see record_delivery). Before begin_text also
-- skipped and failed, as for emails. `attempt` keeps a late worker from changing the result of a later attempt.
create function public.finish_text(
  id uuid, outcome public.text_outcome, error text default null, is_address boolean default false,
  attempt int default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  if outcome in ('undelivered', 'stopped') then
    perform public.record_delivery(
      finish_text.id, 'text', outcome::text::public.delivery_event, error, is_address
    );
    return;
  end if;
  select * into notification from public.notifications as outgoing
  where outgoing.id = finish_text.id
    and channel = 'text'
    and state = 'waiting'
    and claimed_at is not null
    and attempts = coalesce(attempt, attempts)
  for update;
  if notification.id is null then
    return;
  end if;
  if outcome = 'unknown' or outcome in ('skipped', 'failed') and notification.handed_over_at is not null then
    perform private.finish_as_unknown(notification, error);
  else
    if outcome = 'postponed' then
      update public.notifications as outgoing set handed_over_at = null where outgoing.id = notification.id;
    end if;
    perform public.finish_notification(finish_text.id, outcome::text::public.mail_outcome, error);
  end if;
end;
$$;
comment on function public.finish_text is 'Records the result of sending a text.';
