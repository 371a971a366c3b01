-- Who the people are: users and their sessions, mailed links, limits on logging in, invitation
-- codes, and the days on which somebody was here.

create table users (
  user_id integer generated always as identity constraint users_pkey primary key,
  email text not null constraint users_email_length check (length(email) between 3 and 254),
  email_verified_at timestamptz,
  -- null: an admin added the person, who sets a password by a mailed link; nobody logs in with it
  password_hash text,
  -- Names are shown in emails to their owner and, on the site, to others: one line, no web address.
  name text not null
    constraint users_name_length check (length(name) <= 80)
    constraint users_name_one_line check
      (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]')
    constraint users_name_no_address check (name !~* '://|www\.'),
  name_order text collate "C" not null default '',
  -- What a list of people is searched in: any part of a name or an email, whatever the case or
  -- width. Collation C compares bytes, so that a hundred thousand are looked through at once.
  search_text text collate "C"
    generated always as (lower(normalize(name || ' ' || email, nfkc))) stored,
  avatar text,
  language_preference text not null default 'zh'
    constraint users_language check (language_preference in ('zh', 'en')),
  role text not null default 'student'
    constraint users_role check (role in ('student', 'teacher', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  archived_at timestamptz,
  version integer not null default 1
);
comment on table users is
  'Learners, teachers and admins. A removed person is archived, without personal details.';
comment on column users.email_verified_at is
  'When the person opened a link sent to this address; null: never proven.';
-- An email is unique without regard to case.
create unique index users_email_key on users (lower(email));
create index users_created_at_idx on users (created_at);
create index users_last_seen_at_idx on users (last_seen_at);
-- The orders of the list of people; staff are few and filtered for.
create index users_newest_idx on users (created_at desc, user_id desc) where archived_at is null;
create index users_seen_idx on users (last_seen_at desc nulls last, user_id desc)
  where archived_at is null;
create index users_name_idx on users (name_order, user_id) where archived_at is null;
create index users_staff_idx on users (role, created_at desc)
  where role <> 'student' and archived_at is null;
create index users_inactive_idx on users (created_at desc)
  where not is_active and archived_at is null;
create index users_removed_idx on users (archived_at desc) where archived_at is not null;

-- An academy without an admin cannot be run, so no statement may end in one that
-- had an admin and has none. The lock makes two demotions at once wait for each other.
create function keep_one_active_admin() returns trigger language plpgsql as $$
begin
  if old.role = 'admin' and old.is_active and old.archived_at is null then
    perform pg_advisory_xact_lock(7305472);
    if not exists (
      select 1 from users where role = 'admin' and is_active and archived_at is null
    ) then
      raise exception 'the last active admin cannot be removed, deactivated or demoted'
        using errcode = 'check_violation', constraint = 'users_last_admin';
    end if;
  end if;
  return null;
end $$;
create trigger users_last_admin after update of role, is_active, archived_at or delete on users
  for each row execute function keep_one_active_admin();
comment on trigger users_last_admin on users is
  'The last active admin can be neither removed, deactivated nor demoted.';

create function note_name_order() returns trigger language plpgsql as $$
begin
  new.name_order := name_order(new.name);
  return new;
end $$;
create trigger users_name_order before insert or update of name on users
  for each row execute function note_name_order();
comment on trigger users_name_order on users is
  'Writes name_order, so that no command that writes a name can forget it.';

-- A proof belongs to the address that was proven, whoever changes it and by which command.
create function forget_proof_of_old_email() returns trigger language plpgsql as $$
begin
  new.email_verified_at := null;
  return new;
end $$;
create trigger users_email_proof before update of email on users
  for each row when (new.email is distinct from old.email)
  execute function forget_proof_of_old_email();
comment on trigger users_email_proof on users is
  'A new address is unverified, whichever command changes it.';

-- The cookie of a session holds a value of its own: who reads it cannot use it as the token, and
-- scripts, which hold the token, cannot compute it. It is made of the token and this key, so that
-- a lost cookie comes back as the same value in however many tabs ask at once.
create table sessions (
  session_id integer generated always as identity constraint sessions_pkey primary key,
  user_id integer not null constraint sessions_user_fkey references users on delete cascade,
  token_hash bytea not null constraint sessions_token_hash_key unique,
  cookie_key bytea not null constraint sessions_cookie_key_length check (length(cookie_key) >= 32),
  cookie_hash bytea constraint sessions_cookie_hash_key unique,
  remember_me boolean not null default false,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- No session outlives 90 days, however often it is used.
  constraint sessions_absolute_life check (expires_at <= created_at + interval '2160 hours')
);
comment on table sessions is
  'Who is logged in, in which browser; tokens are stored as hashes only.';
comment on column sessions.cookie_key is 'Random; with the token it makes the value of the cookie.';
comment on column sessions.cookie_hash is
  'Hash of the value of the cookie; null: none was set since the session began.';
create index sessions_user_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

-- Asking for a link writes a row for an unknown address as well: the embedded database serves one
-- request after the other, so the next one would tell by its wait whether there was one to write.
create table password_resets (
  token_hash bytea constraint password_resets_pkey primary key,
  user_id integer constraint password_resets_user_fkey references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table password_resets is
  'Links mailed to set a password: used once, and only the hash of their token is stored.';
comment on column password_resets.user_id is
  'Null: nobody has the address that asked; the token was sent to nobody and opens nothing.';
create index password_resets_user_idx on password_resets (user_id);

-- Links that prove that an email address is its person's. A link is good for the address that it
-- was sent to: who has another address by now proves nothing with it.
create table email_verifications (
  token_hash bytea constraint email_verifications_pkey primary key,
  user_id integer not null
    constraint email_verifications_user_fkey references users on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_verifications_life check (expires_at > created_at)
);
comment on table email_verifications is
  'Links mailed to prove an address: used once, and only the hash of their token is stored.';
create index email_verifications_user_idx on email_verifications (user_id, created_at);
create index email_verifications_expires_at_idx on email_verifications (expires_at);

-- A row is deleted once its email is out, so what a stopped process or a silent mail server left
-- undone is done later; `claimed_at` prevents two processes from writing to one person.
create table welcome_emails (
  user_id integer constraint welcome_emails_pkey primary key
    constraint welcome_emails_user_fkey references users on delete cascade,
  origin text not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);
comment on table welcome_emails is
  'Welcome emails that are still to be sent, one a person; a row is deleted once its email is out.';

-- Attempts to log in are counted before the password is checked, so that a hundred guesses sent
-- at once are a hundred attempts.
create table login_counters (
  kind text not null
    constraint login_counters_kind check (kind in ('account', 'device', 'address', 'reset_email')),
  key_hash bytea not null,
  attempts integer not null constraint login_counters_attempts check (attempts >= 0),
  pending integer not null constraint login_counters_pending check (pending >= 0),
  failures integer not null constraint login_counters_failures check (failures >= 0),
  ends_at timestamptz not null,
  constraint login_counters_pkey primary key (kind, key_hash)
);
comment on table login_counters is
  'Attempts in a window of time that has a limit; what is counted is stored as a hash only.';
comment on column login_counters.attempts is
  'All that count in this window: those under way, the failures, and successes beside others.';
comment on column login_counters.pending is 'Attempts whose password is still being checked.';
comment on column login_counters.ends_at is 'From then on the next attempt begins a new window.';
create index login_counters_ends_at_idx on login_counters (ends_at);

create table known_devices (
  user_id integer not null constraint known_devices_user_fkey references users on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  constraint known_devices_pkey primary key (user_id, token_hash),
  constraint known_devices_order check (created_at <= last_used_at and last_used_at < expires_at)
);
comment on table known_devices is
  'Browsers in which a person has logged in; their attempts are counted apart from strangers''.';
create index known_devices_token_idx on known_devices (token_hash);
create index known_devices_expires_at_idx on known_devices (expires_at);

-- A code of the academy is archived, not deleted: it says with what people came.
create table invitation_codes (
  invitation_code_id integer generated always as identity
    constraint invitation_codes_pkey primary key,
  code text not null
    constraint invitation_codes_code_key unique
    constraint invitation_codes_form check (code = upper(code) and length(code) between 4 and 64),
  note text not null default '',
  owner_user_id integer
    constraint invitation_codes_owner_key unique
    constraint invitation_codes_owner_fkey references users on delete cascade,
  max_uses integer constraint invitation_codes_max_uses check (max_uses >= 1),
  used_count integer not null default 0,
  expires_at timestamptz,
  is_active boolean not null default true,
  search_text text collate "C"
    generated always as (lower(normalize(code || E'\n' || note, nfkc))) stored,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  version integer not null default 1,
  constraint invitation_codes_used_count
    check (used_count >= 0 and (max_uses is null or used_count <= max_uses))
);
comment on table invitation_codes is
  'Codes to register with: the academy''s own, and one of each learner (owner_user_id).';
create index invitation_codes_newest_idx
  on invitation_codes (created_at desc, invitation_code_id desc) where archived_at is null;
create index invitation_codes_academy_idx
  on invitation_codes (created_at desc, invitation_code_id desc)
  where owner_user_id is null and archived_at is null;
create index invitation_codes_used_idx
  on invitation_codes (used_count desc, invitation_code_id desc) where archived_at is null;
create index invitation_codes_ending_idx on invitation_codes (expires_at, invitation_code_id)
  where archived_at is null;

create table invitation_uses (
  user_id integer constraint invitation_uses_pkey primary key
    constraint invitation_uses_user_fkey references users on delete cascade,
  invitation_code_id integer not null
    constraint invitation_uses_code_fkey references invitation_codes,
  used_at timestamptz not null default now()
);
comment on table invitation_uses is 'Who registered with which invitation code.';
create index invitation_uses_latest_idx
  on invitation_uses (invitation_code_id, used_at desc, user_id desc);

create table active_days (
  user_id integer not null constraint active_days_user_fkey references users on delete cascade,
  day date not null,
  constraint active_days_pkey primary key (user_id, day)
);
comment on table active_days is
  'Academy days on which a person logged in, registered or did something that was recorded.';
create index active_days_day_idx on active_days (day);

-- `users.last_seen_at` forgets all days but the last: who was active in the 30 days before
-- a past one can only be told from this.
create table seen_days (
  day date not null,
  user_id integer not null
    constraint seen_days_user_fkey references users on delete cascade,
  constraint seen_days_pkey primary key (day, user_id)
);
comment on table seen_days is
  'Academy days on which a person was seen, one row each; written by a trigger of users.';
create index seen_days_user_idx on seen_days (user_id);

create function note_seen_day() returns trigger language plpgsql as $$
declare
  zone text := coalesce((select time_zone from site_settings), 'UTC');
  seen_day date := (new.last_seen_at at time zone zone)::date;
begin
  if tg_op = 'UPDATE' and (old.last_seen_at at time zone zone)::date = seen_day then
    return null;
  end if;
  insert into seen_days (day, user_id) values (seen_day, new.user_id) on conflict do nothing;
  return null;
end $$;
create trigger users_seen_day after insert or update of last_seen_at on users
  for each row when (new.last_seen_at is not null) execute function note_seen_day();
comment on trigger users_seen_day on users is
  'Writes seen_days wherever last_seen_at moves to another academy day.';

-- A repeated request with the same key gets the first response again.
create table idempotency_keys (
  user_id integer not null constraint idempotency_keys_user_fkey references users on delete cascade,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key)
);
comment on table idempotency_keys is
  'Requests that were sent with an Idempotency-Key, with their response; forgotten after a week.';
