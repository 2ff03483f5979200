create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),

  constraint "name is 1 to 120 characters on one line" check (
    btrim(name) <> '' and char_length(name) <= 120 and name !~ '[\u0001-\u001F\u007F-\u009F]'
  ),
  constraint "email looks like name@example.com" check (
    email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254
    and email !~ '[\u0001-\u001F\u007F-\u009F]'
  ),
  constraint "subject is general, lead-issue or merchant-inquiry"
    check (subject in ('general', 'lead-issue', 'merchant-inquiry')),
  constraint "message is 1 to 5000 characters" check (
    message ~ '\S' and char_length(message) <= 5000
    and message !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]'
  )
);

comment on table public.contact_messages is 'Messages from the contact page.';

create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_email_created_at_idx on public.contact_messages (lower(email), created_at);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant insert (id, name, email, subject, message) on public.contact_messages to anon;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "Visitors send messages" on public.contact_messages
for insert to anon with check (created_at = now());
