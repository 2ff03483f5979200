-- A request as it is read: by its customer, by haulers (`290_jobs.sql`), at the desk (`400_desk_views.sql`) and for
-- emails.

-- The row and what is computed from it, without the tracking ID, which opens the customer's page. Each reader adds what
-- only it has, and takes away what must not leave the database for it. Which of the rest a function passes on is in its
-- contract in supabase/functions/_shared/contracts/, which begins with `request.ts`.
create function private.request_in_json(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(lead) - 'tracking_id' || jsonb_build_object(
    'description', lead.job_description,
    'photos', lead.image_urls,
    'promised_by', public.promised_by(lead.created_at),
    'is_still_looking', private.is_still_looking(lead)
  ) || private.pickup_of(lead);
$$;

-- For emails: they have links to the customer's page.
create function public.read_request(lead_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.request_in_json(lead) || jsonb_build_object('tracking_id', lead.tracking_id)
  from public.leads as lead where lead.id = lead_id;
$$;
comment on function public.read_request is 'The data of a request, for emails. Null if it was deleted.';

-- The hauler who has a request, as its customer sees them. Null if no one has it.
create function private.hauler_in_json(lead public.leads, with_phone boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', hauler.name, 'languages', hauler.languages, 'phone', case when with_phone then hauler.phone end
  ) || private.hauler_card(hauler)
  from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
  where offer.lead_id = lead.id and offer.state = 'accepted';
$$;

-- When someone called the customer. A call before the request was last opened, such as by a hauler who gave it back,
-- does not count, as in `is_still_looking`.
create function private.called_at(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(
    (select contacted_at from public.job_offers where lead_id = lead.id and state = 'accepted'),
    case when coalesce(lead.contacted_at >= lead.came_back_at, true) then lead.contacted_at end
  );
$$;

-- Since when a customer's "I was not contacted" has been waiting for an answer, from the hauler who has the request or,
-- without one, from the team. Null if none is waiting.
create function private.waits_since(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when private.is_closed(lead.status) then null
    when exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
      then (select reported_at from public.job_offers where lead_id = lead.id and state = 'accepted')
    else (
      select min(report.created_at) from public.contact_reports as report
      where report.lead_id = lead.id and coalesce(report.created_at > lead.contacted_at, true)
    )
  end;
$$;

-- What reaches people in a request that was closed long ago: tracking links are passed on, and numbers get new owners.
-- The phone number begins with `+`, so that pages show it as it is.
create function private.masked_contact(lead public.leads) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'phone', '+' || regexp_replace(lead.phone, '\d(?=\d\d)', '•', 'g'),
    'email', regexp_replace(lead.email, '^(.).*(?=@)', '\1…'),
    'street_address', null,
    'unit_number', null,
    'call_time', null
  );
$$;

create function public.find_request(tracking_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.request_in_json(lead) || jsonb_build_object(
    'service', array_to_string(lead.services, ', '),
    'location', concat_ws(', ', lead.city, lead.zip_code),
    'timeframe', said.timeframe,
    -- The function words it if a window is booked, or from `wanted`.
    'date', coalesce(said.timeframe, 'Not set yet'),
    'photos', private.photos_of(lead),
    'hauler', private.hauler_in_json(lead, links_work),
    'contacted_at', private.called_at(lead),
    'reported_at', private.waits_since(lead),
    'updates', private.updates_of(lead),
    'history', jsonb_build_object('status', 'Submitted', 'at', lead.created_at) || (
      select coalesce(jsonb_agg(jsonb_build_object('status', new_status, 'at', changed_at) order by id), '[]')
      from public.lead_status_changes where lead_id = lead.id
    )
  )
  -- A flagged request is offered to haulers only after the team has cleared it, so nothing is promised until then.
  || case when lead.flagged_because is null then '{}' else jsonb_build_object('is_held', true, 'promised_by', null) end
  || case when links_work then '{}' else private.masked_contact(lead) end
  from public.leads as lead, private.links_work(lead) as links_work,
    nullif(btrim(lead.timeframe, E' \t\r\n'), '') as said (timeframe)
  where lead.tracking_id = find_request.tracking_id;
$$;
comment on function public.find_request is
  'The data of a tracking page. From 30 days after the request was closed, without what reaches people.';
