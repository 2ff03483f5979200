-- By when a customer is called, and the other waits that an operator may want to change.

create table public.dispatch_settings (
  only_row boolean primary key default true check (only_row),
  promise interval not null default '2 hours'
    constraint "promise is longer than nothing and at most a week" check (promise > '0' and promise <= '7 days'),
  request_mail_hold interval not null default '30 seconds'
    constraint "request_mail_hold is not negative" check (request_mail_hold >= '0'),
  status_mail_hold interval not null default '2 minutes'
    constraint "status_mail_hold is not negative" check (status_mail_hold >= '0'),
  flagged_digest_every interval not null default '1 hour'
    constraint "flagged_digest_every is at least a second" check (flagged_digest_every >= '1 second'),
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
  review_ask_days int not null default 1
    constraint "review_ask_days is 0 to 14" check (review_ask_days between 0 and 14),
  review_ask_time time not null default '10:00',
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

  constraint "texts_from is before texts_until" check (texts_from < texts_until)
);

comment on table public.dispatch_settings is 'How soon people are told and called. One row; safe to edit by hand.';
comment on column public.dispatch_settings.only_row is 'Keeps this table at one row. Do not edit.';
comment on column public.dispatch_settings.promise is
  'Within this much of business hours (8 AM to 8 PM in Los Angeles, every day) a customer is called. '
  'By when that is, and what is overdue, follow it. The words on pages and in mails and the time on the confirmation '
  'do not: they take the amount from PROMISE_HOURS in supabase/functions/_shared/domain/promise.ts.';
comment on column public.dispatch_settings.request_mail_hold is
  'How long the mail of a new request to the operator waits, so that it has the photos.';
comment on column public.dispatch_settings.status_mail_hold is
  'How long the mail of a change to the customer waits. Who changes a request twice meanwhile sends one mail.';
comment on column public.dispatch_settings.flagged_digest_every is
  'The operator is told of flagged requests and messages together, at most this often.';
comment on column public.dispatch_settings.arrival_mails_per_address_per_day is
  'Mails of a new request to the same address within 24 hours. More are not sent: anybody can type any address.';
comment on column public.dispatch_settings.customer_mails_per_hour is
  'Mails an hour to all customers together. More wait. '
  'Half of it is for mails that strangers can cause, by typing an address.';
comment on column public.dispatch_settings.dispatch_on is
  'Are requests offered to haulers, and taken back from who does not call? Off: only the operator offers, by hand.';
comment on column public.dispatch_settings.offers_per_wave is 'To how many haulers a request is offered at once.';
comment on column public.dispatch_settings.offer_open_for is
  'Within this much of business hours one of them must accept. Then others are offered the request.';
comment on column public.dispatch_settings.take_back_after is
  'Within this much of business hours a hauler must answer a customer''s "I was not contacted". '
  'Then others are offered the job.';
comment on column public.dispatch_settings.uncalled_jobs_per_hauler is
  'So many accepted jobs a hauler may have whose customers they have not called. Then they must call first.';
comment on column public.dispatch_settings.proposal_notice is
  'A time that a hauler proposes begins at least this much later, so that the customer can answer.';
comment on column public.dispatch_settings.acceptance_notice is
  'Until this long before it begins, a proposed time can be accepted.';
comment on column public.dispatch_settings.proposal_days_ahead is 'Up to so many days ahead a pickup can be proposed.';
comment on column public.dispatch_settings.proposals_per_job is 'So many proposals a hauler can make for one job.';
comment on column public.dispatch_settings.pickup_reminder_at is
  'At this time of the evening before, in Los Angeles, customer and hauler are reminded of a pickup.';
comment on column public.dispatch_settings.pickup_over_after is
  'So much of business hours after the end of a pickup, its hauler is asked whether it is done.';
comment on column public.dispatch_settings.texts_on is
  'May people be told by text? Turn it on once the carriers have approved your registration.';
comment on column public.dispatch_settings.operator_phone is
  'Where the operator is texted, besides the mail, when a customer waits. Digits alone. Empty: nowhere.';
comment on column public.dispatch_settings.texts_from is 'Nobody is texted before this time of the day in Los Angeles.';
comment on column public.dispatch_settings.texts_until is 'Nobody is texted from this time on. 24:00: at any time.';
comment on column public.dispatch_settings.text_good_for is
  'News older than this are not texted any more: they go by mail, or not at all.';
comment on column public.dispatch_settings.texts_per_hour is 'Texts an hour to all together. More wait.';
comment on column public.dispatch_settings.stranger_texts_per_hour is
  'Of these, texts that strangers can cause by sending requests: to customers, haulers and the operator. '
  'More go by mail, or wait.';
comment on column public.dispatch_settings.arrival_texts_per_hour is
  'Of these again, texts to numbers that strangers can type. More wait.';
comment on column public.dispatch_settings.texts_per_number_per_day is
  'Texts to the number of a customer within 24 hours. More go by mail, or not at all.';
comment on column public.dispatch_settings.texts_per_hauler_per_day is
  'Texts to the number of a hauler, and to the operator, within 24 hours. A third is kept for what strangers cannot '
  'cause. More go by mail, or not at all.';
comment on column public.dispatch_settings.desk_on is
  'Do the operator''s mails have links to the desk? Off: none is made, and none works.';
comment on column public.dispatch_settings.desk_list_open_for is
  'For how long a link to the whole list works. That of the morning''s mail works until the next one.';
comment on column public.dispatch_settings.desk_ask_every is
  'Who asks for a link to the desk gets one at most this often, and twelve within twelve hours.';
comment on column public.dispatch_settings.digest_at is
  'At this time of the day in Los Angeles the operator is mailed what the day brings. Empty: never.';
comment on column public.dispatch_settings.review_asks_on is
  'Is every customer asked once, after the pickup was marked completed, whether all is gone? Off: nobody is.';
comment on column public.dispatch_settings.review_ask_days is
  'So many days after that they are asked. 0: on the same day, at once if the time has passed.';
comment on column public.dispatch_settings.review_ask_time is 'At this time of the day in Los Angeles.';
comment on column public.dispatch_settings.review_open_for is 'For how long after the question it can be answered.';
comment on column public.dispatch_settings.review_edit_for is
  'For how long after the first answer, or after the last time that the request was completed, it can be changed.';
comment on column public.dispatch_settings.site_build_every is
  'The host is asked to build the site at most this often, when a review has come to it or left it.';
comment on column public.dispatch_settings.language_head_start is
  'How much earlier haulers who speak the customer''s language are offered a request than the others asked with them. '
  '0: not.';
comment on column public.dispatch_settings.open_offers_per_hauler is
  'A hauler with so many offers that they have not answered gets no other until one ends. Requests wait for that.';

insert into public.dispatch_settings default values;

alter table public.dispatch_settings enable row level security;
revoke all on public.dispatch_settings from anon, authenticated;
grant select, update on public.dispatch_settings to service_role;

-- The moment that lies `duration` of business hours after another. Business hours are 8 AM to 8 PM in Los Angeles,
-- every day. The clocks change at night, so a day always has twelve of them. Example: two hours after 7 PM is 9 AM.
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
  'By when a request is promised a call. While the setting promise is PROMISE_HOURS, src/lib/promised-by.ts tells the '
  'visitor the same.';

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

revoke execute on all functions in schema private from public;
revoke execute on function public.promised_by(timestamptz) from public, anon, authenticated;
-- The checks of the settings run as whoever writes.
grant execute on function
  private.add_business_hours(timestamptz, interval), public.promised_by(timestamptz),
  private.is_us_number(text)
to service_role;
