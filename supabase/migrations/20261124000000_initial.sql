-- Generated from supabase/schemas/ by `npm run db:baseline`. Do not edit.

-- All enums, but for the kinds of notifications. Values are stored, sent and compared as written here; where a list has
-- an order, it is this one. The API types are generated from them: supabase/functions/_shared/database.types.ts.

create type public.language as enum ('en', 'es');

-- A request's steps in order, then how else it can end.
create type public.lead_status as enum ('Submitted', 'Sent Proposal', 'In Progress', 'Completed', 'Canceled');

-- How much of a truck of 15 cubic yards a load fills, smallest first.
create type public.load_size as enum ('few-items', 'quarter', 'half', 'three-quarters', 'full');

create type public.offer_state as enum ('open', 'accepted', 'declined', 'taken', 'expired', 'returned');

-- The state of an offer as its page shows it.
create type public.job_state as enum ('open', 'accepted', 'declined', 'taken', 'expired', 'returned', 'closed');

create type public.proposal_state as enum ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'ended');
create type public.proposal_accepter as enum ('customer', 'hauler');
create type public.proposal_wish as enum ('other-time', 'other-price', 'other');
create type public.decline_reason as enum ('price', 'time', 'other');

create type public.review_gone as enum ('yes', 'partly', 'no');
create type public.review_price as enum ('as-agreed', 'lower', 'higher', 'none-agreed');
create type public.moderation as enum ('waiting', 'published', 'withheld');
-- A low rating is never a reason.
create type public.withheld_reason as enum ('personal-data', 'abuse', 'not-about-the-pickup', 'not-a-customer');

-- Who is notified, in the order they are notified. `host` is the web host that builds the site.
create type public.audience as enum ('operator', 'hauler', 'customer', 'host');

create type public.notification_state as enum ('waiting', 'sent', 'skipped', 'dead');
-- Why a notification was never sent: it was late, another one says the same, its news is no longer true or, in the last
-- line, it can't be sent. `told-today`: its address has had one of this kind today. `offer-ended`: the hauler no longer
-- has the offer or the job.
create type public.skip_reason as enum (
  'too-late', 'told-otherwise', 'told-today', 'changed-back', 'corrected', 'no-news', 'not-flagged', 'not-waiting',
  'not-looking', 'matched-again', 'offered', 'offer-ended', 'answered', 'accepted', 'paused', 'works-again',
  'date-changed', 'closed', 'canceled-by-customer', 'open-again', 'not-completed', 'asks-off', 'proposal-ended',
  'other-proposal', 'other-price', 'never-told', 'not-booked', 'time-changed', 'pickup-begun', 'pickup-over',
  'not-on-the-way', 'arrived',
  'too-many-texts', 'wants-no-mail', 'no-way'
);
create type public.channel as enum ('mail', 'text', 'hook');
-- The channels by which someone can be reached.
create type public.channels as enum ('both', 'mail', 'text', 'none');
-- What a provider reports; later values override earlier ones. `unknown`: we don't know whether it was sent.
create type public.delivery as enum ('unknown', 'delayed', 'delivered', 'undelivered', 'complained');
create type public.delivery_event as enum ('delayed', 'delivered', 'undelivered', 'complained', 'stopped');
-- Whether a report was new.
create type public.report_outcome as enum ('recorded', 'old', 'unknown');
create type public.mail_outcome as enum ('sent', 'skipped', 'failed', 'postponed', 'undelivered');
create type public.text_outcome as enum (
  'sent', 'skipped', 'failed', 'postponed', 'unknown', 'undelivered', 'stopped'
);
create type public.text_wish as enum ('stop', 'start', 'help');

-- How a browser error was caught, and what is measured on a visit.
create type public.fault_source as enum ('error', 'rejection', 'boundary');
create type public.device as enum ('phone', 'desktop');
create type public.web_vital as enum ('lcp', 'inp', 'cls');

-- What a hauler does with the link that pauses offers, and what it shows. `paused`: they paused, and can resume.
-- `stopped`: only the operator can resume. `unknown`: it is not a link of a hauler.
create type public.pause_wish as enum ('view', 'pause', 'resume');
create type public.pause_state as enum ('active', 'paused', 'stopped', 'unknown');

-- How a hauler accepted the agreement.
create type public.agreement_way as enum ('link', 'by-hand');

-- How an action ended: `done` (also if it was already done), `unknown` (no such link), or why it is not possible now.
-- The values are explained in supabase/functions/_shared/contracts/outcomes.ts and _shared/domain/desk.ts.
create type public.action_outcome as enum ('done', 'unknown', 'refused', 'too-many', 'call-first', 'not-yet');
create type public.pickup_outcome as enum (
  'done', 'unknown', 'closed', 'changed', 'not-yours', 'call-first', 'too-soon', 'too-late', 'too-many',
  'window-wrong', 'window-passed', 'not-today'
);
create type public.agreement_outcome as enum ('done', 'unknown', 'ended', 'changed');
create type public.moderation_outcome as enum ('done', 'unknown', 'refused', 'changed');
create type public.desk_outcome as enum (
  'done', 'unknown', 'malformed', 'stale', 'closed', 'flagged', 'taken', 'paused', 'busy', 'nobody', 'no-address',
  'blocked', 'too-soon', 'not-vetted', 'not-insured', 'no-area', 'no-agreement', 'accepted', 'no-way', 'not-completed',
  'changed', 'no-price'
);

-- What a schema file creates is closed, in projects that grant everything by themselves as in those that grant nothing:
-- it grants what others may do. Only the service role can call every function in `public`.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant execute on functions to service_role;

-- The schema `private` has what policies, checks and triggers call. The API does not expose it.
create schema private;
grant usage on schema private to anon, service_role;

-- Encodes the first 80 bits as 16 Crockford base-32 characters (https://www.crockford.com/base32.html).
create function private.base32(bits bytea) returns text
language sql immutable set search_path = '' as $$
  select string_agg(
    substr(
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
      1 + (
        select sum(get_bit(bits, position * 5 + digit) << digit)::int
        from generate_series(0, 4) as digit
      ),
      1
    ),
    '' order by position
  )
  from generate_series(0, 15) as position;
$$;

-- 80 random bits: the bytes of a version 4 UUID except those with its version and variant.
create function private.new_tracking_id() returns text
language sql volatile set search_path = '' as $$
  select private.base32(substring(bytes from 1 for 6) || substring(bytes from 11 for 4))
  from (select pg_catalog.uuid_send(gen_random_uuid()) as bytes) as source;
$$;

-- We store only the hash of a token that someone else keeps.
create function private.token_hash(token text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'));
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- The API answers this with HTTP 429
-- (https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes).
create function private.refuse_as_too_many(message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT429' using message = message, hint = 'Try again in an hour.';
end;
$$;

grant execute on function private.base32(bytea), private.new_tracking_id() to anon, service_role;

-- Which text can be stored, and when two texts name the same person.
--
-- These functions are in plpgsql because a session caches its plans. Postgres plans an SQL function again in every
-- statement.

-- The text without characters that nobody sees: control characters except tabs and line breaks, and Unicode format
-- characters, which hide or reverse the text next to them (\p{Cf} of Unicode 17). U+200C and U+200D are text: Persian
-- needs the one, the other joins emoji. Same as `withoutInvisible` in supabase/functions/_shared/domain/plain-text.ts.
create function private.without_invisible(text text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(
    text,
    '[\u0001-\u0008\u000B-\u001F\u007F-\u009F'
      || '\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B\u200E\u200F\u202A-\u202E'
      || '\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F'
      || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]',
    '', 'g'
  );
end;
$$;

-- Is all of this text visible, and not too long? `multiline` text can have tabs and line breaks; text of only spaces
-- and joiners is refused. Same as `isPlainText` beside `withoutInvisible`.
create function private.is_plain_text(text text, max_length int, multiline boolean default false) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return char_length(text) <= max_length
    and text = private.without_invisible(text)
    and (multiline or text !~ '[\t\n]')
    -- Spaces, joiners, fillers, variation selectors and the empty Braille pattern are not visible.
    and text ~ (
      '[^\u0001-\u0020\u00A0\u034F\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200D\u2028\u2029\u202F\u205F'
      || '\u2065\u2800\u3000\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]'
    );
end;
$$;

-- Before a row is stored, drops invisible characters from the columns that the trigger names.
create function private.drop_invisible() returns trigger
language plpgsql set search_path = '' as $$
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(name, private.without_invisible(stored ->> name))
    from to_jsonb(new) as stored, unnest(tg_argv) as name
  ));
end;
$$;

-- Is this the address of exactly one mailbox, even to software that accepts address lists, that a provider sends to?
-- Examples: `a@b.com,c@d.com`, `josé@example.com` and `a..b@example.com` are not. Same as `emailProblem` in
-- supabase/functions/_shared/contracts/fields.ts, but for the domain.
create function private.is_one_mailbox(email text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return email ~ '^[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+)*@[^\s@,;<>()"\\]+$'
    and strpos(email, '@') <= 65
    -- Spaces that Postgres does not treat as spaces in every locale.
    and email !~ '[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]'
    and private.is_plain_text(email, 254);
end;
$$;

-- Replaces the digits of all scripts with 0, and every character that browsers accept as the dot of a domain with a dot
-- (\p{Nd} of Unicode 17; https://url.spec.whatwg.org/#idna).
create function private.fold_signs(text text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return replace(
    regexp_replace(
      normalize(text, NFKC),
        '[\u0660-\u0669\u06F0-\u06F9\u07C0-\u07C9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF'
        || '\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\u0DE6-\u0DEF\u0E50-\u0E59'
        || '\u0ED0-\u0ED9\u0F20-\u0F29\u1040-\u1049\u1090-\u1099\u17E0-\u17E9\u1810-\u1819\u1946-\u194F'
        || '\u19D0-\u19D9\u1A80-\u1A89\u1A90-\u1A99\u1B50-\u1B59\u1BB0-\u1BB9\u1C40-\u1C49\u1C50-\u1C59'
        || '\uA620-\uA629\uA8D0-\uA8D9\uA900-\uA909\uA9D0-\uA9D9\uA9F0-\uA9F9\uAA50-\uAA59\uABF0-\uABF9'
        || '\U000104A0-\U000104A9\U00010D30-\U00010D39\U00010D40-\U00010D49\U00011066-\U0001106F'
        || '\U000110F0-\U000110F9\U00011136-\U0001113F\U000111D0-\U000111D9\U000112F0-\U000112F9'
        || '\U00011450-\U00011459\U000114D0-\U000114D9\U00011650-\U00011659\U000116C0-\U000116C9'
        || '\U000116D0-\U000116E3\U00011730-\U00011739\U000118E0-\U000118E9\U00011950-\U00011959'
        || '\U00011BF0-\U00011BF9\U00011C50-\U00011C59\U00011D50-\U00011D59\U00011DA0-\U00011DA9'
        || '\U00011DE0-\U00011DE9\U00011F50-\U00011F59\U00016130-\U00016139\U00016A60-\U00016A69'
        || '\U00016AC0-\U00016AC9\U00016B50-\U00016B59\U00016D70-\U00016D79\U0001E140-\U0001E149'
        || '\U0001E2F0-\U0001E2F9\U0001E4F0-\U0001E4F9\U0001E5F1-\U0001E5FA\U0001E950-\U0001E959]',
      '0', 'g'
    ),
    '。', '.'
  );
end;
$$;

-- Can this name be shown with a review? It has no digits, no characters of an address or a link, and nothing that reads
-- as a domain. Same as `canBeName` in supabase/functions/_shared/domain/review.ts.
create function private.can_be_name(text text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  folded constant text := private.fold_signs(text);
begin
  return folded !~ '[0-9@/:<>_#*=|\\]' and folded !~ '\.[^ .-][^ .]' and folded !~* '(^|[ .])www([ .]|$)';
end;
$$;

-- The digits of a number, without the US country code.
create function private.canonical_phone(phone text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1(?=\d{10}$)', '');
end;
$$;

-- Can we text this number at US rates? Accepts North American numbers, except toll-free, premium and personal ones, and
-- except islands where texts cost more, including US territories. Canadian numbers pass.
-- Same as `canBeTexted` in supabase/functions/_shared/domain/can-be-texted.ts.
create function private.is_us_number(phone text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  number constant text := private.canonical_phone(phone);
begin
  return number ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'
    and number !~ '^(.11|37|96|5(00|2[1-9]|33|44|66|77|88)|700|710|8(00|22|33|44|55|66|77|88)|900)'
    and left(number, 3) <> all ('{
      242,246,264,268,284,340,345,441,473,649,658,664,670,671,684,721,758,767,784,787,809,829,849,868,869,876,939
    }'::text[]);
end;
$$;

-- Does the domain have only ASCII letters, digits and hyphens? Visitors can use no others: international domains have
-- several spellings, and `canonical_email` does not unify them.
create function private.has_ascii_domain(email text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return email ~ '@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$';
end;
$$;

-- One form for all spellings of a mailbox: upper or lower case, full-width letters, any +tag, a trailing dot and, at
-- Gmail, any dots and its other domain (https://support.google.com/mail/answer/7436150).
create function private.canonical_email(email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  folded constant text := rtrim(lower(normalize(email, NFKC)), '.');
  mailbox constant text := regexp_replace(folded, '(\+[^@]*)?@[^@]*$', '');
  domain constant text := regexp_replace(folded, '^.*@', '');
begin
  if domain in ('gmail.com', 'googlemail.com') then
    return replace(mailbox, '.', '') || '@gmail.com';
  end if;
  return mailbox || '@' || domain;
end;
$$;

-- What `canonical_email` leaves out: the +tag of an address, or an empty text. Another tag can be another person.
create function private.email_tag(email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(substring(lower(normalize(email, NFKC)) from '\+[^@]*(?=@)'), '');
end;
$$;

-- Do both addresses name the same mailbox with the same tag, however they are spelled? Null if one is null.
create function private.is_same_email(one text, other text) returns boolean
language plpgsql immutable strict set search_path = '' as $$
begin
  return private.canonical_email(one) = private.canonical_email(other)
    and private.email_tag(one) = private.email_tag(other);
end;
$$;

-- Checks and indexes call these with the rights of the inserting role.
grant execute on function
  private.without_invisible(text), private.is_plain_text(text, int, boolean), private.is_one_mailbox(text),
  private.has_ascii_domain(text), private.canonical_phone(text), private.canonical_email(text)
to anon, service_role;
grant execute on function
  private.fold_signs(text), private.can_be_name(text), private.email_tag(text), private.is_same_email(text, text)
to service_role;

-- Quote requests and their status history.

-- Is this a valid pickup window? It has quarter hours of one day, 6 AM to 9 PM in Los Angeles: each of those times
-- occurs exactly once a day, even when daylight saving time starts or ends.
create function private.is_pickup_window(starts timestamptz, ends timestamptz) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  start_clock constant timestamp := starts at time zone 'America/Los_Angeles';
  end_clock constant timestamp := ends at time zone 'America/Los_Angeles';
begin
  return coalesce(
    start_clock::date = end_clock::date
    and start_clock::time >= '06:00'
    and end_clock::time <= '21:00'
    and end_clock - start_clock between interval '30 minutes' and interval '6 hours'
    and extract(epoch from starts) % 900 = 0
    and extract(epoch from ends) % 900 = 0,
    false
  );
end;
$$;

-- Is this a final status?
create function private.is_closed(status public.lead_status) returns boolean
language sql immutable set search_path = '' as $$
  select status >= 'Completed';
$$;

create function private.services_on_offer() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'Furniture Removal', 'Garage Cleanouts', 'Yard Waste Cleanup', 'Hoarder House Cleanup', 'Curbside Pickups',
    'Construction Debris', 'Attic & Basement Cleanouts', 'Electronics Disposal', 'Old Appliances', 'Office Cleanouts',
    'Estate Cleanouts', 'Hot Tub Removal', 'Storage Unit Cleanout', 'Mattress Disposal', 'Home Cleaning',
    'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'
  ];
$$;

-- When it should be gone, as the customer says: `soon`, `flexible`, or the day by which. No bound on the day: a device
-- with a wrong clock, or a request that waited offline until after the day, must not cost the request. Pages and
-- `corrected_wanted` have one.
create function private.is_wanted(wanted text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when wanted ~ '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$' then
      -- Raises 22008 for February 30.
      make_date(left(wanted, 4)::int, substr(wanted, 6, 2)::int, right(wanted, 2)::int) is not null
    else wanted in ('soon', 'flexible')
  end;
end;
$$;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  tracking_id text not null unique default private.new_tracking_id(),
  services text[] not null,
  street_address text not null,
  unit_number text,
  city text,
  zip_code text not null,
  job_description text,
  full_name text not null,
  phone text not null,
  email text,
  agreed_to_messages boolean not null default false,
  agreed_to_terms boolean not null,
  consent_version text not null default 'operator',
  source_page text not null default '',
  image_urls text[] not null default '{}',
  status public.lead_status not null default 'Submitted',
  cancel_reasons text[] not null default '{}',
  timeframe text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_in_transaction xid8 not null default pg_current_xact_id(),
  flagged_because text,
  call_time text,
  contacted_at timestamptz,
  canceled_by_customer boolean not null default false,
  came_back_at timestamptz,
  timeframe_by_hauler text,
  cancel_reasons_by_hauler text[],
  language public.language not null default 'en',
  pickup_from timestamptz,
  pickup_until timestamptz,
  pickup_set_at timestamptz,
  on_my_way_at timestamptz,
  arrives_at timestamptz,
  price_paid int,
  email_failed_at timestamptz,
  text_failed_at timestamptz,
  agreed_to_messages_at timestamptz,
  desk_note text,
  load_size public.load_size,
  load_size_hauled public.load_size,
  price_left_out_because text,
  wanted text,

  constraint "tracking_id is 16 Crockford base-32 characters"
    check (tracking_id ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  constraint "services are 1 to 17 of the services on offer" check (
    array_ndims(services) = 1
    and cardinality(services) between 1 and 17
    and services <@ private.services_on_offer()
  ),
  constraint "street_address is 1 to 200 characters on one line" check (private.is_plain_text(street_address, 200)),
  constraint "unit_number is empty or 1 to 40 characters on one line" check (private.is_plain_text(unit_number, 40)),
  constraint "city is empty or 1 to 100 characters on one line" check (private.is_plain_text(city, 100)),
  constraint "zip_code is 12345 or 12345-6789" check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint "job_description is empty or 1 to 2000 characters"
    check (private.is_plain_text(job_description, 2000, multiline => true)),
  constraint "full_name is 1 to 120 characters on one line" check (private.is_plain_text(full_name, 120)),
  constraint "phone is 10 to 16 digits, the first not 0" check (phone ~ '^[1-9][0-9]{9,15}$'),
  constraint "email is empty or looks like name@example.com" check (
    private.is_one_mailbox(email) and email ~ '@[^@]+\.[^@]+$'
  ),
  constraint "the Terms of Service and Privacy Policy are agreed to" check (agreed_to_terms),
  constraint "consent_version is 1 to 20 characters" check (consent_version ~ '^[a-z0-9.-]{1,20}$'),
  constraint "source_page is empty or a web address without a tracking ID" check (
    source_page = ''
    or (
      source_page ~ '^https?://[^\s]+$'
      and source_page !~* '/track/'
      and private.is_plain_text(source_page, 500)
    )
  ),
  constraint "image_urls are at most 5" check (cardinality(image_urls) <= 5),
  constraint "cancel_reasons are at most 10, none of them empty" check (
    cardinality(cancel_reasons) <= 10
    and array_position(cancel_reasons, null) is null
    and array_position(cancel_reasons, '') is null
  ),
  constraint "timeframe is empty or at most 100 characters" check (char_length(timeframe) <= 100),
  constraint "call_time is empty or 1 to 100 characters on one line" check (private.is_plain_text(call_time, 100)),
  constraint "pickup is quarter hours of one day, 6 AM to 9 PM Los Angeles" check (
    pickup_from is null or pickup_until is null or private.is_pickup_window(pickup_from, pickup_until)
  ),
  constraint "pickup_from and pickup_until are set or emptied together" check (
    (pickup_from is null) = (pickup_until is null)
  ),
  constraint "price_paid is 0 to 20000 dollars" check (price_paid between 0 and 20000),
  constraint "desk_note is empty or 1 to 1000 characters"
    check (private.is_plain_text(desk_note, 1000, multiline => true)),
  constraint "price_left_out_because is 1 to 200 characters on one line"
    check (private.is_plain_text(price_left_out_because, 200)),
  constraint "wanted is soon, flexible or a day" check (private.is_wanted(wanted))
);

comment on table public.leads is
  'Quote requests, one per row. Safe to edit by hand: status, cancel_reasons, timeframe, contacted_at, '
  'pickup_from with pickup_until, price_paid, and flagged_because to clear a flag.';
comment on column public.leads.id is 'Part of the photos'' public addresses, so not a secret. Do not edit.';
comment on column public.leads.tracking_id is 'Secret shared with the customer: it opens the tracking page.';
comment on column public.leads.services is 'The services the customer checked. Only services we offer are accepted.';
comment on column public.leads.street_address is 'Where to pick up. Never shown on the tracking page.';
comment on column public.leads.unit_number is
  'Apartment, suite or unit. Shown on the tracking page, where it can be corrected.';
comment on column public.leads.city is 'Shown on the tracking page.';
comment on column public.leads.zip_code is '12345 or 12345-6789. Shown on the tracking page.';
comment on column public.leads.job_description is
  'What the customer wrote about the job. Never shown on the tracking page.';
comment on column public.leads.full_name is 'Shown on the tracking page.';
comment on column public.leads.phone is
  'Digits only, as typed, with or without the country code. Shown on the tracking page.';
comment on column public.leads.email is 'Optional. Shown on the tracking page.';
comment on column public.leads.agreed_to_messages is
  'Did the customer check the optional consent to be contacted? consent_version has the wording.';
comment on column public.leads.agreed_to_terms is 'Always true: the form requires it.';
comment on column public.leads.consent_version is 'Which wording of the consent boxes the customer saw.';
comment on column public.leads.source_page is 'The page of our site with the form, without anything after ? or #.';
comment on column public.leads.image_urls is 'Public addresses of the photos, set by attach_lead_images.';
comment on column public.leads.status is 'Shown on the tracking page.';
comment on column public.leads.cancel_reasons is 'Shown on the tracking page while the status is Canceled.';
comment on column public.leads.timeframe is
  'When the pickup is planned, in words. Replaces pickup_from and pickup_until. '
  'If all are empty, the tracking page shows `wanted`.';
comment on column public.leads.created_at is 'When the customer pressed Submit. The time we promise counts from here.';
comment on column public.leads.updated_at is 'When the row last changed. Set by a trigger.';
comment on column public.leads.created_in_transaction is
  'Lets only the transaction that inserted the row read it back.';
comment on column public.leads.flagged_because is
  'Why this may not be a real request. Clear it to remove the flag. A flagged request accepts no photos.';
comment on column public.leads.call_time is
  'When the customer prefers to be called, in their words. Shown on the tracking page and to the hauler.';
comment on column public.leads.contacted_at is
  'When someone first called the customer or sent a proposal. Set it if you called them yourself.';
comment on column public.leads.canceled_by_customer is
  'Did the customer cancel? If so, cancel_reasons are their words, and emails do not repeat them.';
comment on column public.leads.came_back_at is
  'When the job last came back from a hauler or was reopened. '
  'Earlier offers that expired or went to another hauler can be made again.';
comment on column public.leads.timeframe_by_hauler is
  'The last timeframe a hauler wrote; empty if they removed it. '
  'While it equals timeframe, the words are a hauler''s, and emails do not repeat them.';
comment on column public.leads.cancel_reasons_by_hauler is
  'The reasons a hauler gave for canceling. '
  'While they equal cancel_reasons, emails repeat only the reasons that the site offers.';
comment on column public.leads.language is
  'Language of our messages to the customer: that of the page they used, until they choose the other one. en or es.';
comment on column public.leads.pickup_from is
  'The booked pickup starts between this and pickup_until. Set both: they replace timeframe.';
comment on column public.leads.pickup_until is 'The end of the booked window, on the same day in Los Angeles.';
comment on column public.leads.pickup_set_at is 'When this pickup time was set. Set by a trigger.';
comment on column public.leads.on_my_way_at is 'When the hauler last said they were on their way.';
comment on column public.leads.arrives_at is 'The arrival time the hauler gave.';
comment on column public.leads.email_failed_at is
  'When an email to this address failed permanently. Cleared when the address changes; clear it by hand to try again.';
comment on column public.leads.text_failed_at is
  'When a text to this number failed permanently. Cleared when the number changes; clear it by hand to try again.';
comment on column public.leads.agreed_to_messages_at is
  'When they agreed to texts at this number. Set by a trigger; empty for requests older than the trigger.';
comment on column public.leads.price_paid is
  'What the customer paid, in dollars, as the hauler entered it. Shown on the tracking page of a completed request.';
comment on column public.leads.desk_note is 'The team''s note, shown only at the desk.';
comment on column public.leads.load_size is
  'How much of a truck it fills, as the customer says. Empty: not said. Shown on the tracking page and to haulers.';
comment on column public.leads.load_size_hauled is
  'How full the truck was, as the hauler entered it. Shown on the tracking page of a completed request.';
comment on column public.leads.price_left_out_because is
  'Why the price does not count toward what people paid. Empty: it counts.';
comment on column public.leads.wanted is
  'When it should be gone: soon, flexible, or by a day such as 2026-12-03. Empty: not said. '
  'Shown on the tracking page and to haulers.';

create index leads_created_at_idx on public.leads (created_at);
create index leads_open_created_at_idx on public.leads (created_at) where not private.is_closed(status);
create index leads_with_photos_idx on public.leads (updated_at) where image_urls <> '{}';
create index leads_flagged_idx on public.leads (created_at) where flagged_because is not null;
create index leads_pickup_idx on public.leads (pickup_from)
where pickup_from is not null and not private.is_closed(status);
create index leads_canonical_phone_idx on public.leads (private.canonical_phone(phone), created_at);
create index leads_canonical_email_idx on public.leads (private.canonical_email(email), created_at)
where email is not null;
create index leads_priced_idx on public.leads (id) where status = 'Completed' and price_paid > 0;

alter table public.leads enable row level security;

-- A visitor can set only these columns. Some backends, such as the embedded one, grant whole tables anyway; there, the
-- policy below protects the other columns.
grant insert (
  id, tracking_id, services, street_address, unit_number, city, zip_code, job_description,
  full_name, phone, email, agreed_to_messages, agreed_to_terms, consent_version, source_page, language, load_size,
  wanted
) on public.leads to anon;
grant select (id, tracking_id) on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

create policy "Visitors submit leads and set no column of the operator" on public.leads
for insert to anon with check (
  status = 'Submitted'
  and image_urls = '{}'
  and cancel_reasons = '{}'
  and not canceled_by_customer
  and (email is null or private.has_ascii_domain(email))
  -- The consent was given in the language of the page.
  and coalesce(consent_version like 'es-%', false) = (language = 'es')
  and created_at = now()
  and updated_at = now()
  and created_in_transaction = pg_current_xact_id()
  and num_nonnulls(
    timeframe, flagged_because, call_time, contacted_at, came_back_at, timeframe_by_hauler, cancel_reasons_by_hauler,
    pickup_from, pickup_until, pickup_set_at, on_my_way_at, arrives_at, price_paid, email_failed_at, text_failed_at,
    desk_note, load_size_hauled, price_left_out_because
  ) = 0
);

create policy "Visitors read back the lead they are just inserting" on public.leads
for select to anon using (created_in_transaction = pg_current_xact_id_if_assigned());

-- A reopened request no longer counts as canceled by the customer.
create function private.clear_canceled_by_customer() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.canceled_by_customer := false;
  return new;
end;
$$;

-- Consent to texts is for one number, so a new number gets a new date.
create function private.note_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.agreed_to_messages_at := case
    when not new.agreed_to_messages then null
    when tg_op = 'UPDATE' and old.agreed_to_messages
      and private.canonical_phone(new.phone) = private.canonical_phone(old.phone) then old.agreed_to_messages_at
    else now()
  end;
  return new;
end;
$$;

-- Whichever was set last counts: the window or the words. Reopening a request clears its window, and changing or
-- clearing the window clears "on my way".
create function private.sync_pickup() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_window_set constant boolean := new.pickup_from is not null and (
    tg_op = 'INSERT' or (new.pickup_from, new.pickup_until) is distinct from (old.pickup_from, old.pickup_until)
  );
begin
  if is_window_set then
    new.timeframe := null;
    new.timeframe_by_hauler := null;
    new.pickup_set_at := now();
  elsif tg_op = 'UPDATE' and (
    new.status = 'Submitted' and old.status <> 'Submitted'
    or new.timeframe is distinct from old.timeframe and btrim(new.timeframe) <> ''
  ) then
    new.pickup_from := null;
    new.pickup_until := null;
  end if;
  if new.pickup_from is null then
    new.pickup_set_at := null;
  end if;
  if is_window_set or new.pickup_from is null then
    new.on_my_way_at := null;
    new.arrives_at := null;
  end if;
  -- Price and load belong to a completed job.
  if tg_op = 'UPDATE' and old.status = 'Completed' and new.status <> 'Completed' then
    new.price_paid := null;
    new.load_size_hauled := null;
    new.price_left_out_because := null;
  end if;
  return new;
end;
$$;

create table public.lead_status_changes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  old_status public.lead_status not null,
  new_status public.lead_status not null,
  changed_at timestamptz not null default now()
);

comment on table public.lead_status_changes is 'History of leads.status, written by a trigger.';
comment on column public.lead_status_changes.lead_id is 'The request that changed.';
comment on column public.lead_status_changes.old_status is 'The status before.';
comment on column public.lead_status_changes.new_status is 'The status after.';
comment on column public.lead_status_changes.changed_at is 'When it changed.';

create index lead_status_changes_lead_id_idx on public.lead_status_changes (lead_id);

alter table public.lead_status_changes enable row level security;
grant select, insert on public.lead_status_changes to service_role;

create function private.record_status_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.lead_status_changes (lead_id, old_status, new_status)
  values (new.id, old.status, new.status);
  return null;
end;
$$;

create table public.lead_corrections (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  corrected_at timestamptz not null default now(),
  phone_before text not null,
  phone_after text not null,
  email_before text,
  email_after text,
  by_team boolean not null default false
);

comment on table public.lead_corrections is
  'Every correction on the tracking page or at the desk, '
  'including those of only the unit or the time to call.';
comment on column public.lead_corrections.lead_id is 'The request. The correction is deleted with it.';
comment on column public.lead_corrections.corrected_at is 'When it was corrected.';
comment on column public.lead_corrections.phone_before is
  'The number before. In the first correction, it is the one from the form.';
comment on column public.lead_corrections.phone_after is 'The number after; equal if it was not corrected.';
comment on column public.lead_corrections.email_before is 'The address before.';
comment on column public.lead_corrections.email_after is 'The address after; equal if it was not corrected.';
comment on column public.lead_corrections.by_team is 'Was it corrected at the desk instead of on the tracking page?';

create index lead_corrections_lead_id_idx on public.lead_corrections (lead_id, corrected_at);
create index lead_corrections_phone_before_idx on public.lead_corrections (private.canonical_phone(phone_before));
create index lead_corrections_phone_after_idx
on public.lead_corrections (private.canonical_phone(phone_after), corrected_at);
create index lead_corrections_email_before_idx on public.lead_corrections (private.canonical_email(email_before));
create index lead_corrections_email_after_idx
on public.lead_corrections (private.canonical_email(email_after), corrected_at);

-- Only the functions correct_lead and correct_at_desk write here.
alter table public.lead_corrections enable row level security;
grant select, delete on public.lead_corrections to service_role;

-- The pickup window, or null if none is booked.
create function private.pickup_window(lead public.leads) returns tstzrange
language sql immutable set search_path = '' as $$
  select tstzrange(lead.pickup_from, lead.pickup_until) where lead.pickup_from is not null;
$$;

-- Can a hauler change the status this way? Only forward, with or without skipping steps, and from any open status to
-- Canceled. The operator can set any status.
create function private.may_become(status public.lead_status, next_status public.lead_status) returns boolean
language sql immutable set search_path = '' as $$
  select next_status >= status and not (next_status = 'Canceled' and private.is_closed(status));
$$;

-- When a request was closed; null while it is open. One that was inserted as closed was closed at its creation.
create function private.closed_at(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce((select max(changed_at) from public.lead_status_changes where lead_id = lead.id), lead.created_at)
  where private.is_closed(lead.status);
$$;

-- When links to a request stop working: 30 days after it was closed. Null while it is open.
create function private.end_of_links(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select private.closed_at(lead) + interval '30 days';
$$;

-- Can links to a request still show how to reach people?
create function private.links_work(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.end_of_links(lead) > now(), true);
$$;

-- Checks and indexes run with the rights of the writing role.
grant execute on function
  private.is_pickup_window(timestamptz, timestamptz), private.is_closed(public.lead_status),
  private.services_on_offer(), private.is_wanted(text)
to anon, service_role;
grant execute on function
  private.closed_at(public.leads), private.end_of_links(public.leads), private.links_work(public.leads)
to service_role;

-- The kinds of notifications, who gets each, and by which channel first.

create type public.notification_kind as enum (
  'new-request', 'not-contacted', 'overdue', 'nobody-left', 'customer-unreachable', 'hauler-unreachable', 'text-reply',
  'contact-message', 'flagged-digest', 'held-request', 'held-message', 'taken-back', 'customer-canceled',
  'customer-corrected', 'hauler-canceled', 'given-back', 'insurance-ends', 'digest', 'desk-link', 'hauler-changed',
  'review-problem', 'agreement-asked', 'agreement-accepted', 'hauler-paused', 'provider-down', 'no-show',
  'job-offered', 'job-accepted', 'proposal-accepted', 'proposal-declined', 'customer-asked', 'pickup-reminder',
  'pickup-over', 'job-taken-back', 'job-canceled', 'job-changed', 'door-answered',
  'request-arrived', 'request-changed', 'still-looking', 'matched', 'status-changed', 'timeframe-changed',
  'proposal-made', 'proposal-withdrawn', 'pickup-booked', 'on-my-way', 'door-price', 'link-again', 'review-asked',
  'site-build'
);

create table private.notification_kinds (
  kind public.notification_kind not null,
  audience public.audience not null,
  text_first boolean not null default false,
  texted_too boolean not null default false
    constraint "only the operator is texted too" check (audience = 'operator' or not texted_too),
  primary key (kind, audience)
);

comment on table private.notification_kinds is 'The kinds of notifications and who gets them.';
comment on column private.notification_kinds.kind is 'What happened.';
comment on column private.notification_kinds.audience is
  'Who is notified: the customer, the operator, a hauler or the web host.';
comment on column private.notification_kinds.text_first is
  'Would an email be read too late? Then people who can get both are texted.';
comment on column private.notification_kinds.texted_too is 'Is the operator texted in addition to the email?';

alter table private.notification_kinds enable row level security;

insert into private.notification_kinds (audience, kind, text_first, texted_too) values
  ('customer', 'request-arrived', false, false),
  ('customer', 'request-changed', false, false),
  ('customer', 'still-looking', false, false),
  ('customer', 'matched', true, false),
  ('customer', 'status-changed', false, false),
  ('customer', 'timeframe-changed', false, false),
  ('customer', 'proposal-made', true, false),
  ('customer', 'proposal-withdrawn', false, false),
  ('customer', 'pickup-booked', false, false),
  ('customer', 'pickup-reminder', true, false),
  ('customer', 'on-my-way', true, false),
  ('customer', 'door-price', true, false),
  ('customer', 'link-again', false, false),
  ('customer', 'review-asked', false, false),
  ('hauler', 'job-offered', true, false),
  ('hauler', 'job-accepted', false, false),
  ('hauler', 'not-contacted', true, false),
  ('hauler', 'customer-canceled', true, false),
  ('hauler', 'customer-corrected', true, false),
  ('hauler', 'proposal-accepted', true, false),
  ('hauler', 'proposal-declined', true, false),
  ('hauler', 'customer-asked', true, false),
  ('hauler', 'pickup-reminder', true, false),
  ('hauler', 'door-answered', true, false),
  ('hauler', 'no-show', true, false),
  ('hauler', 'pickup-over', false, false),
  ('hauler', 'job-taken-back', true, false),
  ('hauler', 'job-canceled', true, false),
  ('hauler', 'job-changed', true, false),
  ('hauler', 'review-problem', true, false),
  ('hauler', 'agreement-asked', true, false),
  ('hauler', 'agreement-accepted', false, false),
  ('operator', 'new-request', false, false),
  ('operator', 'not-contacted', false, true),
  ('operator', 'no-show', false, true),
  ('operator', 'overdue', false, true),
  ('operator', 'nobody-left', false, true),
  ('operator', 'customer-unreachable', false, true),
  ('operator', 'hauler-unreachable', false, false),
  ('operator', 'text-reply', false, false),
  ('operator', 'contact-message', false, false),
  ('operator', 'flagged-digest', false, false),
  ('operator', 'held-request', false, false),
  ('operator', 'held-message', false, false),
  ('operator', 'taken-back', false, false),
  ('operator', 'customer-canceled', false, false),
  ('operator', 'customer-corrected', false, false),
  ('operator', 'hauler-canceled', false, false),
  ('operator', 'given-back', false, false),
  ('operator', 'insurance-ends', false, false),
  ('operator', 'digest', false, false),
  ('operator', 'desk-link', false, false),
  ('operator', 'hauler-changed', false, false),
  ('operator', 'review-problem', false, false),
  ('operator', 'agreement-accepted', false, false),
  ('operator', 'hauler-paused', false, false),
  ('operator', 'provider-down', false, true),
  ('host', 'site-build', false, false);

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

-- Requests and messages over a limit are stored and flagged, never refused. A refusal would tell strangers who our
-- customers are, and would let them lock a customer out.

create function private.is_flagged_lead(lead_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (select flagged_because is not null from public.leads where id = lead_id);
end;
$$;

-- Counts concurrent rows that name the same person one at a time. Always locks in the same order, phone then email, to
-- avoid deadlocks.
create function private.lock_person(phone text, email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(1, hashtext(private.canonical_phone(phone)));
  if email is not null then
    perform pg_advisory_xact_lock(2, hashtext(private.canonical_email(email)));
  end if;
end;
$$;

-- The numbers and addresses that requests have named, and when: when they were sent, and when they were corrected.
create view private.mentions with (security_invoker = true) as
select private.canonical_phone(phone) as person, created_at as mentioned_at
from public.leads as lead
where not exists (select from public.lead_corrections where lead_id = lead.id)
union all
select private.canonical_email(email), created_at
from public.leads as lead
where not exists (select from public.lead_corrections where lead_id = lead.id) and email is not null
union all
select private.canonical_phone(first.phone_before), lead.created_at
from public.lead_corrections as first
join public.leads as lead on lead.id = first.lead_id
where not exists (select from public.lead_corrections where lead_id = first.lead_id and id < first.id)
union all
select private.canonical_email(first.email_before), lead.created_at
from public.lead_corrections as first
join public.leads as lead on lead.id = first.lead_id
where not exists (select from public.lead_corrections where lead_id = first.lead_id and id < first.id)
union all
select private.canonical_phone(phone_after), corrected_at
from public.lead_corrections
where private.canonical_phone(phone_after) <> private.canonical_phone(phone_before)
union all
select private.canonical_email(email_after), corrected_at
from public.lead_corrections
where private.canonical_email(email_after) is distinct from private.canonical_email(email_before);

-- How often requests have named this number or address, in canonical form, within the last hour.
create function private.times_mentioned(person text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from private.mentions as mention
    where mention.person = times_mentioned.person and mention.mentioned_at > now() - interval '1 hour'
  );
end;
$$;

-- Flags in an update after the insert, so the row that the visitor reads back never shows the flag.
create function private.flag_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  phone constant text := private.canonical_phone(new.phone);
  email constant text := private.canonical_email(new.email);
  reason text;
  named_too_often text;
  is_too_much constant boolean := private.is_too_much_of_network(
    (select address from private.visitor_address()), 'requests of a day',
    (select leads_per_network_per_day from public.submission_limits), interval '24 hours'
  );
begin
  select * into strict limits from public.submission_limits;
  perform private.lock_person(new.phone, new.email);
  if limits.leads_per_phone_per_hour < private.times_mentioned(phone) then
    reason := format('More than %s requests with this phone number within an hour', limits.leads_per_phone_per_hour);
    named_too_often := phone;
  elsif limits.leads_per_email_per_hour < private.times_mentioned(email) then
    reason := format('More than %s requests with this e-mail address within an hour', limits.leads_per_email_per_hour);
    named_too_often := email;
  elsif is_too_much then
    reason := format('More than %s requests from one network within 24 hours', limits.leads_per_network_per_day);
    named_too_often := 'network';
  elsif limits.leads_per_hour < (
    select count(*) from (
      select from public.leads where created_at > now() - interval '1 hour' limit limits.leads_per_hour + 1
    ) as recent
  ) then
    reason := format('More than %s requests within an hour', limits.leads_per_hour);
  else
    return null;
  end if;
  update public.leads set flagged_because = reason where id = new.id;
  perform private.notify_of_held('held-request', new.id, null, coalesce(named_too_often, ''));
  return null;
end;
$$;

create function private.flag_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  since constant timestamptz := now() - interval '1 hour';
  address constant text := private.canonical_email(new.email);
  reason text;
  named_too_often text;
begin
  select * into strict limits from public.submission_limits;
  perform private.lock_person(null, new.email);
  if limits.messages_per_email_per_hour < (
    select count(*) from public.contact_messages
    where private.canonical_email(email) = address and created_at > since
  ) then
    reason := format(
      'More than %s messages with this e-mail address within an hour', limits.messages_per_email_per_hour
    );
    named_too_often := address;
  elsif limits.messages_per_hour < (
    select count(*) from (
      select from public.contact_messages where created_at > since limit limits.messages_per_hour + 1
    ) as recent
  ) then
    reason := format('More than %s messages within an hour', limits.messages_per_hour);
  else
    return null;
  end if;
  update public.contact_messages set flagged_because = reason where id = new.id;
  perform private.notify_of_held('held-message', null, new.id, coalesce(named_too_often, ''));
  return null;
end;
$$;

-- Deletes the `ids` that are still flagged: the operator may have cleared a flag after the list was read.
create function public.delete_flagged(ids uuid[])
returns table (leads int, messages int, photo_paths text[])
language plpgsql set search_path = '' as $$
declare
  lead_ids text[];
begin
  with deleted as (
    delete from public.leads where id = any (ids) and flagged_because is not null returning id
  )
  select coalesce(array_agg(id::text), '{}') into lead_ids from deleted;
  leads := cardinality(lead_ids);

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids);

  delete from public.contact_messages where id = any (ids) and flagged_because is not null;
  get diagnostics messages = row_count;
  return next;
end;
$$;
comment on function public.delete_flagged is
  'Deletes flagged requests and messages. Use `npm run flagged`, which removes their photos too.';

-- Photos of a request: what visitors can upload, and which photos are attached.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('lead-images', 'lead-images', true, 10 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp']);

-- Object names are {leadId}/{timestamp}-{index}.{extension}. Only this function knows the format.
create function private.is_lead_image_name(lead_id uuid, object_name text) returns boolean
language sql immutable set search_path = '' as $$
  select object_name ~ ('^' || lead_id || '/[0-9]{13}-[0-4]\.(jpg|jpeg|png|webp)$');
$$;

create function private.is_open_for_images(lead_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.leads
    where id = lead_id
      and created_at > now() - interval '1 hour'
      and flagged_because is null
  );
$$;

create function private.may_upload_lead_image(object_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text := split_part(object_name, '/', 1);
begin
  if folder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return private.is_lead_image_name(folder::uuid, object_name) and private.is_open_for_images(folder::uuid);
end;
$$;

create policy "Visitors add photos to a lead of the last hour" on storage.objects
for insert to anon with check (
  bucket_id = 'lead-images'
  -- No signed or resumable uploads: they finish long after this check.
  and storage.allow_only_operation('object.upload')
  and private.may_upload_lead_image(name)
);

-- The storage service checks the policy first and stores the photo later, bypassing policies. Only a trigger can count
-- photos uploaded at the same moment.
create function private.limit_lead_images() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  folder text := split_part(new.name, '/', 1);
  limits public.submission_limits;
  -- Absent while the storage service only tests for permission and rolls back.
  size constant bigint := case
    when new.metadata ->> 'size' ~ '^\d{1,12}$' then (new.metadata ->> 'size')::bigint
    else 0
  end;
begin
  perform pg_advisory_xact_lock(hashtext(folder));
  -- A repeated name passes, so a retry gets its duplicate-key error and never "too many".
  if exists (select from storage.objects where bucket_id = new.bucket_id and name = new.name) then
    return new;
  end if;
  if 5 <= (select count(*) from storage.objects where bucket_id = new.bucket_id and name like folder || '/%') then
    raise insufficient_privilege using message = 'A lead has at most 5 photos.';
  end if;
  select * into strict limits from public.submission_limits;
  if limits.photos_per_hour < private.add_recent_amount('photos', null, 1, interval '1 hour')
    or limits.photo_megabytes_per_hour * 1000000::bigint
      < private.add_recent_amount('bytes of photos', null, size, interval '1 hour')
  then
    raise insufficient_privilege using message = 'We are receiving too many photos right now.';
  end if;
  return new;
end;
$$;

-- A second call can only add photos, so knowing a lead's id is not enough to remove its photos.
create function private.attach_lead_images(lead_id uuid, image_urls text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  origin_pattern constant text := coalesce(
    (select '^' || regexp_replace(storage_origin, '([.\\+*?^$(){}|\[\]])', '\\\1', 'g') from public.submission_limits),
    '^(https://[a-z0-9]{20}\.supabase\.co|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)'
  );
  attached text[];
begin
  if not private.is_open_for_images(lead_id) then
    raise sqlstate 'PT404' using message = 'There is no lead of the last hour with this id.';
  end if;
  if coalesce(cardinality(image_urls), 0) not between 1 and 5 or array_ndims(image_urls) > 1 then
    raise sqlstate 'PT400' using message = 'Give 1 to 5 photo addresses.';
  end if;
  if exists (
    select from unnest(image_urls) as url
    where url is null
      or url !~ (origin_pattern || '/storage/v1/object/public/lead-images/')
      or not exists (
        select from storage.objects
        where bucket_id = 'lead-images'
          and private.is_lead_image_name(attach_lead_images.lead_id, name)
          and name = regexp_replace(url, origin_pattern || '/storage/v1/object/public/lead-images/', '')
      )
  ) then
    raise sqlstate 'PT400' using message = 'A photo address is not one of this lead''s photos.';
  end if;
  -- Locked, so the second of two concurrent calls sees what the first attached.
  select lead.image_urls into attached from public.leads as lead where lead.id = attach_lead_images.lead_id for update;
  if not attached <@ image_urls then
    raise sqlstate 'PT400' using message = 'Photos that are attached stay attached.';
  end if;
  update public.leads set image_urls = attach_lead_images.image_urls where id = attach_lead_images.lead_id;
end;
$$;

-- The API exposes this wrapper, which runs with the caller's rights. The function above checks everything.
create function public.attach_lead_images(lead_id uuid, image_urls text[]) returns void
language sql set search_path = '' as $$
  select private.attach_lead_images(lead_id, image_urls);
$$;
comment on function public.attach_lead_images is
  'Sets the photo addresses of a lead of the last hour. Each must be an uploaded photo of that lead; '
  'photos already attached must stay.';

-- The photos of an open request that is not flagged, for its customer, with their sizes if the storage service knows
-- them.
create function private.photos_of(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'url', photo.url,
    'bytes', case when object.metadata ->> 'size' ~ '^\d{1,12}$' then (object.metadata ->> 'size')::bigint end
  )) order by photo.place), '[]')
  from unnest(lead.image_urls) with ordinality as photo (url, place)
  left join storage.objects as object
    on object.bucket_id = 'lead-images'
    and object.name = regexp_replace(photo.url, '^.*/storage/v1/object/public/lead-images/', '')
  where lead.flagged_because is null and not private.is_closed(lead.status);
$$;

grant execute on function
  private.may_upload_lead_image(text), private.attach_lead_images(uuid, text[]), public.attach_lead_images(uuid, text[])
to anon, service_role;

-- Deletion of personal data, only for the operator. These functions list the photos to remove through the Storage API:
-- deleting a row of storage.objects by SQL would leave its file behind.

-- Deletes desk actions with this number or address before or after the change. For requests that have named either, it
-- also deletes all corrections of the name or address, which may be the same person's. Nothing else edits the history.
create function private.purge_actions_about(phone text, email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with mention as (
    delete from public.desk_actions as action
    where action.lead_id is not null
      and (
        purge_actions_about.phone in (
          private.canonical_phone(action.before ->> 'phone'), private.canonical_phone(action.after ->> 'phone')
        )
        or private.is_same_email(purge_actions_about.email, action.before ->> 'email')
        or private.is_same_email(purge_actions_about.email, action.after ->> 'email')
      )
    returning action.id, action.lead_id
  )
  delete from public.desk_actions as action
  where action.id not in (select id from mention)
    and action.before ?| '{full_name,street_address,unit_number,city,zip_code}'
    and action.lead_id in (
      select lead_id from mention
      union
      select lead_id from public.lead_corrections as correction
      where purge_actions_about.phone in (
          private.canonical_phone(correction.phone_before), private.canonical_phone(correction.phone_after)
        )
        or private.is_same_email(purge_actions_about.email, correction.email_before)
        or private.is_same_email(purge_actions_about.email, correction.email_after)
    );
end;
$$;

-- Deletes everything about one person, found by email address or phone number, in any spelling. It also returns what
-- the operator should ask the person about:
--
-- - `other_contacts`: other addresses and numbers in the deleted requests. The person may have written to us with those
--   too.
-- - `near_matches`: numbers and addresses that are probably the person's but were not given. Examples: 442079460000 is
--   stored, and +44 (0)20 7946 0000 was given; the address has another +tag. They are never deleted automatically.
-- - `haulers`: the names of haulers with this number, or this mailbox with any tag. They are not deleted.
create function public.delete_person(email text default null, phone text default null)
returns table (
  leads int, messages int, photo_paths text[], other_contacts text[], near_matches text[], replies int, reviews int,
  haulers text[]
)
language plpgsql set search_path = '' as $$
declare
  wanted_email constant text := nullif(lower(btrim(delete_person.email)), '');
  digits constant text := nullif(regexp_replace(delete_person.phone, '\D', '', 'g'), '');
  wanted_phone constant text := private.canonical_phone(digits);
  lead_ids uuid[];
  lead_phones text[];
  message_ids uuid[];
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

  -- An address with another +tag may be someone else's. The canonical form finds candidates by its index.
  select coalesce(array_agg(lead.id), '{}') into lead_ids
  from public.leads as lead
  where private.canonical_phone(lead.phone) = wanted_phone
    or (
      private.canonical_email(lead.email) = private.canonical_email(wanted_email)
      and private.email_tag(lead.email) = private.email_tag(wanted_email)
    );
  select coalesce(array_agg(message.id), '{}') into message_ids
  from public.contact_messages as message
  where private.canonical_phone(message.application ->> 'phone') = wanted_phone
    or (
      private.canonical_email(message.email) = private.canonical_email(wanted_email)
      and private.email_tag(message.email) = private.email_tag(wanted_email)
    );
  -- In the order in which everything locks requests.
  perform from public.leads as lead where lead.id = any (lead_ids) order by lead.id for update;

  select coalesce(array_agg(photo.name order by photo.name), '{}') into photo_paths
  from storage.objects as photo
  where photo.bucket_id = 'lead-images' and split_part(photo.name, '/', 1) = any (lead_ids::text[]);

  select coalesce(array_agg(distinct contact order by contact), '{}') into other_contacts
  from (
    select lead.phone, lead.email from public.leads as lead where lead.id = any (lead_ids)
    union all
    select phone_before, email_before from public.lead_corrections where lead_id = any (lead_ids)
    union all
    select message.application ->> 'phone', message.email
    from public.contact_messages as message where message.id = any (message_ids)
  ) as named,
    unnest(array[
      case when private.is_same_email(named.email, wanted_email) is not true then lower(named.email) end,
      case when private.canonical_phone(named.phone) is distinct from wanted_phone then named.phone end
    ]) as contact
  where contact is not null;

  select coalesce(array_agg(distinct near.contact order by near.contact), '{}') into near_matches
  from (
    select lead.phone from public.leads as lead
    where lead.id <> all (lead_ids) and right(lead.phone, 9) = right(digits, 9)
    union all
    select message.application ->> 'phone' from public.contact_messages as message
    where message.id <> all (message_ids) and right(message.application ->> 'phone', 9) = right(digits, 9)
    union all
    select lead.email from public.leads as lead
    where lead.id <> all (lead_ids) and private.canonical_email(lead.email) = private.canonical_email(wanted_email)
    union all
    select message.email from public.contact_messages as message
    where message.id <> all (message_ids)
      and private.canonical_email(message.email) = private.canonical_email(wanted_email)
  ) as near (contact);

  select coalesce(array_agg(hauler.name order by hauler.name), '{}') into haulers
  from public.haulers as hauler
  where private.canonical_phone(hauler.phone) = wanted_phone
    or private.canonical_email(hauler.email) = private.canonical_email(wanted_email);

  -- Replies to texts about these requests are deleted too.
  select array_agg(distinct private.canonical_phone(lead.phone)) into lead_phones
  from public.leads as lead where lead.id = any (lead_ids);
  delete from public.text_replies as reply
  where private.canonical_phone(reply.phone) = any (array_append(lead_phones, wanted_phone));
  get diagnostics replies = row_count;

  -- Another request may have named the person until it was corrected, or for a while. The purge of the desk history
  -- reads these corrections, so it runs first.
  perform private.purge_actions_about(wanted_phone, wanted_email);
  delete from public.lead_corrections as correction
  where correction.lead_id <> all (lead_ids)
    and (
      wanted_phone in (
        private.canonical_phone(correction.phone_before), private.canonical_phone(correction.phone_after)
      )
      or private.is_same_email(wanted_email, correction.email_before)
      or private.is_same_email(wanted_email, correction.email_after)
    );

  -- The site shows these until its next build.
  select count(*) into reviews from public.reviews as review
  where review.lead_id = any (lead_ids) and review.moderation = 'published';

  -- Reports, corrections, reviews, desk actions and status changes are deleted with their request.
  delete from public.leads as lead where lead.id = any (lead_ids);
  get diagnostics leads = row_count;

  delete from public.contact_messages as message where message.id = any (message_ids);
  get diagnostics messages = row_count;

  return next;
end;
$$;
comment on function public.delete_person is
  'Deletes the requests, messages and replies of one person. '
  'Use `npm run delete-person`, which removes their photos too.';

-- Has this request been closed for so many days that its photos should be gone? A request that was never closed counts
-- as closed a year after its last change.
create function private.are_photos_old(lead public.leads, closed_for_days int) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.closed_at(lead), lead.updated_at + interval '1 year')
    < now() - make_interval(days => closed_for_days);
$$;

-- Photos of requests closed for so many days. Once there are none, also uploaded photos that were never attached and
-- photos whose request was deleted; finding those requires a scan of all photos.
--
-- `passed_over`: requests whose photos Storage failed to remove, so they do not block the others.
create function public.list_removable_photos(
  closed_for_days int, max_requests int default 200, passed_over uuid[] default '{}'
)
returns table (lead_id uuid, photo_paths text[])
language plpgsql stable set search_path = '' as $$
begin
  if closed_for_days is null or closed_for_days < 1 then
    raise sqlstate 'PT400' using message = 'Give at least 1 day.';
  end if;
  return query
  select lead.id, array(
    select photo.name from storage.objects as photo
    where photo.bucket_id = 'lead-images'
      and photo.name in (select substring(url from '/lead-images/(.+)$') from unnest(lead.image_urls) as url)
    order by photo.name
  )
  from public.leads as lead
  where lead.image_urls <> '{}' and private.are_photos_old(lead, closed_for_days) and lead.id <> all (passed_over)
  limit max_requests;
  if found then
    return;
  end if;
  return query
  with folders as (
    select split_part(photo.name, '/', 1)::uuid as lead_id, array_agg(photo.name order by photo.name) as paths
    from storage.objects as photo
    where photo.bucket_id = 'lead-images' and photo.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
    group by 1
  )
  select folder.lead_id, folder.paths
  from folders as folder
  left join public.leads as lead on lead.id = folder.lead_id
  where (lead.id is null or private.are_photos_old(lead, closed_for_days)) and folder.lead_id <> all (passed_over)
  limit max_requests;
end;
$$;
comment on function public.list_removable_photos is
  'What the function remove-old-photos removes: photos of requests closed for so many days, and photos of no request.';

create table private.retention (
  only_row boolean primary key default true check (only_row),
  looked_on date not null default (now() at time zone 'America/Los_Angeles')::date,
  photos_due boolean not null default false
);

comment on table private.retention is 'Progress of the deletions that the privacy policy promises. One row.';
comment on column private.retention.looked_on is
  'The last day in Los Angeles on which everything expired was deleted.';
comment on column private.retention.photos_due is 'Could there be photos to remove since then?';

insert into private.retention default values;

alter table private.retention enable row level security;

-- Deletes what has been kept as long as the privacy policy says: once a day, at the first call after 3 AM in Los
-- Angeles. Each call deletes a batch, so no one waits long; later calls continue. A delete that fails is tried again
-- the next day and blocks nothing else. The function remove-old-photos removes photos: SQL must not delete them.
create function private.purge_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  batch constant int := 500;
  today constant date := (now() at time zone 'America/Los_Angeles' - interval '3 hours')::date;
  expired record;
  deleted int;
  is_done boolean := true;
begin
  perform from private.retention where looked_on < today for update skip locked;
  if not found then
    return;
  end if;
  for expired in
    select * from (
      values
        ('requests', 'leads', 'updated_at', interval '2 years'),
        ('messages', 'contact_messages', 'created_at', '1 year'),
        ('replies', 'text_replies', 'created_at', '11 months')
    ) as kept (what, in_table, since, for_period)
  loop
    begin
      execute format(
        'delete from public.%1$I where id in (
           select id from public.%1$I where %2$I < now() - $1 limit $2 for update skip locked
         )',
        expired.in_table, expired.since
      )
      using expired.for_period, batch;
      get diagnostics deleted = row_count;
      is_done := is_done and deleted < batch;
    exception when others then
      raise warning 'Old % were not deleted: %', expired.what, sqlerrm;
    end;
  end loop;
  begin
    -- The limitation of a written contract (Code Civ. Proc. 337).
    delete from public.hauler_agreements as old
    where ended_at < now() - interval '4 years' or exists (
      select from public.hauler_agreements as later
      where later.hauler_id = old.hauler_id
        and later.accepted_at > old.accepted_at
        and later.accepted_at < now() - interval '4 years'
    );
    delete from public.agreement_links where expires_at < now() - interval '30 days';
  exception when others then
    raise warning 'Old agreements were not deleted: %', sqlerrm;
  end;
  begin
    delete from public.browser_faults where day < today - 30;
    delete from public.web_vitals where week < today - 26 * 7;
  exception when others then
    raise warning 'Old browser reports were not deleted: %', sqlerrm;
  end;
  if is_done then
    update private.retention set looked_on = today, photos_due = true where only_row;
  end if;
end;
$$;

create function public.mark_photos_removed() returns void
language sql security definer set search_path = '' as $$
  update private.retention set photos_due = false where only_row;
$$;
comment on function public.mark_photos_removed is
  'Called by remove-old-photos when nothing is left to remove. It is called again tomorrow.';

grant execute on function
  private.are_photos_old(public.leads, int), private.purge_actions_about(text, text)
to service_role;

-- The time by which a customer is called, and other waits and limits that an operator can change.

create table public.dispatch_settings (
  only_row boolean primary key default true check (only_row),
  promise interval not null default '2 hours'
    constraint "promise is longer than nothing and at most a week" check (promise > '0' and promise <= '7 days'),
  request_mail_hold interval not null default '30 seconds'
    constraint "request_mail_hold is not negative" check (request_mail_hold >= '0'),
  status_mail_hold interval not null default '2 minutes'
    constraint "status_mail_hold is not negative" check (status_mail_hold >= '0'),
  arrival_mails_per_address_per_day int not null default 1
    constraint "arrival_mails_per_address_per_day is not negative" check (arrival_mails_per_address_per_day >= 0),
  customer_mails_per_hour int not null default 200
    constraint "customer_mails_per_hour is not negative" check (customer_mails_per_hour >= 0),
  dispatch_on boolean not null default true,
  offers_per_wave int not null default 5
    constraint "offers_per_wave is 1 to 100" check (offers_per_wave between 1 and 100),
  offer_open_for interval not null default '30 minutes'
    constraint "offer_open_for is longer than nothing and at most a week"
    check (offer_open_for > '0' and offer_open_for <= '7 days'),
  take_back_after interval not null default '1 hour'
    constraint "take_back_after is longer than nothing and at most a week"
    check (take_back_after > '0' and take_back_after <= '7 days'),
  uncalled_jobs_per_hauler int not null default 3
    constraint "uncalled_jobs_per_hauler is at least 1" check (uncalled_jobs_per_hauler > 0),
  proposal_notice interval not null default '2 hours'
    constraint "proposal_notice is not negative and at most a week" check (proposal_notice between '0' and '7 days'),
  acceptance_notice interval not null default '1 hour'
    constraint "acceptance_notice is not negative and at most a week"
    check (acceptance_notice between '0' and '7 days'),
  proposal_days_ahead int not null default 60
    constraint "proposal_days_ahead is 1 to 365" check (proposal_days_ahead between 1 and 365),
  proposals_per_job int not null default 10
    constraint "proposals_per_job is at least 1" check (proposals_per_job > 0),
  pickup_reminder_at time not null default '18:00',
  pickup_over_after interval not null default '3 hours'
    constraint "pickup_over_after is not negative and at most a week"
    check (pickup_over_after between '0' and '7 days'),
  texts_on boolean not null default false,
  operator_phone text
    constraint "operator_phone is a number of the United States" check (private.is_us_number(operator_phone)),
  texts_from time not null default '08:00',
  texts_until time not null default '21:00',
  text_good_for interval not null default '14 hours'
    constraint "text_good_for is longer than nothing" check (text_good_for > '0'),
  texts_per_hour int not null default 100
    constraint "texts_per_hour is not negative" check (texts_per_hour >= 0),
  stranger_texts_per_hour int not null default 50
    constraint "stranger_texts_per_hour is not negative" check (stranger_texts_per_hour >= 0),
  arrival_texts_per_hour int not null default 30
    constraint "arrival_texts_per_hour is not negative" check (arrival_texts_per_hour >= 0),
  texts_per_number_per_day int not null default 6
    constraint "texts_per_number_per_day is not negative" check (texts_per_number_per_day >= 0),
  texts_per_hauler_per_day int not null default 30
    constraint "texts_per_hauler_per_day is not negative" check (texts_per_hauler_per_day >= 0),
  desk_on boolean not null default true,
  desk_list_open_for interval not null default '12 hours'
    constraint "desk_list_open_for is longer than nothing and at most a week"
    check (desk_list_open_for > '0' and desk_list_open_for <= '7 days'),
  desk_ask_every interval not null default '5 minutes'
    constraint "desk_ask_every is at least a second" check (desk_ask_every >= '1 second'),
  digest_at time default '07:30',
  review_asks_on boolean not null default true,
  review_open_for interval not null default '21 days'
    constraint "review_open_for is a second to 25 days" check (review_open_for between '1 second' and '25 days'),
  review_edit_for interval not null default '14 days'
    constraint "review_edit_for is not negative and at most 25 days" check (review_edit_for between '0' and '25 days'),
  site_build_every interval not null default '1 hour'
    constraint "site_build_every is at least a second" check (site_build_every >= '1 second'),
  language_head_start interval not null default '10 minutes'
    constraint "language_head_start is 0 to 1 hour" check (language_head_start between '0' and '1 hour'),
  open_offers_per_hauler int not null default 10
    constraint "open_offers_per_hauler is at least 1" check (open_offers_per_hauler > 0),
  fault_told_from int not null default 3
    constraint "fault_told_from is at least 1" check (fault_told_from > 0),

  constraint "texts_from is before texts_until" check (texts_from < texts_until)
);

comment on table public.dispatch_settings is
  'How soon people are notified and called, and related limits. One row; safe to edit by hand.';
comment on column public.dispatch_settings.only_row is 'Keeps this table at one row. Do not edit.';
comment on column public.dispatch_settings.promise is
  'A customer is called within this many business hours (8 AM to 8 PM in Los Angeles, every day). '
  'Deadlines and what is overdue follow it. The words on pages and in emails and the time on the confirmation '
  'do not: they use PROMISE_HOURS in supabase/functions/_shared/domain/promise.ts.';
comment on column public.dispatch_settings.request_mail_hold is
  'How long the operator''s email about a new request waits, so that it includes the photos.';
comment on column public.dispatch_settings.status_mail_hold is
  'How long an email to the customer about a change waits. Two changes in that time send one email.';
comment on column public.dispatch_settings.arrival_mails_per_address_per_day is
  'Emails about new requests to the same address within 24 hours. More are not sent: anyone can type any address.';
comment on column public.dispatch_settings.customer_mails_per_hour is
  'Emails per hour to all customers together. More wait. '
  'Emails that strangers can cause by typing an address get half of it.';
comment on column public.dispatch_settings.dispatch_on is
  'Are requests offered to haulers, and taken back from those who do not call? Off: the operator offers them by hand.';
comment on column public.dispatch_settings.offers_per_wave is 'How many haulers get an offer at once.';
comment on column public.dispatch_settings.offer_open_for is
  'How long they have to accept, in business hours. Then the request is offered to others.';
comment on column public.dispatch_settings.take_back_after is
  'How long a hauler has to answer a customer''s "I was not contacted", in business hours. '
  'Then the job is offered to others.';
comment on column public.dispatch_settings.uncalled_jobs_per_hauler is
  'How many accepted jobs a hauler can have without having called the customer. Then they must call first.';
comment on column public.dispatch_settings.proposal_notice is
  'A proposed time must be at least this far away, so that the customer can answer.';
comment on column public.dispatch_settings.acceptance_notice is
  'A proposed time can be accepted until this long before it starts.';
comment on column public.dispatch_settings.proposal_days_ahead is 'How many days ahead a pickup can be proposed.';
comment on column public.dispatch_settings.proposals_per_job is 'How many proposals a hauler can make for one job.';
comment on column public.dispatch_settings.pickup_reminder_at is
  'When customer and hauler are reminded, on the evening before the pickup, in Los Angeles.';
comment on column public.dispatch_settings.pickup_over_after is
  'How many business hours after the end of a pickup the hauler is asked whether it is done.';
comment on column public.dispatch_settings.texts_on is
  'Do we send texts? Turn it on once the carriers have approved your registration.';
comment on column public.dispatch_settings.operator_phone is
  'The number that gets a text, in addition to the email, when a customer is waiting. Digits only. Empty: no texts.';
comment on column public.dispatch_settings.texts_from is 'No texts before this time of day in Los Angeles.';
comment on column public.dispatch_settings.texts_until is 'No texts from this time of day on. 24:00: no limit.';
comment on column public.dispatch_settings.text_good_for is
  'News older than this is no longer texted: it goes by email, or not at all.';
comment on column public.dispatch_settings.texts_per_hour is 'Texts per hour to everyone together. More wait.';
comment on column public.dispatch_settings.stranger_texts_per_hour is
  'Of these, texts that strangers can cause by sending requests: to customers, haulers and the operator. '
  'More go by email, or wait.';
comment on column public.dispatch_settings.arrival_texts_per_hour is
  'Of those, texts to numbers that strangers can type. More wait.';
comment on column public.dispatch_settings.texts_per_number_per_day is
  'Texts to a customer''s number within 24 hours. More go by email, or not at all.';
comment on column public.dispatch_settings.texts_per_hauler_per_day is
  'Texts to a hauler''s number, and to the operator''s, within 24 hours. A third is reserved for texts that strangers '
  'cannot cause. More go by email, or not at all.';
comment on column public.dispatch_settings.desk_on is
  'Do the operator''s emails have links to the desk? Off: no links are created, and none work.';
comment on column public.dispatch_settings.desk_list_open_for is
  'How long a link to the whole list works. The link in the morning email works until the next one.';
comment on column public.dispatch_settings.desk_ask_every is
  'A link to the desk can be requested at most this often, and twelve times within twelve hours.';
comment on column public.dispatch_settings.digest_at is
  'When the operator gets the daily digest, in Los Angeles. Empty: never.';
comment on column public.dispatch_settings.review_asks_on is
  'Is every customer asked once, after the pickup was marked completed, whether everything is gone? Off: no one is.';
comment on column public.dispatch_settings.review_open_for is 'How long the question can be answered.';
comment on column public.dispatch_settings.review_edit_for is
  'How long the answer can be changed, after the first answer or the last time the request was completed.';
comment on column public.dispatch_settings.site_build_every is
  'The host is asked to rebuild the site at most this often, when published reviews have changed.';
comment on column public.dispatch_settings.language_head_start is
  'How much earlier haulers who speak the customer''s language get an offer than the others in the same wave. '
  '0: no head start.';
comment on column public.dispatch_settings.open_offers_per_hauler is
  'How many unanswered offers a hauler can have. They get no more until one ends; requests wait for that.';
comment on column public.dispatch_settings.fault_told_from is
  'The daily digest names a browser error once it has happened this many times.';

insert into public.dispatch_settings default values;

alter table public.dispatch_settings enable row level security;
grant select, update on public.dispatch_settings to service_role;

-- The moment `duration` of business hours after another. Business hours are 8 AM to 8 PM in Los Angeles, every day;
-- daylight saving time starts and ends at night, so a day always has twelve. Example: two hours after 7 PM is 9 AM.
create function private.add_business_hours(moment timestamptz, duration interval) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  clock timestamp := moment at time zone 'America/Los_Angeles';
  opens timestamp := date_trunc('day', clock) + interval '8 hours';
  remaining interval := duration;
begin
  clock := greatest(clock, opens);
  while clock + remaining > opens + interval '12 hours' loop
    remaining := remaining - greatest(opens + interval '12 hours' - clock, interval '0');
    opens := opens + interval '1 day';
    clock := opens;
  end loop;
  return (clock + remaining) at time zone 'America/Los_Angeles';
end;
$$;

create function public.promised_by(created_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return private.add_business_hours(created_at, (select promise from public.dispatch_settings));
end;
$$;
comment on function public.promised_by is
  'The time by which we promise to call about a request. While the setting promise equals PROMISE_HOURS, '
  'src/lib/promised-by.ts gives visitors the same time.';

-- The given moment if texts can be sent then, otherwise the next moment when they can.
create function private.next_text_time(moment timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when clock::time >= texts_from and clock::time < texts_until then moment
    else (clock::date + case when clock::time < texts_from then 0 else 1 end + texts_from)
      at time zone 'America/Los_Angeles'
  end
  from public.dispatch_settings, (select moment at time zone 'America/Los_Angeles' as clock) as local;
$$;

-- The checks of the settings run with the rights of the writing role.
grant execute on function private.add_business_hours(timestamptz, interval), private.is_us_number(text) to service_role;

-- Anonymous counts of browser errors and page speed, written by the function `report-fault`.

create table public.browser_faults (
  day date not null default (now() at time zone 'America/Los_Angeles')::date,
  release text not null constraint "release is 8 to 40 letters and digits" check (release ~ '^[0-9a-z]{8,40}$'),
  page text not null constraint "page is a word" check (page ~ '^[a-z-]{1,30}$'),
  language public.language not null,
  what public.fault_source not null,
  name text not null constraint "name is a word" check (name ~ '^[$]?[A-Za-z0-9_]{1,40}$'),
  place text not null constraint "place is a script with line and column"
    check (place ~ '^[A-Za-z0-9_.-]{1,80}\.js:[0-9]{1,7}:[0-9]{1,7}$'),
  message text not null constraint "message is at most 80 characters" check (char_length(message) <= 80),
  times bigint not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  frequent_since timestamptz,

  primary key (release, page, what, name, place)
);

comment on table public.browser_faults is
  'Counts of browser errors. Rows are kept for 30 days; at most 500 are added per day, and few per network.';
comment on column public.browser_faults.day is 'Day of the first report, in Los Angeles.';
comment on column public.browser_faults.release is 'The build of the site: <meta name="release"> on its pages.';
comment on column public.browser_faults.page is 'The kind of page, such as track. Never an address.';
comment on column public.browser_faults.language is 'Language of the page in the first report.';
comment on column public.browser_faults.what is
  'How it was caught: as an error, a rejected promise, or by the error boundary.';
comment on column public.browser_faults.name is 'The kind of error, such as TypeError.';
comment on column public.browser_faults.place is 'Script, line and column, such as app-1a2b3c4.js:1:2345.';
comment on column public.browser_faults.message is
  'The message in the first report, without anything a visitor may have typed.';
comment on column public.browser_faults.times is 'How many times it happened.';
comment on column public.browser_faults.frequent_since is
  'When it reached the setting fault_told_from. Empty: not yet.';

create index browser_faults_day_idx on public.browser_faults (day);

alter table public.browser_faults enable row level security;
grant select, delete on public.browser_faults to service_role;

create table public.web_vitals (
  week date not null default date_trunc('week', now() at time zone 'America/Los_Angeles')::date,
  page text not null constraint "page is a word" check (page ~ '^[a-z-]{1,30}$'),
  device public.device not null,
  metric public.web_vital not null,
  value numeric not null constraint "value is not negative" check (value >= 0),
  times bigint not null default 1,

  primary key (week, page, device, metric, value)
);

comment on table public.web_vitals is 'Counts of page speed on real visits. Kept for 26 weeks.';
comment on column public.web_vitals.week is 'The Monday of the week, in Los Angeles.';
comment on column public.web_vitals.page is 'The kind of page, such as track. Never an address.';
comment on column public.web_vitals.metric is
  'lcp and inp are in milliseconds. Definitions: https://web.dev/articles/vitals';
comment on column public.web_vitals.times is 'How many visits had this value.';

alter table public.web_vitals enable row level security;
grant select, delete on public.web_vitals to service_role;

-- Counts a report. True: over the hourly limit.
create function private.is_report_too_many() returns boolean
language plpgsql set search_path = '' as $$
begin
  return private.add_recent_amount('reports', null, 1, interval '1 hour')
    > (select reports_per_hour from public.submission_limits);
end;
$$;

-- New errors are limited to 500 a day, and to 20 of one network (more of wider ones), so no one else fills them up.
create function public.note_fault(report jsonb, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reported constant public.browser_faults := jsonb_populate_record(null::public.browser_faults, report);
  told_from constant int := (select fault_told_from from public.dispatch_settings);
  today constant date := (now() at time zone 'America/Los_Angeles')::date;
begin
  if private.is_report_too_many() then
    return;
  end if;
  if not exists (
    select from public.browser_faults
    where (release, page, what, name, place)
      = (reported.release, reported.page, reported.what, reported.name, reported.place)
  ) and (
    (select count(*) from public.browser_faults where day = today) >= 500
    or private.is_too_much_of_network(address, 'new errors', 20, interval '24 hours')
  ) then
    return;
  end if;
  insert into public.browser_faults as fault (
    release, page, language, what, name, place, message, times, frequent_since
  )
  values (
    reported.release, reported.page, reported.language, reported.what, reported.name, reported.place,
    reported.message, reported.times, case when reported.times >= told_from then now() end
  )
  on conflict on constraint browser_faults_pkey do update set
    times = fault.times + excluded.times,
    last_at = now(),
    frequent_since = coalesce(
      fault.frequent_since, case when fault.times + excluded.times >= told_from then now() end
    );
end;
$$;
comment on function public.note_fault is 'Counts a browser error. Called by report-fault, which validates it.';

create function public.note_vitals(report jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_report_too_many() then
    return;
  end if;
  insert into public.web_vitals as vital (page, device, metric, value)
  select report ->> 'page', (report ->> 'device')::public.device, metric, (report ->> metric::text)::numeric
  from unnest(enum_range(null::public.web_vital)) as metric
  where report ->> metric::text is not null
  on conflict on constraint web_vitals_pkey do update set times = vital.times + 1;
end;
$$;
comment on function public.note_vitals is 'Counts a visit''s page speed. Called by report-fault, which validates it.';

-- Counted separately from other function calls, so that reports do not use up a visitor's limit.
create function public.count_report(address text) returns boolean
language sql security definer set search_path = '' as $$
  select not private.is_too_much_of_network(
    address, 'reports', (select function_requests_per_network_per_minute from public.submission_limits),
    interval '1 minute'
  );
$$;
comment on function public.count_report is 'Counts a browser report of a network. False: over the limit.';

-- Haulers, and the requests they are offered. A hauler only needs a link: there is no sign-in.

create table public.agreement_versions (
  version text primary key
    constraint "version is a day such as 2026-12-01" check (version ~ '^20\d\d-[01]\d-[0-3]\d$'),
  begins_at timestamptz not null default now() unique
);

comment on table public.agreement_versions is
  'The versions of the agreement with haulers. To begin one, call begin_agreement. Its words are in the code.';
comment on column public.agreement_versions.version is 'The day it is named after.';
comment on column public.agreement_versions.begins_at is 'From when on it is the current one.';

insert into public.agreement_versions (version) values ('2026-12-02');

alter table public.agreement_versions enable row level security;
grant select on public.agreement_versions to service_role;

create function public.current_agreement() returns text
language sql stable set search_path = '' as $$
  select version from public.agreement_versions where begins_at <= now() order by begins_at desc limit 1;
$$;
comment on function public.current_agreement is 'The version of the agreement that haulers accept now.';

create table public.haulers (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint "name is 1 to 120 characters on one line" check (private.is_plain_text(name, 120)),
  contact_name text
    constraint "contact_name is empty or 1 to 120 characters on one line"
    check (private.is_plain_text(contact_name, 120)),
  email text not null
    constraint "email looks like name@example.com"
    check (private.is_one_mailbox(email) and email ~ '@[^@]+\.[^@]+$'),
  phone text not null
    constraint "phone is 10 to 16 digits, the first not 0" check (phone ~ '^[1-9][0-9]{9,15}$'),
  zip_prefixes text[] not null default '{}'
    constraint "zip_prefixes are the first 3 to 5 digits of ZIP codes" check (
      -- As text, an entry with a space or comma would be quoted.
      zip_prefixes::text ~ '^\{([0-9]{3,5}(,[0-9]{3,5})*)?\}$'
    ),
  services text[] not null default '{}',
  active boolean not null default false,
  created_at timestamptz not null default now(),
  last_offered_at timestamptz,
  vetted_at timestamptz,
  insured_until date,
  languages public.language[] not null default '{en}'
    constraint "languages are en, es or both"
    check (
      array_ndims(languages) = 1
      and coalesce(cardinality(languages) = 1 or cardinality(languages) = 2 and languages[1] <> languages[2], false)
      and array_position(languages, null) is null
    ),
  texts_on boolean not null default false,
  texts_on_since timestamptz,
  email_failed_at timestamptz,
  text_failed_at timestamptz,
  unreachable_since timestamptz,
  agreement_version text references public.agreement_versions (version),
  agreement_accepted_at timestamptz,
  agreement_due_at timestamptz,
  everywhere boolean not null default false,
  family_owned boolean not null default false,
  paused_by_hauler_at timestamptz,
  truck_cubic_yards int
    constraint "truck_cubic_yards is 1 to 60" check (truck_cubic_yards between 1 and 60),

  constraint "only services on offer" check (services <@ private.services_on_offer()),
  constraint "agreement_version and agreement_accepted_at belong together"
    check ((agreement_version is null) = (agreement_accepted_at is null)),
  constraint "active needs vetted_at, insured_until and an area" check (
    not active or vetted_at is not null and insured_until is not null and (everywhere or zip_prefixes <> '{}')
  )
);

comment on table public.haulers is 'The companies that pick up. Safe to edit by hand.';
comment on column public.haulers.name is
  'Name of the business. The customer of a job sees it once the hauler has accepted.';
comment on column public.haulers.contact_name is 'The person the operator talks to. Shown to no one else.';
comment on column public.haulers.email is 'Where offers go, unless they are texted.';
comment on column public.haulers.phone is
  'Digits only. The customer of a job sees it once the hauler has accepted.';
comment on column public.haulers.zip_prefixes is
  'Where they pick up: first 3 to 5 digits of ZIP codes. Empty: nowhere, unless `everywhere` is set.';
comment on column public.haulers.services is
  'What they take. Home Cleaning includes its variants. Empty: everything.';
comment on column public.haulers.active is
  'False pauses them: open offers end, but they keep their jobs. '
  'Setting it needs vetted_at, insurance, an area and the agreement.';
comment on column public.haulers.created_at is 'When they joined.';
comment on column public.haulers.last_offered_at is
  'When they were last offered a request. Among haulers who take equally many services, the longest wait comes first.';
comment on column public.haulers.vetted_at is
  'When you checked their identity, insurance and licenses. Without it, a hauler cannot be active.';
comment on column public.haulers.insured_until is
  'Last day of their insurance, in Los Angeles. After it, they get no automatic offers.';
comment on column public.haulers.languages is
  'The languages they speak with customers: en, es or both. Emails, texts and linked pages use the first.';
comment on column public.haulers.texts_on is
  'Do they want texts? They choose on the page of a job. Set it by hand only if they asked for it in writing.';
comment on column public.haulers.texts_on_since is 'When they turned texts on. Set by a trigger.';
comment on column public.haulers.email_failed_at is
  'When an email to this address failed permanently. Cleared when the address changes; clear it by hand to try again.';
comment on column public.haulers.text_failed_at is
  'When a text to this number failed permanently. Cleared when the number changes; clear it by hand to try again.';
comment on column public.haulers.unreachable_since is
  'When we could no longer reach them: they get no offers, but keep their jobs. '
  'Cleared when email, phone or texts_on changes, and within a minute once they can be reached again.';
comment on column public.haulers.agreement_version is
  'The newest version of the agreement that they accepted. Set it by hand only if they signed it on paper.';
comment on column public.haulers.agreement_accepted_at is 'When they accepted it.';
comment on column public.haulers.agreement_due_at is
  'Until then they are offered requests without the current agreement. Empty: not without it.';
comment on column public.haulers.everywhere is 'They pick up everywhere. False: only where zip_prefixes says.';
comment on column public.haulers.family_owned is 'Do they say that they are a family-owned business?';
comment on column public.haulers.paused_by_hauler_at is
  'When they paused offers themselves, by the link in an email. Empty: they did not, or you have paused them since.';
comment on column public.haulers.truck_cubic_yards is
  'What their truck holds: length × width × height in feet, divided by 27. Empty: not noted.';

alter table public.haulers enable row level security;
grant select, insert, update, delete on public.haulers to service_role;

-- Any change of the contact data clears `unreachable_since`.
create function private.note_hauler_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.texts_on_since := case
    when not new.texts_on then null
    when tg_op = 'UPDATE' and old.texts_on then old.texts_on_since
    else now()
  end;
  if tg_op = 'UPDATE'
    and (new.email, new.phone, new.texts_on) is distinct from (old.email, old.phone, old.texts_on)
  then
    new.unreachable_since := null;
  end if;
  return new;
end;
$$;

-- When an offer made at `moment` expires.
create function private.end_of_offer(moment timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select private.add_business_hours(moment, offer_open_for) from public.dispatch_settings;
$$;

-- The end of the last day of an insurance, or null if that day is unknown.
create function private.end_of_insurance(insured_until date) returns timestamptz
language sql stable set search_path = '' as $$
  select (insured_until + 1)::timestamp at time zone 'America/Los_Angeles';
$$;

-- Does a hauler have the current agreement, or time left to accept it?
create function private.has_agreement(hauler public.haulers) returns boolean
language sql stable set search_path = '' as $$
  select hauler.agreement_version is not distinct from public.current_agreement()
    or coalesce(hauler.agreement_due_at > now(), false);
$$;

-- What a hauler lacks to be active now, in the order in which the desk names it.
create function private.missing_papers(hauler public.haulers) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when hauler.vetted_at is null then 'not-vetted' end,
    case when coalesce(private.end_of_insurance(hauler.insured_until) <= now(), true) then 'not-insured' end,
    case when not hauler.everywhere and hauler.zip_prefixes = '{}' then 'no-area' end,
    case when not private.has_agreement(hauler) then 'no-agreement' end
  ], null);
$$;

-- Until when a hauler can be offered requests: the end of their insurance, or of their time to accept the agreement.
-- In PL/pgSQL, because dispatch calls it for each hauler.
create function private.end_of_papers(hauler public.haulers) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return least(private.end_of_insurance(hauler.insured_until), case
    when hauler.agreement_version is not distinct from public.current_agreement() then 'infinity'
    else coalesce(hauler.agreement_due_at, '-infinity')
  end);
end;
$$;

-- Only becoming active is checked. An active hauler whose papers end stays active, but is offered nothing.
create function private.check_papers() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  missing constant text := (private.missing_papers(new))[1];
begin
  if missing is not null then
    raise check_violation using message = format('A hauler cannot be active: %s', missing), hint = missing;
  end if;
  return new;
end;
$$;

create table public.job_offers (
  id uuid primary key default gen_random_uuid(),
  token text not null unique default private.new_tracking_id()
    constraint "token is 16 Crockford base-32 characters" check (token ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  lead_id uuid not null references public.leads (id) on delete cascade,
  hauler_id uuid not null references public.haulers (id) on delete cascade,
  state public.offer_state not null default 'open',
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null default private.end_of_offer(now()),
  accepted_at timestamptz,
  contacted_at timestamptz,
  reported_at timestamptz,
  decline_reason text
    constraint "decline_reason is at most 300 characters" check (char_length(decline_reason) <= 300),
  returned_at timestamptz,
  answered_at timestamptz,
  reported_again boolean not null default false,
  no_show_at timestamptz,
  no_shows int not null default 0 constraint "no_shows is not negative" check (no_shows >= 0),
  unique (lead_id, hauler_id)
);

comment on table public.job_offers is
  'Which request was offered to which hauler. '
  'To make an offer by hand, insert lead_id and hauler_id, or set state back to open.';
comment on column public.job_offers.token is 'Secret shared with the hauler: it opens the page of the job.';
comment on column public.job_offers.lead_id is 'The request. The offer is deleted with it.';
comment on column public.job_offers.hauler_id is
  'The hauler. The offer is deleted with them, and a job they had is offered to others.';
comment on column public.job_offers.state is
  'open, accepted, declined, taken (another hauler was faster), '
  'expired (timed out or was withdrawn) or returned (given or taken back, or its proposal was declined).';
comment on column public.job_offers.offered_at is 'When it can first be accepted.';
comment on column public.job_offers.expires_at is 'When it can no longer be accepted.';
comment on column public.job_offers.accepted_at is 'When the hauler took the job.';
comment on column public.job_offers.contacted_at is
  'When the hauler last reported a call. Before that: when they first proposed a price and times.';
comment on column public.job_offers.reported_at is
  'When the customer reported "I was not contacted", while the hauler''s answer is pending.';
comment on column public.job_offers.decline_reason is
  'Why the hauler declined it or gave it back, or why else it came back.';
comment on column public.job_offers.returned_at is 'When the hauler gave the job back themselves.';
comment on column public.job_offers.answered_at is
  'When the hauler last answered the customer''s "I was not contacted".';
comment on column public.job_offers.reported_again is
  'Has the customer reported it again within two days of that answer? Then no answer keeps the job.';
comment on column public.job_offers.no_show_at is
  'When the customer last reported that no one came. Another pickup time settles it.';
comment on column public.job_offers.no_shows is
  'To how many pickups the hauler did not come, as the customer says. '
  'If a report is false, set it to 0 and no_show_at to empty.';

-- Guarantees that two haulers never have the same job.
create unique index job_offers_one_accepted_idx on public.job_offers (lead_id) where state = 'accepted';
create index job_offers_hauler_id_idx on public.job_offers (hauler_id);
create index job_offers_given_back_idx on public.job_offers (hauler_id, returned_at) where returned_at is not null;
create index job_offers_no_show_idx on public.job_offers (hauler_id, no_show_at) where no_show_at is not null;
create index job_offers_open_idx on public.job_offers (expires_at) where state = 'open';
create index job_offers_open_of_hauler_idx on public.job_offers (hauler_id) where state = 'open';
create index job_offers_reported_idx on public.job_offers (reported_at)
where state = 'accepted' and reported_at is not null;

alter table public.job_offers enable row level security;
grant select, insert, update, delete on public.job_offers to service_role;

-- The current state of an offer: that of its column `state`, but `closed` once its request is closed, and `expired` as
-- soon as its time has passed, even if the column is not updated yet.
create function private.job_state(offer public.job_offers, lead public.leads) returns public.job_state
language sql stable set search_path = '' as $$
  select case
    when private.is_closed(lead.status) then 'closed'
    when offer.state = 'open' and offer.expires_at <= now() then 'expired'
    else offer.state::text::public.job_state
  end;
$$;

-- The name of the hauler who has a request. Null if no one has it.
create function private.hauler_of(lead_id uuid) returns text
language sql stable set search_path = '' as $$
  select hauler.name
  from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
  where offer.lead_id = hauler_of.lead_id and offer.state = 'accepted';
$$;

grant execute on function
  private.end_of_offer(timestamptz), private.end_of_insurance(date), private.end_of_papers(public.haulers),
  private.hauler_of(uuid)
to service_role;

-- Messages from the contact page, and applications of haulers.

-- Is this what a hauler who applies sends: `{ business, areas, phone, services, truckCubicYards? }`, and nothing else?
-- The areas are ZIP codes or cities as they typed them; no services means all.
create function private.is_application(application jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Null would pass a check: '{}' has no keys to aggregate.
  return coalesce(
    (select array_agg(key order by key) from jsonb_object_keys(application - 'truckCubicYards') as key)
      = array['areas', 'business', 'phone', 'services']
    and jsonb_typeof(application -> 'business') = 'string'
    and private.is_plain_text(application ->> 'business', 120)
    and jsonb_typeof(application -> 'areas') = 'string'
    and private.is_plain_text(application ->> 'areas', 300)
    and jsonb_typeof(application -> 'phone') = 'string'
    and application ->> 'phone' ~ '^[1-9][0-9]{9,15}$'
    and jsonb_typeof(application -> 'services') = 'array'
    and jsonb_array_length(application -> 'services') <= 17
    and application -> 'services' <@ to_jsonb(private.services_on_offer())
    and (
      not application ? 'truckCubicYards'
      or jsonb_typeof(application -> 'truckCubicYards') = 'number'
        and application ->> 'truckCubicYards' ~ '^([1-9]|[1-5][0-9]|60)$'
    ),
    false
  );
exception
  -- Another kind of JSON: Postgres does not promise the order of `and`.
  when invalid_parameter_value then
    return false;
end;
$$;

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  flagged_because text,
  language public.language not null default 'en',
  answered_at timestamptz,
  application jsonb,
  hauler_id uuid references public.haulers (id) on delete set null,

  constraint "name is 1 to 120 characters on one line" check (private.is_plain_text(name, 120)),
  constraint "email looks like name@example.com" check (private.is_one_mailbox(email)),
  constraint "subject is general, lead-issue or merchant-inquiry"
    check (subject in ('general', 'lead-issue', 'merchant-inquiry')),
  constraint "message is 1 to 5000 characters" check (private.is_plain_text(message, 5000, multiline => true)),
  constraint "only a merchant inquiry has an application, of its fields" check (
    application is null or subject = 'merchant-inquiry' and private.is_application(application)
  )
);

comment on table public.contact_messages is 'Messages from the contact page.';
comment on column public.contact_messages.name is 'Name of the sender.';
comment on column public.contact_messages.email is 'Address for the answer.';
comment on column public.contact_messages.subject is
  'general, lead-issue (about a request) or merchant-inquiry (a hauler who wants to join).';
comment on column public.contact_messages.message is 'What they wrote.';
comment on column public.contact_messages.created_at is 'When it was sent.';
comment on column public.contact_messages.flagged_because is
  'Why this may not be a real message. Clear it to remove the flag.';
comment on column public.contact_messages.language is 'Language of the page: en or es.';
comment on column public.contact_messages.answered_at is 'When the team answered. Set at the desk.';
comment on column public.contact_messages.application is
  'From the page for haulers: business, areas (ZIP codes or cities), phone, services (none: all), truckCubicYards.';
comment on column public.contact_messages.hauler_id is 'The hauler who was added from it at the desk.';

create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_flagged_idx on public.contact_messages (created_at) where flagged_because is not null;
create index contact_messages_unanswered_idx on public.contact_messages (created_at) where answered_at is null;
create index contact_messages_hauler_id_idx on public.contact_messages (hauler_id);
create index contact_messages_canonical_email_idx
on public.contact_messages (private.canonical_email(email), created_at);

alter table public.contact_messages enable row level security;
grant insert (id, name, email, subject, message, language, application) on public.contact_messages to anon;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "Visitors send messages" on public.contact_messages
for insert to anon with check (
  created_at = now()
  and private.has_ascii_domain(email)
  and num_nonnulls(flagged_because, answered_at, hauler_id) = 0
);

-- Checks run with the rights of the writing role.
grant execute on function private.is_application(jsonb) to anon, service_role;

-- Customers' reports that no one has contacted them.

create table public.contact_reports (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  reported_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table public.contact_reports is 'Each time a customer reports that no one has contacted them.';
comment on column public.contact_reports.lead_id is 'The request that no one called about.';
comment on column public.contact_reports.reported_at is 'By the clock of the customer''s device. created_at is ours.';
comment on column public.contact_reports.created_at is
  'When the report arrived. We keep at most one per request and hour.';

create index contact_reports_lead_id_idx on public.contact_reports (lead_id, created_at);

-- Only the function report_not_contacted writes here.
alter table public.contact_reports enable row level security;
grant select, insert, update, delete on public.contact_reports to service_role;

-- A report repeated within an hour is stored once, unless the hauler has answered the earlier one. The lock makes
-- concurrent reports wait, so the second sees the first.
create function private.skip_repeated_report() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext(new.lead_id::text));
  if exists (
    select from public.contact_reports as report
    where report.lead_id = new.lead_id
      and report.created_at > now() - interval '1 hour'
      and not exists (
        select from public.job_offers as offer
        where offer.lead_id = new.lead_id
          and offer.state = 'accepted'
          and offer.answered_at > report.created_at
          and not offer.reported_again
      )
  ) then
    return null;
  end if;
  return new;
end;
$$;

-- Proposals by haulers: a price and times to choose from. The terms of a proposal never change; a new version is a new
-- row, so the ID identifies what the customer saw. Only the functions in 300_pickups.sql write here.

-- One to three valid pickup windows, in order and without overlap.
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
    constraint "note is empty or 1 to 500 characters" check (private.is_plain_text(note, 500, multiline => true)),
  made_at timestamptz not null default now(),
  chosen int,
  accepted_by public.proposal_accepter,
  accepted_at timestamptz,
  asked_for public.proposal_wish,
  asked_line text constraint "asked_line is empty or 1 to 200 characters on one line"
    check (private.is_plain_text(asked_line, 200)),
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
  'What haulers proposed to customers, and the answers. Written only by functions.';
comment on column public.proposals.id is 'Generated by the hauler''s browser, so a repeated request creates only one.';
comment on column public.proposals.lead_id is 'The request. Deleted with it.';
comment on column public.proposals.offer_id is 'The offer of the proposing hauler. Deleted with it.';
comment on column public.proposals.state is
  'open, accepted, declined, withdrawn (by the hauler), replaced (by a newer one) or '
  'ended (the request was closed, came back, or has another time).';
comment on column public.proposals.price_from is 'The estimate in dollars. Empty: the price is set on inspection.';
comment on column public.proposals.price_to is 'Upper end of the estimate. Equals price_from for a single amount.';
comment on column public.proposals.window_from is 'Starts of the one to three windows when the hauler can come.';
comment on column public.proposals.window_until is 'Ends of those windows.';
comment on column public.proposals.note is 'The hauler''s own words to the customer. Emails do not repeat them.';
comment on column public.proposals.made_at is 'When it was sent.';
comment on column public.proposals.chosen is 'Which window was accepted, counted from 1.';
comment on column public.proposals.accepted_by is
  'Who accepted it: the customer on their page, or the hauler, stating that the customer agreed by phone.';
comment on column public.proposals.accepted_at is 'When it was accepted.';
comment on column public.proposals.asked_for is 'What the customer last asked for instead.';
comment on column public.proposals.asked_line is 'The request in the customer''s words. Emails do not repeat them.';
comment on column public.proposals.asked_at is 'When they asked.';
comment on column public.proposals.declined_for is 'Why the customer declined it.';

-- Guarantees that a request has at most one open and one accepted proposal.
create unique index proposals_one_open_idx on public.proposals (lead_id) where state = 'open';
create unique index proposals_one_accepted_idx on public.proposals (lead_id) where state = 'accepted';
create index proposals_lead_id_idx on public.proposals (lead_id, made_at);
create index proposals_offer_id_idx on public.proposals (offer_id);

alter table public.proposals enable row level security;
grant select on public.proposals to service_role;

-- `is_open` of a window: can it be accepted now?
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

-- The limits for a proposed window. One that starts after 8:30 PM would be too short.
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

-- Closing a request or setting another time for it ends its open proposal, and its open price at the door; an accepted
-- proposal ends when the pickup is no longer at its time. If the operator reopens a request, its open proposal stays
-- with the hauler who has the job.
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
  update public.door_prices set state = 'ended' where lead_id = new.id and state = 'open';
  return null;
end;
$$;

-- When a job comes back, its proposals and its prices at the door end.
create function private.end_proposals_of_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.proposals set state = 'ended' where offer_id = old.id and state in ('open', 'accepted');
  update public.door_prices set state = 'ended' where offer_id = old.id and state in ('open', 'accepted');
  return null;
end;
$$;

-- The final price as the hauler names it at the door, and the customer's answer. Only the functions in
-- 305_door_actions.sql write here.

create table public.door_prices (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  offer_id uuid not null references public.job_offers (id) on delete cascade,
  state public.proposal_state not null default 'open'
    constraint "a door price is never withdrawn" check (state <> 'withdrawn'),
  price int not null constraint "price is 0 to 20000 dollars" check (price between 0 and 20000),
  estimate int,
  reason text constraint "reason is empty or 1 to 80 characters on one line" check (private.is_plain_text(reason, 80)),
  made_at timestamptz not null default now(),
  pickup tstzrange,
  accepted_by public.proposal_accepter,
  answered_at timestamptz,

  constraint "above the estimate it has a reason" check (price <= estimate or estimate is null or reason is not null),
  constraint "an answer has its moment" check (
    (state not in ('accepted', 'declined') or answered_at is not null)
    and (state <> 'accepted' or accepted_by is not null)
  )
);

comment on table public.door_prices is
  'The final price that haulers named at the door, and the answers. Another price is a new row. '
  'Written only by functions.';
comment on column public.door_prices.id is
  'Generated by the hauler''s browser, so a repeated request creates only one. It says which price the customer saw.';
comment on column public.door_prices.lead_id is 'The request. Deleted with it.';
comment on column public.door_prices.offer_id is 'The offer of the hauler. Deleted with it.';
comment on column public.door_prices.state is
  'open (waits for the customer), accepted, declined, replaced (by a newer one) or '
  'ended (the request was closed, came back, or has another time).';
comment on column public.door_prices.price is 'In dollars.';
comment on column public.door_prices.estimate is 'Upper end of the estimate at that time. Empty: there was none.';
comment on column public.door_prices.reason is
  'Why it is more than the estimate, in the hauler''s words. Emails and texts do not repeat them.';
comment on column public.door_prices.made_at is 'When it was named: by the hauler''s phone, if that had no signal.';
comment on column public.door_prices.pickup is 'The pickup window that was booked then.';
comment on column public.door_prices.accepted_by is
  'customer: on their page. hauler: who stated that the customer agreed in person, even if the customer denied it.';
comment on column public.door_prices.answered_at is 'When it was accepted or declined.';

-- Guarantees that a request has at most one open and one accepted price.
create unique index door_prices_one_open_idx on public.door_prices (lead_id) where state = 'open';
create unique index door_prices_one_accepted_idx on public.door_prices (lead_id) where state = 'accepted';
create index door_prices_lead_id_idx on public.door_prices (lead_id);
create index door_prices_offer_id_idx on public.door_prices (offer_id);

alter table public.door_prices enable row level security;
grant select on public.door_prices to service_role;

-- What the hauler who has the job has named since they have it.
create function private.door_prices_of(lead public.leads) returns setof public.door_prices
language sql stable set search_path = '' as $$
  select door.*
  from public.door_prices as door join public.job_offers as offer on offer.id = door.offer_id
  where offer.lead_id = lead.id and offer.state = 'accepted' and door.made_at >= offer.accepted_at;
$$;

-- Prices that matter: open, accepted, or declined. A no ends when the customer accepts a later proposal of the hauler.
create function private.live_door_prices(lead public.leads) returns setof public.door_prices
language sql stable set search_path = '' as $$
  select door.* from private.door_prices_of(lead) as door
  where state in ('open', 'accepted')
    or state = 'declined' and not exists (
      select from public.proposals as proposal
      where proposal.offer_id = door.offer_id
        and proposal.accepted_by = 'customer'
        and proposal.accepted_at > door.answered_at
    );
$$;

-- What the pages show: the open price, otherwise the newest answer.
create function private.door_of(lead public.leads) returns public.door_prices
language sql stable set search_path = '' as $$
  select door from private.live_door_prices(lead) as door order by state = 'open' desc, answered_at desc limit 1;
$$;

-- `standing`: an earlier price that the customer has accepted, and that holds until they accept another one.
create function private.door_in_json(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(door) - '{lead_id,offer_id,pickup}'::text[] || jsonb_build_object('standing', (
    select price from private.door_prices_of(lead)
    where state = 'accepted' and accepted_by = 'customer' and id <> door.id
  ))
  from private.door_of(lead) as door where door.id is not null;
$$;

-- Did the customer say no last? Then the hauler cannot complete the job. An open price decides nothing, and one that
-- the customer has accepted holds although they declined another one.
create function private.is_declined_at_door(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select state = 'declined' from private.live_door_prices(lead)
    where state <> 'open'
    order by state = 'accepted' and accepted_by = 'customer' desc, answered_at desc
    limit 1
  ), false);
$$;

-- From when on the customer can report that no one came: from half an hour after the window, for a week. "On my way"
-- puts it off by an hour at most, until an hour after the arrival, and the first price named at the door by two more:
-- someone who presses and stays away can still be reported. Null: not possible, as after a price that the customer
-- accepted at this pickup, from an hour before it on.
create function private.no_show_from(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select late.at + least(greatest(first_price.at + interval '2 hours' - late.at, '0'), interval '2 hours')
  from (
    select soonest.at + least(greatest(lead.arrives_at + interval '1 hour' - soonest.at, '0'), interval '1 hour') as at
    from (select lead.pickup_until + interval '30 minutes' as at) as soonest
  ) as late
  cross join lateral (
    select
      min(made_at) as at,
      coalesce(bool_or(accepted_by = 'customer' and answered_at > lower(pickup) - interval '1 hour'), false)
        as is_accepted
    from private.door_prices_of(lead) where pickup = private.pickup_window(lead)
  ) as first_price
  where not private.is_closed(lead.status)
    and now() < lead.pickup_until + interval '7 days'
    and not first_price.is_accepted
    and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted');
$$;

-- When the customer reported that no one came to the booked pickup. Another time settles it: its window ends later.
create function private.no_show_of(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select no_show_at from public.job_offers
  where lead_id = lead.id and state = 'accepted' and no_show_at >= lead.pickup_until;
$$;

-- The proposed and booked pickup, and the price at the door. JSON, because every backend formats times the same way in
-- it.
create function private.pickup_of(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'pickup', case when lead.pickup_from is not null then jsonb_build_object(
      'from', lead.pickup_from, 'until', lead.pickup_until,
      'on_my_way_at', lead.on_my_way_at, 'arrives_at', lead.arrives_at,
      'no_show_from', private.no_show_from(lead), 'no_show_at', private.no_show_of(lead)
    ) end,
    'proposal', (
      select private.proposal_in_json(proposal) from public.proposals as proposal
      where proposal.lead_id = lead.id and proposal.state = 'open'
    ),
    'agreed', (
      select private.proposal_in_json(proposal) from public.proposals as proposal
      where proposal.lead_id = lead.id and proposal.state = 'accepted'
    ),
    'door', private.door_in_json(lead)
  ));
$$;

-- Text messages: opt-outs, replies, and which channels reach a customer.

create table public.text_blocks (
  number_hash bytea primary key,
  created_at timestamptz not null default now()
);

comment on table public.text_blocks is
  'Numbers that want no texts from us. To add one: select private.stop_texts(''2135550142''). '
  'If someone asks for texts again, delete the row with private.number_hash(number).';
comment on column public.text_blocks.number_hash is 'Salted hash of the number.';
comment on column public.text_blocks.created_at is 'When they opted out.';

alter table public.text_blocks enable row level security;
grant select, delete on public.text_blocks to service_role;

create function private.number_hash(phone text) returns bytea
language sql stable set search_path = '' as $$
  select private.salted_hash('tel:' || private.canonical_phone(phone));
$$;

-- For the operator to run by hand when someone opts out in their own words.
create function private.stop_texts(phone text) returns void
language sql security definer set search_path = '' as $$
  insert into public.text_blocks (number_hash) values (private.number_hash(phone)) on conflict do nothing;
$$;

create table public.text_replies (
  id uuid primary key default gen_random_uuid(),
  message_sid text not null unique
    constraint "message_sid is 1 to 64 letters and digits" check (message_sid ~ '^[A-Za-z0-9]{1,64}$'),
  phone text not null
    constraint "phone is 10 to 16 digits, the first not 0" check (phone ~ '^[1-9][0-9]{9,15}$'),
  body text constraint "body is at most 1600 characters" check (char_length(body) <= 1600),
  wish public.text_wish,
  created_at timestamptz not null default now()
);

comment on table public.text_replies is 'Replies to our texts. Kept for 11 months.';
comment on column public.text_replies.message_sid is 'ID at the provider, so a reply reported twice is stored once.';
comment on column public.text_replies.phone is 'Number of the sender. Digits only.';
comment on column public.text_replies.body is 'What they wrote. Empty for a keyword.';
comment on column public.text_replies.wish is 'What a keyword asks for. Empty if it was not a keyword.';
comment on column public.text_replies.created_at is 'When it arrived.';

create index text_replies_phone_idx on public.text_replies (private.canonical_phone(phone), created_at);
create index text_replies_created_at_idx on public.text_replies (created_at);

alter table public.text_replies enable row level security;
grant select, delete on public.text_replies to service_role;

-- A delivery failure says nothing about a new address or number.
create function private.clear_failures() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.canonical_email(new.email) is distinct from private.canonical_email(old.email) then
    new.email_failed_at := null;
  end if;
  if private.canonical_phone(new.phone) is distinct from private.canonical_phone(old.phone) then
    new.text_failed_at := null;
  end if;
  return new;
end;
$$;

-- The channels that pages show for a customer: both, mail, text or none. Ignores opt-outs of the address or number,
-- which would tell strangers who has used this site before.
create function private.shown_channels(lead public.leads) returns public.channels
language sql stable set search_path = '' as $$
  select (
    case when mail and text then 'both' when mail then 'mail' when text then 'text' else 'none' end
  )::public.channels
  from (
    select
      lead.email is not null and lead.email_failed_at is null as mail,
      texts_on and lead.agreed_to_messages and lead.text_failed_at is null and private.is_us_number(lead.phone) as text
    from public.dispatch_settings
  ) as channels;
$$;

-- The same for the tracking page, with the ones that have failed: `{ by, bounced }`.
create function private.updates_of(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'by', private.shown_channels(lead),
    'bounced', array_remove(array[
      case when lead.email_failed_at is not null then 'mail' end,
      case when lead.text_failed_at is not null then 'text' end
    ], null)
  );
$$;

-- The operator's desk: the links in the operator's emails, and a log of the actions taken with them. The link is
-- enough: there is no sign-in. The actions are in 320_desk_links.sql and the next three files, the
-- views in 400_desk_views.sql.

create table public.desk_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  mail_kind public.notification_kind not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,

  constraint "a link is for a request, for a message or for the list" check (num_nonnulls(lead_id, message_id) <= 1)
);

comment on table public.desk_links is
  'Links to the operator''s desk. To end all of them: '
  'update public.desk_links set expires_at = now() where expires_at > now();';
comment on column public.desk_links.token_hash is
  'Hash of the token in the link. Only the email has the token itself, so this table opens nothing.';
comment on column public.desk_links.lead_id is 'The request that it opens. Deleted with it.';
comment on column public.desk_links.message_id is
  'The message that it opens. Deleted with it. Without either, the link opens the list.';
comment on column public.desk_links.mail_kind is 'Kind of the email with the link.';
comment on column public.desk_links.created_at is 'When the email was created.';
comment on column public.desk_links.expires_at is
  'When it stops working. A link to a request ends at most 30 days after the request was closed.';
comment on column public.desk_links.last_used_at is 'When the last action was taken with it.';

create index desk_links_lead_id_idx on public.desk_links (lead_id);
create index desk_links_message_id_idx on public.desk_links (message_id);
create index desk_links_expires_at_idx on public.desk_links (expires_at);

-- The operator can end links by hand. Only functions create them.
alter table public.desk_links enable row level security;
grant select, update (expires_at) on public.desk_links to service_role;

create table public.desk_actions (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  link_id uuid references public.desk_links (id) on delete set null,
  mail_kind public.notification_kind not null,
  by_name text constraint "by_name is empty or 1 to 40 characters on one line"
    check (private.is_plain_text(by_name, 40)),
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  hauler_id uuid references public.haulers (id) on delete cascade,
  action text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  by_list boolean not null
);

comment on table public.desk_actions is
  'Log of desk actions, one row each, and of what haulers enter about their truck. Written only by functions.';
comment on column public.desk_actions.id is
  'Generated by the page for each click, so a repeated request is one action.';
comment on column public.desk_actions.at is 'When it was done.';
comment on column public.desk_actions.link_id is 'The link that was used. Empty once that was deleted.';
comment on column public.desk_actions.mail_kind is 'Kind of the email with the link.';
comment on column public.desk_actions.by_name is 'Who did it, if they entered a name. Not verified.';
comment on column public.desk_actions.lead_id is 'The request. The row is deleted with it.';
comment on column public.desk_actions.message_id is 'The message. The row is deleted with it.';
comment on column public.desk_actions.hauler_id is 'The hauler, if the action named one. The row is deleted with them.';
comment on column public.desk_actions.action is 'What was done.';
comment on column public.desk_actions.before is 'The changed values before the action.';
comment on column public.desk_actions.after is 'The changed values after the action.';
comment on column public.desk_actions.by_list is
  'Was it a link to the list? Kept here because the link may be deleted.';

create index desk_actions_lead_id_idx on public.desk_actions (lead_id, at);
create index desk_actions_message_id_idx on public.desk_actions (message_id);
create index desk_actions_hauler_id_idx on public.desk_actions (hauler_id);
create index desk_actions_link_id_idx on public.desk_actions (link_id);

alter table public.desk_actions enable row level security;
grant select on public.desk_actions to service_role;

-- Creates a link to a request, to a message or, without either, to the list. Returns its token, which is not stored.
create function private.new_desk_link(
  lead_id uuid, message_id uuid, mail_kind public.notification_kind, expires_at timestamptz
) returns text
language plpgsql set search_path = '' as $$
declare
  token constant text := private.new_tracking_id();
begin
  insert into public.desk_links (token_hash, lead_id, message_id, mail_kind, expires_at)
  values (
    private.token_hash(token), new_desk_link.lead_id, new_desk_link.message_id, new_desk_link.mail_kind,
    new_desk_link.expires_at
  );
  return token;
end;
$$;

-- The link with this token if it works, otherwise null.
create function private.open_desk_link(token text) returns public.desk_links
language sql stable set search_path = '' as $$
  select link
  from public.desk_links as link
  left join public.leads as lead on lead.id = link.lead_id
  where link.token_hash = private.token_hash(token)
    and link.expires_at > now()
    and (select desk_on from public.dispatch_settings)
    and private.links_work(lead);
$$;

create function private.is_list_link(link public.desk_links) returns boolean
language sql immutable set search_path = '' as $$
  select link.id is not null and num_nonnulls(link.lead_id, link.message_id) = 0;
$$;

-- When someone first noted through a list link that the customer was called, if the current contacted_at comes from
-- such a link; otherwise null. A list link opens all requests, and no email reports what is done with it. Undoing the
-- note and repeating it does not make it later.
create function private.called_by_list_at(lead public.leads) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select least(min(action.at), lead.contacted_at)
    from public.desk_actions as action
    where action.lead_id = lead.id and action.action = 'called' and action.by_list
    having bool_or(action.at >= lead.contacted_at and action.after ->> 'contacted_at' is not null)
  );
end;
$$;

-- Has someone called the customer? A call noted through a list link counts for `holds`; after that, only if a hauler
-- has the request or a time was agreed on.
create function private.is_called(lead public.leads, holds interval default '1 hour') returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- First and on its own: the scheduler runs this for every request without a call, and the query is slower.
  if lead.contacted_at is null then
    return false;
  end if;
  return not (
    lead.status = 'Submitted'
    and lead.timeframe is null
    and lead.pickup_from is null
    and not exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
    and coalesce(private.called_by_list_at(lead) <= now() - holds, false)
  );
end;
$$;

-- Was the customer called within the promised time? A call noted through a list link counts if a hauler had the request
-- within an hour, or called in time.
create function private.is_called_in_time(lead public.leads) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  promised timestamptz;
  said_at timestamptz;
begin
  if lead.contacted_at is null then
    return false;
  end if;
  promised := public.promised_by(lead.created_at);
  if lead.contacted_at > promised then
    return false;
  end if;
  said_at := private.called_by_list_at(lead);
  return said_at is null or exists (
    select from public.job_offers as offer
    where offer.lead_id = lead.id
      and (offer.accepted_at <= said_at + interval '1 hour' or offer.contacted_at <= promised)
  );
end;
$$;

-- Has the promised time passed without a call?
create function private.is_overdue(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select lead.status = 'Submitted' and not private.is_called(lead) and public.promised_by(lead.created_at) <= now();
$$;

grant execute on function
  private.is_called(public.leads, interval), private.is_called_in_time(public.leads), private.is_overdue(public.leads)
to service_role;

-- What customers say about a pickup that its hauler has marked completed. Each is asked once, with their own link, see
-- 310_review_actions.sql. What the public can read is in 390_public_reviews.sql.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null unique references public.leads (id) on delete cascade,
  hauler_id uuid references public.haulers (id) on delete set null,
  token text not null unique default private.new_tracking_id()
    constraint "token is 16 Crockford base-32 characters" check (token ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  answered_at timestamptz,
  version int not null default 0,
  gone public.review_gone,
  left_behind text constraint "left_behind is empty or 1 to 500 characters"
    check (private.is_plain_text(left_behind, 500, multiline => true)),
  price public.review_price,
  amount_paid int constraint "amount_paid is 0 to 20000 whole dollars" check (amount_paid between 0 and 20000),
  stars int constraint "stars are 1 to 5" check (stars between 1 and 5),
  words text constraint "words are empty or 1 to 500 characters"
    check (private.is_plain_text(words, 500, multiline => true)),
  may_publish boolean not null default false,
  shown_name text constraint "shown_name is 1 to 30 characters that can be a name"
    check (
      private.is_plain_text(shown_name, 30)
      and private.can_be_name(shown_name)
    ),
  shown_city text,
  moderation public.moderation not null default 'waiting',
  withheld_because public.withheld_reason,
  moderated_at timestamptz,
  language public.language,
  came_in_window boolean,

  constraint "an answer says whether it is gone" check ((answered_at is null) = (gone is null)),
  constraint "who may be quoted has a name and stars"
    check (not may_publish or (stars is not null and shown_name is not null)),
  constraint "what is withheld has a reason" check ((moderation = 'withheld') = (withheld_because is not null)),
  constraint "only what may be published is looked at" check (moderation = 'waiting' or may_publish)
);

comment on table public.reviews is
  'Whether everything is gone, and what else the customer says: one row per request, created when it is completed. '
  'The words are the customer''s: publish or withhold them at the desk, and never edit them.';
comment on column public.reviews.lead_id is 'The request. The review is deleted with it.';
comment on column public.reviews.hauler_id is
  'The hauler with the request when it was completed or last answered. Deleting a hauler keeps the review.';
comment on column public.reviews.token is
  'Token of the link in the question. Not the tracking ID, which is in every email and gets forwarded.';
comment on column public.reviews.created_at is 'When the request was first completed.';
comment on column public.reviews.asked_at is 'When the question was sent. Before that, the link shows nothing.';
comment on column public.reviews.answered_at is 'When the customer first answered.';
comment on column public.reviews.version is 'Counts the answers, so that a moderator publishes only the one they read.';
comment on column public.reviews.gone is 'Is everything gone: yes, partly or no?';
comment on column public.reviews.left_behind is 'What is left, in the customer''s words.';
comment on column public.reviews.price is
  'Was the price as agreed: as-agreed, lower, higher or none-agreed (there was no agreement)?';
comment on column public.reviews.amount_paid is 'What they paid, in dollars, if it was not what was agreed.';
comment on column public.reviews.stars is 'Rating, 1 to 5.';
comment on column public.reviews.words is 'The text of the review.';
comment on column public.reviews.may_publish is 'Has the customer allowed us to publish stars, words, name and city?';
comment on column public.reviews.shown_name is 'The name to publish.';
comment on column public.reviews.shown_city is 'The city to publish: that of the request when it was answered.';
comment on column public.reviews.moderation is 'waiting (not moderated yet), published or withheld.';
comment on column public.reviews.withheld_because is
  'personal-data (of others), abuse (threats, obscenity, slander, hatred), not-about-the-pickup or not-a-customer.';
comment on column public.reviews.moderated_at is 'When it was moderated.';
comment on column public.reviews.language is 'Language of the page where it was written: en or es.';
comment on column public.reviews.came_in_window is 'Did the hauler come in the agreed time?';

create index reviews_waiting_idx on public.reviews (answered_at) where may_publish and moderation = 'waiting';
create index reviews_published_idx on public.reviews (answered_at desc) where moderation = 'published';
create index reviews_hauler_id_idx on public.reviews (hauler_id);

-- Only functions write here; the operator can delete rows.
alter table public.reviews enable row level security;
grant select, update, delete on public.reviews to service_role;

-- When the customer of a request completed at this moment is asked: the next day at 10 AM in Los Angeles.
create function private.review_ask_at(completed_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select ((completed_at at time zone 'America/Los_Angeles')::date + 1 + time '10:00')
    at time zone 'America/Los_Angeles';
$$;

-- When an answer can no longer be given or changed: some time after the question or after the first answer. Completing
-- or reopening the request extends it.
create function private.review_open_until(review public.reviews, lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    case
      when review.answered_at is null then review.asked_at + review_open_for
      else review.answered_at + review_edit_for
    end,
    case lead.status
      when 'Completed' then private.closed_at(lead) + review_edit_for
      when 'Canceled' then null
      else now() + interval '1 day'
    end
  )
  from public.dispatch_settings;
$$;

-- Hints for the moderator: the review may be the hauler's own, or contain something that should not be published. They
-- do not decide anything.
create function private.review_hints(review public.reviews) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when exists (
      select from public.haulers as hauler
      where private.canonical_phone(hauler.phone) = private.canonical_phone(lead.phone)
    ) then 'phone-of-a-hauler' end,
    case when exists (
      select from public.haulers as hauler
      where private.canonical_email(hauler.email) = private.canonical_email(lead.email)
    ) then 'email-of-a-hauler' end,
    case when exists (
      select from public.reviews as other
      join public.leads as other_lead on other_lead.id = other.lead_id
      where other.id <> review.id
        and other.hauler_id = review.hauler_id
        and other.may_publish
        and lower(other_lead.street_address) = lower(lead.street_address)
        and left(other_lead.zip_code, 5) = left(lead.zip_code, 5)
    ) then 'same-address-same-hauler' end,
    case when (
      select min(changed_at) from public.lead_status_changes where lead_id = lead.id and new_status = 'Completed'
    ) < lead.created_at + interval '1 hour' then 'completed-within-an-hour' end,
    case when said.text ~* '(https?:|[^\s.]\.[^\s.0-9]{2}|@)' then 'link-or-address-in-words' end,
    case when said.text ~ '([0-9][\s().-]*){7,}' then 'number-in-words' end
  ], null)
  from public.leads as lead, (
    select private.fold_signs(concat_ws(' ', review.shown_name, review.shown_city, review.words)) as text
  ) as said
  where lead.id = review.lead_id;
$$;

-- What a customer can know about the hauler with their job; what is not known is left out. Counts the hauler's pickups
-- here: completed, and not flagged. Figures only, because a tracking link may be passed on.
create function private.hauler_card(hauler public.haulers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'vetted_since', to_char(hauler.vetted_at at time zone 'America/Los_Angeles', 'YYYY-MM'),
    'insured_until', case
      when private.end_of_insurance(hauler.insured_until) > now() then hauler.insured_until
    end,
    'completed_here', nullif(done.pickups, 0),
    'stars', case
      when done.published >= 5 then jsonb_build_object('average', done.average, 'count', done.published)
    end
  ))
  from (
    select
      count(*) as pickups,
      count(*) filter (where review.moderation = 'published') as published,
      round(avg(review.stars) filter (where review.moderation = 'published'), 1) as average
    from public.job_offers as offer
    join public.leads as lead on lead.id = offer.lead_id
    left join public.reviews as review on review.lead_id = lead.id
    where offer.hauler_id = hauler.id
      and offer.state = 'accepted'
      and lead.status = 'Completed'
      and lead.flagged_because is null
  ) as done;
$$;

-- The outbox of notifications. A row is written in the same transaction as the event: nothing that was rolled back is
-- announced, and nothing that was stored is forgotten. Customers' news is written even if we cannot reach them: the
-- channel, if any, is chosen when it is due, see 240_channels.sql. The function send-notifications sends them, see
-- 250_sending.sql.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  kind public.notification_kind not null,
  audience public.audience not null,
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  report_id uuid references public.contact_reports (id) on delete cascade,
  once_key text not null unique,
  status_before text,
  timeframe_before text,
  state public.notification_state not null default 'waiting',
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  claimed_at timestamptz,
  last_error text,
  skipped_because public.skip_reason,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  offer_id uuid references public.job_offers (id) on delete cascade,
  address_hash bytea,
  correction_id bigint references public.lead_corrections (id) on delete cascade,
  hauler_id uuid references public.haulers (id) on delete cascade,
  proposal_id uuid references public.proposals (id) on delete cascade,
  pickup_before tstzrange,
  channel public.channel,
  failed_channel public.channel constraint "failed_channel is mail or text" check (failed_channel <> 'hook'),
  handed_over_at timestamptz,
  says_stop boolean not null default false,
  delivery public.delivery,
  delivery_error text,
  delivery_at timestamptz,
  filtered_at timestamptz,
  reply_id uuid references public.text_replies (id) on delete cascade,
  action_id uuid references public.desk_actions (id) on delete cascade,
  review_id uuid references public.reviews (id) on delete cascade,
  tried_at timestamptz,
  door_price_id uuid references public.door_prices (id) on delete cascade,

  constraint "kind is one that this audience is told of"
    foreign key (kind, audience) references private.notification_kinds (kind, audience),
  constraint "skipped_because is given only if it was skipped" check (skipped_because is null or state = 'skipped')
);

comment on table public.notifications is
  'The outbox. Has no addresses and no message text: both are read when it is sent.';
comment on column public.notifications.kind is 'What happened.';
comment on column public.notifications.audience is
  'Who is notified: the customer, the operator, a hauler or the web host.';
comment on column public.notifications.lead_id is 'The request it is about. Deleted with it.';
comment on column public.notifications.message_id is 'The contact page message it is about. Deleted with it.';
comment on column public.notifications.report_id is 'The report that no one has called. Deleted with it.';
comment on column public.notifications.once_key is 'Unique per event, so that nothing is announced twice.';
comment on column public.notifications.status_before is
  'The status that the customer was last told, or Matched, which is not a status, if they were told of a hauler.';
comment on column public.notifications.timeframe_before is
  'The timeframe that the customer was last told.';
comment on column public.notifications.state is
  'waiting, sent, skipped (will never be sent) or dead (tried eleven times). '
  'Dead ones can be set to waiting again.';
comment on column public.notifications.due_at is
  'When it is sent or retried. infinity: the request or message is flagged, or the question about the pickup '
  'waits until the request is completed again.';
comment on column public.notifications.attempts is 'How many times it was tried.';
comment on column public.notifications.claimed_at is 'When a worker claimed it.';
comment on column public.notifications.last_error is 'Why the last attempt failed.';
comment on column public.notifications.skipped_because is
  'Why it was skipped. Empty if its attempt failed for good: last_error says why.';
comment on column public.notifications.created_at is 'When it happened, or when a flag holding it back was cleared.';
comment on column public.notifications.finished_at is 'When it was sent, skipped or given up on.';
comment on column public.notifications.offer_id is 'The offer it is about. Deleted with it.';
comment on column public.notifications.address_hash is
  'Salted hash of the address or number that it is sent to. '
  'For a held request or message: of the number or address that was named too often.';
comment on column public.notifications.correction_id is
  'The correction it is about. It is sent to the address or number from before the correction. Deleted with it.';
comment on column public.notifications.hauler_id is
  'The hauler it is about, if it is not about an offer of theirs. Deleted with them.';
comment on column public.notifications.proposal_id is 'The proposal it is about. Deleted with it.';
comment on column public.notifications.pickup_before is
  'The pickup window that the customer was last told, or that this is about.';
comment on column public.notifications.channel is
  'mail, text or hook (the web host''s build hook): how it was sent, or is being sent in this attempt.';
comment on column public.notifications.failed_channel is 'The channel that failed before it was sent by the other one.';
comment on column public.notifications.handed_over_at is
  'When the text was handed to the provider. After that it is never handed over again, whatever happens to it.';
comment on column public.notifications.says_stop is 'Does this text say how to stop texts?';
comment on column public.notifications.delivery is
  'What the provider reported: delayed, delivered, undelivered (bounced) or complained. '
  'unknown: we don''t know whether the text was sent. Empty: no report.';
comment on column public.notifications.delivery_error is 'Why it was not delivered, in the provider''s words.';
comment on column public.notifications.delivery_at is 'When that was reported.';
comment on column public.notifications.filtered_at is
  'When a carrier refused the text as unregistered or unwanted. Kept if it was then sent by email.';
comment on column public.notifications.reply_id is 'The reply to show the operator. Deleted with it.';
comment on column public.notifications.action_id is 'The desk action it is about. Deleted with it.';
comment on column public.notifications.review_id is 'The review it is about. Deleted with it.';
comment on column public.notifications.tried_at is 'When the last attempt ended.';
comment on column public.notifications.door_price_id is 'The price at the door that it tells. Deleted with it.';

create index notifications_waiting_idx on public.notifications (due_at) where state = 'waiting';
create index notifications_failed_idx on public.notifications (created_at)
where state = 'dead' or (state = 'waiting' and last_error is not null) or delivery = 'unknown';
create index notifications_sent_idx on public.notifications (channel, finished_at) where state = 'sent';
create index notifications_sent_to_customers_idx on public.notifications (finished_at)
where audience = 'customer' and state = 'sent';
create index notifications_address_hash_idx on public.notifications (address_hash, kind, created_at)
where address_hash is not null;
create index notifications_lead_id_idx on public.notifications (lead_id);
create index notifications_message_id_idx on public.notifications (message_id);
create index notifications_report_id_idx on public.notifications (report_id);
create index notifications_offer_id_idx on public.notifications (offer_id);
create index notifications_correction_id_idx on public.notifications (correction_id);
create index notifications_hauler_id_idx on public.notifications (hauler_id);
create index notifications_proposal_id_idx on public.notifications (proposal_id);
create index notifications_door_price_id_idx on public.notifications (door_price_id);
create index notifications_reply_id_idx on public.notifications (reply_id);
create index notifications_act_id_idx on public.notifications (action_id);
create index notifications_review_id_idx on public.notifications (review_id);
create index notifications_handed_over_idx on public.notifications (handed_over_at) where channel = 'text';
create index notifications_texts_under_way_idx on public.notifications (due_at)
where channel = 'text' and state = 'waiting' and claimed_at is not null;
create index notifications_texts_of_number_idx on public.notifications (address_hash, handed_over_at)
where channel = 'text';
create index notifications_reports_idx on public.notifications (channel, delivery_at) where delivery_at is not null;
create index notifications_filtered_at_idx on public.notifications (filtered_at) where filtered_at is not null;

alter table public.notifications enable row level security;
grant select, update, delete on public.notifications to service_role;

-- When a notification about a request is due: now, or once its flag is cleared.
create function private.due_of_lead(lead_id uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when private.is_flagged_lead(lead_id) then 'infinity' else now() end;
end;
$$;

-- Reads from the table whether the request is flagged: an earlier trigger flags it with an update, and `new` is still
-- the row as inserted.
create function private.notify_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due constant timestamptz := private.due_of_lead(new.id);
begin
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  select 'new-request', 'operator', new.id, 'new-request:' || new.id, due + request_mail_hold
  from public.dispatch_settings;
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  values ('request-arrived', 'customer', new.id, 'request-arrived:' || new.id, due);
  return null;
end;
$$;

-- The moment from which the age of the news counts: when it happened or, for the question about the pickup, when it was
-- due.
create function private.news_since(notification public.notifications) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case
    when notification.kind = 'review-asked' then coalesce(
      (
        select private.review_ask_at(private.closed_at(lead))
        from public.leads as lead where lead.id = notification.lead_id
      ),
      notification.created_at
    )
    else notification.created_at
  end;
end;
$$;

-- Notifies the customer of a new status, timeframe or window. A change that comes while another is waiting joins it. Of
-- the times that a hauler sets, only three per day are announced; the page shows the others. Losing a booked pickup is
-- always announced.
create function private.notify_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant public.notification_kind := case
    when old.status is distinct from new.status then 'status-changed' else 'timeframe-changed'
  end::public.notification_kind;
  is_by_hauler constant boolean := coalesce(coalesce(new.timeframe, '') = new.timeframe_by_hauler, false);
  event constant text := format('%s:%s:', case when is_by_hauler then 'changed-by-hauler' else 'changed' end, new.id);
  due constant timestamptz := case when new.flagged_because is null then now() else 'infinity' end
    + (select status_mail_hold from public.dispatch_settings);
begin
  update public.notifications as earlier set
    kind = case
      when earlier.status_before is distinct from new.status::text then 'status-changed' else 'timeframe-changed'
    end::public.notification_kind,
    due_at = due, created_at = now()
  where earlier.lead_id = new.id
    and earlier.kind in ('status-changed', 'timeframe-changed')
    and earlier.state = 'waiting'
    and earlier.attempts = 0;
  if found or kind = 'timeframe-changed' and is_by_hauler and old.pickup_from is null and 3 <= (
    select count(*) from public.notifications as outgoing
    where outgoing.lead_id = new.id
      and outgoing.kind = 'timeframe-changed'
      and starts_with(outgoing.once_key, event)
      and outgoing.state in ('waiting', 'sent')
      and outgoing.created_at > now() - interval '24 hours'
  ) then
    return null;
  end if;
  insert into public.notifications (
    kind, audience, lead_id, once_key, status_before, timeframe_before, pickup_before, due_at
  )
  values (
    kind, 'customer', new.id, event || pg_current_xact_id(), old.status, old.timeframe, private.pickup_window(old), due
  );
  return null;
end;
$$;

-- Notifies the hauler who has the job that no one has contacted the customer: they have `take_back_after` to answer. If
-- the customer reports again within two days of the answer, or after that time without an answer, no answer keeps the
-- job.
--
-- Notifies the operator of the first report, even for a flagged request. Once the promised time has passed, also of the
-- report after which no answer keeps the job. Anyone can report every hour, so all others go into the daily digest.
create function private.notify_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_second constant boolean := coalesce((
    select not reported_again and case
      when reported_at is null then coalesce(answered_at > now() - interval '2 days', false)
      else private.add_business_hours(reported_at, take_back_after) <= now()
    end
    from public.job_offers, public.dispatch_settings
    where lead_id = new.lead_id and state = 'accepted'
  ), false);
begin
  update public.job_offers set
    reported_at = coalesce(reported_at, now()),
    reported_again = reported_again or is_second
  where lead_id = new.lead_id and state = 'accepted';
  insert into public.notifications (kind, audience, lead_id, report_id, offer_id, once_key, due_at)
  select 'not-contacted', recipient.audience, new.lead_id, new.id, recipient.offer_id,
    concat_ws(':', 'not-contacted', nullif(recipient.audience, 'operator'), new.id),
    case when recipient.audience = 'operator' then now() else private.due_of_lead(new.lead_id) end
  from (
    select 'operator'::public.audience as audience, null::uuid as offer_id
    from public.leads as lead
    where lead.id = new.lead_id
      and (
        not exists (select from public.contact_reports where lead_id = new.lead_id and id <> new.id)
        or is_second and lead.flagged_because is null and public.promised_by(lead.created_at) <= now()
      )
    union all
    select 'hauler', id from public.job_offers where lead_id = new.lead_id and state = 'accepted'
  ) as recipient;
  return null;
end;
$$;

-- Reads the flag from the table, for the same reason as notify_of_lead.
create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (kind, audience, message_id, once_key, due_at)
  select 'contact-message', 'operator', id, 'contact-message:' || id,
    case when flagged_because is null then now() else 'infinity' end
  from public.contact_messages where id = new.id;
  return null;
end;
$$;

-- Is it held back while the request or message is flagged? Warnings of harm are not.
create function private.waits_for_flag(audience public.audience, kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select kind not in (
      'held-request', 'held-message', 'hauler-canceled', 'given-back', 'taken-back', 'job-taken-back', 'job-canceled'
    )
    and not (audience = 'operator' and kind in ('not-contacted', 'no-show', 'customer-corrected', 'review-problem'));
$$;

-- Holds back notifications about a request or message while it is flagged, except warnings of harm, and releases them
-- as fresh news when the flag is cleared. Only the operator learns of the flag, in one email with everything flagged
-- within the hour.
create function private.notify_of_flag() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hour_end constant timestamptz := date_trunc('hour', now()) + interval '1 hour';
begin
  update public.notifications as outgoing set
    -- Releasing the question about the pickup does not move it up.
    due_at = case
      when new.flagged_because is null then greatest(now(), private.news_since(outgoing))
      else 'infinity'
    end,
    created_at = case when new.flagged_because is null then now() else created_at end
  where (lead_id = new.id or message_id = new.id)
    and state = 'waiting'
    and case when new.flagged_because is null then due_at = 'infinity' else private.waits_for_flag(audience, kind) end;
  if new.flagged_because is not null then
    insert into public.notifications (kind, audience, once_key, due_at)
    values ('flagged-digest', 'operator', 'flagged-digest:' || extract(epoch from hour_end), hour_end)
    on conflict (once_key) do nothing;
  end if;
  return null;
end;
$$;

-- Notifies the operator immediately that a request or message (`kind`) is flagged: once per hour for each number or
-- address that was named too often (`named`). `named` is empty if there are too many in total.
create function private.notify_of_held(
  kind public.notification_kind, lead_id uuid, message_id uuid, named text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  named_hash constant bytea := private.salted_hash(named);
begin
  -- Checked before the lock, so most calls skip it, and again after it, for concurrent calls.
  for turn in 1..2 loop
    if exists (
      select from public.notifications as outgoing
      where outgoing.kind in ('held-request', 'held-message')
        and outgoing.kind = notify_of_held.kind
        and outgoing.address_hash = named_hash
        and outgoing.created_at > now() - interval '1 hour'
    ) then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtext('notify_of_held'));
  end loop;
  insert into public.notifications (kind, audience, lead_id, message_id, once_key, address_hash)
  values (
    notify_of_held.kind, 'operator', notify_of_held.lead_id, notify_of_held.message_id,
    format('%s:%s', notify_of_held.kind, coalesce(notify_of_held.lead_id, notify_of_held.message_id)), named_hash
  );
end;
$$;

-- Notifies a hauler of an offer, or of a job that becomes theirs; then the customer as well. If an offer is made again
-- before its first notification was sent (its start was still ahead when the job was taken and came back), only one is
-- sent. A notification that is being sent right now is left to its worker.
create function private.notify_of_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  offered_key constant text := format('job-offered:%s:%s', new.id, extract(epoch from new.offered_at));
begin
  if new.state = 'open' then
    update public.notifications set state = 'skipped', skipped_because = 'told-otherwise', finished_at = now()
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
    from (
      values ('job-accepted'::public.notification_kind, 'hauler'::public.audience), ('matched', 'customer')
    ) as outgoing (kind, audience);
  end if;
  return null;
end;
$$;

-- Notifies the customer, after they were told who had taken their request, that no one has it anymore. `Matched` is not
-- a status, so any current status is announced as a change.
create function private.notify_of_lost_hauler(lead public.leads) returns void
language sql set search_path = '' as $$
  insert into public.notifications (
    kind, audience, lead_id, once_key, status_before, timeframe_before, pickup_before, due_at
  )
  select
    'status-changed', 'customer', lead.id, format('changed:%s:%s', lead.id, pg_current_xact_id()), 'Matched',
    lead.timeframe, private.pickup_window(lead), private.due_of_lead(lead.id) + status_mail_hold
  from public.dispatch_settings
  -- The same transaction may already have announced that the pickup time is gone: combine both.
  on conflict (once_key) do update set kind = 'status-changed', status_before = 'Matched';
$$;

-- Does the previous number get a text about its replacement or the cancellation? Only if it agreed to texts, can
-- receive them and has had some.
create function private.is_texted_of_change(lead public.leads, correction_id bigint) returns boolean
language sql stable set search_path = '' as $$
  select lead.agreed_to_messages
    and lead.text_failed_at is null
    and exists (
      select from public.notifications as earlier
      where earlier.audience = 'customer'
        and earlier.channel = 'text'
        and earlier.address_hash = private.number_hash(lead.phone)
        and earlier.handed_over_at is not null
    )
    and not exists (
      select from public.lead_corrections
      where id = is_texted_of_change.correction_id
        and private.canonical_phone(phone_before) = private.canonical_phone(phone_after)
    );
$$;

-- Notifies the previous address, at most once a day, when someone with the tracking link changes how to reach the
-- customer or cancels; without an address, the previous number. `lead` is the request before the change. A waiting
-- notification keeps its address, whatever is corrected later. One held back by a flag does not use up that day's
-- email.
create function private.notify_of_changed_request(lead public.leads, correction_id bigint default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := case
    when lead.email is not null then private.address_hash(lead.email)
    when private.is_texted_of_change(lead, correction_id) then private.number_hash(lead.phone)
  end;
  due constant timestamptz := private.due_of_lead(lead.id);
begin
  perform pg_advisory_xact_lock(
    3, hashtext(coalesce(private.canonical_email(lead.email), private.canonical_phone(lead.phone)))
  );
  update public.notifications as waiting set correction_id = notify_of_changed_request.correction_id
  where waiting.lead_id = lead.id
    and waiting.kind = 'request-changed'
    and waiting.state = 'waiting'
    and waiting.correction_id is null;
  insert into public.notifications (kind, audience, lead_id, correction_id, once_key, address_hash, due_at)
  select
    'request-changed', 'customer', lead.id, notify_of_changed_request.correction_id,
    format('request-changed:%s:%s', lead.id, pg_current_xact_id()), address, due
  where address is not null
    and not exists (
      select from public.notifications as outgoing
      where outgoing.kind = 'request-changed'
        and outgoing.address_hash = address
        and (
          outgoing.state = 'sent'
          or outgoing.state = 'waiting' and (outgoing.due_at < 'infinity' or due = 'infinity')
        )
        and outgoing.created_at > now() - interval '24 hours'
    );
end;
$$;

-- Notifies the operator of what a hauler did, or failed to do, with a job they had.
create function private.notify_operator_of_hauler(offer public.job_offers, kind public.notification_kind) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
  values (kind, 'operator', offer.lead_id, offer.id, format('%s:%s:%s', kind, offer.id, pg_current_xact_id()));
$$;

-- Notifies the operator and the hauler who has the job, or one of them (`audiences`), of what the customer did. What
-- they may soon change again is held, and a notification already waiting is postponed instead of duplicated.
create function private.notify_of_customer(
  lead_id uuid, kind public.notification_kind, audiences public.audience[] default '{operator,hauler}',
  proposal_id uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  due constant timestamptz := private.due_of_lead(lead_id) + case
    when kind in ('customer-corrected', 'customer-asked') then (select status_mail_hold from public.dispatch_settings)
    else '0'
  end;
begin
  with postponed as (
    update public.notifications as notification set due_at = due, proposal_id = notify_of_customer.proposal_id
    where notification.lead_id = notify_of_customer.lead_id
      and notification.kind = notify_of_customer.kind
      and audience = any (audiences)
      and state = 'waiting'
      and attempts = 0
      -- A correction made at the desk is never postponed.
      and once_key not like 'customer-corrected:desk:%'
    returning audience, offer_id
  )
  insert into public.notifications (kind, audience, lead_id, offer_id, proposal_id, once_key, due_at)
  select
    notify_of_customer.kind, recipient.audience, notify_of_customer.lead_id, recipient.offer_id,
    notify_of_customer.proposal_id,
    format(
      '%s:%s:%s:%s', notify_of_customer.kind, recipient.audience, notify_of_customer.lead_id, pg_current_xact_id()
    ),
    due
  from (
    select 'operator'::public.audience as audience, null::uuid as offer_id
    union all
    select 'hauler', id from public.job_offers as offer
    where offer.lead_id = notify_of_customer.lead_id and offer.state = 'accepted'
  ) as recipient
  where recipient.audience = any (audiences)
    and not exists (
      select from postponed
      where postponed.audience = recipient.audience
        and postponed.offer_id is not distinct from recipient.offer_id
    );
end;
$$;

-- Notifies the customer of a proposal, at most once per `kind`, or of a pickup.
create function private.notify_customer_of_pickup(
  lead public.leads, kind public.notification_kind, proposal_id uuid, hold interval
) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, proposal_id, once_key, pickup_before, due_at)
  select
    notify_customer_of_pickup.kind, 'customer', lead.id, notify_customer_of_pickup.proposal_id,
    format('%s:%s', notify_customer_of_pickup.kind, coalesce(
      notify_customer_of_pickup.proposal_id::text, format('%s:%s', lead.id, extract(epoch from now()))
    )),
    private.pickup_window(lead), private.due_of_lead(lead.id) + hold
  on conflict (once_key) do nothing;
$$;

-- Drops a waiting notification of a change because another email now says the same. Left waiting, it would compare with
-- the time before the booking: if the job came back within the hold, it would look "changed back", and the customer
-- would hear nothing. If the other email does not include the time (`tells_time` is false), a change of time stays.
create function private.drop_change_notification(lead_id uuid, tells_time boolean) returns void
language sql set search_path = '' as $$
  update public.notifications as notification set
    state = 'skipped', skipped_because = 'told-otherwise', finished_at = now()
  from public.leads as lead
  where notification.lead_id = drop_change_notification.lead_id
    and kind in ('status-changed', 'timeframe-changed')
    and state = 'waiting'
    and claimed_at is null
    and lead.id = notification.lead_id
    and (
      tells_time
      or timeframe_before is not distinct from lead.timeframe
      and pickup_before is not distinct from private.pickup_window(lead)
    );
$$;

-- Some emails to the operator also go out as a text: a separate row, so neither waits for the other. Flagged requests
-- send only the email, because strangers could use up the day's texts.
create function private.text_operator_too() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (kind, audience, channel, lead_id, report_id, once_key, due_at)
  select new.kind, 'operator', 'text', new.lead_id, new.report_id, new.once_key || ':text', new.due_at
  from public.dispatch_settings
  where texts_on
    and operator_phone is not null
    and private.is_flagged_lead(new.lead_id) is not true
    and exists (
      select from private.notification_kinds as known
      where known.kind = new.kind and known.audience = 'operator' and known.texted_too
    )
  on conflict (once_key) do nothing;
  return null;
end;
$$;

-- Which haulers accepted which version of the agreement, and the links by which they do.

create table public.hauler_agreements (
  id uuid primary key default gen_random_uuid(),
  hauler_id uuid references public.haulers (id) on delete set null,
  version text not null references public.agreement_versions (version),
  accepted_at timestamptz not null default now(),
  how public.agreement_way not null,
  business_name text not null,
  accepted_by text
    constraint "accepted_by is empty or 1 to 120 characters on one line"
    check (private.is_plain_text(accepted_by, 120)),
  language public.language,
  attested jsonb not null default '{}',
  ended_at timestamptz,

  constraint "who accepts by the link gives a name" check (how = 'by-hand' or accepted_by is not null)
);

comment on table public.hauler_agreements is
  'Every acceptance of the agreement. Written by functions and triggers only, and kept when the hauler is deleted.';
comment on column public.hauler_agreements.hauler_id is 'The hauler. Empty once they are deleted.';
comment on column public.hauler_agreements.version is 'What they accepted.';
comment on column public.hauler_agreements.accepted_at is 'When.';
comment on column public.hauler_agreements.how is
  'link: on the page that the link opens. by-hand: someone set agreement_version of the hauler.';
comment on column public.hauler_agreements.business_name is 'Name of the business at that time.';
comment on column public.hauler_agreements.accepted_by is 'The name that they typed.';
comment on column public.hauler_agreements.language is 'The language in which they read it.';
comment on column public.hauler_agreements.attested is
  'What they stated: registration, insurance dates, permits, and who works for them. It changes nothing by itself.';
comment on column public.hauler_agreements.ended_at is 'When the hauler was deleted.';

create index hauler_agreements_hauler_id_idx on public.hauler_agreements (hauler_id, accepted_at);
create index hauler_agreements_version_idx on public.hauler_agreements (version);
create index haulers_agreement_version_idx on public.haulers (agreement_version);

alter table public.hauler_agreements enable row level security;
grant select, delete on public.hauler_agreements to service_role;

-- Setting the columns by hand, such as for a signed paper, is recorded as well. `accept_agreement` has already written
-- its own row.
create function private.note_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.hauler_agreements (hauler_id, version, accepted_at, how, business_name)
  select new.id, new.agreement_version, new.agreement_accepted_at, 'by-hand', new.name
  where not exists (
    select from public.hauler_agreements
    where hauler_id = new.id and version = new.agreement_version and accepted_at = new.agreement_accepted_at
  );
  return null;
end;
$$;

create function private.end_agreements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.hauler_agreements set ended_at = now() where hauler_id = old.id;
  return old;
end;
$$;

-- Sends a hauler the link to the agreement, unless they have accepted the current one: once per `event`.
create function private.ask_for_agreement(hauler_id uuid, event text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (kind, audience, hauler_id, once_key)
  select 'agreement-asked', 'hauler', hauler.id,
    format('agreement-asked:%s:%s:%s', hauler.id, public.current_agreement(), event)
  from public.haulers as hauler
  where hauler.id = ask_for_agreement.hauler_id
    and hauler.agreement_version is distinct from public.current_agreement()
  on conflict (once_key) do nothing;
$$;

create function private.ask_new_hauler() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_agreement(new.id, 'new');
  return null;
end;
$$;

-- Asks active haulers once more, three days before they stop being offered requests without the agreement.
create function private.remind_of_agreements() returns void
language sql set search_path = '' as $$
  select private.ask_for_agreement(id, 'due-' || extract(epoch from agreement_due_at))
  from public.haulers
  where active and agreement_due_at between now() and now() + interval '3 days';
$$;

-- Begins a new version, and asks every active hauler to accept it. Haulers who accepted the previous version are
-- offered requests for 14 days longer; haulers who never accepted keep their deadline. Version and deadlines are set in
-- one transaction, so dispatch sees both or neither.
create function public.begin_agreement(version text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  before constant text := public.current_agreement();
  asked int;
begin
  perform pg_advisory_xact_lock(hashtext('begin_agreement'));
  insert into public.agreement_versions (version, begins_at) values (begin_agreement.version, now());
  update public.haulers set agreement_due_at = now() + interval '14 days'
  where active and agreement_version = before;
  perform private.ask_for_agreement(id, 'begun') from public.haulers where active;
  get diagnostics asked = row_count;
  return asked;
end;
$$;
comment on function public.begin_agreement is
  'Begins a version of the agreement, whose words are in the release. Returns how many haulers are asked.';

create table public.agreement_links (
  token_hash bytea primary key,
  hauler_id uuid not null references public.haulers (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days'
);

comment on table public.agreement_links is 'The links to the agreement. Each opens the page of one hauler.';
comment on column public.agreement_links.token_hash is
  'Hash of the token in the link. Only the email or text has the token itself.';
comment on column public.agreement_links.hauler_id is 'The hauler. The link is deleted with them.';
comment on column public.agreement_links.created_at is 'When the email or text was created.';
comment on column public.agreement_links.expires_at is
  'When it ends: after 30 days, or when the email or phone of the hauler changes.';

create index agreement_links_hauler_id_idx on public.agreement_links (hauler_id);

alter table public.agreement_links enable row level security;
grant select, update (expires_at) on public.agreement_links to service_role;

-- The token of the link in this email or text. It is the same in each attempt, like `make_stop_link`. Null if the
-- notification is not being sent.
create function public.make_agreement_link(notification_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token constant text := private.base32(private.salted_hash('agreement:' || notification_id));
begin
  insert into public.agreement_links (token_hash, hauler_id)
  select private.token_hash(token), hauler_id
  from public.notifications
  where id = notification_id and kind = 'agreement-asked' and state = 'waiting' and claimed_at is not null
  on conflict on constraint agreement_links_pkey do update set hauler_id = excluded.hauler_id;
  return case when found then token end;
end;
$$;
comment on function public.make_agreement_link is 'The token that opens the agreement of the hauler who is notified.';

-- No one can accept with a link that went to an old address: the hauler is asked again at the new one.
create function private.end_agreement_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.agreement_links set expires_at = now() where hauler_id = new.id and expires_at > now();
  perform private.ask_for_agreement(new.id, 'moved-' || extract(epoch from now()));
  return null;
end;
$$;

-- What the page of a link shows: `{ state }`, which is `unknown`, `ended`, `open` or `accepted`, and for the last two
-- `{ version, business, due_at, accepted }`. `accepted` is the newest acceptance, even of an older version, or null.
create function public.view_agreement(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
      when link.expires_at <= now() then jsonb_build_object('state', 'ended')
      else jsonb_build_object(
        'state', case when hauler.agreement_version = public.current_agreement() then 'accepted' else 'open' end,
        'version', public.current_agreement(), 'business', hauler.name, 'due_at', hauler.agreement_due_at,
        'accepted', (
          select jsonb_build_object('version', version, 'at', accepted_at, 'by', accepted_by, 'attested', attested)
          from public.hauler_agreements
          where hauler_id = hauler.id
          order by accepted_at desc
          limit 1
        )
      )
    end
    from public.agreement_links as link join public.haulers as hauler on hauler.id = link.hauler_id
    where link.token_hash = private.token_hash(token)
  ), '{"state": "unknown"}');
$$;
comment on function public.view_agreement is 'What the page of a link to the agreement shows.';

-- Accepts the current version. Accepting it again is `done` and changes nothing. `changed`: another version is current.
create function public.accept_agreement(
  token text, version text, accepted_by text, language public.language, attested jsonb,
  family_owned boolean default null
) returns public.agreement_outcome
language plpgsql security definer set search_path = '' as $$
declare
  hash constant bytea := private.token_hash(token);
  hauler public.haulers;
begin
  select found.* into hauler from public.haulers as found
  where found.id = (select hauler_id from public.agreement_links where token_hash = hash)
  for no key update;
  if not found then
    return 'unknown';
  end if;
  -- Checked after the lock is acquired: a change of address in the meantime has ended the link.
  if not exists (select from public.agreement_links where token_hash = hash and expires_at > clock_timestamp()) then
    return 'ended';
  end if;
  if accept_agreement.version is distinct from public.current_agreement() then
    return 'changed';
  end if;
  if hauler.agreement_version = accept_agreement.version then
    return 'done';
  end if;
  insert into public.hauler_agreements (hauler_id, version, how, business_name, accepted_by, language, attested)
  values (
    hauler.id, accept_agreement.version, 'link', hauler.name, accept_agreement.accepted_by,
    accept_agreement.language, accept_agreement.attested
  );
  update public.haulers set
    agreement_version = accept_agreement.version, agreement_accepted_at = now(), agreement_due_at = null,
    family_owned = coalesce(accept_agreement.family_owned, haulers.family_owned)
  where id = hauler.id;
  insert into public.notifications (kind, audience, hauler_id, once_key)
  select 'agreement-accepted', audience, hauler.id,
    format('agreement-accepted:%s:%s:%s', audience, hauler.id, accept_agreement.version)
  from unnest('{hauler,operator}'::public.audience[]) as audience;
  return 'done';
end;
$$;
comment on function public.accept_agreement is 'A hauler accepts the agreement with their link.';

-- No one is given a job without the agreement, not even by hand. Dispatch never gets here with such a hauler: it
-- chooses by `end_of_papers` and locks their rows, since an error here would refuse a visitor's request.
create function private.check_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not (select private.has_agreement(hauler) from public.haulers as hauler where id = new.hauler_id) then
    raise check_violation
    using message = 'No requests are offered to a hauler without the agreement.', hint = 'no-agreement';
  end if;
  return new;
end;
$$;

-- The operator's daily digest: one email each morning, Los Angeles time.

-- The day whose digest is due at this moment: from `digest_at` until four hours later. Null otherwise.
create function private.digest_day(moment timestamptz) returns date
language sql stable set search_path = '' as $$
  select shifted::date
  from (
    select moment at time zone 'America/Los_Angeles' - digest_at as shifted from public.dispatch_settings
  ) as clock
  where shifted::time < '04:00';
$$;

-- The link in a digest works until an hour after the next digest.
create function private.digest_link_ends(day date) returns timestamptz
language sql stable set search_path = '' as $$
  select (day + 1 + digest_at) at time zone 'America/Los_Angeles' + interval '1 hour' from public.dispatch_settings;
$$;

create function private.has_digest_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from (select private.digest_day(now()) as day) as today
    where day is not null and not exists (select from public.notifications where once_key = 'digest:' || day)
  );
$$;

create function private.enqueue_digest(moment timestamptz default now()) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, once_key)
  select 'digest', 'operator', 'digest:' || day
  from (select private.digest_day(moment) as day) as today
  where day is not null
  on conflict (once_key) do nothing;
$$;

-- When the last daily digest was sent.
create function private.last_digest_at() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(max(created_at), '-infinity') from public.notifications where kind = 'digest' and state = 'sent';
$$;

-- Browser errors that have reached `fault_told_from` since then.
create function private.faults_for_digest() returns setof public.browser_faults
language sql stable set search_path = '' as $$
  select * from public.browser_faults
  where times >= (select fault_told_from from public.dispatch_settings)
    and coalesce(frequent_since, first_at) > private.last_digest_at();
$$;

-- Active haulers who have not accepted the current agreement.
create function private.haulers_without_agreement() returns setof public.haulers
language sql stable set search_path = '' as $$
  select * from public.haulers where active and agreement_version is distinct from public.current_agreement();
$$;

-- What recipients have stopped: emails to an address, or offers to a hauler.

-- A block covers only the emails to one audience: anyone can type a hauler's address into a request, and a hauler who
-- stops those emails must still get offers.
create table public.mail_blocks (
  address_hash bytea not null,
  audience public.audience not null
    constraint "audience is customer or hauler" check (audience in ('customer', 'hauler')),
  complained boolean not null default false,
  created_at timestamptz not null default now(),

  primary key (address_hash, audience)
);

comment on table public.mail_blocks is
  'People who want no emails from us. To email someone again, delete the row with private.address_hash(address).';
comment on column public.mail_blocks.address_hash is 'Salted hash of the address, in its canonical form.';
comment on column public.mail_blocks.audience is
  'Which emails the address does not want: those to a customer or those to a hauler.';
comment on column public.mail_blocks.complained is
  'Did they mark an email as spam? Then a customer is not texted either.';
comment on column public.mail_blocks.created_at is 'When they opted out.';

alter table public.mail_blocks enable row level security;
grant select, delete on public.mail_blocks to service_role;

create function private.address_hash(email text) returns bytea
language sql stable set search_path = '' as $$
  select private.salted_hash(private.canonical_email(email));
$$;

create function private.wants_no_mail(email text, audience public.audience) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.mail_blocks as block
    where block.address_hash = private.address_hash(email) and block.audience = wants_no_mail.audience
  );
$$;

-- The stop link in an email to a customer blocks the address that the email was sent to, even if the request has
-- changed since. The one in an email to a hauler pauses their offers, and blocks no address.
create table public.stop_links (
  token_hash bytea primary key,
  address_hash bytea not null,
  audience public.audience not null
    constraint "audience is customer or hauler" check (audience in ('customer', 'hauler')),
  created_at timestamptz not null default now(),
  hauler_id uuid references public.haulers (id) on delete cascade
);

comment on table public.stop_links is
  'Which link stops emails to which address, or pauses which hauler. '
  'Kept for 13 months, even if the request is deleted.';
comment on column public.stop_links.token_hash is 'Hash of the token in the link. Only the email has the token itself.';
comment on column public.stop_links.address_hash is 'Salted hash of the address that the email was sent to.';
comment on column public.stop_links.audience is 'Audience of the email.';
comment on column public.stop_links.created_at is 'When the email was created.';
comment on column public.stop_links.hauler_id is
  'The hauler whom the link pauses. Empty for emails to customers. Deleted with them.';

create index stop_links_created_at_idx on public.stop_links (created_at);
create index stop_links_hauler_id_idx on public.stop_links (hauler_id);

alter table public.stop_links enable row level security;
grant select, delete on public.stop_links to service_role;

-- The token of the stop link in an email to `email`. It is the same in each attempt, so the provider sees the same
-- email. Null if the email is not being sent to that address, for example if it was just corrected.
create function public.make_stop_link(notification_id uuid, email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant bytea := private.address_hash(email);
  token constant text := private.base32(
    private.salted_hash(format('stop:%s:%s', notification_id, encode(address, 'hex')))
  );
  told public.notifications;
begin
  select * into told
  from public.notifications as notification
  where notification.id = notification_id
    and notification.audience in ('customer', 'hauler')
    and notification.claimed_at is not null
    and notification.address_hash = address;
  if not found then
    return null;
  end if;
  insert into public.stop_links (token_hash, address_hash, audience, hauler_id)
  values (
    private.token_hash(token), address, told.audience,
    case told.audience when 'hauler' then private.hauler_told(told) end
  )
  on conflict on constraint stop_links_pkey do nothing;
  return token;
end;
$$;
comment on function public.make_stop_link is
  'The token that stops emails to the address of this email, or offers to the hauler who gets it.';

-- Blocks emails to this audience at an address, after a complaint or a click on a stop link. The operator is notified
-- of customers we can no longer reach.
create function private.block_mail(address_hash bytea, audience public.audience, complained boolean) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.mail_blocks as block (address_hash, audience, complained)
  values (block_mail.address_hash, block_mail.audience, block_mail.complained)
  on conflict on constraint mail_blocks_pkey do update set complained = true
  where excluded.complained and not block.complained;
  if found and block_mail.audience = 'customer' then
    perform private.notify_of_silenced_customers(block_mail.address_hash);
  end if;
end;
$$;

-- Only a hauler who paused by their link, and has their papers, can resume by it.
create function private.pause_state(hauler public.haulers) returns public.pause_state
language sql stable set search_path = '' as $$
  select (case
    when hauler.active then 'active'
    when hauler.paused_by_hauler_at is not null and private.missing_papers(hauler) = '{}' then 'paused'
    else 'stopped'
  end)::public.pause_state;
$$;

-- Looks at, pauses or resumes the hauler who got an email with this token, and returns the state after that. The
-- operator is notified, up to ten times a day, because anyone with the link can go back and forth. After that, one more
-- is sent a day later, with the state by then.
create function public.pause_by_link(token text, wish public.pause_wish) returns public.pause_state
language plpgsql security definer set search_path = '' as $$
declare
  about constant uuid := (
    select stop_links.hauler_id from public.stop_links where token_hash = private.token_hash(pause_by_link.token)
  );
  hauler public.haulers;
  state public.pause_state;
begin
  -- Dispatch skips a locked hauler, so looking does not lock them.
  if wish <> 'view' then
    perform from public.haulers where id = about for no key update;
  end if;
  select * into hauler from public.haulers where id = about;
  if not found then
    return 'unknown';
  end if;
  state := private.pause_state(hauler);
  if (wish, state) not in (('pause', 'active'), ('resume', 'paused')) then
    return state;
  end if;
  update public.haulers set active = not active, paused_by_hauler_at = case when active then now() end
  where id = about returning * into hauler;
  insert into public.notifications (kind, audience, hauler_id, once_key, due_at)
  select
    'hauler-paused', 'operator', about, format('hauler-paused:%s:%s', about, extract(epoch from now())),
    case when lately.is_often then now() + interval '1 day' else now() end
  from (
    select
      count(*) >= 10 as is_often,
      coalesce(bool_or(told.state = 'waiting' and claimed_at is null and due_at > now()), false) as one_waits
    from public.notifications as told
    where hauler_id = about and kind = 'hauler-paused' and created_at > now() - interval '24 hours'
  ) as lately
  where not (lately.is_often and lately.one_waits);
  return private.pause_state(hauler);
end;
$$;
comment on function public.pause_by_link is 'A hauler pauses offers, or gets them again, by the link in an email.';

-- If the operator pauses or resumes a hauler, the hauler's own pause is over. A hauler whom the operator has paused
-- cannot resume by their link.
create function private.forget_own_pause() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.paused_by_hauler_at is not distinct from old.paused_by_hauler_at then
    new.paused_by_hauler_at := null;
  end if;
  return new;
end;
$$;

-- Blocks the address that the email with this token was sent to, or pauses the hauler. An unknown token changes
-- nothing.
create function public.stop_mail(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  link public.stop_links;
begin
  select * into link from public.stop_links where token_hash = private.token_hash(stop_mail.token);
  if link.audience = 'hauler' then
    perform public.pause_by_link(stop_mail.token, 'pause');
  elsif link.audience = 'customer' then
    perform private.block_mail(link.address_hash, 'customer', complained => false);
  end if;
end;
$$;
comment on function public.stop_mail is
  'Stops emails to the address that got an email with this token, or offers to the hauler who got it.';

-- Is this the tracking ID of a request, or the token of a job, an email, the desk, a review or an agreement?
create function private.is_known_secret(secret text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where tracking_id = secret)
    or exists (select from public.job_offers where token = secret)
    or exists (select from public.stop_links where token_hash = private.token_hash(secret))
    or exists (select from public.desk_links where token_hash = private.token_hash(secret))
    or exists (select from public.reviews where token = secret)
    or exists (select from public.agreement_links where token_hash = private.token_hash(secret));
$$;

-- Why a notification is not sent, though it is due: it is late, untrue by now, or said otherwise.

-- The address of an email to a customer; for a correction, the address from before it.
create function private.address_of(notification public.notifications) returns text
language plpgsql stable set search_path = '' as $$
begin
  if notification.correction_id is not null then
    return (select email_before from public.lead_corrections where id = notification.correction_id);
  end if;
  return (select email from public.leads where id = notification.lead_id);
end;
$$;

-- The hauler whom a notification is sent to.
create function private.hauler_told(notification public.notifications) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    notification.hauler_id, (select hauler_id from public.job_offers where id = notification.offer_id)
  );
end;
$$;

-- Kinds that go to an address or number that anyone could have typed.
create function private.can_be_of_strangers(kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('request-arrived', 'request-changed', 'still-looking');
$$;

-- Texts that anyone can trigger by sending requests: the kinds above, and those to haulers and the operator that follow
-- a new request automatically.
create function private.can_be_text_of_strangers(kind public.notification_kind) returns boolean
language sql immutable set search_path = '' as $$
  select private.can_be_of_strangers(kind) or kind in ('job-offered', 'overdue', 'nobody-left');
$$;

-- How often this kind was recently sent to the address or number, or is being sent, apart from this notification:
-- confirmations and "still looking" count only for other requests.
create function private.count_notified_lately(notification public.notifications, address_hash bytea) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.notifications as outgoing
  where outgoing.address_hash = count_notified_lately.address_hash
    and outgoing.kind = notification.kind
    and outgoing.id <> notification.id
    and (notification.kind = 'request-changed' or outgoing.lead_id <> notification.lead_id)
    and (
      outgoing.state = 'sent' and outgoing.finished_at > now() - interval '24 hours'
      or outgoing.state = 'waiting' and outgoing.claimed_at is not null
    );
$$;

-- Why the operator is not notified, or null.
create function private.reason_to_skip_for_operator(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
begin
  return case
    when kind = 'flagged-digest'
      and not exists (select from public.leads where flagged_because is not null)
      and not exists (select from public.contact_messages where flagged_because is not null)
      then 'not-flagged'
    when kind = 'desk-link' and notification.created_at < now() - interval '15 minutes' then 'too-late'
    when kind = 'digest' and notification.created_at < now() - interval '12 hours' then 'too-late'
    when kind = 'digest' and not private.has_digest_news() then 'no-news'
    when kind = 'held-request' and lead.flagged_because is null then 'not-flagged'
    when kind = 'held-message' and not exists (
      select from public.contact_messages where id = notification.message_id and flagged_because is not null
    ) then 'not-flagged'
    -- For an old request that is still waiting, the operator gets `overdue` instead.
    when kind = 'new-request' and lead.created_at < now() - interval '24 hours' then 'too-late'
    when kind = 'review-problem' and exists (
      select from public.reviews
      where id = notification.review_id and gone = 'yes' and price is distinct from 'higher'
    ) then 'corrected'
    -- A call noted only through a list link does not cancel this notification.
    when kind = 'overdue' and (lead.status <> 'Submitted' or private.is_called(lead, '0')) then 'not-waiting'
    when kind = 'customer-unreachable' and private.is_closed(lead.status) then 'closed'
    when kind = 'nobody-left' and lead.status <> 'Submitted' then 'not-waiting'
    when kind = 'nobody-left' and exists (
      select from public.job_offers where lead_id = lead.id and state in ('open', 'accepted')
    ) then 'offered'
    when kind = 'hauler-paused' and exists (
      select from public.notifications as later
      where later.hauler_id = notification.hauler_id and later.kind = 'hauler-paused'
        and later.created_at > notification.created_at and later.due_at <= now()
    ) then 'told-otherwise'
    when kind = 'hauler-paused' and not exists (
      select from public.haulers where id = notification.hauler_id and (active or paused_by_hauler_at is not null)
    ) then 'paused'
    when kind = 'provider-down' and not exists (select from public.stuck_channels()) then 'works-again'
    when kind = 'insurance-ends' and not exists (
      select from public.haulers as hauler
      where hauler.id = notification.hauler_id and private.insurance_notification_key(hauler) = notification.once_key
    ) then 'date-changed'
  end;
end;
$$;

-- Why a hauler is not notified, or null.
create function private.reason_to_skip_for_hauler(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
  offer public.job_offers;
  proposal public.proposals;
begin
  select * into offer from public.job_offers where id = notification.offer_id;
  select * into proposal from public.proposals where id = notification.proposal_id;
  return case
    when kind = 'agreement-asked' then case
      when exists (
        select from public.haulers
        where id = notification.hauler_id and agreement_version = public.current_agreement()
      ) then 'accepted'
    end
    -- The job may belong to another hauler by now.
    when kind in ('agreement-accepted', 'proposal-declined') then null
    when kind = 'job-taken-back' then case when offer.state = 'accepted' then 'matched-again' end
    when kind = 'job-offered' then case when private.job_state(offer, lead) <> 'open' then 'offer-ended' end
    when kind = 'review-problem'
      and exists (select from public.reviews where id = notification.review_id and gone = 'yes')
      then 'corrected'
    when kind in ('pickup-reminder', 'pickup-over')
      and private.pickup_window(lead) is distinct from notification.pickup_before
      then 'time-changed'
    when kind = 'pickup-reminder' and lead.pickup_from <= now() then 'pickup-begun'
    when kind = 'proposal-accepted' and proposal.state <> 'accepted' then 'not-booked'
    -- `pickup-over` asks whether it is done.
    when kind in ('proposal-accepted', 'job-changed') and lead.pickup_until <= now() then 'pickup-over'
    when kind = 'customer-asked' and (proposal.state not in ('open', 'accepted') or proposal.asked_at is null)
      then 'answered'
    when offer.state <> 'accepted' then 'offer-ended'
    when kind in ('customer-canceled', 'review-problem') then null
    when kind = 'job-canceled' then case when lead.status <> 'Canceled' then 'open-again' end
    when kind = 'door-answered' and lead.status = 'Completed' and private.is_declined_at_door(lead) then null
    when private.is_closed(lead.status) then 'closed'
    when kind = 'job-changed'
      and notification.pickup_before is not distinct from private.pickup_window(lead)
      and notification.timeframe_before is not distinct from lead.timeframe
      then 'changed-back'
    when kind = 'not-contacted' and offer.reported_at is null then 'answered'
    when kind = 'door-answered' and not exists (
      select from private.door_of(lead) as door where door.state = 'declined' or door.accepted_by = 'customer'
    ) then 'other-price'
    when kind = 'no-show' and private.no_show_of(lead) is null then 'time-changed'
  end;
end;
$$;

-- Has the latest proposal we told the customer about been withdrawn or replaced?
create function private.was_told_of_lost_proposal(lead_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select mail.kind = 'proposal-made' and announced.state in ('withdrawn', 'replaced')
  from public.notifications as mail
  join public.proposals as announced on announced.id = mail.proposal_id
  where mail.lead_id = was_told_of_lost_proposal.lead_id
    and mail.kind in ('proposal-made', 'proposal-withdrawn', 'pickup-booked')
    and mail.state = 'sent'
  order by mail.finished_at desc
  limit 1;
$$;

-- Why a customer is not notified, or null.
create function private.reason_to_skip_for_customer(notification public.notifications, lead public.leads)
returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  kind constant public.notification_kind := notification.kind;
  proposal public.proposals;
  door public.door_prices;
  is_same_time constant boolean := notification.pickup_before is not distinct from private.pickup_window(lead);
begin
  select * into proposal from public.proposals where id = notification.proposal_id;
  select * into door from public.door_prices where id = notification.door_price_id;
  return case
    -- Sent whatever happened to the request: the old address must know, and a lost link must be resent.
    when kind in ('request-changed', 'link-again') then null
    when kind = 'review-asked' then case
      when not (select review_asks_on from public.dispatch_settings) then 'asks-off'
      when lead.status <> 'Completed' then 'not-completed'
      when private.news_since(notification) < now() - interval '7 days' then 'too-late'
    end
    when kind = 'request-arrived' and lead.created_at < now() - interval '24 hours' then 'too-late'
    when kind = 'pickup-reminder' and not is_same_time then 'time-changed'
    when kind = 'pickup-reminder' and lead.pickup_from <= now() then 'pickup-begun'
    when kind = 'pickup-booked' and proposal.state <> 'accepted' then 'not-booked'
    when kind in ('pickup-booked', 'timeframe-changed') and lead.pickup_until <= now() then 'pickup-over'
    when lead.canceled_by_customer then 'canceled-by-customer'
    when kind = 'door-price' then case
      when lead.status = 'Canceled' then 'closed'
      -- What the hauler noted is told even if they completed the job right afterward.
      when door.state = 'open' or door.state = 'accepted' and door.accepted_by = 'hauler' then null
      else 'answered'
    end
    when kind not in ('status-changed', 'timeframe-changed', 'still-looking') and private.is_closed(lead.status)
      then 'closed'
    when kind = 'matched' then case
      when not exists (select from public.job_offers where id = notification.offer_id and state = 'accepted')
        then 'offer-ended'
    end
    when kind = 'proposal-made' then case when proposal.state <> 'open' then 'proposal-ended' end
    when kind = 'proposal-withdrawn' then case
      when exists (select from public.proposals where lead_id = lead.id and state = 'open') then 'other-proposal'
      when private.was_told_of_lost_proposal(lead.id) is not true then 'never-told'
    end
    when kind = 'on-my-way' then case
      when lead.arrives_at is null then 'not-on-the-way'
      when lead.arrives_at <= now() then 'arrived'
      when exists (
        select from public.notifications as later
        where later.lead_id = lead.id and later.kind = 'on-my-way' and later.created_at > notification.created_at
      ) then 'told-otherwise'
    end
    when kind = 'still-looking' then case when not private.is_still_looking(lead) then 'not-looking' end
    when kind = 'status-changed' and lead.status = 'Submitted' and is_same_time
      and exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
      then 'matched-again'
    when notification.status_before = lead.status::text and is_same_time
      and notification.timeframe_before is not distinct from lead.timeframe
      then 'changed-back'
  end;
end;
$$;

-- Why a notification must not be sent now, or null.
create function private.reason_to_skip(notification public.notifications) returns public.skip_reason
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = notification.lead_id;
  return case notification.audience
    when 'operator' then private.reason_to_skip_for_operator(notification, lead)
    when 'hauler' then private.reason_to_skip_for_hauler(notification, lead)
    when 'customer' then private.reason_to_skip_for_customer(notification, lead)
  end;
end;
$$;

-- Why an address or number must not get this kind again today, or null. Anyone could have typed it.
create function private.reason_of_repetition(notification public.notifications, address_hash bytea)
returns public.skip_reason
language sql stable set search_path = '' as $$
  select 'told-today'::public.skip_reason
  where private.can_be_of_strangers(notification.kind)
    and private.count_notified_lately(notification, address_hash) >= case notification.kind
      when 'request-arrived' then (select arrival_mails_per_address_per_day from public.dispatch_settings)
      else 1
    end;
$$;

-- How many texts there can be.

-- Can a text of this kind be started now? There are limits in total, for texts that strangers can cause, and for those
-- to numbers that anyone could have typed. Texts claimed by a worker count.
create function private.has_text_left(kind public.notification_kind) returns boolean
language sql stable set search_path = '' as $$
  select texts_per_hour > count(counted.kind)
    and (
      stranger_texts_per_hour > count(counted.kind) filter (where private.can_be_text_of_strangers(counted.kind))
      or not private.can_be_text_of_strangers(has_text_left.kind)
    )
    and (
      arrival_texts_per_hour > count(counted.kind) filter (where private.can_be_of_strangers(counted.kind))
      or not private.can_be_of_strangers(has_text_left.kind)
    )
  from public.dispatch_settings
  left join (
    select kind from public.notifications where channel = 'text' and handed_over_at > now() - interval '1 hour'
    union all
    select kind from public.notifications
    where channel = 'text' and state = 'waiting' and claimed_at is not null and due_at > now()
      and handed_over_at is null
  ) as counted on true
  group by texts_per_hour, stranger_texts_per_hour, arrival_texts_per_hour;
$$;

-- Has this number used up its texts of this kind for the day, counting those being sent? For haulers and the operator,
-- a third, rounded down, is reserved for texts that strangers cannot cause.
create function private.has_had_its_texts(
  audience public.audience, kind public.notification_kind, number_hash bytea
) returns boolean
language sql stable set search_path = '' as $$
  select case
    when audience = 'customer' then of_all >= texts_per_number_per_day
    else of_all >= texts_per_hauler_per_day
      or private.can_be_text_of_strangers(has_had_its_texts.kind)
        and of_strangers >= texts_per_hauler_per_day - texts_per_hauler_per_day / 3
  end
  from public.dispatch_settings, (
    select count(*) as of_all, count(*) filter (where private.can_be_text_of_strangers(earlier.kind)) as of_strangers
    from public.notifications as earlier
    where channel = 'text'
      and address_hash = number_hash
      and (
        handed_over_at > now() - interval '24 hours'
        or handed_over_at is null and state = 'waiting' and claimed_at is not null and due_at > now()
      )
  ) as counted;
$$;

-- Which channel a notification uses when it is due, email or text, and why it may use neither.

-- The channels available for a notification at any time of day: the email address and the number it can go to, each
-- null if it cannot.
--
-- Opt-outs belong to the address or number, whoever uses it; delivery failures belong to the row with the address or
-- number. A customer who marked an email as spam is not texted either; a stop link stops only emails. Notice of a
-- correction goes to the previous address by email only. If there was no address, it goes as a text to the previous
-- number, which accepted texts when the notice was written.
create function private.channels_of(
  notification public.notifications, out email text, out phone text, out wants_no_mail boolean
)
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  hauler public.haulers;
  has_complained boolean;
  takes_texts boolean;
begin
  case notification.audience
    when 'operator' then
      select operator_phone into phone from public.dispatch_settings;
      wants_no_mail := false;
      takes_texts := true;
    when 'customer' then
      select * into lead from public.leads where id = notification.lead_id;
      email := case
        when notification.correction_id is not null then private.address_of(notification)
        when lead.email_failed_at is null then lead.email
      end;
      select block.complained into has_complained from public.mail_blocks as block
      where block.audience = 'customer'
        and block.address_hash = private.address_hash(private.address_of(notification));
      wants_no_mail := found;
      takes_texts := case
        when notification.correction_id is not null then private.address_of(notification) is null
        else lead.agreed_to_messages and lead.text_failed_at is null and has_complained is not true
          and (notification.kind <> 'request-changed' or lead.email is null)
      end;
      phone := coalesce(
        (select phone_before from public.lead_corrections where id = notification.correction_id), lead.phone
      );
    else
      select found.* into hauler from public.haulers as found where found.id = private.hauler_told(notification);
      email := case when hauler.email_failed_at is null then hauler.email end;
      wants_no_mail := private.wants_no_mail(hauler.email, 'hauler');
      takes_texts := hauler.texts_on and hauler.text_failed_at is null;
      phone := hauler.phone;
  end case;
  if wants_no_mail or notification.failed_channel = 'mail' then
    email := null;
  end if;
  if not coalesce(takes_texts, false)
    or notification.failed_channel = 'text'
    or not (select texts_on from public.dispatch_settings)
    or not private.is_us_number(phone)
    or exists (select from public.text_blocks where number_hash = private.number_hash(phone))
  then
    phone := null;
  end if;
end;
$$;

-- The channels that reach a customer now: both, mail, text or none. Only for the team and the hauler with the job. The
-- tracking page shows `shown_channels`, which does not reveal whether an address or number has opted out.
create function private.working_channels(lead public.leads) returns public.channels
language plpgsql stable security definer set search_path = '' as $$
declare
  outgoing public.notifications;
  channels record;
begin
  outgoing.kind := 'link-again';
  outgoing.audience := 'customer';
  outgoing.lead_id := lead.id;
  select * into channels from private.channels_of(outgoing);
  return case
    when channels.email is not null and channels.phone is not null then 'both'
    when channels.email is not null then 'mail'
    when channels.phone is not null then 'text'
    else 'none'
  end;
end;
$$;

-- How a customer is reached, for emails to the operator: `{ by, bounced, wants_no_mail, complained }`.
create function public.updates_for_team(lead_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.updates_of(lead) || jsonb_build_object(
    'by', private.working_channels(lead),
    'wants_no_mail', block.address_hash is not null,
    'complained', coalesce(block.complained, false)
  )
  from public.leads as lead
  left join public.mail_blocks as block
    on block.address_hash = private.address_hash(lead.email) and block.audience = 'customer'
  where lead.id = updates_for_team.lead_id;
$$;
comment on function public.updates_for_team is
  'How a customer is reached, and what they have stopped. Never show it on a public page.';

create type private.channel_choice as (
  channel public.channel, address_hash bytea, due_at timestamptz, reason public.skip_reason
);

-- How a notification is sent now: by `channel` (the hook only for the host), or not before `due_at`, or never, for
-- `reason`. `texts`: can texts be sent at all? Urgent news goes by email if a text is not allowed now and there is an
-- address. After an attempt by email, which may have arrived, it stays an email.
create function private.choose_channel(
  notification public.notifications, texts boolean default true
) returns private.channel_choice
language plpgsql stable set search_path = '' as $$
declare
  settings public.dispatch_settings;
  is_text constant boolean := notification.audience = 'operator' and notification.channel is not distinct from 'text';
  channels record;
  number bytea;
  text_at timestamptz;
  reason public.skip_reason;
begin
  if notification.audience = 'host' then
    return row ('hook', null, null, null)::private.channel_choice;
  end if;
  if notification.audience = 'operator' and not is_text then
    return row ('mail', notification.address_hash, null, null)::private.channel_choice;
  end if;
  select * into channels from private.channels_of(notification);
  select * into strict settings from public.dispatch_settings;
  if texts and channels.phone is not null and private.news_since(notification) > now() - settings.text_good_for and (
    channels.email is null
    or not (notification.channel is not distinct from 'mail' and notification.attempts > 0)
    and exists (
      select from private.notification_kinds as known
      where known.kind = notification.kind and known.audience = notification.audience and known.text_first
    )
  ) then
    number := private.number_hash(channels.phone);
    text_at := private.next_text_time(now() + case
      when private.has_text_left(notification.kind) then interval '0'
      else '5 minutes'
    end);
    -- If it would be too old by then, it does not wait.
    text_at := case when text_at < private.news_since(notification) + settings.text_good_for then text_at end;
    reason := case
      when private.has_had_its_texts(notification.audience, notification.kind, number) then 'too-many-texts'
      else private.reason_of_repetition(notification, number)
    end;
    if reason is null and text_at <= now() then
      return row ('text', number, null, null)::private.channel_choice;
    end if;
  end if;
  if channels.email is not null then
    return row (
      'mail', private.address_hash(channels.email), null,
      private.reason_of_repetition(notification, private.address_hash(channels.email))
    )::private.channel_choice;
  end if;
  return row (null, null, text_at, coalesce(reason, case
    when text_at is not null then null
    when channels.wants_no_mail then 'wants-no-mail'::public.skip_reason
    else 'no-way'
  end))::private.channel_choice;
end;
$$;

grant execute on function private.working_channels(public.leads) to service_role;

-- The queue for the function send-notifications: what it can send now, and the result of each attempt.

-- How many emails customers can get now, and how many of those can be emails that strangers cause: half of the hourly
-- limit, rounded up, so the others never wait for them. An email being sent counts until its attempt times out.
create function private.customer_mails_left() returns table (of_all bigint, of_strangers bigint)
language sql stable set search_path = '' as $$
  select
    customer_mails_per_hour - count(counted.kind),
    (customer_mails_per_hour + 1) / 2 - count(counted.kind) filter (where private.can_be_of_strangers(counted.kind))
  from public.dispatch_settings
  left join (
    select kind from public.notifications
    where audience = 'customer' and state = 'sent' and finished_at > now() - interval '1 hour'
      and channel is distinct from 'text'
    union all
    select kind from public.notifications
    where audience = 'customer' and state = 'waiting' and claimed_at is not null and due_at > now()
      and channel is distinct from 'text'
  ) as counted on true
  group by customer_mails_per_hour;
$$;

-- Is anything due now? Notifications that must wait have a later `due_at`.
create function private.has_notifications_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.notifications where state = 'waiting' and due_at <= now())
    or private.has_digest_due();
$$;

create table private.scheduler_heartbeat (
  only_row boolean primary key default true check (only_row),
  ticked_at timestamptz,
  called_at timestamptz
);

comment on table private.scheduler_heartbeat is
  'Is the scheduler running, and is the sending function being called? One row.';
comment on column private.scheduler_heartbeat.ticked_at is 'When the scheduler last ran, to the minute.';
comment on column private.scheduler_heartbeat.called_at is 'When the sending function was last called.';

insert into private.scheduler_heartbeat default values;

alter table private.scheduler_heartbeat enable row level security;

-- Should the sending function be called now? Yes if something is due; otherwise every five minutes, as a heartbeat for
-- a monitor. Returning true records the call.
create function private.should_call_sender() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.scheduler_heartbeat set called_at = now()
  where only_row and (
    private.has_notifications_due() or called_at is null or called_at <= now() - interval '4 minutes 30 seconds'
  );
  return found;
end;
$$;

-- An email is given up after this many attempts, in 20.5 hours: 2, 4, 8 … 256 minutes and then six hours apart.
-- That is less than the 24 hours for which the provider recognizes repeats
-- (https://resend.com/docs/dashboard/emails/idempotency-keys).
create function private.max_attempts() returns int
language sql immutable set search_path = '' as $$
  select 11;
$$;

-- Sends it once by the other channel, or again to an address or number corrected since, within 24 hours of the news.
-- False: there is no other channel, so this was the last attempt. Operator emails and texts have none: each already
-- goes out as both.
create function private.try_other_channel(notification public.notifications, error text) returns boolean
language plpgsql set search_path = '' as $$
declare
  channels constant record := private.channels_of(notification);
  failed constant public.channel := case
    when notification.address_hash <> case notification.channel
      when 'mail' then private.address_hash(channels.email)
      when 'text' then private.number_hash(channels.phone)
    end then null
    else notification.channel
  end;
  other private.channel_choice;
begin
  if notification.failed_channel is not null
    or notification.audience in ('operator', 'host')
    or private.news_since(notification) < now() - interval '24 hours'
  then
    return false;
  end if;
  notification.failed_channel := failed;
  other := private.choose_channel(notification);
  if other.reason is not null then
    return false;
  end if;
  update public.notifications as outgoing set
    failed_channel = failed, channel = null, state = 'waiting', finished_at = null, claimed_at = null,
    handed_over_at = null, attempts = 0, last_error = left(error, 500), skipped_because = null, delivery = null,
    due_at = greatest(coalesce(other.due_at, now()), case
      when private.waits_for_flag(outgoing.audience, outgoing.kind) then private.due_of_lead(outgoing.lead_id)
    end)
  where outgoing.id = notification.id;
  return true;
end;
$$;

-- We don't know whether the provider has this text, so it is not sent again. If an email is possible, it is sent.
create function private.finish_as_unknown(notification public.notifications, error text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.try_other_channel(notification, error) then
    update public.notifications as outgoing set
      state = 'sent', finished_at = now(), claimed_at = null,
      delivery = coalesce(outgoing.delivery, 'unknown'), last_error = left(error, 500)
    where outgoing.id = notification.id;
  end if;
end;
$$;

-- Gives up a notification after its last attempt, which has the consequences of one that came back.
create function private.give_up(id uuid, error text) returns void
language plpgsql set search_path = '' as $$
declare
  notification constant public.notifications := private.lock_for_report(give_up.id);
begin
  if notification.state = 'waiting' and notification.attempts >= private.max_attempts()
    and not private.try_other_channel(notification, error)
  then
    update public.notifications as outgoing set
      state = 'dead', finished_at = now(), claimed_at = null, last_error = left(error, 500)
    where outgoing.id = notification.id;
    perform private.notify_of_unreachable(notification);
  end if;
end;
$$;

-- Gives up one notification whose worker was not heard of after the last attempt.
create function private.give_up_lost() returns void
language sql set search_path = '' as $$
  select private.give_up(id, coalesce(last_error, 'The sender was not heard of after the last attempt'))
  from public.notifications
  where state = 'waiting' and due_at <= now() and attempts >= private.max_attempts()
  limit 1;
$$;

-- Claims up to `batch` due notifications for a worker, which reports each with finish_notification or finish_text.
-- Fewest attempts first, so failures don't hold up the rest; then operator, haulers, customers, host. Within an
-- audience, kinds that strangers can cause come last (request changed, then arrived, then still looking); then oldest
-- first. If a worker dies, its notifications are claimed again.
--
-- `texts`: can the worker send texts? If not, `texts_on` counts as off. `closed`: channels it cannot use for now;
-- notifications for those wait. `by_channel`: claims only what goes by it, and leaves the rest to other claims.
create function public.claim_notifications(
  batch int default 20, texts boolean default true, closed public.channel[] default '{}',
  by_channel public.channel default null
) returns setof public.notifications
language plpgsql security definer set search_path = '' as $$
declare
  mails_left record;
  notification public.notifications;
  can_be_of_strangers boolean;
  reason public.skip_reason;
  choice private.channel_choice;
  waits interval;
  claimed int := 0;
  looked_at int := 0;
begin
  -- One call at a time: what one call claims counts for the next.
  perform pg_advisory_xact_lock(hashtext('claim_notifications'));

  select * into mails_left from private.customer_mails_left();
  for notification in
    select * from public.notifications
    where state = 'waiting' and due_at <= now() and attempts < private.max_attempts()
    order by
      attempts, nullif(audience, 'host') nulls last, private.can_be_of_strangers(kind),
      kind = 'still-looking', kind = 'request-arrived', created_at
    for update skip locked
  loop
    -- After a day without a provider, many must be skipped. The limit keeps each call within the API's timeout.
    exit when claimed = batch or looked_at = 1000;
    looked_at := looked_at + 1;
    if notification.handed_over_at is not null then
      perform private.finish_as_unknown(notification, 'The sender was not heard of after it had begun this text');
      continue;
    end if;
    can_be_of_strangers := private.can_be_of_strangers(notification.kind);
    reason := private.reason_to_skip(notification);
    if reason is null then
      choice := private.choose_channel(notification, texts);
      reason := choice.reason;
    end if;
    waits := case
      when reason is not null then null
      when choice.channel is null then choice.due_at - now()
      when choice.channel = any (closed) then interval '1 minute'
      when choice.channel = 'mail' and notification.audience = 'customer'
        and (mails_left.of_all <= 0 or can_be_of_strangers and mails_left.of_strangers <= 0) then interval '5 minutes'
    end;
    if reason is not null then
      update public.notifications set state = 'skipped', skipped_because = reason, finished_at = now()
      where id = notification.id;
    elsif waits is not null then
      update public.notifications set due_at = now() + waits, claimed_at = null where id = notification.id;
    elsif choice.channel <> by_channel then
      continue;
    else
      -- `due_at` is the time of the next attempt, whether this one fails or is never reported.
      update public.notifications set
        attempts = attempts + 1, claimed_at = now(), channel = choice.channel, address_hash = choice.address_hash,
        due_at = now() + least(interval '1 minute' * power(2, attempts + 1), interval '6 hours'),
        says_stop = choice.channel = 'text' and not exists (
          select from public.notifications as earlier
          where earlier.channel = 'text'
            and earlier.address_hash = choice.address_hash
            and (
              earlier.handed_over_at > now() - interval '30 days'
              or earlier.says_stop and earlier.state = 'waiting' and earlier.claimed_at is not null
            )
            and earlier.id <> notification.id
        )
      where id = notification.id
      returning * into notification;
      claimed := claimed + 1;
      if choice.channel = 'mail' and notification.audience = 'customer' then
        mails_left.of_all := mails_left.of_all - 1;
        mails_left.of_strangers := mails_left.of_strangers - can_be_of_strangers::int;
      end if;
      return next notification;
    end if;
  end loop;
end;
$$;
comment on function public.claim_notifications is 'Claims what the function send-notifications sends next.';

-- Records the result of an email. `outcome`: sent; skipped (never retried); failed (retried until it is given up);
-- postponed (retried in a minute, not counted as an attempt); undelivered (the provider refuses the address for good).
create function public.finish_notification(
  id uuid, outcome public.mail_outcome, error text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if outcome = 'undelivered' then
    perform public.record_delivery(finish_notification.id, 'mail', 'undelivered', error, is_address => true);
    return;
  end if;
  if outcome = 'failed' then
    perform private.give_up(finish_notification.id, error);
  end if;
  update public.notifications as notification set
    state = case when outcome in ('sent', 'skipped') then outcome::text else 'waiting' end::public.notification_state,
    finished_at = case when outcome in ('sent', 'skipped') then now() end,
    attempts = attempts - case outcome when 'postponed' then 1 else 0 end,
    due_at = case outcome when 'postponed' then now() + interval '1 minute' else due_at end,
    claimed_at = null,
    tried_at = now(),
    last_error = case when outcome <> 'sent' then left(error, 500) end
  where notification.id = finish_notification.id
    and state = 'waiting'
    and claimed_at is not null;
end;
$$;
comment on function public.finish_notification is 'Records the result of sending an email.';

-- Called right before a text is handed to the provider, in attempt number `attempt`. False: another worker has claimed
-- it since, it was already handed over, or it must not go to that number now (the number was corrected, or texts are
-- not allowed at this hour). It will be due again.
create function public.begin_text(id uuid, attempt int) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications as notification set handed_over_at = now(), due_at = now() + interval '10 minutes'
  where notification.id = begin_text.id
    and channel = 'text'
    and state = 'waiting'
    and claimed_at is not null
    and handed_over_at is null
    and attempts = attempt
    and private.next_text_time(now()) <= now()
    and address_hash = private.number_hash((private.channels_of(notification)).phone);
  return found;
end;
$$;
comment on function public.begin_text is 'Marks a text as handed to the provider, so that it is never sent twice.';

-- Records the result of a text. `outcome`: sent; postponed (the provider does not have it); unknown (we don't know
-- whether it does); undelivered or stopped (it refuses this text for good, see record_delivery). Before begin_text also
-- skipped and failed, as for emails. `attempt` keeps a late worker from changing the result of a later attempt.
create function public.finish_text(
  id uuid, outcome public.text_outcome, error text default null, is_address boolean default false,
  attempt int default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  if outcome in ('undelivered', 'stopped') then
    perform public.record_delivery(
      finish_text.id, 'text', outcome::text::public.delivery_event, error, is_address
    );
    return;
  end if;
  select * into notification from public.notifications as outgoing
  where outgoing.id = finish_text.id
    and channel = 'text'
    and state = 'waiting'
    and claimed_at is not null
    and attempts = coalesce(attempt, attempts)
  for update;
  if notification.id is null then
    return;
  end if;
  if outcome = 'unknown' or outcome in ('skipped', 'failed') and notification.handed_over_at is not null then
    perform private.finish_as_unknown(notification, error);
  else
    if outcome = 'postponed' then
      update public.notifications as outgoing set handed_over_at = null where outgoing.id = notification.id;
    end if;
    perform public.finish_notification(finish_text.id, outcome::text::public.mail_outcome, error);
  end if;
end;
$$;
comment on function public.finish_text is 'Records the result of sending a text.';

-- Incoming reports: what providers report about emails and texts, and replies to texts. Called by the function
-- delivery-reports.

-- Locks a notification after everything that a report about it can change. Locks are always taken in the same order:
-- the hauler, then requests, then notifications.
create function private.lock_for_report(notification_id uuid) returns public.notifications
language plpgsql set search_path = '' as $$
declare
  notification public.notifications;
begin
  select * into notification from public.notifications where id = notification_id;
  perform from public.haulers
  where id = private.hauler_told(notification) and notification.audience = 'hauler'
  for no key update;
  perform from public.leads
  where id = notification.lead_id
    or id in (
      select lead_id from public.job_offers
      where state = 'open' and hauler_id = private.hauler_told(notification)
    )
  order by id for no key update;
  select * into notification from public.notifications where id = notification_id for update;
  return notification;
end;
$$;

-- The channels that reach a hauler: both, mail, text or none, like `working_channels` for a customer. While `texts_on`
-- is off, a hauler who wants texts counts as not wanting them.
create function private.hauler_channels(hauler public.haulers) returns public.channels
language sql stable set search_path = '' as $$
  select (
    case when mail and text then 'both' when mail then 'mail' when text then 'text' else 'none' end
  )::public.channels
  from (
    select
      hauler.email_failed_at is null and not private.wants_no_mail(hauler.email, 'hauler') as mail,
      texts_on and hauler.texts_on and hauler.text_failed_at is null and private.is_us_number(hauler.phone)
        and not exists (
          select from public.text_blocks where number_hash = private.number_hash(hauler.phone)
        ) as text
    from public.dispatch_settings
  ) as channels;
$$;

-- Stops offering requests to a hauler we cannot reach: their open offers expire, and the operator is notified once a
-- day, because anyone with the link of a job can turn texts on and off. The caller has locked the hauler and the
-- requests of their open offers.
create function private.skip_unreachable_hauler(hauler_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.haulers as hauler set unreachable_since = now()
  where hauler.id = skip_unreachable_hauler.hauler_id
    and unreachable_since is null
    and private.hauler_channels(hauler) = 'none';
  if not found then
    return;
  end if;
  insert into public.notifications (kind, audience, hauler_id, once_key)
  values (
    'hauler-unreachable', 'operator', skip_unreachable_hauler.hauler_id,
    format(
      'hauler-unreachable:%s:%s', skip_unreachable_hauler.hauler_id, (now() at time zone 'America/Los_Angeles')::date
    )
  )
  on conflict (once_key) do nothing;
  update public.job_offers as offer set state = 'expired'
  where offer.hauler_id = skip_unreachable_hauler.hauler_id and state = 'open';
end;
$$;

-- Handles one hauler who became unreachable without a delivery report, for example because their number replied STOP.
-- Haulers who can be reached again, for example after START, get offers again.
create function private.skip_unreachable_haulers() returns void
language plpgsql set search_path = '' as $$
declare
  lost uuid;
begin
  update public.haulers set unreachable_since = null
  where id in (
    select hauler.id from public.haulers as hauler
    where unreachable_since is not null and private.hauler_channels(hauler) <> 'none'
    for no key update skip locked
  );
  select hauler.id into lost from public.haulers as hauler
  where active and unreachable_since is null and private.hauler_channels(hauler) = 'none'
  limit 1
  for no key update skip locked;
  if lost is null then
    return;
  end if;
  perform from public.leads
  where id in (
    select offer.lead_id from public.job_offers as offer
    where offer.hauler_id = lost and state = 'open'
  )
  order by id for no key update;
  perform private.skip_unreachable_hauler(lost);
end;
$$;

-- A notification failed and there is no other channel. For an open request, the operator is notified, to call the
-- customer: once per request and address. A failed notice to a previous address does not count.
create function private.notify_of_unreachable(notification public.notifications) returns void
language plpgsql set search_path = '' as $$
begin
  if notification.audience = 'customer' and notification.kind <> 'request-changed' then
    perform private.notify_of_unreachable_customer(lead, notification.address_hash)
    from public.leads as lead where lead.id = notification.lead_id;
  elsif notification.audience = 'hauler' then
    perform private.skip_unreachable_hauler(private.hauler_told(notification));
  end if;
end;
$$;

create function private.notify_of_unreachable_customer(lead public.leads, address_hash bytea) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'customer-unreachable', 'operator', lead.id,
    format('customer-unreachable:%s:%s', lead.id, left(encode(address_hash, 'hex'), 16))
  where not private.is_closed(lead.status) and lead.flagged_because is null
  on conflict (once_key) do nothing;
$$;

-- Notifies the operator of the open requests of an address that has opted out, if nothing else reaches the customer.
-- Skips a request that is being deleted: waiting for it could hold up the deletion.
create function private.notify_of_silenced_customers(address_hash bytea) returns void
language plpgsql set search_path = '' as $$
declare
  lead public.leads;
begin
  for lead in
    select * from public.leads
    where not private.is_closed(status)
      and flagged_because is null
      and private.address_hash(email) = notify_of_silenced_customers.address_hash
    for key share skip locked
  loop
    if private.working_channels(lead) = 'none' then
      perform private.notify_of_unreachable_customer(lead, notify_of_silenced_customers.address_hash);
    end if;
  end loop;
end;
$$;

-- Records what a provider reports about an email or text (`channel`). `event`: delayed, delivered, undelivered,
-- complained (emails) or stopped (texts: the provider knows that the number replied STOP). `is_address`: the address or
-- number itself is at fault, not this attempt. `email`: where the provider sent it, which matters if it was corrected
-- between two attempts: then the report is about an earlier email.
--
-- Returns `recorded`; `old` if the same or a later event was already reported, so repeats and their order do not
-- matter; or `unknown` if there is no such notification.
create function public.record_delivery(
  id uuid, channel public.channel, event public.delivery_event, error text default null,
  is_address boolean default false, email text default null
) returns public.report_outcome
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
  outcome constant public.delivery := case event
    when 'stopped' then 'undelivered'
    else event::text
  end::public.delivery;
  sent_to constant bytea := private.address_hash(record_delivery.email);
begin
  notification := private.lock_for_report(id);
  if notification.id is null then
    return 'unknown';
  end if;
  if notification.audience <> 'operator' and sent_to <> notification.address_hash then
    if event = 'complained' then
      perform private.block_mail(sent_to, notification.audience, complained => true);
    end if;
    return 'old';
  end if;
  -- The report is about an earlier attempt: the notification has switched channels, was never tried, or has no number.
  if notification.channel is distinct from record_delivery.channel
    or coalesce(notification.delivery >= outcome, false)
    or notification.state = 'waiting' and notification.attempts = 0
    or event = 'stopped' and notification.address_hash is null
  then
    return 'old';
  end if;
  -- The provider has it, whatever the worker recorded.
  update public.notifications as outgoing set
    delivery = outcome, delivery_error = left(error, 300), delivery_at = now(), claimed_at = null,
    finished_at = coalesce(outgoing.finished_at, now()),
    -- Twilio's error codes: https://www.twilio.com/docs/api/errors. Kept if an email follows the text.
    filtered_at = case
      when record_delivery.channel = 'text' and error ~ '\m(30007|30032|30034)\M' then now()
      else outgoing.filtered_at
    end,
    state = case when outgoing.state in ('waiting', 'dead') then 'sent' else outgoing.state end
  where outgoing.id = notification.id;

  if event = 'complained' and notification.audience <> 'operator' and notification.address_hash is not null then
    perform private.block_mail(notification.address_hash, notification.audience, complained => true);
  elsif event = 'stopped' then
    insert into public.text_blocks (number_hash) values (notification.address_hash) on conflict do nothing;
  elsif event = 'undelivered' and is_address then
    perform private.note_failed_address(notification);
  end if;

  -- A customer who complained is not texted instead.
  if (event in ('undelivered', 'stopped') or event = 'complained' and notification.audience <> 'customer')
    and not private.try_other_channel(notification, error)
  then
    perform private.notify_of_unreachable(notification);
  end if;
  return 'recorded';
end;
$$;
comment on function public.record_delivery is 'Records what a provider reports about an email or text.';

-- Marks the address or number of a notification as failed if its request or hauler still has it.
create function private.note_failed_address(notification public.notifications) returns void
language plpgsql set search_path = '' as $$
begin
  if notification.audience = 'customer' and notification.channel = 'mail' then
    update public.leads as lead set email_failed_at = now()
    where lead.id = notification.lead_id and private.address_hash(email) = notification.address_hash;
  elsif notification.audience = 'customer' then
    update public.leads as lead set text_failed_at = now()
    where lead.id = notification.lead_id and private.number_hash(phone) = notification.address_hash;
  elsif notification.audience = 'hauler' and notification.channel = 'mail' then
    update public.haulers as hauler set email_failed_at = now()
    where hauler.id = private.hauler_told(notification)
      and private.address_hash(hauler.email) = notification.address_hash;
  elsif notification.audience = 'hauler' then
    update public.haulers as hauler set text_failed_at = now()
    where hauler.id = private.hauler_told(notification)
      and private.number_hash(hauler.phone) = notification.address_hash;
  end if;
end;
$$;

-- Records a reply to a text. `wish` is what a keyword asks for. Replies without a keyword go to the operator, up to
-- five a day per number; a STOP only if nothing else reaches the customer. A reply reported twice is stored once.
create function public.record_reply(
  message_sid text, phone text, body text, wish public.text_wish default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  number constant text := private.canonical_phone(record_reply.phone);
  hash constant bytea := private.number_hash(number);
  reply_id uuid;
begin
  -- Senders that are not a phone number, such as a company name, are ignored.
  if number !~ '^[1-9][0-9]{9,15}$' then
    return;
  end if;
  insert into public.text_replies (message_sid, phone, body, wish)
  values (
    record_reply.message_sid, number, case when record_reply.wish is null then left(record_reply.body, 1600) end,
    record_reply.wish
  )
  on conflict on constraint text_replies_message_sid_key do nothing
  returning id into reply_id;
  if reply_id is null then
    return;
  end if;
  if wish = 'start' then
    delete from public.text_blocks where number_hash = hash;
  elsif wish = 'stop' then
    insert into public.text_blocks (number_hash) values (hash) on conflict do nothing;
    perform private.notify_of_unreachable_customer(lead, hash)
    from public.leads as lead
    where private.canonical_phone(lead.phone) = number
      and lead.agreed_to_messages
      and private.working_channels(lead) = 'none';
  elsif wish is null and 5 >= (
    select count(*) from public.text_replies as reply
    where private.canonical_phone(reply.phone) = number
      and reply.wish is null
      and reply.created_at > now() - interval '24 hours'
  ) then
    insert into public.notifications (kind, audience, reply_id, once_key)
    values ('text-reply', 'operator', reply_id, 'text-reply:' || reply_id);
  end if;
end;
$$;
comment on function public.record_reply is 'Records a reply to a text.';

-- Do we answer this number, which asks for help in Spanish? Call this after the reply is recorded: of two concurrent
-- replies, the later one sees both, so they can't both take the last place. Each answer costs money, and a machine
-- might reply to it, so the limits are five a day per number and twenty an hour in total, where one number counts at
-- most five times.
create function public.may_answer_help(phone text) returns boolean
language sql stable security definer set search_path = '' as $$
  select texts_on
    and texts_per_hour > 0
    and private.is_us_number(may_answer_help.phone)
    and not exists (
      select from public.text_blocks where number_hash = private.number_hash(may_answer_help.phone)
    )
    and 5 >= (
      select count(*) from public.text_replies as reply
      where private.canonical_phone(reply.phone) = private.canonical_phone(may_answer_help.phone)
        and reply.wish = 'help'
        and reply.created_at > now() - interval '24 hours'
    )
    and 20 >= (
      select sum(least(of_number.times, 5))
      from (
        select count(*) as times from public.text_replies as reply
        where reply.wish = 'help' and reply.created_at > now() - interval '1 hour' and private.is_us_number(reply.phone)
        group by private.canonical_phone(reply.phone)
      ) as of_number
    )
  from public.dispatch_settings;
$$;
comment on function public.may_answer_help is 'Do we answer this number, which asks for help in Spanish?';

-- The channels by which nothing goes out: attempts have failed since, and none has succeeded after them.
create function public.stuck_channels() returns table (channel public.channel, since timestamptz, error text)
language sql stable security definer set search_path = '' as $$
  select
    failing.channel, greatest(min(failing.created_at), works.until),
    (array_agg(failing.last_error order by failing.tried_at desc))[1]
  from public.notifications as failing
  cross join lateral (
    select max(finished_at) as until from public.notifications as sent
    where sent.channel = failing.channel and sent.state = 'sent' and sent.delivery is distinct from 'unknown'
  ) as works
  where failing.state = 'waiting'
    and failing.last_error is not null
    and failing.channel is not null
    and failing.due_at < 'infinity'
    and failing.tried_at > coalesce(works.until, '-infinity')
  group by failing.channel, works.until;
$$;
comment on function public.stuck_channels is 'The channels by which nothing goes out, since when, and the last error.';

-- Notifies the operator of a channel by which nothing has gone out for 10 minutes, once a day. By email, or by text if
-- it is emails.
create function private.notify_of_stuck_channels() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, once_key)
  select
    'provider-down', 'operator',
    format('provider-down:%s:%s', channel, (now() at time zone 'America/Los_Angeles')::date)
  from public.stuck_channels()
  where since <= now() - interval '10 minutes'
  on conflict (once_key) do nothing;
$$;

-- The state of sending. `failing`: given up or waiting after a failed attempt, and unknown results of the last week.
-- `filtered`: texts of the last day that carriers refused as unregistered or unwanted.
create function public.sending_health()
returns table (
  failing bigint, unknown bigint, ticked_at timestamptz, last_mail_report_at timestamptz,
  last_text_report_at timestamptz, filtered bigint, operator_mail_bounced boolean, is_stuck boolean
)
language sql stable security definer set search_path = '' as $$
  select
    (
      select count(*) from public.notifications
      where (state = 'dead' or (state = 'waiting' and last_error is not null) or delivery = 'unknown')
        and (delivery is distinct from 'unknown' or created_at > now() - interval '7 days')
    ),
    (select count(*) from public.notifications where delivery = 'unknown' and created_at > now() - interval '7 days'),
    (select scheduler_heartbeat.ticked_at from private.scheduler_heartbeat),
    (select max(delivery_at) from public.notifications where channel = 'mail' and delivery_at is not null),
    (select max(delivery_at) from public.notifications where channel = 'text' and delivery_at is not null),
    (select count(*) from public.notifications where filtered_at > now() - interval '24 hours'),
    exists (
      select from public.notifications
      where channel = 'mail'
        and audience = 'operator'
        and delivery in ('undelivered', 'complained')
        and delivery_at > now() - interval '24 hours'
    ),
    exists (select from public.stuck_channels());
$$;
comment on function public.sending_health is 'The state of sending emails and texts.';

-- Which haulers are offered a request, and when the next ones are. Lock the request before changing its offers:
-- everything about one request happens one step at a time.

-- How many of a request's services a hauler takes. Home Cleaning includes its variants; an empty list means everything.
create function private.services_taken(by_hauler text[], services text[]) returns bigint
language sql immutable set search_path = '' as $$
  select count(distinct service)
  from unnest(services) as service
  where by_hauler = '{}' or service = any (by_hauler) or split_part(service, ' - ', 1) = any (by_hauler);
$$;

-- How much a load is at most, on a truck of 15 cubic yards.
create function private.cubic_yards(size public.load_size) returns int
language sql immutable set search_path = '' as $$
  select case size
    when 'few-items' then 2 when 'quarter' then 4 when 'half' then 8 when 'three-quarters' then 11 when 'full' then 15
  end;
$$;

-- Is a truck known to be too small for a load in one trip? One that holds it is no better than one that is not known:
-- haulers themselves say what theirs holds.
create function private.is_truck_too_small(truck_cubic_yards int, size public.load_size) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(truck_cubic_yards < private.cubic_yards(size), false);
$$;

-- Does a hauler serve this location and take at least one of the services?
create function private.matches(hauler public.haulers, lead public.leads) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    hauler.everywhere
    or hauler.zip_prefixes && array[left(lead.zip_code, 3), left(lead.zip_code, 4), left(lead.zip_code, 5)]
  ) and private.services_taken(hauler.services, lead.services) > 0;
end;
$$;

-- Has a request been without a hauler for too long? No one has it, and either everyone was asked in vain, or the
-- promised time has passed and no one has called since it was opened.
create function private.is_still_looking(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select lead.status = 'Submitted'
    and lead.flagged_because is null
    and not exists (select from public.job_offers where lead_id = lead.id and state = 'accepted')
    and (
      (not private.is_called(lead) or coalesce(lead.contacted_at < lead.came_back_at, false))
        and public.promised_by(lead.created_at) <= now()
      or exists (select from public.notifications where lead_id = lead.id and kind = 'nobody-left')
        and not exists (select from public.job_offers where lead_id = lead.id and state = 'open')
    );
$$;

-- Was the "still looking" email skipped for a reason that no longer applies, so that it can be sent after all?
create function private.can_retry_still_looking(mail public.notifications) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    mail.skipped_because in ('not-looking', 'canceled-by-customer')
      or mail.skipped_because = 'told-today' and mail.finished_at < now() - interval '24 hours',
    false
  );
$$;

-- Notifies the customer that no hauler was found yet: once, and again if a hauler had the request and lost it, see
-- `dispatch_after_offer`. It is due after the emails that the request arrived or lost its hauler. If it was skipped, it
-- is sent as fresh news once the reason no longer applies.
create function private.notify_still_looking(lead_id uuid) returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  select
    'still-looking', 'customer', lead.id, 'still-looking:' || lead.id,
    greatest(now(), greatest(lead.created_at, lead.came_back_at) + status_mail_hold)
  from public.leads as lead, public.dispatch_settings
  where lead.id = lead_id and private.is_still_looking(lead)
  on conflict (once_key) do update
  set
    state = 'waiting', created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0,
    claimed_at = null, last_error = null, skipped_because = null, finished_at = null, channel = null,
    failed_channel = null
  where private.can_retry_still_looking(notifications);
$$;

-- Requests that the remaining haulers would get if they did not have too many unanswered offers, or were not being
-- changed at that moment.
create table private.requests_waiting (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  since timestamptz not null default now()
);

comment on table private.requests_waiting is 'Requests that wait until a hauler can get another offer.';
comment on column private.requests_waiting.lead_id is 'The request. Deleted with it.';
comment on column private.requests_waiting.since is 'When it began to wait. The oldest is offered first.';

create index requests_waiting_since_idx on private.requests_waiting (since);

alter table private.requests_waiting enable row level security;

-- Can this hauler be offered requests from the moment `starts`? In PL/pgSQL, like `matches`: for 1,000 haulers, SQL
-- functions take up to three times as long.
create function private.is_available(hauler public.haulers, starts timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return hauler.active and hauler.unreachable_since is null and starts < private.end_of_papers(hauler);
end;
$$;

-- The haulers who were already offered this request and are not asked again. A hauler is asked again only if both hold:
-- - the offer expired, or another hauler was faster. Haulers who declined the job or had it are not asked again;
-- - the job has come back since the offer was made, or the offer ended before its start, when no one could accept it.
-- Example: two haulers are offered a request, and one accepts. If they give it back, the other is offered it again.
create function private.asked_before(lead public.leads) returns setof uuid
language sql stable set search_path = '' as $$
  select hauler_id from public.job_offers
  where lead_id = lead.id
    and (state in ('taken', 'expired') and (offered_at < lead.came_back_at or offered_at > now())) is not true;
$$;

-- Could a hauler who was not asked yet be offered this request now, or once they have room?
create function private.is_anyone_left(lead public.leads, starts timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.haulers as hauler
    where private.matches(hauler, lead)
      and private.is_available(hauler, starts)
      and hauler.id not in (select private.asked_before(lead))
  );
$$;

-- Haulers who get no more offers until one is answered or ends.
create view private.haulers_without_room with (security_invoker = true) as
  select hauler_id from public.job_offers where state = 'open' group by hauler_id
  having count(*) >= (select open_offers_per_hauler from public.dispatch_settings);

-- When a new offer starts. At night, only new requests are offered.
create function private.start_of_offer(is_new boolean) returns timestamptz
language sql stable set search_path = '' as $$
  select case when is_new then now() else private.add_business_hours(now(), '0') end;
$$;

-- Offers a request to the next haulers, unless someone has it or can still accept it. Haulers who speak its language
-- come first and can accept `language_head_start` before the others of the wave. If no one can get another offer now,
-- the request waits, see `dispatch_waiting`; with `in_turn` also behind any that wait already. If no one is left, the
-- operator and the customer are notified, once each time it happens, but not for a new request while dispatch is off or
-- there are no active haulers.
create function private.dispatch_lead(
  lead_id uuid, is_new boolean default false, in_turn boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  settings public.dispatch_settings;
  starts constant timestamptz := private.start_of_offer(is_new);
begin
  select * into lead from public.leads
  where id = dispatch_lead.lead_id
    and status = 'Submitted'
    and flagged_because is null;
  if not found or exists (
    select from public.job_offers as offer where offer.lead_id = lead.id and state in ('open', 'accepted')
  ) then
    delete from private.requests_waiting as waiting where waiting.lead_id = dispatch_lead.lead_id;
    return;
  end if;
  select * into strict settings from public.dispatch_settings;
  if is_new and not (settings.dispatch_on and exists (select from public.haulers where active)) then
    return;
  end if;

  if settings.dispatch_on then
    if not (in_turn and exists (select from private.requests_waiting)) then
      -- One at a time, so that an offer of one request counts as the hauler's last when the next is dispatched.
      perform pg_advisory_xact_lock(hashtext('dispatch_lead'));
      with wave as (
        select hauler.id, private.end_of_papers(hauler) as papers_end, lead.language = any (hauler.languages) as speaks
        from public.haulers as hauler
        where hauler.id not in (select hauler_id from private.haulers_without_room)
          and private.matches(hauler, lead)
          and private.is_available(hauler, starts)
          and hauler.id not in (select private.asked_before(lead))
        order by
          lead.language = any (hauler.languages) desc, private.services_taken(hauler.services, lead.services) desc,
          private.is_truck_too_small(hauler.truck_cubic_yards, lead.load_size),
          hauler.last_offered_at nulls first, hauler.id
        limit settings.offers_per_wave
        -- Skips a hauler who is being paused, changed or deleted right now: waiting could end in an error and fail the
        -- visitor's request.
        for no key update skip locked
      ), asked as (
        -- The others wait only if someone in the wave speaks the language, and not past the end of their papers.
        select id, papers_end, case
          when speaks or not bool_or(speaks) over ()
            or starts + settings.language_head_start >= papers_end
            then starts
          else starts + settings.language_head_start
        end as begins
        from wave
      )
      insert into public.job_offers (lead_id, hauler_id, offered_at, expires_at)
      select lead.id, id, begins, least(private.end_of_offer(begins), papers_end)
      from asked
      on conflict on constraint job_offers_lead_id_hauler_id_key
      do update set state = 'open', offered_at = excluded.offered_at, expires_at = excluded.expires_at;
      if found then
        delete from private.requests_waiting as waiting where waiting.lead_id = lead.id;
        return;
      end if;
    end if;
    -- The haulers left have no room, or their rows are locked at this moment, or others come first.
    if private.is_anyone_left(lead, starts) then
      insert into private.requests_waiting (lead_id) values (lead.id) on conflict do nothing;
      return;
    end if;
  end if;
  delete from private.requests_waiting as waiting where waiting.lead_id = lead.id;

  insert into public.notifications (kind, audience, lead_id, once_key)
  select
    'nobody-left', 'operator', lead.id,
    format('nobody-left:%s:%s', lead.id, extract(epoch from greatest(max(offer.offered_at), lead.came_back_at)))
  from public.job_offers as offer where offer.lead_id = lead.id
  on conflict (once_key) do nothing;
  -- While dispatch is off, the operator asks haulers one by one; the promised time shows when that takes too long.
  if settings.dispatch_on then
    perform private.notify_still_looking(lead.id);
  end if;
end;
$$;

-- Ends the head start once no one with it can accept the request anymore, so the other haulers need not wait. `ended`:
-- the offer that just ended. Offers that start later for another reason, such as in the morning, do not change.
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
      expires_at = least(private.end_of_offer(begins), private.end_of_papers(hauler))
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

-- Dispatches up to 25 waiting requests for which a hauler has room, oldest first. Of the 25 oldest, also those for
-- which no one is left. Locked requests are left for the next call: waiting for them could deadlock. It reads all that
-- wait, so only the scheduler calls it, once per tick: a trigger would do so for each offer, while visitors wait.
create function private.dispatch_waiting() returns void
language plpgsql security definer set search_path = '' as $$
declare
  starts constant timestamptz := private.start_of_offer(false);
  next record;
begin
  for next in
    with free as materialized (
      select hauler
      from public.haulers as hauler
      where hauler.id not in (select hauler_id from private.haulers_without_room)
        and private.is_available(hauler, starts)
    ), oldest as materialized (
      select lead_id from private.requests_waiting order by since limit 25
    )
    select lead.id
    from private.requests_waiting as waiting
    join public.leads as lead on lead.id = waiting.lead_id
    where not (select dispatch_on from public.dispatch_settings)
      or exists (
        select from free
        where private.matches(free.hauler, lead) and (free.hauler).id not in (select private.asked_before(lead))
      )
      or lead.id in (select lead_id from oldest) and not private.is_anyone_left(lead, starts)
    order by waiting.since
    limit 25
    for no key update of lead skip locked
  loop
    perform private.dispatch_lead(next.id);
  end loop;
end;
$$;

create function private.dispatch_new_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.dispatch_lead(new.id, is_new => true);
  return null;
end;
$$;

-- A repeated offer starts afresh. If the hauler's papers end first, the offer ends with them.
create function private.reopen_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.offered_at = old.offered_at and old.offered_at <= now() then
    new.offered_at := now();
  end if;
  if new.expires_at = old.expires_at then
    new.expires_at := least(private.end_of_offer(new.offered_at), (
      select private.end_of_papers(hauler)
      from public.haulers as hauler
      where hauler.id = new.hauler_id and private.end_of_papers(hauler) > new.offered_at
    ));
  end if;
  new.accepted_at := null;
  new.contacted_at := null;
  new.reported_at := null;
  new.decline_reason := null;
  new.returned_at := null;
  new.answered_at := null;
  new.reported_again := false;
  return new;
end;
$$;

create function private.count_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.haulers set last_offered_at = greatest(last_offered_at, new.offered_at) where id = new.hauler_id;
  return null;
end;
$$;

-- Also runs when the operator sets the state by hand. A hauler who gets a job again starts afresh.
create function private.note_acceptance() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.accepted_at := coalesce(new.accepted_at, now());
  if tg_op = 'UPDATE' and old.state <> 'accepted' then
    new.returned_at := null;
    new.reported_at := null;
    new.answered_at := null;
    new.reported_again := false;
  end if;
  return new;
end;
$$;

-- Once a hauler has the job, no one else can accept it, whether the hauler accepted or the operator assigned it.
create function private.end_other_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_offers set state = 'taken' where lead_id = new.lead_id and state = 'open';
  return null;
end;
$$;

-- When the last open offer of a request ends without being accepted, the next haulers are asked, at once or after the
-- requests that already wait for one. When a job comes back from its hauler, for whatever reason, the request is reset
-- to how it was before.
create function private.dispatch_after_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads
  where id = old.lead_id and not private.is_closed(status);
  if found and old.state = 'accepted' then
    -- Allows another "still looking" notification.
    update public.notifications set once_key = format('%s:%s', once_key, pg_current_xact_id())
    where once_key = 'still-looking:' || lead.id and state <> 'waiting';
    update public.leads set
      came_back_at = now(), status = 'Submitted', timeframe = null, pickup_from = null, pickup_until = null
    where id = lead.id;
    -- Otherwise, the change of status is announced anyway.
    if lead.status = 'Submitted' then
      perform private.notify_of_lost_hauler(lead);
    end if;
  end if;
  perform private.begin_other_offers(old);
  perform private.dispatch_lead(old.lead_id, in_turn => true);
  return null;
end;
$$;

-- A request that is flagged, closed or handled by the operator cannot be accepted. A reopened one is offered again.
create function private.dispatch_on_status_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'Submitted' and new.flagged_because is null then
    update public.leads set came_back_at = now() where id = new.id;
    perform private.dispatch_lead(new.id, is_new => not exists (select from public.job_offers where lead_id = new.id));
  else
    delete from private.requests_waiting where lead_id = new.id;
    update public.job_offers set state = 'expired' where lead_id = new.id and state = 'open';
  end if;
  -- The status change answers the customer's "I was not contacted".
  update public.job_offers set reported_at = null, reported_again = false
  where lead_id = new.id
    and state = 'accepted'
    and reported_at is not null;
  return null;
end;
$$;

-- Pausing a hauler ends their open offers. If the end of their papers moves up, their offers end with it.
create function private.withdraw_offers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.job_offers
    where hauler_id = new.id and state = 'open' and (not new.active or expires_at > private.end_of_papers(new))
  ) then
    return null;
  end if;
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = new.id and state = 'open')
  order by id for no key update;
  update public.job_offers set expires_at = least(expires_at, private.end_of_papers(new))
  where hauler_id = new.id and state = 'open';
  update public.job_offers set state = 'expired'
  where hauler_id = new.id and state = 'open' and (old.active and not new.active or expires_at <= now());
  return null;
end;
$$;

-- Deleting a hauler deletes their offers, which changes requests. This locks those requests first.
create function private.lock_leads_of_hauler() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.leads
  where id in (select lead_id from public.job_offers where hauler_id = old.id and state in ('open', 'accepted'))
  order by id for no key update;
  return old;
end;
$$;

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

-- What haulers and customers do through their links. Each action returns `unknown` (no such link), `refused` (not
-- possible now) or `done` (also if it was already done). Some have additional refusals.

-- What the customer said about a closed job, for the hauler who did it: what is left, and what we are allowed to
-- publish.
create function private.review_of_job(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select jsonb_strip_nulls(jsonb_build_object(
        'is_all_gone', review.gone = 'yes',
        'left_behind', review.left_behind,
        'review', case
          when review.moderation = 'published' then jsonb_build_object('stars', review.stars, 'words', review.words)
        end
      ))
      from public.reviews as review
      join public.job_offers as offer on offer.lead_id = review.lead_id and offer.hauler_id = review.hauler_id
      where review.lead_id = review_of_job.lead_id and offer.state = 'accepted'
    ),
    '{}'
  );
$$;

-- The booked pickups of the hauler's other open jobs that have not ended.
create function private.booked_elsewhere(offer public.job_offers)
returns table (pickup_from timestamptz, pickup_until timestamptz)
language sql stable set search_path = '' as $$
  select lead.pickup_from, lead.pickup_until
  from public.job_offers as other
  join public.leads as lead on lead.id = other.lead_id
  where other.hauler_id = offer.hauler_id
    and other.state = 'accepted'
    and other.lead_id <> offer.lead_id
    and lead.pickup_until > now()
    and not private.is_closed(lead.status)
  order by lead.pickup_from;
$$;

-- What half of our customers paid for a load like this: for its one service, or for all services if there are several
-- or the one has no range. Null if the load has none, too. In plpgsql, because the figures are in 380_prices.sql.
create function private.paid_for(lead public.leads) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('lower', figure.lower, 'upper', figure.upper)
    from private.price_figure as figure
    where figure.load_size = lead.load_size
      and figure.lower is not null
      and (figure.service is null or figure.service = all (
        select split_part(entry, ' - ', 1) from unnest(lead.services) as entry
      ))
    order by figure.service nulls last
    limit 1
  );
end;
$$;

-- The job as its link currently shows it. The hauler who has it sees whom to call and where to go, until 30 days after
-- it was closed; only they see its progress and how it was closed. Other haulers get the fields named here, and the
-- description and the photos only while they can accept it. What such loads cost is there while it can be accepted, and
-- for the hauler who has it until a pickup is booked. Which fields the function passes on is in
-- supabase/functions/_shared/contracts/job.ts.
create function public.find_job(token text)
returns table (state public.job_state, lead jsonb, hauler jsonb, paid jsonb)
language sql stable security definer set search_path = '' as $$
  select
    job.state,
    jsonb_build_object('has_job', job.has_job, 'expires_at', offer.expires_at) || case
      when job.has_job then request
        || jsonb_build_object(
          'contacted_at', offer.contacted_at, 'reported_at', offer.reported_at, 'reported_again', offer.reported_again
        )
        || case
          when job.state = 'closed' then private.review_of_job(lead.id)
          else private.proposal_bounds() || jsonb_strip_nulls(jsonb_build_object(
            'is_told', private.working_channels(lead) <> 'none',
            'booked_elsewhere', (
              select jsonb_agg(jsonb_build_object('from', other.pickup_from, 'until', other.pickup_until))
              from private.booked_elsewhere(offer) as other
            )
          ))
        end
      else (
        select jsonb_object_agg(field, value)
        from jsonb_each(request) as shown (field, value)
        where field in ('services', 'city', 'zip_code', 'language', 'promised_by')
          or job.state = 'open' and field in ('load_size', 'wanted', 'description', 'photos', 'agreed_to_messages')
      )
    end,
    to_jsonb(hauler) || case
      when job.state <> 'closed' and (select texts_on from public.dispatch_settings)
        and private.is_us_number(hauler.phone)
        then jsonb_build_object('texts_to', hauler.phone)
      else '{}'
    end,
    case
      when job.state = 'open' or job.has_job and job.state <> 'closed' and lead.pickup_from is null
        then private.paid_for(lead)
    end
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  join public.haulers as hauler on hauler.id = offer.hauler_id
  cross join lateral (
    select
      private.job_state(offer, lead) as state,
      offer.state = 'accepted' and private.links_work(lead) as has_job
  ) as job
  cross join lateral private.request_in_json(lead) as request
  where offer.token = find_job.token;
$$;
comment on function public.find_job is 'The data of a job page. Only the hauler with the job gets personal data.';

-- The offer of a link, with its request locked. Null if there is no such link.
create function private.lock_job(job_token text) returns public.job_offers
language plpgsql set search_path = '' as $$
declare
  offer public.job_offers;
begin
  perform from public.leads
  where id = (select lead_id from public.job_offers where token = job_token)
  for no key update;
  select * into offer from public.job_offers where token = job_token;
  return offer;
end;
$$;

create function private.lead_of(offer public.job_offers) returns public.leads
language sql stable set search_path = '' as $$
  select * from public.leads where id = offer.lead_id;
$$;

-- Serializes what one hauler does with several jobs, so limits count correctly.
create function private.lock_hauler(hauler_id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(4, hashtext(hauler_id::text));
$$;

-- How many jobs a hauler has without having called the customer.
create function private.uncalled_jobs(hauler_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  where offer.hauler_id = uncalled_jobs.hauler_id
    and offer.state = 'accepted'
    and offer.contacted_at is null
    and not private.is_closed(lead.status);
$$;

-- The first hauler to accept gets the job; the others see that it is taken. A hauler who has not called the customers
-- of too many other jobs must do so first (`call-first`), because accepting reveals name, number and street. Until an
-- offer starts, the job is reserved for haulers who speak the customer's language (`not-yet`). Offers postponed from
-- the night to the morning are announced in the morning but can be accepted before.
create function public.accept_job(token text) returns public.action_outcome
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
comment on function public.accept_job is 'A hauler accepts a job.';

create function public.decline_job(token text, reason text default null) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state = 'declined' then
    return 'done';
  end if;
  if private.job_state(offer, private.lead_of(offer)) <> 'open' then
    return 'refused';
  end if;
  update public.job_offers set state = 'declined', decline_reason = reason where id = offer.id;
  return 'done';
end;
$$;
comment on function public.decline_job is 'A hauler declines an offered job.';

-- From the third job that a hauler gives back within a day on, the operator is notified: the hauler has seen each
-- customer's name, number and street.
create function public.give_back_job(token text, reason text default null) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state = 'returned' then
    return 'done';
  end if;
  if private.job_state(offer, private.lead_of(offer)) <> 'accepted' then
    return 'refused';
  end if;
  perform private.lock_hauler(offer.hauler_id);
  update public.job_offers set state = 'returned', decline_reason = reason, returned_at = now() where id = offer.id;
  if 3 <= (
    select count(*) from public.job_offers
    where hauler_id = offer.hauler_id and returned_at > now() - interval '24 hours'
  ) then
    perform private.notify_operator_of_hauler(offer, 'given-back');
  end if;
  return 'done';
end;
$$;
comment on function public.give_back_job is 'A hauler gives back a job that they cannot do. It is offered to others.';

-- The first call is the one the customer was promised. A later one answers their "I was not contacted", unless they
-- have reported it again.
create function public.report_call(token text) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state <> 'accepted' then
    return 'refused';
  end if;
  if offer.contacted_at is not null and offer.reported_at is null then
    return 'done';
  end if;
  if private.job_state(offer, private.lead_of(offer)) = 'closed' then
    return 'refused';
  end if;
  update public.job_offers set
    contacted_at = now(),
    reported_at = case when reported_again then reported_at end,
    answered_at = case when reported_at is null then answered_at else now() end
  where id = offer.id;
  update public.leads set contacted_at = now() where id = offer.lead_id and contacted_at is null;
  return 'done';
end;
$$;
comment on function public.report_call is 'A hauler has called the customer.';

-- Any action of the hauler answers the customer's "I was not contacted", unless the customer has reported it again. If
-- the action is a contact, the first one counts. `offer` is the row from before the action: a change of status has
-- already cleared the report.
create function private.answer_customer(offer public.job_offers, is_contact boolean default true) returns void
language sql set search_path = '' as $$
  update public.leads set contacted_at = now() where id = offer.lead_id and contacted_at is null and is_contact;
  update public.job_offers set
    reported_at = case when offer.reported_again then offer.reported_at end,
    reported_again = offer.reported_again,
    answered_at = case when offer.reported_at is null then answered_at else now() end,
    contacted_at = case when is_contact then coalesce(contacted_at, now()) else contacted_at end
  where id = offer.id;
$$;

-- The switch applies to all jobs of the hauler, and anyone with the link of one can use it. The request is not locked:
-- edits of a hauler lock the hauler first and requests second.
create function public.set_texts(token text, wanted boolean) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer public.job_offers;
begin
  select * into offer from public.job_offers where job_offers.token = set_texts.token;
  if not found then
    return 'unknown';
  end if;
  if private.job_state(offer, private.lead_of(offer)) = 'closed' then
    return 'refused';
  end if;
  update public.haulers set texts_on = wanted where id = offer.hauler_id and texts_on <> wanted;
  return 'done';
end;
$$;
comment on function public.set_texts is 'A hauler turns texts on or off.';

-- Null: not noted. Only for a hauler who has the job. Logged in the history of its request, once a day: anyone with the
-- link can do it, and a truck that is too small is asked last. The request is not locked, as in `set_texts`.
create function public.set_truck(token text, cubic_yards int default null) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer public.job_offers;
  hauler public.haulers;
begin
  select * into offer from public.job_offers where job_offers.token = set_truck.token;
  if not found then
    return 'unknown';
  end if;
  if private.job_state(offer, private.lead_of(offer)) <> 'accepted' then
    return 'closed';
  end if;
  select * into hauler from public.haulers where id = offer.hauler_id for no key update;
  if hauler.truck_cubic_yards is not distinct from cubic_yards then
    return 'done';
  end if;
  update public.haulers set truck_cubic_yards = cubic_yards where id = hauler.id;
  update public.desk_actions as action
  set at = clock_timestamp(), after = jsonb_build_object('truck_cubic_yards', cubic_yards)
  where action.lead_id = offer.lead_id
    and action.hauler_id = hauler.id
    and action.action = 'truck'
    and action.at > now() - interval '24 hours';
  if not found then
    insert into public.desk_actions (id, mail_kind, by_list, lead_id, hauler_id, action, before, after)
    values (
      gen_random_uuid(), 'job-offered', false, offer.lead_id, hauler.id, 'truck',
      jsonb_build_object('truck_cubic_yards', hauler.truck_cubic_yards),
      jsonb_build_object('truck_cubic_yards', cubic_yards)
    );
  end if;
  return 'done';
end;
$$;
comment on function public.set_truck is 'A hauler notes what their truck holds.';

-- Null leaves a value unchanged; an empty timeframe removes it.
create function public.update_job(
  token text, status public.lead_status default null, timeframe text default null, cancel_reasons text[] default null
) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  next_status constant public.lead_status := coalesce(update_job.status, lead.status);
  next_timeframe constant text := nullif(coalesce(update_job.timeframe, lead.timeframe), '');
  reasons constant text[] := coalesce(update_job.cancel_reasons, '{}');
begin
  if offer.id is null then
    return 'unknown';
  end if;
  if offer.state <> 'accepted' then
    return 'refused';
  end if;
  if next_status = lead.status and next_timeframe is not distinct from lead.timeframe then
    return case when lead.canceled_by_customer then 'refused' else 'done' end;
  end if;
  if private.is_closed(lead.status)
    or not private.may_become(lead.status, next_status)
    or next_status = 'Completed' and private.is_declined_at_door(lead)
  then
    return 'refused';
  end if;
  update public.leads set
    status = next_status,
    timeframe = next_timeframe,
    timeframe_by_hauler = case
      when next_timeframe is distinct from lead.timeframe then coalesce(next_timeframe, '')
      else timeframe_by_hauler
    end,
    cancel_reasons = case when next_status = 'Canceled' then reasons else leads.cancel_reasons end,
    cancel_reasons_by_hauler = case when next_status = 'Canceled' then reasons else cancel_reasons_by_hauler end
  where id = lead.id;
  -- A hauler who makes a proposal has talked to the customer.
  perform private.answer_customer(offer, is_contact => next_status not in ('Submitted', 'Canceled'));
  if next_status = 'Canceled' then
    perform private.notify_operator_of_hauler(offer, 'hauler-canceled');
  end if;
  return 'done';
end;
$$;
comment on function public.update_job is 'A hauler updates the status or time of a job.';

-- The request with a tracking ID, locked. Null if there is none.
create function private.lock_lead(tracking_id text) returns public.leads
language sql set search_path = '' as $$
  select * from public.leads where leads.tracking_id = lock_lead.tracking_id for no key update;
$$;

-- Cancels the notifications that the customer has not been sent yet, except those being sent right now. The address is
-- notified of the cancellation, because someone else may have done it.
create function public.cancel_lead(tracking_id text, reasons text[]) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
begin
  if lead.id is null then
    return 'unknown';
  end if;
  if private.is_closed(lead.status) then
    return case when lead.canceled_by_customer then 'done' else 'refused' end;
  end if;
  update public.leads set status = 'Canceled', cancel_reasons = reasons, canceled_by_customer = true where id = lead.id;
  update public.notifications set state = 'skipped', skipped_because = 'canceled-by-customer', finished_at = now()
  where lead_id = lead.id
    and audience = 'customer'
    and kind <> 'request-changed'
    and state = 'waiting'
    and claimed_at is null;
  perform private.notify_of_changed_request(lead);
  perform private.notify_of_customer(lead.id, 'customer-canceled');
  return 'done';
end;
$$;
comment on function public.cancel_lead is 'A customer cancels their request.';

-- When it should be gone, after a correction. Null leaves it unchanged, '' removes it. A new day is today at the
-- earliest and 60 days ahead at the latest, as in `_shared/domain/wanted.ts`. Pages and functions know the hint.
create function private.corrected_wanted(lead public.leads, correction text) returns text
language plpgsql stable set search_path = '' as $$
declare
  today constant date := now() at time zone 'America/Los_Angeles';
  wanted constant text := nullif(coalesce(correction, lead.wanted), '');
begin
  if wanted is distinct from lead.wanted
    and wanted not in ('soon', 'flexible')
    and wanted not between to_char(today, 'YYYY-MM-DD') and to_char(today + 60, 'YYYY-MM-DD')
  then
    raise sqlstate 'PT400' using message = 'Choose a day within the next 60 days', hint = 'wanted-day-invalid';
  end if;
  return wanted;
end;
$$;

-- Stores a request as corrected, and logs the correction. If the number or address is a new one, the previous one is
-- notified.
create function private.store_correction(lead public.leads, corrected public.leads, by_team boolean) returns bigint
language plpgsql set search_path = '' as $$
declare
  correction_id bigint;
begin
  update public.leads set
    full_name = corrected.full_name,
    phone = corrected.phone,
    email = corrected.email,
    street_address = corrected.street_address,
    unit_number = corrected.unit_number,
    city = corrected.city,
    zip_code = corrected.zip_code,
    call_time = corrected.call_time,
    language = corrected.language,
    load_size = corrected.load_size,
    wanted = corrected.wanted,
    agreed_to_messages = corrected.agreed_to_messages,
    consent_version = corrected.consent_version
  where id = lead.id;
  insert into public.lead_corrections (lead_id, phone_before, phone_after, email_before, email_after, by_team)
  values (lead.id, lead.phone, corrected.phone, lead.email, corrected.email, store_correction.by_team)
  returning id into correction_id;
  if private.canonical_phone(corrected.phone) <> private.canonical_phone(lead.phone)
    or private.canonical_email(corrected.email) is distinct from private.canonical_email(lead.email)
  then
    perform private.notify_of_changed_request(lead, correction_id);
  end if;
  return correction_id;
end;
$$;

-- Null leaves a value unchanged; an empty text removes it, except the phone number. Consent to texts is for one number:
-- a new number ends it unless consent is given again. `too-many`: more than three corrections per request and day, or a
-- number or address that requests have recently named too often.
create function public.correct_lead(
  tracking_id text,
  phone text default null, email text default null, unit_number text default null, call_time text default null,
  agreed_to_messages boolean default null, consent_version text default null,
  language public.language default null, load_size text default null, wanted text default null
) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  limits public.submission_limits;
  lead constant public.leads := private.lock_lead(tracking_id);
  corrected public.leads := lead;
  new_phone text;
  new_email text;
begin
  if lead.id is null then
    return 'unknown';
  end if;
  if private.is_closed(lead.status) then
    return 'refused';
  end if;
  corrected.phone := coalesce(correct_lead.phone, lead.phone);
  corrected.email := nullif(coalesce(correct_lead.email, lead.email), '');
  corrected.unit_number := nullif(coalesce(correct_lead.unit_number, lead.unit_number), '');
  corrected.call_time := nullif(coalesce(correct_lead.call_time, lead.call_time), '');
  corrected.language := coalesce(correct_lead.language, lead.language);
  corrected.load_size := nullif(coalesce(correct_lead.load_size, lead.load_size::text), '')::public.load_size;
  corrected.wanted := private.corrected_wanted(lead, correct_lead.wanted);
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
    or new_phone is not null and limits.leads_per_phone_per_hour <= private.times_mentioned(new_phone)
    or new_email is not null and limits.leads_per_email_per_hour <= private.times_mentioned(new_email)
  then
    return 'too-many';
  end if;

  perform private.store_correction(lead, corrected, by_team => false);
  perform private.notify_of_customer(lead.id, 'customer-corrected');
  return 'done';
end;
$$;
comment on function public.correct_lead is
  'A customer corrects how to reach them, how much it is, or when it should be gone.';

-- A report repeated within an hour counts as done, see `skip_repeated_report`.
create function public.report_not_contacted(
  tracking_id text, reported_at timestamptz
) returns public.action_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
begin
  if lead.id is null then
    return 'unknown';
  end if;
  if private.is_closed(lead.status) then
    return 'refused';
  end if;
  insert into public.contact_reports (lead_id, reported_at) values (lead.id, report_not_contacted.reported_at);
  return 'done';
end;
$$;
comment on function public.report_not_contacted is 'A customer reports that no one has contacted them.';

-- What haulers and customers do with proposals and pickups. Each action locks the request and returns `unknown` (no
-- such link), `done` (also if it was already done), or why it is not possible now: `proposalConflicts` in
-- supabase/functions/_shared/contracts/refusals.ts. Of two concurrent actions, the first wins.

-- Why the hauler with this offer cannot act on its job. Null if they can.
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

-- Books a window of an open proposal, and notifies the customer after `hold`.
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
  perform private.notify_customer_of_pickup(lead, 'pickup-booked', proposal.id, hold);
end;
$$;

-- `id` is generated by the browser: sent twice with the same content, it is one proposal. `based_on` and
-- `based_on_state` are the proposal the page showed (an open one before an accepted one) and its state. The ID alone is
-- not enough: it stays the same when the customer accepts, and the replacement would then compete with a booked pickup.
-- `windows` have `day`, `from` and `until`, Los Angeles time. `agreed`: agreed on by phone, with one window.
create function public.propose(
  token text, id uuid, windows jsonb, price_from int default null, price_to int default null, note text default null,
  based_on uuid default null, based_on_state public.proposal_state default null, agreed boolean default false
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  reason public.pickup_outcome := private.reason_not_to_act(offer, lead);
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
  select * into strict settings from public.dispatch_settings;
  reason := case
    when (shown.id, shown.state) is distinct from (based_on, based_on_state) then 'changed'
    when settings.proposals_per_job <= (select count(*) from public.proposals where offer_id = offer.id)
      then 'too-many'
    -- A call before the request came back was made by another hauler.
    when not agreed and private.working_channels(lead) = 'none' and offer.contacted_at is null
      and (lead.contacted_at is null or coalesce(lead.contacted_at < lead.came_back_at, false))
      then 'call-first'
    when not private.are_pickup_windows(starts, ends) or agreed and cardinality(starts) > 1 then 'window-wrong'
    when agreed and ends[1] <= now() then 'window-passed'
    when not agreed and starts[1] < now() + settings.proposal_notice then 'too-soon'
    when (starts[cardinality(starts)] at time zone 'America/Los_Angeles')::date
      > (now() at time zone 'America/Los_Angeles')::date + settings.proposal_days_ahead
      then 'too-late'
  end::public.pickup_outcome;
  if reason is not null then
    return reason;
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
    -- A new proposal answers the customer's request for another time.
    update public.proposals set asked_for = null, asked_line = null, asked_at = null
    where lead_id = lead.id and state = 'accepted';
    update public.leads set status = 'Sent Proposal' where leads.id = lead.id and status = 'Submitted';
    perform private.drop_change_notification(lead.id, tells_time => false);
    perform private.notify_customer_of_pickup(lead, 'proposal-made', shown.id, settings.status_mail_hold);
  end if;
  perform private.answer_customer(offer);
  return 'done';
end;
$$;
comment on function public.propose is 'A hauler proposes a price and times, or books what was agreed on by phone.';

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
    lead, 'proposal-withdrawn', shown.id, (select status_mail_hold from public.dispatch_settings)
  );
  return 'done';
end;
$$;
comment on function public.withdraw_proposal is 'A hauler withdraws a proposal.';

-- At most three times per window and five times a day per request, because each one notifies the customer. The same
-- call within two minutes counts once.
create function public.set_on_my_way(token text, minutes int) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  outcome constant public.pickup_outcome := coalesce(private.reason_not_to_act(offer, lead), case
    when (lead.pickup_from at time zone 'America/Los_Angeles')::date
      is distinct from (now() at time zone 'America/Los_Angeles')::date
      then 'not-today'
    when lead.status <> 'In Progress' then 'changed'
    when lead.on_my_way_at > now() - interval '2 minutes'
      and lead.arrives_at - lead.on_my_way_at = make_interval(mins => minutes)
      then 'done'
    when (
      select count(*) filter (where pickup_before = private.pickup_window(lead)) >= 3
        or count(*) filter (where created_at > now() - interval '24 hours') >= 5
      from public.notifications
      where lead_id = lead.id and kind = 'on-my-way'
    ) then 'too-many'
  end::public.pickup_outcome);
begin
  if outcome is not null then
    return outcome;
  end if;
  update public.leads set on_my_way_at = now(), arrives_at = now() + make_interval(mins => minutes)
  where id = lead.id;
  perform private.answer_customer(offer);
  perform private.notify_customer_of_pickup(lead, 'on-my-way', null, '0');
  return 'done';
end;
$$;
comment on function public.set_on_my_way is 'A hauler is on their way to a pickup today.';

-- Both may be null: not said.
create function public.complete_job(
  token text, price_paid int default null, load_size public.load_size default null
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  reason constant public.pickup_outcome := private.reason_not_to_act(offer, lead);
begin
  if offer.state = 'accepted'
    and lead.status = 'Completed'
    and (lead.price_paid, lead.load_size_hauled)
      is not distinct from (complete_job.price_paid, complete_job.load_size)
  then
    return 'done';
  end if;
  if reason is not null then
    return reason;
  end if;
  if private.is_declined_at_door(lead) then
    return 'changed';
  end if;
  update public.leads set
    status = 'Completed', price_paid = complete_job.price_paid, load_size_hauled = complete_job.load_size
  where id = lead.id;
  perform private.answer_customer(offer);
  return 'done';
end;
$$;
comment on function public.complete_job is
  'A hauler completes a job, and enters what the customer paid and how full the truck was.';

-- Why the customer cannot answer a proposal for this request. Null if they can.
create function private.reason_not_to_answer(lead public.leads) returns public.pickup_outcome
language sql immutable set search_path = '' as $$
  select (
    case when lead.id is null then 'unknown' when private.is_closed(lead.status) then 'closed' end
  )::public.pickup_outcome;
$$;

-- The proposal if it belongs to this request, otherwise null.
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
  outcome constant public.pickup_outcome := case
    when shown.state = 'accepted' and shown.chosen = choice then 'done'
    when reason is not null then reason
    when shown.state is distinct from 'open' or choice not between 1 and cardinality(shown.window_from) then 'changed'
    when shown.window_from[choice] < now() + (select acceptance_notice from public.dispatch_settings)
      then 'window-passed'
  end;
begin
  if outcome is not null then
    return outcome;
  end if;
  perform private.book(lead, shown, choice, 'customer', '0');
  -- Accepting settles a request for another time or price. Other questions stay.
  update public.proposals set asked_for = null, asked_line = null, asked_at = null
  where id = shown.id and asked_for <> 'other';
  perform private.notify_of_customer(lead.id, 'proposal-accepted', '{hauler}', shown.id);
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
    -- At most five emails a day about this. The page shows all requests.
    if 5 > (
      select count(*) from public.notifications as outgoing
      where outgoing.lead_id = lead.id
        and outgoing.kind = 'customer-asked'
        and outgoing.attempts > 0
        and outgoing.created_at > now() - interval '24 hours'
    ) then
      perform private.notify_of_customer(lead.id, 'customer-asked', '{hauler}', shown.id);
    end if;
  end if;
  return 'done';
end;
$$;
comment on function public.ask_for_other is 'A customer asks for another time or price.';

-- Declining a first proposal sends the job to other haulers; a pickup that is already booked stays booked. At most
-- three proposals of a request can be declined, so someone who declines everything cannot send it to every hauler.
create function public.decline_proposal(
  tracking_id text, proposal uuid, declined_for public.decline_reason
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
  reason constant public.pickup_outcome := private.reason_not_to_answer(lead);
  shown constant public.proposals := private.proposal_of(lead, proposal);
  outcome constant public.pickup_outcome := case
    when shown.state = 'declined' then 'done'
    when reason is not null then reason
    when shown.state is distinct from 'open' then 'changed'
    when 3 <= (select count(*) from public.proposals where lead_id = lead.id and state = 'declined') then 'too-many'
  end;
begin
  if outcome is not null then
    return outcome;
  end if;
  perform private.notify_of_customer(lead.id, 'proposal-declined', '{hauler}', shown.id);
  update public.proposals set state = 'declined', declined_for = decline_proposal.declined_for where id = shown.id;
  if lead.status = 'Sent Proposal' and lead.pickup_from is null then
    update public.job_offers set state = 'returned', decline_reason = 'The customer declined the proposal'
    where id = shown.offer_id;
    perform private.drop_change_notification(lead.id, tells_time => true);
  end if;
  return 'done';
end;
$$;
comment on function public.decline_proposal is 'A customer declines a proposal.';

-- What happens at the door, and when no one comes. Each action locks the request first, as in 300_pickups.sql.

-- Tells the customer of a price: at most three times a day, and outside of that, after the hold, of what was noted as
-- agreed in person. A notification that still waits tells the newest price instead.
create function private.notify_of_door_price(lead public.leads, door public.door_prices) returns void
language plpgsql set search_path = '' as $$
declare
  is_note constant boolean := door.accepted_by is not null;
  event constant text := case when is_note then 'door-price:noted:' else 'door-price:asked:' end;
begin
  update public.notifications set door_price_id = door.id, created_at = now()
  where lead_id = lead.id and starts_with(once_key, event) and state = 'waiting' and attempts = 0;
  if found or not is_note and 3 <= (
    select count(*) from public.notifications
    where lead_id = lead.id
      and starts_with(once_key, event)
      and state in ('waiting', 'sent')
      and created_at > now() - interval '24 hours'
  ) then
    return;
  end if;
  insert into public.notifications (kind, audience, lead_id, door_price_id, once_key, due_at)
  select 'door-price', 'customer', lead.id, door.id, event || door.id,
    private.due_of_lead(lead.id) + case when is_note then status_mail_hold else '0' end
  from public.dispatch_settings;
end;
$$;

-- Would another note of the hauler go untold? Two messages tell of notes, and one that still waits tells the newest. A
-- note that the customer does not hear of would be a way to lie.
create function private.has_told_all_notes(offer_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 2 and not bool_or(outgoing.state = 'waiting' and outgoing.attempts = 0)
  from public.notifications as outgoing join public.door_prices as door on door.id = outgoing.door_price_id
  where door.offer_id = has_told_all_notes.offer_id
    and starts_with(outgoing.once_key, 'door-price:noted:')
    and outgoing.state in ('waiting', 'sent');
$$;

-- Without an accepted price, the last one that the customer accepted themselves holds again. A note had replaced it.
create function private.restore_accepted_price(lead public.leads) returns void
language sql set search_path = '' as $$
  update public.door_prices set state = 'accepted'
  where id = (
    select id from private.door_prices_of(lead)
    where state = 'replaced' and accepted_by = 'customer'
    order by answered_at desc limit 1
  )
  and not exists (select from public.door_prices where lead_id = lead.id and state = 'accepted');
$$;

-- `id` is generated by the browser: sent twice with the same content, it is one price. `agreed`: in person.
-- `minutes_ago`: how long it waited on the hauler's phone. Five questions and eight prices a job.
create function public.set_door_price(
  token text, id uuid, price int, reason text default null, agreed boolean default false, minutes_ago int default 0
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.job_offers := private.lock_job(token);
  lead constant public.leads := private.lead_of(offer);
  refusal constant public.pickup_outcome := private.reason_not_to_act(offer, lead);
  estimate constant int := (
    select price_to from public.proposals as proposal where proposal.lead_id = lead.id and proposal.state = 'accepted'
  );
  why constant text := nullif(btrim(reason), '');
  door public.door_prices;
  earlier record;
  moment timestamptz;
begin
  if refusal = 'unknown' then
    return refusal;
  end if;
  select * into door from public.door_prices as named where named.id = set_door_price.id;
  if found then
    return case
      when (door.offer_id, door.price, door.reason) is not distinct from (offer.id, set_door_price.price, why)
        and (door.accepted_by is not distinct from 'hauler') = agreed
        then 'done'
      else 'changed'
    end;
  end if;
  if refusal is not null then
    return refusal;
  end if;
  if lead.pickup_from >= private.start_of_day(1) then
    return 'not-today';
  end if;
  -- The page asks for a reason. Without one, it showed another estimate.
  if set_door_price.price > estimate and why is null then
    return 'changed';
  end if;
  select
    count(*) as prices, count(*) filter (where accepted_by is distinct from 'hauler') as questions,
    max(coalesce(answered_at, made_at)) as latest
  into earlier
  from public.door_prices as named where named.offer_id = offer.id;
  if earlier.prices >= 8
    or not agreed and earlier.questions >= 5
    or agreed and private.has_told_all_notes(offer.id)
  then
    return 'too-many';
  end if;

  -- After what it replaces, whatever the phone's clock says.
  moment := greatest(
    offer.accepted_at, now() - make_interval(mins => least(greatest(minutes_ago, 0), 1440)),
    earlier.latest + interval '1 microsecond'
  );
  -- A question takes back what the hauler has noted, not what the customer has accepted.
  update public.door_prices as named set state = 'replaced'
  where named.lead_id = lead.id
    and (named.state = 'open' or named.state = 'accepted' and (agreed or named.accepted_by = 'hauler'));
  insert into public.door_prices (
    id, lead_id, offer_id, state, price, estimate, reason, made_at, pickup, accepted_by, answered_at
  )
  values (
    set_door_price.id, lead.id, offer.id, (case when agreed then 'accepted' else 'open' end)::public.proposal_state,
    set_door_price.price, estimate, why, moment, private.pickup_window(lead),
    (case when agreed then 'hauler' end)::public.proposal_accepter, case when agreed then moment end
  )
  returning * into door;
  perform private.restore_accepted_price(lead);
  perform private.answer_customer(offer);
  perform private.notify_of_door_price(lead, door);
  return 'done';
end;
$$;
comment on function public.set_door_price is
  'A hauler names the final price at the door, or notes that the customer agreed to it in person.';

-- The first answer wins. What the hauler noted as agreed in person can still be denied, even once the job is completed.
create function public.answer_door_price(
  tracking_id text, door_price uuid, accepted boolean
) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
  refusal constant public.pickup_outcome := private.reason_not_to_answer(lead);
  shown public.door_prices;
  is_note boolean;
begin
  select * into shown from public.door_prices where id = door_price and lead_id = lead.id;
  is_note := coalesce(shown.state = 'accepted' and shown.accepted_by = 'hauler', false);
  if shown.state = 'declined' and not accepted
    or shown.state = 'accepted' and shown.accepted_by = 'customer' and accepted
  then
    return 'done';
  end if;
  if refusal is not null and not (is_note and not accepted and lead.status = 'Completed') then
    return refusal;
  end if;
  if not is_note and shown.state is distinct from 'open' then
    return 'changed';
  end if;
  if accepted then
    update public.door_prices set state = 'replaced' where lead_id = lead.id and state = 'accepted' and id <> shown.id;
    update public.door_prices set state = 'accepted', accepted_by = 'customer', answered_at = now() where id = shown.id;
  else
    update public.door_prices set state = 'declined', answered_at = now() where id = shown.id;
    perform private.restore_accepted_price(lead);
  end if;
  perform private.notify_of_customer(lead.id, 'door-answered', '{hauler}');
  return 'done';
end;
$$;
comment on function public.answer_door_price is 'A customer accepts or declines the final price.';

-- Once per window. Hauler and operator are notified at once.
create function public.report_no_show(tracking_id text) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
  holder constant public.job_offers := private.holder_of(lead);
  outcome constant public.pickup_outcome := coalesce(private.reason_not_to_answer(lead), case
    when private.no_show_of(lead) is not null then 'done'
    when private.no_show_from(lead) is null then 'changed'
    when private.no_show_from(lead) > now() then 'too-soon'
  end::public.pickup_outcome);
begin
  if outcome is not null then
    return outcome;
  end if;
  update public.job_offers set no_show_at = now(), no_shows = no_shows + 1 where id = holder.id;
  perform private.notify_operator_of_hauler(holder, 'no-show');
  perform private.notify_of_customer(lead.id, 'no-show', '{hauler}');
  return 'done';
end;
$$;
comment on function public.report_no_show is 'A customer reports that no one came to the booked pickup.';

-- After a report that stands, or a no at the door. Repeated, it is done: no one has the job then.
create function public.ask_for_other_hauler(tracking_id text) returns public.pickup_outcome
language plpgsql security definer set search_path = '' as $$
declare
  lead constant public.leads := private.lock_lead(tracking_id);
  holder constant public.job_offers := private.holder_of(lead);
  is_no_show constant boolean := private.no_show_of(lead) is not null;
  outcome constant public.pickup_outcome := coalesce(private.reason_not_to_answer(lead), case
    when holder.id is null then 'done'
    when not is_no_show and not private.is_declined_at_door(lead) then 'changed'
  end::public.pickup_outcome);
begin
  if outcome is not null then
    return outcome;
  end if;
  perform private.take_back_by_hand(
    holder, case when is_no_show then 'The hauler did not come' else 'The customer declined the final price' end
  );
  perform private.drop_change_notification(lead.id, tells_time => true);
  return 'done';
end;
$$;
comment on function public.ask_for_other_hauler is
  'A customer asks for another hauler, after no one came or they declined the final price.';

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

-- What the operator does through a desk link. Each action is one transaction: it locks its subject, checks whether this
-- click was already handled, compares what the page showed with the current state, makes the same changes that the
-- operator would make by hand, so the same triggers run, and logs them in desk_actions. It returns `unknown` (no such
-- link, or not for this), `malformed`, `done` (also if it was already done), `stale` (the page showed an older state)
-- or why it is not possible: `deskConflicts` in supabase/functions/_shared/domain/desk.ts. Only `done` has changed
-- anything. Nothing is deleted, and every action can be undone.

-- The token of the desk link in an operator email that is being sent. Null for other notifications, and while the desk
-- is off.
create function public.make_desk_link(notification_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  settings public.dispatch_settings;
  outgoing public.notifications;
begin
  select * into strict settings from public.dispatch_settings;
  select * into outgoing from public.notifications as notification
  where notification.id = notification_id
    and audience = 'operator'
    and channel is distinct from 'text'
    and state = 'waiting'
    and claimed_at is not null;
  if not found or not settings.desk_on then
    return null;
  end if;
  return private.new_desk_link(outgoing.lead_id, outgoing.message_id, outgoing.kind, case
    when outgoing.lead_id is not null then now() + interval '90 days'
    when outgoing.message_id is not null then now() + interval '30 days'
    when outgoing.kind = 'digest' then coalesce(
      private.digest_link_ends(substr(outgoing.once_key, length('digest:') + 1)::date),
      now() + settings.desk_list_open_for
    )
    else now() + settings.desk_list_open_for
  end);
end;
$$;
comment on function public.make_desk_link is 'The token of the desk link in an email to the operator.';

-- Strangers can call this: the link is emailed only to the operator. If it refuses, the links in earlier emails still
-- work, so no one is locked out.
create function public.request_desk_link() returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings public.dispatch_settings;
begin
  perform pg_advisory_xact_lock(hashtext('request_desk_link'));
  select * into strict settings from public.dispatch_settings;
  insert into public.notifications (kind, audience, once_key)
  select 'desk-link', 'operator', 'desk-link:' || gen_random_uuid()
  where settings.desk_on
    and 12 > (
      select count(*) from public.notifications
      where kind = 'desk-link'
        and audience = 'operator'
        -- A link that was never emailed does not count.
        and state in ('waiting', 'sent')
        and created_at > now() - least(settings.desk_list_open_for, interval '12 hours')
    )
    and not exists (
      select from public.notifications
      where kind = 'desk-link' and audience = 'operator' and created_at > now() - settings.desk_ask_every
    );
end;
$$;
comment on function public.request_desk_link is 'Emails the operator a link to the list.';

-- The action of this click if it was already handled. The lock makes a repeated request wait for the first.
create function private.action_of_press(action_id uuid) returns public.desk_actions
language plpgsql set search_path = '' as $$
declare
  earlier public.desk_actions;
begin
  perform pg_advisory_xact_lock(5, hashtext(action_id::text));
  select * into earlier from public.desk_actions where id = action_id;
  return earlier;
end;
$$;

-- Logs an action with the differences between `before` and `after`.
create function private.note_action(
  link public.desk_links, action_id uuid, action text, by_name text, before jsonb, after jsonb,
  lead_id uuid default null, message_id uuid default null, hauler_id uuid default null
) returns void
language sql set search_path = '' as $$
  insert into public.desk_actions (
    id, link_id, mail_kind, by_list, by_name, lead_id, message_id, hauler_id, action, before, after
  )
  select
    note_action.action_id, link.id, link.mail_kind, private.is_list_link(link), nullif(btrim(note_action.by_name), ''),
    note_action.lead_id, note_action.message_id, note_action.hauler_id, note_action.action,
    coalesce(
      jsonb_object_agg(key, note_action.before -> key) filter (where differs and note_action.before ? key), '{}'
    ),
    coalesce(jsonb_object_agg(key, note_action.after -> key) filter (where differs and note_action.after ? key), '{}')
  from jsonb_object_keys(note_action.before || note_action.after) as key
  cross join lateral (
    select note_action.before -> key is distinct from note_action.after -> key as differs
  ) as compared;
  update public.desk_links set last_used_at = now() where id = link.id;
$$;

-- The same in every session, whatever its time zone.
create function private.in_utc(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;

-- What the operator does with a request through a desk link, as in 320_desk_links.sql.

-- Changes whenever an action might no longer mean what its page showed: with the request, and with who has it. Other
-- offers do not matter. Times are numbers, because their text form depends on session settings.
create function private.desk_version(lead public.leads) returns text
language sql stable set search_path = '' as $$
  select md5(concat_ws('|', extract(epoch from lead.updated_at), (
    select concat_ws(
      '|', offer.id, extract(epoch from offer.accepted_at), 'called', extract(epoch from offer.contacted_at),
      'reported', extract(epoch from offer.reported_at)
    )
    from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'accepted'
  )));
$$;

-- The fields of a hauler that the desk edits, without what the scheduler and workers write.
create function private.hauler_in_json(hauler public.haulers) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'name', hauler.name, 'contact_name', hauler.contact_name, 'email', hauler.email, 'phone', hauler.phone,
    'zip_prefixes', hauler.zip_prefixes, 'everywhere', hauler.everywhere, 'services', hauler.services,
    'languages', hauler.languages, 'family_owned', hauler.family_owned,
    'truck_cubic_yards', hauler.truck_cubic_yards,
    'vetted_at', private.in_utc(hauler.vetted_at),
    'insured_until', hauler.insured_until, 'active', hauler.active
  );
$$;

-- The fields of a request that its history compares: what people set, and who has it.
create function private.lead_in_history(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'full_name', lead.full_name, 'phone', lead.phone, 'email', lead.email, 'street_address', lead.street_address,
    'unit_number', lead.unit_number, 'city', lead.city, 'zip_code', lead.zip_code, 'call_time', lead.call_time,
    'agreed_to_messages', lead.agreed_to_messages, 'status', lead.status, 'cancel_reasons', lead.cancel_reasons,
    'timeframe', lead.timeframe, 'pickup_from', lead.pickup_from, 'pickup_until', lead.pickup_until,
    'price_paid', lead.price_paid, 'contacted_at', lead.contacted_at, 'flagged_because', lead.flagged_because,
    'desk_note', lead.desk_note, 'load_size', lead.load_size, 'load_size_hauled', lead.load_size_hauled,
    'wanted', lead.wanted,
    'price_left_out_because', lead.price_left_out_because,
    'review', (
      select case review.moderation when 'withheld' then review.withheld_because::text else review.moderation::text end
      from public.reviews as review where review.lead_id = lead.id and review.may_publish
    ),
    'hauler', private.hauler_of(lead.id)
  )
  from public.leads as lead where lead.id = lead_in_history.lead_id;
$$;

-- Why a hauler cannot get an offer now: they are paused, lack the agreement, or (`busy`) are being changed or deleted.
-- Waiting for that lock while holding the request could deadlock. Null if they can, and then they stay locked until the
-- transaction ends.
create function private.reason_not_to_offer(hauler_id uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  hauler public.haulers;
begin
  select * into hauler from public.haulers where id = hauler_id for no key update skip locked;
  return case
    when hauler.id is null then 'busy'
    when not hauler.active then 'paused'
    when not private.has_agreement(hauler) then 'no-agreement'
  end;
end;
$$;

-- Creates or reopens the offer of a request to a hauler, effective immediately, even at night. An offer that can
-- already be accepted stays unchanged.
create function private.open_offer_by_hand(lead_id uuid, hauler_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  opened uuid;
begin
  -- An expired offer, or one that starts in the morning, is still `open`, so the triggers for new offers do not run.
  update public.job_offers as offer set offered_at = now(), expires_at = private.end_of_offer(now())
  where offer.lead_id = open_offer_by_hand.lead_id
    and offer.hauler_id = open_offer_by_hand.hauler_id
    and state = 'open'
    and (expires_at <= now() or offered_at > now())
  returning id into opened;
  if opened is not null then
    update public.notifications set due_at = private.due_of_lead(notifications.lead_id), created_at = now()
    where offer_id = opened and kind = 'job-offered' and state = 'waiting' and claimed_at is null;
    if not found then
      insert into public.notifications (kind, audience, lead_id, offer_id, once_key, due_at)
      values (
        'job-offered', 'hauler', open_offer_by_hand.lead_id, opened,
        format('job-offered:%s:%s', opened, extract(epoch from now())), private.due_of_lead(open_offer_by_hand.lead_id)
      )
      on conflict (once_key) do nothing;
    end if;
    return;
  end if;
  insert into public.job_offers as offer (lead_id, hauler_id)
  values (open_offer_by_hand.lead_id, open_offer_by_hand.hauler_id)
  on conflict on constraint job_offers_lead_id_hauler_id_key
  do update set state = 'open' where offer.state not in ('open', 'accepted');
end;
$$;

-- Takes a job from its hauler, notifies them immediately, and resets the request to how it was before.
create function private.take_back_by_hand(offer public.job_offers, reason text) returns void
language sql set search_path = '' as $$
  update public.job_offers set state = 'returned', decline_reason = reason where id = offer.id;
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
  values (
    'job-taken-back', 'hauler', offer.lead_id, offer.id,
    format('job-taken-back:%s:%s', offer.id, pg_current_xact_id())
  );
$$;

-- Notifies the hauler who has a job if its pickup has changed, combined with further changes within the hold. `lead` is
-- the request before the change.
create function private.notify_of_changed_job(lead public.leads) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.leads as changed
    where changed.id = lead.id
      and (changed.timeframe, changed.pickup_from, changed.pickup_until)
        is not distinct from (lead.timeframe, lead.pickup_from, lead.pickup_until)
  ) then
    return;
  end if;
  with postponed as (
    update public.notifications as notification
    set due_at = private.due_of_lead(lead.id) + status_mail_hold, created_at = now()
    from public.dispatch_settings, public.job_offers as offer
    where offer.lead_id = lead.id
      and offer.state = 'accepted'
      and notification.offer_id = offer.id
      and notification.kind = 'job-changed'
      and notification.state = 'waiting'
      and notification.attempts = 0
    returning notification.offer_id
  )
  insert into public.notifications (
    kind, audience, lead_id, offer_id, once_key, timeframe_before, pickup_before, due_at
  )
  select
    'job-changed', 'hauler', lead.id, offer.id, format('job-changed:%s:%s', offer.id, pg_current_xact_id()),
    lead.timeframe, private.pickup_window(lead), private.due_of_lead(lead.id) + status_mail_hold
  from public.dispatch_settings, public.job_offers as offer
  where offer.lead_id = lead.id
    and offer.state = 'accepted'
    and not exists (select from postponed where postponed.offer_id = offer.id);
end;
$$;

-- Corrects the columns of a request that `detail` has; an empty text clears an optional one. Consent to texts ends with
-- a new number. The previous address, the hauler with the job and the operator are notified.
create function private.correct_at_desk(lead public.leads, detail jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  corrected public.leads := lead;
  new_phone text;
  new_email text;
  correction_id bigint;
begin
  corrected.full_name := coalesce(detail ->> 'full_name', lead.full_name);
  corrected.phone := coalesce(detail ->> 'phone', lead.phone);
  corrected.email := nullif(coalesce(detail ->> 'email', lead.email), '');
  corrected.street_address := coalesce(detail ->> 'street_address', lead.street_address);
  corrected.unit_number := nullif(coalesce(detail ->> 'unit_number', lead.unit_number), '');
  corrected.city := nullif(coalesce(detail ->> 'city', lead.city), '');
  corrected.zip_code := coalesce(detail ->> 'zip_code', lead.zip_code);
  corrected.call_time := nullif(coalesce(detail ->> 'call_time', lead.call_time), '');
  corrected.load_size := nullif(coalesce(detail ->> 'load_size', lead.load_size::text), '')::public.load_size;
  corrected.wanted := private.corrected_wanted(lead, detail ->> 'wanted');
  if corrected = lead then
    return;
  end if;
  new_phone := nullif(private.canonical_phone(corrected.phone), private.canonical_phone(lead.phone));
  new_email := nullif(private.canonical_email(corrected.email), private.canonical_email(lead.email));
  perform private.lock_person(new_phone, new_email);
  corrected.agreed_to_messages := lead.agreed_to_messages and new_phone is null;
  correction_id := private.store_correction(lead, corrected, by_team => true);
  perform private.notify_of_customer(lead.id, 'customer-corrected', '{hauler}');
  -- Sent at once; no later action postpones it or holds it back, because a stolen link could be used to redirect
  -- requests.
  insert into public.notifications (kind, audience, lead_id, once_key)
  values ('customer-corrected', 'operator', lead.id, 'customer-corrected:desk:' || correction_id);
end;
$$;

-- The actions on a request, which the caller has locked. Each returns `done`, `malformed` or why it is not possible.

create function private.offer_at_desk(lead public.leads, hauler uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
  reason public.desk_outcome;
begin
  if holder.id is not null then
    return 'taken';
  end if;
  reason := private.reason_not_to_offer(hauler);
  if reason is not null then
    return reason;
  end if;
  perform private.open_offer_by_hand(lead.id, hauler);
  return 'done';
end;
$$;

create function private.assign_at_desk(lead public.leads, hauler uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
  reason public.desk_outcome;
begin
  if holder.hauler_id = hauler then
    return 'done';
  end if;
  reason := private.reason_not_to_offer(hauler);
  if reason is not null then
    return reason;
  end if;
  -- In this order: the open offer to the new hauler keeps the returned job from being offered to others.
  perform private.open_offer_by_hand(lead.id, hauler);
  if holder.id is not null then
    perform private.take_back_by_hand(holder, 'The team gave it to another hauler');
  end if;
  update public.job_offers set state = 'accepted' where lead_id = lead.id and hauler_id = hauler;
  -- The customer is notified of the new hauler, so the pending news only says that the old time is gone.
  update public.notifications set kind = 'timeframe-changed', status_before = 'Submitted'
  where once_key = format('changed:%s:%s', lead.id, pg_current_xact_id())
    and kind = 'status-changed'
    and status_before = 'Matched';
  return 'done';
end;
$$;

create function private.set_pickup_at_desk(
  lead public.leads, starts timestamptz, ends timestamptz, timeframe text
) returns public.desk_outcome
language plpgsql set search_path = '' as $$
begin
  if (starts is null) <> (ends is null)
    or starts is not null and (ends <= now() or not private.is_pickup_window(starts, ends))
  then
    return 'malformed';
  end if;
  update public.leads set
    pickup_from = starts, pickup_until = ends,
    timeframe = case when starts is null then nullif(btrim(set_pickup_at_desk.timeframe), '') end
  where id = lead.id;
  perform private.notify_of_changed_job(lead);
  return 'done';
end;
$$;

create function private.set_status_at_desk(
  lead public.leads, status public.lead_status
) returns public.desk_outcome
language plpgsql set search_path = '' as $$
begin
  -- Canceling is a separate action, with reasons.
  if set_status_at_desk.status = 'Canceled' then
    return 'malformed';
  end if;
  update public.leads set
    status = set_status_at_desk.status,
    cancel_reasons = case when lead.status = 'Canceled' then '{}' else cancel_reasons end
  where id = lead.id and leads.status <> set_status_at_desk.status;
  perform private.notify_of_changed_job(lead);
  return 'done';
end;
$$;

create function private.cancel_at_desk(lead public.leads, reasons jsonb) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
begin
  update public.leads set status = 'Canceled', cancel_reasons = array(select jsonb_array_elements_text(reasons))
  where id = lead.id;
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
  select 'job-canceled', 'hauler', lead.id, holder.id, format('job-canceled:%s:%s', holder.id, pg_current_xact_id())
  where holder.id is not null;
  return 'done';
end;
$$;

-- At most once an hour.
create function private.resend_link_at_desk(lead public.leads) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  outgoing public.notifications;
  reason public.desk_outcome;
begin
  outgoing.kind := 'link-again';
  outgoing.audience := 'customer';
  outgoing.lead_id := lead.id;
  select case
    when lead.flagged_because is not null then 'flagged'
    when email is null and phone is null then
      case when wants_no_mail then 'blocked' else 'no-address' end::public.desk_outcome
    when exists (
      select from public.notifications
      where lead_id = lead.id and kind = 'link-again' and created_at > now() - interval '1 hour'
    ) then 'too-soon'
  end
  into reason
  from private.channels_of(outgoing);
  if reason is null then
    insert into public.notifications (kind, audience, lead_id, once_key)
    values ('link-again', 'customer', lead.id, 'link-again:' || gen_random_uuid());
  end if;
  return coalesce(reason, 'done');
end;
$$;

create function private.do_at_desk(lead public.leads, action text, detail jsonb) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  holder constant public.job_offers := private.holder_of(lead);
begin
  if private.is_closed(lead.status)
    and action in ('offer', 'assign', 'take-back', 'called', 'pickup', 'cancel', 'correct')
  then
    return 'closed';
  end if;
  if lead.flagged_because is not null and action in ('offer', 'assign') then
    return 'flagged';
  end if;
  case action
    when 'offer' then
      return private.offer_at_desk(lead, (detail ->> 'hauler')::uuid);
    when 'assign' then
      return private.assign_at_desk(lead, (detail ->> 'hauler')::uuid);
    when 'take-back' then
      if holder.id is null then
        return 'nobody';
      end if;
      perform private.take_back_by_hand(holder, detail ->> 'reason');
    when 'called' then
      update public.leads
      set contacted_at = case when (detail ->> 'called')::boolean then coalesce(contacted_at, now()) end
      where id = lead.id;
      update public.job_offers set reported_at = null, reported_again = false
      where id = holder.id and reported_at is not null and (detail ->> 'called')::boolean;
    when 'pickup' then
      return private.set_pickup_at_desk(
        lead, (detail ->> 'from')::timestamptz, (detail ->> 'until')::timestamptz, detail ->> 'timeframe'
      );
    when 'status' then
      return private.set_status_at_desk(lead, (detail ->> 'status')::public.lead_status);
    when 'cancel' then
      return private.cancel_at_desk(lead, detail -> 'reasons');
    when 'reopen' then
      if lead.status <> 'Completed' then
        return 'not-completed';
      end if;
      update public.leads
      set status = (case when holder.id is null then 'Submitted' else 'In Progress' end)::public.lead_status
      where id = lead.id;
    when 'correct' then
      perform private.correct_at_desk(lead, detail);
    when 'flag' then
      update public.leads set flagged_because = nullif(btrim(detail ->> 'reason'), '') where id = lead.id;
    when 'note' then
      update public.leads set desk_note = nullif(detail ->> 'note', '') where id = lead.id;
    when 'leave-price-out' then
      if coalesce(btrim(detail ->> 'reason'), '') = '' then
        return 'malformed';
      end if;
      if lead.price_paid is null then
        return 'no-price';
      end if;
      update public.leads set price_left_out_because = btrim(detail ->> 'reason') where id = lead.id;
    when 'count-price' then
      update public.leads set price_left_out_because = null where id = lead.id;
    when 'publish-review', 'withhold-review' then
      if (action = 'withhold-review') <> (detail ? 'reason') then
        return 'malformed';
      end if;
      -- If the review is gone or can no longer be published, the page showed an older version.
      return case public.moderate_review(
        lead.id, (detail ->> 'review_version')::int, (detail ->> 'reason')::public.withheld_reason
      ) when 'done' then 'done' else 'changed' end;
    when 'resend' then
      return private.resend_link_at_desk(lead);
    -- Only the customer can ask for texts again. The hauler with the job learns not to text.
    when 'end-texts' then
      perform private.stop_texts(lead.phone);
      if lead.agreed_to_messages then
        update public.leads set agreed_to_messages = false where id = lead.id;
        perform private.notify_of_customer(lead.id, 'customer-corrected', '{hauler}');
      end if;
    else
      return 'malformed';
  end case;
  return 'done';
end;
$$;

-- One action on one request, through a link to it or to the list. `version` is what the page showed; `detail` has the
-- arguments of the action.
create function public.act_on_request(
  token text, action_id uuid, action text, detail jsonb, lead_id uuid default null, version text default null,
  by_name text default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  about constant uuid := coalesce(act_on_request.lead_id, link.lead_id);
  earlier public.desk_actions;
  lead public.leads;
  before jsonb;
  outcome public.desk_outcome;
begin
  if link.id is null or link.message_id is not null or link.lead_id <> about then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  select * into lead from public.leads where id = about for no key update;
  if not found then
    return 'unknown';
  end if;
  if earlier.id is not null then
    return case
      when earlier.lead_id = lead.id and earlier.action = act_on_request.action then 'done' else 'malformed'
    end;
  end if;
  if version is null then
    return 'malformed';
  end if;
  if private.desk_version(lead) <> version then
    return 'stale';
  end if;
  before := private.lead_in_history(lead.id);
  outcome := private.do_at_desk(lead, action, detail);
  if outcome = 'done' then
    perform private.note_action(
      link, action_id, action, by_name, before,
      private.lead_in_history(lead.id)
        || case when action = 'take-back' then jsonb_build_object('reason', detail ->> 'reason') else '{}' end,
      lead_id => lead.id, hauler_id => (detail ->> 'hauler')::uuid
    );
  end if;
  return outcome;
end;
$$;
comment on function public.act_on_request is 'Desk actions on a request.';

-- What the operator does with a message through a desk link, as in 320_desk_links.sql.

create function public.act_on_message(
  token text, action_id uuid, action text, detail jsonb, message_id uuid default null, by_name text default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  about constant uuid := coalesce(act_on_message.message_id, link.message_id);
  earlier public.desk_actions;
  message public.contact_messages;
  changed public.contact_messages;
begin
  if link.id is null or link.lead_id is not null or link.message_id <> about then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  select * into message from public.contact_messages where id = about for no key update;
  if not found then
    return 'unknown';
  end if;
  if earlier.id is not null then
    return case
      when earlier.message_id = message.id and earlier.action = act_on_message.action then 'done' else 'malformed'
    end;
  end if;
  case action
    when 'answered' then
      update public.contact_messages
      set answered_at = case when (detail ->> 'answered')::boolean then coalesce(answered_at, now()) end
      where id = message.id;
    when 'flag' then
      update public.contact_messages set flagged_because = nullif(btrim(detail ->> 'reason'), '') where id = message.id;
    else
      return 'malformed';
  end case;
  select * into changed from public.contact_messages where id = message.id;
  perform private.note_action(
    link, action_id, action, by_name, to_jsonb(message), to_jsonb(changed), message_id => message.id
  );
  return 'done';
end;
$$;
comment on function public.act_on_message is 'Desk actions on a message: mark as answered, or flag.';

-- What the operator does with haulers and on the list through a desk link, as in 320_desk_links.sql.

-- The fields of a hauler that the log compares.
create function private.hauler_in_history(hauler public.haulers) returns jsonb
language sql immutable set search_path = '' as $$
  select private.hauler_in_json(hauler) || jsonb_build_object(
    'paused_by_hauler_at', private.in_utc(hauler.paused_by_hauler_at), 'texts_on', hauler.texts_on
  );
$$;

-- Without what haulers state themselves: no page of the desk is outdated by that.
create function private.hauler_version(hauler public.haulers) returns text
language sql immutable set search_path = '' as $$
  select md5((private.hauler_in_json(hauler) - '{family_owned,truck_cubic_yards}'::text[])::text);
$$;

-- Why a hauler cannot be active with these changes. Becoming active requires all papers; staying active requires only
-- those that the table enforces.
create function private.reason_not_to_be_active(old public.haulers, new public.haulers) returns public.desk_outcome
language sql stable set search_path = '' as $$
  select case
    when not new.active then null
    when not old.active then (private.missing_papers(new))[1]
    when new.vetted_at is null then 'not-vetted'
    when new.insured_until is null then 'not-insured'
    when not new.everywhere and new.zip_prefixes = '{}' then 'no-area'
  end::public.desk_outcome;
$$;

-- Adds a hauler, or changes the columns in `fields`. A new hauler is paused, and one who lacks papers cannot be
-- activated. A new one can come from the application in a message, which then counts as answered: `done` if this hauler
-- was added from it before, `stale` if another one was. Someone with a stolen link could pose as a hauler to get
-- customers, so the operator is notified at once, and no desk action can stop that email.
create function public.save_hauler(
  token text, action_id uuid, hauler_id uuid, fields jsonb, version text default null, by_name text default null,
  message_id uuid default null
) returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  earlier public.desk_actions;
  message public.contact_messages;
  old public.haulers;
  is_new boolean;
  new public.haulers;
  reason public.desk_outcome;
begin
  if not private.is_list_link(link) then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  if earlier.id is not null then
    return case
      when earlier.hauler_id = save_hauler.hauler_id and earlier.action = 'hauler' then 'done' else 'malformed'
    end;
  end if;
  if exists (
    select from jsonb_object_keys(fields) as field
    where not private.hauler_in_json(null) ? field
  ) then
    return 'malformed';
  end if;
  if message_id is not null then
    select * into message from public.contact_messages where id = message_id for no key update;
    if version is not null or message.id is not null and message.application is null then
      return 'malformed';
    end if;
    if message.id is null or message.hauler_id <> save_hauler.hauler_id then
      return 'stale';
    end if;
    if message.hauler_id = save_hauler.hauler_id then
      return 'done';
    end if;
  end if;
  select * into old from public.haulers where id = save_hauler.hauler_id for no key update;
  is_new := old.id is null;
  if is_new then
    if version is not null then
      return 'stale';
    end if;
    if not fields ?& array['name', 'email', 'phone'] then
      return 'malformed';
    end if;
    insert into public.haulers (id, name, email, phone)
    values (save_hauler.hauler_id, fields ->> 'name', fields ->> 'email', fields ->> 'phone')
    returning * into old;
    update public.contact_messages set hauler_id = old.id, answered_at = coalesce(answered_at, now())
    where id = message.id;
  elsif version is null then
    return 'malformed';
  elsif private.hauler_version(old) <> version then
    return 'stale';
  end if;
  new := jsonb_populate_record(old, fields);
  new.active := new.active and not is_new;
  reason := private.reason_not_to_be_active(old, new);
  if reason is not null then
    return reason;
  end if;
  -- If the operator pauses a hauler who had paused themselves, their link can no longer resume offers.
  if fields ? 'active' then
    new.paused_by_hauler_at := null;
  end if;
  update public.haulers set
    name = new.name, contact_name = new.contact_name, email = new.email, phone = new.phone,
    zip_prefixes = new.zip_prefixes, everywhere = new.everywhere, services = new.services,
    languages = new.languages, family_owned = new.family_owned, truck_cubic_yards = new.truck_cubic_yards,
    vetted_at = new.vetted_at, insured_until = new.insured_until, active = new.active,
    paused_by_hauler_at = new.paused_by_hauler_at
  where id = old.id;
  perform private.note_action(
    link, action_id, 'hauler', by_name,
    case when is_new then '{}' else private.hauler_in_history(old) end,
    private.hauler_in_history(new),
    hauler_id => new.id
  );
  if is_new
    or (old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone)
    or new.active and not old.active
  then
    insert into public.notifications (kind, audience, action_id, once_key)
    values ('hauler-changed', 'operator', save_hauler.action_id, 'hauler-changed:' || save_hauler.action_id);
  end if;
  return 'done';
end;
$$;
comment on function public.save_hauler is 'The operator adds or changes a hauler.';

-- Sends a hauler the link to the agreement, at most once an hour.
create function private.ask_for_agreement_at_desk(hauler public.haulers, action_id uuid) returns public.desk_outcome
language plpgsql set search_path = '' as $$
declare
  reason constant public.desk_outcome := case
    when hauler.agreement_version = public.current_agreement() then 'accepted'
    when private.hauler_channels(hauler) = 'none' then 'no-way'
    when exists (
      select from public.notifications
      where hauler_id = hauler.id
        and kind = 'agreement-asked'
        and state in ('waiting', 'sent')
        and created_at > now() - interval '1 hour'
    ) then 'too-soon'
  end::public.desk_outcome;
begin
  if reason is null then
    perform private.ask_for_agreement(hauler.id, 'desk-' || action_id);
  end if;
  return coalesce(reason, 'done');
end;
$$;

-- Actions that need a list link: ask a hauler for the agreement, end texts to them, switch automatic dispatch, count
-- prices, retry a dead notification, and end every link except the one in use. After ending links, a new one can be
-- requested at once, regardless of how many were requested before.
create function public.act_on_list(token text, action_id uuid, action text, detail jsonb, by_name text default null)
returns public.desk_outcome
language plpgsql security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
  earlier public.desk_actions;
  about uuid;
  hauler public.haulers;
  outcome public.desk_outcome;
  before jsonb := '{}'::jsonb;
  after jsonb := '{}'::jsonb;
begin
  if not private.is_list_link(link) then
    return 'unknown';
  end if;
  earlier := private.action_of_press(action_id);
  if earlier.id is not null then
    return case
      when earlier.action = act_on_list.action
        and earlier.hauler_id is not distinct from (detail ->> 'hauler')::uuid then 'done'
      else 'malformed'
    end;
  end if;
  case action
    when 'ask-agreement', 'end-texts' then
      select * into hauler from public.haulers where id = (detail ->> 'hauler')::uuid for no key update;
      if hauler.id is null then
        return 'stale';
      end if;
      if action = 'end-texts' then
        -- Only the hauler can ask for texts again.
        perform private.stop_texts(hauler.phone);
        update public.haulers set texts_on = false where id = hauler.id and texts_on;
      else
        outcome := private.ask_for_agreement_at_desk(hauler, action_id);
        if outcome <> 'done' then
          return outcome;
        end if;
      end if;
      before := private.hauler_in_history(hauler);
      select private.hauler_in_history(changed) into after from public.haulers as changed where id = hauler.id;
    when 'dispatch' then
      select jsonb_build_object('dispatch_on', dispatch_on) into before from public.dispatch_settings;
      update public.dispatch_settings set dispatch_on = (detail ->> 'on')::boolean where only_row;
      after := jsonb_build_object('dispatch_on', (detail ->> 'on')::boolean);
    when 'count-prices' then
      perform private.count_prices();
    when 'retry' then
      select notification.lead_id into about
      from public.notifications as notification where id = (detail ->> 'notification')::uuid;
      -- Locks the request first, in the same order as its deletion.
      perform from public.leads where id = about for key share;
      update public.notifications set
        state = 'waiting', attempts = 0, claimed_at = null, last_error = null, finished_at = null,
        channel = case when audience = 'operator' then channel end,
        due_at = case when private.waits_for_flag(audience, kind) then private.due_of_lead(lead_id) else now() end
      where id = (detail ->> 'notification')::uuid and state = 'dead'
      returning notifications.lead_id into about;
      after := jsonb_build_object('notification', detail ->> 'notification');
    when 'end-links' then
      -- Of two concurrent calls, the second finds that its link has ended.
      perform pg_advisory_xact_lock(hashtext('end_desk_links'));
      if not exists (select from public.desk_links where id = link.id and expires_at > clock_timestamp()) then
        return 'unknown';
      end if;
      update public.desk_links set expires_at = now() where expires_at > now() and id <> link.id;
      delete from public.notifications where kind = 'desk-link' and state <> 'waiting';
    else
      return 'malformed';
  end case;
  perform private.note_action(
    link, action_id, action, by_name, before, after, lead_id => about, hauler_id => hauler.id
  );
  return 'done';
end;
$$;
comment on function public.act_on_list is 'Desk actions on the list.';

-- Everything that happens on a schedule. `private.tick` is the only scheduler: offers expire and jobs are taken back
-- whether or not emails can be sent. On hosted Supabase, pg_cron calls it every minute. Migrations create no extensions
-- here, because they must also run where there are none: the operator creates them once with `private.start_sender`.

-- When a job will be taken back from its hauler if they do nothing, because the customer reported that they were not
-- contacted; if the customer has reported again, whatever the hauler does. Once the hauler has called and a time is
-- agreed on, a first report takes no job back: operator and hauler were notified of it.
create function private.taken_back_at(lead public.leads, offer public.job_offers) returns timestamptz
language sql stable set search_path = '' as $$
  select private.add_business_hours(offer.reported_at, take_back_after)
  from public.dispatch_settings
  where dispatch_on
    and offer.reported_at is not null
    and not private.is_closed(lead.status)
    and lead.flagged_because is null
    and (
      offer.reported_again or offer.contacted_at is null or lead.timeframe is null and lead.pickup_from is null
    );
$$;

create function private.jobs_to_take_back() returns setof public.job_offers
language sql stable set search_path = '' as $$
  select offer.*
  from public.job_offers as offer
  join public.leads as lead on lead.id = offer.lead_id
  where offer.state = 'accepted'
    -- For the index: business hours are never sooner.
    and offer.reported_at <= now() - (select take_back_after from public.dispatch_settings)
    and private.taken_back_at(lead, offer) <= now();
$$;

-- Expires offers, takes jobs back, and dispatches waiting requests. At most 25 of each per call, because visitors who
-- send a request meanwhile must wait, see the lock in `dispatch_lead`. Locked requests are left for the next call.
create function private.advance_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  job record;
begin
  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from public.job_offers where state = 'open' and expires_at <= now())
    order by lead.id
    limit 25
    for no key update skip locked
  loop
    update public.job_offers set state = 'expired' where lead_id = job.id and state = 'open' and expires_at <= now();
  end loop;

  for job in
    select lead.id
    from public.leads as lead
    where lead.id in (select lead_id from private.jobs_to_take_back())
    order by lead.id
    limit 25
    for no key update skip locked
  loop
    insert into public.notifications (kind, audience, lead_id, offer_id, once_key)
    select 'taken-back', 'operator', lead_id, id, format('taken-back:%s:%s', id, extract(epoch from reported_at))
    from private.jobs_to_take_back() where lead_id = job.id
    on conflict (once_key) do nothing;
    update public.job_offers set state = 'returned', decline_reason = 'Taken back: the customer was not contacted'
    where id in (select id from private.jobs_to_take_back() where lead_id = job.id);
  end loop;

  perform private.dispatch_waiting();
end;
$$;

-- Notifies the operator once of each request whose promised time has passed without a call, at most 500 per call to
-- keep it short. Requests older than a week are ignored, and ones being deleted are skipped: waiting for that lock
-- would end in an error. `add_business_hours` instead of `promised_by` reads the setting once, and runs only for
-- requests without a notification.
create function private.notify_of_overdue_leads() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, once_key)
  select 'overdue', 'operator', lead.id, 'overdue:' || lead.id
  from public.leads as lead, public.dispatch_settings
  where lead.status = 'Submitted'
    and not private.is_called(lead)
    and lead.flagged_because is null
    and lead.created_at between now() - interval '7 days' and now() - promise
    and not exists (select from public.notifications where once_key = 'overdue:' || lead.id)
    and private.add_business_hours(lead.created_at, promise) <= now()
  order by lead.created_at
  limit 500
  for key share of lead skip locked
  on conflict (once_key) do nothing;
$$;

-- Notifies customers if no hauler was found by the promised time, see `notify_still_looking`: at most 500 per call.
create function private.notify_of_broken_promises() returns void
language sql set search_path = '' as $$
  select private.notify_still_looking(late.id)
  from (
    select lead.id
    from public.leads as lead
    where lead.status = 'Submitted'
      and lead.flagged_because is null
      and lead.created_at between now() - interval '7 days' and now() - (select promise from public.dispatch_settings)
      and not exists (
        select from public.notifications as mail
        where mail.once_key = 'still-looking:' || lead.id and not private.can_retry_still_looking(mail)
      )
      and private.is_still_looking(lead)
    order by lead.created_at
    limit 500
    for key share of lead skip locked
  ) as late;
$$;

-- Makes the operator get one email about the end of an insurance. Null if none is needed yet.
create function private.insurance_notification_key(hauler public.haulers) returns text
language sql stable set search_path = '' as $$
  select format('insurance-ends:%s:%s', hauler.id, hauler.insured_until)
  where hauler.insured_until - 14 <= (now() at time zone 'America/Los_Angeles')::date;
$$;

-- Notifies the operator of each active hauler whose insurance ends within 14 days or has ended: once per hauler and
-- date.
create function private.notify_of_ending_insurances() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, hauler_id, once_key)
  select 'insurance-ends', 'operator', hauler.id, private.insurance_notification_key(hauler)
  from public.haulers as hauler
  where hauler.active
    and private.insurance_notification_key(hauler) is not null
    and not exists (select from public.notifications where once_key = private.insurance_notification_key(hauler))
  for key share of hauler skip locked
  on conflict (once_key) do nothing;
$$;

-- The start of a day in Los Angeles: today, or `days` later.
create function private.start_of_day(days int) returns timestamptz
language sql stable set search_path = '' as $$
  select ((now() at time zone 'America/Los_Angeles')::date + days)::timestamp at time zone 'America/Los_Angeles';
$$;

-- Notifications of the last 90 days that failed or may have failed to go out, and those of the last week that bounced
-- or drew a complaint.
create function private.delivery_failures() returns setof public.notifications
language sql stable set search_path = '' as $$
  select * from public.notifications
  where (state = 'dead' or delivery = 'unknown') and created_at > now() - interval '90 days'
  union all
  select * from public.notifications
  where delivery in ('undelivered', 'complained')
    and delivery_at > now() - interval '7 days'
    and channel in ('mail', 'text')
    and state <> 'dead';
$$;

-- When customer and hauler are reminded of a pickup: the evening before.
create function private.reminder_of(pickup_from timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select ((pickup_from at time zone 'America/Los_Angeles')::date - 1 + pickup_reminder_at)
    at time zone 'America/Los_Angeles'
  from public.dispatch_settings;
$$;

-- Reminds customer and hauler of tomorrow's pickup, and asks the hauler after a pickup whether it is done: once each
-- per window. There is no reminder if the pickup was booked after the time of the reminder.
create function private.remind_of_pickups() returns void
language sql set search_path = '' as $$
  insert into public.notifications (kind, audience, lead_id, offer_id, once_key, pickup_before)
  select due.kind, due.audience, lead.id, due.offer_id, named.once_key, private.pickup_window(lead)
  from public.leads as lead
  cross join lateral (
    select 'pickup-reminder'::public.notification_kind as kind, 'customer'::public.audience as audience,
      null::uuid as offer_id
    union all
    select kind, 'hauler', offer.id
    from public.job_offers as offer, (
      values ('pickup-reminder'::public.notification_kind), ('pickup-over')
    ) as outgoing (kind)
    where offer.lead_id = lead.id and offer.state = 'accepted'
  ) as due
  cross join lateral (
    select format(
      '%s:%s:%s:%s-%s', due.kind, due.audience, lead.id,
      extract(epoch from lead.pickup_from), extract(epoch from lead.pickup_until)
    ) as once_key
  ) as named
  where not private.is_closed(lead.status)
    and lead.flagged_because is null
    and lead.pickup_from between now() - interval '7 days' and now() + interval '2 days'
    and case due.kind
      when 'pickup-reminder' then now() < lead.pickup_from
        and private.reminder_of(lead.pickup_from) between lead.pickup_set_at and now()
      else private.add_business_hours(
        lead.pickup_until, (select pickup_over_after from public.dispatch_settings)
      ) <= now()
    end
    and not exists (select from public.notifications as outgoing where outgoing.once_key = named.once_key)
  for key share of lead skip locked
  on conflict (once_key) do nothing;
$$;

-- Since when the operator must build the site by hand: a build request was skipped or failed within the last 24 hours,
-- and none has succeeded since. Null if not.
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

-- Is there anything to report in the daily digest?
create function private.has_digest_news() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leads where not private.is_closed(status))
    or exists (select from public.contact_messages where answered_at is null)
    or exists (select from public.reviews where may_publish and moderation = 'waiting')
    or private.unbuilt_since() is not null
    or exists (select from private.delivery_failures())
    or exists (select from private.faults_for_digest())
    or exists (select from private.haulers_without_agreement())
    or exists (
      select from public.leads
      where created_at >= private.start_of_day(-1) and created_at < private.start_of_day(0)
    )
    or exists (
      select from public.haulers as hauler where active and private.insurance_notification_key(hauler) is not null
    );
$$;

-- Calls one of our functions. Does nothing without the extensions or before `start_sender`.
create function private.call_function(function_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project_url text;
  sender_key text;
begin
  if to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null then
    return;
  end if;
  execute $query$
    select
      max(decrypted_secret) filter (where name = 'project_url'),
      max(decrypted_secret) filter (where name = 'sender_key')
    from vault.decrypted_secrets
  $query$ into project_url, sender_key;
  if project_url is null or sender_key is null then
    return;
  end if;
  -- pg_net stores the headers of its requests in a table. This key can only send what is due and remove what has
  -- expired.
  execute $query$
    select net.http_post(
      url := $1 || '/functions/v1/' || $3,
      headers := jsonb_build_object('content-type', 'application/json', 'apikey', $2),
      body := '{}'::jsonb,
      timeout_milliseconds := 5000
    )
  $query$ using project_url, sender_key, function_name;
end;
$$;

create function private.call_sender() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Without the extension, something else calls it.
  if to_regnamespace('net') is not null and private.should_call_sender() then
    perform private.call_function('send-notifications');
  end if;
end;
$$;

create function private.call_photo_remover() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select photos_due from private.retention) then
    perform private.call_function('remove-old-photos');
  end if;
end;
$$;

-- The scheduler. Calling it twice at once, or twice in a row, has no further effect.
create function private.tick() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.notify_of_overdue_leads();
  perform private.notify_of_broken_promises();
  perform private.notify_of_ending_insurances();
  perform private.remind_of_agreements();
  perform private.remind_of_pickups();
  perform private.enqueue_digest();
  perform private.notify_of_stuck_channels();
  perform private.refresh_promise_figure();
  perform private.refresh_public_reviews();
  perform private.refresh_prices();
  delete from public.stop_links where created_at < now() - interval '13 months';
  delete from public.desk_links where expires_at < now() - interval '30 days';
  perform private.purge_expired();
  -- Late, because from here on visitors who send a request must wait, see the lock in `dispatch_lead`.
  perform private.give_up_lost();
  perform private.skip_unreachable_haulers();
  perform private.advance_jobs();
  perform private.call_sender();
  perform private.call_photo_remover();
  update private.scheduler_heartbeat set ticked_at = now()
  where only_row and (ticked_at is null or ticked_at < now() - interval '30 seconds');
end;
$$;

-- Starts the scheduler and lets it call the sending function. pg_cron's log of runs, a row a minute, is kept for a
-- week. The operator runs it once in the SQL editor; running it again replaces the address, the key and the schedules.
create function private.start_sender(project_url text, sender_key text) returns text
language plpgsql set search_path = '' as $$
declare
  secret record;
begin
  execute 'create extension if not exists pg_net with schema extensions';
  execute 'create extension if not exists pg_cron with schema pg_catalog';
  for secret in
    select * from (
      values ('project_url', rtrim(start_sender.project_url, '/')), ('sender_key', start_sender.sender_key)
    ) as given (name, value)
  loop
    execute 'select vault.update_secret(id, $2) from vault.secrets where name = $1' using secret.name, secret.value;
    execute 'select vault.create_secret($2, $1) where not exists (select from vault.secrets where name = $1)'
    using secret.name, secret.value;
  end loop;
  execute $query$
    select
      cron.schedule('tick', '* * * * *', 'select private.tick()'),
      cron.schedule(
        'prune', '17 10 * * *',
        $prune$delete from cron.job_run_details where end_time < now() - interval '7 days'$prune$
      )
  $query$;
  return 'The clock ticks each minute, and calls the sender when a mail is due.';
end;
$$;

-- Views for the operator in Supabase Studio. They run with the reader's rights: without access to `leads`, they show
-- nothing.

create view public.open_leads with (security_invoker = true) as
select
  lead.id,
  lead.tracking_id,
  lead.status,
  now() - lead.created_at as age,
  public.promised_by(lead.created_at) as promised_by,
  (select count(*) from public.contact_reports as report where report.lead_id = lead.id) as not_contacted_reports,
  cardinality(lead.image_urls) as photos,
  lead.full_name,
  lead.phone,
  lead.email,
  lead.services,
  lead.city,
  lead.zip_code,
  lead.timeframe,
  lead.created_at,
  lead.flagged_because,
  -- Without the host, which a visitor can forge, so no link leads to another site.
  substring(lead.source_page from '^https?://[^/?#]+([^?#]*)') as source_page,
  lead.call_time,
  private.hauler_of(lead.id) as hauler,
  (
    select count(*) from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'open'
  ) as open_offers,
  lead.contacted_at,
  private.is_overdue(lead) as overdue,
  lead.pickup_from,
  lead.pickup_until,
  (
    select case when asked_at is null then state::text else 'asked' end from public.proposals as proposal
    where proposal.lead_id = lead.id and state in ('open', 'accepted')
    order by state = 'open' desc
    limit 1
  ) as proposal,
  coalesce(lead.pickup_until <= now(), false) as pickup_over,
  private.working_channels(lead) as told_by,
  case
    when lead.email_failed_at is not null and lead.text_failed_at is not null then 'mail and text'
    when lead.email_failed_at is not null then 'mail'
    when lead.text_failed_at is not null then 'text'
  end as bounced,
  lead.language,
  (
    select lead.language = any (hauler.languages)
    from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
    where offer.lead_id = lead.id and offer.state = 'accepted'
  ) as hauler_speaks_it
from public.leads as lead
where not private.is_closed(lead.status)
order by lead.flagged_because is not null, lead.created_at;

comment on view public.open_leads is
  'Requests that are neither completed nor canceled, oldest first, flagged ones last. Edit them in leads.';
comment on column public.open_leads.age is 'How long ago the request was submitted.';
comment on column public.open_leads.promised_by is 'We promised a call by this time.';
comment on column public.open_leads.not_contacted_reports is
  'How many times the customer reported that no one called. Each is in contact_reports.';
comment on column public.open_leads.photos is 'How many photos the customer added.';
comment on column public.open_leads.flagged_because is 'Why this may not be a real request.';
comment on column public.open_leads.source_page is 'The page of our site with the form.';
comment on column public.open_leads.call_time is 'When the customer prefers to be called, in their words.';
comment on column public.open_leads.hauler is 'The hauler who has the job.';
comment on column public.open_leads.open_offers is 'How many haulers can accept it now.';
comment on column public.open_leads.contacted_at is
  'When someone first called the customer or sent a proposal.';
comment on column public.open_leads.overdue is
  'Has the promised time passed without a call? '
  'If no one has the job, a call noted through a list link counts for an hour.';
comment on column public.open_leads.pickup_from is 'Start of the booked pickup window.';
comment on column public.open_leads.pickup_until is 'End of the booked pickup window.';
comment on column public.open_leads.proposal is
  'open (the customer can accept it), asked (they want something else) or accepted. Empty: no proposal.';
comment on column public.open_leads.pickup_over is 'Has the time of the pickup passed?';
comment on column public.open_leads.told_by is
  'The channels that reach the customer: mail, text, both or none. Channels they have stopped are not included.';
comment on column public.open_leads.bounced is 'The channels that failed: mail, text, or mail and text.';
comment on column public.open_leads.language is 'Language of our messages to the customer: en or es.';
comment on column public.open_leads.hauler_speaks_it is
  'Does the hauler with the job speak the customer''s language? Empty: no one has the job.';

grant select on public.open_leads to service_role;

create view public.promise_report with (security_invoker = true) as
select
  date_trunc('week', lead.created_at at time zone 'America/Los_Angeles')::date as week,
  count(*) as requests,
  count(*) filter (
    where exists (
      select from public.job_offers as offer where offer.lead_id = lead.id and offer.accepted_at is not null
    )
  ) as matched,
  count(*) filter (where private.is_called_in_time(lead)) as called_in_time,
  percentile_cont(0.5) within group (order by lead.contacted_at - lead.created_at) as median_wait,
  count(*) filter (where lead.status = 'Completed') as completed,
  count(*) filter (where lead.status = 'Canceled') as canceled,
  count(first_proposal.made_at) as proposed,
  percentile_cont(0.5) within group (order by first_proposal.made_at - lead.created_at) as median_to_proposal,
  count(agreed.id) as booked,
  count(*) filter (where agreed.accepted_by = 'customer') as booked_by_customer,
  count(*) filter (
    where lead.status = 'Completed' and lead.price_paid is not null and agreed.price_to is not null
  ) as priced,
  count(*) filter (where lead.status = 'Completed' and lead.price_paid > agreed.price_to) as paid_above_estimate,
  count(*) filter (where lead.language = 'es') as spanish,
  count(*) filter (
    where lead.language = 'es' and exists (
      select from public.job_offers as offer join public.haulers as hauler on hauler.id = offer.hauler_id
      where offer.lead_id = lead.id and offer.accepted_at is not null and 'es' = any (hauler.languages)
    )
  ) as spanish_with_speaker
from public.leads as lead
left join public.proposals as agreed on agreed.lead_id = lead.id and agreed.state = 'accepted'
cross join lateral (
  select min(proposal.made_at) as made_at from public.proposals as proposal where proposal.lead_id = lead.id
) as first_proposal
where lead.flagged_because is null
group by 1
order by 1 desc;

comment on view public.promise_report is
  'How well we keep our promises, by the week when requests arrived. Without flagged ones.';
comment on column public.promise_report.week is 'The Monday of the week, in Los Angeles.';
comment on column public.promise_report.requests is 'Requests that arrived.';
comment on column public.promise_report.matched is 'Of these, how many a hauler accepted.';
comment on column public.promise_report.called_in_time is
  'Of these, how many were called within the promised time. A call noted through a list link counts only if a '
  'hauler accepted within the hour, or called in time.';
comment on column public.promise_report.median_wait is
  'Median wait of those who were called, including nights.';
comment on column public.promise_report.completed is 'Of these, how many are completed.';
comment on column public.promise_report.canceled is 'Of these, how many were canceled.';
comment on column public.promise_report.proposed is 'Of these, how many got a proposal.';
comment on column public.promise_report.median_to_proposal is
  'Median time from those requests to their first proposal, including nights.';
comment on column public.promise_report.booked is
  'Of these, how many have an accepted proposal, including completed and canceled ones.';
comment on column public.promise_report.booked_by_customer is
  'Of the booked, how many customers accepted on their page. The others were agreed on by phone.';
comment on column public.promise_report.priced is
  'Of the completed, how many have both an estimate and a price paid.';
comment on column public.promise_report.paid_above_estimate is 'Of these, how many paid more than the estimate.';
comment on column public.promise_report.spanish is
  'Of the requests, how many are from customers who get our messages in Spanish.';
comment on column public.promise_report.spanish_with_speaker is
  'Of these, how many were accepted by a hauler who speaks Spanish.';

grant select on public.promise_report to service_role;

-- What people paid: counted once a day from the prices that haulers enter. Figures are shown from 20 pickups of three
-- haulers on, with a range only while no hauler has more than a fifth of them. So one hauler who enters false prices
-- cannot move them far: see docs/decisions/22-what-people-paid.md.

create table private.price_figure (
  service text,
  load_size public.load_size,
  pickups int not null,
  lower int,
  median int not null,
  upper int,
  unique nulls not distinct (service, load_size)
);

comment on table private.price_figure is
  'What people paid, in whole 5 dollars: for all pickups, each service, each load, and each service and load.';
comment on column private.price_figure.service is
  'Of pickups for this service only. "Home Cleaning" includes its variants. Empty: of all but Home Cleaning.';
comment on column private.price_figure.load_size is 'For this load. Empty: any.';
comment on column private.price_figure.pickups is 'How many prices were counted, rounded down to a multiple of 5.';
comment on column private.price_figure.lower is
  'A quarter paid at most this, rounded down. Empty, like upper, if a hauler has more than a fifth.';
comment on column private.price_figure.median is 'Half paid at most this.';
comment on column private.price_figure.upper is 'A quarter paid at least this, rounded up.';

create table private.price_of_hauler (
  hauler_id uuid primary key references public.haulers (id) on delete cascade,
  pickups int not null,
  median int not null,
  far_off int not null,
  denied int not null,
  left_out int not null
);

comment on table private.price_of_hauler is 'The prices of the last 24 months by hauler, for the operator.';
comment on column private.price_of_hauler.hauler_id is 'Who had the jobs.';
comment on column private.price_of_hauler.pickups is 'Their completed pickups with a price.';
comment on column private.price_of_hauler.median is 'Half of these cost at most this many dollars.';
comment on column private.price_of_hauler.far_off is 'How many are too far off the others to be counted.';
comment on column private.price_of_hauler.denied is 'For how many the customer says that they paid another amount.';
comment on column private.price_of_hauler.left_out is 'How many the operator has left out.';

create table private.price_count (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null
);

comment on table private.price_count is 'When the prices were last counted. One row, once they were.';
comment on column private.price_count.as_of is 'That moment.';

alter table private.price_figure enable row level security;
alter table private.price_of_hauler enable row level security;
alter table private.price_count enable row level security;

-- Completed pickups of the last 24 months with a price, by the hauler who had the job. `because`: why it does not
-- count; null if it does.
create view private.priced_pickup with (security_invoker = true) as
select
  lead.id, offer.hauler_id, closed.at as closed_at, lead.price_paid, lead.load_size_hauled, service.is_hauled,
  -- A price for several services counts for none of them.
  case when service.amount = 1 then service.name end as service,
  case
    when lead.price_left_out_because is not null then 'left-out'
    when review.amount_paid <> lead.price_paid then 'denied'
  end as because
from public.leads as lead
join public.job_offers as offer on offer.lead_id = lead.id and offer.state = 'accepted'
left join public.reviews as review on review.lead_id = lead.id
cross join lateral (
  select
    count(distinct split_part(name, ' - ', 1)) as amount,
    min(split_part(name, ' - ', 1)) as name,
    bool_and(split_part(name, ' - ', 1) <> 'Home Cleaning') as is_hauled
  from unnest(lead.services) as name
) as service
cross join lateral (select private.closed_at(lead) as at) as closed
where lead.status = 'Completed'
  and lead.price_paid > 0
  and lead.flagged_because is null
  and closed.at > now() - interval '24 months';

-- Recounts all figures. Requests a site build if a figure that the site shows has changed.
create function private.count_prices() returns void
language plpgsql security definer set search_path = '' as $$
declare
  shown text;
begin
  perform pg_advisory_xact_lock(hashtext('count_prices'));
  shown := private.shown_prices();
  delete from private.price_figure;
  delete from private.price_of_hauler;

  -- Each pickup is in up to four groups: all pickups, its load, its service, and both. '' means any. Cleaning has no
  -- load and is not in the group of all pickups.
  with pickup as materialized (
    select * from private.priced_pickup
  ),
  grouped as materialized (
    select pickup.id, pickup.hauler_id, pickup.closed_at, pickup.price_paid, of_group.service, of_group.load_size
    from pickup
    cross join lateral (
      select '' as service, '' as load_size where is_hauled
      union all
      select '', load_size_hauled::text where is_hauled and load_size_hauled is not null
      union all
      select pickup.service, '' where pickup.service is not null
      union all
      select pickup.service, load_size_hauled::text
      where is_hauled and pickup.service is not null and load_size_hauled is not null
    ) as of_group
    where because is null
  ),
  -- The median of the haulers' medians: with three haulers or more, no one hauler can move it out of the others' range.
  of_hauler as (
    select service, load_size, hauler_id, percentile_disc(0.5) within group (order by price_paid) as median
    from grouped group by service, load_size, hauler_id
  ),
  middle as (
    select service, load_size, percentile_disc(0.5) within group (order by median) as median, count(*) as haulers
    from of_hauler group by service, load_size
  ),
  judged as materialized (
    select grouped.*, price_paid not between middle.median / 4.0 and middle.median * 4.0 as is_far_off
    from grouped join middle using (service, load_size)
    where middle.haulers >= 3
  ),
  placed as (
    select *, row_number() over (partition by service, load_size, hauler_id order by closed_at desc, id) as place
    from judged where not is_far_off
  ),
  -- Caps how many pickups of one hauler are counted. A hauler's newest pickup has place 1. Counting up to place n of
  -- each hauler gives `so_far` pickups; as long as that is at least 5 n, no hauler has more than a fifth of them. Uses
  -- window functions, because a join of groups would be a nested loop.
  counted as (
    select *, count(*) over (partition by service, load_size order by place) as so_far from placed
  ),
  capped as (
    select *,
      max(place) filter (where so_far >= 5 * place) over (partition by service, load_size) as fifth,
      max(so_far) filter (where so_far >= 5 * place) over (partition by service, load_size) as left_by_fifth,
      max(place) filter (where so_far >= 3 * place) over (partition by service, load_size) as third
    from counted
  ),
  figures as (
    insert into private.price_figure (service, load_size, pickups, lower, median, upper)
    select
      nullif(service, ''), nullif(load_size, '')::public.load_size,
      -- Two readings a day apart do not tell that one pickup was completed.
      count(*) / 5 * 5,
      -- Rounded outward, so that at least half paid an amount in the range. A hauler with a third of the pickups could
      -- move an end alone.
      case when min(left_by_fifth) >= 20 then
        floor(percentile_disc(0.25) within group (order by price_paid) / 5.0) * 5
      end,
      round(percentile_disc(0.5) within group (order by price_paid) / 5.0) * 5,
      case when min(left_by_fifth) >= 20 then
        ceil(percentile_disc(0.75) within group (order by price_paid) / 5.0) * 5
      end
    from capped
    where place <= case when left_by_fifth >= 20 then fifth else third end
    group by service, load_size
    having count(*) >= 20 and count(distinct hauler_id) >= 3
  )
  insert into private.price_of_hauler (hauler_id, pickups, median, far_off, denied, left_out)
  select
    pickup.hauler_id, count(*), percentile_disc(0.5) within group (order by pickup.price_paid),
    count(far.id), count(*) filter (where because = 'denied'), count(*) filter (where because = 'left-out')
  from pickup
  left join (select distinct id from judged where is_far_off) as far on far.id = pickup.id
  group by pickup.hauler_id;

  insert into private.price_count (as_of) values (now())
  on conflict (only_row) do update set as_of = excluded.as_of;

  if private.shown_prices() is distinct from shown then
    perform private.want_site_build();
  end if;
end;
$$;

-- The figures as one text, to compare two counts, without the numbers of pickups. Null if there are none.
create function private.shown_prices() returns text
language sql volatile set search_path = '' as $$
  select string_agg(concat_ws(' ', coalesce(service, '*'), coalesce(load_size::text, '*'), lower, median, upper), ', '
    order by service, load_size)
  from private.price_figure;
$$;

-- Counts once a day (Los Angeles) and not on each read, so strangers cannot trigger a count.
create function private.refresh_prices() returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from private.price_count where as_of >= private.start_of_day(0)) then
    perform private.count_prices();
  end if;
end;
$$;

create function public.count_prices() returns void
language sql security definer set search_path = '' as $$
  select private.count_prices();
$$;
comment on function public.count_prices is 'Counts what people paid now instead of once a day.';

-- Visitors cannot read the tables.
create function private.read_price_figures()
returns table (
  service text, load_size public.load_size, pickups int, lower int, median int, upper int, as_of timestamptz
)
language sql stable security definer set search_path = '' as $$
  select service, load_size, pickups, lower, median, upper, as_of
  from private.price_figure cross join private.price_count;
$$;

create view public.price_figures with (security_invoker = true) as
select service, load_size, pickups, lower, median, upper, as_of from private.read_price_figures();

comment on view public.price_figures is
  'What people paid in the last 24 months, from 20 pickups of three haulers on. The site build reads it.';
comment on column public.price_figures.service is
  'Of pickups for this service only. "Home Cleaning" includes its variants. Empty: of all but Home Cleaning.';
comment on column public.price_figures.load_size is 'For this load. Empty: any.';
comment on column public.price_figures.pickups is 'How many, rounded down to a multiple of 5.';
comment on column public.price_figures.lower is
  'A quarter paid at most this many dollars, in whole 5 dollars. Empty, like upper, if a hauler has more than a fifth.';
comment on column public.price_figures.upper is 'A quarter paid at least this many dollars, in whole 5 dollars.';
comment on column public.price_figures.as_of is 'When they were counted.';

grant select on public.price_figures to anon, service_role;
grant execute on function private.read_price_figures() to anon, service_role;

-- What the public can read about reviews and the promise. The scheduler computes and stores it, so strangers cannot
-- trigger a count of all reviews or requests. Only public data is stored, and visitors get access by column. The views
-- run with the caller's rights, so no one can embed a table behind them, and granting all tables to everyone reveals
-- nothing. A view that begins with `with` cannot be written through.

create table private.kept_reviews (
  rank bigint primary key,
  first_name text not null,
  city text,
  services text[] not null,
  stars int not null,
  words text,
  month text not null,
  language public.language not null
);

comment on table private.kept_reviews is
  'Reviews that customers let us publish, as of the last scheduler run after a change.';
comment on column private.kept_reviews.rank is '1 is the newest, by when it was first answered.';
comment on column private.kept_reviews.first_name is 'The name that the customer chose to show.';
comment on column private.kept_reviews.city is 'The city of the request when it was answered.';
comment on column private.kept_reviews.services is 'The services of the request.';
comment on column private.kept_reviews.stars is 'Rating, 1 to 5.';
comment on column private.kept_reviews.words is 'The text of the review.';
comment on column private.kept_reviews.month is 'The month of the answer in Los Angeles, such as 2026-11.';
comment on column private.kept_reviews.language is 'Language of the page where it was written: en or es.';

alter table private.kept_reviews enable row level security;

create policy "Everybody reads what is published" on private.kept_reviews
for select to anon using (true);

create table private.review_figure (
  only_row boolean primary key default true check (only_row),
  completed bigint not null default 0,
  asked bigint not null default 0,
  answered bigint not null default 0,
  all_gone bigint not null default 0,
  starred bigint not null default 0,
  average_stars float8,
  may_publish bigint not null default 0,
  published bigint not null default 0,
  waiting bigint not null default 0,
  withheld jsonb not null default '{}'
);

comment on table private.review_figure is
  'Counts of all reviews, whatever the answer, as of the last scheduler run after a change. One row.';
comment on column private.review_figure.completed is 'Completed requests that we have asked about, or will.';
comment on column private.review_figure.asked is 'How many customers were asked.';
comment on column private.review_figure.answered is 'How many answered.';
comment on column private.review_figure.all_gone is 'How many say that everything is gone.';
comment on column private.review_figure.starred is 'How many gave stars, except people who were not customers.';
comment on column private.review_figure.average_stars is 'Average of those stars.';
comment on column private.review_figure.may_publish is 'How many we are allowed to publish.';
comment on column private.review_figure.published is 'How many are published.';
comment on column private.review_figure.waiting is 'How many we are allowed to publish but have not moderated yet.';
comment on column private.review_figure.withheld is 'How many are withheld, by reason.';

insert into private.review_figure default values;

alter table private.review_figure enable row level security;

create policy "Everybody reads the figures of reviews" on private.review_figure
for select to anon using (true);

-- Rows are only added, so that writers never wait for each other.
create table private.review_changes (id bigint generated always as identity primary key);

comment on table private.review_changes is 'One row per change that the next scheduler run has to count.';
comment on column private.review_changes.id is 'Has no meaning.';

alter table private.review_changes enable row level security;

create function private.note_review_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Strangers can get requests flagged, but only those with a review matter here.
  if tg_table_name = 'leads' and not exists (select from public.reviews where lead_id = new.id) then
    return null;
  end if;
  insert into private.review_changes default values;
  return null;
end;
$$;

-- Recounts the public data if something has changed. One statement, so that figures and reviews match. The build is
-- requested in the same transaction, so the host never reads the data from before.
create function private.refresh_public_reviews() returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed_reviews bigint;
begin
  -- One at a time, so an older count never overwrites a newer one.
  perform from private.review_figure for update skip locked;
  if not found then
    return;
  end if;
  delete from private.review_changes;
  if not found then
    return;
  end if;
  with published as materialized (
    select
      row_number() over (order by review.answered_at desc, review.id) as rank,
      review.shown_name as first_name, review.shown_city as city, lead.services, review.stars, review.words,
      to_char(review.answered_at at time zone 'America/Los_Angeles', 'YYYY-MM') as month,
      coalesce(review.language, lead.language) as language
    from public.reviews as review join public.leads as lead on lead.id = review.lead_id
    where review.moderation = 'published' and lead.flagged_because is null
  ),
  written as (
    insert into private.kept_reviews as kept (rank, first_name, city, services, stars, words, month, language)
    select rank, first_name, city, services, stars, words, month, language from published
    on conflict (rank) do update set
      first_name = excluded.first_name, city = excluded.city, services = excluded.services, stars = excluded.stars,
      words = excluded.words, month = excluded.month, language = excluded.language
    where kept.* is distinct from excluded.*
    returning 1
  ),
  removed as (
    delete from private.kept_reviews where rank > (select count(*) from published) returning 1
  ),
  counted as (
    select
      count(*) as completed,
      count(*) filter (where asked_at is not null) as asked,
      count(*) filter (where answered_at is not null) as answered,
      count(*) filter (where gone = 'yes') as all_gone,
      count(*) filter (where stars is not null and withheld_because is distinct from 'not-a-customer') as starred,
      round(avg(stars) filter (where withheld_because is distinct from 'not-a-customer'), 1)::float8 as average_stars,
      count(*) filter (where may_publish) as may_publish,
      count(*) filter (where may_publish and moderation = 'waiting') as waiting
    from public.reviews
  ),
  figures as (
    update private.review_figure as figure set
      completed = counted.completed, asked = counted.asked, answered = counted.answered, all_gone = counted.all_gone,
      starred = counted.starred, average_stars = counted.average_stars, may_publish = counted.may_publish,
      published = (select count(*) from published),
      waiting = counted.waiting,
      withheld = (
        select coalesce(jsonb_object_agg(because, amount), '{}')
        from (
          select withheld_because as because, count(*) as amount
          from public.reviews where withheld_because is not null group by 1
        ) as by_reason
      )
    from counted
  )
  select count(*) into changed_reviews from (select from written union all select from removed) as changes;
  if changed_reviews > 0 then
    perform private.want_site_build();
  end if;
end;
$$;

create view public.published_reviews with (security_invoker = true) as
with kept as (select rank, first_name, city, services, stars, words, month, language from private.kept_reviews)
select * from kept;

comment on view public.published_reviews is 'The reviews that customers let us publish. The site build reads it.';
comment on column public.published_reviews.rank is '1 is the newest, by when it was first answered.';
comment on column public.published_reviews.month is 'The month of the answer in Los Angeles, such as 2026-11.';
comment on column public.published_reviews.language is 'Language of the page where it was written: en or es.';

-- Counts all reviews, whatever the answer. `published` is the number of reviews in published_reviews.
create view public.review_figures with (security_invoker = true) as
with kept as (
  select
    completed, asked, answered, all_gone, starred, average_stars, may_publish, published, waiting, withheld
  from private.review_figure
)
select * from kept;

comment on view public.review_figures is 'Public counts: how many were asked, answered, published and withheld.';
comment on column public.review_figures.average_stars is
  'Average of all stars, published or not, except those of people who were not customers.';
comment on column public.review_figures.waiting is 'How many we are allowed to publish but have not moderated yet.';
comment on column public.review_figures.withheld is 'How many are withheld, by reason.';

create table private.promise_figure (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null,
  requests int not null,
  in_time int not null,
  pickups int not null,
  within_48_hours int not null,
  within_4_hours int not null,
  words jsonb not null
);

comment on table private.promise_figure is
  'How many requests of the last 90 days were called in time, how soon pickups were, and how often our word was kept. '
  'One row, counted once a day.';
comment on column private.promise_figure.as_of is 'When they were counted.';
comment on column private.promise_figure.requests is
  'Requests that were promised a call by then, except those canceled by the customer before that.';
comment on column private.promise_figure.in_time is 'Of these, how many were called in time.';
comment on column private.promise_figure.pickups is 'Pickups whose window is over.';
comment on column private.promise_figure.within_48_hours is
  'Of these, how many had a window that ended within 48 hours of the request.';
comment on column private.promise_figure.within_4_hours is 'The same within 4 hours.';
comment on column private.promise_figure.words is 'How often our word was kept: what, kept, counted.';

alter table private.promise_figure enable row level security;

create policy "Everybody reads how the promise is kept" on private.promise_figure
for select to anon using (true);

-- Counts once a day (Los Angeles) and not on each read, so strangers cannot trigger a count of all requests.
create function private.refresh_promise_figure() returns void
language plpgsql security definer set search_path = '' as $$
declare
  counted record;
  kept_words jsonb;
begin
  if exists (select from private.promise_figure where as_of >= private.start_of_day(0)) then
    return;
  end if;
  -- To the end of the window, so that nothing looks faster than it was.
  select
    count(*) as pickups,
    count(*) filter (where pickup_until <= created_at + interval '48 hours') as within_48_hours,
    count(*) filter (where pickup_until <= created_at + interval '4 hours') as within_4_hours
  into counted
  from public.leads
  where created_at > now() - interval '90 days'
    and flagged_because is null
    and pickup_until <= now()
    and status in ('In Progress', 'Completed');
  kept_words := private.count_words();
  if private.percents_of(kept_words) is distinct from (
    select private.percents_of(words) from private.promise_figure
  ) then
    perform private.want_site_build();
  end if;
  insert into private.promise_figure (as_of, requests, in_time, pickups, within_48_hours, within_4_hours, words)
  select
    now(), count(*), count(*) filter (where in_time),
    counted.pickups, counted.within_48_hours, counted.within_4_hours, kept_words
  from (
    select
      private.is_called_in_time(lead) as in_time, public.promised_by(lead.created_at) as promised_by,
      lead.canceled_by_customer, private.closed_at(lead) as closed_at
    from public.leads as lead
    where lead.created_at > now() - interval '90 days' and lead.flagged_because is null
  ) as promise
  where promised_by <= now()
    -- A customer who cancels before the promised time was not let down.
    and not (canceled_by_customer and not in_time and closed_at <= promised_by)
  on conflict (only_row) do update set
    as_of = excluded.as_of, requests = excluded.requests, in_time = excluded.in_time,
    pickups = excluded.pickups, within_48_hours = excluded.within_48_hours, within_4_hours = excluded.within_4_hours,
    words = excluded.words;
end;
$$;

create view public.promise_figures with (security_invoker = true) as
with kept as (select as_of, requests, in_time from private.promise_figure)
select * from kept;

comment on view public.promise_figures is
  'Public counts: how many requests of the last 90 days were promised a call, and how many were called in time.';

create view public.pickup_figures with (security_invoker = true) as
with kept as (
  select as_of, pickups, within_48_hours, within_4_hours from private.promise_figure where pickups >= 50
)
select * from kept;

comment on view public.pickup_figures is
  'Public counts: how soon the booked pickups of the last 90 days were done. Empty below 50 pickups.';

-- For "many are family-owned". Visitors cannot read haulers.
create function private.read_hauler_figures() returns table (family_owned int)
language sql stable security definer set search_path = '' as $$
  select case when family >= 3 and family * 3 >= haulers then family else 0 end
  from (
    select count(*)::int as haulers, (count(*) filter (where family_owned))::int as family
    from public.haulers where active
  ) as counted;
$$;

create view public.hauler_figures with (security_invoker = true) as
select family_owned from private.read_hauler_figures();

comment on view public.hauler_figures is
  'One row: how many active haulers say they are family-owned. 0 below three, or below a third of the active ones.';

create view public.hauler_report with (security_invoker = true) as
select
  hauler.name,
  count(*) as completed,
  count(review.answered_at) as answered,
  count(*) filter (where review.gone <> 'yes') as not_all_gone,
  count(*) filter (where review.price = 'higher') as price_higher,
  round(avg(review.stars), 1)::float8 as average_stars
from public.reviews as review
join public.haulers as hauler on hauler.id = review.hauler_id
group by hauler.id
order by completed desc;

comment on view public.hauler_report is
  'What customers say about each hauler. Only for you: a few ratings are chance, so they do not affect offers.';
comment on column public.hauler_report.completed is
  'How many of their completed requests we have asked about, or will.';
comment on column public.hauler_report.not_all_gone is 'How many customers say that something is left.';
comment on column public.hauler_report.price_higher is 'How many customers say that they paid more than agreed.';

grant select (rank, first_name, city, services, stars, words, month, language) on private.kept_reviews
to anon, service_role;
grant select (
  completed, asked, answered, all_gone, starred, average_stars, may_publish, published, waiting, withheld
) on private.review_figure to anon, service_role;
grant select (as_of, requests, in_time, pickups, within_48_hours, within_4_hours, words) on private.promise_figure
to anon, service_role;
grant select on
  public.published_reviews, public.review_figures, public.promise_figures, public.pickup_figures,
  public.hauler_figures
to anon, service_role;
grant execute on function private.read_hauler_figures() to anon, service_role;
grant select on public.hauler_report to service_role;

-- How often we kept our word in the last 12 months, counted once a day with the promise figure. Figures are shown from
-- 20 on, and neither one hauler nor one customer can move them far.

-- What was promised, and whether it was kept: a row for each pickup and promise of which we know it. The customer can
-- contradict whatever the hauler enters.
--
-- - `came`: in the agreed time, as the customer says. A report that no one came is a no of its own.
-- - `price`: at most the estimate that they had accepted an hour before the window, so that none raised at the door
--   counts. If only the hauler says so, an hour before their first window. If several amounts are named, the highest.
-- - `gone`: everything, as the customer says.
create view private.kept_word with (security_invoker = true) as
select
  offer.hauler_id, private.canonical_phone(lead.phone) as person, private.closed_at(lead) as at, fact.what, fact.kept
from public.leads as lead
join public.job_offers as offer on offer.lead_id = lead.id and offer.state = 'accepted'
left join public.reviews as review on review.lead_id = lead.id and review.hauler_id = offer.hauler_id
cross join lateral (
  select
    (
      select proposal.price_to from public.proposals as proposal
      where proposal.offer_id = offer.id
        and proposal.accepted_at <= (
          select min(booked.window_from[booked.chosen]) from public.proposals as booked
          where booked.offer_id = offer.id
            and booked.accepted_at is not null
            and (booked.id = proposal.id or proposal.accepted_by = 'hauler')
        ) - interval '1 hour'
      order by proposal.accepted_at desc
      limit 1
    ) as estimate,
    greatest(lead.price_paid, review.amount_paid, (
      select door.price from public.door_prices as door where door.offer_id = offer.id and door.state = 'accepted'
    )) as paid
) as money
cross join lateral (
  values
    ('came', case when lead.pickup_from is not null then review.came_in_window end),
    ('price', case
      when lead.price_left_out_because is not null or money.estimate is null then null
      when review.price = 'higher' and review.amount_paid is null then false
      else money.paid <= money.estimate
    end),
    ('gone', review.gone = 'yes')
) as fact (what, kept)
where lead.status = 'Completed'
  and lead.flagged_because is null
  and private.closed_at(lead) > now() - interval '12 months'
  and fact.kept is not null
union all
select offer.hauler_id, private.canonical_phone(lead.phone), offer.no_show_at, 'came', false
from public.job_offers as offer join public.leads as lead on lead.id = offer.lead_id
where offer.no_shows > 0
  and offer.no_show_at > now() - interval '12 months'
  and lead.flagged_because is null;

-- Each customer counts once as kept and once as broken. Of each hauler the newest count, up to a fifth of all or, if
-- that leaves fewer than 20, up to a third: as in `count_prices`.
create function private.count_words() returns jsonb
language sql stable set search_path = '' as $$
  with once as (
    select distinct on (what, person, kept) what, person, kept, hauler_id, at
    from private.kept_word order by what, person, kept, at desc
  ),
  placed as (
    select *, row_number() over (partition by what, hauler_id order by at desc, person) as place from once
  ),
  counted as (
    select *, count(*) over (partition by what order by place) as so_far from placed
  ),
  capped as (
    select *,
      max(place) filter (where so_far >= 5 * place) over (partition by what) as fifth,
      max(so_far) filter (where so_far >= 5 * place) over (partition by what) as left_by_fifth,
      max(place) filter (where so_far >= 3 * place) over (partition by what) as third
    from counted
  ),
  figures as (
    select what, count(*) filter (where kept) as kept, count(*) as counted
    from capped
    where place <= case when left_by_fifth >= 20 then fifth else third end
    group by what
    having count(*) >= 20
  )
  select coalesce(jsonb_agg(to_jsonb(figures) order by what), '[]') from figures;
$$;

-- To compare two counts: a build is wanted when a whole percent has changed, not with every pickup.
create function private.percents_of(words jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(what || kept * 100 / counted, ',' order by what)
  from jsonb_to_recordset(words) as figure (what text, kept int, counted int);
$$;

create view public.word_figures with (security_invoker = true) as
select figure.what, figure.kept, figure.counted, promise.as_of
from private.promise_figure as promise
cross join lateral jsonb_to_recordset(promise.words) as figure (what text, kept int, counted int);

comment on view public.word_figures is
  'Public counts: how often our word was kept in the last 12 months. No row below 20. The site build reads it.';
comment on column public.word_figures.what is
  'came (in the agreed time), price (at or under the estimate) or gone (everything).';
comment on column public.word_figures.kept is 'Of these pickups, how often it was so.';
comment on column public.word_figures.counted is
  'Pickups of which we know it, within the limits per customer and hauler.';
comment on column public.word_figures.as_of is 'When they were counted.';

grant select on public.word_figures to anon, service_role;

-- The data of the desk pages and of the daily digest: rows and values computed from them. Which fields the function
-- passes on, and under which names, is in supabase/functions/_shared/contracts/desk.ts. Data and its version are always
-- read in one statement.

-- The accepted offer of a request. Null if no hauler has it.
create function private.holder_of(lead public.leads) returns public.job_offers
language sql stable set search_path = '' as $$
  select offer from public.job_offers as offer where offer.lead_id = lead.id and offer.state = 'accepted';
$$;

create function private.jobs_of_hauler(hauler_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
  from public.job_offers as offer join public.leads as lead on lead.id = offer.lead_id
  where offer.hauler_id = jobs_of_hauler.hauler_id
    and offer.state = 'accepted'
    and not private.is_closed(lead.status);
$$;

-- The history of a request, oldest first: the newest 300 entries.
create function private.history_of(lead public.leads) returns jsonb
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
        (offer.returned_at, 'returned', offer.decline_reason),
        (offer.no_show_at, 'no-show', null)
    ) as offered (at, what, reason)
    where offer.lead_id = lead.id and offered.at is not null
    union all
    select created_at, jsonb_build_object('what', 'report') from public.contact_reports where lead_id = lead.id
    union all
    -- Corrections made at the desk are among the desk actions.
    select corrected_at, jsonb_build_object('what', 'correction')
    from public.lead_corrections where lead_id = lead.id and not by_team
    union all
    select proposed.at, jsonb_build_object('what', proposed.what, 'hauler', hauler.name, 'accepted_by', proposed.by)
    from public.proposals as proposal
    join public.job_offers as offer on offer.id = proposal.offer_id
    join public.haulers as hauler on hauler.id = offer.hauler_id
    cross join lateral (
      values
        (proposal.made_at, 'proposal', null::public.proposal_accepter),
        (proposal.accepted_at, 'agreed', proposal.accepted_by)
    ) as proposed (at, what, by)
    where proposal.lead_id = lead.id and proposed.at is not null
    union all
    select named.at, jsonb_build_object(
      'what', named.what, 'hauler', hauler.name, 'accepted_by', named.by, 'price', door.price,
      'estimate', door.estimate, 'reason', named.reason
    )
    from public.door_prices as door
    join public.job_offers as offer on offer.id = door.offer_id
    join public.haulers as hauler on hauler.id = offer.hauler_id
    cross join lateral (
      values
        (door.made_at, 'door-price', null, door.reason),
        (case when door.accepted_by = 'hauler' then door.made_at end, 'door-yes', 'hauler', null),
        (case when door.accepted_by = 'customer' then door.answered_at end, 'door-yes', 'customer', null),
        (case when door.state = 'declined' then door.answered_at end, 'door-no', null, null)
    ) as named (at, what, by, reason)
    where door.lead_id = lead.id and named.at is not null
    union all
    select outgoing.finished_at, jsonb_build_object(
      'what', 'told', 'kind', outgoing.kind, 'audience', outgoing.audience, 'hauler', hauler.name,
      'channel', coalesce(outgoing.channel, 'mail'), 'delivery', outgoing.delivery
    )
    from public.notifications as outgoing
    left join public.job_offers as offer on offer.id = outgoing.offer_id and outgoing.audience = 'hauler'
    left join public.haulers as hauler on hauler.id = offer.hauler_id
    where outgoing.lead_id = lead.id and outgoing.state = 'sent' and outgoing.audience <> 'operator'
    union all
    select review.answered_at, jsonb_build_object('what', 'review', 'gone', review.gone)
    from public.reviews as review where review.lead_id = lead.id and review.answered_at is not null
    union all
    select action.at, jsonb_build_object(
      'what', 'action', 'action', action.action, 'by', action.by_name, 'mail_kind', action.mail_kind,
      'hauler', hauler.name, 'before', action.before, 'after', action.after
    )
    from public.desk_actions as action
    left join public.haulers as hauler on hauler.id = action.hauler_id
    where action.lead_id = lead.id
  )
  select jsonb_agg(jsonb_strip_nulls(entry - array['before', 'after'])
    || jsonb_build_object('at', at)
    -- In `before` and `after`, null means empty, so it is kept.
    || case when entry ? 'before' then jsonb_build_object('before', entry -> 'before', 'after', entry -> 'after')
      else '{}' end
    -- The first offers are created in the same transaction as the request.
    -- So is what a hauler notes as agreed in person.
    order by at, entry ->> 'what' <> 'request', entry ->> 'what' = 'door-yes')
  from (select * from happened order by at desc limit 300) as newest;
$$;

-- The customer's answer for a moderator: without the stars until they have decided whether to publish it.
create function private.review_in_json(review public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(review) || jsonb_build_object(
    'stars', case when review.moderation <> 'waiting' or not review.may_publish then review.stars end,
    'hints', private.review_hints(review)
  );
$$;

-- A request as its page shows it. The tracking ID is included only for the request's own link: it would outlive a
-- stolen link to the list.
create function private.request_for_desk(lead public.leads, with_tracking_id boolean) returns jsonb
language sql stable set search_path = '' as $$
  select private.request_in_json(lead) || jsonb_build_object(
    'version', private.desk_version(lead),
    'overdue', private.is_overdue(lead),
    'note', lead.desk_note,
    'price_left_out', lead.price_left_out_because,
    'reported_at', private.waits_since(lead),
    'reported_again', coalesce(holder.reported_again, false),
    'taken_back_at', private.taken_back_at(lead, holder),
    'updates', private.updates_of(lead) || jsonb_build_object('by', working_channels),
    'is_told', working_channels <> 'none',
    'booked_twice', exists (
      select from private.booked_elsewhere(holder) as other
      where (other.pickup_from, other.pickup_until) overlaps (lead.pickup_from, lead.pickup_until)
    ),
    'closed_at', private.closed_at(lead),
    'offers', (
      select coalesce(jsonb_agg(to_jsonb(offer) || jsonb_build_object(
        'hauler', to_jsonb(hauler),
        'state', (
          case when offer.state = 'open' and offer.expires_at <= now() then 'expired' else offer.state end
        ),
        'reason', offer.decline_reason
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
  || case when with_tracking_id then jsonb_build_object('tracking_id', lead.tracking_id) else '{}' end
  from private.holder_of(lead) as holder, private.working_channels(lead) as working_channels;
$$;

-- Haulers the request can be offered or assigned to: matching ones first, then the insured, then those with the
-- agreement, then those with fewest jobs.
create function private.candidates(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(hauler) || to_jsonb(judged) || jsonb_build_object(
    'told_by', private.hauler_channels(hauler)
  ) order by judged.fits desc, judged.insurance_ended, not judged.has_agreement, judged.jobs, hauler.name), '[]')
  from public.haulers as hauler
  cross join lateral (
    select
      private.matches(hauler, lead) as fits,
      coalesce(private.end_of_insurance(hauler.insured_until) <= now(), false) as insurance_ended,
      private.has_agreement(hauler) as has_agreement,
      private.jobs_of_hauler(hauler.id) as jobs
  ) as judged
  where hauler.active;
$$;

-- The page of a request, through a link to it or to the list. Null if the link does not work or is for something else.
create function public.view_request(token text, lead_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'scope', case when link.lead_id is null then 'list' else 'request' end,
    -- A list link opens closed requests as well.
    'expires_at', least(link.expires_at, case when link.lead_id is not null then private.end_of_links(lead) end),
    'request', private.request_for_desk(lead, link.lead_id is not null),
    'haulers', private.candidates(lead)
  )
  from private.open_desk_link(token) as link
  join public.leads as lead on lead.id = view_request.lead_id and coalesce(link.lead_id, lead.id) = lead.id
  where link.id is not null and link.message_id is null;
$$;
comment on function public.view_request is 'The data of a desk request page, and its version.';

-- A request in a list, with the end of its tracking ID, which a customer can read out on the phone. Not from
-- `request_in_json`: for 200 requests, proposals and the like take as long as all the rest.
create function private.listed_request(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(lead) || jsonb_build_object(
    'version', private.desk_version(lead),
    'tracking_id', right(lead.tracking_id, 4),
    'promised_by', public.promised_by(lead.created_at),
    'overdue', private.is_overdue(lead),
    'reported_at', private.waits_since(lead),
    'no_show_at', private.no_show_of(lead),
    'hauler', private.hauler_of(lead.id),
    'open_offers', (
      select count(*) from public.job_offers
      where lead_id = lead.id and state = 'open' and expires_at > now()
    )
  );
$$;

-- Up to 200 open requests, in the order they arrived. If there are more, they include the 50 newest, so a flood does
-- not hide them. Of the others, waiting requests, today's pickups and those to which no one came come before those that
-- a hauler has; flagged ones are last.
create function private.requests_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with open_requests as (
    select *, row_number() over (order by flagged_because is not null, created_at desc) <= 50 as is_new
    from public.leads
    where not private.is_closed(status)
  )
  select jsonb_build_object(
    'requests', (
      select coalesce(jsonb_agg(private.listed_request(lead) order by lead.created_at), '[]')
      from public.leads as lead
      where lead.id in (
        select id from open_requests
        order by
          not is_new,
          flagged_because is not null,
          status <> 'Submitted'
            and (pickup_from >= private.start_of_day(0) and pickup_from < private.start_of_day(1)) is not true
            and not exists (
              select from public.job_offers as offer
              where offer.lead_id = open_requests.id and offer.state = 'accepted' and offer.no_show_at >= pickup_until
            ),
          created_at
        limit 200
      )
    ),
    'more_requests', (select greatest(count(*) - 200, 0) from open_requests)
  );
$$;

-- Up to 100 unanswered messages, newest first, flagged ones last.
create function private.messages_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with unanswered as (
    select * from public.contact_messages where answered_at is null
  )
  select jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(received) order by flagged_because is not null, created_at desc), '[]')
      from (select * from unanswered order by flagged_because is not null, created_at desc limit 100) as received
    ),
    'more_messages', (select greatest(count(*) - 100, 0) from unanswered)
  );
$$;

-- Which version of the agreement a hauler has accepted, what they stated then, and when they were last asked.
create function private.agreement_of_hauler(hauler public.haulers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', hauler.agreement_version,
    'accepted_at', hauler.agreement_accepted_at,
    'by', accepted.accepted_by,
    'asked_at', (
      select max(created_at) from public.notifications
      where hauler_id = hauler.id and kind = 'agreement-asked' and state in ('waiting', 'sent')
    ),
    'due_at', hauler.agreement_due_at,
    'attested', coalesce(accepted.attested, '{}'),
    'current', hauler.agreement_version is not distinct from public.current_agreement()
  )
  from (select) as one_row
  left join public.hauler_agreements as accepted
    on accepted.hauler_id = hauler.id
    and accepted.version = hauler.agreement_version
    and accepted.accepted_at = hauler.agreement_accepted_at
  limit 1;
$$;

create function private.haulers_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(hauler) || to_jsonb(calls) || jsonb_build_object(
    'version', private.hauler_version(hauler),
    'missing', private.missing_papers(hauler),
    'agreement', private.agreement_of_hauler(hauler),
    'paused_by_hauler', hauler.paused_by_hauler_at is not null,
    -- Null if the operator entered it last.
    'truck_by_hauler_at', (
      select case when action.action = 'truck' then action.at end
      from public.desk_actions as action
      where action.hauler_id = hauler.id and action.after ? 'truck_cubic_yards'
      order by action.at desc limit 1
    ),
    'jobs', private.jobs_of_hauler(hauler.id),
    'no_shows', (
      select coalesce(sum(no_shows), 0) from public.job_offers
      where hauler_id = hauler.id and no_show_at > now() - interval '12 months'
    ),
    'open_offers', (
      select count(*) from public.job_offers
      where hauler_id = hauler.id and state = 'open' and expires_at > now()
    )
  ) order by not hauler.active, hauler.name), '[]')
  from public.haulers as hauler
  cross join lateral (
    select
      count(*) as called,
      -- A hauler who got the job late has the promised time from then on.
      count(*) filter (
        where offer.contacted_at <= greatest(
          public.promised_by(lead.created_at), public.promised_by(offer.accepted_at)
        )
      ) as in_time
    from public.job_offers as offer join public.leads as lead on lead.id = offer.lead_id
    where offer.hauler_id = hauler.id
      and offer.accepted_at > now() - interval '90 days'
      and offer.contacted_at is not null
  ) as calls;
$$;

-- Reviews that need moderation, oldest first: up to 50.
create function private.reviews_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.review_in_json(review) order by review.answered_at), '[]')
  from public.reviews as review
  where review.id in (
    select id from public.reviews where may_publish and moderation = 'waiting' order by answered_at limit 50
  );
$$;

-- Notifications that failed or bounced: up to 50, newest first.
create function private.failures_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(newest) || jsonb_build_object(
    'last_error', coalesce(last_error, delivery_error)
  ) order by created_at desc), '[]')
  from (select * from private.delivery_failures() order by created_at desc limit 50) as newest;
$$;

-- The last eight weeks, counted as in `promise_report`, newest first, including weeks without requests.
create function private.weeks_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with weeks as (
    select week::date as week, week at time zone 'America/Los_Angeles' as starts,
      (week + interval '7 days') at time zone 'America/Los_Angeles' as ends
    from (select date_trunc('week', now() at time zone 'America/Los_Angeles') as this_week) as today
    cross join lateral generate_series(this_week - interval '49 days', this_week, interval '7 days') as week
  )
  select jsonb_agg(jsonb_build_object(
    'week', weeks.week, 'requests', counted.requests, 'in_time', counted.in_time, 'completed', counted.completed
  ) order by weeks.week desc)
  from weeks
  cross join lateral (
    select
      count(*) as requests,
      count(*) filter (where private.is_called_in_time(lead)) as in_time,
      count(*) filter (where lead.status = 'Completed') as completed
    from public.leads as lead
    where lead.created_at >= weeks.starts and lead.created_at < weeks.ends and lead.flagged_because is null
  ) as counted;
$$;

-- Browser errors of the last seven days: at most 20, latest first.
create function private.faults_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(latest) order by last_at desc), '[]')
  from (
    select * from public.browser_faults where last_at > now() - interval '7 days' order by last_at desc limit 20
  ) as latest;
$$;

-- Page speed of the last eight weeks, newest first: the 75th percentile per metric; null with fewer than 20 visits.
create function private.vitals_of_list() returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select week, metric, value, sum(times) as times
    from public.web_vitals where week > now() at time zone 'America/Los_Angeles' - interval '56 days'
    group by week, metric, value
  ), ranked as (
    select week, metric, value,
      sum(times) over (partition by week, metric order by value) as up_to,
      sum(times) over (partition by week, metric) as visits
    from counted
  ), weekly as (
    select week,
      max(visits) as visits,
      min(value) filter (where metric = 'lcp') as lcp,
      min(value) filter (where metric = 'inp') as inp,
      min(value) filter (where metric = 'cls') as cls
    from ranked where visits >= 20 and up_to >= 0.75 * visits
    group by week
  )
  select coalesce(jsonb_agg(to_jsonb(weekly) order by week desc), '[]') from weekly;
$$;

-- What people paid: the public figures, and by hauler what went into them and what did not.
create function private.prices_of_list() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'counted_at', (select as_of from private.price_count),
    'figures', (
      select coalesce(jsonb_agg(to_jsonb(figure) order by service nulls first, load_size nulls first), '[]')
      from private.price_figure as figure
    ),
    'haulers', (
      select coalesce(jsonb_agg(to_jsonb(counted) || jsonb_build_object(
        'hauler', jsonb_build_object('id', hauler.id, 'name', hauler.name)
      ) order by counted.pickups desc, hauler.name), '[]')
      from private.price_of_hauler as counted join public.haulers as hauler on hauler.id = counted.hauler_id
    )
  );
$$;

create function private.working_desk_links() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'working', count(*) filter (where link.expires_at > now() and private.links_work(lead)),
    'last_used_at', max(link.last_used_at)
  )
  from public.desk_links as link left join public.leads as lead on lead.id = link.lead_id;
$$;

-- What a link shows: a request, a message or the list. Null if the link does not work.
create function public.view_desk(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link constant public.desk_links := private.open_desk_link(token);
begin
  return case
    when link.lead_id is not null then public.view_request(token, link.lead_id)
    when link.message_id is not null then (
      select jsonb_build_object(
        'scope', 'message', 'expires_at', link.expires_at, 'message', to_jsonb(received)
      )
      from public.contact_messages as received where received.id = link.message_id
    )
    when link.id is not null then (
      select jsonb_build_object(
        'scope', 'list',
        'expires_at', link.expires_at,
        'haulers', private.haulers_of_list(),
        'reviews', private.reviews_of_list(),
        'failures', private.failures_of_list(),
        'report', private.weeks_of_list(),
        'site', jsonb_build_object('faults', private.faults_of_list(), 'vitals', private.vitals_of_list()),
        'prices', private.prices_of_list(),
        'settings', jsonb_build_object('dispatch_on', settings.dispatch_on),
        'links', private.working_desk_links()
      ) || private.requests_of_list() || private.messages_of_list()
      from public.dispatch_settings as settings
    )
  end;
end;
$$;
comment on function public.view_desk is 'The data of the desk page of a link.';

-- Finds up to 20 requests, newest first: by a complete phone number or tracking ID those of any age, by part of a name
-- those of the last 90 days. Null if it is not a list link.
create function public.search_desk(token text, text text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  named constant text := btrim(search_desk.text);
  digits constant text := regexp_replace(named, '\D', '', 'g');
  whole_id constant text := translate(upper(regexp_replace(named, '[-\s]', '', 'g')), 'OIL', '011');
begin
  if not private.is_list_link(private.open_desk_link(token)) then
    return null;
  end if;
  return jsonb_build_object('requests', (
    select coalesce(jsonb_agg(private.listed_request(lead) order by lead.created_at desc), '[]')
    from public.leads as lead
    where lead.id in (
      select found.id
      from (
        select by_phone.id, by_phone.created_at from public.leads as by_phone
        where char_length(digits) >= 10
          and private.canonical_phone(by_phone.phone) = private.canonical_phone(digits)
        union
        select by_id.id, by_id.created_at from public.leads as by_id where by_id.tracking_id = whole_id
        union
        select by_name.id, by_name.created_at from public.leads as by_name
        where named <> ''
          and by_name.created_at > now() - interval '90 days'
          and strpos(lower(by_name.full_name), lower(named)) > 0
      ) as found
      order by found.created_at desc
      limit 20
    )
  ));
end;
$$;
comment on function public.search_desk is 'Finds requests, for the list of the desk.';

-- The first ten entries and the total number.
create function private.part_of_digest(entries jsonb[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'count', coalesce(cardinality(entries), 0), 'first', to_jsonb(coalesce(entries[1:10], '{}'))
  );
$$;

-- Reports about open requests, including flagged ones, since the last digest, except those the operator was already
-- emailed about.
create function private.reports_for_digest() returns table (lead_id uuid, times bigint)
language sql stable set search_path = '' as $$
  select report.lead_id, count(*)
  from public.contact_reports as report
  join public.leads as lead on lead.id = report.lead_id
  where not private.is_closed(lead.status)
    and report.created_at > private.last_digest_at()
    and not exists (
      select from public.notifications as outgoing
      where outgoing.report_id = report.id and outgoing.audience = 'operator'
    )
  group by report.lead_id;
$$;

-- A request in the daily digest: a name, but no street, number or address.
create function private.in_short(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', lead.full_name, 'services', lead.services, 'city', lead.city, 'zip_code', lead.zip_code
  );
$$;

create function public.read_digest() returns jsonb
language sql stable security definer set search_path = '' as $$
  with open_requests as (
    select lead, private.is_overdue(lead) as overdue, private.waits_since(lead) as reported_at,
      hauler.name as hauler, private.in_short(lead) as in_short
    from public.leads as lead
    left join public.job_offers as offer on offer.lead_id = lead.id and offer.state = 'accepted'
    left join public.haulers as hauler on hauler.id = offer.hauler_id
    where not private.is_closed(lead.status) and lead.flagged_because is null
  )
  select jsonb_build_object(
    'overdue', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object(
        'promised_by', public.promised_by((lead).created_at), 'reported_at', reported_at
      ) order by (lead).created_at)
      from open_requests where overdue or reported_at is not null
    )),
    'reported_again', private.part_of_digest((
      select array_agg(private.in_short(lead) || jsonb_build_object('times', report.times)
        order by lead.flagged_because is not null, lead.created_at)
      from private.reports_for_digest() as report
      join public.leads as lead on lead.id = report.lead_id
    )),
    'nobody', private.part_of_digest((
      select array_agg(in_short || jsonb_build_object('promised_by', public.promised_by((lead).created_at))
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
      select array_agg(in_short || jsonb_build_object('hauler', hauler, 'made_at', proposal.made_at)
        order by proposal.made_at)
      from open_requests
      join public.proposals as proposal on proposal.lead_id = (lead).id
      where proposal.state = 'open' and proposal.made_at < now() - interval '2 days'
    )),
    'messages', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'subject', subject, 'created_at', created_at)
        order by created_at)
      from public.contact_messages where answered_at is null and flagged_because is null
    )),
    'reviews', (
      select jsonb_build_object('count', count(*), 'oldest', min(answered_at))
      from public.reviews where may_publish and moderation = 'waiting'
    ),
    'unbuilt_since', private.unbuilt_since(),
    'failures', private.part_of_digest((
      select array_agg(jsonb_build_object(
        'kind', kind, 'audience', audience, 'state', state, 'delivery', delivery
      ) order by created_at desc)
      from private.delivery_failures()
    )),
    'faults', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'page', page, 'release', release, 'times', times)
        order by times desc)
      from private.faults_for_digest()
    )),
    'flagged', private.part_of_digest((
      select array_agg(jsonb_build_object('what', what, 'because', because, 'created_at', created_at)
        order by created_at desc)
      from (
        select 'request' as what, flagged_because as because, created_at from public.leads
        where flagged_because is not null and not private.is_closed(status)
        union all
        select 'message', flagged_because, created_at from public.contact_messages
        where flagged_because is not null and answered_at is null
      ) as flagged
    )),
    'insurances', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'insured_until', insured_until) order by insured_until, name)
      from public.haulers as hauler
      where active and private.insurance_notification_key(hauler) is not null
    )),
    'agreements', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'due_at', agreement_due_at)
        order by agreement_due_at nulls first, name)
      from private.haulers_without_agreement()
    )),
    'paused', private.part_of_digest((
      select array_agg(jsonb_build_object('name', name, 'paused_at', paused_by_hauler_at)
        order by paused_by_hauler_at desc)
      from public.haulers where not active and paused_by_hauler_at is not null
    )),
    'yesterday', (
      select jsonb_build_object(
        'requests', count(*),
        'called_in_time', count(*) filter (where private.is_called_in_time(lead)),
        'completed', (
          select count(distinct lead_id) from public.lead_status_changes
          where new_status = 'Completed'
            and changed_at >= private.start_of_day(-1) and changed_at < private.start_of_day(0)
        )
      )
      from public.leads as lead
      where flagged_because is null
        and created_at >= private.start_of_day(-1) and created_at < private.start_of_day(0)
    )
  );
$$;
comment on function public.read_digest is 'The data of the operator''s daily digest.';

-- All triggers, by table. Postgres runs triggers for the same event in the order of their names, so each name begins
-- with a number: the hundreds stand for the event, the tens for the order.
--
--   _1xx_ before insert    _2xx_ before update    _3xx_ before delete
--   _4xx_ after insert     _5xx_ after update     _6xx_ after delete
--
-- A trigger for two events has the number of the first. The leading underscore lets the checks and cascades of foreign
-- keys run before ours: Postgres names those RI_ConstraintTrigger_…, and "R" sorts before "_", but after digits.

-- leads

create trigger _100_drop_invisible
before insert or update of street_address, unit_number, city, job_description, full_name, email, call_time, desk_note
on public.leads
for each row execute function private.drop_invisible(
  'street_address', 'unit_number', 'city', 'job_description', 'full_name', 'email', 'call_time', 'desk_note'
);

create trigger _110_allow_one_submission before insert on public.leads
for each row when (current_user = 'anon') execute function private.allow_one_submission();

create trigger _120_limit_submissions before insert on public.leads
for each row when (current_user = 'anon')
execute function private.limit_submissions('leads_per_hour_at_most', 'requests');

create trigger _130_sync_pickup before insert or update of status, timeframe, pickup_from, pickup_until on public.leads
for each row execute function private.sync_pickup();

create trigger _140_note_consent before insert or update of agreed_to_messages, phone on public.leads
for each row execute function private.note_consent();

create trigger _210_clear_canceled_by_customer before update of status on public.leads
for each row when (old.status = 'Canceled' and new.status <> 'Canceled')
execute function private.clear_canceled_by_customer();

-- Removing old photos does not count as a change of the request.
create trigger _220_touch_updated_at before update on public.leads
for each row when (new.image_urls <> '{}' or old.image_urls = '{}' and old.* is distinct from new.*)
execute function private.touch_updated_at();

create trigger _230_clear_failures before update of email, phone on public.leads
for each row execute function private.clear_failures();

create trigger _410_flag_lead after insert on public.leads
for each row when (current_user = 'anon') execute function private.flag_lead();

create trigger _420_notify_of_lead after insert on public.leads
for each row execute function private.notify_of_lead();

create trigger _430_dispatch_new_lead after insert on public.leads
for each row execute function private.dispatch_new_lead();

create trigger _440_ask_for_review after insert on public.leads
for each row when (new.status = 'Completed') execute function private.ask_for_review();

-- For any update: _130_sync_pickup changes columns that a statement does not name.
create trigger _510_notify_of_change after update on public.leads
for each row when (
  (old.status, old.timeframe, old.pickup_from, old.pickup_until)
    is distinct from (new.status, new.timeframe, new.pickup_from, new.pickup_until)
)
execute function private.notify_of_change();

create trigger _520_notify_of_flag after update of flagged_because on public.leads
for each row when ((old.flagged_because is null) <> (new.flagged_because is null))
execute function private.notify_of_flag();

create trigger _530_dispatch_on_status_change after update of status, flagged_because on public.leads
for each row when (
  old.status is distinct from new.status or (old.flagged_because is null) <> (new.flagged_because is null)
)
execute function private.dispatch_on_status_change();

create trigger _540_record_status_change after update of status on public.leads
for each row when (old.status is distinct from new.status)
execute function private.record_status_change();

create trigger _550_end_proposals after update on public.leads
for each row when (
  old.status is distinct from new.status and private.is_closed(new.status)
  or (nullif(btrim(old.timeframe), ''), old.pickup_from, old.pickup_until)
    is distinct from (nullif(btrim(new.timeframe), ''), new.pickup_from, new.pickup_until)
)
execute function private.end_proposals();

create trigger _560_ask_for_review after update of status on public.leads
for each row when ((old.status = 'Completed') <> (new.status = 'Completed'))
execute function private.ask_for_review();

create trigger _570_note_review_change after update of flagged_because, services, language on public.leads
for each row when (
  (old.flagged_because is null) <> (new.flagged_because is null)
  or (old.services, old.language) is distinct from (new.services, new.language)
)
execute function private.note_review_change();

-- contact_messages

create trigger _100_drop_invisible
before insert or update of name, email, message on public.contact_messages
for each row execute function private.drop_invisible('name', 'email', 'message');

create trigger _110_allow_one_submission before insert on public.contact_messages
for each row when (current_user = 'anon') execute function private.allow_one_submission();

create trigger _120_limit_submissions before insert on public.contact_messages
for each row when (current_user = 'anon')
execute function private.limit_submissions('messages_per_hour_at_most', 'messages');

create trigger _410_flag_contact_message after insert on public.contact_messages
for each row when (current_user = 'anon') execute function private.flag_contact_message();

create trigger _420_notify_of_message after insert on public.contact_messages
for each row execute function private.notify_of_message();

create trigger _510_notify_of_flag after update of flagged_because on public.contact_messages
for each row when ((old.flagged_because is null) <> (new.flagged_because is null))
execute function private.notify_of_flag();

-- contact_reports

create trigger _110_skip_repeated_report before insert on public.contact_reports
for each row execute function private.skip_repeated_report();

create trigger _410_notify_of_report after insert on public.contact_reports
for each row execute function private.notify_of_report();

-- haulers

create trigger _100_drop_invisible
before insert or update of name, contact_name, email on public.haulers
for each row execute function private.drop_invisible('name', 'contact_name', 'email');

create trigger _110_note_hauler_contact before insert or update of email, phone, texts_on on public.haulers
for each row execute function private.note_hauler_contact();

create trigger _120_check_papers before insert on public.haulers
for each row when (new.active) execute function private.check_papers();

create trigger _210_clear_failures before update of email, phone on public.haulers
for each row execute function private.clear_failures();

create trigger _220_check_papers before update of active on public.haulers
for each row when (new.active and not old.active) execute function private.check_papers();

create trigger _230_forget_own_pause before update of active on public.haulers
for each row when (old.active <> new.active) execute function private.forget_own_pause();

create trigger _310_lock_leads_of_hauler before delete on public.haulers
for each row execute function private.lock_leads_of_hauler();

create trigger _320_end_agreements before delete on public.haulers
for each row execute function private.end_agreements();

create trigger _410_note_agreement after insert or update of agreement_version, agreement_accepted_at on public.haulers
for each row when (new.agreement_version is not null) execute function private.note_agreement();

create trigger _420_ask_new_hauler after insert on public.haulers
for each row when (new.agreement_version is null) execute function private.ask_new_hauler();

create trigger _510_withdraw_offers
after update of active, insured_until, agreement_version, agreement_due_at on public.haulers
for each row when (
  old.active and not new.active
  or (old.insured_until, old.agreement_version, old.agreement_due_at)
    is distinct from (new.insured_until, new.agreement_version, new.agreement_due_at)
)
execute function private.withdraw_offers();

create trigger _520_end_agreement_links after update of email, phone on public.haulers
for each row when ((old.email, old.phone) is distinct from (new.email, new.phone))
execute function private.end_agreement_links();

-- job_offers

create trigger _110_note_acceptance before insert or update of state on public.job_offers
for each row when (new.state = 'accepted') execute function private.note_acceptance();

create trigger _120_check_agreement before insert on public.job_offers
for each row when (new.state in ('open', 'accepted')) execute function private.check_agreement();

create trigger _210_reopen_offer before update of state on public.job_offers
for each row when (new.state = 'open' and old.state <> 'open') execute function private.reopen_offer();

create trigger _220_check_agreement before update of state on public.job_offers
for each row when (new.state in ('open', 'accepted') and old.state not in ('open', 'accepted'))
execute function private.check_agreement();

create trigger _410_count_offer after insert or update of state on public.job_offers
for each row when (new.state = 'open') execute function private.count_offer();

create trigger _420_end_other_offers after insert or update of state on public.job_offers
for each row when (new.state = 'accepted') execute function private.end_other_offers();

create trigger _430_notify_of_new_offer after insert on public.job_offers
for each row when (new.state in ('open', 'accepted')) execute function private.notify_of_offer();

create trigger _510_end_proposals_of_offer after update of state on public.job_offers
for each row when (old.state = 'accepted' and new.state <> 'accepted')
execute function private.end_proposals_of_offer();

create trigger _520_dispatch_after_offer after update of state on public.job_offers
for each row when (
  old.state = 'open' and new.state in ('declined', 'expired', 'returned')
  or old.state = 'accepted' and new.state <> 'accepted'
)
execute function private.dispatch_after_offer();

create trigger _530_notify_of_offer after update of state on public.job_offers
for each row when (new.state <> old.state and new.state in ('open', 'accepted'))
execute function private.notify_of_offer();

create trigger _610_dispatch_after_deleted_offer after delete on public.job_offers
for each row when (old.state in ('open', 'accepted')) execute function private.dispatch_after_offer();

-- notifications

create trigger _410_text_operator_too after insert on public.notifications
for each row when (new.audience = 'operator' and new.channel is null) execute function private.text_operator_too();

create trigger _510_note_review_asked after update of state on public.notifications
for each row when (new.kind = 'review-asked' and new.state = 'sent' and old.state <> 'sent')
execute function private.note_review_asked();

-- reviews

create trigger _410_note_review_change after insert on public.reviews
for each row execute function private.note_review_change();

create trigger _510_note_review_change after update on public.reviews
for each row when (old.* is distinct from new.*) execute function private.note_review_change();

create trigger _610_note_review_change after delete on public.reviews
for each row execute function private.note_review_change();

-- storage.objects, in addition to the triggers of the storage service

create trigger _110_limit_lead_images before insert on storage.objects
for each row when (new.bucket_id = 'lead-images') execute function private.limit_lead_images();
