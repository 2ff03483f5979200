-- In which language people read us: customers, haulers and who reviews.

comment on column public.leads.language is
  'In which language the customer is told: that of the page where they sent it, until they choose the other. en or es.';

alter policy "Visitors submit leads and set no column of the operator" on public.leads
with check (
  status = 'Submitted'
  and image_urls = '{}'
  and cancel_reasons = '{}'
  and timeframe is null
  and flagged_because is null
  and call_time is null
  and contacted_at is null
  and not canceled_by_customer
  and came_back_at is null
  and timeframe_by_hauler is null
  and cancel_reasons_by_hauler is null
  and (email is null or private.has_ascii_domain(email))
  and language in ('en', 'es')
  -- Who agrees has read the words of that language.
  and coalesce(consent_version like 'es-%', false) = (language = 'es')
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
  and pickup_from is null
  and pickup_until is null
  and pickup_set_at is null
  and on_my_way_at is null
  and arrives_at is null
  and price_paid is null
  and email_failed_at is null
  and text_failed_at is null
  and desk_note is null
);

comment on column public.haulers.languages is
  'What they speak with customers: en, es or both. Mails, texts and the pages that they link to are in the first.';

drop function public.correct_lead(text, text, text, text, text, boolean, text);

-- What is null stays as it is. An empty text takes it away, but for the phone number. The consent to be texted was for
-- the number that it was given for: with another one it ends, unless it is given again. Three corrections a request and
-- day, and no number or address that requests have named too often lately: else `too-many`.
create function public.correct_lead(
  tracking_id text,
  phone text default null, email text default null, unit_number text default null, call_time text default null,
  agreed_to_messages boolean default null, consent_version text default null, language text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  lead public.leads;
  corrected public.leads;
  new_phone text;
  new_email text;
  correction_id bigint;
begin
  select * into lead from public.leads where leads.tracking_id = correct_lead.tracking_id for no key update;
  if not found then
    return 'unknown';
  end if;
  if lead.status in ('Canceled', 'Completed') then
    return 'refused';
  end if;
  corrected := lead;
  corrected.phone := coalesce(correct_lead.phone, lead.phone);
  corrected.email := nullif(coalesce(correct_lead.email, lead.email), '');
  corrected.unit_number := nullif(coalesce(correct_lead.unit_number, lead.unit_number), '');
  corrected.call_time := nullif(coalesce(correct_lead.call_time, lead.call_time), '');
  corrected.language := coalesce(correct_lead.language, lead.language);
  new_phone := nullif(private.canonical_phone(corrected.phone), private.canonical_phone(lead.phone));
  new_email := nullif(private.canonical_email(corrected.email), private.canonical_email(lead.email));
  corrected.agreed_to_messages := coalesce(
    correct_lead.agreed_to_messages, lead.agreed_to_messages and new_phone is null
  );
  if corrected = lead then
    return 'done';
  end if;
  if corrected.agreed_to_messages and correct_lead.agreed_to_messages then
    corrected.consent_version := coalesce(correct_lead.consent_version, lead.consent_version);
  end if;
  if corrected.email is distinct from lead.email and not private.has_ascii_domain(corrected.email) then
    raise sqlstate 'PT400' using message = 'The domain of the e-mail address is not in ASCII.';
  end if;

  select * into strict limits from public.submission_limits;
  perform private.lock_person(new_phone, new_email);
  if 3 <= (
      select count(*) from public.lead_corrections
      where lead_id = lead.id and corrected_at > now() - interval '24 hours' and not by_team
    )
    or new_phone is not null and limits.leads_per_phone_per_hour <= private.times_named(new_phone)
    or new_email is not null and limits.leads_per_email_per_hour <= private.times_named(new_email)
  then
    return 'too-many';
  end if;

  update public.leads set
    phone = corrected.phone,
    email = corrected.email,
    unit_number = corrected.unit_number,
    call_time = corrected.call_time,
    language = corrected.language,
    agreed_to_messages = corrected.agreed_to_messages,
    consent_version = corrected.consent_version
  where id = lead.id;
  insert into public.lead_corrections (lead_id, phone_before, phone_after, email_before, email_after)
  values (lead.id, lead.phone, corrected.phone, lead.email, corrected.email)
  returning id into correction_id;
  if new_phone is not null
    or private.canonical_email(corrected.email) is distinct from private.canonical_email(lead.email)
  then
    perform private.tell_of_changed_request(lead, correction_id);
  end if;
  perform private.tell_of_customer(
    lead.id, 'customer-corrected', (select status_mail_hold from public.dispatch_settings)
  );
  return 'done';
end;
$$;
comment on function public.correct_lead is 'A customer corrects how to reach them.';

alter table public.reviews
add column language text constraint "language is en or es" check (language in ('en', 'es'));

comment on column public.reviews.language is 'Of the page on which the words were written: en or es.';

-- As if they had been answered on pages of that language: the same answer again changes nothing.
update public.reviews as review set language = lead.language
from public.leads as lead
where lead.id = review.lead_id and review.answered_at is not null;

drop function public.answer_review(text, text, text, text, int, int, text, boolean, text);

-- Ends in `unknown`, `refused` (it is too late) or `done`. The whole answer is given each time: what is null is not
-- answered. The same answer again changes nothing, so that a press sent twice does not undo a look. Another one is off
-- the site until it is looked at.
--
-- The team is told at once when something is left or more was paid than agreed, and again only when that changes; who
-- did the job hears of what is left alone. They know where the customer lives: of money the team speaks to them first.
-- Who keeps changing their answer must not use up the mails and texts of others: after five of a day one more is told,
-- a day later, as it is by then.
create function public.answer_review(
  token text, gone text, left_behind text default null, price text default null, amount_paid int default null,
  stars int default null, words text default null, may_publish boolean default false, shown_name text default null,
  language text default null
) returns text
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
  answer.words := nullif(btrim(answer_review.words), '');
  answer.may_publish := coalesce(answer_review.may_publish, false);
  answer.shown_name := nullif(btrim(answer_review.shown_name), '');
  -- The same words are of the page where they were written.
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
    shown_city = lead.city, language = answer.language,
    moderation = 'waiting', withheld_because = null, moderated_at = null
  where kept.id = review.id;
  insert into public.notifications (kind, audience, lead_id, review_id, offer_id, once_key, due_at)
  select
    'review-problem', who.audience, lead.id, review.id, who.offer_id,
    format('review-problem:%s:%s:%s', who.audience, review.id, review.version + 1),
    case when lately.is_often then greatest(who.due_at, now() + interval '1 day') else who.due_at end
  from (
    select 'operator' as audience, null::uuid as offer_id, now() as due_at
    where (answer.gone <> 'yes' or answer.price = 'higher')
      and (review.gone, review.price) is distinct from (answer.gone, answer.price)
    union all
    select 'hauler', offer.id, private.due_of_lead(lead.id)
    from public.job_offers as offer
    where offer.lead_id = lead.id
      and offer.state = 'accepted'
      and answer.gone <> 'yes'
      and review.gone is distinct from answer.gone
  ) as who
  cross join lateral (
    select
      count(*) >= 5 as is_often,
      coalesce(bool_or(state = 'waiting' and claimed_at is null and due_at > now()), false) as one_waits
    from public.notifications as told
    where told.review_id = review.id
      and told.kind = 'review-problem'
      and told.audience = who.audience
      and told.created_at > now() - interval '24 hours'
  ) as lately
  where not (lately.is_often and lately.one_waits);
  return 'done';
end;
$$;
comment on function public.answer_review is 'The customer answers whether all is gone.';

create or replace function private.read_published_reviews()
returns table (
  rank bigint, first_name text, city text, services text[], stars int, words text, month text, language text
)
language sql stable security definer set search_path = '' as $$
  select
    row_number() over (order by review.answered_at desc, review.id),
    review.shown_name, review.shown_city, lead.services, review.stars, review.words,
    to_char(review.answered_at at time zone 'America/Los_Angeles', 'YYYY-MM'),
    coalesce(review.language, lead.language)
  from public.reviews as review join public.leads as lead on lead.id = review.lead_id
  where review.moderation = 'published' and lead.flagged_because is null;
$$;

comment on column public.published_reviews.language is 'Of the page on which it was written: en or es.';

revoke execute on function
  public.correct_lead(text, text, text, text, text, boolean, text, text),
  public.answer_review(text, text, text, text, int, int, text, boolean, text, text)
from public, anon, authenticated;
grant execute on function
  public.correct_lead(text, text, text, text, text, boolean, text, text),
  public.answer_review(text, text, text, text, int, int, text, boolean, text, text)
to service_role;
