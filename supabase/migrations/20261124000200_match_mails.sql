-- Customers, haulers and the operator are told of the match.

alter table public.notifications
  add column offer_id uuid references public.job_offers (id) on delete cascade,
  add column address_hash bytea,
  drop constraint "kind is one that the sender knows",
  add constraint "kind is one that the sender knows" check (
    kind in (
      'new-request', 'not-contacted', 'overdue', 'contact-message', 'flagged-digest',
      'nobody-left', 'taken-back', 'customer-canceled', 'customer-corrected',
      'request-arrived', 'matched', 'status-changed', 'timeframe-changed',
      'job-offered', 'job-accepted'
    )
  ),
  drop constraint "audience is customer or operator",
  add constraint "audience is customer, operator or hauler" check (audience in ('customer', 'operator', 'hauler'));

comment on column public.notifications.audience is 'Who is told: the customer, the operator or a hauler.';
comment on column public.notifications.offer_id is 'The offer it is about. Deleted with it.';
comment on column public.notifications.address_hash is 'Salted hash of the customer''s address that it was sent to.';

create index notifications_offer_id_idx on public.notifications (offer_id);
create index notifications_arrivals_idx on public.notifications (address_hash) where kind = 'request-arrived';

-- When somebody is told of a request: at once, or when its flag is cleared.
create function private.due_of_lead(lead_id uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select case when private.is_flagged_lead(lead_id) then 'infinity' else now() end;
$$;

create function private.notify_of_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'open' then
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    values (
      'job-offered', 'hauler', new.lead_id, new.id, format('job-offered:%s:%s', new.id, extract(epoch from new.offered_at)),
      greatest(private.due_of_lead(new.lead_id), new.offered_at)
    )
    on conflict (once_key) do nothing;
  else
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    select kind, audience, new.lead_id, new.id, format('%s:%s:%s', kind, new.id, pg_current_xact_id()), private.due_of_lead(new.lead_id)
    from (values ('job-accepted', 'hauler'), ('matched', 'customer')) as told (kind, audience)
    where audience = 'hauler' or exists (select from public.leads where id = new.lead_id and email is not null);
  end if;
  return null;
end;
$$;

create trigger notify_of_new_offer after insert on public.job_offers
for each row when (new.state in ('open', 'accepted')) execute function private.notify_of_offer();

create trigger notify_of_offer after update of state on public.job_offers
for each row when (new.state <> old.state and new.state in ('open', 'accepted')) execute function private.notify_of_offer();

-- The customer was told who has taken the request, and now nobody has. It is open again, as after a change of its status.
create function private.tell_of_lost_hauler(lead public.leads) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key, status_before, timeframe_before, due_at)
  select
    'status-changed', 'customer', lead.id, format('changed:%s:%s', lead.id, pg_current_xact_id()), 'Matched', lead.timeframe,
    private.due_of_lead(lead.id) + status_mail_hold
  from public.dispatch_settings
  where lead.email is not null
  on conflict (once_key) do nothing;
$$;

-- The hauler who has the job is told, too, and has `take_back_after` to answer.
create or replace function private.notify_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_offers set reported_at = coalesce(reported_at, now())
  where lead_id = new.lead_id and state = 'accepted';
  insert into public.notifications (kind, audience, lead_id, report_id, offer_id, once_key, due_at)
  select 'not-contacted', who.audience, new.lead_id, new.id, who.offer_id,
    concat_ws(':', 'not-contacted', nullif(who.audience, 'operator'), new.id), private.due_of_lead(new.lead_id)
  from (
    select 'operator' as audience, null::uuid as offer_id
    union all
    select 'hauler', id from public.job_offers where lead_id = new.lead_id and state = 'accepted'
  ) as who;
  return null;
end;
$$;

-- Requests whose promise has passed with nobody having called, and whose operator has not been told. Older ones are
-- history.
create or replace function private.overdue_leads() returns setof uuid
language sql stable set search_path = '' as $$
  select lead.id
  from public.leads as lead
  where lead.status = 'Submitted'
    and lead.contacted_at is null
    and lead.flagged_because is null
    and lead.created_at between now() - interval '7 days' and now() - (select promise from public.dispatch_settings)
    and not exists (select from public.notifications where once_key = 'overdue:' || lead.id)
    and public.promised_by(lead.created_at) <= now();
$$;

create or replace function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.notifications where state = 'waiting' and due_at <= now() and audience <> 'customer'
    )
    or exists (
      select from public.notifications where state = 'waiting' and due_at <= now() and audience = 'customer'
    ) and private.customer_mails_left() > 0
    or exists (select from private.overdue_leads())
    or exists (select from public.job_offers where state = 'open' and expires_at <= now())
    or exists (select from private.jobs_to_take_back());
$$;

create or replace function private.reason_to_skip(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  offer public.job_offers;
begin
  if notification.kind = 'flagged-digest' then
    return case when not exists (select from public.leads where flagged_because is not null)
      and not exists (select from public.contact_messages where flagged_because is not null)
    then 'Nothing is flagged any more' end;
  end if;
  select * into lead from public.leads where id = notification.lead_id;
  -- Of an old request that still waits, the operator is told that it is overdue.
  if notification.kind in ('new-request', 'request-arrived') and lead.created_at < now() - interval '24 hours' then
    return 'More than 24 hours late';
  end if;
  if notification.kind = 'overdue' then
    return case when lead.status <> 'Submitted' or lead.contacted_at is not null then 'No longer waiting for a call' end;
  end if;
  if notification.kind = 'nobody-left' then
    return case
      when lead.status <> 'Submitted' then 'No longer waiting for a hauler'
      when exists (select from public.job_offers where lead_id = lead.id and state in ('open', 'accepted'))
        then 'Offered to others meanwhile'
    end;
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
    when lead.email is null then 'There is no address any more'
    when exists (select from public.mail_blocks where address_hash = private.address_hash(lead.email))
      then 'The address wants no mail'
    when lead.canceled_by_customer then 'The customer canceled'
    when notification.kind = 'status-changed' and lead.status = 'Submitted'
      and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
      then 'A hauler has the request again'
    when notification.kind = 'request-arrived' then case
      when lead.status in ('Canceled', 'Completed') then 'The request is closed'
      when (select arrival_mails_per_address_per_day from public.dispatch_settings) <= (
        select count(*) from public.notifications as arrival
        where arrival.address_hash = private.address_hash(lead.email)
          and arrival.kind = 'request-arrived' and arrival.id <> notification.id
          and (
            arrival.state = 'sent' and arrival.finished_at > now() - interval '24 hours'
            or arrival.state = 'waiting' and arrival.claimed_at is not null
          )
      ) then 'The address has had its mail of a new request today'
    end
    when notification.status_before = lead.status and notification.timeframe_before is not distinct from lead.timeframe
      then 'Changed back before it was told'
  end;
end;
$$;

create or replace function public.claim_notifications(batch int default 20) returns setof public.notifications
language plpgsql security definer set search_path = '' as $$
declare
  mails_left bigint;
  notification public.notifications;
  reason text;
  claimed int := 0;
  looked_at int := 0;
begin
  -- One at a time: what one takes counts for the next.
  perform pg_advisory_xact_lock(hashtext('claim_notifications'));

  perform private.advance_jobs();

  -- A request that is being deleted at this moment is passed over: waiting for it would end in an error.
  insert into public.notifications (kind, audience, lead_id, once_key)
  select 'overdue', 'operator', id, 'overdue:' || id
  from public.leads where id in (select private.overdue_leads())
  for key share skip locked
  on conflict (once_key) do nothing;

  mails_left := private.customer_mails_left();
  for notification in
    select * from public.notifications
    where state = 'waiting' and due_at <= now()
    order by audience = 'customer', kind = 'request-arrived', created_at
    for update skip locked
  loop
    -- Many to skip, as after a day without a provider, are for several calls: each must end before the API gives it up.
    exit when claimed = batch or looked_at = 1000 or (notification.audience = 'customer' and mails_left <= 0);
    looked_at := looked_at + 1;
    reason := private.reason_to_skip(notification);
    if reason is not null then
      update public.notifications set state = 'skipped', last_error = reason, finished_at = now()
      where id = notification.id;
    elsif notification.attempts >= 8 then
      update public.notifications set state = 'dead', finished_at = now() where id = notification.id;
    else
      -- When it is tried again, whether this try fails or is never heard of: after 2, 4, 8 … minutes.
      update public.notifications set
        attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '1 minute' * power(2, attempts + 1),
        address_hash = case when audience = 'customer' then (
          select private.address_hash(email) from public.leads where id = lead_id
        ) end
      where id = notification.id
      returning * into notification;
      claimed := claimed + 1;
      mails_left := mails_left - case when notification.audience = 'customer' then 1 else 0 end;
      return next notification;
    end if;
  end loop;
end;
$$;

revoke execute on function
  private.due_of_lead(uuid), private.notify_of_offer(), private.tell_of_lost_hauler(public.leads)
from public;
