-- Which way a notification goes is decided when it is due. A text is given to the provider once at most.

-- What goes to an address or a number that anybody may have typed.
create or replace function private.is_of_strangers(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('request-arrived', 'request-changed', 'still-looking');
$$;

-- How often this kind has gone to the address or number lately otherwise, or is on its way: that requests have arrived,
-- or that we are still looking, for other requests.
create or replace function private.told_lately(notification public.notifications, address_hash bytea) returns bigint
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

-- Why a notification must not go out at this moment, or null.
create or replace function private.reason_to_skip(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  offer public.job_offers;
  proposal public.proposals;
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
  if notification.kind = 'customer-unreachable' then
    return case when lead.status in ('Canceled', 'Completed') then 'The request is closed' end;
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
  if notification.kind in ('pickup-reminder', 'pickup-over')
    and private.pickup_window(lead) is distinct from notification.pickup_before
  then
    return 'The pickup is at another time';
  end if;
  if notification.kind = 'pickup-reminder' and lead.pickup_from <= now() then
    return 'The pickup has begun';
  end if;
  if notification.proposal_id is not null then
    select * into proposal from public.proposals where id = notification.proposal_id;
  end if;
  if notification.kind in ('pickup-booked', 'proposal-accepted') and proposal.state <> 'accepted' then
    return 'No longer booked so';
  end if;
  -- Whether it is done, the hauler is asked by another mail.
  if notification.kind in ('pickup-booked', 'proposal-accepted', 'timeframe-changed')
    and lead.pickup_until <= now()
  then
    return 'The pickup is over';
  end if;
  if notification.kind = 'customer-asked'
    and (proposal.state not in ('open', 'accepted') or proposal.asked_at is null)
  then
    return 'The hauler has answered';
  end if;
  -- A job whose proposal was declined is another hauler's by then.
  if notification.kind = 'proposal-declined' then
    return null;
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
  return case
    -- Whatever has become of the request, its former address hears of it.
    when notification.kind = 'request-changed' then null
    when lead.canceled_by_customer then 'The customer canceled'
    when lead.status in ('Canceled', 'Completed')
      and notification.kind in ('proposal-made', 'proposal-withdrawn', 'pickup-booked', 'pickup-reminder', 'on-my-way')
      then 'The request is closed'
    when notification.kind = 'proposal-made' then case
      when proposal.state <> 'open' then 'The proposal is no longer open'
    end
    when notification.kind = 'proposal-withdrawn' then case
      when exists (select from public.proposals where lead_id = lead.id and state = 'open') then 'There is another one'
      -- The last mail that they had of this was of a proposal that is not there any more.
      when (
        select mail.kind = 'proposal-made' and told.state in ('withdrawn', 'replaced')
        from public.notifications as mail
        join public.proposals as told on told.id = mail.proposal_id
        where mail.lead_id = lead.id
          and mail.kind in ('proposal-made', 'proposal-withdrawn', 'pickup-booked')
          and mail.state = 'sent'
        order by mail.finished_at desc
        limit 1
      ) is not true then 'The customer was never told of it'
    end
    when notification.kind = 'on-my-way' then case
      when lead.arrives_at is null then 'No longer on the way'
      when lead.arrives_at <= now() then 'They are to be there by now'
      when exists (
        select from public.notifications as later
        where later.lead_id = lead.id and later.kind = 'on-my-way' and later.created_at > notification.created_at
      ) then 'Told by a later mail'
    end
    when notification.kind = 'still-looking' then case
      when not private.is_still_looking(lead) then 'Not looking any more'
    end
    when notification.kind = 'status-changed' and lead.status = 'Submitted'
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
      then 'A hauler has the request again'
    when notification.kind = 'request-arrived' then case
      when lead.status in ('Canceled', 'Completed') then 'The request is closed'
    end
    when notification.status_before = lead.status
      and notification.timeframe_before is not distinct from lead.timeframe
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      then 'Changed back before it was told'
  end;
end;
$$;

-- Why an address or a number must not hear of this kind once more today, or null. Anybody may have typed it.
create function private.reason_of_repetition(notification public.notifications, address_hash bytea) returns text
language sql stable set search_path = '' as $$
  select case
    when not private.is_of_strangers(notification.kind) then null
    when private.told_lately(notification, address_hash) < case notification.kind
      when 'request-arrived' then (select arrival_mails_per_address_per_day from public.dispatch_settings)
      else 1
    end then null
    when notification.kind = 'request-arrived' then 'The address has had its mail of a new request today'
    when notification.kind = 'request-changed' then 'The address has heard of a change today'
    else 'The address has heard of another request today'
  end;
$$;

-- How many texts may be begun at this moment, and how many of those that a stranger can cause. One that a sender has
-- in hand counts.
create function private.texts_left() returns table (of_all bigint, of_strangers bigint)
language sql stable set search_path = '' as $$
  select
    texts_per_hour - count(counted.kind),
    arrival_texts_per_hour - count(counted.kind) filter (where private.is_of_strangers(counted.kind))
  from public.dispatch_settings
  left join (
    select kind from public.notifications where channel = 'text' and handed_over_at > now() - interval '1 hour'
    union all
    select kind from public.notifications
    where channel = 'text' and state = 'waiting' and claimed_at is not null and due_at > now()
      and handed_over_at is null
  ) as counted on true
  group by texts_per_hour, arrival_texts_per_hour;
$$;

-- How many texts the number has had within a day, or is getting.
create function private.texts_to_number(number_hash bytea) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.notifications
  where channel = 'text'
    and address_hash = number_hash
    and (
      handed_over_at > now() - interval '24 hours'
      or handed_over_at is null and state = 'waiting' and claimed_at is not null and due_at > now()
    );
$$;

-- The ways that are there for a notification, whatever the time of the day: the address and the number that it can go
-- to, each null if it cannot.
--
-- Wishes belong to the address and the number, whoever has them; what came back belongs to the row that names them. A
-- customer whose address wants no mail is not followed to the phone. To the address from before a correction, nothing
-- belongs but a mail.
create function private.ways_of(
  notification public.notifications, out email text, out phone text, out wants_no_mail boolean
)
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  hauler public.haulers;
  takes_texts boolean;
begin
  case notification.audience
    when 'operator' then
      select operator_phone into phone from public.dispatch_settings;
      wants_no_mail := false;
      takes_texts := true;
    when 'customer' then
      select * into lead from public.leads where id = notification.lead_id;
      email := case
        when notification.correction_id is not null then private.address_of(notification)
        when lead.email_failed_at is null then lead.email
      end;
      wants_no_mail := exists (
        select from public.mail_blocks where address_hash = private.address_hash(private.address_of(notification))
      );
      takes_texts := lead.agreed_to_messages and lead.text_failed_at is null and not wants_no_mail
        and notification.kind <> 'request-changed';
      phone := lead.phone;
    else
      select found.* into hauler
      from public.job_offers as offer join public.haulers as found on found.id = offer.hauler_id
      where offer.id = notification.offer_id;
      email := case when hauler.email_failed_at is null then hauler.email end;
      wants_no_mail := exists (
        select from public.mail_blocks where address_hash = private.address_hash(hauler.email)
      );
      takes_texts := hauler.texts_on and hauler.text_failed_at is null;
      phone := hauler.phone;
  end case;
  if wants_no_mail or notification.failed_channel = 'mail' then
    email := null;
  end if;
  if not coalesce(takes_texts, false)
    or notification.failed_channel = 'text'
    or not (select texts_on from public.dispatch_settings)
    or not private.is_us_number(phone)
    or exists (select from public.text_blocks where number_hash = private.number_hash(phone))
  then
    phone := null;
  end if;
end;
$$;

create type private.way as (channel text, address_hash bytea, due_at timestamptz, reason text);

-- Which way this one goes now: by `channel`; or not before `due_at`; or never, for `reason`. `texts`: can texts be sent
-- at all? What is better texted goes by mail where a text may not go now, if there is an address. Once a mail was
-- tried, it may have arrived: it stays a mail.
create function private.way_of(notification public.notifications, texts boolean default true) returns private.way
language plpgsql stable set search_path = '' as $$
declare
  settings public.dispatch_settings;
  is_text constant boolean := notification.audience = 'operator' and notification.channel is not distinct from 'text';
  ways record;
  left_now record;
  number bytea;
  text_at timestamptz;
  reason text;
begin
  if notification.audience = 'operator' and not is_text then
    return row ('mail', notification.address_hash, null, null)::private.way;
  end if;
  select * into ways from private.ways_of(notification);
  select * into strict settings from public.dispatch_settings;
  if texts and ways.phone is not null and notification.created_at > now() - settings.text_good_for and (
    ways.email is null
    or not (notification.channel is not distinct from 'mail' and notification.attempts > 0)
    and exists (
      select from private.notification_kinds as known
      where known.kind = notification.kind and known.audience = notification.audience and known.text_first
    )
  ) then
    number := private.number_hash(ways.phone);
    select * into left_now from private.texts_left();
    text_at := private.next_text_time(now() + case
      when left_now.of_all <= 0 or private.is_of_strangers(notification.kind) and left_now.of_strangers <= 0
        then interval '5 minutes'
      else '0'
    end);
    -- What would be too old by then does not wait for it.
    text_at := case when text_at < notification.created_at + settings.text_good_for then text_at end;
    reason := case
      when private.texts_to_number(number) >= case notification.audience
        when 'customer' then settings.texts_per_number_per_day else settings.texts_per_hauler_per_day
      end then 'The number has had its texts of today'
      else private.reason_of_repetition(notification, number)
    end;
    if reason is null and text_at <= now() then
      return row ('text', number, null, null)::private.way;
    end if;
  end if;
  if ways.email is not null then
    return row (
      'mail', private.address_hash(ways.email), null,
      private.reason_of_repetition(notification, private.address_hash(ways.email))
    )::private.way;
  end if;
  return row (null, null, text_at, coalesce(reason, case
    when text_at is not null then null
    when ways.wants_no_mail then 'The address wants no mail'
    else 'No way to tell them'
  end))::private.way;
end;
$$;

drop function public.claim_notifications(int);

-- How many customers may get a mail at this moment, and how many of those a mail that a stranger can cause: half of the
-- hour's, so that the others never wait for theirs. A mail that is being sent counts, for as long as it may be.
create or replace function private.customer_mails_left() returns table (of_all bigint, of_strangers bigint)
language sql stable set search_path = '' as $$
  select
    customer_mails_per_hour - count(counted.kind),
    customer_mails_per_hour / 2 - count(counted.kind) filter (where private.is_of_strangers(counted.kind))
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
create or replace function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.notifications where state = 'waiting' and due_at <= now());
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
create function private.should_wake_sender() returns boolean
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
create function private.go_other_way(notification public.notifications, error text) returns boolean
language plpgsql set search_path = '' as $$
declare
  failed constant text := notification.channel;
  other private.way;
begin
  if notification.failed_channel is not null
    or notification.audience = 'operator'
    or notification.created_at < now() - interval '24 hours'
  then
    return false;
  end if;
  notification.failed_channel := failed;
  other := private.way_of(notification);
  if other.reason is not null then
    return false;
  end if;
  update public.notifications as told set
    failed_channel = failed, channel = null, state = 'waiting', finished_at = null, claimed_at = null,
    handed_over_at = null, attempts = 0, last_error = left(error, 500), delivery = null,
    due_at = greatest(coalesce(other.due_at, now()), private.due_of_lead(told.lead_id))
  where told.id = notification.id;
  return true;
end;
$$;

-- The provider has this text, or may have it: nobody knows. It is not given again. By mail, if there is one.
create function private.end_unknown(notification public.notifications, error text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.go_other_way(notification, error) then
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
  batch int default 20, texts boolean default true, closed text[] default '{}'
) returns setof public.notifications
language plpgsql security definer set search_path = '' as $$
declare
  mails_left record;
  notification public.notifications;
  is_of_strangers boolean;
  reason text;
  way private.way;
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
      attempts, array_position(array['operator', 'hauler', 'customer'], audience), private.is_of_strangers(kind),
      array_position(array['request-arrived', 'still-looking'], kind) nulls first, created_at
    for update skip locked
  loop
    -- Many to skip, as after a day without a provider, are for several calls: each must end before the API gives it up.
    exit when claimed = batch or looked_at = 1000;
    looked_at := looked_at + 1;
    if notification.handed_over_at is not null then
      perform private.end_unknown(notification, 'The sender was not heard of after it had begun this text');
      continue;
    end if;
    is_of_strangers := private.is_of_strangers(notification.kind);
    reason := private.reason_to_skip(notification);
    if reason is null then
      way := private.way_of(notification, texts);
      reason := way.reason;
    end if;
    waits := case
      when reason is not null then null
      when way.channel is null then way.due_at - now()
      when way.channel = any (closed) then interval '1 minute'
      when way.channel = 'mail' and notification.audience = 'customer'
        and (mails_left.of_all <= 0 or is_of_strangers and mails_left.of_strangers <= 0) then interval '5 minutes'
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
        attempts = attempts + 1, claimed_at = now(), channel = way.channel, address_hash = way.address_hash,
        due_at = now() + least(interval '1 minute' * power(2, attempts + 1), interval '6 hours'),
        says_stop = way.channel = 'text' and not exists (
          select from public.notifications as earlier
          where earlier.channel = 'text'
            and earlier.address_hash = way.address_hash
            and (
              earlier.handed_over_at > now() - interval '30 days'
              or earlier.says_stop and earlier.state = 'waiting' and earlier.claimed_at is not null
            )
            and earlier.id <> notification.id
        )
      where id = notification.id
      returning * into notification;
      claimed := claimed + 1;
      if way.channel = 'mail' and notification.audience = 'customer' then
        mails_left.of_all := mails_left.of_all - 1;
        mails_left.of_strangers := mails_left.of_strangers - is_of_strangers::int;
      end if;
      return next notification;
    end if;
  end loop;
end;
$$;

comment on function public.claim_notifications is 'What the function send-notifications sends next.';

-- How a mail ended. `outcome`: sent; skipped, never to be tried again; failed, to be tried again until it is given up;
-- postponed, to be tried again in a minute as if it had not been tried.
create or replace function public.finish_notification(id uuid, outcome text, error text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if outcome not in ('sent', 'skipped', 'failed', 'postponed') then
    raise sqlstate 'PT400' using message = 'The outcome is sent, skipped, failed or postponed.';
  end if;
  update public.notifications as notification set
    state = case
      when outcome in ('sent', 'skipped') then outcome
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
    and address_hash = private.number_hash((private.ways_of(notification)).phone);
  return found;
end;
$$;

comment on function public.begin_text is 'From now on a text is not given to the provider again.';

-- How a text ended. `outcome`: sent; postponed, since the provider does not have it; unknown, since nobody knows
-- whether it has; undelivered or stopped, since it refuses this text for good, see record_delivery. Of one that was not
-- begun: skipped and failed, as a mail is. With the number of the try (`attempt`), a sender that comes late changes
-- nothing of a later one.
create function public.finish_text(
  id uuid, outcome text, error text default null, is_address boolean default false, attempt int default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  if outcome in ('undelivered', 'stopped') then
    perform public.record_delivery(finish_text.id, 'text', outcome, error, is_address);
    return;
  end if;
  if outcome not in ('sent', 'postponed', 'unknown', 'skipped', 'failed') then
    raise sqlstate 'PT400'
    using message = 'The outcome is sent, postponed, unknown, undelivered, stopped, skipped or failed.';
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
    perform private.end_unknown(notification, error);
  elsif outcome in ('skipped', 'failed') then
    perform public.finish_notification(finish_text.id, outcome, error);
  else
    update public.notifications as told set
      state = case outcome when 'sent' then 'sent' else 'waiting' end,
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
  public.claim_notifications(int, boolean, text[]), public.finish_notification(uuid, text, text),
  public.begin_text(uuid, int), public.finish_text(uuid, text, text, boolean, int)
from public, anon, authenticated;

grant execute on function
  public.claim_notifications(int, boolean, text[]), public.finish_notification(uuid, text, text),
  public.begin_text(uuid, int), public.finish_text(uuid, text, text, boolean, int)
to service_role;
