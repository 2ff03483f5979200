-- Texts, the second way to tell people: who wants none, what was answered to one, and who can be told how.

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
  wish public.text_wish,
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

-- By which ways a customer is told: both, mail, text or none. That an address or a number wants nothing from us is not
-- looked at: pages show this, and it would tell strangers who has been here.
create function private.shown_reach(lead public.leads) returns public.reach
language sql stable set search_path = '' as $$
  select (
    case when mail and text then 'both' when mail then 'mail' when text then 'text' else 'none' end
  )::public.reach
  from (
    select
      lead.email is not null and lead.email_failed_at is null as mail,
      texts_on and lead.agreed_to_messages and lead.text_failed_at is null and private.is_us_number(lead.phone) as text
    from public.dispatch_settings
  ) as channels;
$$;

-- How the tracking page says it: `{ by, came_back }`.
create function public.reach_of(lead_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'by', private.shown_reach(lead),
    'came_back', array_remove(array[
      case when lead.email_failed_at is not null then 'mail' end,
      case when lead.text_failed_at is not null then 'text' end
    ], null)
  )
  from public.leads as lead where lead.id = lead_id;
$$;
comment on function public.reach_of is 'By which ways a customer is told, and which of them came back.';

revoke execute on all functions in schema private from public;
revoke execute on function public.reach_of(uuid) from public, anon, authenticated;
grant execute on function public.reach_of(uuid), private.shown_reach(public.leads) to service_role;
