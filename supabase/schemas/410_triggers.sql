-- All triggers, by table. Postgres runs triggers for the same event in the order of their names, so each name begins
-- with a number: the hundreds stand for the event, the tens for the order.
--
--   _1xx_ before insert    _2xx_ before update    _3xx_ before delete
--   _4xx_ after insert     _5xx_ after update     _6xx_ after delete
--
-- A trigger for two events has the number of the first. The leading underscore lets the checks and cascades of foreign
-- keys run before ours: Postgres names those RI_ConstraintTrigger_…, and "R" sorts before "_", but after digits.

-- leads

create trigger _100_drop_invisible
before insert or update of street_address, unit_number, city, job_description, full_name, email, call_time, desk_note
on public.leads
for each row execute function private.drop_invisible(
  'street_address', 'unit_number', 'city', 'job_description', 'full_name', 'email', 'call_time', 'desk_note'
);

create trigger _110_allow_one_submission before insert on public.leads
for each row when (current_user = 'anon') execute function private.allow_one_submission();

create trigger _120_limit_submissions before insert on public.leads
for each row when (current_user = 'anon')
execute function private.limit_submissions('leads_per_hour_at_most', 'requests');

create trigger _130_sync_pickup before insert or update of status, timeframe, pickup_from, pickup_until on public.leads
for each row execute function private.sync_pickup();

create trigger _140_note_consent before insert or update of agreed_to_messages, phone on public.leads
for each row execute function private.note_consent();

create trigger _210_clear_canceled_by_customer before update of status on public.leads
for each row when (old.status = 'Canceled' and new.status <> 'Canceled')
execute function private.clear_canceled_by_customer();

-- Removing old photos does not count as a change of the request.
create trigger _220_touch_updated_at before update on public.leads
for each row when (new.image_urls <> '{}' or old.image_urls = '{}' and old.* is distinct from new.*)
execute function private.touch_updated_at();

create trigger _230_clear_failures before update of email, phone on public.leads
for each row execute function private.clear_failures();

create trigger _410_flag_lead after insert on public.leads
for each row when (current_user = 'anon') execute function private.flag_lead();

create trigger _420_notify_of_lead after insert on public.leads
for each row execute function private.notify_of_lead();

create trigger _430_dispatch_new_lead after insert on public.leads
for each row execute function private.dispatch_new_lead();

create trigger _440_ask_for_review after insert on public.leads
for each row when (new.status = 'Completed') execute function private.ask_for_review();

-- For any update: _130_sync_pickup changes columns that a statement does not name.
create trigger _510_notify_of_change after update on public.leads
for each row when (
  (old.status, old.timeframe, old.pickup_from, old.pickup_until)
    is distinct from (new.status, new.timeframe, new.pickup_from, new.pickup_until)
)
execute function private.notify_of_change();

create trigger _520_notify_of_flag after update of flagged_because on public.leads
for each row when ((old.flagged_because is null) <> (new.flagged_because is null))
execute function private.notify_of_flag();

create trigger _530_dispatch_on_status_change after update of status, flagged_because on public.leads
for each row when (
  old.status is distinct from new.status or (old.flagged_because is null) <> (new.flagged_because is null)
)
execute function private.dispatch_on_status_change();

create trigger _540_record_status_change after update of status on public.leads
for each row when (old.status is distinct from new.status)
execute function private.record_status_change();

create trigger _550_end_proposals after update on public.leads
for each row when (
  old.status is distinct from new.status and private.is_closed(new.status)
  or (nullif(btrim(old.timeframe), ''), old.pickup_from, old.pickup_until)
    is distinct from (nullif(btrim(new.timeframe), ''), new.pickup_from, new.pickup_until)
)
execute function private.end_proposals();

create trigger _560_ask_for_review after update of status on public.leads
for each row when ((old.status = 'Completed') <> (new.status = 'Completed'))
execute function private.ask_for_review();

create trigger _570_note_review_change after update of flagged_because, services, language on public.leads
for each row when (
  (old.flagged_because is null) <> (new.flagged_because is null)
  or (old.services, old.language) is distinct from (new.services, new.language)
)
execute function private.note_review_change();

-- contact_messages

create trigger _100_drop_invisible
before insert or update of name, email, message on public.contact_messages
for each row execute function private.drop_invisible('name', 'email', 'message');

create trigger _110_allow_one_submission before insert on public.contact_messages
for each row when (current_user = 'anon') execute function private.allow_one_submission();

create trigger _120_limit_submissions before insert on public.contact_messages
for each row when (current_user = 'anon')
execute function private.limit_submissions('messages_per_hour_at_most', 'messages');

create trigger _410_flag_contact_message after insert on public.contact_messages
for each row when (current_user = 'anon') execute function private.flag_contact_message();

create trigger _420_notify_of_message after insert on public.contact_messages
for each row execute function private.notify_of_message();

create trigger _510_notify_of_flag after update of flagged_because on public.contact_messages
for each row when ((old.flagged_because is null) <> (new.flagged_because is null))
execute function private.notify_of_flag();

-- contact_reports

create trigger _110_skip_repeated_report before insert on public.contact_reports
for each row execute function private.skip_repeated_report();

create trigger _410_notify_of_report after insert on public.contact_reports
for each row execute function private.notify_of_report();

-- haulers

create trigger _100_drop_invisible
before insert or update of name, contact_name, email on public.haulers
for each row execute function private.drop_invisible('name', 'contact_name', 'email');

create trigger _110_note_hauler_contact before insert or update of email, phone, texts_on on public.haulers
for each row execute function private.note_hauler_contact();

create trigger _120_check_papers before insert on public.haulers
for each row when (new.active) execute function private.check_papers();

create trigger _210_clear_failures before update of email, phone on public.haulers
for each row execute function private.clear_failures();

create trigger _220_check_papers before update of active on public.haulers
for each row when (new.active and not old.active) execute function private.check_papers();

create trigger _230_forget_own_pause before update of active on public.haulers
for each row when (old.active <> new.active) execute function private.forget_own_pause();

create trigger _310_lock_leads_of_hauler before delete on public.haulers
for each row execute function private.lock_leads_of_hauler();

create trigger _320_end_agreements before delete on public.haulers
for each row execute function private.end_agreements();

create trigger _410_note_agreement after insert or update of agreement_version, agreement_accepted_at on public.haulers
for each row when (new.agreement_version is not null) execute function private.note_agreement();

create trigger _420_ask_new_hauler after insert on public.haulers
for each row when (new.agreement_version is null) execute function private.ask_new_hauler();

create trigger _510_withdraw_offers
after update of active, insured_until, agreement_version, agreement_due_at on public.haulers
for each row when (
  old.active and not new.active
  or (old.insured_until, old.agreement_version, old.agreement_due_at)
    is distinct from (new.insured_until, new.agreement_version, new.agreement_due_at)
)
execute function private.withdraw_offers();

create trigger _520_end_agreement_links after update of email, phone on public.haulers
for each row when ((old.email, old.phone) is distinct from (new.email, new.phone))
execute function private.end_agreement_links();

-- job_offers

create trigger _110_note_acceptance before insert or update of state on public.job_offers
for each row when (new.state = 'accepted') execute function private.note_acceptance();

create trigger _120_check_agreement before insert on public.job_offers
for each row when (new.state in ('open', 'accepted')) execute function private.check_agreement();

create trigger _210_reopen_offer before update of state on public.job_offers
for each row when (new.state = 'open' and old.state <> 'open') execute function private.reopen_offer();

create trigger _220_check_agreement before update of state on public.job_offers
for each row when (new.state in ('open', 'accepted') and old.state not in ('open', 'accepted'))
execute function private.check_agreement();

create trigger _410_count_offer after insert or update of state on public.job_offers
for each row when (new.state = 'open') execute function private.count_offer();

create trigger _420_end_other_offers after insert or update of state on public.job_offers
for each row when (new.state = 'accepted') execute function private.end_other_offers();

create trigger _430_notify_of_new_offer after insert on public.job_offers
for each row when (new.state in ('open', 'accepted')) execute function private.notify_of_offer();

create trigger _510_end_proposals_of_offer after update of state on public.job_offers
for each row when (old.state = 'accepted' and new.state <> 'accepted')
execute function private.end_proposals_of_offer();

create trigger _520_dispatch_after_offer after update of state on public.job_offers
for each row when (
  old.state = 'open' and new.state in ('declined', 'expired', 'returned')
  or old.state = 'accepted' and new.state <> 'accepted'
)
execute function private.dispatch_after_offer();

create trigger _530_notify_of_offer after update of state on public.job_offers
for each row when (new.state <> old.state and new.state in ('open', 'accepted'))
execute function private.notify_of_offer();

create trigger _610_dispatch_after_deleted_offer after delete on public.job_offers
for each row when (old.state in ('open', 'accepted')) execute function private.dispatch_after_offer();

-- notifications

create trigger _410_text_operator_too after insert on public.notifications
for each row when (new.audience = 'operator' and new.channel is null) execute function private.text_operator_too();

create trigger _510_note_review_asked after update of state on public.notifications
for each row when (new.kind = 'review-asked' and new.state = 'sent' and old.state <> 'sent')
execute function private.note_review_asked();

-- reviews

create trigger _410_note_review_change after insert on public.reviews
for each row execute function private.note_review_change();

create trigger _510_note_review_change after update on public.reviews
for each row when (old.* is distinct from new.*) execute function private.note_review_change();

create trigger _610_note_review_change after delete on public.reviews
for each row execute function private.note_review_change();

-- storage.objects, in addition to the triggers of the storage service

create trigger _110_limit_lead_images before insert on storage.objects
for each row when (new.bucket_id = 'lead-images') execute function private.limit_lead_images();
