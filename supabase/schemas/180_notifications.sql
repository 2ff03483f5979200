-- The outbox of notifications. A row is written in the same transaction as the event: nothing that was rolled back is
-- announced, and nothing that was stored is forgotten. Customers' news is written even if we cannot reach them: the
-- channel, if any, is chosen when it is due, see 240_channels.sql. The function send-notifications sends them, see
-- 250_sending.sql.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  kind public.notification_kind not null,
  audience public.audience not null,
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  report_id uuid references public.contact_reports (id) on delete cascade,
  once_key text not null unique,
  status_before text,
  timeframe_before text,
  state public.notification_state not null default 'waiting',
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  claimed_at timestamptz,
  last_error text,
  skipped_because public.skip_reason,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  offer_id uuid references public.job_offers (id) on delete cascade,
  address_hash bytea,
  correction_id bigint references public.lead_corrections (id) on delete cascade,
  hauler_id uuid references public.haulers (id) on delete cascade,
  proposal_id uuid references public.proposals (id) on delete cascade,
  pickup_before tstzrange,
  channel public.channel,
  failed_channel public.channel constraint "failed_channel is mail or text" check (failed_channel <> 'hook'),
  handed_over_at timestamptz,
  says_stop boolean not null default false,
  delivery public.delivery,
  delivery_error text,
  delivery_at timestamptz,
  filtered_at timestamptz,
  reply_id uuid references public.text_replies (id) on delete cascade,
  action_id uuid references public.desk_actions (id) on delete cascade,
  review_id uuid references public.reviews (id) on delete cascade,
  tried_at timestamptz,
  door_price_id uuid references public.door_prices (id) on delete cascade,

  constraint "kind is one that this audience is told of"
    foreign key (kind, audience) references private.notification_kinds (kind, audience),
  constraint "skipped_because is given only if it was skipped" check (skipped_because is null or state = 'skipped')
);

comment on table public.notifications is
  'The outbox. Has no addresses and no message text: both are read when it is sent.';
comment on column public.notifications.kind is 'What happened.';
comment on column public.notifications.audience is
  'Who is notified: the customer, the operator, a hauler or the web host.';
comment on column public.notifications.lead_id is 'The request it is about. Deleted with it.';
comment on column public.notifications.message_id is 'The contact page message it is about. Deleted with it.';
comment on column public.notifications.report_id is 'The report that no one has called. Deleted with it.';
comment on column public.notifications.once_key is 'Unique per event, so that nothing is announced twice.';
comment on column public.notifications.status_before is
  'The status that the customer was last told, or Matched, which is not a status, if they were told of a hauler.';
comment on column public.notifications.timeframe_before is
  'The timeframe that the customer was last told.';
comment on column public.notifications.state is
  'waiting, sent, skipped (will never be sent) or dead (tried eleven times). '
  'Dead ones can be set to waiting again.';
comment on column public.notifications.due_at is
  'When it is sent or retried. infinity: the request or message is flagged, or the question about the pickup '
  'waits until the request is completed again.';
comment on column public.notifications.attempts is 'How many times it was tried.';
comment on column public.notifications.claimed_at is 'When a worker claimed it.';
comment on column public.notifications.last_error is 'Why the last attempt failed.';
comment on column public.notifications.skipped_because is
  'Why it was skipped. Empty if its attempt failed for good: last_error says why.';
comment on column public.notifications.created_at is 'When it happened, or when a flag holding it back was cleared.';
comment on column public.notifications.finished_at is 'When it was sent, skipped or given up on.';
comment on column public.notifications.offer_id is 'The offer it is about. Deleted with it.';
comment on column public.notifications.address_hash is
  'Salted hash of the address or number that it is sent to. '
  'For a held request or message: of the number or address that was named too often.';
comment on column public.notifications.correction_id is
  'The correction it is about. It is sent to the address or number from before the correction. Deleted with it.';
comment on column public.notifications.hauler_id is
  'The hauler it is about, if it is not about an offer of theirs. Deleted with them.';
comment on column public.notifications.proposal_id is 'The proposal it is about. Deleted with it.';
comment on column public.notifications.pickup_before is
  'The pickup window that the customer was last told, or that this is about.';
comment on column public.notifications.channel is
  'mail, text or hook (the web host''s build hook): how it was sent, or is being sent in this attempt.';
comment on column public.notifications.failed_channel is 'The channel that failed before it was sent by the other one.';
comment on column public.notifications.handed_over_at is
  'When the text was handed to the provider. After that it is never handed over again, whatever happens to it.';
comment on column public.notifications.says_stop is 'Does this text say how to stop texts?';
comment on column public.notifications.delivery is
  'What the provider reported: delayed, delivered, undelivered (bounced) or complained. '
  'unknown: we don''t know whether the text was sent. Empty: no report.';
comment on column public.notifications.delivery_error is 'Why it was not delivered, in the provider''s words.';
comment on column public.notifications.delivery_at is 'When that was reported.';
comment on column public.notifications.filtered_at is
  'When a carrier refused the text as unregistered or unwanted. Kept if it was then sent by email.';
comment on column public.notifications.reply_id is 'The reply to show the operator. Deleted with it.';
comment on column public.notifications.action_id is 'The desk action it is about. Deleted with it.';
comment on column public.notifications.review_id is 'The review it is about. Deleted with it.';
comment on column public.notifications.tried_at is 'When the last attempt ended.';
comment on column public.notifications.door_price_id is 'The price at the door that it tells. Deleted with it.';

create index notifications_waiting_idx on public.notifications (due_at) where state = 'waiting';
create index notifications_failed_idx on public.notifications (created_at)
where state = 'dead' or (state = 'waiting' and last_error is not null) or delivery = 'unknown';
create index notifications_sent_idx on public.notifications (channel, finished_at) where state = 'sent';
create index notifications_sent_to_customers_idx on public.notifications (finished_at)
where audience = 'customer' and state = 'sent';
create index notifications_address_hash_idx on public.notifications (address_hash, kind, created_at)
where address_hash is not null;
create index notifications_lead_id_idx on public.notifications (lead_id);
create index notifications_message_id_idx on public.notifications (message_id);
create index notifications_report_id_idx on public.notifications (report_id);
create index notifications_offer_id_idx on public.notifications (offer_id);
create index notifications_correction_id_idx on public.notifications (correction_id);
create index notifications_hauler_id_idx on public.notifications (hauler_id);
create index notifications_proposal_id_idx on public.notifications (proposal_id);
create index notifications_door_price_id_idx on public.notifications (door_price_id);
create index notifications_reply_id_idx on public.notifications (reply_id);
create index notifications_act_id_idx on public.notifications (action_id);
create index notifications_review_id_idx on public.notifications (review_id);
create index notifications_handed_over_idx on public.notifications (handed_over_at) where channel = 'text';
create index notifications_texts_under_way_idx on public.notifications (due_at)
where channel = 'text' and state = 'waiting' and claimed_at is not null;
create index notifications_texts_of_number_idx on public.notifications (address_hash, handed_over_at)
where channel = 'text';
create index notifications_reports_idx on public.notifications (channel, delivery_at) where delivery_at is not null;
create index notifications_filtered_at_idx on public.notifications (filtered_at) where filtered_at is not null;

alter table public.notifications enable row level security;
grant select, update, delete on public.notifications to service_role;

-- When a notification about a request is due: now, or once its flag is cleared.
create function private.due_of_lead(lead_id uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when private.is_flagged_lead(lead_id) then 'infinity' else now() end;
end;
$$;

-- Reads from the table whether the request is flagged: an earlier trigger flags it with an update, and `new` is still
-- the row as inserted.
create function private.notify_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due constant timestamptz := private.due_of_lead(new.id);
begin
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  select 'new-request', 'operator', new.id, 'new-request:' || new.id, due + request_mail_hold
  from public.dispatch_settings;
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  values ('request-arrived', 'customer', new.id, 'request-arrived:' || new.id, due);
  return null;
end;
$$;

-- The moment from which the age of the news counts: when it happened or, for the question about the pickup, when it was
-- due.
create function private.news_since(notification public.notifications) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case
    when notification.kind = 'review-asked' then coalesce(
      (
        select private.review_ask_at(private.closed_at(lead))
        from public.leads as lead where lead.id = notification.lead_id
      ),
      notification.created_at
    )
    else notification.created_at
  end;
end;
$$;

-- Notifies the customer of a new status, timeframe or window. A change that comes while another is waiting joins it. Of
-- the times that a hauler sets, only three per day are announced; the page shows the others. Losing a booked pickup is
-- always announced.
create function private.notify_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant public.notification_kind := case
    when old.status is distinct from new.status then 'status-changed' else 'timeframe-changed'
  end::public.notification_kind;
  is_by_hauler constant boolean := coalesce(coalesce(new.timeframe, '') = new.timeframe_by_hauler, false);
  event constant text := format('%s:%s:', case when is_by_hauler then 'changed-by-hauler' else 'changed' end, new.id);
  due constant timestamptz := case when new.flagged_because is null then now() else 'infinity' end
    + (select status_mail_hold from public.dispatch_settings);
begin
  update public.notifications as earlier set
    kind = case
      when earlier.status_before is distinct from new.status::text then 'status-changed' else 'timeframe-changed'
    end::public.notification_kind,
    due_at = due, created_at = now()
  where earlier.lead_id = new.id
    and earlier.kind in ('status-changed', 'timeframe-changed')
    and earlier.state = 'waiting'
    and earlier.attempts = 0;
  if found or kind = 'timeframe-changed' and is_by_hauler and old.pickup_from is null and 3 <= (
    select count(*) from public.notifications as outgoing
    where outgoing.lead_id = new.id
      and outgoing.kind = 'timeframe-changed'
      and starts_with(outgoing.once_key, event)
      and outgoing.state in ('waiting', 'sent')
      and outgoing.created_at > now() - interval '24 hours'
  ) then
    return null;
  end if;
  insert into public.notifications (
    kind, audience, lead_id, once_key, status_before, timeframe_before, pickup_before, due_at
  )
  values (
    kind, 'customer', new.id, event || pg_current_xact_id(), old.status, old.timeframe, private.pickup_window(old), due
  );
  return null;
end;
$$;

-- Notifies the hauler who has the job that no one has contacted the customer: they have `take_back_after` to answer. If
-- the customer reports again within two days of the answer, or after that time without an answer, no answer keeps the
-- job.
--
-- Notifies the operator of the first report, even for a flagged request. Once the promised time has passed, also of the
-- report after which no answer keeps the job. Anyone can report every hour, so all others go into the daily digest.
create function private.notify_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_second constant boolean := coalesce((
    select not reported_again and case
      when reported_at is null then coalesce(answered_at > now() - interval '2 days', false)
      else private.add_business_hours(reported_at, take_back_after) <= now()
    end
    from public.job_offers, public.dispatch_settings
    where lead_id = new.lead_id and state = 'accepted'
  ), false);
begin
  update public.job_offers set
    reported_at = coalesce(reported_at, now()),
    reported_again = reported_again or is_second
  where lead_id = new.lead_id and state = 'accepted';
  insert into public.notifications (kind, audience, lead_id, report_id, offer_id, once_key, due_at)
  select 'not-contacted', recipient.audience, new.lead_id, new.id, recipient.offer_id,
    concat_ws(':', 'not-contacted', nullif(recipient.audience, 'operator'), new.id),
    case when recipient.audience = 'operator' then now() else private.due_of_lead(new.lead_id) end
  from (
    select 'operator'::public.audience as audience, null::uuid as offer_id
    from public.leads as lead
    where lead.id = new.lead_id
      and (
        not exists (select from public.contact_reports where lead_id = new.lead_id and id <> new.id)
        or is_second and lead.flagged_because is null and public.promised_by(lead.created_at) <= now()
      )
    union all
    select 'hauler', id from public.job_offers where lead_id = new.lead_id and state = 'accepted'
  ) as recipient;
  return null;
end;
$$;

-- Reads the flag from the table, for the same reason as notify_of_lead.
create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (kind, audience, message_id, once_key, due_at)
  select 'contact-message', 'operator', id, 'contact-message:' || id,
    case when flagged_because is null then now() else 'infinity' end
  from public.contact_messages where id = new.id;
  return null;
end;
$$;

-- Is it held back while the request or message is flagged? Warnings of harm are not.
create function private.waits_for_flag(audience public.audience, kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select kind not in (
      'held-request', 'held-message', 'hauler-canceled', 'given-back', 'taken-back', 'job-taken-back', 'job-canceled'
    )
    and not (audience = 'operator' and kind in ('not-contacted', 'no-show', 'customer-corrected', 'review-problem'));
$$;

-- Holds back notifications about a request or message while it is flagged, except warnings of harm, and releases them
-- as fresh news when the flag is cleared. Only the operator learns of the flag, in one email with everything flagged
-- within the hour.
create function private.notify_of_flag() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hour_end constant timestamptz := date_trunc('hour', now()) + interval '1 hour';
begin
  update public.notifications as outgoing set
    -- Releasing the question about the pickup does not move it up.
    due_at = case
      when new.flagged_because is null then greatest(now(), private.news_since(outgoing))
      else 'infinity'
    end,
    created_at = case when new.flagged_because is null then now() else created_at end
  where (lead_id = new.id or message_id = new.id)
    and state = 'waiting'
    and case when new.flagged_because is null then due_at = 'infinity' else private.waits_for_flag(audience, kind) end;
  if new.flagged_because is not null then
    insert into public.notifications (kind, audience, once_key, due_at)
    values ('flagged-digest', 'operator', 'flagged-digest:' || extract(epoch from hour_end), hour_end)
    on conflict (once_key) do nothing;
  end if;
  return null;
end;
$$;

-- Notifies the operator immediately that a request or message (`kind`) is flagged: once per hour for each number or
-- address that was named too often (`named`). `named` is empty if there are too many in total.
create function private.notify_of_held(
  kind public.notification_kind, lead_id uuid, message_id uuid, named text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  named_hash constant bytea := private.salted_hash(named);
begin
  -- Checked before the lock, so most calls skip it, and again after it, for concurrent calls.
  for turn in 1..2 loop
    if exists (
      select from public.notifications as outgoing
      where outgoing.kind in ('held-request', 'held-message')
        and outgoing.kind = notify_of_held.kind
        and outgoing.address_hash = named_hash
        and outgoing.created_at > now() - interval '1 hour'
    ) then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtext('notify_of_held'));
  end loop;
  insert into public.notifications (kind, audience, lead_id, message_id, once_key, address_hash)
  values (
    notify_of_held.kind, 'operator', notify_of_held.lead_id, notify_of_held.message_id,
    format('%s:%s', notify_of_held.kind, coalesce(notify_of_held.lead_id, notify_of_held.message_id)), named_hash
  );
end;
$$;

-- Notifies a hauler of an offer, or of a job that becomes theirs; then the customer as well. If an offer is made again
-- before its first notification was sent (its start was still ahead when the job was taken and came back), only one is
-- sent. A notification that is being sent right now is left to its worker.
create function private.notify_of_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  offered_key constant text := format('job-offered:%s:%s', new.id, extract(epoch from new.offered_at));
begin
  if new.state = 'open' then
    update public.notifications set state = 'skipped', skipped_because = 'told-otherwise', finished_at = now()
    where id in (
      select id from public.notifications
      where offer_id = new.id
        and kind = 'job-offered'
        and state = 'waiting'
        and claimed_at is null
        and once_key <> offered_key
      for update skip locked
    );
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    values (
      'job-offered', 'hauler', new.lead_id, new.id, offered_key,
      greatest(private.due_of_lead(new.lead_id), new.offered_at)
    )
    on conflict (once_key) do nothing;
  else
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    select kind, audience, new.lead_id, new.id, format('%s:%s:%s', kind, new.id, pg_current_xact_id()),
      private.due_of_lead(new.lead_id)
    from (
      values ('job-accepted'::public.notification_kind, 'hauler'::public.audience), ('matched', 'customer')
    ) as outgoing (kind, audience);
  end if;
  return null;
end;
$$;

-- Notifies the customer, after they were told who had taken their request, that no one has it anymore. `Matched` is not
-- a status, so any current status is announced as a change.
create function private.notify_of_lost_hauler(lead public.leads) returns void
language sql set search_path = '' as $$
  insert into public.notifications (
    kind, audience, lead_id, once_key, status_before, timeframe_before, pickup_before, due_at
  )
  select
    'status-changed', 'customer', lead.id, format('changed:%s:%s', lead.id, pg_current_xact_id()), 'Matched',
    lead.timeframe, private.pickup_window(lead), private.due_of_lead(lead.id) + status_mail_hold
  from public.dispatch_settings
  -- The same transaction may already have announced that the pickup time is gone: combine both.
  on conflict (once_key) do update set kind = 'status-changed', status_before = 'Matched';
$$;

-- Does the previous number get a text about its replacement or the cancellation? Only if it agreed to texts, can
-- receive them and has had some.
create function private.is_texted_of_change(lead public.leads, correction_id bigint) returns boolean
language sql stable set search_path = '' as $$
  select lead.agreed_to_messages
    and lead.text_failed_at is null
    and exists (
      select from public.notifications as earlier
      where earlier.audience = 'customer'
        and earlier.channel = 'text'
        and earlier.address_hash = private.number_hash(lead.phone)
        and earlier.handed_over_at is not null
    )
    and not exists (
      select from public.lead_corrections
      where id = is_texted_of_change.correction_id
        and private.canonical_phone(phone_before) = private.canonical_phone(phone_after)
    );
$$;

-- Notifies the previous address, at most once a day, when someone with the tracking link changes how to reach the
-- customer or cancels; without an address, the previous number. `lead` is the request before the change. A waiting
-- notification keeps its address, whatever is corrected later. One held back by a flag does not use up that day's
-- email.
create function private.notify_of_changed_request(lead public.leads, correction_id bigint default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := case
    when lead.email is not null then private.address_hash(lead.email)
    when private.is_texted_of_change(lead, correction_id) then private.number_hash(lead.phone)
  end;
  due constant timestamptz := private.due_of_lead(lead.id);
begin
  perform pg_advisory_xact_lock(
    3, hashtext(coalesce(private.canonical_email(lead.email), private.canonical_phone(lead.phone)))
  );
  update public.notifications as waiting set correction_id = notify_of_changed_request.correction_id
  where waiting.lead_id = lead.id
    and waiting.kind = 'request-changed'
    and waiting.state = 'waiting'
    and waiting.correction_id is null;
  insert into public.notifications (kind, audience, lead_id, correction_id, once_key, address_hash, due_at)
  select
    'request-changed', 'customer', lead.id, notify_of_changed_request.correction_id,
    format('request-changed:%s:%s', lead.id, pg_current_xact_id()), address, due
  where address is not null
    and not exists (
      select from public.notifications as outgoing
      where outgoing.kind = 'request-changed'
        and outgoing.address_hash = address
        and (
          outgoing.state = 'sent'
          or outgoing.state = 'waiting' and (outgoing.due_at < 'infinity' or due = 'infinity')
        )
        and outgoing.created_at > now() - interval '24 hours'
    );
end;
$$;

-- Notifies the operator of what a hauler did, or failed to do, with a job they had.
create function private.notify_operator_of_hauler(offer public.job_offers, kind public.notification_kind) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
  values (kind, 'operator', offer.lead_id, offer.id, format('%s:%s:%s', kind, offer.id, pg_current_xact_id()));
$$;

-- Notifies the operator and the hauler who has the job, or one of them (`audiences`), of what the customer did. What
-- they may soon change again is held, and a notification already waiting is postponed instead of duplicated.
create function private.notify_of_customer(
  lead_id uuid, kind public.notification_kind, audiences public.audience[] default '{operator,hauler}',
  proposal_id uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  due constant timestamptz := private.due_of_lead(lead_id) + case
    when kind in ('customer-corrected', 'customer-asked') then (select status_mail_hold from public.dispatch_settings)
    else '0'
  end;
begin
  with postponed as (
    update public.notifications as notification set due_at = due, proposal_id = notify_of_customer.proposal_id
    where notification.lead_id = notify_of_customer.lead_id
      and notification.kind = notify_of_customer.kind
      and audience = any (audiences)
      and state = 'waiting'
      and attempts = 0
      -- A correction made at the desk is never postponed.
      and once_key not like 'customer-corrected:desk:%'
    returning audience, offer_id
  )
  insert into public.notifications (kind, audience, lead_id, offer_id, proposal_id, once_key, due_at)
  select
    notify_of_customer.kind, recipient.audience, notify_of_customer.lead_id, recipient.offer_id,
    notify_of_customer.proposal_id,
    format(
      '%s:%s:%s:%s', notify_of_customer.kind, recipient.audience, notify_of_customer.lead_id, pg_current_xact_id()
    ),
    due
  from (
    select 'operator'::public.audience as audience, null::uuid as offer_id
    union all
    select 'hauler', id from public.job_offers as offer
    where offer.lead_id = notify_of_customer.lead_id and offer.state = 'accepted'
  ) as recipient
  where recipient.audience = any (audiences)
    and not exists (
      select from postponed
      where postponed.audience = recipient.audience
        and postponed.offer_id is not distinct from recipient.offer_id
    );
end;
$$;

-- Notifies the customer of a proposal, at most once per `kind`, or of a pickup.
create function private.notify_customer_of_pickup(
  lead public.leads, kind public.notification_kind, proposal_id uuid, hold interval
) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, proposal_id, once_key, pickup_before, due_at)
  select
    notify_customer_of_pickup.kind, 'customer', lead.id, notify_customer_of_pickup.proposal_id,
    format('%s:%s', notify_customer_of_pickup.kind, coalesce(
      notify_customer_of_pickup.proposal_id::text, format('%s:%s', lead.id, extract(epoch from now()))
    )),
    private.pickup_window(lead), private.due_of_lead(lead.id) + hold
  on conflict (once_key) do nothing;
$$;

-- Drops a waiting notification of a change because another email now says the same. Left waiting, it would compare with
-- the time before the booking: if the job came back within the hold, it would look "changed back", and the customer
-- would hear nothing. If the other email does not include the time (`tells_time` is false), a change of time stays.
create function private.drop_change_notification(lead_id uuid, tells_time boolean) returns void
language sql set search_path = '' as $$
  update public.notifications as notification set
    state = 'skipped', skipped_because = 'told-otherwise', finished_at = now()
  from public.leads as lead
  where notification.lead_id = drop_change_notification.lead_id
    and kind in ('status-changed', 'timeframe-changed')
    and state = 'waiting'
    and claimed_at is null
    and lead.id = notification.lead_id
    and (
      tells_time
      or timeframe_before is not distinct from lead.timeframe
      and pickup_before is not distinct from private.pickup_window(lead)
    );
$$;

-- Some emails to the operator also go out as a text: a separate row, so neither waits for the other. Flagged requests
-- send only the email, because strangers could use up the day's texts.
create function private.text_operator_too() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (kind, audience, channel, lead_id, report_id, once_key, due_at)
  select new.kind, 'operator', 'text', new.lead_id, new.report_id, new.once_key || ':text', new.due_at
  from public.dispatch_settings
  where texts_on
    and operator_phone is not null
    and private.is_flagged_lead(new.lead_id) is not true
    and exists (
      select from private.notification_kinds as known
      where known.kind = new.kind and known.audience = 'operator' and known.texted_too
    )
  on conflict (once_key) do nothing;
  return null;
end;
$$;
