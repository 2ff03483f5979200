-- How many submissions are accepted. A network that sends too many is refused; a phone number or email address that is
-- named too often only gets the request flagged, see 060_flags.sql.

create table public.submission_limits (
  only_row boolean primary key default true check (only_row),
  leads_per_phone_per_hour int not null default 5
    constraint "leads_per_phone_per_hour is at least 1" check (leads_per_phone_per_hour > 0),
  leads_per_email_per_hour int not null default 5
    constraint "leads_per_email_per_hour is at least 1" check (leads_per_email_per_hour > 0),
  leads_per_hour int not null default 1000
    constraint "leads_per_hour is at least 1" check (leads_per_hour > 0),
  messages_per_email_per_hour int not null default 5
    constraint "messages_per_email_per_hour is at least 1" check (messages_per_email_per_hour > 0),
  messages_per_hour int not null default 500
    constraint "messages_per_hour is at least 1" check (messages_per_hour > 0),
  storage_origin text
    constraint "storage_origin is an address without a slash at the end" check (storage_origin ~ '^https?://[^/\s]+$'),
  requests_per_network_per_hour int not null default 20
    constraint "requests_per_network_per_hour is at least 1" check (requests_per_network_per_hour > 0),
  leads_per_hour_at_most int not null default 20000
    constraint "leads_per_hour_at_most is at least 1" check (leads_per_hour_at_most > 0),
  messages_per_hour_at_most int not null default 10000
    constraint "messages_per_hour_at_most is at least 1" check (messages_per_hour_at_most > 0),
  function_requests_per_network_per_minute int not null default 30
    constraint "function_requests_per_network_per_minute is at least 1"
    check (function_requests_per_network_per_minute > 0),
  function_requests_per_minute int not null default 6000
    constraint "function_requests_per_minute is at least 1" check (function_requests_per_minute > 0),
  photos_per_hour int not null default 3000
    constraint "photos_per_hour is at least 1" check (photos_per_hour > 0),
  photo_megabytes_per_hour int not null default 6000
    constraint "photo_megabytes_per_hour is at least 1" check (photo_megabytes_per_hour > 0),
  leads_per_network_per_day int not null default 40
    constraint "leads_per_network_per_day is at least 1" check (leads_per_network_per_day > 0),
  reports_per_hour int not null default 3000
    constraint "reports_per_hour is at least 1" check (reports_per_hour > 0)
);

comment on table public.submission_limits is
  'How many requests and messages the public forms accept. One row; safe to edit by hand.';
comment on column public.submission_limits.only_row is 'Keeps this table at one row. Do not edit.';
comment on column public.submission_limits.leads_per_phone_per_hour is
  'Requests per hour with the same phone number. More are stored and flagged.';
comment on column public.submission_limits.leads_per_email_per_hour is
  'Requests per hour with the same email address. More are stored and flagged.';
comment on column public.submission_limits.leads_per_hour is
  'Requests per hour from everyone together. More are stored and flagged.';
comment on column public.submission_limits.messages_per_email_per_hour is
  'Messages per hour with the same email address. More are stored and flagged.';
comment on column public.submission_limits.messages_per_hour is
  'Messages per hour from everyone together. More are stored and flagged.';
comment on column public.submission_limits.storage_origin is
  'The only origin that photo addresses can have, such as https://abcd.supabase.co. '
  'Empty: any hosted project or this machine.';
comment on column public.submission_limits.requests_per_network_per_hour is
  'Requests and messages per hour from one network: an IPv4 address or an IPv6 /64. More are refused. '
  'Wider networks can send more: an IPv4 /24 8 times as many, an IPv6 /56 4 times, an IPv6 /48 16 times.';
comment on column public.submission_limits.leads_per_hour_at_most is
  'Requests per hour from everyone together, to protect the disk. More are refused.';
comment on column public.submission_limits.messages_per_hour_at_most is
  'Messages per hour from everyone together, to protect the disk. More are refused.';
comment on column public.submission_limits.function_requests_per_network_per_minute is
  'Calls to the functions (tracking, reports) per minute from one network. More are refused. '
  'Wider networks can make more, as in requests_per_network_per_hour.';
comment on column public.submission_limits.function_requests_per_minute is
  'Calls to the functions per minute, from everyone together, with an unknown link. More are refused.';
comment on column public.submission_limits.photos_per_hour is
  'Photos per hour from everyone together. More are refused.';
comment on column public.submission_limits.photo_megabytes_per_hour is
  'Megabytes of photos per hour from everyone together. More are refused.';
comment on column public.submission_limits.leads_per_network_per_day is
  'Requests within 24 hours from one network. More are stored and flagged. '
  'Wider networks can send more, as in requests_per_network_per_hour.';
comment on column public.submission_limits.reports_per_hour is
  'Reports of errors and speed per hour from all browsers together. More are dropped.';

insert into public.submission_limits default values;

alter table public.submission_limits enable row level security;
grant select, update on public.submission_limits to service_role;

-- Recent counts. Unlogged: they may be lost in a crash.
create unlogged table private.recent_amounts (
  purpose text not null,
  network bytea not null,
  since timestamptz not null,
  amount bigint not null,
  primary key (purpose, network)
);

comment on table private.recent_amounts is
  'How much each network has sent since its current minute, hour or day began.';
comment on column private.recent_amounts.network is 'Salted hash of the network, deleted after a day.';

create index recent_amounts_since_idx on private.recent_amounts (since);

alter table private.recent_amounts enable row level security;

create table private.network_salt (
  only_row boolean primary key default true check (only_row),
  salt bytea not null default uuid_send(gen_random_uuid())
);

comment on table private.network_salt is
  'Prevents reversing the hashes of addresses with a list of all addresses.';

insert into private.network_salt default values;

alter table private.network_salt enable row level security;

-- The networks that an address belongs to, narrowest first, with the multiple of the limit that each can reach. Someone
-- with one IPv4 address often has its neighbors, and someone with an IPv6 /64 the whole /56 or /48, so wider networks
-- get more than one limit, but less than all their members could use. No rows if the text is not an address.
create function private.networks_of(address text) returns table (network inet, times int)
language plpgsql immutable set search_path = '' as $$
declare
  parsed inet;
begin
  parsed := btrim(address)::inet;
  -- An IPv4 address written as IPv6: all of them would share one /64.
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

-- The address of the visitor behind this API request and the header with it, or nulls. The API passes the request
-- headers on (https://docs.postgrest.org/en/stable/references/transactions.html). Only the last entry of
-- x-forwarded-for was written by our side; the visitor can write those before it.
create function private.visitor_address() returns table (header text, address text)
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  header := case
    when headers ? 'cf-connecting-ip' then 'cf-connecting-ip'
    when headers ? 'x-forwarded-for' then 'x-forwarded-for'
  end;
  address := coalesce(headers ->> 'cf-connecting-ip', regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''));
  return next;
end;
$$;

create function private.salted_hash(text text) returns bytea
language plpgsql stable set search_path = '' as $$
begin
  return (select sha256(salt || convert_to(text, 'UTF8')) from private.network_salt);
end;
$$;

-- Adds to the amount of the current period and returns the total. One statement, so concurrent calls count correctly.
create function private.add_recent_amount(purpose text, network inet, amount bigint, period interval) returns bigint
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
  return total;
end;
$$;

-- Counts one for each network of `address`. True: one of them is over its limit. The wider networks are not counted
-- then, so one network cannot use up its neighbors' limit. Unknown addresses are not limited, since they would all
-- share one limit.
create function private.is_too_much_of_network(
  address text, purpose text, at_most bigint, period interval
) returns boolean
language plpgsql set search_path = '' as $$
declare
  near record;
begin
  -- Clean up as we go: skip rows that others have locked (waiting could deadlock), and delete only a batch, because a
  -- visitor is waiting.
  delete from private.recent_amounts where ctid = any (array(
    select candidate.ctid from private.recent_amounts as candidate
    where candidate.since < now() - interval '24 hours'
    order by candidate.since limit 1000 for update skip locked
  ));
  for near in select * from private.networks_of(address) loop
    if private.add_recent_amount(purpose, near.network, 1, period) > at_most * near.times then
      return true;
    end if;
  end loop;
  return false;
end;
$$;

-- Refuses a visitor's row that is over the limit. `tg_argv`: the setting that limits the table's rows per hour, and
-- what the rows are called.
--
-- A row that is sent again passes, so a retry gets its duplicate-key error and never "too many". The id of a request
-- with another tracking ID is not a retry: it fails here, before `on conflict` could reveal whether the tracking ID
-- exists.
create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stored jsonb;
  is_too_much boolean;
begin
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1', tg_table_name)
  into stored using new.id;
  if stored is not null then
    if stored ->> 'tracking_id' is distinct from to_jsonb(new) ->> 'tracking_id' then
      raise unique_violation using message = 'duplicate key value violates unique constraint "leads_pkey"';
    end if;
    return new;
  end if;
  if private.is_too_much_of_network(
    (select address from private.visitor_address()), 'submissions',
    (select requests_per_network_per_hour from public.submission_limits), interval '1 hour'
  ) then
    perform private.refuse_as_too_many('We are receiving too many requests right now.');
  end if;
  execute format(
    'select %2$I <= (
       select count(*) from (
         select from public.%1$I where created_at > now() - interval ''1 hour'' limit %2$I
       ) as recent
     ) from public.submission_limits',
    tg_table_name, tg_argv[0]
  )
  into is_too_much;
  if is_too_much then
    perform private.refuse_as_too_many(format('We are receiving too many %s right now.', tg_argv[1]));
  end if;
  return new;
end;
$$;

-- A visitor can store one row per transaction, in both tables together. A statement trigger would not be enough:
-- GraphQL runs several mutations in one transaction.
create function private.allow_one_submission() returns trigger
language plpgsql set search_path = '' as $$
declare
  this_transaction constant text := pg_current_xact_id()::text;
begin
  if current_setting('poppyhaul.submitted', true) = this_transaction then
    raise sqlstate 'PT400' using message = 'Send one request at a time.';
  end if;
  perform set_config('poppyhaul.submitted', this_transaction, true);
  return new;
end;
$$;

-- Called by the functions before they answer `address` about `secret`, the tracking ID or token in the request. False:
-- too many. Neither a network over its own limit nor a request with an existing secret uses up the limit for everyone;
-- otherwise, strangers' guesses could lock out people with a valid link.
create function private.count_function_request(address text, secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
begin
  select * into strict limits from public.submission_limits;
  if private.is_too_much_of_network(
    address, 'function requests', limits.function_requests_per_network_per_minute, interval '1 minute'
  ) then
    return false;
  end if;
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
  'Counts a request to a function. False: it is over the limit of its network or of everyone together.';

-- For the doctor script, which calls this twice and compares.
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
  'The header with the caller''s address, and a salted hash of their network. Null if there is no such header.';

grant execute on function private.count_function_request(text, text) to service_role;
