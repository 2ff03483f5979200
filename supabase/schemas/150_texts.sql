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
