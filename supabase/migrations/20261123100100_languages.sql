-- In which language somebody wrote to us.

alter table public.leads
add column language text not null default 'en'
  constraint "language is en or es" check (language in ('en', 'es'));

comment on column public.leads.language is 'In which language the customer sent it: en or es.';

grant insert (language) on public.leads to anon;

alter policy "Visitors submit leads and set no column of the operator" on public.leads
with check (
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
);

alter table public.contact_messages
add column language text not null default 'en'
  constraint "language is en or es" check (language in ('en', 'es'));

comment on column public.contact_messages.language is 'In which language the page was: en or es.';

grant insert (language) on public.contact_messages to anon;

alter policy "Visitors send messages" on public.contact_messages
with check (
  created_at = now()
  and flagged_because is null
  and private.has_ascii_domain(email)
  and language in ('en', 'es')
);

