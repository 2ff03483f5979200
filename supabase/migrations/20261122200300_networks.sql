-- Who has many addresses has them in few networks; and who names a secret that exists is not shut out by those who
-- guess at secrets.

-- The networks that an address belongs to, the narrowest first, and how many times the limit of one network each of
-- them may reach. Who has one IPv4 address often has its neighbors, and who has 64 bits of an IPv6 one has 56 or 48:
-- those together may do more than one, and less than all of them could. None if the text is no address.
create function private.networks_of(address text) returns table (network inet, times int)
language plpgsql immutable set search_path = '' as $$
declare
  parsed inet;
begin
  parsed := btrim(address)::inet;
  -- An IPv4 address in IPv6's spelling: 64 bits would be the same for all of them.
  if parsed << '::ffff:0:0/96' then
    parsed := '0.0.0.0'::inet + (parsed - '::ffff:0:0'::inet);
  end if;
  return query
  select network(set_masklen(parsed, width.bits))::inet, width.times
  from (values (4, 32, 1), (4, 24, 8), (6, 64, 1), (6, 56, 4), (6, 48, 16)) as width (family, bits, times)
  where width.family = family(parsed)
  order by width.bits desc;
exception
  when invalid_text_representation then
    null;
end;
$$;

-- The address of the visitor whom the API is serving, and the header that it is from; or nulls. The API hands on the
-- headers of the request (https://docs.postgrest.org/en/stable/references/transactions.html). The last entry of
-- x-forwarded-for is the one that our side wrote; those before it are the visitor's own words.
create function private.visitor_address() returns table (header text, address text)
language sql stable set search_path = '' as $$
  select
    case
      when headers ? 'cf-connecting-ip' then 'cf-connecting-ip'
      when headers ? 'x-forwarded-for' then 'x-forwarded-for'
    end,
    coalesce(headers ->> 'cf-connecting-ip', regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''))
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

-- Adds to what came within `period` and returns how much that is. One statement, so that no two count the same.
create or replace function private.add_recent_amount(purpose text, network inet, amount bigint, period interval)
returns bigint
language plpgsql set search_path = '' as $$
declare
  total bigint;
begin
  insert into private.recent_amounts as recent (purpose, network, since, amount)
  values (
    add_recent_amount.purpose,
    private.salted_hash(coalesce(add_recent_amount.network::text, '')),
    now(),
    add_recent_amount.amount
  )
  on conflict on constraint recent_amounts_pkey do update set
    since = case when recent.since > now() - period then recent.since else now() end,
    amount = case when recent.since > now() - period then recent.amount else 0 end + excluded.amount
  returning recent.amount into total;
  -- Old amounts are deleted on the way: not those that somebody is counting with, since waiting for them could end in a
  -- deadlock, and not all at once, since a visitor waits.
  delete from private.recent_amounts where ctid = any (array(
    select candidate.ctid from private.recent_amounts as candidate
    where candidate.since < now() - interval '1 hour'
    order by candidate.since limit 1000 for update skip locked
  ));
  return total;
end;
$$;

-- Refuses the visitor one of whose networks has sent too much. One whose address is unknown is not limited: refusing
-- them would refuse everybody whose address is.
create or replace function private.limit_network() returns void
language plpgsql set search_path = '' as $$
declare
  at_most constant bigint := (select requests_per_network_per_hour from public.submission_limits);
  visitor record;
begin
  for visitor in
    select near.network, near.times
    from private.visitor_address() as seen, private.networks_of(seen.address) as near
  loop
    if private.add_recent_amount('submissions', visitor.network, 1, interval '1 hour') > at_most * visitor.times then
      perform private.refuse_as_too_many('We are receiving too many requests right now.');
    end if;
  end loop;
end;
$$;

drop function private.network_of(text);
drop function private.visitor_network();

-- Is this the tracking ID of a request, or the token of a job or of a mail?
create function private.is_known_secret(secret text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where tracking_id = secret)
    or exists (select from public.job_offers where token = secret)
    or exists (select from public.stop_links where token_hash = private.token_hash(secret));
$$;

drop function public.count_function_request(text);
drop function private.count_function_request(text);

-- What the functions ask before they answer `address` about `secret`, the tracking ID or token that it named. A network
-- over its limit does not use up that of everybody; nor does who names a secret that exists, and who could be harmed by
-- a stranger's guesses otherwise.
create function private.count_function_request(address text, secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  visitor record;
begin
  select * into strict limits from public.submission_limits;
  for visitor in select * from private.networks_of(address) loop
    if limits.function_requests_per_network_per_minute::bigint * visitor.times
      < private.add_recent_amount('function requests', visitor.network, 1, interval '1 minute')
    then
      return false;
    end if;
  end loop;
  if private.is_known_secret(secret) then
    return true;
  end if;
  return limits.function_requests_per_minute
    >= private.add_recent_amount('function requests', null, 1, interval '1 minute');
end;
$$;

create function public.count_function_request(address text, secret text default null) returns boolean
language sql set search_path = '' as $$
  select private.count_function_request(address, secret);
$$;
comment on function public.count_function_request is
  'Counts a request to a function. False: it is one too many of its network, or of everybody together.';

-- For the doctor, who asks twice and compares.
create function public.visitor_seen() returns table (header text, network text)
language sql stable security definer set search_path = '' as $$
  select
    seen.header,
    (
      select encode(private.salted_hash(near.network::text), 'hex')
      from private.networks_of(seen.address) as near where near.times = 1
    )
  from private.visitor_address() as seen;
$$;
comment on function public.visitor_seen is
  'Which header shows the address of whoever asks, and a salted hash of their network. Null: none does.';

comment on column public.submission_limits.requests_per_network_per_hour is
  'Requests and messages an hour from one network: an IPv4 address, or 64 bits of an IPv6 one. More are refused. '
  'Networks around it may send more: 24 bits of IPv4 8 times as many, 56 bits of IPv6 4 times, 48 bits 16 times.';
comment on column public.submission_limits.function_requests_per_network_per_minute is
  'Questions a minute to the functions (tracking, reports) from one network. More are refused. '
  'Networks around it may ask more, as with requests.';
comment on column public.submission_limits.function_requests_per_minute is
  'Questions a minute to the functions from everybody together about what does not exist. More are refused.';

revoke execute on all functions in schema private from public;
revoke execute on function
  public.count_function_request(text, text), public.visitor_seen()
from public, anon, authenticated;
grant execute on function
  private.count_function_request(text, text), public.count_function_request(text, text), public.visitor_seen()
to service_role;
