-- What the function send-notifications asks: which mails it may send now, and how each of them ended.

alter table public.dispatch_settings
  add column arrival_mails_per_address_per_day int not null default 1
    constraint "arrival_mails_per_address_per_day is not negative" check (arrival_mails_per_address_per_day >= 0),
  add column customer_mails_per_hour int not null default 200
    constraint "customer_mails_per_hour is not negative" check (customer_mails_per_hour >= 0);

comment on column public.dispatch_settings.arrival_mails_per_address_per_day is
  'Mails of a new request to the same address within 24 hours. More are not sent: anybody can type any address.';
comment on column public.dispatch_settings.customer_mails_per_hour is
  'Mails an hour to all customers together. More wait.';

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

-- Requests whose promise has passed, and whose operator has not been told. Older ones are history.
create function private.overdue_leads() returns setof uuid
language sql stable set search_path = '' as $$
  select lead.id
  from public.leads as lead
  where lead.status = 'Submitted'
    and lead.flagged_because is null
    and lead.created_at between now() - interval '7 days' and now() - (select promise from public.dispatch_settings)
    and not exists (select from public.notifications where once_key = 'overdue:' || lead.id)
    and public.promised_by(lead.created_at) <= now();
$$;

create function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.notifications where state = 'waiting' and due_at <= now() and audience <> 'customer'
    )
    or exists (
      select from public.notifications where state = 'waiting' and due_at <= now() and audience = 'customer'
    ) and private.customer_mails_left() > 0
    or exists (select from private.overdue_leads());
$$;

-- Why a mail must not go out at this moment, or null.
create function private.reason_to_skip(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
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
    return case when lead.status <> 'Submitted' then 'No longer waiting for a call' end;
  end if;
  if notification.audience <> 'customer' then
    return null;
  end if;
  return case
    when lead.email is null then 'There is no address any more'
    when exists (select from public.mail_blocks where address_hash = private.address_hash(lead.email))
      then 'The address wants no mail'
    when notification.kind = 'request-arrived' then case
      when lead.status in ('Canceled', 'Completed') then 'The request is closed'
      when (select arrival_mails_per_address_per_day from public.dispatch_settings) <= (
        -- The array makes Postgres begin with the few requests of the address, whatever it expects of their number; so
        -- does "is not null", without which it cannot use leads_canonical_email_idx.
        select count(*) from public.notifications as arrival
        where arrival.lead_id = any (array(
            select id from public.leads
            where email is not null and private.canonical_email(email) = private.canonical_email(lead.email)
          ))
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

-- Takes up to `batch` of the mails that are due, for a sender that tells of each with finish_notification: those to the
-- operator first, those that a stranger can cause last, the oldest first among equals. A sender that dies leaves them to
-- be taken again.
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
        attempts = attempts + 1, claimed_at = now(), due_at = now() + interval '1 minute' * power(2, attempts + 1)
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

-- `outcome`: sent; skipped, never to be tried again; failed, to be tried again but eight times at most; postponed, to be
-- tried again in a minute as if it had not been tried.
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
  where notification.id = finish_notification.id and state = 'waiting' and claimed_at is not null;
end;
$$;
comment on function public.finish_notification is 'How the sending of a mail ended.';

revoke execute on function
  private.address_hash(text), private.customer_mails_left(), private.overdue_leads(), private.has_notifications_due(),
  private.reason_to_skip(public.notifications)
from public;
revoke execute on function
  public.stop_mail(text), public.claim_notifications(int), public.finish_notification(uuid, text, text)
from public, anon, authenticated;
grant execute on function
  public.stop_mail(text), public.claim_notifications(int), public.finish_notification(uuid, text, text)
to service_role;
