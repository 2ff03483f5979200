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
