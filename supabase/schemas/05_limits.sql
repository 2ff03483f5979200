-- How much is accepted. From where a request comes, its network, may have it refused. Whom it names, by phone number or
-- e-mail address, may only have it flagged, see 06_flags.sql.

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
    constraint "leads_per_network_per_day is at least 1" check (leads_per_network_per_day > 0)
);

comment on table public.submission_limits is
  'How many leads and messages the public forms accept. One row; safe to edit by hand.';
comment on column public.submission_limits.only_row is 'Keeps this table at one row. Do not edit.';
comment on column public.submission_limits.leads_per_phone_per_hour is
  'Requests an hour with the same phone number. More are stored and flagged.';
comment on column public.submission_limits.leads_per_email_per_hour is
  'Requests an hour with the same e-mail address. More are stored and flagged.';
comment on column public.submission_limits.leads_per_hour is
  'Requests an hour from everybody together. More are stored and flagged.';
comment on column public.submission_limits.messages_per_email_per_hour is
  'Messages an hour with the same e-mail address. More are stored and flagged.';
comment on column public.submission_limits.messages_per_hour is
  'Messages an hour from everybody together. More are stored and flagged.';
comment on column public.submission_limits.storage_origin is
  'The only origin photo addresses may have, such as https://abcd.supabase.co. '
  'Empty: any hosted project or this machine.';
comment on column public.submission_limits.requests_per_network_per_hour is
  'Requests and messages an hour from one network: an IPv4 address, or 64 bits of an IPv6 one. More are refused. '
  'Networks around it may send more: 24 bits of IPv4 8 times as many, 56 bits of IPv6 4 times, 48 bits 16 times.';
comment on column public.submission_limits.leads_per_hour_at_most is
  'Requests an hour from everybody together, to guard the disk. More are refused.';
comment on column public.submission_limits.messages_per_hour_at_most is
  'Messages an hour from everybody together, to guard the disk. More are refused.';
comment on column public.submission_limits.function_requests_per_network_per_minute is
  'Questions a minute to the functions (tracking, reports) from one network. More are refused. '
  'Networks around it may ask more, as with requests.';
comment on column public.submission_limits.function_requests_per_minute is
  'Questions a minute to the functions from everybody together about what does not exist. More are refused.';
comment on column public.submission_limits.photos_per_hour is
  'Photos an hour from everybody together. More are refused.';
comment on column public.submission_limits.photo_megabytes_per_hour is
  'Megabytes of photos an hour from everybody together. More are refused.';
comment on column public.submission_limits.leads_per_network_per_day is
  'Requests within 24 hours from one network. More are stored and flagged. '
  'Networks around it may send more, as with the requests of an hour.';

insert into public.submission_limits default values;

alter table public.submission_limits enable row level security;
revoke all on public.submission_limits from anon, authenticated;
grant select, update on public.submission_limits to service_role;

-- How much came lately. Unlogged: a crash may forget it.
create unlogged table private.recent_amounts (
  purpose text not null,
  network bytea not null,
  since timestamptz not null,
  amount bigint not null,
  primary key (purpose, network)
);

comment on table private.recent_amounts is
  'What each network has asked for since the beginning of its minute, hour or day.';
comment on column private.recent_amounts.network is 'Salted hash of the network, deleted after a day.';

create index recent_amounts_since_idx on private.recent_amounts (since);

alter table private.recent_amounts enable row level security;

create table private.network_salt (
  only_row boolean primary key default true check (only_row),
  salt bytea not null default uuid_send(gen_random_uuid())
);

comment on table private.network_salt is
  'Keeps hashes of addresses from being looked up in a list of all addresses.';

insert into private.network_salt default values;

alter table private.network_salt enable row level security;

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

-- Adds to what came within `period` and returns how much that is. One statement, so that no two count the same.
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

-- Counts what came from `address`, once for each of its networks. True: it is too much for one of them. The networks
-- around that one are not counted then, so that it does not use up the limit of its neighbors. An unknown address is
-- not limited: that would limit everybody whose address is unknown.
create function private.is_too_much_of_network(
  address text, purpose text, at_most bigint, period interval
) returns boolean
language plpgsql set search_path = '' as $$
declare
  near record;
begin
  -- Old amounts are deleted on the way: not those that somebody is counting with, since waiting for them could end in a
  -- deadlock, and not all at once, since a visitor waits.
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

create function private.limit_network() returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_too_much_of_network(
    (select address from private.visitor_address()), 'submissions',
    (select requests_per_network_per_hour from public.submission_limits), interval '1 hour'
  ) then
    perform private.refuse_as_too_many('We are receiving too many requests right now.');
  end if;
end;
$$;

-- Refuses a row of a visitor that is one too many. `tg_argv`: the setting that limits the rows of the table in an hour,
-- and what they are called.
--
-- A row that is sent again is let through to its duplicate-key error, so that a retry is never told "too many". The id
-- of a request with another tracking ID is no retry: it gets that error here, before `on conflict` could tell whether
-- the tracking ID is known.
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
  perform private.limit_network();
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

-- A visitor stores one row in a transaction, in both tables together. A trigger by statement would not do: GraphQL runs
-- several mutations in one transaction.
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

-- What the functions ask before they answer `address` about `secret`, the tracking ID or token that it named. A network
-- over its limit does not use up that of everybody; nor does who names a secret that exists, and who could be harmed by
-- a stranger's guesses otherwise.
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

revoke execute on all functions in schema private from public;
revoke execute on function
  public.count_function_request(text, text), public.visitor_seen()
from public, anon, authenticated;
grant execute on function
  private.count_function_request(text, text), public.count_function_request(text, text), public.visitor_seen()
to service_role;
