-- What an operator reads is what there is: no characters that hide, reverse or are not there.

-- Refuses control characters (tabs and line breaks may stand in `multiline` text), Unicode's format characters (\p{Cf}
-- of Unicode 17, but for U+200D, which joins emoji), and text of which nothing can be seen.
create function private.is_plain_text(text text, multiline boolean) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return text !~ case when multiline then '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]' else '[\u0001-\u001F\u007F-\u009F]' end
    and text !~ (
      '[\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B\u200C\u200E\u200F\u202A-\u202E'
      || '\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F'
      || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]'
    )
    -- Blanks, joiners, fillers, selectors of variants, and the empty Braille pattern.
    and text ~ (
      '[^\u0001-\u0020\u00A0\u034F\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200D\u2028\u2029\u202F\u205F'
      || '\u2065\u2800\u3000\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]'
    );
end;
$$;

-- One mailbox, also where somebody reads the text as a list of addresses.
create function private.is_one_mailbox(email text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return email ~ '^[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+$' and char_length(email) <= 254
    -- Blanks that Postgres does not know as such in every locale.
    and email !~ '[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]'
    and private.is_plain_text(email, multiline => false);
end;
$$;

-- The checks below run these as whoever inserts.
revoke execute on function private.is_plain_text(text, boolean), private.is_one_mailbox(text) from public;
grant execute on function private.is_plain_text(text, boolean), private.is_one_mailbox(text) to anon, service_role;

-- Not valid: rows from before stay as they are; what breaks a rule must be put right when somebody edits the row.
alter table public.leads
  drop constraint "street_address is 1 to 200 characters on one line",
  drop constraint "unit_number is empty or 1 to 40 characters on one line",
  drop constraint "city is empty or 1 to 100 characters on one line",
  drop constraint "job_description is empty or 1 to 2000 characters",
  drop constraint "full_name is 1 to 120 characters on one line",
  drop constraint "email is empty or looks like name@example.com",
  drop constraint "source_page is empty or a web address without a tracking ID",
  add constraint "street_address is 1 to 200 characters on one line" check (
    private.is_plain_text(street_address, multiline => false) and char_length(street_address) <= 200
  ) not valid,
  add constraint "unit_number is empty or 1 to 40 characters on one line" check (
    private.is_plain_text(unit_number, multiline => false) and char_length(unit_number) <= 40
  ) not valid,
  add constraint "city is empty or 1 to 100 characters on one line" check (
    private.is_plain_text(city, multiline => false) and char_length(city) <= 100
  ) not valid,
  add constraint "job_description is empty or 1 to 2000 characters" check (
    private.is_plain_text(job_description, multiline => true) and char_length(job_description) <= 2000
  ) not valid,
  add constraint "full_name is 1 to 120 characters on one line" check (
    private.is_plain_text(full_name, multiline => false) and char_length(full_name) <= 120
  ) not valid,
  add constraint "email is empty or looks like name@example.com" check (
    private.is_one_mailbox(email) and email ~ '@[^@]+\.[^@]+$'
  ) not valid,
  add constraint "source_page is empty or a web address without a tracking ID" check (
    source_page = '' or (
      source_page ~ '^https?://[^\s]+$' and char_length(source_page) <= 500 and source_page !~* '/track/'
      and private.is_plain_text(source_page, multiline => false)
    )
  ) not valid;

alter table public.contact_messages
  drop constraint "name is 1 to 120 characters on one line",
  drop constraint "email looks like name@example.com",
  drop constraint "message is 1 to 5000 characters",
  add constraint "name is 1 to 120 characters on one line" check (
    private.is_plain_text(name, multiline => false) and char_length(name) <= 120
  ) not valid,
  add constraint "email looks like name@example.com" check (private.is_one_mailbox(email)) not valid,
  add constraint "message is 1 to 5000 characters" check (
    private.is_plain_text(message, multiline => true) and char_length(message) <= 5000
  ) not valid;
