-- What haulers and customers do with proposals and pickups. Each act locks the request, looks, and ends in `unknown`
-- (there is no such link), `done`, also when it had been done before, or why it cannot be as things stand:
-- `proposalConflicts` in supabase/functions/_shared/contracts/refusals.ts. Of two at the same moment the first wins.

-- Why whoever holds this offer cannot act on its job. Null if they can.
create function private.reason_not_to_act(
  offer public.job_offers, lead public.leads
) returns public.pickup_outcome
language sql stable set search_path = '' as $$
  select (
    case
      when offer.id is null then 'unknown'
      when private.job_state(offer, lead) = 'closed' then 'closed'
      when offer.state <> 'accepted' then 'not-yours'
    end
  )::public.pickup_outcome;
$$;

-- Books a window of an open proposal, and tells the customer after `hold`.
create function private.book(
  lead public.leads, proposal public.proposals, choice int, accepted_by public.proposal_accepter, hold interval
) returns void
language plpgsql set search_path = '' as $$
begin
  update public.proposals set state = 'replaced' where lead_id = lead.id and state = 'accepted';
  update public.proposals set
    state = 'accepted', chosen = choice, accepted_by = book.accepted_by, accepted_at = now()
  where id = proposal.id;
  update public.leads set
    status = 'In Progress',
    pickup_from = proposal.window_from[choice],
    pickup_until = proposal.window_until[choice],
    contacted_at = coalesce(contacted_at, now())
  where id = lead.id;
  perform private.drop_change_notification(lead.id, tells_time => true);
  perform private.notify_customer_of_pickup(lead, 'pickup-booked', proposal.id, 'pickup-booked:' || proposal.id, hold);
end;
$$;

-- `id` is made by the browser: sent twice, it is one proposal, and what is sent by it must be the same. `based_on` and
-- `based_on_state` are the proposal that the page showed, the open one before the accepted one, and how it stood. The
-- ID alone is not enough: a proposal that the customer has just accepted has the same, and its replacement would then
-- stand against a booked pickup. `windows` are days and times on the clocks of Los Angeles: `day`, `from` and `until`.
-- `agreed`: by phone, of one window.
create function public.propose(
  token text, id uuid, windows jsonb, price_from int default null, price_to int default null, note text default null,
  based_on uuid default null, based_on_state public.proposal_state default null, agreed boolean default false
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  reason constant public.pickup_outcome := private.reason_not_to_act(offer, lead);
  settings public.dispatch_settings;
  shown public.proposals;
  starts timestamptz[];
  ends timestamptz[];
begin
  if reason = 'unknown' then
    return reason;
  end if;
  select
    array_agg((day + "from") at time zone 'America/Los_Angeles' order by day, "from"),
    array_agg((day + until) at time zone 'America/Los_Angeles' order by day, "from")
  into starts, ends
  from jsonb_to_recordset(windows) as given (day date, "from" time, until time);
  select * into shown from public.proposals where proposals.id = propose.id;
  if found then
    return case
      when (shown.offer_id, shown.price_from, shown.price_to, shown.window_from, shown.window_until, shown.note)
        is not distinct from
        (offer.id, price_from, coalesce(price_to, price_from), starts, ends, nullif(note, ''))
        and coalesce(shown.accepted_by = 'hauler', false) = agreed
        then 'done'
      else 'changed'
    end;
  end if;
  if reason is not null then
    return reason;
  end if;
  select * into shown from public.proposals
  where lead_id = lead.id and state in ('open', 'accepted')
  order by state = 'open' desc
  limit 1;
  if (shown.id, shown.state) is distinct from (based_on, based_on_state) then
    return 'changed';
  end if;
  select * into strict settings from public.dispatch_settings;
  if settings.proposals_per_job <= (select count(*) from public.proposals where offer_id = offer.id) then
    return 'too-many';
  end if;
  -- A call from before the request came back was another hauler's.
  if not agreed and private.actual_reach(lead) = 'none' and offer.contacted_at is null
    and (lead.contacted_at is null or coalesce(lead.contacted_at < lead.came_back_at, false))
  then
    return 'call-first';
  end if;
  if not private.are_pickup_windows(starts, ends) or agreed and cardinality(starts) > 1 then
    return 'window-wrong';
  end if;
  if agreed and ends[1] <= now() then
    return 'window-passed';
  end if;
  if not agreed and starts[1] < now() + settings.proposal_notice then
    return 'too-soon';
  end if;
  if (starts[cardinality(starts)] at time zone 'America/Los_Angeles')::date
    > (now() at time zone 'America/Los_Angeles')::date + settings.proposal_days_ahead
  then
    return 'too-late';
  end if;

  update public.proposals set state = 'replaced' where lead_id = lead.id and state = 'open';
  insert into public.proposals (id, lead_id, offer_id, price_from, price_to, window_from, window_until, note)
  values (
    propose.id, lead.id, offer.id,
    propose.price_from, coalesce(propose.price_to, propose.price_from), starts, ends, nullif(propose.note, '')
  )
  returning * into shown;
  if agreed then
    perform private.book(lead, shown, 1, 'hauler', settings.status_mail_hold);
  else
    -- A new time answers who asked for one.
    update public.proposals set asked_for = null, asked_line = null, asked_at = null
    where lead_id = lead.id and state = 'accepted';
    update public.leads set status = 'Sent Proposal' where leads.id = lead.id and status = 'Submitted';
    perform private.drop_change_notification(lead.id, tells_time => false);
    perform private.notify_customer_of_pickup(
      lead, 'proposal-made', shown.id, 'proposal-made:' || shown.id, settings.status_mail_hold
    );
  end if;
  perform private.answer_customer(offer);
  return 'done';
end;
$$;
comment on function public.propose is 'A hauler proposes price and times, or books what was agreed by phone.';

create function public.withdraw_proposal(token text, proposal uuid) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  reason constant public.pickup_outcome := private.reason_not_to_act(offer, lead);
  shown public.proposals;
begin
  select * into shown from public.proposals where id = proposal and offer_id = offer.id;
  if shown.state = 'withdrawn' then
    return 'done';
  end if;
  if reason is not null then
    return reason;
  end if;
  if shown.state is distinct from 'open' then
    return 'changed';
  end if;
  update public.proposals set state = 'withdrawn' where id = shown.id;
  perform private.notify_customer_of_pickup(
    lead, 'proposal-withdrawn', shown.id, 'proposal-withdrawn:' || shown.id,
    (select status_mail_hold from public.dispatch_settings)
  );
  return 'done';
end;
$$;
comment on function public.withdraw_proposal is 'A hauler takes a proposal back.';

-- Three times for one window, and five a day for all windows of a request: each tells the customer. Within two minutes
-- the same is one press.
create function public.set_on_my_way(token text, minutes int) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  reason constant public.pickup_outcome := private.reason_not_to_act(offer, lead);
begin
  if reason is not null then
    return reason;
  end if;
  if (lead.pickup_from at time zone 'America/Los_Angeles')::date
    is distinct from (now() at time zone 'America/Los_Angeles')::date
  then
    return 'not-today';
  end if;
  if lead.status <> 'In Progress' then
    return 'changed';
  end if;
  if lead.on_my_way_at > now() - interval '2 minutes'
    and lead.arrives_at - lead.on_my_way_at = make_interval(mins => minutes)
  then
    return 'done';
  end if;
  if (
    select count(*) filter (where pickup_before = private.pickup_window(lead)) >= 3
      or count(*) filter (where created_at > now() - interval '24 hours') >= 5
    from public.notifications
    where lead_id = lead.id and kind = 'on-my-way'
  ) then
    return 'too-many';
  end if;
  update public.leads set on_my_way_at = now(), arrives_at = now() + make_interval(mins => minutes)
  where id = lead.id;
  perform private.answer_customer(offer);
  perform private.notify_customer_of_pickup(
    lead, 'on-my-way', null, format('on-my-way:%s:%s', lead.id, extract(epoch from now())), '0'
  );
  return 'done';
end;
$$;
comment on function public.set_on_my_way is 'A hauler is on their way to a pickup of today.';

create function public.complete_job(token text, price_paid int) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  reason constant public.pickup_outcome := private.reason_not_to_act(offer, lead);
begin
  if offer.state = 'accepted' and lead.status = 'Completed' and lead.price_paid = complete_job.price_paid then
    return 'done';
  end if;
  if reason is not null then
    return reason;
  end if;
  update public.leads set status = 'Completed', price_paid = complete_job.price_paid where id = lead.id;
  perform private.answer_customer(offer);
  return 'done';
end;
$$;
comment on function public.complete_job is 'A hauler says that a job is done, and what the customer paid.';

-- The request of a tracking ID, locked. Null if there is none.
create function private.lock_lead(tracking_id text) returns public.leads
language sql set search_path = '' as $$
  select * from public.leads where leads.tracking_id = lock_lead.tracking_id for no key update;
$$;

-- Why the customer cannot answer a proposal for this request. Null if they can.
create function private.reason_not_to_answer(lead public.leads) returns public.pickup_outcome
language sql immutable set search_path = '' as $$
  select (
    case when lead.id is null then 'unknown' when private.is_closed(lead.status) then 'closed' end
  )::public.pickup_outcome;
$$;

-- A proposal for this request. Null if it is not one.
create function private.proposal_of(lead public.leads, proposal uuid) returns public.proposals
language sql stable set search_path = '' as $$
  select * from public.proposals where id = proposal and lead_id = lead.id;
$$;

create function public.accept_proposal(
  tracking_id text, proposal uuid, choice int
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
  reason constant public.pickup_outcome := private.reason_not_to_answer(lead);
  shown constant public.proposals := private.proposal_of(lead, proposal);
begin
  if shown.state = 'accepted' and shown.chosen = choice then
    return 'done';
  end if;
  if reason is not null then
    return reason;
  end if;
  if shown.state is distinct from 'open' or choice not between 1 and cardinality(shown.window_from) then
    return 'changed';
  end if;
  if shown.window_from[choice] < now() + (select acceptance_notice from public.dispatch_settings) then
    return 'window-passed';
  end if;
  perform private.book(lead, shown, choice, 'customer', '0');
  -- Who accepts asks for no other time or price any more. What else they asked stays.
  update public.proposals set asked_for = null, asked_line = null, asked_at = null
  where id = shown.id and asked_for <> 'other';
  perform private.notify_of_customer(lead.id, 'proposal-accepted', '0', '{hauler}', shown.id);
  return 'done';
end;
$$;
comment on function public.accept_proposal is 'A customer books one of the times of a proposal.';

create function public.ask_for_other(
  tracking_id text, proposal uuid, asked_for public.proposal_wish, line text default null
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
  reason constant public.pickup_outcome := private.reason_not_to_answer(lead);
  shown constant public.proposals := private.proposal_of(lead, proposal);
begin
  if reason is not null then
    return reason;
  end if;
  if (shown.state in ('open', 'accepted')) is not true then
    return 'changed';
  end if;
  if (shown.asked_for, shown.asked_line) is distinct from (ask_for_other.asked_for, nullif(line, '')) then
    update public.proposals set asked_for = ask_for_other.asked_for, asked_line = nullif(line, ''), asked_at = now()
    where id = shown.id;
    -- Of what they ask, five mails are sent within a day: the page shows the others.
    if 5 > (
      select count(*) from public.notifications as told
      where told.lead_id = lead.id
        and told.kind = 'customer-asked'
        and told.attempts > 0
        and told.created_at > now() - interval '24 hours'
    ) then
      perform private.notify_of_customer(
        lead.id, 'customer-asked', (select status_mail_hold from public.dispatch_settings), '{hauler}', shown.id
      );
    end if;
  end if;
  return 'done';
end;
$$;
comment on function public.ask_for_other is 'A customer asks for another time or price.';

-- The job of a first proposal goes to others. A pickup that is booked stays as it was. Three of a request can be
-- declined, so that a false one does not go round all haulers.
create function public.decline_proposal(
  tracking_id text, proposal uuid, declined_for public.decline_reason
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
  reason constant public.pickup_outcome := private.reason_not_to_answer(lead);
  shown constant public.proposals := private.proposal_of(lead, proposal);
begin
  if shown.state = 'declined' then
    return 'done';
  end if;
  if reason is not null then
    return reason;
  end if;
  if shown.state is distinct from 'open' then
    return 'changed';
  end if;
  if 3 <= (select count(*) from public.proposals where lead_id = lead.id and state = 'declined') then
    return 'too-many';
  end if;
  perform private.notify_of_customer(lead.id, 'proposal-declined', '0', '{hauler}', shown.id);
  update public.proposals set state = 'declined', declined_for = decline_proposal.declined_for where id = shown.id;
  if lead.status = 'Sent Proposal' and lead.pickup_from is null then
    update public.job_offers set state = 'returned', decline_reason = 'The customer declined the proposal'
    where id = shown.offer_id;
    perform private.drop_change_notification(lead.id, tells_time => true);
  end if;
  return 'done';
end;
$$;
comment on function public.decline_proposal is 'A customer does not want what was proposed.';

revoke execute on all functions in schema private from public;
revoke execute on function
  public.propose(text, uuid, jsonb, int, int, text, uuid, public.proposal_state, boolean),
  public.withdraw_proposal(text, uuid),
  public.set_on_my_way(text, int), public.complete_job(text, int), public.accept_proposal(text, uuid, int),
  public.ask_for_other(text, uuid, public.proposal_wish, text),
  public.decline_proposal(text, uuid, public.decline_reason)
from public, anon, authenticated;
grant execute on function
  public.propose(text, uuid, jsonb, int, int, text, uuid, public.proposal_state, boolean),
  public.withdraw_proposal(text, uuid),
  public.set_on_my_way(text, int), public.complete_job(text, int), public.accept_proposal(text, uuid, int),
  public.ask_for_other(text, uuid, public.proposal_wish, text),
  public.decline_proposal(text, uuid, public.decline_reason)
to service_role;
