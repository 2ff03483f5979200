-- Which channel a notification uses when it is due, email or text, and why it may use neither.

-- A block covers only the emails to one audience: anyone can type a hauler's address into a request, and a hauler who
-- stops those emails must still get offers.
create table public.mail_blocks (
  address_hash bytea not null,
  audience public.audience not null
    constraint "audience is customer or hauler" check (audience in ('customer', 'hauler')),
  complained boolean not null default false,
  created_at timestamptz not null default now(),

  primary key (address_hash, audience)
);

comment on table public.mail_blocks is
  'Who wants no emails from us. To email someone again, delete the row with private.address_hash(address).';
comment on column public.mail_blocks.address_hash is 'Salted hash of the address, in its canonical form.';
comment on column public.mail_blocks.audience is
  'Which emails the address does not want: those to a customer or those to a hauler.';
comment on column public.mail_blocks.complained is
  'Did they mark an email as spam? Then a customer is not texted either.';
comment on column public.mail_blocks.created_at is 'When they opted out.';

alter table public.mail_blocks enable row level security;
grant select, delete on public.mail_blocks to service_role;

create function private.address_hash(email text) returns bytea
language sql stable set search_path = '' as $$
  select private.salted_hash(private.canonical_email(email));
$$;

create function private.wants_no_mail(email text, audience public.audience) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.mail_blocks as block
    where block.address_hash = private.address_hash(email) and block.audience = wants_no_mail.audience
  );
$$;

-- The stop link in an email to a customer blocks the address that the email was sent to, even if the request has
-- changed since. The one in an email to a hauler pauses their offers, and blocks no address.
create table public.stop_links (
  token_hash bytea primary key,
  address_hash bytea not null,
  audience public.audience not null
    constraint "audience is customer or hauler" check (audience in ('customer', 'hauler')),
  created_at timestamptz not null default now(),
  hauler_id uuid references public.haulers (id) on delete cascade
);

comment on table public.stop_links is
  'Which link stops emails to which address, or pauses which hauler. '
  'Kept for 13 months, even if the request is deleted.';
comment on column public.stop_links.token_hash is 'Hash of the token in the link. Only the email has the token itself.';
comment on column public.stop_links.address_hash is 'Salted hash of the address that the email was sent to.';
comment on column public.stop_links.audience is 'Audience of the email.';
comment on column public.stop_links.created_at is 'When the email was created.';
comment on column public.stop_links.hauler_id is
  'The hauler whom the link pauses. Empty for emails to customers. Deleted with them.';

create index stop_links_created_at_idx on public.stop_links (created_at);
create index stop_links_hauler_id_idx on public.stop_links (hauler_id);

alter table public.stop_links enable row level security;
grant select, delete on public.stop_links to service_role;

-- The token of the stop link in an email to `email`. It is the same in each attempt, so the provider sees the same
-- email. Null if the email is not being sent to that address, for example if it was just corrected.
create function public.make_stop_link(notification_id uuid, email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := private.address_hash(email);
  token constant text := private.base32(
    private.salted_hash(format('stop:%s:%s', notification_id, encode(address, 'hex')))
  );
  told public.notifications;
begin
  select * into told
  from public.notifications as notification
  where notification.id = notification_id
    and notification.audience in ('customer', 'hauler')
    and notification.claimed_at is not null
    and notification.address_hash = address;
  if not found then
    return null;
  end if;
  insert into public.stop_links (token_hash, address_hash, audience, hauler_id)
  values (
    private.token_hash(token), address, told.audience,
    case told.audience when 'hauler' then private.hauler_told(told) end
  )
  on conflict on constraint stop_links_pkey do nothing;
  return token;
end;
$$;
comment on function public.make_stop_link is
  'The token that stops emails to the address of this email, or offers to the hauler who gets it.';

-- Blocks emails to this audience at an address, after a complaint or a click on a stop link. The operator is notified
-- of customers we can no longer reach.
create function private.block_mail(address_hash bytea, audience public.audience, complained boolean) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.mail_blocks as block (address_hash, audience, complained)
  values (block_mail.address_hash, block_mail.audience, block_mail.complained)
  on conflict on constraint mail_blocks_pkey do update set complained = true
  where excluded.complained and not block.complained;
  if found and block_mail.audience = 'customer' then
    perform private.notify_of_silenced_customers(block_mail.address_hash);
  end if;
end;
$$;

-- Only a hauler who paused by their link, and has their papers, can resume by it.
create function private.pause_state(hauler public.haulers) returns public.pause_state
language sql stable set search_path = '' as $$
  select (case
    when hauler.active then 'active'
    when hauler.paused_by_hauler_at is not null and private.missing_papers(hauler) = '{}' then 'paused'
    else 'stopped'
  end)::public.pause_state;
$$;

-- Looks at, pauses or resumes the hauler who got an email with this token, and returns the state after that. The
-- operator is notified, up to ten times a day, because anyone with the link can go back and forth. After that, one more
-- is sent a day later, with the state by then.
create function public.pause_by_link(token text, wish public.pause_wish) returns public.pause_state
language plpgsql security definer set search_path = '' as $$
declare
  about constant uuid := (
    select stop_links.hauler_id from public.stop_links where token_hash = private.token_hash(pause_by_link.token)
  );
  hauler public.haulers;
  state public.pause_state;
begin
  -- Dispatch skips a locked hauler, so looking does not lock them.
  if wish <> 'look' then
    perform from public.haulers where id = about for no key update;
  end if;
  select * into hauler from public.haulers where id = about;
  if not found then
    return 'unknown';
  end if;
  state := private.pause_state(hauler);
  if (wish, state) not in (('pause', 'active'), ('resume', 'paused')) then
    return state;
  end if;
  update public.haulers set active = not active, paused_by_hauler_at = case when active then now() end
  where id = about returning * into hauler;
  insert into public.notifications (kind, audience, hauler_id, once_key, due_at)
  select
    'hauler-paused', 'operator', about, format('hauler-paused:%s:%s', about, extract(epoch from now())),
    case when lately.is_often then now() + interval '1 day' else now() end
  from (
    select
      count(*) >= 10 as is_often,
      coalesce(bool_or(told.state = 'waiting' and claimed_at is null and due_at > now()), false) as one_waits
    from public.notifications as told
    where hauler_id = about and kind = 'hauler-paused' and created_at > now() - interval '24 hours'
  ) as lately
  where not (lately.is_often and lately.one_waits);
  return private.pause_state(hauler);
end;
$$;
comment on function public.pause_by_link is 'A hauler pauses offers, or gets them again, by the link in an email.';

-- If the operator pauses or resumes a hauler, the hauler's own pause is over. A hauler whom the operator has paused
-- cannot resume by their link.
create function private.forget_own_pause() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.paused_by_hauler_at is not distinct from old.paused_by_hauler_at then
    new.paused_by_hauler_at := null;
  end if;
  return new;
end;
$$;

-- Blocks the address that the email with this token was sent to, or pauses the hauler. An unknown token changes
-- nothing.
create function public.stop_mail(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  link public.stop_links;
begin
  select * into link from public.stop_links where token_hash = private.token_hash(stop_mail.token);
  if link.audience = 'hauler' then
    perform public.pause_by_link(stop_mail.token, 'pause');
  elsif link.audience = 'customer' then
    perform private.block_mail(link.address_hash, 'customer', complained => false);
  end if;
end;
$$;
comment on function public.stop_mail is
  'Stops emails to the address that got an email with this token, or offers to the hauler who got it.';

-- Is this the tracking ID of a request, or the token of a job, an email, the desk, a review or an agreement?
create function private.is_known_secret(secret text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where tracking_id = secret)
    or exists (select from public.job_offers where token = secret)
    or exists (select from public.stop_links where token_hash = private.token_hash(secret))
    or exists (select from public.desk_links where token_hash = private.token_hash(secret))
    or exists (select from public.reviews where token = secret)
    or exists (select from public.agreement_links where token_hash = private.token_hash(secret));
$$;

-- The address of an email to a customer; for a correction, the address from before it.
create function private.address_of(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
begin
  if notification.correction_id is not null then
    return (select email_before from public.lead_corrections where id = notification.correction_id);
  end if;
  return (select email from public.leads where id = notification.lead_id);
end;
$$;

-- The hauler whom a notification is sent to.
create function private.hauler_told(notification public.notifications) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    notification.hauler_id, (select hauler_id from public.job_offers where id = notification.offer_id)
  );
end;
$$;

-- Kinds that go to an address or number that anyone could have typed.
create function private.can_be_of_strangers(kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('request-arrived', 'request-changed', 'still-looking');
$$;

-- Texts that anyone can trigger by sending requests: the kinds above, and those to haulers and the operator that follow
-- a new request automatically.
create function private.can_be_text_of_strangers(kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select private.can_be_of_strangers(kind) or kind in ('job-offered', 'overdue', 'nobody-left');
$$;

-- How often this kind was recently sent to the address or number, or is being sent, apart from this notification:
-- confirmations and "still looking" count only for other requests.
create function private.count_notified_lately(notification public.notifications, address_hash bytea) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.notifications as outgoing
  where outgoing.address_hash = count_notified_lately.address_hash
    and outgoing.kind = notification.kind
    and outgoing.id <> notification.id
    and (notification.kind = 'request-changed' or outgoing.lead_id <> notification.lead_id)
    and (
      outgoing.state = 'sent' and outgoing.finished_at > now() - interval '24 hours'
      or outgoing.state = 'waiting' and outgoing.claimed_at is not null
    );
$$;

-- Why the operator is not notified, or null.
create function private.reason_to_skip_for_operator(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
begin
  return case
    when kind = 'flagged-digest'
      and not exists (select from public.leads where flagged_because is not null)
      and not exists (select from public.contact_messages where flagged_because is not null)
      then 'not-flagged'
    when kind = 'desk-link' and notification.created_at < now() - interval '15 minutes' then 'too-late'
    when kind = 'digest' and notification.created_at < now() - interval '12 hours' then 'too-late'
    when kind = 'digest' and not private.has_digest_news() then 'no-news'
    when kind = 'held-request' and lead.flagged_because is null then 'not-flagged'
    when kind = 'held-message' and not exists (
      select from public.contact_messages where id = notification.message_id and flagged_because is not null
    ) then 'not-flagged'
    -- For an old request that is still waiting, the operator gets `overdue` instead.
    when kind = 'new-request' and lead.created_at < now() - interval '24 hours' then 'too-late'
    when kind = 'review-problem' and exists (
      select from public.reviews
      where id = notification.review_id and gone = 'yes' and price is distinct from 'higher'
    ) then 'corrected'
    -- A call noted only through a list link does not cancel this notification.
    when kind = 'overdue' and (lead.status <> 'Submitted' or private.is_called(lead, '0')) then 'not-waiting'
    when kind = 'customer-unreachable' and private.is_closed(lead.status) then 'closed'
    when kind = 'nobody-left' and lead.status <> 'Submitted' then 'not-waiting'
    when kind = 'nobody-left' and exists (
      select from public.job_offers where lead_id = lead.id and state in ('open', 'accepted')
    ) then 'offered'
    when kind = 'hauler-paused' and exists (
      select from public.notifications as later
      where later.hauler_id = notification.hauler_id and later.kind = 'hauler-paused'
        and later.created_at > notification.created_at and later.due_at <= now()
    ) then 'told-otherwise'
    when kind = 'hauler-paused' and not exists (
      select from public.haulers where id = notification.hauler_id and (active or paused_by_hauler_at is not null)
    ) then 'paused'
    when kind = 'provider-down' and not exists (select from public.stuck_channels()) then 'works-again'
    when kind = 'insurance-ends' and not exists (
      select from public.haulers as hauler
      where hauler.id = notification.hauler_id and private.insurance_notification_key(hauler) = notification.once_key
    ) then 'date-changed'
  end;
end;
$$;

-- Why a hauler is not notified, or null.
create function private.reason_to_skip_for_hauler(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
  offer public.job_offers;
  proposal public.proposals;
begin
  select * into offer from public.job_offers where id = notification.offer_id;
  select * into proposal from public.proposals where id = notification.proposal_id;
  return case
    when kind = 'agreement-asked' then case
      when exists (
        select from public.haulers
        where id = notification.hauler_id and agreement_version = public.current_agreement()
      ) then 'accepted'
    end
    -- The job may belong to another hauler by now.
    when kind in ('agreement-accepted', 'proposal-declined') then null
    when kind = 'job-taken-back' then case when offer.state = 'accepted' then 'matched-again' end
    when kind = 'job-offered' then case when private.job_state(offer, lead) <> 'open' then 'offer-ended' end
    when kind = 'review-problem'
      and exists (select from public.reviews where id = notification.review_id and gone = 'yes')
      then 'corrected'
    when kind in ('pickup-reminder', 'pickup-over')
      and private.pickup_window(lead) is distinct from notification.pickup_before
      then 'time-changed'
    when kind = 'pickup-reminder' and lead.pickup_from <= now() then 'pickup-begun'
    when kind = 'proposal-accepted' and proposal.state <> 'accepted' then 'not-booked'
    -- `pickup-over` asks whether it is done.
    when kind in ('proposal-accepted', 'job-changed') and lead.pickup_until <= now() then 'pickup-over'
    when kind = 'customer-asked' and (proposal.state not in ('open', 'accepted') or proposal.asked_at is null)
      then 'answered'
    when offer.state <> 'accepted' then 'offer-ended'
    when kind in ('customer-canceled', 'review-problem') then null
    when kind = 'job-canceled' then case when lead.status <> 'Canceled' then 'open-again' end
    when private.is_closed(lead.status) then 'closed'
    when kind = 'job-changed'
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      and notification.timeframe_before is not distinct from lead.timeframe
      then 'changed-back'
    when kind = 'not-contacted' and offer.reported_at is null then 'answered'
  end;
end;
$$;

-- Has the latest proposal we told the customer about been withdrawn or replaced?
create function private.was_told_of_lost_proposal(lead_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select mail.kind = 'proposal-made' and announced.state in ('withdrawn', 'replaced')
  from public.notifications as mail
  join public.proposals as announced on announced.id = mail.proposal_id
  where mail.lead_id = was_told_of_lost_proposal.lead_id
    and mail.kind in ('proposal-made', 'proposal-withdrawn', 'pickup-booked')
    and mail.state = 'sent'
  order by mail.finished_at desc
  limit 1;
$$;

-- Why a customer is not notified, or null.
create function private.reason_to_skip_for_customer(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
  proposal public.proposals;
  is_same_time constant boolean := notification.pickup_before is not distinct from private.pickup_window(lead);
begin
  select * into proposal from public.proposals where id = notification.proposal_id;
  return case
    -- Sent whatever happened to the request: the old address must know, and a lost link must be resent.
    when kind in ('request-changed', 'link-again') then null
    when kind = 'review-asked' then case
      when not (select review_asks_on from public.dispatch_settings) then 'asks-off'
      when lead.status <> 'Completed' then 'not-completed'
      when private.news_since(notification) < now() - interval '7 days' then 'too-late'
    end
    when kind = 'request-arrived' and lead.created_at < now() - interval '24 hours' then 'too-late'
    when kind = 'pickup-reminder' and not is_same_time then 'time-changed'
    when kind = 'pickup-reminder' and lead.pickup_from <= now() then 'pickup-begun'
    when kind = 'pickup-booked' and proposal.state <> 'accepted' then 'not-booked'
    when kind in ('pickup-booked', 'timeframe-changed') and lead.pickup_until <= now() then 'pickup-over'
    when lead.canceled_by_customer then 'canceled-by-customer'
    when kind not in ('status-changed', 'timeframe-changed', 'still-looking') and private.is_closed(lead.status)
      then 'closed'
    when kind = 'matched' then case
      when not exists (select from public.job_offers where id = notification.offer_id and state = 'accepted')
        then 'offer-ended'
    end
    when kind = 'proposal-made' then case when proposal.state <> 'open' then 'proposal-ended' end
    when kind = 'proposal-withdrawn' then case
      when exists (select from public.proposals where lead_id = lead.id and state = 'open') then 'other-proposal'
      when private.was_told_of_lost_proposal(lead.id) is not true then 'never-told'
    end
    when kind = 'on-my-way' then case
      when lead.arrives_at is null then 'not-on-the-way'
      when lead.arrives_at <= now() then 'arrived'
      when exists (
        select from public.notifications as later
        where later.lead_id = lead.id and later.kind = 'on-my-way' and later.created_at > notification.created_at
      ) then 'told-otherwise'
    end
    when kind = 'still-looking' then case when not private.is_still_looking(lead) then 'not-looking' end
    when kind = 'status-changed' and lead.status = 'Submitted' and is_same_time
      and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
      then 'matched-again'
    when notification.status_before = lead.status::text and is_same_time
      and notification.timeframe_before is not distinct from lead.timeframe
      then 'changed-back'
  end;
end;
$$;

-- Why a notification must not be sent now, or null.
create function private.reason_to_skip(notification public.notifications) returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = notification.lead_id;
  return case notification.audience
    when 'operator' then private.reason_to_skip_for_operator(notification, lead)
    when 'hauler' then private.reason_to_skip_for_hauler(notification, lead)
    when 'customer' then private.reason_to_skip_for_customer(notification, lead)
  end;
end;
$$;

-- Why an address or number must not get this kind again today, or null. Anyone could have typed it.
create function private.reason_of_repetition(notification public.notifications, address_hash bytea)
returns public.skip_reason
language sql stable set search_path = '' as $$
  select 'told-today'::public.skip_reason
  where private.can_be_of_strangers(notification.kind)
    and private.count_notified_lately(notification, address_hash) >= case notification.kind
      when 'request-arrived' then (select arrival_mails_per_address_per_day from public.dispatch_settings)
      else 1
    end;
$$;

-- Can a text of this kind be started now? There are limits in total, for texts that strangers can cause, and for those
-- to numbers that anyone could have typed. Texts claimed by a worker count.
create function private.has_text_left(kind public.notification_kind) returns boolean
language sql stable set search_path = '' as $$
  select texts_per_hour > count(counted.kind)
    and (
      stranger_texts_per_hour > count(counted.kind) filter (where private.can_be_text_of_strangers(counted.kind))
      or not private.can_be_text_of_strangers(has_text_left.kind)
    )
    and (
      arrival_texts_per_hour > count(counted.kind) filter (where private.can_be_of_strangers(counted.kind))
      or not private.can_be_of_strangers(has_text_left.kind)
    )
  from public.dispatch_settings
  left join (
    select kind from public.notifications where channel = 'text' and handed_over_at > now() - interval '1 hour'
    union all
    select kind from public.notifications
    where channel = 'text' and state = 'waiting' and claimed_at is not null and due_at > now()
      and handed_over_at is null
  ) as counted on true
  group by texts_per_hour, stranger_texts_per_hour, arrival_texts_per_hour;
$$;

-- Has this number used up its texts of this kind for the day, counting those being sent? For haulers and the operator,
-- a third, rounded down, is reserved for texts that strangers cannot cause.
create function private.has_had_its_texts(
  audience public.audience, kind public.notification_kind, number_hash bytea
) returns boolean
language sql stable set search_path = '' as $$
  select case
    when audience = 'customer' then of_all >= texts_per_number_per_day
    else of_all >= texts_per_hauler_per_day
      or private.can_be_text_of_strangers(has_had_its_texts.kind)
        and of_strangers >= texts_per_hauler_per_day - texts_per_hauler_per_day / 3
  end
  from public.dispatch_settings, (
    select count(*) as of_all, count(*) filter (where private.can_be_text_of_strangers(earlier.kind)) as of_strangers
    from public.notifications as earlier
    where channel = 'text'
      and address_hash = number_hash
      and (
        handed_over_at > now() - interval '24 hours'
        or handed_over_at is null and state = 'waiting' and claimed_at is not null and due_at > now()
      )
  ) as counted;
$$;

-- The channels available for a notification at any time of day: the email address and the number it can go to, each
-- null if it cannot.
--
-- Opt-outs belong to the address or number, whoever uses it; delivery failures belong to the row with the address or
-- number. A customer who marked an email as spam is not texted either; a stop link stops only emails. Notice of a
-- correction goes to the previous address by email only. If there was no address, it goes as a text to the previous
-- number, which accepted texts when the notice was written.
create function private.channels_of(
  notification public.notifications, out email text, out phone text, out wants_no_mail boolean
)
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  hauler public.haulers;
  has_complained boolean;
  takes_texts boolean;
begin
  case notification.audience
    when 'operator' then
      select operator_phone into phone from public.dispatch_settings;
      wants_no_mail := false;
      takes_texts := true;
    when 'customer' then
      select * into lead from public.leads where id = notification.lead_id;
      email := case
        when notification.correction_id is not null then private.address_of(notification)
        when lead.email_failed_at is null then lead.email
      end;
      select block.complained into has_complained from public.mail_blocks as block
      where block.audience = 'customer'
        and block.address_hash = private.address_hash(private.address_of(notification));
      wants_no_mail := found;
      takes_texts := case
        when notification.correction_id is not null then private.address_of(notification) is null
        else lead.agreed_to_messages and lead.text_failed_at is null and has_complained is not true
          and (notification.kind <> 'request-changed' or lead.email is null)
      end;
      phone := coalesce(
        (select phone_before from public.lead_corrections where id = notification.correction_id), lead.phone
      );
    else
      select found.* into hauler from public.haulers as found where found.id = private.hauler_told(notification);
      email := case when hauler.email_failed_at is null then hauler.email end;
      wants_no_mail := private.wants_no_mail(hauler.email, 'hauler');
      takes_texts := hauler.texts_on and hauler.text_failed_at is null;
      phone := hauler.phone;
  end case;
  if wants_no_mail or notification.failed_channel = 'mail' then
    email := null;
  end if;
  if not coalesce(takes_texts, false)
    or notification.failed_channel = 'text'
    or not (select texts_on from public.dispatch_settings)
    or not private.is_us_number(phone)
    or exists (select from public.text_blocks where number_hash = private.number_hash(phone))
  then
    phone := null;
  end if;
end;
$$;

-- The channels that reach a customer now: both, mail, text or none. Only for the team and the hauler with the job. The
-- tracking page shows `shown_reach`, which does not reveal whether an address or number has opted out.
create function private.actual_reach(lead public.leads) returns public.reach
language plpgsql stable security definer set search_path = '' as $$
declare
  outgoing public.notifications;
  channels record;
begin
  outgoing.kind := 'link-again';
  outgoing.audience := 'customer';
  outgoing.lead_id := lead.id;
  select * into channels from private.channels_of(outgoing);
  return case
    when channels.email is not null and channels.phone is not null then 'both'
    when channels.email is not null then 'mail'
    when channels.phone is not null then 'text'
    else 'none'
  end;
end;
$$;

-- How a customer is reached, for emails to the operator: `{ by, came_back, wants_no_mail, complained }`.
create function public.reach_for_team(lead_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.reach_of(lead) || jsonb_build_object(
    'by', private.actual_reach(lead),
    'wants_no_mail', block.address_hash is not null,
    'complained', coalesce(block.complained, false)
  )
  from public.leads as lead
  left join public.mail_blocks as block
    on block.address_hash = private.address_hash(lead.email) and block.audience = 'customer'
  where lead.id = reach_for_team.lead_id;
$$;
comment on function public.reach_for_team is
  'How a customer is reached, and what they have stopped. Never show it on a public page.';

create type private.channel_choice as (
  channel public.channel, address_hash bytea, due_at timestamptz, reason public.skip_reason
);

-- How a notification is sent now: by `channel` (the hook only for the host), or not before `due_at`, or never, for
-- `reason`. `texts`: can texts be sent at all? Urgent news goes by email if a text is not allowed now and there is an
-- address. After an attempt by email, which may have arrived, it stays an email.
create function private.choose_channel(
  notification public.notifications, texts boolean default true
) returns private.channel_choice
language plpgsql stable set search_path = '' as $$
declare
  settings public.dispatch_settings;
  is_text constant boolean := notification.audience = 'operator' and notification.channel is not distinct from 'text';
  channels record;
  number bytea;
  text_at timestamptz;
  reason public.skip_reason;
begin
  if notification.audience = 'host' then
    return row ('hook', null, null, null)::private.channel_choice;
  end if;
  if notification.audience = 'operator' and not is_text then
    return row ('mail', notification.address_hash, null, null)::private.channel_choice;
  end if;
  select * into channels from private.channels_of(notification);
  select * into strict settings from public.dispatch_settings;
  if texts and channels.phone is not null and private.news_since(notification) > now() - settings.text_good_for and (
    channels.email is null
    or not (notification.channel is not distinct from 'mail' and notification.attempts > 0)
    and exists (
      select from private.notification_kinds as known
      where known.kind = notification.kind and known.audience = notification.audience and known.text_first
    )
  ) then
    number := private.number_hash(channels.phone);
    text_at := private.next_text_time(now() + case
      when private.has_text_left(notification.kind) then interval '0'
      else '5 minutes'
    end);
    -- If it would be too old by then, it does not wait.
    text_at := case when text_at < private.news_since(notification) + settings.text_good_for then text_at end;
    reason := case
      when private.has_had_its_texts(notification.audience, notification.kind, number) then 'too-many-texts'
      else private.reason_of_repetition(notification, number)
    end;
    if reason is null and text_at <= now() then
      return row ('text', number, null, null)::private.channel_choice;
    end if;
  end if;
  if channels.email is not null then
    return row (
      'mail', private.address_hash(channels.email), null,
      private.reason_of_repetition(notification, private.address_hash(channels.email))
    )::private.channel_choice;
  end if;
  return row (null, null, text_at, coalesce(reason, case
    when text_at is not null then null
    when channels.wants_no_mail then 'wants-no-mail'::public.skip_reason
    else 'no-way'
  end))::private.channel_choice;
end;
$$;

grant execute on function private.actual_reach(public.leads) to service_role;
