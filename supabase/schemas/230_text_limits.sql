-- How many texts there can be.

-- Can a text of this kind be started now? There are limits in total, for texts that strangers can cause, and for those
-- to numbers that anyone could have typed. Texts claimed by a worker count.
create function private.has_text_left(kind public.notification_kind) returns boolean
language sql stable set search_path = '' as $$
  select texts_per_hour > count(counted.kind)
    and (
      stranger_texts_per_hour > count(counted.kind) filter (where private.can_be_text_of_strangers(counted.kind))
      or not private.can_be_text_of_strangers(has_text_left.kind)
    )
    and (
      arrival_texts_per_hour > count(counted.kind) filter (where private.can_be_of_strangers(counted.kind))
      or not private.can_be_of_strangers(has_text_left.kind)
    )
  from public.dispatch_settings
  left join (
    select kind from public.notifications where channel = 'text' and handed_over_at > now() - interval '1 hour'
    union all
    select kind from public.notifications
    where channel = 'text' and state = 'waiting' and claimed_at is not null and due_at > now()
      and handed_over_at is null
  ) as counted on true
  group by texts_per_hour, stranger_texts_per_hour, arrival_texts_per_hour;
$$;

-- Has this number used up its texts of this kind for the day, counting those being sent? For haulers and the operator,
-- a third, rounded down, is reserved for texts that strangers cannot cause.
create function private.has_had_its_texts(
  audience public.audience, kind public.notification_kind, number_hash bytea
) returns boolean
language sql stable set search_path = '' as $$
  select case
    when audience = 'customer' then of_all >= texts_per_number_per_day
    else of_all >= texts_per_hauler_per_day
      or private.can_be_text_of_strangers(has_had_its_texts.kind)
        and of_strangers >= texts_per_hauler_per_day - texts_per_hauler_per_day / 3
  end
  from public.dispatch_settings, (
    select count(*) as of_all, count(*) filter (where private.can_be_text_of_strangers(earlier.kind)) as of_strangers
    from public.notifications as earlier
    where channel = 'text'
      and address_hash = number_hash
      and (
        handed_over_at > now() - interval '24 hours'
        or handed_over_at is null and state = 'waiting' and claimed_at is not null and due_at > now()
      )
  ) as counted;
$$;
