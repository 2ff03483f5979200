-- Incoming reports: what providers report about emails and texts, and replies to texts. Called by the function
-- delivery-reports.

-- Locks a notification after everything that a report about it can change. Locks are always taken in the same order:
-- the hauler, then requests, then notifications.
create function private.lock_for_report(notification_id uuid) returns public.notifications
language plpgsql set search_path = '' as $$
declare
  notification public.notifications;
begin
  select * into notification from public.notifications where id = notification_id;
  perform from public.haulers
  where id = private.hauler_told(notification) and notification.audience = 'hauler'
  for no key update;
  perform from public.leads
  where id = notification.lead_id
    or id in (
      select lead_id from public.job_offers
      where state = 'open' and hauler_id = private.hauler_told(notification)
    )
  order by id for no key update;
  select * into notification from public.notifications where id = notification_id for update;
  return notification;
end;
$$;

-- The channels that reach a hauler: both, mail, text or none, like `working_channels` for a customer. While `texts_on`
-- is off, a hauler who wants texts counts as not wanting them.
create function private.hauler_channels(hauler public.haulers) returns public.channels
language sql stable set search_path = '' as $$
  select (
    case when mail and text then 'both' when mail then 'mail' when text then 'text' else 'none' end
  )::public.channels
  from (
    select
      hauler.email_failed_at is null and not private.wants_no_mail(hauler.email, 'hauler') as mail,
      texts_on and hauler.texts_on and hauler.text_failed_at is null and private.is_us_number(hauler.phone)
        and not exists (
          select from public.text_blocks where number_hash = private.number_hash(hauler.phone)
        ) as text
    from public.dispatch_settings
  ) as channels;
$$;

-- Stops offering requests to a hauler we cannot reach: their open offers expire, and the operator is notified once a
-- day, because anyone with the link of a job can turn texts on and off. The caller has locked the hauler and the
-- requests of their open offers.
create function private.skip_unreachable_hauler(hauler_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.haulers as hauler set unreachable_since = now()
  where hauler.id = skip_unreachable_hauler.hauler_id
    and unreachable_since is null
    and private.hauler_channels(hauler) = 'none';
  if not found then
    return;
  end if;
  insert into public.notifications (kind, audience, hauler_id, once_key)
  values (
    'hauler-unreachable', 'operator', skip_unreachable_hauler.hauler_id,
    format(
      'hauler-unreachable:%s:%s', skip_unreachable_hauler.hauler_id, (now() at time zone 'America/Los_Angeles')::date
    )
  )
  on conflict (once_key) do nothing;
  update public.job_offers as offer set state = 'expired'
  where offer.hauler_id = skip_unreachable_hauler.hauler_id and state = 'open';
end;
$$;

-- Handles one hauler who became unreachable without a delivery report, for example because their number replied STOP.
-- Haulers who can be reached again, for example after START, get offers again.
create function private.skip_unreachable_haulers() returns void
language plpgsql set search_path = '' as $$
declare
  lost uuid;
begin
  update public.haulers set unreachable_since = null
  where id in (
    select hauler.id from public.haulers as hauler
    where unreachable_since is not null and private.hauler_channels(hauler) <> 'none'
    for no key update skip locked
  );
  select hauler.id into lost from public.haulers as hauler
  where active and unreachable_since is null and private.hauler_channels(hauler) = 'none'
  limit 1
  for no key update skip locked;
  if lost is null then
    return;
  end if;
  perform from public.leads
  where id in (
    select offer.lead_id from public.job_offers as offer
    where offer.hauler_id = lost and state = 'open'
  )
  order by id for no key update;
  perform private.skip_unreachable_hauler(lost);
end;
$$;

-- A notification failed and there is no other channel. For an open request, the operator is notified, to call the
-- customer: once per request and address. A failed notice to a previous address does not count.
create function private.notify_of_unreachable(notification public.notifications) returns void
language plpgsql set search_path = '' as $$
begin
  if notification.audience = 'customer' and notification.kind <> 'request-changed' then
    perform private.notify_of_unreachable_customer(lead, notification.address_hash)
    from public.leads as lead where lead.id = notification.lead_id;
  elsif notification.audience = 'hauler' then
    perform private.skip_unreachable_hauler(private.hauler_told(notification));
  end if;
end;
$$;

create function private.notify_of_unreachable_customer(lead public.leads, address_hash bytea) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'customer-unreachable', 'operator', lead.id,
    format('customer-unreachable:%s:%s', lead.id, left(encode(address_hash, 'hex'), 16))
  where not private.is_closed(lead.status) and lead.flagged_because is null
  on conflict (once_key) do nothing;
$$;

-- Notifies the operator of the open requests of an address that has opted out, if nothing else reaches the customer.
-- Skips a request that is being deleted: waiting for it could hold up the deletion.
create function private.notify_of_silenced_customers(address_hash bytea) returns void
language plpgsql set search_path = '' as $$
declare
  lead public.leads;
begin
  for lead in
    select * from public.leads
    where not private.is_closed(status)
      and flagged_because is null
      and private.address_hash(email) = notify_of_silenced_customers.address_hash
    for key share skip locked
  loop
    if private.working_channels(lead) = 'none' then
      perform private.notify_of_unreachable_customer(lead, notify_of_silenced_customers.address_hash);
    end if;
  end loop;
end;
$$;

-- Records what a provider reports about an email or text (`channel`). `event`: delayed, delivered, undelivered,
-- complained (emails) or stopped (texts: the provider knows that the number replied STOP). `is_address`: the address or
-- number itself is at fault, not this attempt. `email`: where the provider sent it, which matters if it was corrected
-- between two attempts: then the report is about an earlier email.
--
-- Returns `recorded`; `old` if the same or a later event was already reported, so repeats and their order do not
-- matter; or `unknown` if there is no such notification.
create function public.record_delivery(
  id uuid, channel public.channel, event public.delivery_event, error text default null,
  is_address boolean default false, email text default null
) returns public.report_outcome
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
  outcome constant public.delivery := case event
    when 'stopped' then 'undelivered'
    else event::text
  end::public.delivery;
  sent_to constant bytea := private.address_hash(record_delivery.email);
begin
  notification := private.lock_for_report(id);
  if notification.id is null then
    return 'unknown';
  end if;
  if notification.audience <> 'operator' and sent_to <> notification.address_hash then
    if event = 'complained' then
      perform private.block_mail(sent_to, notification.audience, complained => true);
    end if;
    return 'old';
  end if;
  -- The report is about an earlier attempt: the notification has switched channels, was never tried, or has no number.
  if notification.channel is distinct from record_delivery.channel
    or coalesce(notification.delivery >= outcome, false)
    or notification.state = 'waiting' and notification.attempts = 0
    or event = 'stopped' and notification.address_hash is null
  then
    return 'old';
  end if;
  -- The provider has it, whatever the worker recorded.
  update public.notifications as outgoing set
    delivery = outcome, delivery_error = left(error, 300), delivery_at = now(), claimed_at = null,
    finished_at = coalesce(outgoing.finished_at, now()),
    -- Twilio's error codes: https://www.twilio.com/docs/api/errors. Kept if an email follows the text.
    filtered_at = case
      when record_delivery.channel = 'text' and error ~ '\m(30007|30032|30034)\M' then now()
      else outgoing.filtered_at
    end,
    state = case when outgoing.state in ('waiting', 'dead') then 'sent' else outgoing.state end
  where outgoing.id = notification.id;

  if event = 'complained' and notification.audience <> 'operator' and notification.address_hash is not null then
    perform private.block_mail(notification.address_hash, notification.audience, complained => true);
  elsif event = 'stopped' then
    insert into public.text_blocks (number_hash) values (notification.address_hash) on conflict do nothing;
  elsif event = 'undelivered' and is_address then
    perform private.note_failed_address(notification);
  end if;

  -- A customer who complained is not texted instead.
  if (event in ('undelivered', 'stopped') or event = 'complained' and notification.audience <> 'customer')
    and not private.try_other_channel(notification, error)
  then
    perform private.notify_of_unreachable(notification);
  end if;
  return 'recorded';
end;
$$;
comment on function public.record_delivery is 'Records what a provider reports about an email or text.';

-- Marks the address or number of a notification as failed if its request or hauler still has it.
create function private.note_failed_address(notification public.notifications) returns void
language plpgsql set search_path = '' as $$
begin
  if notification.audience = 'customer' and notification.channel = 'mail' then
    update public.leads as lead set email_failed_at = now()
    where lead.id = notification.lead_id and private.address_hash(email) = notification.address_hash;
  elsif notification.audience = 'customer' then
    update public.leads as lead set text_failed_at = now()
    where lead.id = notification.lead_id and private.number_hash(phone) = notification.address_hash;
  elsif notification.audience = 'hauler' and notification.channel = 'mail' then
    update public.haulers as hauler set email_failed_at = now()
    where hauler.id = private.hauler_told(notification)
      and private.address_hash(hauler.email) = notification.address_hash;
  elsif notification.audience = 'hauler' then
    update public.haulers as hauler set text_failed_at = now()
    where hauler.id = private.hauler_told(notification)
      and private.number_hash(hauler.phone) = notification.address_hash;
  end if;
end;
$$;

-- Records a reply to a text. `wish` is what a keyword asks for. Replies without a keyword go to the operator, up to
-- five a day per number; a STOP only if nothing else reaches the customer. A reply reported twice is stored once.
create function public.record_reply(
  message_sid text, phone text, body text, wish public.text_wish default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  number constant text := private.canonical_phone(record_reply.phone);
  hash constant bytea := private.number_hash(number);
  reply_id uuid;
begin
  -- Senders that are not a phone number, such as a company name, are ignored.
  if number !~ '^[1-9][0-9]{9,15}$' then
    return;
  end if;
  insert into public.text_replies (message_sid, phone, body, wish)
  values (
    record_reply.message_sid, number, case when record_reply.wish is null then left(record_reply.body, 1600) end,
    record_reply.wish
  )
  on conflict on constraint text_replies_message_sid_key do nothing
  returning id into reply_id;
  if reply_id is null then
    return;
  end if;
  if wish = 'start' then
    delete from public.text_blocks where number_hash = hash;
  elsif wish = 'stop' then
    insert into public.text_blocks (number_hash) values (hash) on conflict do nothing;
    perform private.notify_of_unreachable_customer(lead, hash)
    from public.leads as lead
    where private.canonical_phone(lead.phone) = number
      and lead.agreed_to_messages
      and private.working_channels(lead) = 'none';
  elsif wish is null and 5 >= (
    select count(*) from public.text_replies as reply
    where private.canonical_phone(reply.phone) = number
      and reply.wish is null
      and reply.created_at > now() - interval '24 hours'
  ) then
    insert into public.notifications (kind, audience, reply_id, once_key)
    values ('text-reply', 'operator', reply_id, 'text-reply:' || reply_id);
  end if;
end;
$$;
comment on function public.record_reply is 'Records a reply to a text.';

-- Do we answer this number, which asks for help in Spanish? Call this after the reply is recorded: of two concurrent
-- replies, the later one sees both, so they can't both take the last place. Each answer costs money, and a machine
-- might reply to it, so the limits are five a day per number and twenty an hour in total, where one number counts at
-- most five times.
create function public.may_answer_help(phone text) returns boolean
language sql stable security definer set search_path = '' as $$
  select texts_on
    and texts_per_hour > 0
    and private.is_us_number(may_answer_help.phone)
    and not exists (
      select from public.text_blocks where number_hash = private.number_hash(may_answer_help.phone)
    )
    and 5 >= (
      select count(*) from public.text_replies as reply
      where private.canonical_phone(reply.phone) = private.canonical_phone(may_answer_help.phone)
        and reply.wish = 'help'
        and reply.created_at > now() - interval '24 hours'
    )
    and 20 >= (
      select sum(least(of_number.times, 5))
      from (
        select count(*) as times from public.text_replies as reply
        where reply.wish = 'help' and reply.created_at > now() - interval '1 hour' and private.is_us_number(reply.phone)
        group by private.canonical_phone(reply.phone)
      ) as of_number
    )
  from public.dispatch_settings;
$$;
comment on function public.may_answer_help is 'Do we answer this number, which asks for help in Spanish?';

-- The channels by which nothing goes out: attempts have failed since, and none has succeeded after them.
create function public.stuck_channels() returns table (channel public.channel, since timestamptz, error text)
language sql stable security definer set search_path = '' as $$
  select
    failing.channel, greatest(min(failing.created_at), works.until),
    (array_agg(failing.last_error order by failing.tried_at desc))[1]
  from public.notifications as failing
  cross join lateral (
    select max(finished_at) as until from public.notifications as sent
    where sent.channel = failing.channel and sent.state = 'sent' and sent.delivery is distinct from 'unknown'
  ) as works
  where failing.state = 'waiting'
    and failing.last_error is not null
    and failing.channel is not null
    and failing.due_at < 'infinity'
    and failing.tried_at > coalesce(works.until, '-infinity')
  group by failing.channel, works.until;
$$;
comment on function public.stuck_channels is 'The channels by which nothing goes out, since when, and the last error.';

-- Notifies the operator of a channel by which nothing has gone out for 10 minutes, once a day. By email, or by text if
-- it is emails.
create function private.notify_of_stuck_channels() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, once_key)
  select
    'provider-down', 'operator',
    format('provider-down:%s:%s', channel, (now() at time zone 'America/Los_Angeles')::date)
  from public.stuck_channels()
  where since <= now() - interval '10 minutes'
  on conflict (once_key) do nothing;
$$;

-- The state of sending. `failing`: given up or waiting after a failed attempt, and unknown results of the last week.
-- `filtered`: texts of the last day that carriers refused as unregistered or unwanted.
create function public.sending_health()
returns table (
  failing bigint, unknown bigint, ticked_at timestamptz, last_mail_report_at timestamptz,
  last_text_report_at timestamptz, filtered bigint, operator_mail_bounced boolean, is_stuck boolean
)
language sql stable security definer set search_path = '' as $$
  select
    (
      select count(*) from public.notifications
      where (state = 'dead' or (state = 'waiting' and last_error is not null) or delivery = 'unknown')
        and (delivery is distinct from 'unknown' or created_at > now() - interval '7 days')
    ),
    (select count(*) from public.notifications where delivery = 'unknown' and created_at > now() - interval '7 days'),
    (select scheduler_heartbeat.ticked_at from private.scheduler_heartbeat),
    (select max(delivery_at) from public.notifications where channel = 'mail' and delivery_at is not null),
    (select max(delivery_at) from public.notifications where channel = 'text' and delivery_at is not null),
    (select count(*) from public.notifications where filtered_at > now() - interval '24 hours'),
    exists (
      select from public.notifications
      where channel = 'mail'
        and audience = 'operator'
        and delivery in ('undelivered', 'complained')
        and delivery_at > now() - interval '24 hours'
    ),
    exists (select from public.stuck_channels());
$$;
comment on function public.sending_health is 'The state of sending emails and texts.';
