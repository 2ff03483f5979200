-- Which text can be stored, and when two texts name the same person.
--
-- These functions are in plpgsql because a session caches its plans. Postgres plans an SQL function again in every
-- statement.

-- The text without characters that nobody sees: control characters except tabs and line breaks, and Unicode format
-- characters, which hide or reverse the text next to them (\p{Cf} of Unicode 17). U+200C and U+200D are text: Persian
-- needs the one, the other joins emoji. Same as `withoutInvisible` in supabase/functions/_shared/domain/plain-text.ts.
create function private.without_invisible(text text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(
    text,
    '[\u0001-\u0008\u000B-\u001F\u007F-\u009F'
      || '\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B\u200E\u200F\u202A-\u202E'
      || '\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F'
      || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]',
    '', 'g'
  );
end;
$$;

-- Is all of this text visible, and not too long? `multiline` text can have tabs and line breaks; text of only spaces
-- and joiners is refused. Same as `isPlainText` beside `withoutInvisible`.
create function private.is_plain_text(text text, max_length int, multiline boolean default false) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return char_length(text) <= max_length
    and text = private.without_invisible(text)
    and (multiline or text !~ '[\t\n]')
    -- Spaces, joiners, fillers, variation selectors and the empty Braille pattern are not visible.
    and text ~ (
      '[^\u0001-\u0020\u00A0\u034F\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200D\u2028\u2029\u202F\u205F'
      || '\u2065\u2800\u3000\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]'
    );
end;
$$;

-- Before a row is stored, drops invisible characters from the columns that the trigger names.
create function private.drop_invisible() returns trigger
language plpgsql set search_path = '' as $$
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(name, private.without_invisible(stored ->> name))
    from to_jsonb(new) as stored, unnest(tg_argv) as name
  ));
end;
$$;

-- Is this the address of exactly one mailbox, even to software that accepts address lists, that a provider sends to?
-- Examples: `a@b.com,c@d.com`, `josé@example.com` and `a..b@example.com` are not. Same as `emailProblem` in
-- supabase/functions/_shared/contracts/fields.ts, but for the domain.
create function private.is_one_mailbox(email text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return email ~ '^[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+)*@[^\s@,;<>()"\\]+$'
    and strpos(email, '@') <= 65
    -- Spaces that Postgres does not treat as spaces in every locale.
    and email !~ '[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]'
    and private.is_plain_text(email, 254);
end;
$$;

-- Replaces the digits of all scripts with 0, and every character that browsers accept as the dot of a domain with a dot
-- (\p{Nd} of Unicode 17; https://url.spec.whatwg.org/#idna).
create function private.fold_signs(text text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return replace(
    regexp_replace(
      normalize(text, NFKC),
        '[\u0660-\u0669\u06F0-\u06F9\u07C0-\u07C9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF'
        || '\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\u0DE6-\u0DEF\u0E50-\u0E59'
        || '\u0ED0-\u0ED9\u0F20-\u0F29\u1040-\u1049\u1090-\u1099\u17E0-\u17E9\u1810-\u1819\u1946-\u194F'
        || '\u19D0-\u19D9\u1A80-\u1A89\u1A90-\u1A99\u1B50-\u1B59\u1BB0-\u1BB9\u1C40-\u1C49\u1C50-\u1C59'
        || '\uA620-\uA629\uA8D0-\uA8D9\uA900-\uA909\uA9D0-\uA9D9\uA9F0-\uA9F9\uAA50-\uAA59\uABF0-\uABF9'
        || '\U000104A0-\U000104A9\U00010D30-\U00010D39\U00010D40-\U00010D49\U00011066-\U0001106F'
        || '\U000110F0-\U000110F9\U00011136-\U0001113F\U000111D0-\U000111D9\U000112F0-\U000112F9'
        || '\U00011450-\U00011459\U000114D0-\U000114D9\U00011650-\U00011659\U000116C0-\U000116C9'
        || '\U000116D0-\U000116E3\U00011730-\U00011739\U000118E0-\U000118E9\U00011950-\U00011959'
        || '\U00011BF0-\U00011BF9\U00011C50-\U00011C59\U00011D50-\U00011D59\U00011DA0-\U00011DA9'
        || '\U00011DE0-\U00011DE9\U00011F50-\U00011F59\U00016130-\U00016139\U00016A60-\U00016A69'
        || '\U00016AC0-\U00016AC9\U00016B50-\U00016B59\U00016D70-\U00016D79\U0001E140-\U0001E149'
        || '\U0001E2F0-\U0001E2F9\U0001E4F0-\U0001E4F9\U0001E5F1-\U0001E5FA\U0001E950-\U0001E959]',
      '0', 'g'
    ),
    '。', '.'
  );
end;
$$;

-- Can this name be shown with a review? It has no digits, no characters of an address or a link, and nothing that reads
-- as a domain. Same as `canBeName` in supabase/functions/_shared/domain/review.ts.
create function private.can_be_name(text text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  folded constant text := private.fold_signs(text);
begin
  return folded !~ '[0-9@/:<>_#*=|\\]' and folded !~ '\.[^ .-][^ .]' and folded !~* '(^|[ .])www([ .]|$)';
end;
$$;

-- The digits of a number, without the US country code.
create function private.canonical_phone(phone text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1(?=\d{10}$)', '');
end;
$$;

-- Can we text this number at US rates? Accepts North American numbers, except toll-free, premium and personal ones, and
-- except islands where texts cost more, including US territories. Canadian numbers pass.
-- Same as `canBeTexted` in supabase/functions/_shared/domain/can-be-texted.ts.
create function private.is_us_number(phone text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  number constant text := private.canonical_phone(phone);
begin
  return number ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'
    and number !~ '^(.11|37|96|5(00|2[1-9]|33|44|66|77|88)|700|710|8(00|22|33|44|55|66|77|88)|900)'
    and left(number, 3) <> all ('{
      242,246,264,268,284,340,345,441,473,649,658,664,670,671,684,721,758,767,784,787,809,829,849,868,869,876,939
    }'::text[]);
end;
$$;

-- Does the domain have only ASCII letters, digits and hyphens? Visitors can use no others: international domains have
-- several spellings, and `canonical_email` does not unify them.
create function private.has_ascii_domain(email text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return email ~ '@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$';
end;
$$;

-- One form for all spellings of a mailbox: upper or lower case, full-width letters, any +tag, a trailing dot and, at
-- Gmail, any dots and its other domain (https://support.google.com/mail/answer/7436150).
create function private.canonical_email(email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  folded constant text := rtrim(lower(normalize(email, NFKC)), '.');
  mailbox constant text := regexp_replace(folded, '(\+[^@]*)?@[^@]*$', '');
  domain constant text := regexp_replace(folded, '^.*@', '');
begin
  if domain in ('gmail.com', 'googlemail.com') then
    return replace(mailbox, '.', '') || '@gmail.com';
  end if;
  return mailbox || '@' || domain;
end;
$$;

-- What `canonical_email` leaves out: the +tag of an address, or an empty text. Another tag can be another person.
create function private.email_tag(email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(substring(lower(normalize(email, NFKC)) from '\+[^@]*(?=@)'), '');
end;
$$;

-- Do both addresses name the same mailbox with the same tag, however they are spelled? Null if one is null.
create function private.is_same_email(one text, other text) returns boolean
language plpgsql immutable strict set search_path = '' as $$
begin
  return private.canonical_email(one) = private.canonical_email(other)
    and private.email_tag(one) = private.email_tag(other);
end;
$$;

-- Checks and indexes call these with the rights of the inserting role.
grant execute on function
  private.without_invisible(text), private.is_plain_text(text, int, boolean), private.is_one_mailbox(text),
  private.has_ascii_domain(text), private.canonical_phone(text), private.canonical_email(text)
to anon, service_role;
grant execute on function
  private.fold_signs(text), private.can_be_name(text), private.email_tag(text), private.is_same_email(text, text)
to service_role;
