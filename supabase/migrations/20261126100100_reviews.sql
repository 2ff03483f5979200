-- What customers say of a pickup that is completed: its table, its settings, and the kinds of notifications it adds.

alter table public.dispatch_settings
  add column review_asks_on boolean not null default true,
  add column review_ask_days int not null default 1
    constraint "review_ask_days is 0 to 14" check (review_ask_days between 0 and 14),
  add column review_ask_time time not null default '10:00',
  add column review_open_for interval not null default '21 days'
    constraint "review_open_for is a second to 25 days" check (review_open_for between '1 second' and '25 days'),
  add column review_edit_for interval not null default '14 days'
    constraint "review_edit_for is not negative and at most 25 days" check (review_edit_for between '0' and '25 days'),
  add column site_build_every interval not null default '1 hour'
    constraint "site_build_every is at least a second" check (site_build_every >= '1 second');
comment on column public.dispatch_settings.review_asks_on is
  'Is every customer asked once, after the pickup was marked completed, whether all is gone? Off: nobody is.';
comment on column public.dispatch_settings.review_ask_days is
  'So many days after that they are asked. 0: on the same day, at once if the time has passed.';
comment on column public.dispatch_settings.review_ask_time is 'At this time of the day in Los Angeles.';
comment on column public.dispatch_settings.review_open_for is 'For how long after the question it can be answered.';
comment on column public.dispatch_settings.review_edit_for is
  'For how long after the first answer, or after the last time that the request was completed, it can be changed.';
comment on column public.dispatch_settings.site_build_every is
  'The host is asked to build the site at most this often, when a review has come to it or left it.';

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null unique references public.leads (id) on delete cascade,
  hauler_id uuid references public.haulers (id) on delete set null,
  token text not null unique default private.new_tracking_id()
    constraint "token is 16 Crockford base-32 characters" check (token ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  answered_at timestamptz,
  version int not null default 0,
  gone text constraint "gone is yes, partly or no" check (gone in ('yes', 'partly', 'no')),
  left_behind text constraint "left_behind is empty or 1 to 500 characters"
    check (private.is_plain_text(left_behind, multiline => true) and char_length(left_behind) <= 500),
  price text constraint "price is as-agreed, lower, higher or none-agreed"
    check (price in ('as-agreed', 'lower', 'higher', 'none-agreed')),
  amount_paid int constraint "amount_paid is 0 to 20000 whole dollars" check (amount_paid between 0 and 20000),
  stars int constraint "stars are 1 to 5" check (stars between 1 and 5),
  words text constraint "words are empty or 1 to 500 characters"
    check (private.is_plain_text(words, multiline => true) and char_length(words) <= 500),
  may_publish boolean not null default false,
  shown_name text constraint "shown_name is 1 to 30 characters that can be a name"
    check (
      private.is_plain_text(shown_name, multiline => false)
      and char_length(shown_name) <= 30
      and normalize(shown_name, NFKC) !~ '[0-9@/:<>_#*=|\\]'
    ),
  shown_city text,
  moderation text not null default 'waiting'
    constraint "moderation is waiting, published or withheld"
    check (moderation in ('waiting', 'published', 'withheld')),
  withheld_because text
    constraint "withheld_because is one of four reasons, none of them the stars"
    check (withheld_because in ('personal-data', 'abuse', 'not-about-the-pickup', 'not-a-customer')),
  moderated_at timestamptz,

  constraint "an answer says whether it is gone" check ((answered_at is null) = (gone is null)),
  constraint "who may be quoted has a name and stars"
    check (not may_publish or (stars is not null and shown_name is not null)),
  constraint "what is withheld has a reason" check ((moderation = 'withheld') = (withheld_because is not null)),
  constraint "only what may be published is looked at" check (moderation = 'waiting' or may_publish)
);

comment on table public.reviews is
  'Whether all was gone, and what else the customer says: one row a completed request, made when it is completed. '
  'The words are the customer''s: publish or withhold them at the desk, and never edit them.';
comment on column public.reviews.lead_id is 'The request. Its review is deleted with it.';
comment on column public.reviews.hauler_id is
  'Who had the request when it was completed, or answered last. A hauler who is deleted takes no review along.';
comment on column public.reviews.token is
  'Of the link to the question. Another one than the tracking ID, which is in every mail and gets passed on.';
comment on column public.reviews.created_at is 'When the request was completed first.';
comment on column public.reviews.asked_at is 'When the question was sent. Before that, the link shows nothing.';
comment on column public.reviews.answered_at is 'When the customer answered first.';
comment on column public.reviews.version is 'Counts the answers: who publishes one says which one they have read.';
comment on column public.reviews.gone is 'Is it all gone: yes, partly or no?';
comment on column public.reviews.left_behind is 'What is left, in the customer''s words.';
comment on column public.reviews.price is
  'Was the price what was agreed: as-agreed, lower, higher or none-agreed (there was no agreement)?';
comment on column public.reviews.amount_paid is 'What they paid, in dollars, where it is not what was agreed.';
comment on column public.reviews.stars is 'How many of five.';
comment on column public.reviews.words is 'What else they say.';
comment on column public.reviews.may_publish is 'May stars, words, name and city be published?';
comment on column public.reviews.shown_name is 'The name to publish.';
comment on column public.reviews.shown_city is 'The city to publish: that of the request when it was answered.';
comment on column public.reviews.moderation is 'waiting (nobody has looked at it), published or withheld.';
comment on column public.reviews.withheld_because is
  'personal-data (of others), abuse (threats, obscenity, slander, hatred), not-about-the-pickup or not-a-customer.';
comment on column public.reviews.moderated_at is 'When somebody looked at it.';
create index reviews_waiting_idx on public.reviews (answered_at) where may_publish and moderation = 'waiting';
create index reviews_published_idx on public.reviews (answered_at desc) where moderation = 'published';
create index reviews_hauler_id_idx on public.reviews (hauler_id);
-- Only functions write here, and the operator may delete.
alter table public.reviews enable row level security;

revoke all on public.reviews from anon, authenticated, service_role;

grant select, update, delete on public.reviews to service_role;

-- When the customer of a request that was completed then is asked: some days later, at a time of the day in Los
-- Angeles.
create function private.review_ask_at(completed_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select ((completed_at at time zone 'America/Los_Angeles')::date + review_ask_days + review_ask_time)
    at time zone 'America/Los_Angeles'
  from public.dispatch_settings;
$$;

-- Until when an answer may be given or changed: a while from the question, or from the first answer; what was completed
-- anew may be answered anew, and so may what has been opened again.
create function private.review_open_until(review public.reviews, lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    case
      when review.answered_at is null then review.asked_at + review_open_for
      else review.answered_at + review_edit_for
    end,
    case lead.status
      when 'Completed' then private.closed_at(lead) + review_edit_for
      when 'Canceled' then null
      else now() + interval '1 day'
    end
  )
  from public.dispatch_settings;
$$;

-- Hints to who looks at a review: it may be the hauler's own, or hold what should not be published. They decide
-- nothing.
create function private.review_hints(review public.reviews) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when exists (
      select from public.haulers as hauler
      where private.canonical_phone(hauler.phone) = private.canonical_phone(lead.phone)
    ) then 'phone-of-a-hauler' end,
    case when exists (
      select from public.haulers as hauler
      where private.canonical_email(hauler.email) = private.canonical_email(lead.email)
    ) then 'email-of-a-hauler' end,
    case when exists (
      select from public.reviews as other
      join public.leads as other_lead on other_lead.id = other.lead_id
      where other.id <> review.id
        and other.hauler_id = review.hauler_id
        and other.may_publish
        and lower(other_lead.street_address) = lower(lead.street_address)
        and left(other_lead.zip_code, 5) = left(lead.zip_code, 5)
    ) then 'same-address-same-hauler' end,
    case when (
      select min(changed_at) from public.lead_status_changes where lead_id = lead.id and new_status = 'Completed'
    ) < lead.created_at + interval '1 hour' then 'completed-within-an-hour' end,
    case when review.words ~* '(https?:|[a-z0-9-]\.[a-z]{2,}|@)' then 'link-or-address-in-words' end,
    case when review.words ~ '(\d[\s().-]*){7,}' then 'number-in-words' end
  ], null)
  from public.leads as lead where lead.id = review.lead_id;
$$;

alter table private.notification_kinds
  drop constraint "audience is customer, operator or hauler",
  add constraint "audience is customer, operator, hauler or host"
    check (audience in ('customer', 'operator', 'hauler', 'host'));
insert into private.notification_kinds (audience, kind, text_first, texted_too) values
  ('customer', 'review-asked', false, false),
  ('hauler', 'review-problem', true, false),
  ('operator', 'review-problem', false, false),
  ('host', 'site-build', false, false);

alter table public.notifications
  drop constraint "channel is mail or text",
  add constraint "channel is mail, text or hook" check (channel in ('mail', 'text', 'hook')),
  add column review_id uuid references public.reviews (id) on delete cascade;
comment on column private.notification_kinds.audience is
  'Who is told: the customer, the operator, a hauler or the host of the site.';
comment on column public.notifications.audience is
  'Who is told: the customer, the operator, a hauler or the host of the site.';
comment on column public.notifications.due_at is
  'When it is sent, or tried again. Infinity: the request or message is flagged, or the question whether all is gone '
  'waits until the request is completed again.';
comment on column public.notifications.channel is
  'mail, text or hook (the address of the host): which way it went, or goes at this try.';
comment on column public.notifications.review_id is 'The review that it is about. Deleted with it.';
create index notifications_review_id_idx on public.notifications (review_id);
-- From when on the news of a notification count as old: from when it happened, and of a question from when it was to be
-- asked.
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

-- Is it held back while the request or message is flagged? What warns of harm is not.
create or replace function private.waits_for_flag(audience text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind not in (
      'held-request', 'held-message', 'hauler-canceled', 'given-back', 'taken-back', 'job-taken-back', 'job-canceled'
    )
    and not (audience = 'operator' and kind in ('not-contacted', 'customer-corrected', 'review-problem'));
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
  update public.notifications as told set
    -- A question is not asked earlier for that.
    due_at = case when new.flagged_because is null then greatest(now(), private.news_since(told)) else 'infinity' end,
    created_at = case when new.flagged_because is null then now() else created_at end
  where (lead_id = new.id or message_id = new.id)
    and state = 'waiting'
    and case when new.flagged_because is null then due_at = 'infinity' else private.waits_for_flag(audience, kind) end;
  if new.flagged_because is not null then
    insert into public.notifications (kind, audience, once_key, due_at)
    values ('flagged-digest', 'operator', 'flagged-digest:' || period_end, to_timestamp(period_end))
    on conflict (once_key) do nothing;
  end if;
  return null;
end;
$$;

-- Is this the tracking ID of a request, or the token of a job, of a mail, of the desk or of a review?
create or replace function private.is_known_secret(secret text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where tracking_id = secret)
    or exists (select from public.job_offers where token = secret)
    or exists (select from public.stop_links where token_hash = private.token_hash(secret))
    or exists (select from public.desk_links where token_hash = private.token_hash(secret))
    or exists (select from public.reviews where token = secret);
$$;

-- Why a notification must not go out at this moment, or null.
create or replace function private.reason_to_skip(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  offer public.job_offers;
  proposal public.proposals;
  review public.reviews;
begin
  if notification.kind = 'site-build' then
    return null;
  end if;
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
  if notification.kind = 'review-asked' then
    return case
      when not (select review_asks_on from public.dispatch_settings) then 'Nobody is asked any more'
      when lead.status <> 'Completed' then 'Not completed any more'
      when private.news_since(notification) < now() - interval '7 days' then 'More than 7 days late'
    end;
  end if;
  if notification.kind = 'review-problem' then
    select * into review from public.reviews where id = notification.review_id;
    return case
      when review.gone = 'yes' and (notification.audience = 'hauler' or review.price is distinct from 'higher')
        then 'Corrected before it was told'
      when notification.audience = 'hauler' and not exists (
        select from public.job_offers where id = notification.offer_id and state = 'accepted'
      ) then 'No longer so'
    end;
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

-- Which way this one goes now: by `channel`, which is the hook for the host alone; or not before `due_at`; or never,
-- for `reason`. `texts`: can texts be sent at all? What is better texted goes by mail where a text may not go now, if
-- there is an address. Once a mail was tried, it may have arrived: it stays a mail.
create or replace function private.way_of(notification public.notifications, texts boolean default true)
returns private.way
language plpgsql stable set search_path = '' as $$
declare
  settings public.dispatch_settings;
  is_text constant boolean := notification.audience = 'operator' and notification.channel is not distinct from 'text';
  ways record;
  left_now record;
  number bytea;
  text_at timestamptz;
  reason text;
begin
  if notification.audience = 'host' then
    return row ('hook', null, null, null)::private.way;
  end if;
  if notification.audience = 'operator' and not is_text then
    return row ('mail', notification.address_hash, null, null)::private.way;
  end if;
  select * into ways from private.ways_of(notification);
  select * into strict settings from public.dispatch_settings;
  if texts and ways.phone is not null and private.news_since(notification) > now() - settings.text_good_for and (
    ways.email is null
    or not (notification.channel is not distinct from 'mail' and notification.attempts > 0)
    and exists (
      select from private.notification_kinds as known
      where known.kind = notification.kind and known.audience = notification.audience and known.text_first
    )
  ) then
    number := private.number_hash(ways.phone);
    select * into left_now from private.texts_left();
    text_at := private.next_text_time(now() + case
      when left_now.of_all <= 0 or private.is_of_strangers(notification.kind) and left_now.of_strangers <= 0
        then interval '5 minutes'
      else '0'
    end);
    -- What would be too old by then does not wait for it.
    text_at := case when text_at < private.news_since(notification) + settings.text_good_for then text_at end;
    reason := case
      when private.texts_to_number(number) >= case notification.audience
        when 'customer' then settings.texts_per_number_per_day else settings.texts_per_hauler_per_day
      end then 'The number has had its texts of today'
      else private.reason_of_repetition(notification, number)
    end;
    if reason is null and text_at <= now() then
      return row ('text', number, null, null)::private.way;
    end if;
  end if;
  if ways.email is not null then
    return row (
      'mail', private.address_hash(ways.email), null,
      private.reason_of_repetition(notification, private.address_hash(ways.email))
    )::private.way;
  end if;
  return row (null, null, text_at, coalesce(reason, case
    when text_at is not null then null
    when ways.wants_no_mail then 'The address wants no mail'
    else 'No way to tell them'
  end))::private.way;
end;
$$;

-- Sends it the other way, once, and within 24 hours of what it tells. False: there is none, so that this was the end.
-- The mails and texts of the operator have no other way: each has the other beside it.
create or replace function private.go_other_way(notification public.notifications, error text) returns boolean
language plpgsql set search_path = '' as $$
declare
  failed constant text := notification.channel;
  other private.way;
begin
  if notification.failed_channel is not null
    or notification.audience in ('operator', 'host')
    or private.news_since(notification) < now() - interval '24 hours'
  then
    return false;
  end if;
  notification.failed_channel := failed;
  other := private.way_of(notification);
  if other.reason is not null then
    return false;
  end if;
  update public.notifications as told set
    failed_channel = failed, channel = null, state = 'waiting', finished_at = null, claimed_at = null,
    handed_over_at = null, attempts = 0, last_error = left(error, 500), delivery = null,
    due_at = greatest(coalesce(other.due_at, now()), case
      when private.waits_for_flag(told.audience, told.kind) then private.due_of_lead(told.lead_id)
    end)
  where told.id = notification.id;
  return true;
end;
$$;

revoke execute on all functions in schema private from public;
