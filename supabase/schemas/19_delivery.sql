-- What comes back: what the providers report of mails and texts, and what people answer to a text. The function
-- delivery-reports tells it.

-- A notification, locked after all that a report of it may change: the hauler, then requests, then notifications, in
-- the order in which everybody locks them.
create function private.lock_for_report(notification_id uuid) returns public.notifications
language plpgsql set search_path = '' as $$
declare
  notification public.notifications;
begin
  select * into notification from public.notifications where id = notification_id;
  perform from public.haulers
  where id = (select hauler_id from public.job_offers where id = notification.offer_id)
    and notification.audience = 'hauler'
  for no key update;
  perform from public.leads
  where id = notification.lead_id
    or id in (
      select lead_id from public.job_offers
      where state = 'open'
        and hauler_id = (select hauler_id from public.job_offers where id = notification.offer_id)
    )
  order by id for no key update;
  select * into notification from public.notifications where id = notification_id for update;
  return notification;
end;
$$;

-- How a hauler is told: both, mail, text or none, as `actual_reach` says it of a customer. While the project sends no
-- texts, their wish for them is none.
create function private.hauler_reach(hauler public.haulers) returns public.reach
language sql stable set search_path = '' as $$
  select (
    case when mail and text then 'both' when mail then 'mail' when text then 'text' else 'none' end
  )::public.reach
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

-- Has a hauler no way left by which they can be told?
create function private.is_unreachable(hauler public.haulers) returns boolean
language sql stable set search_path = '' as $$
  select private.hauler_reach(hauler) = 'none';
$$;

-- A hauler whom nothing reaches is passed over: what they could still accept goes to the next, and the operator is
-- told, once a day: whoever has the link of a job can turn texts on and off. They and the requests of their open offers
-- are locked.
create function private.skip_unreachable_hauler(hauler_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.haulers as hauler set unreachable_since = now()
  where hauler.id = skip_unreachable_hauler.hauler_id and unreachable_since is null and private.is_unreachable(hauler);
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

-- Passes over one hauler who was not noticed when a report came, such as one whose number said STOP. Who can be reached
-- again is offered requests again, such as one who has replied START since.
create function private.skip_unreachable_haulers() returns void
language plpgsql set search_path = '' as $$
declare
  lost uuid;
begin
  update public.haulers set unreachable_since = null
  where id in (
    select hauler.id from public.haulers as hauler
    where unreachable_since is not null and not private.is_unreachable(hauler)
    for no key update skip locked
  );
  select hauler.id into lost from public.haulers as hauler
  where active and unreachable_since is null and private.is_unreachable(hauler)
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

-- What was to be told came back, and there is no other way. The operator phones a customer whose request is open: once
-- a request and address. What was to tell a former address of a change is nothing to phone about.
create function private.notify_of_unreachable(notification public.notifications) returns void
language plpgsql set search_path = '' as $$
begin
  if notification.audience = 'customer' and notification.kind <> 'request-changed' then
    perform private.notify_of_unreachable_customer(lead, notification.address_hash)
    from public.leads as lead where lead.id = notification.lead_id;
  elsif notification.audience = 'hauler' then
    perform private.skip_unreachable_hauler(offer.hauler_id)
    from public.job_offers as offer where offer.id = notification.offer_id;
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

-- Tells the operator of the open requests of an address that wants no mail, if nothing else reaches their customer. A
-- request that is being deleted is passed over: waiting for it could hold up its deletion.
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
    if private.actual_reach(lead) = 'none' then
      perform private.notify_of_unreachable_customer(lead, notify_of_silenced_customers.address_hash);
    end if;
  end loop;
end;
$$;

-- What a provider reports of a mail or a text (`channel`). `event`: delayed, delivered, undelivered, complained (of a
-- mail) or stopped (of a text: the provider knows that the number said STOP). `is_address`: the address or the number
-- itself is at fault, not this try.
--
-- Ends in `recorded`; in `old`, where as much or more was reported of it before, so that repeats and their order change
-- nothing; or in `unknown`, where there is no such notification.
create function public.record_delivery(
  id uuid, channel public.channel, event public.delivery_event, error text default null,
  is_address boolean default false
) returns public.report_outcome
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
  outcome constant public.delivery := case event
    when 'stopped' then 'undelivered'
    else event::text
  end::public.delivery;
begin
  notification := private.lock_for_report(id);
  if notification.id is null then
    return 'unknown';
  end if;
  -- What goes another way by now, or was never tried, is not what is reported of.
  if notification.channel is distinct from record_delivery.channel
    or coalesce(notification.delivery >= outcome, false)
    or notification.state = 'waiting' and notification.attempts = 0
  then
    return 'old';
  end if;
  -- The provider has it, whatever the sender has heard.
  update public.notifications as told set
    delivery = outcome, delivery_error = left(error, 300), delivery_at = now(), claimed_at = null,
    finished_at = coalesce(told.finished_at, now()),
    -- By their codes: https://www.twilio.com/docs/api/errors. A mail that follows the text leaves this as it is.
    filtered_at = case
      when record_delivery.channel = 'text' and error ~ '\m(30007|30032|30034)\M' then now()
      else told.filtered_at
    end,
    state = case when told.state in ('waiting', 'dead') then 'sent' else told.state end
  where told.id = notification.id;

  if event = 'complained' and notification.audience <> 'operator' and notification.address_hash is not null then
    perform private.block_mail(notification.address_hash, notification.audience, complained => true);
  elsif event = 'stopped' then
    insert into public.text_blocks (number_hash) values (notification.address_hash) on conflict do nothing;
  elsif event = 'undelivered' and is_address then
    perform private.note_failed_address(notification);
  end if;

  -- A customer who complained is not followed to the phone.
  if (event in ('undelivered', 'stopped') or event = 'complained' and notification.audience <> 'customer')
    and not private.try_other_channel(notification, error)
  then
    perform private.notify_of_unreachable(notification);
  end if;
  return 'recorded';
end;
$$;
comment on function public.record_delivery is 'What a provider reports of a mail or a text.';

-- The address or number of a notification is no good, as long as its request or hauler still has it.
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
    from public.job_offers as offer
    where offer.id = notification.offer_id
      and hauler.id = offer.hauler_id
      and private.address_hash(hauler.email) = notification.address_hash;
  elsif notification.audience = 'hauler' then
    update public.haulers as hauler set text_failed_at = now()
    from public.job_offers as offer
    where offer.id = notification.offer_id
      and hauler.id = offer.hauler_id
      and private.number_hash(hauler.phone) = notification.address_hash;
  end if;
end;
$$;

-- What somebody answered to a text. `wish` is what a keyword asks for. The operator reads words of their own, five a
-- day of one number, and hears of a STOP where nothing else reaches the customer. One that is told twice is one reply.
create function public.record_reply(
  message_sid text, phone text, body text, wish public.text_wish default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  number constant text := private.canonical_phone(record_reply.phone);
  hash constant bytea := private.number_hash(number);
  reply_id uuid;
begin
  -- From what is no number, such as the name of a company, nothing is kept.
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
      and private.actual_reach(lead) = 'none';
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
comment on function public.record_reply is 'What somebody answered to a text.';

-- Do we answer this number, which asks for help in Spanish? To be asked once that reply is recorded: of two that come
-- at the same moment, the later one sees both, so that they never both have the last place. Each answer costs, and a
-- machine might answer it: five a day of one number, and twenty an hour of all together, in which one number takes
-- five places at most.
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
comment on function public.may_answer_help is 'Is a number that asks for help in Spanish answered?';

-- How the sending fares. `in_trouble`: what was given up, waits after a try that failed, or of which nobody knows
-- whether it went out, in the last week. `filtered`: texts of a day that the carriers refused as unregistered or
-- unwanted.
create function public.sending_health()
returns table (
  in_trouble bigint, unknown bigint, ticked_at timestamptz, last_mail_report_at timestamptz,
  last_text_report_at timestamptz, filtered bigint, operator_mail_came_back boolean
)
language sql stable security definer set search_path = '' as $$
  select
    (
      select count(*) from public.notifications
      where (state = 'dead' or (state = 'waiting' and last_error is not null) or delivery = 'unknown')
        and (delivery is distinct from 'unknown' or created_at > now() - interval '7 days')
    ),
    (select count(*) from public.notifications where delivery = 'unknown' and created_at > now() - interval '7 days'),
    (select pulse.ticked_at from private.pulse),
    (select max(delivery_at) from public.notifications where channel = 'mail' and delivery_at is not null),
    (select max(delivery_at) from public.notifications where channel = 'text' and delivery_at is not null),
    (select count(*) from public.notifications where filtered_at > now() - interval '24 hours'),
    exists (
      select from public.notifications
      where channel = 'mail'
        and audience = 'operator'
        and delivery in ('undelivered', 'complained')
        and delivery_at > now() - interval '24 hours'
    );
$$;
comment on function public.sending_health is 'How the sending of mails and texts fares.';

revoke execute on all functions in schema private from public;
revoke execute on function
  public.record_delivery(uuid, public.channel, public.delivery_event, text, boolean),
  public.record_reply(text, text, text, public.text_wish),
  public.may_answer_help(text), public.sending_health()
from public, anon, authenticated;
grant execute on function
  public.record_delivery(uuid, public.channel, public.delivery_event, text, boolean),
  public.record_reply(text, text, text, public.text_wish),
  public.may_answer_help(text), public.sending_health()
to service_role;
