-- Everything that happens on a schedule. `private.tick` is the only scheduler: offers expire and jobs are taken back
-- whether or not emails can be sent. On hosted Supabase, pg_cron calls it every minute. Migrations create no extensions
-- here, because they must also run where there are none: the operator creates them once with `private.start_sender`.

-- When a job will be taken back from its hauler if they do nothing, because the customer reported that they were not
-- contacted; if the customer has reported again, whatever the hauler does. Once the hauler has called and a time is
-- agreed on, a first report takes no job back: operator and hauler were notified of it.
create function private.taken_back_at(lead public.leads, offer public.job_offers) returns timestamptz
language sql stable set search_path = '' as $$
  select private.add_business_hours(offer.reported_at, take_back_after)
  from public.dispatch_settings
  where dispatch_on
    and offer.reported_at is not null
    and not private.is_closed(lead.status)
    and lead.flagged_because is null
    and (
      offer.reported_again or offer.contacted_at is null or lead.timeframe is null and lead.pickup_from is null
    );
$$;

create function private.jobs_to_take_back() returns setof public.job_offers
language sql stable set search_path = '' as $$
  select offer.*
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  where offer.state = 'accepted'
    -- For the index: business hours are never sooner.
    and offer.reported_at <= now() - (select take_back_after from public.dispatch_settings)
    and private.taken_back_at(lead, offer) <= now();
$$;

-- Expires offers, takes jobs back, and dispatches waiting requests. At most 25 of each per call, because visitors who
-- send a request meanwhile must wait, see the lock in `dispatch_lead`. Locked requests are left for the next call.
create function private.advance_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  job record;
begin
  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from public.job_offers where state = 'open' and expires_at <= now())
    order by lead.id
    limit 25
    for no key update skip locked
  loop
    update public.job_offers set state = 'expired' where lead_id = job.id and state = 'open' and expires_at <= now();
  end loop;

  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from private.jobs_to_take_back())
    order by lead.id
    limit 25
    for no key update skip locked
  loop
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
    select 'taken-back', 'operator', lead_id, id, format('taken-back:%s:%s', id, extract(epoch from reported_at))
    from private.jobs_to_take_back() where lead_id = job.id
    on conflict (once_key) do nothing;
    update public.job_offers set state = 'returned', decline_reason = 'Taken back: the customer was not contacted'
    where id in (select id from private.jobs_to_take_back() where lead_id = job.id);
  end loop;

  perform private.dispatch_waiting();
end;
$$;

-- Notifies the operator once of each request whose promised time has passed without a call, at most 500 per call to
-- keep it short. Requests older than a week are ignored, and ones being deleted are skipped: waiting for that lock
-- would end in an error. `add_business_hours` instead of `promised_by` reads the setting once, and runs only for
-- requests without a notification.
create function private.notify_of_overdue_leads() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key)
  select 'overdue', 'operator', lead.id, 'overdue:' || lead.id
  from public.leads as lead, public.dispatch_settings
  where lead.status = 'Submitted'
    and not private.is_called(lead)
    and lead.flagged_because is null
    and lead.created_at between now() - interval '7 days' and now() - promise
    and not exists (select from public.notifications where once_key = 'overdue:' || lead.id)
    and private.add_business_hours(lead.created_at, promise) <= now()
  order by lead.created_at
  limit 500
  for key share of lead skip locked
  on conflict (once_key) do nothing;
$$;

-- Notifies customers if no hauler was found by the promised time, see `notify_still_looking`: at most 500 per call.
create function private.notify_of_broken_promises() returns void
language sql set search_path = '' as $$
  select private.notify_still_looking(late.id)
  from (
    select lead.id
    from public.leads as lead
    where lead.status = 'Submitted'
      and lead.flagged_because is null
      and lead.created_at between now() - interval '7 days' and now() - (select promise from public.dispatch_settings)
      and not exists (
        select from public.notifications as mail
        where mail.once_key = 'still-looking:' || lead.id and not private.can_retry_still_looking(mail)
      )
      and private.is_still_looking(lead)
    order by lead.created_at
    limit 500
    for key share of lead skip locked
  ) as late;
$$;

-- Makes the operator get one email about the end of an insurance. Null if none is needed yet.
create function private.insurance_notification_key(hauler public.haulers) returns text
language sql stable set search_path = '' as $$
  select format('insurance-ends:%s:%s', hauler.id, hauler.insured_until)
  where hauler.insured_until - 14 <= (now() at time zone 'America/Los_Angeles')::date;
$$;

-- Notifies the operator of each active hauler whose insurance ends within 14 days or has ended: once per hauler and
-- date.
create function private.notify_of_ending_insurances() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, hauler_id, once_key)
  select 'insurance-ends', 'operator', hauler.id, private.insurance_notification_key(hauler)
  from public.haulers as hauler
  where hauler.active
    and private.insurance_notification_key(hauler) is not null
    and not exists (select from public.notifications where once_key = private.insurance_notification_key(hauler))
  for key share of hauler skip locked
  on conflict (once_key) do nothing;
$$;

-- The start of a day in Los Angeles: today, or `days` later.
create function private.start_of_day(days int) returns timestamptz
language sql stable set search_path = '' as $$
  select ((now() at time zone 'America/Los_Angeles')::date + days)::timestamp at time zone 'America/Los_Angeles';
$$;

-- Notifications of the last 90 days that failed or may have failed to go out, and those of the last week that bounced
-- or drew a complaint.
create function private.delivery_failures() returns setof public.notifications
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

-- When customer and hauler are reminded of a pickup: the evening before.
create function private.reminder_of(pickup_from timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select ((pickup_from at time zone 'America/Los_Angeles')::date - 1 + pickup_reminder_at)
    at time zone 'America/Los_Angeles'
  from public.dispatch_settings;
$$;

-- Reminds customer and hauler of tomorrow's pickup, and asks the hauler after a pickup whether it is done: once each
-- per window. There is no reminder if the pickup was booked after the time of the reminder.
create function private.remind_of_pickups() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key, pickup_before)
  select due.kind, due.audience, lead.id, due.offer_id, named.once_key, private.pickup_window(lead)
  from public.leads as lead
  cross join lateral (
    select 'pickup-reminder'::public.notification_kind as kind, 'customer'::public.audience as audience,
      null::uuid as offer_id
    union all
    select kind, 'hauler', offer.id
    from public.job_offers as offer, (
      values ('pickup-reminder'::public.notification_kind), ('pickup-over')
    ) as outgoing (kind)
    where offer.lead_id = lead.id and offer.state = 'accepted'
  ) as due
  cross join lateral (
    select format(
      '%s:%s:%s:%s-%s', due.kind, due.audience, lead.id,
      extract(epoch from lead.pickup_from), extract(epoch from lead.pickup_until)
    ) as once_key
  ) as named
  where not private.is_closed(lead.status)
    and lead.flagged_because is null
    and lead.pickup_from between now() - interval '7 days' and now() + interval '2 days'
    and case due.kind
      when 'pickup-reminder' then now() < lead.pickup_from
        and private.reminder_of(lead.pickup_from) between lead.pickup_set_at and now()
      else private.add_business_hours(
        lead.pickup_until, (select pickup_over_after from public.dispatch_settings)
      ) <= now()
    end
    and not exists (select from public.notifications as outgoing where outgoing.once_key = named.once_key)
  for key share of lead skip locked
  on conflict (once_key) do nothing;
$$;

-- Since when the operator must build the site by hand: a build request was skipped or failed within the last 24 hours,
-- and none has succeeded since. Null if not.
create function private.unbuilt_since() returns timestamptz
language sql stable set search_path = '' as $$
  select min(created_at) from public.notifications as wanted
  where kind = 'site-build'
    and state in ('skipped', 'dead')
    and finished_at > now() - interval '24 hours'
    and not exists (
      select from public.notifications as built
      where built.kind = 'site-build' and built.state = 'sent' and built.finished_at > wanted.finished_at
    );
$$;

-- Is there anything to report in the daily digest?
create function private.has_digest_news() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where not private.is_closed(status))
    or exists (select from public.contact_messages where answered_at is null)
    or exists (select from public.reviews where may_publish and moderation = 'waiting')
    or private.unbuilt_since() is not null
    or exists (select from private.delivery_failures())
    or exists (select from private.faults_for_digest())
    or exists (select from private.haulers_without_agreement())
    or exists (
      select from public.leads
      where created_at >= private.start_of_day(-1) and created_at < private.start_of_day(0)
    )
    or exists (
      select from public.haulers as hauler where active and private.insurance_notification_key(hauler) is not null
    );
$$;

-- Calls one of our functions. Does nothing without the extensions or before `start_sender`.
create function private.call_function(function_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project_url text;
  sender_key text;
begin
  if to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null then
    return;
  end if;
  execute $query$
    select
      max(decrypted_secret) filter (where name = 'project_url'),
      max(decrypted_secret) filter (where name = 'sender_key')
    from vault.decrypted_secrets
  $query$ into project_url, sender_key;
  if project_url is null or sender_key is null then
    return;
  end if;
  -- pg_net stores the headers of its requests in a table. This key can only send what is due and remove what has
  -- expired.
  execute $query$
    select net.http_post(
      url := $1 || '/functions/v1/' || $3,
      headers := jsonb_build_object('content-type', 'application/json', 'apikey', $2),
      body := '{}'::jsonb,
      timeout_milliseconds := 5000
    )
  $query$ using project_url, sender_key, function_name;
end;
$$;

create function private.call_sender() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Without the extension, something else calls it.
  if to_regnamespace('net') is not null and private.should_call_sender() then
    perform private.call_function('send-notifications');
  end if;
end;
$$;

create function private.call_photo_remover() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select photos_due from private.retention) then
    perform private.call_function('remove-old-photos');
  end if;
end;
$$;

-- The scheduler. Calling it twice at once, or twice in a row, has no further effect.
create function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.notify_of_overdue_leads();
  perform private.notify_of_broken_promises();
  perform private.notify_of_ending_insurances();
  perform private.remind_of_agreements();
  perform private.remind_of_pickups();
  perform private.enqueue_digest();
  perform private.notify_of_stuck_channels();
  perform private.refresh_promise_figure();
  perform private.refresh_public_reviews();
  perform private.refresh_prices();
  delete from public.stop_links where created_at < now() - interval '13 months';
  delete from public.desk_links where expires_at < now() - interval '30 days';
  perform private.purge_expired();
  -- Late, because from here on visitors who send a request must wait, see the lock in `dispatch_lead`.
  perform private.give_up_lost();
  perform private.skip_unreachable_haulers();
  perform private.advance_jobs();
  perform private.call_sender();
  perform private.call_photo_remover();
  update private.scheduler_heartbeat set ticked_at = now()
  where only_row and (ticked_at is null or ticked_at < now() - interval '30 seconds');
end;
$$;

-- Starts the scheduler and lets it call the sending function. pg_cron's log of runs, a row a minute, is kept for a
-- week. The operator runs it once in the SQL editor; running it again replaces the address, the key and the schedules.
create function private.start_sender(project_url text, sender_key text) returns text
language plpgsql set search_path = '' as $$
declare
  secret record;
begin
  execute 'create extension if not exists pg_net with schema extensions';
  execute 'create extension if not exists pg_cron with schema pg_catalog';
  for secret in
    select * from (
      values ('project_url', rtrim(start_sender.project_url, '/')), ('sender_key', start_sender.sender_key)
    ) as given (name, value)
  loop
    execute 'select vault.update_secret(id, $2) from vault.secrets where name = $1' using secret.name, secret.value;
    execute 'select vault.create_secret($2, $1) where not exists (select from vault.secrets where name = $1)'
    using secret.name, secret.value;
  end loop;
  execute $query$
    select
      cron.schedule('tick', '* * * * *', 'select private.tick()'),
      cron.schedule(
        'prune', '17 10 * * *',
        $prune$delete from cron.job_run_details where end_time < now() - interval '7 days'$prune$
      )
  $query$;
  return 'The clock ticks each minute, and calls the sender when a mail is due.';
end;
$$;
