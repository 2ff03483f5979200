-- Texts as a second way to tell people: who takes them, who wants none, and when they may go.

-- Can this number be texted as one of the United States? Numbers of the North American plan that are nobody's free,
-- premium or personal line, and of none of the islands to which a text costs more. Canada passes. The same as
-- `canBeTexted` in supabase/functions/_shared/rules/can-be-texted.ts.
create function private.is_us_number(phone text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  number constant text := private.canonical_phone(phone);
begin
  return number ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'
    and number !~ '^(.11|37|96|5(00|2[1-9]|33|44|66|77|88)|700|710|8(00|22|33|44|55|66|77|88)|900)'
    and left(number, 3) <> all ('{
      242,246,264,268,284,345,441,473,649,658,664,721,758,767,784,809,829,849,868,869,876
    }'::text[]);
end;
$$;

alter table public.dispatch_settings
  add column texts_on boolean not null default false,
  add column operator_phone text
    constraint "operator_phone is a number of the United States" check (private.is_us_number(operator_phone)),
  add column texts_from time not null default '08:00',
  add column texts_until time not null default '21:00',
  add column text_good_for interval not null default '14 hours'
    constraint "text_good_for is longer than nothing" check (text_good_for > '0'),
  add column texts_per_hour int not null default 100
    constraint "texts_per_hour is not negative" check (texts_per_hour >= 0),
  add column arrival_texts_per_hour int not null default 30
    constraint "arrival_texts_per_hour is not negative" check (arrival_texts_per_hour >= 0),
  add column texts_per_number_per_day int not null default 6
    constraint "texts_per_number_per_day is not negative" check (texts_per_number_per_day >= 0),
  add column texts_per_hauler_per_day int not null default 30
    constraint "texts_per_hauler_per_day is not negative" check (texts_per_hauler_per_day >= 0),
  add constraint "texts_from is before texts_until" check (texts_from < texts_until);

comment on column public.dispatch_settings.texts_on is
  'May people be told by text? Turn it on once the carriers have approved your registration.';
comment on column public.dispatch_settings.operator_phone is
  'Where the operator is texted, besides the mail, when a customer waits. Digits alone. Empty: nowhere.';
comment on column public.dispatch_settings.texts_from is 'Nobody is texted before this time of the day in Los Angeles.';
comment on column public.dispatch_settings.texts_until is 'Nobody is texted from this time on. 24:00: at any time.';
comment on column public.dispatch_settings.text_good_for is
  'News older than this are not texted any more: they go by mail, or not at all.';
comment on column public.dispatch_settings.texts_per_hour is 'Texts an hour to all together. More wait.';
comment on column public.dispatch_settings.arrival_texts_per_hour is
  'Of these, texts that strangers can cause, by typing a number. More wait.';
comment on column public.dispatch_settings.texts_per_number_per_day is
  'Texts to the number of a customer within 24 hours. More go by mail, or not at all.';
comment on column public.dispatch_settings.texts_per_hauler_per_day is
  'Texts to the number of a hauler, and to the operator, within 24 hours. More go by mail, or not at all.';

-- Is it a time for texts? That moment; else the next one.
create function private.next_text_time(moment timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when clock::time >= texts_from and clock::time < texts_until then moment
    else (clock::date + case when clock::time < texts_from then 0 else 1 end + texts_from)
      at time zone 'America/Los_Angeles'
  end
  from public.dispatch_settings, (select moment at time zone 'America/Los_Angeles' as clock) as local;
$$;

alter table public.leads
  add column email_failed_at timestamptz,
  add column text_failed_at timestamptz,
  add column agreed_to_messages_at timestamptz;

comment on column public.leads.email_failed_at is
  'When a mail to this address came back for good. Emptied by another address, or by hand to try it again.';
comment on column public.leads.text_failed_at is
  'When a text to this number came back for good. Emptied by another number, or by hand to try it again.';
comment on column public.leads.agreed_to_messages_at is
  'Since when they agree to be texted at this number. Kept by a trigger; empty for requests from before it was.';

drop policy "Visitors submit leads and set no column of the operator" on public.leads;

create policy "Visitors submit leads and set no column of the operator" on public.leads
for insert to anon with check (
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
);

-- The consent is to be texted at this number: at another one it is a new one.
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

alter table public.haulers
  add column texts_on boolean not null default false,
  add column texts_on_since timestamptz,
  add column email_failed_at timestamptz,
  add column text_failed_at timestamptz,
  add column unreachable_since timestamptz;

comment on column public.haulers.email is 'Where offers go, unless they are texted.';
comment on column public.haulers.texts_on is
  'Do they want texts? They say so on the page of a job. Set it by hand only for who asked for it in writing.';
comment on column public.haulers.texts_on_since is 'Since when. Kept by a trigger.';
comment on column public.haulers.email_failed_at is
  'When a mail to this address came back for good. Emptied by another address, or by hand to try it again.';
comment on column public.haulers.text_failed_at is
  'When a text to this number came back for good. Emptied by another number, or by hand to try it again.';
comment on column public.haulers.unreachable_since is
  'Since when nothing reaches them: they are offered nothing. Jobs that they have stay theirs. '
  'Emptied by another email, phone or texts_on, and within a minute once something may reach them again.';

-- Any change of the ways to reach a hauler is a new try.
create function private.note_ways_to_hauler() returns trigger
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

create table public.text_blocks (
  number_hash bytea primary key,
  created_at timestamptz not null default now()
);

comment on table public.text_blocks is
  'Numbers that want no texts from us. To add one: select private.stop_texts(''2135550142''). '
  'To text one again, which asked for it, delete the row with private.number_hash(number).';
comment on column public.text_blocks.number_hash is 'Salted hash of the number.';
comment on column public.text_blocks.created_at is 'When they said so.';

alter table public.text_blocks enable row level security;

revoke all on public.text_blocks from anon, authenticated;

grant select, delete on public.text_blocks to service_role;

create function private.number_hash(phone text) returns bytea
language sql stable set search_path = '' as $$
  select private.salted_hash('tel:' || private.canonical_phone(phone));
$$;

-- For the operator, by hand: somebody asked for it in their own words.
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
  wish text constraint "wish is stop, start or help" check (wish in ('stop', 'start', 'help')),
  created_at timestamptz not null default now()
);

comment on table public.text_replies is 'What people answered to our texts. Kept for 11 months.';
comment on column public.text_replies.message_sid is 'Its name at the provider: one that is told twice is one reply.';
comment on column public.text_replies.phone is 'Who wrote. Digits alone.';
comment on column public.text_replies.body is 'What they wrote. Empty for a keyword.';
comment on column public.text_replies.wish is 'What a keyword asks for. Empty for words of their own.';
comment on column public.text_replies.created_at is 'When it came.';

create index text_replies_phone_idx on public.text_replies (private.canonical_phone(phone), created_at);

create index text_replies_created_at_idx on public.text_replies (created_at);

alter table public.text_replies enable row level security;

revoke all on public.text_replies from anon, authenticated;

grant select, delete on public.text_replies to service_role;

-- What came back from an address or a number says nothing of another one.
create function private.forget_failures() returns trigger
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

-- By which ways a customer is told: both, mail, text or none. That an address or a number wants nothing from us is not
-- looked at: pages show this, and it would tell strangers who has been here.
create function private.told_by(lead public.leads) returns text
language sql stable set search_path = '' as $$
  select case when mail and text then 'both' when mail then 'mail' when text then 'text' else 'none' end
  from (
    select
      lead.email is not null and lead.email_failed_at is null as mail,
      texts_on and lead.agreed_to_messages and lead.text_failed_at is null and private.is_us_number(lead.phone) as text
    from public.dispatch_settings
  ) as ways;
$$;

-- How the tracking page says it: `{ by, cameBack }`.
create function public.reach_of(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'by', private.told_by(lead),
    'cameBack', array_remove(array[
      case when lead.email_failed_at is not null then 'mail' end,
      case when lead.text_failed_at is not null then 'text' end
    ], null)
  )
  from public.leads as lead where lead.id = lead_id;
$$;

comment on function public.reach_of is 'By which ways a customer is told, and which of them came back.';

create trigger _140_note_consent before insert or update of agreed_to_messages, phone on public.leads
for each row execute function private.note_consent();

create trigger _230_forget_failures before update of email, phone on public.leads
for each row execute function private.forget_failures();

create trigger _110_note_ways_to_hauler before insert or update of email, phone, texts_on on public.haulers
for each row execute function private.note_ways_to_hauler();

create trigger _210_forget_failures before update of email, phone on public.haulers
for each row execute function private.forget_failures();

revoke execute on all functions in schema private from public;

revoke execute on function public.reach_of(uuid) from public, anon, authenticated;
grant execute on function
  public.reach_of(uuid), private.told_by(public.leads), private.is_us_number(text)
to service_role;
