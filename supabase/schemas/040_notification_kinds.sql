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
