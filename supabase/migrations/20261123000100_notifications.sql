-- People are told by mail of what happens. What is to be told is written in the transaction in which it happens: what
-- was refused is told to nobody, and what was stored cannot be forgotten. The function send-notifications sends it.

alter table public.dispatch_settings
  add column request_mail_hold interval not null default '30 seconds'
    constraint "request_mail_hold is not negative" check (request_mail_hold >= '0'),
  add column status_mail_hold interval not null default '2 minutes'
    constraint "status_mail_hold is not negative" check (status_mail_hold >= '0'),
  add column flagged_digest_every interval not null default '1 hour'
    constraint "flagged_digest_every is at least a second" check (flagged_digest_every >= '1 second');

comment on column public.dispatch_settings.request_mail_hold is
  'How long the mail of a new request to the operator waits, so that it has the photos.';
comment on column public.dispatch_settings.status_mail_hold is
  'How long the mail of a change to the customer waits. Who changes a request twice meanwhile sends one mail.';
comment on column public.dispatch_settings.flagged_digest_every is
  'The operator is told of flagged requests and messages together, at most this often.';

alter table public.leads add column mail_token text not null unique default private.new_tracking_id();
comment on column public.leads.mail_token is
  'Secret between us and whoever reads the mails of this request: it stops them. No browser is ever given it.';

-- Backends that grant whole tables let a visitor choose it.
create function private.make_mail_token() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.mail_token := private.new_tracking_id();
  return new;
end;
$$;
revoke execute on function private.make_mail_token() from public;

create trigger make_mail_token before insert on public.leads
for each row when (current_user = 'anon') execute function private.make_mail_token();

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint "kind is one that the sender knows" check (
    kind in (
      'new-request', 'not-contacted', 'overdue', 'contact-message', 'flagged-digest',
      'request-arrived', 'status-changed', 'timeframe-changed'
    )
  ),
  audience text not null constraint "audience is customer or operator" check (audience in ('customer', 'operator')),
  lead_id uuid references public.leads (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  report_id uuid references public.contact_reports (id) on delete cascade,
  once_key text not null unique,
  status_before text,
  timeframe_before text,
  state text not null default 'waiting' constraint "state is waiting, sent, skipped or dead"
    check (state in ('waiting', 'sent', 'skipped', 'dead')),
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  claimed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

comment on table public.notifications is
  'What people are told by mail. Holds no address and no text: both are read when the mail is made.';
comment on column public.notifications.kind is 'What happened.';
comment on column public.notifications.audience is 'Who is told: the customer or the operator.';
comment on column public.notifications.lead_id is 'The request it is about. Deleted with it.';
comment on column public.notifications.message_id is 'The message of the contact page it is about. Deleted with it.';
comment on column public.notifications.report_id is 'The report it is about, that nobody has called. Deleted with it.';
comment on column public.notifications.once_key is 'What happens once is told once.';
comment on column public.notifications.status_before is 'The status of the request that the customer was last told.';
comment on column public.notifications.timeframe_before is 'The timeframe of the request that the customer was last told.';
comment on column public.notifications.state is
  'waiting, sent, skipped (never to be sent, last_error says why) or dead (tried eight times). Dead ones can be set to waiting again.';
comment on column public.notifications.due_at is
  'When it is sent, or tried again. Infinity: the request or message is flagged.';
comment on column public.notifications.attempts is 'How often the mail was tried.';
comment on column public.notifications.claimed_at is 'Since when a sender is at it.';
comment on column public.notifications.last_error is 'Why it was skipped, or why the last try failed.';
comment on column public.notifications.created_at is 'When it happened.';
comment on column public.notifications.finished_at is 'When it was sent, skipped or given up.';

create index notifications_waiting_idx on public.notifications (due_at) where state = 'waiting';
create index notifications_in_trouble_idx on public.notifications (created_at)
where state = 'dead' or (state = 'waiting' and last_error is not null);
create index notifications_sent_to_customers_idx on public.notifications (finished_at)
where audience = 'customer' and state = 'sent';
create index notifications_lead_id_idx on public.notifications (lead_id);
create index notifications_message_id_idx on public.notifications (message_id);
create index notifications_report_id_idx on public.notifications (report_id);

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select, update, delete on public.notifications to service_role;

create function private.is_flagged_lead(lead_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select flagged_because is not null from public.leads where id = lead_id;
$$;

-- Runs after flag_lead, by the order of their names. The row of the trigger does not show the flag yet.
create function private.notify_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due constant timestamptz := case when private.is_flagged_lead(new.id) then 'infinity' else now() end;
begin
  insert into public.notifications (kind, audience, lead_id, once_key, due_at)
  select 'new-request', 'operator', new.id, 'new-request:' || new.id, due + request_mail_hold
  from public.dispatch_settings;
  if new.email is not null then
    insert into public.notifications (kind, audience, lead_id, once_key, due_at)
    values ('request-arrived', 'customer', new.id, 'request-arrived:' || new.id, due);
  end if;
  return null;
end;
$$;

create trigger notify_of_lead after insert on public.leads
for each row execute function private.notify_of_lead();

-- A change that comes while another waits to be told is told with it.
create function private.notify_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due constant timestamptz := case when new.flagged_because is null then now() else 'infinity' end
    + (select status_mail_hold from public.dispatch_settings);
begin
  update public.notifications set
    kind = case when status_before is distinct from new.status then 'status-changed' else 'timeframe-changed' end,
    due_at = due
  where lead_id = new.id and kind in ('status-changed', 'timeframe-changed') and state = 'waiting' and attempts = 0;
  if not found then
    insert into public.notifications (kind, audience, lead_id, once_key, status_before, timeframe_before, due_at)
    values (
      case when old.status is distinct from new.status then 'status-changed' else 'timeframe-changed' end,
      'customer', new.id, format('changed:%s:%s', new.id, pg_current_xact_id()), old.status, old.timeframe, due
    );
  end if;
  return null;
end;
$$;

create trigger notify_of_change after update of status, timeframe on public.leads
for each row when (
  new.email is not null
  and (old.status is distinct from new.status or old.timeframe is distinct from new.timeframe)
)
execute function private.notify_of_change();

create function private.notify_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (kind, audience, lead_id, report_id, once_key, due_at)
  values (
    'not-contacted', 'operator', new.lead_id, new.id, 'not-contacted:' || new.id,
    case when private.is_flagged_lead(new.lead_id) then 'infinity' else now() end
  );
  return null;
end;
$$;

create trigger notify_of_report after insert on public.contact_reports
for each row execute function private.notify_of_report();

-- Runs after flag_contact_message, by the order of their names. The row of the trigger does not show the flag yet.
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

create trigger notify_of_message after insert on public.contact_messages
for each row execute function private.notify_of_message();

-- What is flagged is told to the operator alone, with all that is flagged in the same hour. Clearing a flag lets out what
-- waited for it.
create function private.notify_of_flag() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  period constant numeric := extract(epoch from (select flagged_digest_every from public.dispatch_settings));
  period_end constant numeric := (floor(extract(epoch from now()) / period) + 1) * period;
begin
  update public.notifications set due_at = case when new.flagged_because is null then now() else 'infinity' end
  where (lead_id = new.id or message_id = new.id) and state = 'waiting';
  if new.flagged_because is not null then
    insert into public.notifications (kind, audience, once_key, due_at)
    values ('flagged-digest', 'operator', 'flagged-digest:' || period_end, to_timestamp(period_end))
    on conflict (once_key) do nothing;
  end if;
  return null;
end;
$$;

create trigger notify_of_flag after update of flagged_because on public.leads
for each row when ((old.flagged_because is null) <> (new.flagged_because is null))
execute function private.notify_of_flag();

create trigger notify_of_flag after update of flagged_because on public.contact_messages
for each row when ((old.flagged_because is null) <> (new.flagged_because is null))
execute function private.notify_of_flag();

revoke execute on function
  private.is_flagged_lead(uuid), private.notify_of_lead(), private.notify_of_change(), private.notify_of_report(),
  private.notify_of_message(), private.notify_of_flag()
from public;
