-- What customers say about a pickup that its hauler has marked completed. Each is asked once, with their own link, see
-- 310_review_actions.sql. What the public can read is in 390_public_reviews.sql.

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
  gone public.review_gone,
  left_behind text constraint "left_behind is empty or 1 to 500 characters"
    check (private.is_plain_text(left_behind, 500, multiline => true)),
  price public.review_price,
  amount_paid int constraint "amount_paid is 0 to 20000 whole dollars" check (amount_paid between 0 and 20000),
  stars int constraint "stars are 1 to 5" check (stars between 1 and 5),
  words text constraint "words are empty or 1 to 500 characters"
    check (private.is_plain_text(words, 500, multiline => true)),
  may_publish boolean not null default false,
  shown_name text constraint "shown_name is 1 to 30 characters that can be a name"
    check (
      private.is_plain_text(shown_name, 30)
      and private.can_be_name(shown_name)
    ),
  shown_city text,
  moderation public.moderation not null default 'waiting',
  withheld_because public.withheld_reason,
  moderated_at timestamptz,
  language public.language,
  came_in_window boolean,

  constraint "an answer says whether it is gone" check ((answered_at is null) = (gone is null)),
  constraint "who may be quoted has a name and stars"
    check (not may_publish or (stars is not null and shown_name is not null)),
  constraint "what is withheld has a reason" check ((moderation = 'withheld') = (withheld_because is not null)),
  constraint "only what may be published is looked at" check (moderation = 'waiting' or may_publish)
);

comment on table public.reviews is
  'Whether everything is gone, and what else the customer says: one row per request, created when it is completed. '
  'The words are the customer''s: publish or withhold them at the desk, and never edit them.';
comment on column public.reviews.lead_id is 'The request. The review is deleted with it.';
comment on column public.reviews.hauler_id is
  'The hauler with the request when it was completed or last answered. Deleting a hauler keeps the review.';
comment on column public.reviews.token is
  'Token of the link in the question. Not the tracking ID, which is in every email and gets forwarded.';
comment on column public.reviews.created_at is 'When the request was first completed.';
comment on column public.reviews.asked_at is 'When the question was sent. Before that, the link shows nothing.';
comment on column public.reviews.answered_at is 'When the customer first answered.';
comment on column public.reviews.version is 'Counts the answers, so that a moderator publishes only the one they read.';
comment on column public.reviews.gone is 'Is everything gone: yes, partly or no?';
comment on column public.reviews.left_behind is 'What is left, in the customer''s words.';
comment on column public.reviews.price is
  'Was the price as agreed: as-agreed, lower, higher or none-agreed (there was no agreement)?';
comment on column public.reviews.amount_paid is 'What they paid, in dollars, if it was not what was agreed.';
comment on column public.reviews.stars is 'Rating, 1 to 5.';
comment on column public.reviews.words is 'The text of the review.';
comment on column public.reviews.may_publish is 'Has the customer allowed us to publish stars, words, name and city?';
comment on column public.reviews.shown_name is 'The name to publish.';
comment on column public.reviews.shown_city is 'The city to publish: that of the request when it was answered.';
comment on column public.reviews.moderation is 'waiting (not moderated yet), published or withheld.';
comment on column public.reviews.withheld_because is
  'personal-data (of others), abuse (threats, obscenity, slander, hatred), not-about-the-pickup or not-a-customer.';
comment on column public.reviews.moderated_at is 'When it was moderated.';
comment on column public.reviews.language is 'Language of the page where it was written: en or es.';
comment on column public.reviews.came_in_window is 'Did the hauler come in the agreed time?';

create index reviews_waiting_idx on public.reviews (answered_at) where may_publish and moderation = 'waiting';
create index reviews_published_idx on public.reviews (answered_at desc) where moderation = 'published';
create index reviews_hauler_id_idx on public.reviews (hauler_id);

-- Only functions write here; the operator can delete rows.
alter table public.reviews enable row level security;
grant select, update, delete on public.reviews to service_role;

-- When the customer of a request completed at this moment is asked: the next day at 10 AM in Los Angeles.
create function private.review_ask_at(completed_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select ((completed_at at time zone 'America/Los_Angeles')::date + 1 + time '10:00')
    at time zone 'America/Los_Angeles';
$$;

-- When an answer can no longer be given or changed: some time after the question or after the first answer. Completing
-- or reopening the request extends it.
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

-- Hints for the moderator: the review may be the hauler's own, or contain something that should not be published. They
-- do not decide anything.
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
    case when said.text ~* '(https?:|[^\s.]\.[^\s.0-9]{2}|@)' then 'link-or-address-in-words' end,
    case when said.text ~ '([0-9][\s().-]*){7,}' then 'number-in-words' end
  ], null)
  from public.leads as lead, (
    select private.fold_signs(concat_ws(' ', review.shown_name, review.shown_city, review.words)) as text
  ) as said
  where lead.id = review.lead_id;
$$;

-- What a customer can know about the hauler with their job; what is not known is left out. Counts the hauler's pickups
-- here: completed, and not flagged. Figures only, because a tracking link may be passed on.
create function private.hauler_card(hauler public.haulers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'vetted_since', to_char(hauler.vetted_at at time zone 'America/Los_Angeles', 'YYYY-MM'),
    'insured_until', case
      when private.end_of_insurance(hauler.insured_until) > now() then hauler.insured_until
    end,
    'completed_here', nullif(done.pickups, 0),
    'stars', case
      when done.published >= 5 then jsonb_build_object('average', done.average, 'count', done.published)
    end
  ))
  from (
    select
      count(*) as pickups,
      count(*) filter (where review.moderation = 'published') as published,
      round(avg(review.stars) filter (where review.moderation = 'published'), 1) as average
    from public.job_offers as offer
    join public.leads as lead on lead.id = offer.lead_id
    left join public.reviews as review on review.lead_id = lead.id
    where offer.hauler_id = hauler.id
      and offer.state = 'accepted'
      and lead.status = 'Completed'
      and lead.flagged_because is null
  ) as done;
$$;
