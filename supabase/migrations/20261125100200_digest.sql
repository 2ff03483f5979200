-- Each morning the operator is mailed what the day brings: once a day of Los Angeles.

-- The day whose mail is due at this moment: for four hours from `digest_at` on, and not later. Null otherwise.
create function private.digest_day(moment timestamptz) returns date
language sql stable set search_path = '' as $$
  select shifted::date
  from (
    select moment at time zone 'America/Los_Angeles' - digest_at as shifted from public.dispatch_settings
  ) as clock
  where shifted::time < '04:00';
$$;

-- The link of the mail of a day works until an hour after the next one's time.
create function private.digest_link_ends(day date) returns timestamptz
language sql stable set search_path = '' as $$
  select (day + 1 + digest_at) at time zone 'America/Los_Angeles' + interval '1 hour' from public.dispatch_settings;
$$;

create function private.has_digest_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from (select private.digest_day(now()) as day) as today
    where day is not null and not exists (select from public.notifications where once_key = 'digest:' || day)
  );
$$;

create function private.tell_digest(moment timestamptz default now()) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, once_key)
  select 'digest', 'operator', 'digest:' || day
  from (select private.digest_day(moment) as day) as today
  where day is not null
  on conflict (once_key) do nothing;
$$;

-- When a day begins in Los Angeles: today, or so many days later.
create function private.start_of_day(days int) returns timestamptz
language sql stable set search_path = '' as $$
  select ((now() at time zone 'America/Los_Angeles')::date + days)::timestamp at time zone 'America/Los_Angeles';
$$;

-- What was not told to anybody within 90 days, and what came back within a week.
create function private.trouble() returns setof public.notifications
language sql stable set search_path = '' as $$
  select * from public.notifications
  where (state = 'dead' or delivery = 'unknown') and created_at > now() - interval '90 days'
  union all
  select * from public.notifications
  where delivery in ('undelivered', 'complained')
    and delivery_at > now() - interval '7 days'
    and channel in ('mail', 'text')
    and state <> 'dead';
$$;

-- Is there anything that the mail of the morning would tell?
create function private.has_digest_news() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where status not in ('Canceled', 'Completed'))
    or exists (select from public.contact_messages where answered_at is null)
    or exists (select from private.trouble())
    or exists (
      select from public.leads
      where created_at >= private.start_of_day(-1) and created_at < private.start_of_day(0)
    )
    or exists (
      select from public.haulers as hauler where active and private.key_of_ending_insurance(hauler) is not null
    );
$$;

-- Is there anything to send at this moment? Whatever must wait has a later `due_at`.
create or replace function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.notifications where state = 'waiting' and due_at <= now())
    or private.has_digest_due();
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
  if notification.kind = 'desk-link' then
    return case when notification.created_at < now() - interval '15 minutes' then 'More than 15 minutes late' end;
  end if;
  if notification.kind = 'digest' then
    return case
      when notification.created_at < now() - interval '12 hours' then 'More than 12 hours late'
      when not private.has_digest_news() then 'Nothing to tell'
    end;
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
  if notification.kind in ('pickup-booked', 'proposal-accepted', 'timeframe-changed', 'job-changed')
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
    if notification.kind = 'job-taken-back' then
      return case when offer.state = 'accepted' then 'The hauler has it again' end;
    end if;
    if offer.state <> (case notification.kind when 'job-offered' then 'open' else 'accepted' end)
      or notification.kind = 'job-offered' and private.job_state(offer, lead) <> 'open'
    then
      return 'No longer so';
    end if;
    if notification.kind = 'job-canceled' then
      return case when lead.status <> 'Canceled' then 'The request is open again' end;
    end if;
    if notification.kind <> 'customer-canceled' and lead.status in ('Canceled', 'Completed') then
      return 'The request is closed';
    end if;
    if notification.kind = 'job-changed'
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      and notification.timeframe_before is not distinct from lead.timeframe
    then
      return 'Changed back before it was told';
    end if;
    if notification.kind = 'not-contacted' and offer.reported_at is null then
      return 'The hauler has answered';
    end if;
  end if;
  if notification.audience <> 'customer' then
    return null;
  end if;
  return case
    -- Whatever has become of the request, its former address hears of it, and who lost the link gets it.
    when notification.kind in ('request-changed', 'link-again') then null
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

-- The clock. A second call at the same moment, or right after, does nothing more than the first.
create or replace function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.pass_over_unreachable();
  perform private.advance_jobs();
  perform private.tell_of_overdue_leads();
  perform private.tell_of_broken_promises();
  perform private.tell_of_ending_insurances();
  perform private.remind_of_pickups();
  perform private.tell_digest();
  perform private.forget_old_stop_links();
  perform private.forget_old_desk_links();
  perform private.forget_what_is_old();
  perform private.wake_sender();
  perform private.wake_photo_remover();
  update private.pulse set ticked_at = now()
  where only_row and (ticked_at is null or ticked_at < now() - interval '30 seconds');
end;
$$;

revoke execute on all functions in schema private from public;
