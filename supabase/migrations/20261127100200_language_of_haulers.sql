-- Who speaks the language of a request is offered it first.

alter table public.dispatch_settings
add column language_head_start interval not null default '10 minutes'
  constraint "language_head_start is 0 to 1 hour" check (language_head_start between '0' and '1 hour');

comment on column public.dispatch_settings.language_head_start is
  'How much earlier haulers who speak the customer''s language are offered a request than the others asked with them. '
  '0: not.';

-- Offers a request to the next haulers, unless somebody has it or may still accept it. Who speaks its language comes
-- first, and may accept it `language_head_start` earlier than the others who are asked with them. If nobody is left,
-- the operator is told, and the customer: once each time that the request comes to that. Of a new request they are not
-- told where nobody can be asked, such as while there are no haulers.
create or replace function private.offer_lead(lead_id uuid, is_new boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  settings public.dispatch_settings;
  -- Nothing is offered anew at night. What has just arrived is.
  starts constant timestamptz := case when is_new then now() else private.add_business_hours(now(), '0') end;
begin
  select * into lead from public.leads
  where id = offer_lead.lead_id
    and status = 'Submitted'
    and flagged_because is null;
  if not found or exists (
    select from public.job_offers as offer where offer.lead_id = lead.id and state in ('open', 'accepted')
  ) then
    return;
  end if;
  select * into strict settings from public.dispatch_settings;
  if is_new and not (settings.dispatch_on and exists (select from public.haulers where active)) then
    return;
  end if;

  if settings.dispatch_on then
    -- One at a time: who is offered one request has waited less for the next.
    perform pg_advisory_xact_lock(hashtext('offer_lead'));
    with wave as (
      select hauler.id, hauler.insured_until, lead.language = any (hauler.languages) as speaks
      from public.haulers as hauler
      where hauler.active
        and hauler.unreachable_since is null
        and private.fits(hauler, lead)
        and coalesce(starts < private.end_of_insurance(hauler.insured_until), true)
        -- A hauler who was offered this request before is passed over, unless all of this is so:
        -- - the offer ran out, or another hauler was faster. Who declined the job or had it is not asked again;
        -- - the job has come back since the offer was made, or the offer ended before its time had come, so that
        --   nobody could have accepted it.
        -- Example: two haulers are offered a request, and one accepts. When they give it back, the other is offered it
        -- again.
        and not exists (
          select from public.job_offers as earlier
          where earlier.lead_id = lead.id
            and earlier.hauler_id = hauler.id
            and (
              earlier.state in ('taken', 'expired')
              and (earlier.offered_at < lead.came_back_at or earlier.offered_at > now())
            ) is not true
        )
      order by
        lead.language = any (hauler.languages) desc, private.services_taken(hauler.services, lead.services) desc,
        hauler.last_offered_at nulls first, hauler.id
      limit settings.offers_per_wave
      -- A hauler who is being paused, changed or deleted at this moment is passed over: waiting for that could end in
      -- an error, and with it the request of a visitor.
      for no key update skip locked
    ), asked as (
      -- The others wait only where somebody speaks the language, and not past the end of their insurance.
      select id, insured_until, case
        when speaks or not bool_or(speaks) over ()
          or starts + settings.language_head_start >= private.end_of_insurance(insured_until)
          then starts
        else starts + settings.language_head_start
      end as begins
      from wave
    )
    insert into public.job_offers (lead_id, hauler_id, offered_at, expires_at)
    select lead.id, id, begins, least(private.end_of_offer(begins), private.end_of_insurance(insured_until))
    from asked
    on conflict on constraint job_offers_lead_id_hauler_id_key
    do update set state = 'open', offered_at = excluded.offered_at, expires_at = excluded.expires_at;
    if found then
      return;
    end if;
  end if;

  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'nobody-left', 'operator', lead.id,
    format('nobody-left:%s:%s', lead.id, extract(epoch from greatest(max(offer.offered_at), lead.came_back_at)))
  from public.job_offers as offer where offer.lead_id = lead.id
  on conflict (once_key) do nothing;
  -- While it is off, the operator asks one after the other: the promise tells when that takes too long.
  if settings.dispatch_on then
    perform private.tell_that_we_look(lead.id);
  end if;
end;
$$;

-- Once nobody is left who could accept a request before the haulers who do not speak its language, these need not wait
-- any longer. `ended`: the offer that has just ended. One that begins later for another reason, such as in the morning,
-- begins then.
create function private.begin_other_offers(ended public.job_offers) returns void
language plpgsql security definer set search_path = '' as $$
declare
  begins constant timestamptz := greatest(now(), ended.offered_at);
begin
  if exists (
    select from public.job_offers
    where lead_id = ended.lead_id and (state = 'accepted' or state = 'open' and offered_at <= ended.offered_at)
  ) then
    return;
  end if;
  with begun as (
    update public.job_offers as offer set
      offered_at = begins,
      expires_at = least(private.end_of_offer(begins), private.end_of_insurance(hauler.insured_until))
    from public.haulers as hauler, public.dispatch_settings
    where hauler.id = offer.hauler_id
      and offer.lead_id = ended.lead_id
      and offer.state = 'open'
      and offer.offered_at > begins
      and offer.offered_at <= begins + language_head_start
    returning offer.id
  )
  update public.notifications set due_at = greatest(private.due_of_lead(ended.lead_id), begins)
  where kind = 'job-offered' and state = 'waiting' and claimed_at is null and offer_id in (select id from begun);
end;
$$;

-- When the last open offer of a request ends without anybody accepting, the next haulers are asked. When a job comes
-- back from the hauler who had it, in whatever way, the request is as it was before they had it.
create or replace function private.go_on_after_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads
  where id = old.lead_id and status not in ('Canceled', 'Completed');
  if found and old.state = 'accepted' then
    -- That nobody is found may be told once more.
    update public.notifications set once_key = format('%s:%s', once_key, pg_current_xact_id())
    where once_key = 'still-looking:' || lead.id and state <> 'waiting';
    update public.leads set
      came_back_at = now(), status = 'Submitted', timeframe = null, pickup_from = null, pickup_until = null
    where id = lead.id;
    -- A change of the status is told anyway.
    if lead.status = 'Submitted' then
      perform private.tell_of_lost_hauler(lead);
    end if;
  end if;
  perform private.begin_other_offers(old);
  perform private.offer_lead(old.lead_id);
  return null;
end;
$$;

-- Tells a hauler of an offer, and of a job that becomes theirs; then the customer too. Of an offer that is made again
-- before its first mail has gone, such as one that had not begun when the job was taken and came back, they are told
-- once. A mail that is being sent at this moment is left to its sender.
create or replace function private.notify_of_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  offered_key constant text := format('job-offered:%s:%s', new.id, extract(epoch from new.offered_at));
begin
  if new.state = 'open' then
    update public.notifications set state = 'skipped', last_error = 'Offered anew', finished_at = now()
    where id in (
      select id from public.notifications
      where offer_id = new.id
        and kind = 'job-offered'
        and state = 'waiting'
        and claimed_at is null
        and once_key <> offered_key
      for update skip locked
    );
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    values (
      'job-offered', 'hauler', new.lead_id, new.id, offered_key,
      greatest(private.due_of_lead(new.lead_id), new.offered_at)
    )
    on conflict (once_key) do nothing;
  else
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
    select kind, audience, new.lead_id, new.id, format('%s:%s:%s', kind, new.id, pg_current_xact_id()),
      private.due_of_lead(new.lead_id)
    from (values ('job-accepted', 'hauler'), ('matched', 'customer')) as told (kind, audience);
  end if;
  return null;
end;
$$;

-- The first to accept has the job. The others see that it is taken. Who has not called the customers of so many others
-- does so first (`call-first`): accepting shows them name, number and street. Until an offer begins, the job is for
-- haulers who speak the customer's language (`not-yet`). Of what was put off from the night to the morning nobody is
-- told before, but who comes by themselves may have it.
create or replace function public.accept_job(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  case private.job_state(offer, private.lead_of(offer))
    when 'accepted' then
      return 'done';
    when 'open' then
      if exists (select from public.job_offers where lead_id = offer.lead_id and state = 'accepted') then
        update public.job_offers set state = 'taken' where id = offer.id;
        return 'refused';
      end if;
      if offer.offered_at > clock_timestamp() and offer.offered_at <> private.add_business_hours(now(), '0') then
        return 'not-yet';
      end if;
      perform private.lock_hauler(offer.hauler_id);
      if (select uncalled_jobs_per_hauler from public.dispatch_settings) <= private.uncalled_jobs(offer.hauler_id) then
        return 'call-first';
      end if;
      update public.job_offers set state = 'accepted' where id = offer.id;
      return 'done';
    else
      return 'refused';
  end case;
end;
$$;

drop function public.find_job(text);

-- The job as its link shows it at this moment. The hauler who has it sees whom to call and where to go, until 30 days
-- after it was closed. What was written and photographed is shown besides to the haulers who may accept it. How far the
-- job has come, and how it was closed, is for who has it alone.
create function public.find_job(token text)
returns table (
  state text, hauler_name text, expires_at timestamptz,
  services text[], city text, zip_code text, description text, photos text[], promised_by timestamptz,
  status text, timeframe text, cancel_reasons text[], canceled_by_customer boolean,
  has_job boolean, full_name text, phone text, email text, street_address text, unit_number text, call_time text,
  contacted_at timestamptz, reported_at timestamptz, reported_again boolean, agreed_to_messages boolean,
  pickup_parts jsonb, hauler_texts_on boolean, hauler_texts_to text, language text, hauler_languages text[]
)
language sql stable set search_path = '' as $$
  select
    job.state, hauler.name, offer.expires_at,
    lead.services, lead.city, lead.zip_code,
    case when job.has_job or job.state = 'open' then lead.job_description end,
    case when job.has_job or job.state = 'open' then lead.image_urls else '{}' end,
    public.promised_by(lead.created_at),
    case when job.has_job then lead.status end,
    case when job.has_job then lead.timeframe end,
    case when job.has_job then lead.cancel_reasons else '{}' end,
    job.has_job and lead.canceled_by_customer,
    job.has_job,
    case when job.has_job then lead.full_name end,
    case when job.has_job then lead.phone end,
    case when job.has_job then lead.email end,
    case when job.has_job then lead.street_address end,
    case when job.has_job then lead.unit_number end,
    case when job.has_job then lead.call_time end,
    case when job.has_job then offer.contacted_at end,
    case when job.has_job then offer.reported_at end,
    job.has_job and offer.reported_again,
    (job.has_job or job.state = 'open') and lead.agreed_to_messages,
    case
      when job.has_job then public.pickup_of(lead.id) || case
        when job.state = 'closed' then private.review_of_job(lead.id)
        else private.proposal_bounds() || jsonb_build_object('isTold', private.told_by(lead) <> 'none')
      end
    end,
    hauler.texts_on,
    case
      when job.state <> 'closed' and (select texts_on from public.dispatch_settings)
        and private.is_us_number(hauler.phone)
        then hauler.phone
    end,
    lead.language, hauler.languages
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  join public.haulers as hauler on hauler.id = offer.hauler_id
  cross join lateral (
    select
      private.job_state(offer, lead) as state,
      offer.state = 'accepted' and private.links_work(lead) as has_job
  ) as job
  where offer.token = find_job.token;
$$;
comment on function public.find_job is 'What the page of a job shows: personal data to who has the job alone.';

revoke execute on all functions in schema private from public;
revoke execute on function public.find_job(text) from public, anon, authenticated;
grant execute on function public.find_job(text) to service_role;
