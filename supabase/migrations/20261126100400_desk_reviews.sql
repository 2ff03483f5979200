-- What the desk shows of reviews and does with them, what the mail of the morning says, and what a deletion takes.

-- It gives one column more.
drop function public.delete_person(text, text);

-- Deletes everything of one person, found by e-mail address or phone number. Besides, it tells the operator what to ask
-- the person about:
--
-- - `other_contacts`: addresses and numbers that the deleted requests named. The person may have written to us under
--   those too.
-- - `near_matches`: numbers that are probably the person's and were not asked for. Example: stored 442079460000, asked
--   +44 (0)20 7946 0000. They are never deleted unasked.
create function public.delete_person(email text default null, phone text default null)
returns table (
  leads int, messages int, photo_paths text[], other_contacts text[], near_matches text[], replies int, reviews int
)
language plpgsql set search_path = '' as $$
declare
  wanted_email constant text := nullif(lower(btrim(delete_person.email)), '');
  digits constant text := nullif(regexp_replace(delete_person.phone, '\D', '', 'g'), '');
  wanted_phone constant text := private.canonical_phone(digits);
  lead_ids uuid[];
  lead_phones text[];
begin
  if wanted_email is null and digits is null then
    raise sqlstate 'PT400' using message = 'Give an e-mail address or a phone number.';
  end if;
  if wanted_email !~ '^[^\s@]+@[^\s@]+$' then
    raise sqlstate 'PT400' using message = 'The e-mail address is not valid.';
  end if;
  if char_length(digits) < 10 then
    raise sqlstate 'PT400' using message = 'Give the whole phone number.';
  end if;

  -- An address with another +tag may be somebody else's: the canonical form finds candidates, the whole address
  -- decides.
  select coalesce(array_agg(lead.id), '{}') into lead_ids
  from public.leads as lead
  where private.canonical_phone(lead.phone) = wanted_phone
    or (
      private.canonical_email(lead.email) = private.canonical_email(wanted_email)
      and lower(lead.email) = wanted_email
    );

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids::text[]);

  select coalesce(array_agg(distinct contact order by contact), '{}') into other_contacts
  from (
    select lead.phone, lead.email from public.leads as lead where lead.id = any (lead_ids)
    union all
    select phone_before, email_before from public.lead_corrections where lead_id = any (lead_ids)
  ) as named,
    unnest(array[
      nullif(lower(named.email), wanted_email),
      case when private.canonical_phone(named.phone) is distinct from wanted_phone then named.phone end
    ]) as contact
  where contact is not null;

  select coalesce(array_agg(distinct lead.phone order by lead.phone), '{}') into near_matches
  from public.leads as lead
  where lead.id <> all (lead_ids) and right(lead.phone, 9) = right(digits, 9);

  -- What was answered to a text about these requests goes too.
  select array_agg(distinct private.canonical_phone(lead.phone)) into lead_phones
  from public.leads as lead where lead.id = any (lead_ids);
  delete from public.text_replies as reply
  where private.canonical_phone(reply.phone) = any (array_append(lead_phones, wanted_phone));
  get diagnostics replies = row_count;

  -- Another request may have named the person until it was corrected, or for a while.
  delete from public.lead_corrections as correction
  where correction.lead_id <> all (lead_ids)
    and (
      wanted_phone in (
        private.canonical_phone(correction.phone_before), private.canonical_phone(correction.phone_after)
      )
      or wanted_email in (lower(correction.email_before), lower(correction.email_after))
    );

  perform private.forget_acts_that_name(wanted_phone, wanted_email);

  -- The pages of the site show these until it is built again.
  select count(*) into reviews from public.reviews as review
  where review.lead_id = any (lead_ids) and review.moderation = 'published';

  -- Reports, corrections, reviews, acts at the desk and status changes go with their request.
  delete from public.leads as lead where lead.id = any (lead_ids);
  get diagnostics leads = row_count;

  delete from public.contact_messages as message
  where private.canonical_email(message.email) = private.canonical_email(wanted_email)
    and lower(message.email) = wanted_email;
  get diagnostics messages = row_count;

  return next;
end;
$$;

-- A request as its history compares it: what somebody sets, and who has it.
create or replace function private.lead_in_history(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'full_name', lead.full_name, 'phone', lead.phone, 'email', lead.email, 'street_address', lead.street_address,
    'unit_number', lead.unit_number, 'city', lead.city, 'zip_code', lead.zip_code, 'call_time', lead.call_time,
    'agreed_to_messages', lead.agreed_to_messages, 'status', lead.status, 'cancel_reasons', lead.cancel_reasons,
    'timeframe', lead.timeframe, 'pickup_from', lead.pickup_from, 'pickup_until', lead.pickup_until,
    'price_paid', lead.price_paid, 'contacted_at', lead.contacted_at, 'flagged_because', lead.flagged_because,
    'desk_note', lead.desk_note,
    'review', (
      select case review.moderation when 'withheld' then review.withheld_because else review.moderation end
      from public.reviews as review where review.lead_id = lead.id and review.may_publish
    ),
    'hauler', private.hauler_of(lead.id)
  )
  from public.leads as lead where lead.id = lead_in_history.lead_id;
$$;

-- Does an act on a request, which is locked. Returns `done`, `malformed` or why it cannot be.
create or replace function private.do_at_desk(lead public.leads, act text, detail jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  is_closed constant boolean := lead.status in ('Canceled', 'Completed');
  hauler constant uuid := detail ->> 'hauler';
  starts constant timestamptz := detail ->> 'from';
  ends constant timestamptz := detail ->> 'until';
  holder constant public.job_offers := private.holder_of(lead);
  changed public.leads;
  reason text;
begin
  if is_closed and act in ('offer', 'assign', 'take-back', 'called', 'pickup', 'cancel', 'correct') then
    return 'closed';
  end if;
  if lead.flagged_because is not null and act in ('offer', 'assign') then
    return 'flagged';
  end if;
  case act
    when 'offer' then
      if holder.id is not null then
        return 'taken';
      end if;
      reason := private.reason_not_to_offer(hauler);
      if reason is not null then
        return reason;
      end if;
      perform private.open_offer_by_hand(lead.id, hauler);
    when 'assign' then
      if holder.hauler_id = hauler then
        return 'done';
      end if;
      reason := private.reason_not_to_offer(hauler);
      if reason is not null then
        return reason;
      end if;
      -- In this order: while the offer of the new one is open, what comes back from the old one is offered to nobody
      -- else.
      perform private.open_offer_by_hand(lead.id, hauler);
      if holder.id is not null then
        perform private.take_back_by_hand(holder, 'The team gave it to another hauler');
      end if;
      update public.job_offers set state = 'accepted' where lead_id = lead.id and hauler_id = hauler;
      -- The customer hears who has it now: of what was before, that its time is gone and not that it is open again.
      update public.notifications set kind = 'timeframe-changed', status_before = 'Submitted'
      where once_key = format('changed:%s:%s', lead.id, pg_current_xact_id())
        and kind = 'status-changed'
        and status_before = 'Matched';
    when 'take-back' then
      if holder.id is null then
        return 'nobody';
      end if;
      perform private.take_back_by_hand(holder, detail ->> 'reason');
    when 'called' then
      update public.leads
      set contacted_at = case when (detail ->> 'called')::boolean then coalesce(contacted_at, now()) end
      where id = lead.id;
      if (detail ->> 'called')::boolean then
        update public.job_offers set reported_at = null, reported_again = false
        where id = holder.id and reported_at is not null;
      end if;
    when 'pickup' then
      if (starts is null) <> (ends is null)
        or starts is not null and (ends <= now() or not private.is_pickup_window(starts, ends))
      then
        return 'malformed';
      end if;
      update public.leads set
        pickup_from = starts, pickup_until = ends,
        timeframe = case when starts is null then nullif(btrim(detail ->> 'timeframe'), '') end
      where id = lead.id;
    when 'status' then
      if detail ->> 'status' = 'Canceled' then
        return 'malformed';
      end if;
      update public.leads set
        status = detail ->> 'status',
        cancel_reasons = case when lead.status = 'Canceled' then '{}' else cancel_reasons end
      where id = lead.id and status <> detail ->> 'status';
    when 'cancel' then
      update public.leads set
        status = 'Canceled', cancel_reasons = array(select jsonb_array_elements_text(detail -> 'reasons'))
      where id = lead.id;
      insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
      select
        'job-canceled', 'hauler', lead.id, holder.id, format('job-canceled:%s:%s', holder.id, pg_current_xact_id())
      where holder.id is not null;
    when 'flag' then
      update public.leads set flagged_because = nullif(btrim(detail ->> 'reason'), '') where id = lead.id;
    when 'note' then
      update public.leads set desk_note = nullif(detail ->> 'note', '') where id = lead.id;
    when 'correct' then
      perform private.correct_at_desk(lead, detail);
    when 'reopen' then
      if lead.status <> 'Completed' then
        return 'not-completed';
      end if;
      update public.leads set status = case when holder.id is null then 'Submitted' else 'In Progress' end
      where id = lead.id;
    when 'publish-review', 'withhold-review' then
      if (act = 'withhold-review') <> (detail ? 'reason') then
        return 'malformed';
      end if;
      reason := public.moderate_review(lead.id, (detail ->> 'review_version')::int, detail ->> 'reason');
      -- Of what is there no more, or may not be published any more, the page showed another version.
      return case reason when 'done' then 'done' else 'changed' end;
    when 'resend' then
      reason := private.reason_not_to_resend(lead);
      if reason is not null then
        return reason;
      end if;
      insert into public.notifications (kind, audience, lead_id, once_key)
      values ('link-again', 'customer', lead.id, 'link-again:' || gen_random_uuid());
    else
      return 'malformed';
  end case;
  if act in ('pickup', 'status') then
    select * into changed from public.leads where id = lead.id;
    if (changed.timeframe, changed.pickup_from, changed.pickup_until)
      is distinct from (lead.timeframe, lead.pickup_from, lead.pickup_until)
    then
      perform private.tell_of_changed_job(lead);
    end if;
  end if;
  return 'done';
end;
$$;

-- Since when the operator has to build the site themselves, because a review has come to it or left it and the host was
-- not told, or did not take it: within a day, unless it has built since. Null if not.
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

-- Is there anything that the mail of the morning would tell?
create or replace function private.has_digest_news() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where status not in ('Canceled', 'Completed'))
    or exists (select from public.contact_messages where answered_at is null)
    or exists (select from public.reviews where may_publish and moderation = 'waiting')
    or private.unbuilt_since() is not null
    or exists (select from private.trouble())
    or exists (
      select from public.leads
      where created_at >= private.start_of_day(-1) and created_at < private.start_of_day(0)
    )
    or exists (
      select from public.haulers as hauler where active and private.key_of_ending_insurance(hauler) is not null
    );
$$;

-- The clock. A second call at the same moment, or right after, does nothing more than the first.
create or replace function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.pass_over_unreachable();
  perform private.advance_jobs();
  perform private.tell_of_overdue_leads();
  perform private.tell_of_broken_promises();
  perform private.tell_of_ending_insurances();
  perform private.remind_of_pickups();
  perform private.tell_digest();
  perform private.count_promise_figure();
  perform private.forget_old_stop_links();
  perform private.forget_old_desk_links();
  perform private.forget_what_is_old();
  perform private.wake_sender();
  perform private.wake_photo_remover();
  update private.pulse set ticked_at = now()
  where only_row and (ticked_at is null or ticked_at < now() - interval '30 seconds');
end;
$$;

-- Everything that has happened to a request, the oldest first: at most 300 entries, the newest.
create or replace function private.history_of(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  with happened (at, entry) as (
    select lead.created_at, jsonb_build_object('what', 'request')
    union all
    select changed_at, jsonb_build_object('what', 'status', 'from', old_status, 'to', new_status)
    from public.lead_status_changes where lead_id = lead.id
    union all
    select offered.at, jsonb_build_object('what', offered.what, 'hauler', hauler.name, 'reason', offered.reason)
    from public.job_offers as offer
    join public.haulers as hauler on hauler.id = offer.hauler_id
    cross join lateral (
      values
        (offer.offered_at, 'offer', null),
        (offer.accepted_at, 'accepted', null),
        (offer.contacted_at, 'called', null),
        (offer.returned_at, 'returned', offer.decline_reason)
    ) as offered (at, what, reason)
    where offer.lead_id = lead.id and offered.at is not null
    union all
    select created_at, jsonb_build_object('what', 'report') from public.contact_reports where lead_id = lead.id
    union all
    -- One of the desk is among the acts.
    select corrected_at, jsonb_build_object('what', 'correction')
    from public.lead_corrections where lead_id = lead.id and not by_team
    union all
    select proposed.at, jsonb_build_object('what', proposed.what, 'hauler', hauler.name, 'acceptedBy', proposed.by)
    from public.proposals as proposal
    join public.job_offers as offer on offer.id = proposal.offer_id
    join public.haulers as hauler on hauler.id = offer.hauler_id
    cross join lateral (
      values (proposal.made_at, 'proposal', null), (proposal.accepted_at, 'agreed', proposal.accepted_by)
    ) as proposed (at, what, by)
    where proposal.lead_id = lead.id and proposed.at is not null
    union all
    select told.finished_at, jsonb_build_object(
      'what', 'told', 'kind', told.kind, 'audience', told.audience, 'hauler', hauler.name,
      'channel', coalesce(told.channel, 'mail'), 'delivery', told.delivery
    )
    from public.notifications as told
    left join public.job_offers as offer on offer.id = told.offer_id and told.audience = 'hauler'
    left join public.haulers as hauler on hauler.id = offer.hauler_id
    where told.lead_id = lead.id and told.state = 'sent' and told.audience <> 'operator'
    union all
    select review.answered_at, jsonb_build_object('what', 'review', 'gone', review.gone)
    from public.reviews as review where review.lead_id = lead.id and review.answered_at is not null
    union all
    select act.at, jsonb_build_object(
      'what', 'act', 'act', act.act, 'by', act.by_name, 'mailKind', act.mail_kind, 'hauler', hauler.name,
      'before', act.before, 'after', act.after
    )
    from public.desk_acts as act
    left join public.haulers as hauler on hauler.id = act.hauler_id
    where act.lead_id = lead.id
  )
  select jsonb_agg(jsonb_strip_nulls(entry - array['before', 'after'])
    || jsonb_build_object('at', at)
    -- What an act has emptied is null there, and stays.
    || case when entry ? 'before' then jsonb_build_object('before', entry -> 'before', 'after', entry -> 'after')
      else '{}' end
    -- The first offers are made in the request's own transaction.
    order by at, entry ->> 'what' <> 'request')
  from (select * from happened order by at desc limit 300) as newest;
$$;

-- What the customer says, as who looks at it reads it: without the stars, until they have decided whether it is
-- published.
create function private.review_in_json(review public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'leadId', review.lead_id,
    'version', review.version,
    'answeredAt', review.answered_at,
    'gone', review.gone,
    'leftBehind', review.left_behind,
    'price', review.price,
    'amountPaid', review.amount_paid,
    'stars', case when review.moderation <> 'waiting' or not review.may_publish then review.stars end,
    'words', review.words,
    'mayPublish', review.may_publish,
    'shownName', review.shown_name,
    'shownCity', review.shown_city,
    'moderation', review.moderation,
    'withheldBecause', review.withheld_because,
    'moderatedAt', review.moderated_at,
    'hints', private.review_hints(review)
  );
$$;

-- A request as its page shows it. The tracking ID is for the request's own link: it opens the customer's page, and
-- would outlive a link to the list that was stolen.
create or replace function private.request_in_json(lead public.leads, with_tracking_id boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', lead.id,
    'version', private.desk_version(lead),
    'flaggedBecause', lead.flagged_because,
    'language', lead.language,
    'createdAt', lead.created_at,
    'promisedBy', public.promised_by(lead.created_at),
    'overdue', private.is_overdue(lead),
    'status', lead.status,
    'services', lead.services,
    'fullName', lead.full_name,
    'phone', lead.phone,
    'email', lead.email,
    'streetAddress', lead.street_address,
    'unitNumber', lead.unit_number,
    'city', lead.city,
    'zipCode', lead.zip_code,
    'callTime', lead.call_time,
    'description', lead.job_description,
    'photos', lead.image_urls,
    'agreedToMessages', lead.agreed_to_messages,
    'timeframe', lead.timeframe,
    'cancelReasons', lead.cancel_reasons,
    'canceledByCustomer', lead.canceled_by_customer,
    'contactedAt', lead.contacted_at,
    'reportedAt', private.waits_since(lead),
    'reportedAgain', coalesce(holder.reported_again, false),
    'takenBackAt', private.taken_back_at(lead, holder),
    'pickupFrom', lead.pickup_from,
    'pickupUntil', lead.pickup_until,
    'note', lead.desk_note,
    'updates', public.reach_of(lead.id),
    'isTold', private.told_by(lead) <> 'none',
    'closedAt', private.closed_at(lead),
    'offers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'hauler', private.hauler_in_short(hauler),
        'state', case when offer.state = 'open' and offer.expires_at <= now() then 'expired' else offer.state end,
        'reason', offer.decline_reason,
        'offeredAt', offer.offered_at,
        'expiresAt', offer.expires_at,
        'acceptedAt', offer.accepted_at,
        'contactedAt', offer.contacted_at
      ) order by offer.state <> 'accepted', offer.state <> 'open', offer.offered_at, hauler.name), '[]')
      from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
      where offer.lead_id = lead.id
    ),
    'review', (
      select private.review_in_json(review) from public.reviews as review
      where review.lead_id = lead.id and review.answered_at is not null
    ),
    'history', private.history_of(lead)
  )
  || public.pickup_of(lead.id)
  || case when with_tracking_id then jsonb_build_object('trackingId', lead.tracking_id) else '{}' end
  from private.holder_of(lead) as holder;
$$;

-- Reviews that somebody has to look at, the oldest first: up to 50.
create function private.reviews_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.review_in_json(review) order by review.answered_at), '[]')
  from public.reviews as review
  where review.id in (
    select id from public.reviews where may_publish and moderation = 'waiting' order by answered_at limit 50
  );
$$;

-- What a link shows: a request, a message or the list. Null if it does not work.
create or replace function public.look_at_desk(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
begin
  return case
    when link.lead_id is not null then public.look_at_request(token, link.lead_id)
    when link.message_id is not null then (
      select jsonb_build_object(
        'scope', 'message', 'expiresAt', link.expires_at, 'message', private.message_in_json(received)
      )
      from public.contact_messages as received where received.id = link.message_id
    )
    when link.id is not null then (
      select jsonb_build_object(
        'scope', 'list',
        'expiresAt', link.expires_at,
        'messages', (
          select coalesce(jsonb_agg(private.message_in_json(received) order by received.created_at desc), '[]')
          from public.contact_messages as received
          where received.id in (
            select id from public.contact_messages where answered_at is null order by created_at desc limit 100
          )
        ),
        'haulers', private.haulers_of_list(),
        'reviews', private.reviews_of_list(),
        'trouble', private.trouble_of_list(),
        'report', private.weeks_of_list(),
        'settings', jsonb_build_object('dispatchOn', settings.dispatch_on),
        'links', private.working_desk_links()
      ) || private.requests_of_list()
      from public.dispatch_settings as settings
    )
  end;
end;
$$;

-- What the mail of the morning tells: names, but no street, number or address.
create or replace function public.read_digest() returns jsonb
language sql stable security definer set search_path = '' as $$
  with open_requests as (
    select lead, private.is_overdue(lead) as overdue, private.waits_since(lead) as reported_at,
      hauler.name as hauler, jsonb_build_object(
        'name', lead.full_name, 'services', lead.services, 'city', lead.city, 'zipCode', lead.zip_code
      ) as in_short
    from public.leads as lead
    left join public.job_offers as offer on offer.lead_id = lead.id and offer.state = 'accepted'
    left join public.haulers as hauler on hauler.id = offer.hauler_id
    where lead.status not in ('Canceled', 'Completed') and lead.flagged_because is null
  )
  select jsonb_build_object(
    'overdue', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object(
        'promisedBy', public.promised_by((lead).created_at), 'reportedAt', reported_at
      ) order by (lead).created_at)
      from open_requests where overdue or reported_at is not null
    )),
    'nobody', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object('promisedBy', public.promised_by((lead).created_at))
        order by (lead).created_at)
      from open_requests
      where (lead).status = 'Submitted' and hauler is null and not overdue and reported_at is null
    )),
    'pickups', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object(
        'from', (lead).pickup_from, 'until', (lead).pickup_until, 'hauler', hauler
      ) order by (lead).pickup_from)
      from open_requests
      where (lead).pickup_from >= private.start_of_day(0) and (lead).pickup_from < private.start_of_day(1)
    )),
    'unanswered', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object('hauler', hauler, 'madeAt', proposal.made_at)
        order by proposal.made_at)
      from open_requests
      join public.proposals as proposal on proposal.lead_id = (lead).id
      where proposal.state = 'open' and proposal.made_at < now() - interval '2 days'
    )),
    'messages', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'subject', subject, 'createdAt', created_at)
        order by created_at)
      from public.contact_messages where answered_at is null and flagged_because is null
    )),
    'reviews', (
      select jsonb_build_object('count', count(*), 'oldest', min(answered_at))
      from public.reviews where may_publish and moderation = 'waiting'
    ),
    'unbuiltSince', private.unbuilt_since(),
    'trouble', private.part_of_digest((
      select array_agg(jsonb_build_object(
        'kind', kind, 'audience', audience, 'state', state, 'delivery', delivery
      ) order by created_at desc)
      from private.trouble()
    )),
    'flagged', private.part_of_digest((
      select array_agg(jsonb_build_object('what', what, 'because', because, 'createdAt', created_at)
        order by created_at desc)
      from (
        select 'request' as what, flagged_because as because, created_at from public.leads
        where flagged_because is not null and status not in ('Canceled', 'Completed')
        union all
        select 'message', flagged_because, created_at from public.contact_messages
        where flagged_because is not null and answered_at is null
      ) as flagged
    )),
    'insurances', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'insuredUntil', insured_until) order by insured_until, name)
      from public.haulers as hauler
      where active and private.key_of_ending_insurance(hauler) is not null
    )),
    'yesterday', (
      select jsonb_build_object(
        'requests', count(*),
        'calledInTime', count(*) filter (where contacted_at <= public.promised_by(created_at)),
        'completed', (
          select count(distinct lead_id) from public.lead_status_changes
          where new_status = 'Completed'
            and changed_at >= private.start_of_day(-1) and changed_at < private.start_of_day(0)
        )
      )
      from public.leads
      where flagged_because is null
        and created_at >= private.start_of_day(-1) and created_at < private.start_of_day(0)
    )
  );
$$;

comment on function public.delete_person is
  'Deletes the requests, messages and replies of one person. '
  'Use `npm run delete-person`, which removes their photos too.';
revoke execute on all functions in schema private from public;
revoke execute on function public.delete_person(text, text) from public, anon, authenticated;
grant execute on function public.delete_person(text, text) to service_role;
