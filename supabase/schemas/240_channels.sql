-- Which channel a notification uses when it is due, email or text, and why it may use neither.

-- The channels available for a notification at any time of day: the email address and the number it can go to, each
-- null if it cannot.
--
-- Opt-outs belong to the address or number, whoever uses it; delivery failures belong to the row with the address or
-- number. A customer who marked an email as spam is not texted either; a stop link stops only emails. Notice of a
-- correction goes to the previous address by email only. If there was no address, it goes as a text to the previous
-- number, which accepted texts when the notice was written.
create function private.channels_of(
  notification public.notifications, out email text, out phone text, out wants_no_mail boolean
)
language plpgsql stable set search_path = '' as $$
declare
  lead public.leads;
  hauler public.haulers;
  has_complained boolean;
  takes_texts boolean;
begin
  case notification.audience
    when 'operator' then
      select operator_phone into phone from public.dispatch_settings;
      wants_no_mail := false;
      takes_texts := true;
    when 'customer' then
      select * into lead from public.leads where id = notification.lead_id;
      email := case
        when notification.correction_id is not null then private.address_of(notification)
        when lead.email_failed_at is null then lead.email
      end;
      select block.complained into has_complained from public.mail_blocks as block
      where block.audience = 'customer'
        and block.address_hash = private.address_hash(private.address_of(notification));
      wants_no_mail := found;
      takes_texts := case
        when notification.correction_id is not null then private.address_of(notification) is null
        else lead.agreed_to_messages and lead.text_failed_at is null and has_complained is not true
          and (notification.kind <> 'request-changed' or lead.email is null)
      end;
      phone := coalesce(
        (select phone_before from public.lead_corrections where id = notification.correction_id), lead.phone
      );
    else
      select found.* into hauler from public.haulers as found where found.id = private.hauler_told(notification);
      email := case when hauler.email_failed_at is null then hauler.email end;
      wants_no_mail := private.wants_no_mail(hauler.email, 'hauler');
      takes_texts := hauler.texts_on and hauler.text_failed_at is null;
      phone := hauler.phone;
  end case;
  if wants_no_mail or notification.failed_channel = 'mail' then
    email := null;
  end if;
  if not coalesce(takes_texts, false)
    or notification.failed_channel = 'text'
    or not (select texts_on from public.dispatch_settings)
    or not private.is_us_number(phone)
    or exists (select from public.text_blocks where number_hash = private.number_hash(phone))
  then
    phone := null;
  end if;
end;
$$;

-- The channels that reach a customer now: both, mail, text or none. Only for the team and the hauler with the job. The
-- tracking page shows `shown_channels`, which does not reveal whether an address or number has opted out.
create function private.working_channels(lead public.leads) returns public.channels
language plpgsql stable security definer set search_path = '' as $$
declare
  outgoing public.notifications;
  channels record;
begin
  outgoing.kind := 'link-again';
  outgoing.audience := 'customer';
  outgoing.lead_id := lead.id;
  select * into channels from private.channels_of(outgoing);
  return case
    when channels.email is not null and channels.phone is not null then 'both'
    when channels.email is not null then 'mail'
    when channels.phone is not null then 'text'
    else 'none'
  end;
end;
$$;

-- How a customer is reached, for emails to the operator: `{ by, bounced, wants_no_mail, complained }`.
create function public.updates_for_team(lead_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.updates_of(lead) || jsonb_build_object(
    'by', private.working_channels(lead),
    'wants_no_mail', block.address_hash is not null,
    'complained', coalesce(block.complained, false)
  )
  from public.leads as lead
  left join public.mail_blocks as block
    on block.address_hash = private.address_hash(lead.email) and block.audience = 'customer'
  where lead.id = updates_for_team.lead_id;
$$;
comment on function public.updates_for_team is
  'How a customer is reached, and what they have stopped. Never show it on a public page.';

create type private.channel_choice as (
  channel public.channel, address_hash bytea, due_at timestamptz, reason public.skip_reason
);

-- How a notification is sent now: by `channel` (the hook only for the host), or not before `due_at`, or never, for
-- `reason`. `texts`: can texts be sent at all? Urgent news goes by email if a text is not allowed now and there is an
-- address. After an attempt by email, which may have arrived, it stays an email.
create function private.choose_channel(
  notification public.notifications, texts boolean default true
) returns private.channel_choice
language plpgsql stable set search_path = '' as $$
declare
  settings public.dispatch_settings;
  is_text constant boolean := notification.audience = 'operator' and notification.channel is not distinct from 'text';
  channels record;
  number bytea;
  text_at timestamptz;
  reason public.skip_reason;
begin
  if notification.audience = 'host' then
    return row ('hook', null, null, null)::private.channel_choice;
  end if;
  if notification.audience = 'operator' and not is_text then
    return row ('mail', notification.address_hash, null, null)::private.channel_choice;
  end if;
  select * into channels from private.channels_of(notification);
  select * into strict settings from public.dispatch_settings;
  if texts and channels.phone is not null and private.news_since(notification) > now() - settings.text_good_for and (
    channels.email is null
    or not (notification.channel is not distinct from 'mail' and notification.attempts > 0)
    and exists (
      select from private.notification_kinds as known
      where known.kind = notification.kind and known.audience = notification.audience and known.text_first
    )
  ) then
    number := private.number_hash(channels.phone);
    text_at := private.next_text_time(now() + case
      when private.has_text_left(notification.kind) then interval '0'
      else '5 minutes'
    end);
    -- If it would be too old by then, it does not wait.
    text_at := case when text_at < private.news_since(notification) + settings.text_good_for then text_at end;
    reason := case
      when private.has_had_its_texts(notification.audience, notification.kind, number) then 'too-many-texts'
      else private.reason_of_repetition(notification, number)
    end;
    if reason is null and text_at <= now() then
      return row ('text', number, null, null)::private.channel_choice;
    end if;
  end if;
  if channels.email is not null then
    return row (
      'mail', private.address_hash(channels.email), null,
      private.reason_of_repetition(notification, private.address_hash(channels.email))
    )::private.channel_choice;
  end if;
  return row (null, null, text_at, coalesce(reason, case
    when text_at is not null then null
    when channels.wants_no_mail then 'wants-no-mail'::public.skip_reason
    else 'no-way'
  end))::private.channel_choice;
end;
$$;

grant execute on function private.working_channels(public.leads) to service_role;
