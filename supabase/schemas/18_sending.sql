-- What the function send-notifications asks: what it may send now, and how each of it ended.

-- How many customers may get a mail at this moment, and how many of those a mail that a stranger can cause: half of the
-- hour's, so that the others never wait for theirs. A mail that is being sent counts, for as long as it may be.
create function private.customer_mails_left() returns table (of_all bigint, of_strangers bigint)
language sql stable set search_path = '' as $$
  select
    customer_mails_per_hour - count(counted.kind),
    customer_mails_per_hour / 2 - count(counted.kind) filter (where private.can_be_of_strangers(counted.kind))
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

-- Is there anything to send at this moment? Whatever must wait has a later `due_at`.
create function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.notifications where state = 'waiting' and due_at <= now())
    or private.has_digest_due();
$$;

create table private.pulse (
  only_row boolean primary key default true check (only_row),
  ticked_at timestamptz,
  called_at timestamptz
);

comment on table private.pulse is 'Does the clock go, and is the sender called? One row.';
comment on column private.pulse.ticked_at is 'When the clock last ticked, to the minute.';
comment on column private.pulse.called_at is 'When the sender was last called.';

insert into private.pulse default values;

alter table private.pulse enable row level security;

-- Is the sender to be called now? When something is due, and else every five minutes, so that a monitor hears from it
-- though there is nothing to send. It counts as called then.
create function private.should_call_sender() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.pulse set called_at = now()
  where only_row and (
    private.has_notifications_due() or called_at is null or called_at <= now() - interval '4 minutes 30 seconds'
  );
  return found;
end;
$$;

-- After so many tries a mail is given up: 2, 4, 8 … 256 minutes and then six hours apart, they take 20 hours and a
-- half, less than the 24 hours for which the provider remembers which mails it has had
-- (https://resend.com/docs/dashboard/emails/idempotency-keys).
create function private.max_attempts() returns int
language sql immutable set search_path = '' as $$
  select 11;
$$;

-- Sends it the other way, once, and within 24 hours of what it tells. False: there is none, so that this was the end.
-- The mails and texts of the operator have no other way: each has the other beside it.
create function private.try_other_channel(notification public.notifications, error text) returns boolean
language plpgsql set search_path = '' as $$
declare
  failed constant public.channel := notification.channel;
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
  update public.notifications as told set
    failed_channel = failed, channel = null, state = 'waiting', finished_at = null, claimed_at = null,
    handed_over_at = null, attempts = 0, last_error = left(error, 500), delivery = null,
    due_at = greatest(coalesce(other.due_at, now()), case
      when private.waits_for_flag(told.audience, told.kind) then private.due_of_lead(told.lead_id)
    end)
  where told.id = notification.id;
  return true;
end;
$$;

-- The provider has this text, or may have it: nobody knows. It is not given again. By mail, if there is one.
create function private.finish_as_unknown(notification public.notifications, error text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.try_other_channel(notification, error) then
    update public.notifications as told set
      state = 'sent', finished_at = now(), claimed_at = null,
      delivery = coalesce(told.delivery, 'unknown'), last_error = left(error, 500)
    where told.id = notification.id;
  end if;
end;
$$;

-- Takes up to `batch` of what is due, for a sender that tells of each with finish_notification or finish_text: first
-- what was tried least, so that nothing that fails holds up the rest. Of these, what is for the operator comes first,
-- then what is for haulers, then for customers. Of that, what a stranger can cause comes last: that a request was
-- changed, then that one has arrived, then that we still look for a hauler. Then the oldest first. A sender that dies
-- leaves them to be taken again.
--
-- `texts`: can the sender send texts? Without, it is as if `texts_on` were off. `closed`: channels that it cannot use
-- for now. What goes that way waits.
create function public.claim_notifications(
  batch int default 20, texts boolean default true, closed public.channel[] default '{}'
) returns setof public.notifications
language plpgsql security definer set search_path = '' as $$
declare
  mails_left record;
  notification public.notifications;
  can_be_of_strangers boolean;
  reason text;
  choice private.channel_choice;
  waits interval;
  claimed int := 0;
  looked_at int := 0;
begin
  -- One at a time: what one takes counts for the next.
  perform pg_advisory_xact_lock(hashtext('claim_notifications'));

  select * into mails_left from private.customer_mails_left();
  for notification in
    select * from public.notifications
    where state = 'waiting' and due_at <= now()
    order by
      attempts, nullif(audience, 'host') nulls last, private.can_be_of_strangers(kind),
      kind = 'still-looking', kind = 'request-arrived', created_at
    for update skip locked
  loop
    -- Many to skip, as after a day without a provider, are for several calls: each must end before the API gives it up.
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
      update public.notifications set state = 'skipped', last_error = reason, finished_at = now()
      where id = notification.id;
    elsif waits is not null then
      update public.notifications set due_at = now() + waits, claimed_at = null where id = notification.id;
    elsif notification.attempts >= private.max_attempts() then
      update public.notifications set state = 'dead', finished_at = now() where id = notification.id;
    else
      -- When it is tried again, whether this try fails or is never heard of.
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
comment on function public.claim_notifications is 'What the function send-notifications sends next.';

-- How a mail ended. `outcome`: sent; skipped, never to be tried again; failed, to be tried again until it is given up;
-- postponed, to be tried again in a minute as if it had not been tried.
create function public.finish_notification(
  id uuid, outcome public.mail_outcome, error text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications as notification set
    state = case
      when outcome in ('sent', 'skipped') then outcome::text::public.notification_state
      when outcome = 'failed' and attempts >= private.max_attempts() then 'dead'
      else 'waiting'
    end,
    finished_at = case
      when outcome in ('sent', 'skipped') or outcome = 'failed' and attempts >= private.max_attempts() then now()
    end,
    attempts = attempts - case outcome when 'postponed' then 1 else 0 end,
    due_at = case outcome when 'postponed' then now() + interval '1 minute' else due_at end,
    claimed_at = null,
    last_error = case when outcome <> 'sent' then left(error, 500) end
  where notification.id = finish_notification.id
    and state = 'waiting'
    and claimed_at is not null;
end;
$$;
comment on function public.finish_notification is 'How the sending of a mail ended.';

-- The last step before the provider is given a text, at its try `attempt`. False: somebody else has claimed it since,
-- it was given already, or it may not go to that number any more, such as after a correction or since the night has
-- come. It is due again then.
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
comment on function public.begin_text is 'From now on a text is not given to the provider again.';

-- How a text ended. `outcome`: sent; postponed, since the provider does not have it; unknown, since nobody knows
-- whether it has; undelivered or stopped, since it refuses this text for good, see record_delivery. Of one that was not
-- begun: skipped and failed, as a mail is. With the number of the try (`attempt`), a sender that comes late changes
-- nothing of a later one.
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
  select * into notification from public.notifications as told
  where told.id = finish_text.id
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
  elsif outcome in ('skipped', 'failed') then
    perform public.finish_notification(finish_text.id, outcome::text::public.mail_outcome, error);
  else
    update public.notifications as told set
      state = (case outcome when 'sent' then 'sent' else 'waiting' end)::public.notification_state,
      finished_at = case outcome when 'sent' then now() end,
      handed_over_at = case outcome when 'sent' then handed_over_at end,
      attempts = attempts - case outcome when 'sent' then 0 else 1 end,
      due_at = case outcome when 'sent' then due_at else now() + interval '1 minute' end,
      claimed_at = null,
      last_error = case when outcome <> 'sent' then left(error, 500) end
    where told.id = notification.id;
  end if;
end;
$$;
comment on function public.finish_text is 'How the sending of a text ended.';

revoke execute on all functions in schema private from public;
revoke execute on function
  public.claim_notifications(int, boolean, public.channel[]),
  public.finish_notification(uuid, public.mail_outcome, text),
  public.begin_text(uuid, int), public.finish_text(uuid, public.text_outcome, text, boolean, int)
from public, anon, authenticated;
grant execute on function
  public.claim_notifications(int, boolean, public.channel[]),
  public.finish_notification(uuid, public.mail_outcome, text),
  public.begin_text(uuid, int), public.finish_text(uuid, public.text_outcome, text, boolean, int)
to service_role;
