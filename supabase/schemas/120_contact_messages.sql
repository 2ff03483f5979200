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
