-- What the function send-notifications asks: which mails it may send now, and how each of them ended.

create table public.mail_blocks (
  address_hash bytea primary key,
  created_at timestamptz not null default now()
);

comment on table public.mail_blocks is
  'Who wants no mail from us. To write to somebody again, delete the row with private.address_hash(address).';
comment on column public.mail_blocks.address_hash is 'Salted hash of the address, in its canonical form.';
comment on column public.mail_blocks.created_at is 'When they said so.';

alter table public.mail_blocks enable row level security;
revoke all on public.mail_blocks from anon, authenticated;
grant select, delete on public.mail_blocks to service_role;

create function private.address_hash(email text) returns bytea
language sql stable set search_path = '' as $$
  select private.salted_hash(private.canonical_email(email));
$$;

-- The link of a mail stops what is sent to the address that this mail went to, whatever becomes of the request.
create table public.stop_links (
  token_hash bytea primary key,
  address_hash bytea not null,
  created_at timestamptz not null default now()
);

comment on table public.stop_links is
  'Which link stops the mails to which address. Kept for 13 months, also when the request is deleted.';
comment on column public.stop_links.token_hash is 'Hash of the token in the link. The mail alone has the token itself.';
comment on column public.stop_links.address_hash is 'Salted hash of the address that the mail was sent to.';
comment on column public.stop_links.created_at is 'When the mail was made.';

create index stop_links_created_at_idx on public.stop_links (created_at);

alter table public.stop_links enable row level security;
revoke all on public.stop_links from anon, authenticated;
grant select, delete on public.stop_links to service_role;

create function private.token_hash(token text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'));
$$;

-- The token of the link in a mail to `email`: the same whenever this mail is tried, so that the provider sees the same
-- mail. Null if the mail is not being sent to that address, such as when it was corrected a moment ago.
create function public.make_stop_link(notification_id uuid, email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := private.address_hash(email);
  token constant text := private.base32(
    private.salted_hash(format('stop:%s:%s', notification_id, encode(address, 'hex')))
  );
begin
  if not exists (
    select from public.notifications as notification
    where notification.id = notification_id
      and notification.audience = 'customer'
      and notification.claimed_at is not null
      and notification.address_hash = address
  ) then
    return null;
  end if;
  insert into public.stop_links (token_hash, address_hash)
  values (private.token_hash(token), address)
  on conflict on constraint stop_links_pkey do nothing;
  return token;
end;
$$;
comment on function public.make_stop_link is 'The token that stops the mails to the address of a mail.';

-- Blocks the address that a mail with this token went to. An unknown token changes nothing.
create function public.stop_mail(token text) returns void
language sql security definer set search_path = '' as $$
  insert into public.mail_blocks (address_hash)
  select address_hash from public.stop_links where token_hash = private.token_hash(token)
  on conflict do nothing;
$$;
comment on function public.stop_mail is 'Nothing more is mailed to whoever got a mail with this token.';

create function private.forget_old_stop_links() returns void
language sql set search_path = '' as $$
  delete from public.stop_links where created_at < now() - interval '13 months';
$$;

-- Is this the tracking ID of a request, or the token of a job or of a mail?
create function private.is_known_secret(secret text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where tracking_id = secret)
    or exists (select from public.job_offers where token = secret)
    or exists (select from public.stop_links where token_hash = private.token_hash(secret));
$$;

-- Where a mail to a customer goes: of a correction, to the address from before it.
create function private.address_of(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
begin
  if notification.correction_id is not null then
    return (select email_before from public.lead_corrections where id = notification.correction_id);
  end if;
  return (select email from public.leads where id = notification.lead_id);
end;
$$;

-- Mails to an address that anybody may have typed.
create function private.is_of_strangers(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('request-arrived', 'request-changed', 'still-looking');
$$;

-- How many customers may get a mail at this moment, and how many of those a mail that a stranger can cause: half of the
-- hour's, so that the others never wait for theirs. A mail that is being sent counts, for as long as it may be.
create function private.customer_mails_left() returns table (of_all bigint, of_strangers bigint)
language sql stable set search_path = '' as $$
  select
    customer_mails_per_hour - count(counted.kind),
    customer_mails_per_hour / 2 - count(counted.kind) filter (where private.is_of_strangers(counted.kind))
  from public.dispatch_settings
  left join (
    select kind from public.notifications
    where audience = 'customer' and state = 'sent' and finished_at > now() - interval '1 hour'
    union all
    select kind from public.notifications
    where audience = 'customer' and state = 'waiting' and claimed_at is not null and due_at > now()
  ) as counted on true
  group by customer_mails_per_hour;
$$;

-- Is there a mail that may be sent at this moment?
create function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.notifications where state = 'waiting' and due_at <= now() and audience <> 'customer'
    )
    or exists (
      select from private.customer_mails_left() as mails_left
      where mails_left.of_all > 0 and exists (
        select from public.notifications
        where state = 'waiting' and due_at <= now() and audience = 'customer'
          and (mails_left.of_strangers > 0 or not private.is_of_strangers(kind))
      )
    );
$$;

-- How many other mails of this kind have gone to the address lately, or are on their way: that requests have arrived,
-- or that we are still looking, for other requests.
create function private.told_lately(notification public.notifications, address_hash bytea) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.notifications as told
  where told.address_hash = told_lately.address_hash
    and told.kind = notification.kind
    and told.id <> notification.id
    and (notification.kind = 'request-changed' or told.lead_id <> notification.lead_id)
    and (
      told.state = 'sent' and told.finished_at > now() - interval '24 hours'
      or told.state = 'waiting' and told.claimed_at is not null
    );
$$;

-- Why a mail must not go out at this moment, or null.
create function private.reason_to_skip(notification public.notifications) returns text
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

-- Takes up to `batch` of the mails that are due, for a sender that tells of each with finish_notification: those that
-- were tried least first, so that none that fails holds up the others. Among these, those to customers come last, and
-- of them those that a stranger can cause: first that a request was changed, then that one has arrived, then that we
-- still look for a hauler. Then the oldest first. A sender that dies leaves them to be taken again.
create function public.claim_notifications(batch int default 20) returns setof public.notifications
language plpgsql security definer set search_path = '' as $$
declare
  mails_left record;
  notification public.notifications;
  reason text;
  claimed int := 0;
  looked_at int := 0;
begin
  -- One at a time: what one takes counts for the next.
  perform pg_advisory_xact_lock(hashtext('claim_notifications'));

  select * into mails_left from private.customer_mails_left();
  for notification in
    select * from public.notifications
    where state = 'waiting' and due_at <= now()
      and (
        audience <> 'customer'
        or mails_left.of_all > 0 and (mails_left.of_strangers > 0 or not private.is_of_strangers(kind))
      )
    order by
      attempts, audience = 'customer', private.is_of_strangers(kind),
      array_position(array['request-arrived', 'still-looking'], kind) nulls first, created_at
    for update skip locked
  loop
    -- Many to skip, as after a day without a provider, are for several calls: each must end before the API gives it up.
    -- What others may still be told when customers have had their mails of this hour is for the next call too.
    exit when claimed = batch
      or looked_at = 1000
      or (notification.audience = 'customer' and mails_left.of_all <= 0)
      or (private.is_of_strangers(notification.kind) and mails_left.of_strangers <= 0);
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
        address_hash = case
          when audience = 'customer' then private.address_hash(private.address_of(notification)) else address_hash
        end
      where id = notification.id
      returning * into notification;
      claimed := claimed + 1;
      mails_left.of_all := mails_left.of_all - case when notification.audience = 'customer' then 1 else 0 end;
      mails_left.of_strangers := mails_left.of_strangers
        - case when private.is_of_strangers(notification.kind) then 1 else 0 end;
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
  public.make_stop_link(uuid, text), public.stop_mail(text), public.claim_notifications(int),
  public.finish_notification(uuid, text, text)
from public, anon, authenticated;
grant execute on function
  public.make_stop_link(uuid, text), public.stop_mail(text), public.claim_notifications(int),
  public.finish_notification(uuid, text, text)
to service_role;
