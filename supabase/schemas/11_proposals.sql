-- What haulers propose: a price and times to choose from. What is offered never changes, and a change is a new row: so
-- the ID says what the customer saw. Only the functions of 22_pickups.sql write here.

-- One to three windows in which a pickup may be, in order and apart.
create function private.are_pickup_windows(starts timestamptz[], ends timestamptz[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if (cardinality(starts) between 1 and 3 and cardinality(starts) = cardinality(ends)) is not true then
    return false;
  end if;
  for i in 1..cardinality(starts) loop
    if not private.is_pickup_window(starts[i], ends[i]) or i > 1 and starts[i] < ends[i - 1] then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  offer_id uuid not null references public.job_offers (id) on delete cascade,
  state public.proposal_state not null default 'open',
  price_from int,
  price_to int,
  window_from timestamptz[] not null,
  window_until timestamptz[] not null,
  note text
    constraint "note is empty or 1 to 500 characters"
    check (private.is_plain_text(note, multiline => true) and char_length(note) <= 500),
  made_at timestamptz not null default now(),
  chosen int,
  accepted_by public.proposal_accepter,
  accepted_at timestamptz,
  asked_for public.proposal_wish,
  asked_line text constraint "asked_line is empty or 1 to 200 characters on one line"
    check (private.is_plain_text(asked_line, multiline => false) and char_length(asked_line) <= 200),
  asked_at timestamptz,
  declined_for public.decline_reason,

  constraint "price_from to price_to are 0 to 20000 dollars, or both empty" check (
    price_from is null and price_to is null
    or coalesce(price_from between 0 and 20000 and price_to between price_from and 20000, false)
  ),
  constraint "windows are one to three, in order and apart" check (
    private.are_pickup_windows(window_from, window_until)
  ),
  constraint "who accepts chooses a window" check (
    (accepted_at is null) = (chosen is null)
    and (chosen is null) = (accepted_by is null)
    and (state <> 'accepted' or accepted_at is not null)
    and chosen between 1 and cardinality(window_from)
  ),
  constraint "who asks says for what" check ((asked_for is null) = (asked_at is null))
);

comment on table public.proposals is
  'What haulers proposed to customers, and how those answered. Written by functions alone.';
comment on column public.proposals.id is 'Made by the hauler''s browser, so that what is sent twice is one.';
comment on column public.proposals.lead_id is 'The request. Deleted with it.';
comment on column public.proposals.offer_id is 'The offer of the hauler who proposes. Deleted with it.';
comment on column public.proposals.state is
  'open, accepted, declined, withdrawn (by the hauler), replaced (there is a newer one) or '
  'ended (the request was closed, came back, or has another time).';
comment on column public.proposals.price_from is 'The estimate in dollars. Empty: the price is set on inspection.';
comment on column public.proposals.price_to is 'Its upper end. The same as price_from for one amount.';
comment on column public.proposals.window_from is 'From when the hauler can come, one to three times.';
comment on column public.proposals.window_until is 'Until when each of them goes.';
comment on column public.proposals.note is 'The hauler''s own words, for the customer. No mail repeats them.';
comment on column public.proposals.made_at is 'When it was sent.';
comment on column public.proposals.chosen is 'Which of the times was accepted, counted from 1.';
comment on column public.proposals.accepted_by is
  'Who accepted it: the customer on their page, or the hauler, who says that they agreed by phone.';
comment on column public.proposals.accepted_at is 'When.';
comment on column public.proposals.asked_for is 'What the customer last asked for instead.';
comment on column public.proposals.asked_line is 'In the customer''s words. No mail repeats them.';
comment on column public.proposals.asked_at is 'When they asked.';
comment on column public.proposals.declined_for is 'Why the customer declined it.';

-- Of a request one proposal can be accepted, and one is, whatever goes wrong elsewhere.
create unique index proposals_one_open_idx on public.proposals (lead_id) where state = 'open';
create unique index proposals_one_accepted_idx on public.proposals (lead_id) where state = 'accepted';
create index proposals_lead_id_idx on public.proposals (lead_id, made_at);
create index proposals_offer_id_idx on public.proposals (offer_id);

alter table public.proposals enable row level security;
revoke all on public.proposals from anon, authenticated;
grant select on public.proposals to service_role;

-- `is_open` of a window: can it be accepted at this moment?
create function private.proposal_in_json(proposal public.proposals) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(proposal) || jsonb_build_object(
    'windows', (
      select jsonb_agg(jsonb_build_object(
        'from', starts, 'until', ends, 'is_open', starts >= now() + acceptance_notice
      ) order by starts)
      from unnest(proposal.window_from, proposal.window_until) as given (starts, ends), public.dispatch_settings
    ),
    'asked', case when proposal.asked_at is not null then jsonb_build_object(
      'for', proposal.asked_for, 'line', proposal.asked_line, 'at', proposal.asked_at
    ) end
  );
$$;

-- In JSON, in which every backend writes moments alike.
create function public.pickup_of(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pickup', case when lead.pickup_from is not null then jsonb_build_object(
      'from', lead.pickup_from, 'until', lead.pickup_until,
      'on_my_way_at', lead.on_my_way_at, 'arrives_at', lead.arrives_at
    ) end,
    'proposal', (
      select private.proposal_in_json(proposal) from public.proposals as proposal
      where proposal.lead_id = lead.id and proposal.state = 'open'
    ),
    'agreed', (
      select private.proposal_in_json(proposal) from public.proposals as proposal
      where proposal.lead_id = lead.id and proposal.state = 'accepted'
    ),
    'price_paid', lead.price_paid
  ))
  from public.leads as lead where lead.id = pickup_of.lead_id;
$$;
comment on function public.pickup_of is 'What is proposed and agreed of a pickup, as customer and hauler see it.';

-- Between which a proposed window may be. One that begins after 8:30 PM would be too short.
create function private.proposal_bounds() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('proposal_bounds', jsonb_build_object(
    'earliest', case
      when rounded::time > '20:30' then rounded::date + 1 + time '06:00'
      else greatest(rounded, rounded::date + time '06:00')
    end at time zone 'America/Los_Angeles',
    'last_day', (now() at time zone 'America/Los_Angeles')::date + proposal_days_ahead
  ))
  from public.dispatch_settings
  cross join lateral (
    select date_bin('15 minutes', clock + interval '15 minutes' - interval '1 microsecond', '2000-01-01') as rounded
    from (select (now() + proposal_notice) at time zone 'America/Los_Angeles' as clock) as soonest
  ) as bound;
$$;

-- When a request is closed, or another time was set for it, there is nothing more to accept; and what was accepted is
-- over when its time is not that of the request any more. What is proposed for a request that the operator opens again
-- stays with who has the job.
create function private.end_proposals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.proposals as proposal set state = 'ended'
  where proposal.lead_id = new.id
    and (
      proposal.state = 'open' and (new.status <> 'Submitted' or old.status = 'Submitted')
      or proposal.state = 'accepted' and (proposal.window_from[proposal.chosen], proposal.window_until[proposal.chosen])
        is distinct from (new.pickup_from, new.pickup_until)
    );
  return null;
end;
$$;

-- A job that comes back takes its proposals with it.
create function private.end_proposals_of_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.proposals set state = 'ended' where offer_id = old.id and state in ('open', 'accepted');
  return null;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.pickup_of(uuid) from public, anon, authenticated;
grant execute on function
  public.pickup_of(uuid), private.proposal_in_json(public.proposals), private.proposal_bounds()
to service_role;
