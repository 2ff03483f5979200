-- The question whether everything is gone: when it is asked, how it is answered, and how answers are moderated. Each
-- action locks the request and then its review.

-- The hauler to review: whoever has the request, except one being deleted right now. Waiting for that lock while
-- holding the request could deadlock.
create function private.hauler_to_review(lead_id uuid) returns uuid
language sql volatile set search_path = '' as $$
  select id from public.haulers
  where id = (
    select hauler_id from public.job_offers as offer
    where offer.lead_id = hauler_to_review.lead_id and offer.state = 'accepted'
  )
  for key share skip locked;
$$;

-- One row and one question per request, however its status changes later. If the request is reopened before the
-- question was sent, the question waits; completed again, it is due after the new completion. It is sent only once.
create function private.ask_for_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  review uuid;
begin
  if new.status <> 'Completed' then
    update public.notifications set due_at = 'infinity'
    where lead_id = new.id and kind = 'review-asked' and state = 'waiting' and claimed_at is null;
    return null;
  end if;
  if new.flagged_because is not null or not (select review_asks_on from public.dispatch_settings) then
    return null;
  end if;
  -- Same lock order as when a worker marks the question as sent: the notification, then its review.
  perform from public.notifications where once_key = 'review-asked:' || new.id for no key update;
  insert into public.reviews (lead_id, hauler_id) values (new.id, private.hauler_to_review(new.id))
  on conflict (lead_id) do update set
    -- An answer stays about the hauler it was given for.
    hauler_id = case when reviews.answered_at is null then excluded.hauler_id else reviews.hauler_id end
  returning id into review;
  insert into public.notifications (kind, audience, lead_id, review_id, once_key, due_at)
  values (
    'review-asked', 'customer', new.id, review, 'review-asked:' || new.id, private.review_ask_at(now())
  )
  -- A question that was skipped or given up, for example because the request was open, is asked after all.
  on conflict (once_key) do update set
    due_at = excluded.due_at, created_at = excluded.created_at, state = 'waiting', attempts = 0, last_error = null,
    skipped_because = null, claimed_at = null, finished_at = null
  where notifications.state in ('skipped', 'dead')
    or notifications.state = 'waiting' and notifications.claimed_at is null;
  return null;
end;
$$;

create function private.note_review_asked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews set asked_at = coalesce(asked_at, new.finished_at) where id = new.review_id;
  return null;
end;
$$;

-- What the link in the question shows. `state`: `open` (it can be answered), `answered` (the answer can be changed) or
-- `closed`. Null if there is no such link, or the question has not been sent.
create function public.view_review(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when private.review_open_until(review, lead) <= now() then 'closed'
      when review.answered_at is null then 'open'
      else 'answered'
    end,
    'review', to_jsonb(review) || jsonb_build_object(
      'first_name', split_part(btrim(lead.full_name), ' ', 1),
      'city', coalesce(review.shown_city, lead.city),
      'services', lead.services,
      'had_window', lead.pickup_from is not null,
      -- The hauler the answer is about, even if another has the request by now.
      'hauler', coalesce(
        (select hauler.name from public.haulers as hauler where hauler.id = review.hauler_id),
        private.hauler_of(lead.id)
      ),
      'until', private.review_open_until(review, lead),
      'publication', case when review.may_publish then review.moderation::text else 'no' end
    )
  )
  from public.reviews as review
  join public.leads as lead on lead.id = review.lead_id
  where review.token = view_review.token and review.asked_at is not null;
$$;
comment on function public.view_review is 'The data of the review page.';

-- Returns `unknown`, `refused` (too late) or `done`. Each call has the whole answer; null means not answered. Sending
-- the same answer again changes nothing, so it does not undo moderation. A changed answer is taken off the site until
-- it is moderated again.
--
-- The operator is notified at once if something is left or the price was higher than agreed, and again only if that
-- changes. The hauler is notified only of what is left: they know where the customer lives, so the team talks to them
-- about money first. After five notifications in a day, one more is sent a day later with the current answer, so that
-- someone who keeps changing it cannot use up the limits for others.
create function public.answer_review(
  token text, gone public.review_gone, left_behind text default null, price public.review_price default null,
  amount_paid int default null,
  stars int default null, words text default null, may_publish boolean default false, shown_name text default null,
  language public.language default null, came_in_window boolean default null
) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  review public.reviews;
  answer public.reviews;
begin
  select * into lead from public.leads
  where id = (select lead_id from public.reviews where reviews.token = answer_review.token)
  for no key update;
  select * into review from public.reviews where reviews.token = answer_review.token for no key update;
  if review.asked_at is null then
    return 'unknown';
  end if;
  answer := review;
  answer.gone := answer_review.gone;
  answer.left_behind := case when answer_review.gone <> 'yes' then nullif(btrim(answer_review.left_behind), '') end;
  answer.price := answer_review.price;
  answer.amount_paid := case when answer_review.price <> 'as-agreed' then answer_review.amount_paid end;
  answer.stars := answer_review.stars;
  answer.came_in_window := answer_review.came_in_window;
  answer.words := nullif(btrim(answer_review.words), '');
  answer.may_publish := coalesce(answer_review.may_publish, false);
  answer.shown_name := nullif(btrim(answer_review.shown_name), '');
  -- Unchanged words keep the language of the page where they were written.
  if review.language is null or answer.words is distinct from review.words then
    answer.language := coalesce(answer_review.language, lead.language);
  end if;
  if answer = review then
    return 'done';
  end if;
  if private.review_open_until(review, lead) <= now() then
    return 'refused';
  end if;
  update public.reviews as kept set
    answered_at = coalesce(kept.answered_at, now()), version = kept.version + 1,
    hauler_id = coalesce(private.hauler_to_review(lead.id), kept.hauler_id),
    gone = answer.gone, left_behind = answer.left_behind, price = answer.price, amount_paid = answer.amount_paid,
    stars = answer.stars, words = answer.words, may_publish = answer.may_publish, shown_name = answer.shown_name,
    shown_city = lead.city, language = answer.language, came_in_window = answer.came_in_window,
    moderation = 'waiting', withheld_because = null, moderated_at = null
  where kept.id = review.id;
  insert into public.notifications (kind, audience, lead_id, review_id, offer_id, once_key, due_at)
  select
    'review-problem', recipient.audience, lead.id, review.id, recipient.offer_id,
    format('review-problem:%s:%s:%s', recipient.audience, review.id, review.version + 1),
    case when lately.is_often then greatest(recipient.due_at, now() + interval '1 day') else recipient.due_at end
  from (
    select 'operator'::public.audience as audience, null::uuid as offer_id, now() as due_at
    where (answer.gone <> 'yes' or answer.price = 'higher')
      and (review.gone, review.price) is distinct from (answer.gone, answer.price)
    union all
    select 'hauler', offer.id, private.due_of_lead(lead.id)
    from public.job_offers as offer
    where offer.lead_id = lead.id
      and offer.state = 'accepted'
      and answer.gone <> 'yes'
      and review.gone is distinct from answer.gone
  ) as recipient
  cross join lateral (
    select
      count(*) >= 5 as is_often,
      coalesce(bool_or(state = 'waiting' and claimed_at is null and due_at > now()), false) as one_waits
    from public.notifications as outgoing
    where outgoing.review_id = review.id
      and outgoing.kind = 'review-problem'
      and outgoing.audience = recipient.audience
      and outgoing.created_at > now() - interval '24 hours'
  ) as lately
  where not (lately.is_often and lately.one_waits);
  return 'done';
end;
$$;
comment on function public.answer_review is 'The customer answers whether everything is gone.';

-- Possible at any time: consent is withdrawn as easily as it was given.
create function public.unpublish_review(token text) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.leads
  where id = (select lead_id from public.reviews where reviews.token = unpublish_review.token)
  for no key update;
  update public.reviews as review set
    may_publish = false, version = version + 1, moderation = 'waiting', withheld_because = null, moderated_at = null
  where review.token = unpublish_review.token and review.may_publish;
  return case
    when exists (
      select from public.reviews as review
      where review.token = unpublish_review.token and review.asked_at is not null
    ) then 'done'
    else 'unknown'
  end;
end;
$$;
comment on function public.unpublish_review is 'The customer withdraws the permission to publish their review.';

-- Publishes a review, or withholds it for one of the four reasons. `changed`: the customer has written a newer version
-- than the one that was read. `refused`: the customer has not allowed publication.
create function public.moderate_review(
  lead_id uuid, version int, withheld_because public.withheld_reason default null
) returns public.moderation_outcome
language plpgsql security definer set search_path = '' as $$
declare
  review public.reviews;
begin
  perform from public.leads where id = moderate_review.lead_id for no key update;
  select * into review from public.reviews as found where found.lead_id = moderate_review.lead_id for no key update;
  if review.answered_at is null then
    return 'unknown';
  end if;
  if review.version <> moderate_review.version then
    return 'changed';
  end if;
  if not review.may_publish then
    return 'refused';
  end if;
  update public.reviews as looked_at set
    moderation = (
      case when moderate_review.withheld_because is null then 'published' else 'withheld' end
    )::public.moderation,
    withheld_because = moderate_review.withheld_because,
    moderated_at = now()
  where looked_at.id = review.id;
  return 'done';
end;
$$;
comment on function public.moderate_review is 'The operator publishes a review, or withholds it for a reason.';

-- What the site shows has changed: the host rebuilds it at the end of the current `site_build_every` period, once
-- per period. Uses clock_timestamp(), because this transaction may have started before the last build finished.
create function private.want_site_build() returns void
language plpgsql security definer set search_path = '' as $$
declare
  period constant numeric := extract(epoch from (select site_build_every from public.dispatch_settings));
  period_end constant numeric := (floor(extract(epoch from clock_timestamp()) / period) + 1) * period;
begin
  insert into public.notifications (kind, audience, once_key, due_at)
  values ('site-build', 'host', 'site-build:' || period_end, to_timestamp(period_end))
  on conflict (once_key) do nothing;
end;
$$;
