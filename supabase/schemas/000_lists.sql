-- All enums, but for the kinds of notifications. Values are stored, sent and compared as written here; where a list has
-- an order, it is this one. The API types are generated from them: supabase/functions/_shared/database.types.ts.

create type public.language as enum ('en', 'es');

-- A request's steps in order, then how else it can end.
create type public.lead_status as enum ('Submitted', 'Sent Proposal', 'In Progress', 'Completed', 'Canceled');

-- How much of a truck of 15 cubic yards a load fills, smallest first.
create type public.load_size as enum ('few-items', 'quarter', 'half', 'three-quarters', 'full');

create type public.offer_state as enum ('open', 'accepted', 'declined', 'taken', 'expired', 'returned');

-- The state of an offer as its page shows it.
create type public.job_state as enum ('open', 'accepted', 'declined', 'taken', 'expired', 'returned', 'closed');

create type public.proposal_state as enum ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'ended');
create type public.proposal_accepter as enum ('customer', 'hauler');
create type public.proposal_wish as enum ('other-time', 'other-price', 'other');
create type public.decline_reason as enum ('price', 'time', 'other');

create type public.review_gone as enum ('yes', 'partly', 'no');
create type public.review_price as enum ('as-agreed', 'lower', 'higher', 'none-agreed');
create type public.moderation as enum ('waiting', 'published', 'withheld');
-- A low rating is never a reason.
create type public.withheld_reason as enum ('personal-data', 'abuse', 'not-about-the-pickup', 'not-a-customer');

-- Who is notified, in the order they are notified. `host` is the web host that builds the site.
create type public.audience as enum ('operator', 'hauler', 'customer', 'host');

create type public.notification_state as enum ('waiting', 'sent', 'skipped', 'dead');
-- Why a notification was never sent: it was late, another one says the same, its news is no longer true or, in the last
-- line, it can't be sent. `told-today`: its address has had one of this kind today. `offer-ended`: the hauler no longer
-- has the offer or the job.
create type public.skip_reason as enum (
  'too-late', 'told-otherwise', 'told-today', 'changed-back', 'corrected', 'no-news', 'not-flagged', 'not-waiting',
  'not-looking', 'matched-again', 'offered', 'offer-ended', 'answered', 'accepted', 'paused', 'works-again',
  'date-changed', 'closed', 'canceled-by-customer', 'open-again', 'not-completed', 'asks-off', 'proposal-ended',
  'other-proposal', 'other-price', 'never-told', 'not-booked', 'time-changed', 'pickup-begun', 'pickup-over',
  'not-on-the-way', 'arrived',
  'too-many-texts', 'wants-no-mail', 'no-way'
);
create type public.channel as enum ('mail', 'text', 'hook');
-- The channels by which someone can be reached.
create type public.channels as enum ('both', 'mail', 'text', 'none');
-- What a provider reports; later values override earlier ones. `unknown`: we don't know whether it was sent.
create type public.delivery as enum ('unknown', 'delayed', 'delivered', 'undelivered', 'complained');
create type public.delivery_event as enum ('delayed', 'delivered', 'undelivered', 'complained', 'stopped');
-- Whether a report was new.
create type public.report_outcome as enum ('recorded', 'old', 'unknown');
create type public.mail_outcome as enum ('sent', 'skipped', 'failed', 'postponed', 'undelivered');
create type public.text_outcome as enum (
  'sent', 'skipped', 'failed', 'postponed', 'unknown', 'undelivered', 'stopped'
);
create type public.text_wish as enum ('stop', 'start', 'help');

-- How a browser error was caught, and what is measured on a visit.
create type public.fault_source as enum ('error', 'rejection', 'boundary');
create type public.device as enum ('phone', 'desktop');
create type public.web_vital as enum ('lcp', 'inp', 'cls');

-- What a hauler does with the link that pauses offers, and what it shows. `paused`: they paused, and can resume.
-- `stopped`: only the operator can resume. `unknown`: it is not a link of a hauler.
create type public.pause_wish as enum ('view', 'pause', 'resume');
create type public.pause_state as enum ('active', 'paused', 'stopped', 'unknown');

-- How a hauler accepted the agreement.
create type public.agreement_way as enum ('link', 'by-hand');

-- How an action ended: `done` (also if it was already done), `unknown` (no such link), or why it is not possible now.
-- The values are explained in supabase/functions/_shared/contracts/outcomes.ts and _shared/domain/desk.ts.
create type public.action_outcome as enum ('done', 'unknown', 'refused', 'too-many', 'call-first', 'not-yet');
create type public.pickup_outcome as enum (
  'done', 'unknown', 'closed', 'changed', 'not-yours', 'call-first', 'too-soon', 'too-late', 'too-many',
  'window-wrong', 'window-passed', 'not-today'
);
create type public.agreement_outcome as enum ('done', 'unknown', 'ended', 'changed');
create type public.moderation_outcome as enum ('done', 'unknown', 'refused', 'changed');
create type public.desk_outcome as enum (
  'done', 'unknown', 'malformed', 'stale', 'closed', 'flagged', 'taken', 'paused', 'busy', 'nobody', 'no-address',
  'blocked', 'too-soon', 'not-vetted', 'not-insured', 'no-area', 'no-agreement', 'accepted', 'no-way', 'not-completed',
  'changed', 'no-price'
);
