-- Customers and haulers are told of proposals and pickups.

alter table public.notifications
  add column proposal_id uuid references public.proposals (id) on delete cascade,
  add column pickup_before tstzrange,
  drop constraint "kind is one that the sender knows",
  add constraint "kind is one that the sender knows" check (
    kind in (
      'new-request', 'not-contacted', 'overdue', 'contact-message', 'flagged-digest',
      'nobody-left', 'taken-back', 'customer-canceled', 'customer-corrected',
      'held-request', 'held-message', 'hauler-canceled', 'given-back', 'insurance-ends',
      'request-arrived', 'matched', 'status-changed', 'timeframe-changed', 'request-changed', 'still-looking',
      'job-offered', 'job-accepted',
      'proposal-made', 'proposal-withdrawn', 'pickup-booked', 'pickup-reminder', 'on-my-way',
      'proposal-accepted', 'proposal-declined', 'customer-asked', 'pickup-over'
    )
  );

comment on column public.notifications.proposal_id is 'The proposal it is about. Deleted with it.';
comment on column public.notifications.pickup_before is
  'The window of the pickup that the customer was last told, or that the mail is about.';

create index notifications_proposal_id_idx on public.notifications (proposal_id);

-- The window of a pickup, null if none is booked.
create function private.pickup_window(lead public.leads) returns tstzrange
language sql immutable set search_path = '' as $$
  select tstzrange(lead.pickup_from, lead.pickup_until) where lead.pickup_from is not null;
$$;

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
    due_at = due
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

drop trigger _510_notify_of_change on public.leads;

-- Of any update: _130_tidy_pickup changes columns that a statement does not name.
create trigger _510_notify_of_change after update on public.leads
for each row when (
  new.email is not null
  and (old.status, old.timeframe, old.pickup_from, old.pickup_until)
    is distinct from (new.status, new.timeframe, new.pickup_from, new.pickup_until)
)
execute function private.notify_of_change();

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
  where lead.email is not null
  on conflict (once_key) do nothing;
$$;

-- Tells the customer of a proposal or a pickup: once what `once_key` names.
create function private.tell_of_pickup(
  lead public.leads, kind text, proposal_id uuid, once_key text, hold interval
) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, proposal_id, once_key, pickup_before, due_at)
  select
    tell_of_pickup.kind, 'customer', lead.id, tell_of_pickup.proposal_id, tell_of_pickup.once_key,
    private.pickup_window(lead), private.due_of_lead(lead.id) + hold
  where lead.email is not null
  on conflict (once_key) do nothing;
$$;

-- A mail of its own tells what the mail of a change would, which waits. Left waiting, that would be compared with the
-- time before the booking: of a job that comes back within the hold it would look "changed back", and the customer
-- would hear of nothing. Where the mail of its own tells no time (`tells_time`), one of a change of that is kept.
create function private.drop_mail_of_change(lead_id uuid, tells_time boolean) returns void
language sql set search_path = '' as $$
  update public.notifications as notification set
    state = 'skipped', last_error = 'Told by another mail', finished_at = now()
  from public.leads as lead
  where notification.lead_id = drop_mail_of_change.lead_id
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

drop function private.tell_of_customer(uuid, text, interval);

-- Tells the operator, and the hauler who has the job, or one of them (`audiences`), of what the customer did. What
-- already waits to be told is put off by `hold` instead of being told twice.
create function private.tell_of_customer(
  lead_id uuid, kind text, hold interval,
  audiences text[] default '{operator,hauler}', proposal_id uuid default null
) returns void
language sql set search_path = '' as $$
  with told as (
    update public.notifications as notification set
      due_at = private.due_of_lead(notification.lead_id) + hold, proposal_id = tell_of_customer.proposal_id
    where notification.lead_id = tell_of_customer.lead_id
      and notification.kind = tell_of_customer.kind
      and state = 'waiting'
      and attempts = 0
    returning audience, offer_id
  )
  insert into public.notifications (kind, audience, lead_id, offer_id, proposal_id, once_key, due_at)
  select
    tell_of_customer.kind, who.audience, tell_of_customer.lead_id, who.offer_id, tell_of_customer.proposal_id,
    format('%s:%s:%s:%s', tell_of_customer.kind, who.audience, tell_of_customer.lead_id, pg_current_xact_id()),
    private.due_of_lead(tell_of_customer.lead_id) + hold
  from (
    select 'operator' as audience, null::uuid as offer_id
    union all
    select 'hauler', id from public.job_offers as offer
    where offer.lead_id = tell_of_customer.lead_id and offer.state = 'accepted'
  ) as who
  where who.audience = any (audiences)
    and not exists (
      select from told where told.audience = who.audience and told.offer_id is not distinct from who.offer_id
    );
$$;

-- Why a mail must not go out at this moment, or null.
create or replace function private.reason_to_skip(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  offer public.job_offers;
  proposal public.proposals;
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
      when 0 < private.told_lately(notification, private.address_hash(address))
        then 'The address has heard of another request today'
    end
    when notification.kind = 'status-changed' and lead.status = 'Submitted'
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
      then 'A hauler has the request again'
    when notification.kind = 'request-arrived' then case
      when lead.status in ('Canceled', 'Completed') then 'The request is closed'
      when (select arrival_mails_per_address_per_day from public.dispatch_settings)
        <= private.told_lately(notification, private.address_hash(address))
        then 'The address has had its mail of a new request today'
    end
    when notification.status_before = lead.status
      and notification.timeframe_before is not distinct from lead.timeframe
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      then 'Changed back before it was told'
  end;
end;
$$;

-- When customer and hauler are reminded of a pickup: the evening before.
create function private.reminder_of(pickup_from timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select ((pickup_from at time zone 'America/Los_Angeles')::date - 1 + pickup_reminder_at)
    at time zone 'America/Los_Angeles'
  from public.dispatch_settings;
$$;

-- Reminds customer and hauler of a pickup of the next day, and asks the hauler whether one that is over is done: once
-- each, of this window. Who has set it after the time of the reminder knows of it.
create function private.remind_of_pickups() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key, pickup_before)
  select due.kind, due.audience, lead.id, due.offer_id, named.once_key, private.pickup_window(lead)
  from public.leads as lead
  cross join lateral (
    select 'pickup-reminder' as kind, 'customer' as audience, null::uuid as offer_id where lead.email is not null
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

-- The clock. A second call at the same moment, or right after, does nothing more than the first.
create or replace function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.advance_jobs();
  perform private.tell_of_overdue_leads();
  perform private.tell_of_broken_promises();
  perform private.tell_of_ending_insurances();
  perform private.remind_of_pickups();
  perform private.forget_old_stop_links();
  perform private.forget_what_is_old();
  perform private.wake_sender();
  perform private.wake_photo_remover();
end;
$$;

revoke execute on all functions in schema private from public;
