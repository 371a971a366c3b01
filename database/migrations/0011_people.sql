-- People whom the academy itself adds, and lists of all of them.

-- Whom an admin adds or imports sets their password by a letter; until then there is none,
-- and nobody logs in with it.
alter table users alter column password_hash drop not null;

-- What a list of people is searched in: any part of a name or an email, whatever the case or
-- width. Collation C compares bytes, so that a hundred thousand are looked through at once.
alter table users add column search_text text collate "C"
  generated always as (lower(normalize(name || ' ' || email, nfkc))) stored;

-- The orders of that list; staff are few and filtered for.
create index users_newest_idx on users (created_at desc, user_id desc) where archived_at is null;
create index users_seen_idx on users (last_seen_at desc nulls last, user_id desc)
  where archived_at is null;
create index users_name_idx on users (lower(name), user_id) where archived_at is null;
create index users_staff_idx on users (role, created_at desc)
  where role <> 'student' and archived_at is null;
create index users_inactive_idx on users (created_at desc)
  where not is_active and archived_at is null;
create index users_removed_idx on users (archived_at desc) where archived_at is not null;
create index point_accounts_richest_idx on point_accounts (balance desc, user_id desc)
  where kind = 'available';

-- Letters with a link to set the first password that are still to be written. A row goes
-- when its letter is sent, so what a stopped process or a silent mail server left undone is
-- done later; `claimed_at` keeps two processes from writing to one person.
create table welcome_letters (
  user_id integer constraint welcome_letters_pkey primary key
    constraint welcome_letters_user_fkey references users on delete cascade,
  origin text not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);

-- A code of the academy is archived, not deleted: it says with what people came.
alter table invitation_codes add column archived_at timestamptz;
create index invitation_codes_newest_idx
  on invitation_codes (created_at desc, invitation_code_id desc) where archived_at is null;
create index invitation_codes_academy_idx
  on invitation_codes (created_at desc, invitation_code_id desc)
  where owner_user_id is null and archived_at is null;
create index invitation_codes_used_idx
  on invitation_codes (used_count desc, invitation_code_id desc) where archived_at is null;
create index invitation_codes_ending_idx on invitation_codes (expires_at, invitation_code_id)
  where archived_at is null;
create index invitation_uses_latest_idx
  on invitation_uses (invitation_code_id, used_at desc, user_id desc);
drop index invitation_uses_code_idx;

-- The orders of the list of teachers; a teacher who left is in another list.
create index teachers_newest_idx on teachers (created_at desc, teacher_id desc);
