-- What the function send-notifications asks: which mails it may send now, and how each of them ended.

create table public.mail_blocks (
  address_hash bytea primary key,
  created_at timestamptz not null default now()
);

comment on table public.mail_blocks is
  'Who wants no mail from us. To write to somebody again, delete the row with private.address_hash(address).';
comment on column public.mail_blocks.address_hash is 'Salted hash of the address, in lower case and without its +tag.';
comment on column public.mail_blocks.created_at is 'When they said so.';

alter table public.mail_blocks enable row level security;
revoke all on public.mail_blocks from anon, authenticated;
grant select, delete on public.mail_blocks to service_role;

create function private.address_hash(email text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(salt || convert_to(private.canonical_email(email), 'UTF8')) from private.network_salt;
$$;

-- Blocks the address of the request whose mails have this token. An unknown token changes nothing.
create function public.stop_mail(token text) returns void
language sql security definer set search_path = '' as $$
  insert into public.mail_blocks (address_hash)
  select private.address_hash(email) from public.leads where mail_token = token and email is not null
  on conflict do nothing;
$$;
comment on function public.stop_mail is 'Nothing more is mailed to whoever got a mail with this token.';

-- How many customers may get a mail at this moment. A mail that is being sent counts, for as long as it may be.
create function private.customer_mails_left() returns bigint
language sql stable set search_path = '' as $$
  select customer_mails_per_hour
    - (
      select count(*) from public.notifications
      where audience = 'customer' and state = 'sent' and finished_at > now() - interval '1 hour'
    )
    - (
      select count(*) from public.notifications
      where audience = 'customer' and state = 'waiting' and claimed_at is not null and due_at > now()
    )
  from public.dispatch_settings;
$$;

-- Is there a mail that may be sent at this moment?
create function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.notifications where state = 'waiting' and due_at <= now() and audience <> 'customer'
    )
    or exists (
      select from public.notifications where state = 'waiting' and due_at <= now() and audience = 'customer'
    ) and private.customer_mails_left() > 0;
$$;

-- Why a mail must not go out at this moment, or null.
create function private.reason_to_skip(notification public.notifications) returns text
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
          and arrival.kind = 'request-arrived'
          and arrival.id <> notification.id
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

-- Takes up to `batch` of the mails that are due, for a sender that tells of each with finish_notification: those to
-- the operator first, those that a stranger can cause last, the oldest first among equals. A sender that dies leaves
-- them to be taken again.
create function public.claim_notifications(batch int default 20) returns setof public.notifications
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
comment on function public.claim_notifications is 'What the function send-notifications sends next.';

-- `outcome`: sent; skipped, never to be tried again; failed, to be tried again but eight times at most; postponed, to
-- be tried again in a minute as if it had not been tried.
create function public.finish_notification(id uuid, outcome text, error text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if outcome not in ('sent', 'skipped', 'failed', 'postponed') then
    raise sqlstate 'PT400' using message = 'The outcome is sent, skipped, failed or postponed.';
  end if;
  update public.notifications as notification set
    state = case
      when outcome in ('sent', 'skipped') then outcome
      when outcome = 'failed' and attempts >= 8 then 'dead'
      else 'waiting'
    end,
    finished_at = case when outcome in ('sent', 'skipped') or outcome = 'failed' and attempts >= 8 then now() end,
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

revoke execute on all functions in schema private from public;
revoke execute on function
  public.stop_mail(text), public.claim_notifications(int), public.finish_notification(uuid, text, text)
from public, anon, authenticated;
grant execute on function
  public.stop_mail(text), public.claim_notifications(int), public.finish_notification(uuid, text, text)
to service_role;
