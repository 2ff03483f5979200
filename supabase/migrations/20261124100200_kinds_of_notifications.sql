-- What is told to whom is a table. What is for a customer is written whether or not there is a way to tell them by now.

create table private.notification_kinds (
  kind text not null,
  audience text not null constraint "audience is customer, operator or hauler"
    check (audience in ('customer', 'operator', 'hauler')),
  text_first boolean not null default false,
  texted_too boolean not null default false
    constraint "the operator alone is texted too" check (audience = 'operator' or not texted_too),
  primary key (kind, audience)
);

comment on table private.notification_kinds is 'What is told, and to whom.';
comment on column private.notification_kinds.kind is 'What happened.';
comment on column private.notification_kinds.audience is 'Who is told: the customer, the operator or a hauler.';
comment on column private.notification_kinds.text_first is
  'Would a mail be read too late? Then who can have both is told by text.';
comment on column private.notification_kinds.texted_too is 'Is the operator texted besides the mail?';

alter table private.notification_kinds enable row level security;

insert into private.notification_kinds (audience, kind, text_first, texted_too) values
  ('customer', 'request-arrived', false, false),
  ('customer', 'request-changed', false, false),
  ('customer', 'still-looking', false, false),
  ('customer', 'matched', true, false),
  ('customer', 'status-changed', false, false),
  ('customer', 'timeframe-changed', false, false),
  ('customer', 'proposal-made', true, false),
  ('customer', 'proposal-withdrawn', false, false),
  ('customer', 'pickup-booked', false, false),
  ('customer', 'pickup-reminder', true, false),
  ('customer', 'on-my-way', true, false),
  ('hauler', 'job-offered', true, false),
  ('hauler', 'job-accepted', false, false),
  ('hauler', 'not-contacted', true, false),
  ('hauler', 'customer-canceled', true, false),
  ('hauler', 'customer-corrected', true, false),
  ('hauler', 'proposal-accepted', true, false),
  ('hauler', 'proposal-declined', true, false),
  ('hauler', 'customer-asked', true, false),
  ('hauler', 'pickup-reminder', true, false),
  ('hauler', 'pickup-over', false, false),
  ('operator', 'new-request', false, false),
  ('operator', 'not-contacted', false, true),
  ('operator', 'overdue', false, true),
  ('operator', 'nobody-left', false, true),
  ('operator', 'customer-unreachable', false, true),
  ('operator', 'hauler-unreachable', false, false),
  ('operator', 'text-reply', false, false),
  ('operator', 'contact-message', false, false),
  ('operator', 'flagged-digest', false, false),
  ('operator', 'held-request', false, false),
  ('operator', 'held-message', false, false),
  ('operator', 'taken-back', false, false),
  ('operator', 'customer-canceled', false, false),
  ('operator', 'customer-corrected', false, false),
  ('operator', 'hauler-canceled', false, false),
  ('operator', 'given-back', false, false),
  ('operator', 'insurance-ends', false, false);

alter table public.notifications
  drop constraint "kind is one that the sender knows",
  drop constraint "audience is customer, operator or hauler",
  add column channel text constraint "channel is mail or text" check (channel in ('mail', 'text')),
  add column failed_channel text constraint "failed_channel is mail or text" check (failed_channel in ('mail', 'text')),
  add column handed_over_at timestamptz,
  add column says_stop boolean not null default false,
  add column delivery text constraint "delivery is one that a provider can report"
    check (delivery in ('unknown', 'delayed', 'delivered', 'undelivered', 'complained')),
  add column delivery_error text,
  add column delivery_at timestamptz,
  add column reply_id uuid references public.text_replies (id) on delete cascade,
  add constraint "kind is one that this audience is told of"
    foreign key (kind, audience) references private.notification_kinds (kind, audience);

comment on table public.notifications is
  'What people are told. Holds no address and no words: both are read when it is sent.';
comment on column public.notifications.state is
  'waiting, sent, skipped (never to be sent, last_error says why) or dead (tried eleven times). '
  'Dead ones can be set to waiting again.';
comment on column public.notifications.attempts is 'How often it was tried.';
comment on column public.notifications.address_hash is
  'Salted hash of the address or number that it is sent to. '
  'Of a held request or message: of the number or address that was named too often.';
comment on column public.notifications.pickup_before is
  'The window of the pickup that the customer was last told, or that this is about.';
comment on column public.notifications.channel is 'mail or text: which way it went, or goes at this try.';
comment on column public.notifications.failed_channel is 'Which way it went in vain, before it went the other one.';
comment on column public.notifications.handed_over_at is
  'When the provider was given the text. From then on it is not given again, whatever becomes of it.';
comment on column public.notifications.says_stop is 'Does this text say how to end texts?';
comment on column public.notifications.delivery is
  'What the provider reported of it: delayed, delivered, undelivered (it came back) or complained. '
  'unknown: nobody knows whether the text went out. Empty: nothing was reported.';
comment on column public.notifications.delivery_error is 'Why it came back, in the provider''s words.';
comment on column public.notifications.delivery_at is 'When that was reported.';
comment on column public.notifications.reply_id is 'The reply that the operator is told of. Deleted with it.';

drop index public.notifications_in_trouble_idx;

create index notifications_in_trouble_idx on public.notifications (created_at)
where state = 'dead' or (state = 'waiting' and last_error is not null) or delivery = 'unknown';

create index notifications_reply_id_idx on public.notifications (reply_id);

create index notifications_handed_over_idx on public.notifications (handed_over_at) where channel = 'text';

create index notifications_texts_under_way_idx on public.notifications (due_at)
where channel = 'text' and state = 'waiting' and claimed_at is not null;

create index notifications_texts_of_number_idx on public.notifications (address_hash, handed_over_at)
where channel = 'text';

create index notifications_reports_idx on public.notifications (channel, delivery_at) where delivery_at is not null;

-- Reads from the table whether the request is flagged: a trigger before this one flags it by an update, and new is the
-- row as it was before that.
create or replace function private.notify_of_lead() returns trigger
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

-- Tells a hauler of an offer, and of a job that becomes theirs; then the customer too.
create or replace function private.notify_of_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'open' then
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    values (
      'job-offered', 'hauler', new.lead_id, new.id,
      format('job-offered:%s:%s', new.id, extract(epoch from new.offered_at)),
      greatest(private.due_of_lead(new.lead_id), new.offered_at)
    )
    on conflict (once_key) do nothing;
  else
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    select kind, audience, new.lead_id, new.id, format('%s:%s:%s', kind, new.id, pg_current_xact_id()),
      private.due_of_lead(new.lead_id)
    from (values ('job-accepted', 'hauler'), ('matched', 'customer')) as told (kind, audience);
  end if;
  return null;
end;
$$;

-- Tells the customer that nobody has their request any more, after they were told who had taken it: it is open again,
-- as after a change of its status. Matched is no status, so whichever the request has is told as a change.
create or replace function private.tell_of_lost_hauler(lead public.leads) returns void
language sql set search_path = '' as $$
  insert into public.notifications (
    kind, audience, lead_id, once_key, status_before, timeframe_before, pickup_before, due_at
  )
  select
    'status-changed', 'customer', lead.id, format('changed:%s:%s', lead.id, pg_current_xact_id()), 'Matched',
    lead.timeframe, private.pickup_window(lead), private.due_of_lead(lead.id) + status_mail_hold
  from public.dispatch_settings
  on conflict (once_key) do nothing;
$$;

-- Tells the customer of a proposal or a pickup: once what `once_key` names.
create or replace function private.tell_of_pickup(
  lead public.leads, kind text, proposal_id uuid, once_key text, hold interval
) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, proposal_id, once_key, pickup_before, due_at)
  select
    tell_of_pickup.kind, 'customer', lead.id, tell_of_pickup.proposal_id, tell_of_pickup.once_key,
    private.pickup_window(lead), private.due_of_lead(lead.id) + hold
  on conflict (once_key) do nothing;
$$;

-- Some of what the operator is mailed wakes them by a text too: a row of its own, so that neither waits for the other.
-- Of what is flagged, the mail alone: strangers would use up the texts of the day.
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

drop trigger _510_notify_of_change on public.leads;

-- Of any update: _130_tidy_pickup changes columns that a statement does not name.
create trigger _510_notify_of_change after update on public.leads
for each row when (
  (old.status, old.timeframe, old.pickup_from, old.pickup_until)
    is distinct from (new.status, new.timeframe, new.pickup_from, new.pickup_until)
)
execute function private.notify_of_change();

-- Tells the customer that no hauler was found yet: once, and once more when a hauler had the request and lost it, see
-- `go_on_after_offer`. The mails that it has arrived, and that a hauler has lost it, go first. One that was skipped
-- is taken up again once its reason has passed, and is news then.
create or replace function private.tell_that_we_look(lead_id uuid) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  select
    'still-looking', 'customer', lead.id, 'still-looking:' || lead.id,
    greatest(now(), greatest(lead.created_at, lead.came_back_at) + status_mail_hold)
  from public.leads as lead, public.dispatch_settings
  where lead.id = lead_id and private.is_still_looking(lead)
  on conflict (once_key) do update
  set
    state = 'waiting', created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0,
    claimed_at = null, last_error = null, finished_at = null, channel = null, failed_channel = null
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
      and hauler.unreachable_since is null
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

-- Tells customers that no hauler was found by the time that they were promised a call, as `tell_that_we_look` says.
create or replace function private.tell_of_broken_promises() returns void
language sql set search_path = '' as $$
  select private.tell_that_we_look(late.id)
  from (
    select lead.id
    from public.leads as lead
    where lead.status = 'Submitted'
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

-- Reminds customer and hauler of a pickup of the next day, and asks the hauler whether one that is over is done: once
-- each, of this window. Who has set it after the time of the reminder knows of it.
create or replace function private.remind_of_pickups() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key, pickup_before)
  select due.kind, due.audience, lead.id, due.offer_id, named.once_key, private.pickup_window(lead)
  from public.leads as lead
  cross join lateral (
    select 'pickup-reminder' as kind, 'customer' as audience, null::uuid as offer_id
    union all
    select kind, 'hauler', offer.id
    from public.job_offers as offer, (values ('pickup-reminder'), ('pickup-over')) as told (kind)
    where offer.lead_id = lead.id and offer.state = 'accepted'
  ) as due
  cross join lateral (
    select format(
      '%s:%s:%s:%s-%s', due.kind, due.audience, lead.id,
      extract(epoch from lead.pickup_from), extract(epoch from lead.pickup_until)
    ) as once_key
  ) as named
  where lead.status in ('Submitted', 'Sent Proposal', 'In Progress')
    and lead.flagged_because is null
    and lead.pickup_from between now() - interval '7 days' and now() + interval '2 days'
    and case due.kind
      when 'pickup-reminder' then now() < lead.pickup_from
        and private.reminder_of(lead.pickup_from) between lead.pickup_set_at and now()
      else private.add_business_hours(
        lead.pickup_until, (select pickup_over_after from public.dispatch_settings)
      ) <= now()
    end
    and not exists (select from public.notifications as told where told.once_key = named.once_key)
  for key share of lead skip locked
  on conflict (once_key) do nothing;
$$;

create trigger _410_text_operator_too after insert on public.notifications
for each row when (new.audience = 'operator' and new.channel is null) execute function private.text_operator_too();

-- Tells the customer of a new status, timeframe or window. A change that comes while another waits to be told is told
-- with it. Of the times that a hauler sets, three are told within a day: the page shows the others. That a booked
-- pickup is gone is always told.
create or replace function private.notify_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when old.status is distinct from new.status then 'status-changed' else 'timeframe-changed'
  end;
  is_by_hauler constant boolean := coalesce(coalesce(new.timeframe, '') = new.timeframe_by_hauler, false);
  event constant text := format('%s:%s:', case when is_by_hauler then 'changed-by-hauler' else 'changed' end, new.id);
  due constant timestamptz := case when new.flagged_because is null then now() else 'infinity' end
    + (select status_mail_hold from public.dispatch_settings);
begin
  update public.notifications as earlier set
    kind = case
      when earlier.status_before is distinct from new.status then 'status-changed' else 'timeframe-changed'
    end,
    due_at = due, created_at = now()
  where earlier.lead_id = new.id
    and earlier.kind in ('status-changed', 'timeframe-changed')
    and earlier.state = 'waiting'
    and earlier.attempts = 0;
  if found or kind = 'timeframe-changed' and is_by_hauler and old.pickup_from is null and 3 <= (
    select count(*) from public.notifications as told
    where told.lead_id = new.id
      and told.kind = 'timeframe-changed'
      and starts_with(told.once_key, event)
      and told.state in ('waiting', 'sent')
      and told.created_at > now() - interval '24 hours'
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

-- Holds back what is to be told of a request or message while it is flagged, and lets it out when the flag is cleared.
-- The operator alone is told that something is flagged, with all else that is flagged within `flagged_digest_every`.
-- What warns of harm is not held back. What was held back is news when it is let out.
create or replace function private.notify_of_flag() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  period constant numeric := extract(epoch from (select flagged_digest_every from public.dispatch_settings));
  period_end constant numeric := (floor(extract(epoch from now()) / period) + 1) * period;
begin
  update public.notifications set
    due_at = case when new.flagged_because is null then now() else 'infinity' end,
    created_at = case when new.flagged_because is null then now() else created_at end
  where (lead_id = new.id or message_id = new.id)
    and state = 'waiting'
    and (new.flagged_because is not null or due_at = 'infinity')
    and kind not in ('held-request', 'held-message', 'hauler-canceled', 'given-back', 'taken-back')
    and not (audience = 'operator' and kind = 'not-contacted');
  if new.flagged_because is not null then
    insert into public.notifications (kind, audience, once_key, due_at)
    values ('flagged-digest', 'operator', 'flagged-digest:' || period_end, to_timestamp(period_end))
    on conflict (once_key) do nothing;
  end if;
  return null;
end;
$$;

comment on column public.notifications.created_at is 'When it happened, or was let out after a flag.';

revoke execute on all functions in schema private from public;
